"""The deck beside the board, where there is room for it."""

from __future__ import annotations

from rich.style import Style

from drawholdem_tui.tui.drawing.cards import back
from drawholdem_tui.tui.drawing.cells import Cells
from drawholdem_tui.tui.drawing.drawn import Drawn
from drawholdem_tui.tui.looks import ink
from drawholdem_tui.tui.scene.plan import Place


class Deck(Drawn[bool]):
    """It tells nothing, and looks the same however many cards are left."""

    def ground(self) -> Style:
        return ink(self.looks.palette.text, self.looks.palette.felt)

    def paint(self, cells: Cells, picture: bool) -> None:
        glyphs = self.looks.glyphs
        cells.fill(Place(0, 0, *self.area), back(self.looks), glyphs.back(self.looks.back))
        # the edges of the cards below
        edges = ink(self.looks.palette.back_bg, self.looks.palette.paper_faded)
        cells.fill(Place(cells.width - 1, 0, 1, cells.height), edges, glyphs.upright)
