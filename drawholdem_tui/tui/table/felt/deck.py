"""The deck beside the board, where there is room for it."""

from __future__ import annotations

from drawholdem_tui.tui.looks import ink
from drawholdem_tui.tui.table.drawing.cards import draw_card
from drawholdem_tui.tui.table.drawing.cells import Cells
from drawholdem_tui.tui.table.drawing.drawn import OnTheTable
from drawholdem_tui.tui.table.scene.plan import Place


class Deck(OnTheTable[bool]):
    """It tells nothing, and looks the same however many cards are left."""

    def paint(self, cells: Cells, picture: bool) -> None:
        looks = self.looks
        whole = Place(0, 0, cells.width, cells.height)
        draw_card(cells, whole, None, looks)
        # the edges of the cards below
        edges = ink(looks.palette.back_bg, looks.palette.paper_faded)
        right = Place(cells.width - 1, 1, 1, cells.height - 2)
        cells.fill(right, edges, looks.glyphs.upright)
