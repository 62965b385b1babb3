"""One seat: a box on the felt, or a row where the screen is small."""

from __future__ import annotations

from rich.style import Style

from drawholdem_tui.tui.drawing.cells import Cells
from drawholdem_tui.tui.drawing.drawn import Drawn
from drawholdem_tui.tui.looks import Looks, ink
from drawholdem_tui.tui.scene.regions import SeatPicture
from drawholdem_tui.tui.widgets.felt.seat_box import draw_box
from drawholdem_tui.tui.widgets.felt.seat_row import draw_seat_row


class Seat(Drawn[SeatPicture]):
    """A player from outside; ``index`` is the place in the scene's seats."""

    def __init__(self, looks: Looks, index: int) -> None:
        super().__init__(looks, id=f"seat-{index + 1}")
        self.index = index

    def ground(self) -> Style:
        return ink(self.looks.palette.text, self.looks.palette.felt)

    def paint(self, cells: Cells, picture: SeatPicture) -> None:
        if cells.height == 1:
            five = self.plan is not None and self.plan.hole_cards > 2
            draw_seat_row(cells, picture, self.looks, self.index + 1, five=five)
        else:
            above = self.plan is None or self.plan.is_top(self.index)
            draw_box(cells, picture, self.looks, above=above)
