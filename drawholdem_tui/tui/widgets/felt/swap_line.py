"""The swap line: what a swap costs lies on it, face down, until it is collected."""

from __future__ import annotations

from rich.cells import cell_len
from rich.style import Style

from drawholdem_tui.tui.drawing.cards import back
from drawholdem_tui.tui.drawing.cells import Cells
from drawholdem_tui.tui.drawing.drawn import Drawn
from drawholdem_tui.tui.looks import ink
from drawholdem_tui.tui.scene.amounts import amount
from drawholdem_tui.tui.scene.plan import Place, Plan
from drawholdem_tui.tui.scene.regions import LinePicture, LyingPicture
from drawholdem_tui.tui.scene.spots import lane, line_spot


class SwapLine(Drawn[LinePicture]):
    """Across the felt, with a lane above and below; beside rows of seats it runs down instead."""

    def ground(self) -> Style:
        return ink(self.looks.palette.text, self.looks.palette.felt)

    def paint(self, cells: Cells, picture: LinePicture) -> None:
        if self.plan is None:
            return
        if self.plan.layout == "compact":
            self._down(cells, picture, self.plan)
        else:
            self._across(cells, picture, self.plan)

    @property
    def _line(self) -> Style:
        return ink(self.looks.palette.accent, self.looks.palette.felt)

    @property
    def _strong(self) -> Style:
        return ink(self.looks.palette.accent, self.looks.palette.felt, bold=True)

    def _fee(self, lying: LyingPicture, width: int) -> str:
        """What lies beside the cards."""
        if lying.fee is None:
            return f"{self.looks.glyphs.times} {lying.cards}"
        if lying.fee == 0:
            return "free"
        return f"{self.looks.glyphs.chip} {amount(lying.fee, width - 2)}"

    def _across(self, cells: Cells, picture: LinePicture, plan: Plan) -> None:
        y = (cells.height - 1) // 2
        cells.fill(Place(1, y, cells.width - 2, 1), self._line, self.looks.glyphs.dash)
        if picture.name:
            cells.centre(y, f" {picture.name} ", self._line)
        for lying in picture.lying:
            self._before(cells, lying, plan)

    def _down(self, cells: Cells, picture: LinePicture, plan: Plan) -> None:
        cells.fill(Place(0, 0, 1, cells.height), self._line, self.looks.glyphs.upright)
        taken = {self._before(cells, lying, plan) for lying in picture.lying}
        # the line's name in the last row that has nothing on it
        free = [y for y in range(cells.height) if y not in taken]
        if free and cell_len(picture.name) <= cells.width - 2:
            cells.text(2, free[-1], picture.name, self._line)

    def _before(self, cells: Cells, lying: LyingPicture, plan: Plan) -> int:
        """Cards side by side, as high as their lane, and the fee next to the line; in which row."""
        sign = self.looks.glyphs.back(self.looks.back)
        place = lane(plan, lying.seat)
        fee = self._fee(lying, 11)
        spot = line_spot(plan, lying.seat, lying.cards, cell_len(fee))
        for number in range(spot.cards):
            x = place.x + number * (spot.width + 1)
            cells.fill(Place(x, place.y, spot.width, place.height), back(self.looks), sign)
        x, y = spot.fee
        cells.text(x, y, self._fee(lying, min(11, cells.width - x)), self._strong)
        return y
