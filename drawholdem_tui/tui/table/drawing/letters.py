"""What is drawn in half cells: words that are read across a room, in letters of dots; and a line
that goes up and down."""

from __future__ import annotations

import unicodedata
from functools import lru_cache
from typing import Final

from drawholdem_tui.tui.looks import ink
from drawholdem_tui.tui.table.drawing.cards import TALL_RANKS, Bitmap
from drawholdem_tui.tui.table.drawing.cells import Cells
from drawholdem_tui.tui.table.scene.plan import LETTER_ROWS

Inks = tuple[tuple[str, str], tuple[str, str]]  # of a line and of what is below, of losses last
_DOTS: Final = 2 * LETTER_ROWS
CAPITAL: Final = 7  # dots that one is high
_WORDS_APART: Final = "..."
# from the upper edge of a capital down to below the line; what has no dots there ends earlier
_LETTERS: Final = {
    **{rank: dots for rank, dots in TALL_RANKS.items() if rank != "T"},  # which is a ten there
    "B": "####. #...# #...# ####. #...# #...# ####.",
    "C": ".###. #...# #.... #.... #.... #...# .###.",
    "D": "####. #...# #...# #...# #...# #...# ####.",
    "E": "##### #.... #.... ####. #.... #.... #####",
    "F": "##### #.... #.... ####. #.... #.... #....",
    "G": ".###. #...# #.... #.### #...# #...# .###.",
    "H": "#...# #...# #...# ##### #...# #...# #...#",
    "I": "### .#. .#. .#. .#. .#. ###",
    "L": "#.... #.... #.... #.... #.... #.... #####",
    "M": "#...# ##.## #.#.# #.#.# #...# #...# #...#",
    "N": "#...# ##..# ##..# #.#.# #..## #..## #...#",
    "O": ".###. #...# #...# #...# #...# #...# .###.",
    "P": "####. #...# #...# ####. #.... #.... #....",
    "R": "####. #...# #...# ####. #.#.. #..#. #...#",
    "S": ".#### #.... #.... .###. ....# ....# ####.",
    "T": "##### ..#.. ..#.. ..#.. ..#.. ..#.. ..#..",
    "U": "#...# #...# #...# #...# #...# #...# .###.",
    "V": "#...# #...# #...# #...# #...# .#.#. ..#..",
    "W": "#...# #...# #...# #.#.# #.#.# ##.## #...#",
    "X": "#...# #...# .#.#. ..#.. .#.#. #...# #...#",
    "Y": "#...# #...# .#.#. ..#.. ..#.. ..#.. ..#..",
    "Z": "##### ....# ...#. ..#.. .#... #.... #####",
    "a": ".... .... .##. ...# .### #..# .###",
    "b": "#... #... ###. #..# #..# #..# ###.",
    "c": ".... .... .### #... #... #... .###",
    "d": "...# ...# .### #..# #..# #..# .###",
    "e": ".... .... .##. #..# #### #... .###",
    "f": ".## #.. ### #.. #.. #.. #..",
    "g": ".... .... .### #..# #..# .### ...# .##.",
    "h": "#... #... ###. #..# #..# #..# #..#",
    "i": "# . # # # # #",
    "j": "..# ... ..# ..# ..# ..# ..# ##.",
    "k": "#... #... #..# #.#. ##.. #.#. #..#",
    "l": "#. #. #. #. #. #. .#",
    "m": "..... ..... ##.#. #.#.# #.#.# #.#.# #.#.#",
    "n": ".... .... ###. #..# #..# #..# #..#",
    "o": ".... .... .##. #..# #..# #..# .##.",
    "p": ".... .... ###. #..# #..# ###. #... #...",
    "q": ".... .... .### #..# #..# .### ...# ...#",
    "r": "... ... #.# ##. #.. #.. #..",
    "s": ".... .... .### #... .##. ...# ###.",
    "t": ".#. .#. ### .#. .#. .#. .##",
    "u": ".... .... #..# #..# #..# #..# .###",
    "v": "..... ..... #...# #...# #...# .#.#. ..#..",
    "w": "..... ..... #...# #...# #.#.# #.#.# .#.#.",
    "x": "..... ..... #...# .#.#. ..#.. .#.#. #...#",
    "y": ".... .... #..# #..# #..# .### ...# .##.",
    "z": ".... .... #### ...# .##. #... ####",
    "ß": ".##. #..# #..# #.#. #..# #..# #.#.",
    "0": ".###. #...# #..## #.#.# ##..# #...# .###.",
    "1": ".#. ##. .#. .#. .#. .#. ###",
    "-": "... ... ... ### ... ... ...",
    "\u2013": "..... ..... ..... .###. ..... ..... .....",
    "\u2212": "... ... ... ### ... ... ...",
    ".": ". . . . . . #",
    ",": ".. .. .. .. .. .. .# #.",
    "'": "# # . . . . .",
    "\u2019": "# # . . . . .",
}  # fmt: skip
# over a small letter, in the two rows above it
_ACCENTS: Final = {
    "\u0300": ("#.", ".#"), "\u0301": (".#", "#."), "\u0302": (".#.", "#.#"),
    "\u0303": (".#.#", "#.#."), "\u0308": ("#..#", "...."), "\u030c": ("#.#", ".#."),
}  # fmt: skip


def words(text: str, times: int = 1) -> Bitmap | None:
    """Rows of dots, each so many times as large; none where a sign of it is not known.

    >>> [len(words("Zoë") or ()), words("小林")]
    [8, None]
    """
    signs = []
    for sign in unicodedata.normalize("NFC", text):
        dots = (_WORDS_APART,) * _DOTS if sign == " " else _letter(sign)
        if dots is None:
            return None
        signs.append(dots)
    rows = (".".join(parts) for parts in zip(*signs, strict=True))
    return tuple("".join(times * dot for dot in row) for row in rows for _time in range(times))


@lru_cache(128)
def _letter(sign: str) -> Bitmap | None:
    plain, *above = list(unicodedata.normalize("NFD", sign))
    if plain not in _LETTERS or len(above) > 1:
        return None
    rows = _LETTERS[plain].split()
    width = len(rows[0])
    rows += ["." * width] * (_DOTS - len(rows))
    if above:
        accent = _ACCENTS.get(above[0])
        if accent is None or not plain.islower() or plain in "bdfhklt":
            return None
        if plain == "i":
            rows, width = [f".{row}." for row in rows], 3
        rows[:2] = [each[:width].center(width, ".") for each in accent]
    return tuple(rows)


def draw_step(
    cells: Cells, at: tuple[int, int], halves: tuple[int, int], inks: Inks, felt: str
) -> range:
    """A column of a line so many half cells above or below ``at``, joined to the one ``before`` it,
    over a thin ground; the rows of the line. At nothing there is none, but for what leads there."""
    (x, base), (before, now) = at, halves
    last, edge = _end(before, now), _end(now, before)
    low = last + 1 if last < edge else edge + (not now)
    high = last - 1 if last > edge else edge - (not now)
    colours = {half: inks[half < 0][0] for half in range(low, high + 1)}
    body = range(low) if now > 0 else range(high + 1, 0) if now < 0 else range(0)
    colours |= {half: inks[half < 0][1] for half in body}
    for y in {base - 1 - half // 2 for half in colours}:
        under = 2 * (base - 1 - y)
        upper, lower = colours.get(under + 1, felt), colours.get(under, felt)
        sign = "\u2588" if upper == lower else "\u2584" if upper == felt else "\u2580"
        cells.text(x, y, sign, ink(lower, upper) if sign == "\u2584" else ink(upper, lower))
    return range(base - 1 - high // 2, base - low // 2)


def _end(halves: int, other: int) -> int:
    """The last half cell, from 0 up and from -1 down; of none, the one on the far side."""
    return halves - (halves > 0) if halves else -(other > 0)
