"""One seat: a plate at the table with its cards below it, or a row where the screen is small."""

from __future__ import annotations

from drawholdem_tui.tui.looks import Looks
from drawholdem_tui.tui.table.drawing.cells import Cells
from drawholdem_tui.tui.table.drawing.drawn import OnTheTable
from drawholdem_tui.tui.table.felt.seat_plate import draw_plate
from drawholdem_tui.tui.table.felt.seat_row import draw_seat_row
from drawholdem_tui.tui.table.scene.plan import Place, Plan
from drawholdem_tui.tui.table.scene.regions import SeatPicture


class Seat(OnTheTable[SeatPicture]):
    """A player from outside; ``index`` is the place in the scene's seats."""

    def __init__(self, looks: Looks, index: int) -> None:
        super().__init__(looks, id=f"seat-{index + 1}")
        self.index = index

    @property
    def _is_open(self) -> bool:
        return self.picture is not None and any(self.picture.cards)

    def place_in(self, plan: Plan) -> Place | None:
        if self.index >= len(plan.open_seats):
            return None
        if not self._is_open or self.picture is None:
            return super().place_in(plan)
        place, bare = plan.open_seats[self.index], plan.seat(self.index)
        if place == bare or self.picture.marked:
            return place
        return place._replace(height=place.height - 1)  # no card has a bar below it

    def paint(self, cells: Cells, picture: SeatPicture) -> None:
        if self.plan is None:
            return
        if self.plan.layout == "compact":
            five = self.plan.hole_cards > 2
            draw_seat_row(cells, picture, self.looks, five=five)
        else:
            draw_plate(cells, picture, self.looks, self.plan, self.index)
