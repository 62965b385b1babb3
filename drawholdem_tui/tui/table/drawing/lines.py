"""Lines on the felt of a page: pieces of text, small cards and bars beside each other."""

from __future__ import annotations

from typing import Final, NamedTuple

from rich.cells import cell_len

from drawholdem_tui.engine.cards import UNKNOWN
from drawholdem_tui.tui.looks import Looks, Tone, block, ink
from drawholdem_tui.tui.looks.contrast import mix
from drawholdem_tui.tui.table.drawing.cells import Cells
from drawholdem_tui.tui.table.scene.plan import Place
from drawholdem_tui.tui.table.scene.regions import CardFace


class Said(NamedTuple):
    """A piece of text; with a ``width`` the next one begins behind that."""

    text: str
    tone: Tone = "plain"
    width: int = 0


class Faces(NamedTuple):
    """Small cards; ``None`` among them is a back, ``empty`` are dark places after them."""

    cards: tuple[CardFace, ...]
    empty: int = 0
    at: int = 0  # so many places are left free before them


class Bar(NamedTuple):
    """Without a ``width`` as long as there is room; in a column or two it stands upright."""

    share: float  # of the longest
    width: int = 0
    tone: Tone = "gold"


class Balance(NamedTuple):
    """What something is worth, on both sides of nothing."""

    share: float  # of the longest; below 0 to the left
    width: int = 0


Piece = Said | Faces | Bar | Balance
Cell = tuple[Piece, ...]
FACE: Final = 4  # columns that a small card takes, with the one between two


class Heading(NamedTuple):
    """Of a part of a page, on a line of gold."""

    text: str


def draw_heading(cells: Cells, place: Place, text: str, looks: Looks) -> None:
    """On the dashes of the swap line."""
    gold = looks.on_felt("gold")
    cells.fill(place, looks.on_felt("warm"), looks.glyphs.dash)
    if text.strip():
        cells.text(place.x + 3, place.y, f" {text} ", gold, width=place.width - 4)


Line = Heading | Cell


class How(NamedTuple):
    """How a line is drawn; ``other``: as every other one of many."""

    other: bool = False
    chosen: bool = False
    at_right: bool = False


_PLAIN: Final = How()


def draw_line(cells: Cells, room: Place, cell: Cell, looks: Looks, how: How = _PLAIN) -> None:
    """As far as there is room."""
    x, y, _width, _rows = room
    for part in cell:
        if isinstance(part, Faces):
            end = x + FACE * (part.at + len(part.cards) + part.empty) - 1
            if end > room.right:
                continue
            x = _faces(cells, (x + FACE * part.at, y), part, looks, how)
        elif isinstance(part, Bar):
            place = Place(x, y, min(part.width or room.width, room.right - x), 1)
            x += place.width + 1
            _bar(cells, place, part, looks, chosen=how.chosen)
        elif isinstance(part, Balance):
            place = Place(x, y, min(part.width or room.width, room.right - x), 1)
            x += place.width + 1
            _balance(cells, place, part.share, looks, chosen=how.chosen)
        else:
            _said(cells, Place(x, y, room.right - x, 1), part, looks, how)
            x += part.width or cell_len(part.text) + 1


def _said(cells: Cells, room: Place, said: Said, looks: Looks, how: How) -> None:
    palette, (x, y, width, _rows) = looks.palette, room
    style = block(palette.surround, palette.accent)
    if not how.chosen:
        style = looks.ink(said.tone, cells.ground(x, y))
    if how.at_right:
        cells.right(room.right, y, said.text, style)
    else:
        width = min(width, said.width - 1) if said.width else width
        cells.text(x, y, said.text, style, width=width)


def _faces(cells: Cells, at: tuple[int, int], faces: Faces, looks: Looks, how: How) -> int:
    """Every other row on another paper, or those above each other would melt into stripes; no dark
    places in the gold of the chosen one."""
    (x, y), palette, glyphs, other = at, looks.palette, looks.glyphs, how.other
    paper = mix(palette.paper, palette.paper_faded, 0.75) if other else palette.paper
    for face in faces.cards:
        if face is None or face == UNKNOWN:
            back = glyphs.back(looks.back) * (FACE - 1)
            ground = mix(palette.back_bg, "#000000", 0.5 if other else 0.25)
            cells.text(x, y, back, ink(palette.back_fg, ground))
        else:
            color = palette.suit_ink(face.suit, four_colour=looks.four_colour)
            cells.text(x, y, f"{glyphs.face(face):>{FACE - 1}}", block(color, paper))
        x += FACE
    for _place in range(faces.empty):
        sign = " " if palette.has_halves else glyphs.empty
        if not how.chosen:
            cells.text(x, y, f" {sign} ", ink(palette.dim, palette.empty))
        x += FACE
    return x


def _bar(cells: Cells, place: Place, bar: Bar, looks: Looks, *, chosen: bool) -> None:
    palette, glyphs, share = looks.palette, looks.glyphs, bar.share
    style = ink(looks.colour(bar.tone), cells.ground(place.x, place.y))
    if chosen:
        style = block(palette.surround, palette.accent)
    if place.width < FACE:
        sign = glyphs.rises[min(len(glyphs.rises) - 1, int(share * len(glyphs.rises)))]
        cells.text(place.x, place.y, sign, style)
    else:
        long = max(bool(share), round(place.width * share))
        cells.text(place.x, place.y, glyphs.filled(2 * long), style)


def _balance(cells: Cells, place: Place, share: float, looks: Looks, *, chosen: bool) -> None:
    """From the middle, which is nothing: to the right what is won, to the left what is lost."""
    palette, full = looks.palette, looks.glyphs.shares[0]
    side = (place.width - 1) // 2
    middle, ground = place.x + side, cells.ground(place.x, place.y)
    line = ink(palette.dim, ground)
    style = ink(palette.win if share > 0 else palette.loss, ground, bold=True)
    if chosen:
        style = line = block(palette.surround, palette.accent)
    cells.fill(Place(place.x, place.y, 2 * side + 1, 1), line, looks.glyphs.shares[2])
    many = max(bool(share), round(side * abs(share)))
    cells.fill(Place(middle + 1 if share > 0 else middle - many, place.y, many, 1), style, full)
    cells.text(middle, place.y, looks.glyphs.upright, line if chosen else looks.on_felt("gold"))
