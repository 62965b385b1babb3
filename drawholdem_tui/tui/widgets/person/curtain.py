"""Over what is private while the keyboard is handed over: whose turn it is, and what takes it."""

from __future__ import annotations

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
    """Two backs and a name, as far as there is room; the rest of the table stays in sight."""

    def ground(self) -> Style:
        return ink(self.looks.palette.text, self.looks.palette.surround)

    def paint(self, cells: Cells, picture: CurtainPicture) -> None:
        palette, glyphs = self.looks.palette, self.looks.glyphs
        strong = ink(palette.accent, palette.surround, bold=True)
        width, height = LARGE
        x = 1
        if cells.height > height and cells.width > 2 * width + 30:
            for place in range(2):
                draw_card(cells, Place(x + place * (width + 1), 1, *LARGE), None, self.looks)
            x += 2 * width + 4
        y = max(0, min(cells.height // 2 - 1, 2))
        cells.fill(Place(x, y, 1, min(2, cells.height - y)), strong, glyphs.edge)
        cells.text(x + 2, y, cut(picture.name, cells.width - x - 3, glyphs.ellipsis), strong)
        cells.text(x + 2, y + 1, picture.hint, self.ground(), width=cells.width - x - 3)

    def on_click(self, event: events.Click) -> None:
        event.stop()
        self.post_message(CommandChosen("peek"))
