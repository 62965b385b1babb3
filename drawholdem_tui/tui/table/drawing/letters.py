"""What stands out of the text: words that are read across a room, in letters of dots; headings;
cards with a word below; a line that goes up and down; and a stroke from the middle of one."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from functools import lru_cache
from typing import Final, Literal

from rich.cells import cell_len
from rich.style import Style

from drawholdem_tui.engine.cards import UNKNOWN
from drawholdem_tui.tui.looks import Looks, Tone, ink, tone_of
from drawholdem_tui.tui.looks.contrast import mix
from drawholdem_tui.tui.table.drawing.cards import (
    TALL_RANKS,
    Bitmap,
    draw_bitmap,
    draw_card,
    draw_dark,
)
from drawholdem_tui.tui.table.drawing.cells import Cells
from drawholdem_tui.tui.table.scene.plan import LETTER_ROWS, Place
from drawholdem_tui.tui.table.scene.regions import CardFace

Inks = tuple[tuple[str, str], tuple[str, str]]  # of a line and of what is below, of losses last
_DOTS: Final = 2 * LETTER_ROWS
CAPITAL: Final = 7  # dots that one is high
_WORDS_APART: Final = "..."
AMOUNTS_APART: Final = 3  # cells
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
    "0": ".###. #...# #...# #...# #...# #...# .###.",
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
        dots = (_WORDS_APART,) * _DOTS if sign.isspace() else _letter(sign)
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


def in_a_row_or_two(text: str, room: int) -> list[Bitmap]:
    """Rows no wider than that, cut as near to the middle as a blank is; or nothing."""
    parts = text.split()
    cuts = [(" ".join(parts[:at]), " ".join(parts[at:])) for at in range(1, len(parts))]
    for rows in ((text,), *sorted(cuts, key=lambda cut: max(map(cell_len, cut)))):
        dots = [each for each in map(words, rows) if each and len(each[0]) <= room]
        if len(dots) == len(rows):
            return dots
    return []


def draw_amounts(
    cells: Cells, y: int, figures: Sequence[tuple[str, str]], dots: Sequence[Bitmap], looks: Looks
) -> int:
    """In such dots, and below each what it is; gives the next row."""
    x, below = 1, y + LETTER_ROWS
    for each, (_amount, what) in zip(dots, figures, strict=True):
        draw_bitmap(cells, (x, 2 * y), each, looks.ink("strong"))
        cells.text(x, below, what, looks.ink())
        x += max(len(each[0]), cell_len(what)) + AMOUNTS_APART
    return below + 1


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


_BROWN: Final = 0.5  # of the gold, in the line that bars lie on
_TO_THE_LEFT: Final = str.maketrans("\u257e\u2598", "\u257c\u259d")  # half cells as in a mirror


def dim_line(looks: Looks, ground: str, *, chosen: bool) -> Style:
    """That bars lie on: on gold it is brown, or nobody would see where they end."""
    palette = looks.palette
    brown = mix(palette.surround, palette.accent, _BROWN)
    return ink(brown, palette.accent) if chosen else ink(palette.dim, ground)


def from_the_middle(
    cells: Cells,
    place: Place,
    length: float,
    looks: Looks,
    *,
    chosen: bool = False,
) -> None:
    """A stroke on a line over the whole of its place, to half a cell: to the right for a gain, to
    the left for a loss; the longest fills its side. Slabs in rows below each other would melt into
    one. What is there at all is to be seen."""
    palette, glyphs, ground = looks.palette, looks.glyphs, cells.ground(place.x, place.y)
    dim = dim_line(looks, ground, chosen=chosen)
    full = ink(palette.win if length > 0 else palette.loss, ground)
    full = looks.on_gold(tone_of(length)) if chosen else full
    span = place.width - 2 + place.width % 2
    middle = place.x + span // 2
    halves = max(bool(length), round(span * abs(length)))
    cells.fill(place._replace(width=span + 1, height=1), dim, glyphs.shares[2])
    cells.text(middle, place.y, glyphs.rail.down, dim)
    filled = glyphs.filled(halves)
    stroke = filled if length > 0 else filled[::-1].translate(_TO_THE_LEFT)
    cells.text(middle + 1 if length > 0 else middle - len(stroke), place.y, stroke, full)


def draw_bar(
    cells: Cells,
    place: Place,
    bar: tuple[float, float, bool],
    looks: Looks,
    tone: Tone | Literal[""],
) -> None:
    """As long as its share of the place, with a mark at another one from 0 up, on a line or not; on
    the gold of a chosen row without a ``tone``."""
    (share, mark, lies), glyphs = bar, looks.glyphs
    ground = cells.ground(place.x, place.y)
    style = ink(looks.colour(tone), ground) if tone else looks.on_gold()
    long = max(bool(share), round(place.width * share))  # half a cell is thinner in many fonts
    if lies:
        cells.fill(place, dim_line(looks, ground, chosen=not tone), glyphs.shares[2])
    cells.text(place.x, place.y, glyphs.filled(2 * long), style)
    if mark >= 0:
        at = place.x + round((place.width - 1) * mark)
        style = looks.ink("gold", ground) if tone else looks.on_gold("gold")
        cells.text(at, place.y, glyphs.rail.down, style)


def draw_marks(
    cells: Cells, room: Place, told: Sequence[tuple[float, str]], left: int, looks: Looks
) -> None:
    """Words below a bar, each in the middle below its share of it, as far as they keep apart;
    together they need the cells ``left``."""
    x = room.x
    for share, text in told:
        wide = cell_len(text)
        at = room.x + round((room.width - 1) * share) - wide // 2
        x = max(x, min(at, room.right - left))
        cells.text(x, room.y, text, looks.ink("quiet", cells.ground(x, room.y)))
        x, left = x + wide + 2, left - wide - 2


def draw_listed(
    cells: Cells, place: Place, looks: Looks, face: CardFace | Literal[""] = "", *, faded: float = 0
) -> None:
    """In one of many rows: half a cell of felt keeps a card, or a dark place, from the next."""
    low, felt = place.bottom - 1, cells.ground(place.x, place.bottom - 1)
    apart = place.height > 2 and looks.in_halves  # else the sign stands in the last row
    if face == "":
        draw_dark(cells, place, looks)
    else:
        draw_card(cells, place, face, looks, faded=0 if apart else faded)
    if apart and face is not None and face != UNKNOWN:
        edge = f"\u259d{looks.glyphs.bar * (place.width - 2)}\u2598"
        cells.text(place.x, low, edge, ink(cells.ground(place.x + 1, low), felt))
