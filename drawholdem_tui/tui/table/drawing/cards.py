"""Cards in every size: from a row of text to faces that can be read across a room, whose ranks and
suits are drawn in half cells. And chips: the colour of one, how a pile of them grows, and how it
lies before its amount."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import lru_cache
from itertools import zip_longest
from typing import Final

from rich.style import Style

from drawholdem_tui.engine.cards import RANKS, UNKNOWN, Card
from drawholdem_tui.tui.looks import Looks, block, ink
from drawholdem_tui.tui.looks.contrast import contrast_ratio, mix
from drawholdem_tui.tui.looks.palette import Palette
from drawholdem_tui.tui.table.drawing.cells import Cells
from drawholdem_tui.tui.table.scene.plan import Place
from drawholdem_tui.tui.table.scene.regions import CardFace

_SHADE: Final = 0.6  # of a place without a card in the light it lies in
_SEEN: Final = 1.1  # contrast of a place to the light it lies in
_HALVES: Final = {"##": "█", "#.": "▀", ".#": "▄"}
Bitmap = tuple[str, ...]  # rows of dots, two to a cell

_RANKS: Final = {
    "A": ".##. #..# #..# #### #..# #..#",
    "K": "#..# #.#. ##.. ##.. #.#. #..#",
    "Q": ".##.. #..#. #..#. #..#. #.##. .##.#",
    "J": "...# ...# ...# ...# #..# .##.",
    "T": "#..##. #.#..# #.#..# #.#..# #.#..# #..##.",
    "9": ".##. #..# #..# .### ...# .##.",
    "8": ".##. #..# .##. #..# #..# .##.",
    "7": "#### ...# ..#. ..#. .#.. .#..",
    "6": ".##. #... ###. #..# #..# .##.",
    "5": "#### #... ###. ...# #..# .##.",
    "4": "#..# #..# #..# #### ...# ...#",
    "3": "###. ...# .##. ...# ...# ###.",
    "2": ".##. #..# ...# ..#. .#.. ####",
}  # fmt: skip
# at a larger size: a round zero, apart from the one, and room for a sign beside it
_LARGE_TENS: Final = {
    2: "##...####. ##..###### " + 8 * "##..##..## " + "##..###### ##...####.",
    3: "###....####.. ###...######. ###..######## "
    + 12 * "###..###..### "
    + "###..######## ###...######. ###....####..",
}
TALL_RANKS: Final = {
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
    "4": "#..#. #..#. #..#. ##### ...#. ...#. ...#.",
    "3": ".###. #...# ....# ..##. ....# #...# .###.",
    "2": ".###. #...# ....# ...#. ..#.. .#... #####",
}  # fmt: skip
_SMALL_SUITS: Final = {
    "s": "..#.. .###. ##### ##### ..#..",
    "h": ".#.#. ##### ##### .###. ..#..",
    "d": "..#.. .###. ##### .###. ..#..",
    "c": ".###. .###. ##### ##### ..#..",
}
# left halves, where the small ones twice as large would be steps
_LARGE_SUITS: Final = {
    "s": "....# ...## ..### .#### ##### ##### ##### .##.# ....# ...##",
    "h": ".###. ##### ##### ##### ##### .#### ..### ...## ....# .....",
    "d": "....# ...## ..### .#### ##### ##### .#### ..### ...## ....#",
    "c": "...## ..### ..### ...## .#### ##### ##### .##.# ....# ...##",
}
_LARGEST_SUITS: Final = {
    "s": "......# .....## ....### ...#### ..##### .###### "
         "####### ####### .####.# ......# .....## ....###",
    "h": "..###.. .#####. ####### ####### ####### ####### "
         ".###### ..##### ...#### ....### .....## ......#",
    "d": "......# .....## ....### ...#### ..##### .###### "
         ".###### ..##### ...#### ....### .....## ......#",
    "c": ".....## ....### ....### ....### .....## .####.# "
         "####### ####### .####.# ......# .....## ....###",
}  # fmt: skip
_SUITS: Final = {
    "s": "...#... ..###.. .#####. ####### ...#... ..###..",
    "h": ".##.##. ####### ####### .#####. ..###.. ...#...",
    "d": "...#... ..###.. .#####. .#####. ..###.. ...#...",
    "c": "..###.. ..###.. ####### ####### ...#... ..###..",
}


@lru_cache(128)
def rank_bitmap(rank: str, *, tall: bool = False, times: int = 1) -> Bitmap:
    if rank == "T" and times in _LARGE_TENS:
        return _scaled(_LARGE_TENS[times], 1)
    return _scaled((TALL_RANKS if tall else _RANKS)[rank], times)


@lru_cache(32)
def suit_bitmap(suit: str, *, small: bool = False, times: int = 1) -> Bitmap:
    if times > 1:
        halves = (_LARGE_SUITS if small else _LARGEST_SUITS)[suit].split()
        return tuple(left + left[::-1] for left in halves)
    return _scaled((_SMALL_SUITS if small else _SUITS)[suit], times)


def _scaled(dots: str, times: int) -> Bitmap:
    rows = dots.split()
    return tuple("".join(times * dot for dot in row) for row in rows for _ in range(times))


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


COUNTS = Style(underline=True)


def paper(card: Card, looks: Looks, *, faded: float = 0) -> Style:
    """The style of a face: a filled block in its suit's ink, ``faded`` so much."""
    suit = looks.palette.suit_ink(card.suit, four_colour=looks.four_colour)
    return block(suit, _paper(looks.palette, faded))


def _paper(palette: Palette, faded: float) -> str:
    between = mix(palette.paper, palette.paper_faded, faded) if 0 < faded < 1 else ""
    return between or (palette.paper_faded if faded else palette.paper)


def draw_card(
    cells: Cells, place: Place, face: CardFace, looks: Looks, *, faded: float = 0
) -> None:
    """A card with round corners. What is on it grows with it."""
    if face is None or face == UNKNOWN:
        draw_back(cells, place, looks)
        return
    if place.height == 1:
        draw_row(cells, place[:2], (face,), looks, marked=() if faded else None, size=place.width)
        return
    style = paper(face, looks, faded=faded)
    _blank(cells, place, style, _paper(looks.palette, faded), looks)
    x, y, width, height = place
    rank, suit = RANKS[face.rank - 2], looks.glyphs.suit(face)
    spoken = "10" if rank == "T" else rank
    if height >= 7 and not looks.glyphs.only_ascii:
        _large_face(cells, place, face, style, looks)
    elif height >= 5:
        cells.text(x + 1, y, f"{spoken}{suit}", style)
        if looks.glyphs.only_ascii:
            cells.text(x + width // 2, y + height // 2, suit, style)
        else:
            pip = suit_bitmap(face.suit, small=True)
            draw_bitmap(cells, (x + (width - 5) // 2, 2 * y + height - 2), pip, style)
        cells.text(x + width - 1 - len(spoken), y + height - 1, spoken, style)
    elif height >= 3:
        cells.text(x + 1, y, spoken, style)
        cells.text(x + width // 2, y + 1, suit, style)
        cells.text(x + width - 1 - len(spoken), y + height - 1, spoken, style)
    else:
        cells.text(x + (width - len(spoken)) // 2, y, spoken, style)
        cells.text(x + (width - 1) // 2, y + 1, suit, style)


_SIGN: Final = 3  # columns beside a rank that a sign wants, or it touches that


def _large_face(cells: Cells, place: Place, face: Card, style: Style, looks: Looks) -> None:
    """Rank and suit in half cells, and a small sign for whoever looks for it."""
    x, y, width, height = place
    rank = RANKS[face.rank - 2]
    times = 3 if height >= 17 else 2 if height >= 12 else 1
    dots = rank_bitmap(rank, tall=height == 8, times=times)
    pip = suit_bitmap(face.suit, small=times == 2 or height < 8, times=min(times, 2))
    draw_bitmap(cells, (x + 1, 2 * y + 1), dots, style)
    half = 2 * (y + height) - len(pip) - 1
    draw_bitmap(cells, (x + width - 1 - len(pip[0]), half), pip, style)
    if width - len(dots[0].rstrip(".")) > _SIGN:  # a tail is far below
        cells.text(x + width - 2, y, looks.glyphs.suit(face), style)


_EDGELESS: Final = 3  # rows of a back
_TWICE: Final = 12  # the same where a fine lattice would shimmer
_LARGE_WEAVE: Final = ("\u2572\u2571", "\u2571\u2572")


def draw_back(cells: Cells, place: Place, looks: Looks) -> None:
    """A lattice with an edge round it, if that leaves it more than a row."""
    palette, sign, (x, y, width, height) = looks.palette, looks.glyphs.back(looks.back), place
    style = ink(palette.back_fg, palette.back_bg)
    if height == 1 or not looks.in_halves:
        cells.fill(place, style, sign)
        return
    inside = width - 2
    if height > _EDGELESS:
        for row, signs in ((y, "▟█▙"), (y + height - 1, "▜█▛")):
            if not 0 <= row < cells.height:  # a raised card lies in two regions
                continue
            edge = signs[0] + signs[1] * inside + signs[2]
            ends = cells.ground(x, row), cells.ground(x + width - 1, row)
            if set(ends) <= set(palette.light):  # too near to be told apart: one run for all
                cells.text(x, row, edge, ink(palette.back_bg, ends[0]))
            else:
                cells.write(x, row, edge, palette.back_bg)
        cells.fill(Place(x, y + 1, width, height - 2), style)
        ways = _LARGE_WEAVE if height >= _TWICE and looks.back == "weave" else (sign, sign)
        for row in range(1, height - 1):
            cells.text(x + 1, y + row, (ways[row % 2] * width)[:inside], style)
        return
    rounded = inside > 1  # of so narrow ones it would make barrels
    cells.fill(place._replace(y=y + 1, height=height - 2) if rounded else place, style)
    cells.fill(Place(x + 1, y, inside, height), style, sign)
    for row, corners in ((y, "▟▙"), (y + height - 1, "▜▛")) if rounded else ():
        for at, corner in zip((x, x + width - 1), corners, strict=True):
            cells.write(at, row, corner, palette.back_bg)


def _blank(cells: Cells, place: Place, style: Style, colour: str, looks: Looks) -> None:
    """A card with nothing on it; with all four corners, one of two rows would be a shield."""
    left, top, right, low = place.x, place.y, place.right - 1, place.bottom - 1
    corners = [(left, top, "▟"), (right, top, "▙"), (left, low, "▜"), (right, low, "▛")]
    if place.height == 2:
        corners = corners[:2] if place.width > 3 else []
    inside = [
        (x, y, sign, ink(colour, cells.ground(x, y)))
        for x, y, sign in corners
        if looks.in_halves and 0 <= x < cells.width and 0 <= y < cells.height
    ]
    cells.fill(place, style)
    for x, y, sign, round_off in inside:
        cells.text(x, y, sign, round_off)


def underline(cells: Cells, place: Place, looks: Looks, colour: str = "") -> None:
    """A bar below a card that counts, in the row below it; in gold, if in no other colour."""
    for x in range(place.x, place.right):
        cells.write(x, place.bottom, looks.glyphs.bar, colour or looks.palette.accent)


def draw_empty(cells: Cells, places: Sequence[Place], looks: Looks) -> None:
    """Places beside each other for cards that are still to come. What is between them is drawn on
    their ground: a run for each row, not for each place."""
    for number, place in enumerate(places):
        x, y, width, height = place
        empty = shade_at(cells, x + width // 2, y + height // 2, looks)
        style = ink(looks.palette.dim, empty)
        if not looks.in_halves:
            cells.fill(place, style)
            cells.text(x + width // 2, y + height // 2, looks.glyphs.empty, style)
            continue
        for row in range(y, y + height):
            between = ink(cells.ground(x, row), empty)
            cells.fill(Place(x, row, width, 1), between)
            if number + 1 < len(places):
                cells.text(x + width, row, "█", between)
            if corners := {y: "▘▝", y + height - 1: "▖▗"}.get(row):
                cells.text(x, row, corners[0], between)
                cells.text(x + width - 1, row, corners[1], between)


def shade_at(cells: Cells, x: int, y: int, looks: Looks) -> str:
    """Of a place without a card: a little darker than the light it lies in, as far as is seen."""
    palette, ground = looks.palette, cells.ground(x, y)
    if not palette.has_halves:
        return palette.empty
    ways = (mix(ground, palette.empty, _SHADE), palette.empty, mix(ground, "#000000", _SHADE / 4))
    seen = (each for each in ways if contrast_ratio(each, ground) >= _SEEN)
    return next(seen, mix(ground, "#000000", _SHADE / 2))


def draw_dark(cells: Cells, place: Place, looks: Looks) -> None:
    """Such a place on a page: on its ground, round corners would be four bright points."""
    if looks.in_halves:
        x, y, width, height = place
        shade = shade_at(cells, x + width // 2, y + height // 2, looks)
        cells.fill(place, ink(looks.palette.dim, shade))
    else:
        draw_empty(cells, (place,), looks)


def draw_row(
    cells: Cells,
    at: tuple[int, int],
    faces: Sequence[CardFace],
    looks: Looks,
    *,
    marked: Collection[Card] | None = None,
    gap: int = 1,
    size: int = 2,
) -> int:
    """Cards in a line of text; where it ends. With ``marked``, those are underlined and the others
    faded, all of a beaten hand. With a ``size`` of three cells a ten is one."""
    x, y = at
    for face in faces:
        if face is None or face == UNKNOWN:
            # lower than the row: rows of cards do not melt; without gaps a back is one cell
            cells.write(x, y, looks.glyphs.low * (size if gap else 1), looks.palette.back_bg)
        else:
            chosen = marked is not None and face in marked
            style = paper(face, looks, faded=marked is not None and not chosen)
            glyphs = looks.glyphs
            told = f"{glyphs.face(face):>{size}}" if size > 2 else glyphs.face_in_two(face)
            cells.text(x, y, told, style + COUNTS if chosen else style)
        x += size + gap
    return x - gap if faces else x


_DEARER: Final = (25, 100, 1000)  # from these amounts on a chip has the next colour
_SMALLER: Final = {1000: (100, 10), 100: (25, 4), 25: (5, 5), 5: (1, 5)}  # what one is changed for
_GROWS: Final = (10, 50, 200, 500)  # from these amounts on a pile has one chip more


def chip_colour(amount: int, palette: Palette) -> str:
    """Of one chip that stands for the amount: as in a card room, it tells what it is worth."""
    return palette.chips[sum(amount >= least for least in _DEARER)]


def pile(amount: int, most: int, palette: Palette) -> tuple[str, ...]:
    """Colours of some chips of the sum, the dearest first: more for more, as far as they fit."""
    grown = min(most, (amount > 0) + sum(amount >= each for each in _GROWS))
    found, left = list[int](), amount
    for worth in (*_SMALLER, 1):
        chips, left = divmod(left, worth)
        found += [worth] * min(chips, most)
    while len(found) < grown:
        at = max(place for place, worth in enumerate(found) if worth > 1)
        worth, chips = _SMALLER[found[at]]
        found[at : at + 1] = [worth] * chips
    if len(set(found[:grown])) == 1 < grown - 1 and found[0] > 1:  # not all of one colour
        found[grown - 1] = _SMALLER[found[0]][0]
    return tuple(chip_colour(worth, palette) for worth in found[:grown])


def draw_pile(
    cells: Cells, x: int, y: int, chips: Sequence[str], looks: Looks, *, bold: bool = True
) -> int:
    """Chip by chip from there on; returns where the amount begins."""
    for place, chip in enumerate(chips, x):
        cells.write(place, y, looks.glyphs.chip, chip, bold=bold)
    return x + len(chips) + 1
