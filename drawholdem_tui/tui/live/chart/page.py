"""The charts of hands before the flop, over the table: what a swap brings, and what was computed
for short stacks."""

from __future__ import annotations

from typing import Protocol

from drawholdem_tui.tui.live.chart.painting import Chart
from drawholdem_tui.tui.live.chart.squares import ChartPicture, chart_picture
from drawholdem_tui.tui.looks import Looks
from drawholdem_tui.tui.pages.closing import SheetScreen, close

_STEPS = {"up": (-1, 0), "down": (1, 0), "left": (0, -1), "right": (0, 1)}
_DEEPER = {"+": 1, "plus": 1, "-": -1, "minus": -1}
_SIDE = 13


class Squares(Protocol):
    """A computed strategy, a square at a time."""

    def next(self) -> Squares: ...
    def deeper(self, by: int) -> Squares: ...
    def among_others(self) -> Squares: ...
    def picture(self, own: int | None, chosen: int) -> ChartPicture: ...


class ChartScreen(SheetScreen[ChartPicture, None]):
    """Opens at one's own hand, if that lies open: then it goes when that is hidden. Where the
    computed strategy holds, it opens at that."""

    def __init__(
        self, looks: Looks, opponents: int, own: int | None, computed: Squares, *, holds: bool
    ) -> None:
        super().__init__(Chart(looks, id="chart"))
        self.private = self.shows_own_cards = own is not None
        self._opponents = opponents
        self._own = own
        self._chosen = own or 0
        self._computed = computed
        self._short = holds

    def on_mount(self) -> None:
        self._show()

    def press(self, key: str) -> None:
        if len(key) == 1 and key in "123456789":
            self._opponents, self._short = int(key), False
        elif key in ("p", "P"):
            self._computed = self._computed.next() if self._short else self._computed
            self._short = True
        elif self._short and key in ("t", "T"):
            self._computed = self._computed.among_others()
        elif self._short and key in _DEEPER:
            self._computed = self._computed.deeper(_DEEPER[key])
        elif key in _STEPS:
            down, right = _STEPS[key]
            row, column = divmod(self._chosen, _SIDE)
            self._chosen = (row + down) % _SIDE * _SIDE + (column + right) % _SIDE
        elif key.startswith("hand-"):
            self._chosen = int(key.removeprefix("hand-"))
        else:
            close(self)
            return
        self._show()

    def _show(self) -> None:
        if self._short:
            self.sheet.show(self._computed.picture(self._own, self._chosen))
        else:
            self.sheet.show(chart_picture(self._opponents, self._own, self._chosen))
