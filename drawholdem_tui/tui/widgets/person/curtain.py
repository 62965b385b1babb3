"""Between two people: who is next, and nothing else."""

from __future__ import annotations

from rich.cells import cell_len
from rich.style import Style
from textual import events

from drawholdem_tui.tui.drawing.cards import LARGE, draw_card
from drawholdem_tui.tui.drawing.cells import Cells, cut
from drawholdem_tui.tui.drawing.clicks import CommandChosen
from drawholdem_tui.tui.drawing.drawn import Overlay
from drawholdem_tui.tui.looks import ink
from drawholdem_tui.tui.scene.plan import Place
from drawholdem_tui.tui.scene.regions import CurtainPicture


class Curtain(Overlay[CurtainPicture]):
    """It covers everything; two backs above a name."""

    def ground(self) -> Style:
        return ink(self.looks.palette.text, self.looks.palette.felt)

    def paint(self, cells: Cells, picture: CurtainPicture) -> None:
        palette, glyphs = self.looks.palette, self.looks.glyphs
        width, height = LARGE
        middle = cells.height // 2
        left = (cells.width - 2 * width - 1) // 2
        for x in (left, left + width + 1):
            draw_card(cells, Place(x, middle - height - 2, *LARGE), None, self.looks)
        name = cut(picture.name, cells.width - 8, glyphs.ellipsis)
        cells.centre(middle, name, ink(palette.text, palette.felt, bold=True))
        line = max(24, cell_len(name) + 8)
        rule = Place((cells.width - line) // 2, middle + 1, line, 1)
        cells.fill(rule, ink(palette.accent, palette.felt), glyphs.dash)
        cells.centre(middle + 3, picture.hint, ink(palette.dim, palette.felt))

    def on_click(self, event: events.Click) -> None:
        event.stop()
        self.post_message(CommandChosen("peek"))
