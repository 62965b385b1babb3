"""Cards in three sizes: a line of text, five by three cells, seven by five cells."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from rich.style import Style

from drawholdem_tui.engine.cards import RANKS, Card
from drawholdem_tui.tui.drawing.cells import Cells
from drawholdem_tui.tui.looks import Looks, block, ink
from drawholdem_tui.tui.scene.plan import Place
from drawholdem_tui.tui.scene.regions import CardFace

SMALL = (5, 3)
LARGE = (7, 5)


def paper(card: Card, looks: Looks, *, faded: bool = False) -> Style:
    """The style of a face: a filled block in its suit's ink."""
    palette = looks.palette
    suit = palette.suit_ink(card.suit, four_colour=looks.four_colour)
    return block(palette.black, palette.paper_faded) if faded else block(suit, palette.paper)


def back(looks: Looks) -> Style:
    return ink(looks.palette.back_fg, looks.palette.back_bg)


def draw_card(
    cells: Cells,
    place: Place,
    face: CardFace,
    looks: Looks,
    *,
    marked: bool = False,
    faded: bool = False,
) -> None:
    """A card as a block. A marked one has stars in its free corners, others may be faded."""
    x, y, width, height = place.x, place.y, place.width, place.height
    if face is None:
        cells.fill(place, back(looks), looks.glyphs.back(looks.back))
        return
    style = paper(face, looks, faded=faded)
    cells.fill(place, style)
    inset = 1 if width > 5 else 0
    rank = RANKS[face.rank - 2]
    cells.text(x + inset, y, rank, style)
    cells.text(x + width // 2, y + height // 2, looks.glyphs.suit(face), style)
    cells.text(x + width - 1 - inset, y + height - 1, rank, style)
    if marked:
        cells.text(x + width - 1 - inset, y, looks.glyphs.star, style)
        cells.text(x + inset, y + height - 1, looks.glyphs.star, style)


def draw_empty(cells: Cells, place: Place, looks: Looks) -> None:
    """A place for a card that is still to come."""
    style = ink(looks.palette.dim, looks.palette.empty)
    cells.fill(place, style)
    cells.text(place.x + place.width // 2, place.y + place.height // 2, looks.glyphs.empty, style)


def draw_row(
    cells: Cells,
    at: tuple[int, int],
    faces: Sequence[CardFace],
    ground: Style,
    looks: Looks,
    *,
    marked: Collection[Card] = (),
    gap: int = 1,
) -> int:
    """Cards in a line of text: a star follows each marked one, the others fade."""
    x, y = at
    for face in faces:
        if face is None:
            # without gaps a back is one cell, so that they can be counted
            cells.fill(Place(x, y, 2 if gap else 1, 1), back(looks), looks.glyphs.back(looks.back))
        else:
            chosen = face in marked
            style = paper(face, looks, faded=bool(marked) and not chosen)
            cells.text(x, y, looks.glyphs.face(face), style)
            if chosen and gap:
                cells.text(x + 2, y, looks.glyphs.star, ground)
        x += 2 + gap
    return x - gap if faces else x
