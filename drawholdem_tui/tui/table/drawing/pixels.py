"""Ranks and suits drawn in half cells, for cards that can be read across a room."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import zip_longest
from typing import Final

from rich.style import Style

from drawholdem_tui.tui.table.drawing.cells import Cells

_HALVES: Final = {"##": "█", "#.": "▀", ".#": "▄"}
Bitmap = tuple[str, ...]  # rows of dots, two to a cell

_RANKS: Final = {
    "A": ".##. #..# #..# #### #..# #..#",
    "K": "#..# #.#. ##.. ##.. #.#. #..#",
    "Q": ".##. #..# #..# #..# #.#. .#.#",
    "J": "...# ...# ...# ...# #..# .##.",
    "T": "#..##. #.#..# #.#..# #.#..# #.#..# #..##.",
    "9": ".##. #..# #..# .### ...# .##.",
    "8": ".##. #..# .##. #..# #..# .##.",
    "7": "#### ...# ..#. ..#. .#.. .#..",
    "6": ".##. #... ###. #..# #..# .##.",
    "5": "#### #... ###. ...# #..# .##.",
    "4": "..## .#.# #..# #### ...# ...#",
    "3": "###. ...# .##. ...# ...# ###.",
    "2": ".##. #..# ...# ..#. .#.. ####",
}  # fmt: skip
# at twice the size, the wide one would reach the edge of its card
_NARROW_TEN: Final = "#.### #.#.# #.#.# #.#.# #.#.# #.###"
_TALL_RANKS: Final = {
    "A": ".###. #...# #...# ##### #...# #...# #...#",
    "K": "#...# #..#. #.#.. ##... #.#.. #..#. #...#",
    "Q": ".###. #...# #...# #...# #.#.# #..#. .##.#",
    "J": "..### ...#. ...#. ...#. ...#. #..#. .##..",
    "T": "#..##. #.#..# #.#..# #.#..# #.#..# #.#..# #..##.",
    "9": ".###. #...# #...# .#### ....# #...# .###.",
    "8": ".###. #...# #...# .###. #...# #...# .###.",
    "7": "##### ....# ...#. ...#. ..#.. ..#.. ..#..",
    "6": ".###. #...# #.... ####. #...# #...# .###.",
    "5": "##### #.... ####. ....# ....# #...# .###.",
    "4": "...#. ..##. .#.#. #..#. ##### ...#. ...#.",
    "3": ".###. #...# ....# ..##. ....# #...# .###.",
    "2": ".###. #...# ....# ...#. ..#.. .#... #####",
}  # fmt: skip
_SMALL_SUITS: Final = {
    "s": "..#.. .###. ##### ##### ..#..",
    "h": ".#.#. ##### ##### .###. ..#..",
    "d": "..#.. .###. ##### .###. ..#..",
    "c": ".###. .###. ##### ##### ..#..",
}
_SUITS: Final = {
    "s": "...#... ..###.. .#####. ####### ...#... ..###..",
    "h": ".##.##. ####### ####### .#####. ..###.. ...#...",
    "d": "...#... ..###.. .#####. .#####. ..###.. ...#...",
    "c": "..###.. ..###.. ####### ####### ...#... ..###..",
}


@lru_cache(128)
def rank_bitmap(rank: str, *, tall: bool = False, twice: bool = False) -> Bitmap:
    if twice and rank == "T":
        return _scaled(_NARROW_TEN, twice=twice)
    return _scaled((_TALL_RANKS if tall else _RANKS)[rank], twice=twice)


@lru_cache(32)
def suit_bitmap(suit: str, *, small: bool = False, twice: bool = False) -> Bitmap:
    return _scaled((_SMALL_SUITS if small else _SUITS)[suit], twice=twice)


def _scaled(dots: str, *, twice: bool) -> Bitmap:
    rows = dots.split()
    if twice:
        rows = ["".join(2 * dot for dot in row) for row in rows for _ in range(2)]
    return tuple(rows)


def draw_bitmap(cells: Cells, at: tuple[int, int], rows: Sequence[str], style: Style) -> None:
    """Dots from a column on, and from a half row on, counted from the top."""
    x, half = at
    padded = [""] * (half % 2) + list(rows)
    if len(padded) % 2:
        padded.append("")
    for y, pair in enumerate(zip(padded[::2], padded[1::2], strict=True), half // 2):
        for column, dots in enumerate(zip_longest(*pair, fillvalue="."), x):
            if sign := _HALVES.get("".join(dots)):
                cells.text(column, y, sign, style)
