"""Over what is private while the keyboard is handed over: whose turn it is, and what takes it."""

from __future__ import annotations

from rich.style import Style
from textual import events

from drawholdem_tui.tui.looks import ink
from drawholdem_tui.tui.table.drawing.cards import draw_card
from drawholdem_tui.tui.table.drawing.cells import Cells
from drawholdem_tui.tui.table.drawing.clicks import CommandChosen
from drawholdem_tui.tui.table.drawing.drawn import Overlay
from drawholdem_tui.tui.table.drawing.wrapping import wrapped
from drawholdem_tui.tui.table.scene.plan import Place
from drawholdem_tui.tui.table.scene.regions import CurtainPicture
from drawholdem_tui.tui.table.scene.spots import own_cards


class Curtain(Overlay[CurtainPicture]):
    """Over what is private: backs where the cards lie, and who takes the turn where the keys do;
    the rest of the table stays in sight."""

    def ground(self) -> Style:
        return ink(self.looks.palette.text, self.looks.palette.surround)

    def paint(self, cells: Cells, picture: CurtainPicture) -> None:
        if self.plan is None or (corner := self.place_in(self.plan)) is None:
            return
        palette, plan = self.looks.palette, self.plan
        cards = own_cards(plan)
        for number in range(plan.hole_cards):
            at = cards.place(number)
            draw_card(cells, at._replace(x=at.x - corner.x, y=at.y - corner.y), None, self.looks)
        strong = ink(palette.accent, palette.surround, bold=True)
        actions = plan.places["actions"]
        x, y = actions.x - corner.x, actions.y - corner.y
        cells.fill(Place(x, y, 1, 2), strong, self.looks.glyphs.edge)
        rows = wrapped(picture.hint, cells.width - x - 2, indent="")
        for row, line in enumerate(rows[:2], y):
            cells.text(x + 2, row, line, strong)

    def on_click(self, event: events.Click) -> None:
        event.stop()
        self.post_message(CommandChosen("peek"))
