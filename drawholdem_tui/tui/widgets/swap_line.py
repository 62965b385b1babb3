"""The swap line: what a swap costs lies on it, face down, until it is collected."""

from __future__ import annotations

from rich.cells import cell_len
from rich.style import Style

from drawholdem_tui.tui.geometry import Place, Plan, box_in
from drawholdem_tui.tui.looks import ink
from drawholdem_tui.tui.scene import LinePicture, OnTheLine
from drawholdem_tui.tui.widgets.amounts import amount
from drawholdem_tui.tui.widgets.cards import back
from drawholdem_tui.tui.widgets.cells import Cells
from drawholdem_tui.tui.widgets.drawn import Drawn


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

    def _fee(self, lying: OnTheLine, width: int) -> str:
        """What lies beside the cards."""
        if lying.fee is None:
            return f"{self.looks.glyphs.times} {lying.cards}"
        if lying.fee == 0:
            return "free"
        return f"{self.looks.glyphs.chip} {amount(lying.fee, width - 2)}"

    def _across(self, cells: Cells, picture: LinePicture, plan: Plan) -> None:
        lane = (cells.height - 1) // 2
        cells.fill(Place(1, lane, cells.width - 2, 1), self._line, self.looks.glyphs.dash)
        if picture.name:
            cells.centre(lane, f" {picture.name} ", self._line)
        for lying in picture.lying:
            column = plan.seat(lying.seat)
            inset, width = box_in(column.width)
            y = 0 if plan.is_top(lying.seat) else lane + 1
            self._before(cells, lying, Place(column.x + inset + 1, y, width - 2, lane))

    def _before(self, cells: Cells, lying: OnTheLine, lane: Place) -> None:
        """Cards side by side, as high as their lane, and the fee next to the line."""
        sign = self.looks.glyphs.back(self.looks.back)
        fee = self._fee(lying, 11)
        room = lane.width - cell_len(fee)
        wide = min(4, max(1, room // max(1, lying.cards) - 1))
        x = lane.x
        for _ in range(lying.cards):
            cells.fill(Place(x, lane.y, wide, lane.height), back(self.looks), sign)
            x += wide + 1
        # the rows nearest to the line: the last above it, the first below it
        row = lane.bottom - 1 if lane.y == 0 else lane.y
        cells.text(x, row, fee, self._strong)

    def _down(self, cells: Cells, picture: LinePicture, plan: Plan) -> None:
        cells.fill(Place(0, 0, 1, cells.height), self._line, self.looks.glyphs.upright)
        sign = self.looks.glyphs.back(self.looks.back)
        taken = set()
        for lying in picture.lying:
            y = plan.seat(lying.seat).y - plan.places["swap-line"].y
            taken.add(y)
            # many discards lie on each other where the lane is narrow
            apart = lying.cards if lying.cards * 3 + 5 <= cells.width else min(1, lying.cards)
            x = 2
            for _ in range(apart):
                cells.fill(Place(x, y, 2, 1), back(self.looks), sign)
                x += 3
            cells.text(x, y, self._fee(lying, cells.width - x), self._strong)
        # the line's name in the last row that has nothing on it
        free = [y for y in range(cells.height) if y not in taken]
        if free and cell_len(picture.name) <= cells.width - 2:
            cells.text(2, free[-1], picture.name, self._line)
