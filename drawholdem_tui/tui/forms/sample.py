"""What the looks come to: a seat, two faces, a back, and the swap line below them."""

from __future__ import annotations

from typing import Final

from drawholdem_tui.engine.cards import cards
from drawholdem_tui.tui.looks import Looks, block, ink
from drawholdem_tui.tui.table.drawing.cards import draw_card
from drawholdem_tui.tui.table.drawing.cells import Cells
from drawholdem_tui.tui.table.scene.plan import Place
from drawholdem_tui.words.numbers import chips

SIZE: Final = (30, 10)
_FACES: Final = (*cards("As7d"), None)
_CARD: Final = (7, 5)


def draw_sample(cells: Cells, corner: tuple[int, int], looks: Looks) -> None:
    """On a piece of felt, with its corner here."""
    palette, (x, y) = looks.palette, corner
    felt = ink(palette.text, palette.felt)
    cells.fill(Place(x, y, *SIZE), felt)
    plate = Place(x + 2, y + 1, 26, 1)
    cells.fill(plate, ink(palette.text, palette.seat_to_act))
    cells.text(plate.x, y + 1, looks.glyphs.edge, ink(palette.accent, palette.seat_to_act))
    cells.text(plate.x + 2, y + 1, chips(1000), ink(palette.text, palette.seat_to_act, bold=True))
    button = f" {looks.glyphs.button} "
    cells.text(plate.right - 4, y + 1, button, block(palette.key_fg, palette.key_bg))
    for number, face in enumerate(_FACES):
        draw_card(cells, Place(x + 3 + number * (_CARD[0] + 1), y + 3, *_CARD), face, looks)
    cells.text(x + 2, y + 8, looks.glyphs.dash * 18, ink(palette.accent, palette.felt))
    fee = f" {looks.glyphs.chip} 130 "
    cells.text(x + 20, y + 8, fee, ink(palette.accent, palette.felt, bold=True))
