"""Lays the regions of the table out by their ids, at any size."""

from __future__ import annotations

from textual.geometry import NULL_OFFSET, Region, Size, Spacing
from textual.layout import ArrangeResult, Layout, WidgetPlacement
from textual.widget import Widget

from drawholdem_tui.tui.table.drawing.drawn import Drawn, Flying, Overlay
from drawholdem_tui.tui.table.scene.layouts import plan
from drawholdem_tui.tui.table.scene.plan import Plan

_NO_MARGIN = Spacing()
# what lies over other regions, from the lowest to the highest
_OVER = {
    "felt": 0, "swap-line": 1, "events": 3, "coach": 3, "bet-entry": 4, "results": 5,
    "own-cards": 6, "pointer": 7, "curtain": 8,
}  # fmt: skip
_LIES = 2  # on the felt, and over the line
_IN_THE_AIR = 7  # over everything, but never over a curtain


class TableLayout(Layout):
    """Gives each child the place that the plan has for its id, or that it flies over just now; who
    has none is not shown."""

    name = "table"

    def __init__(self) -> None:
        self.seats = 2
        self.hole_cards = 2
        self.own = 0
        self._planned: tuple[tuple[int, int, int, int, int], Plan] | None = None

    def plan_for(self, size: Size) -> Plan:
        """The same as long as nothing has changed: while something flies, every frame asks."""
        wanted = (size.width, size.height, self.seats, self.hole_cards, self.own)
        if self._planned is None or self._planned[0] != wanted:
            self._planned = wanted, plan(*wanted)
        return self._planned[1]

    def arrange(
        self, parent: Widget, children: list[Widget], size: Size, greedy: bool = True
    ) -> ArrangeResult:
        planned = self.plan_for(size)
        placements = []
        for child in children:
            if isinstance(child, Flying):
                place, z = child.place, _IN_THE_AIR
            elif isinstance(child, Drawn):
                place, z = child.place_in(planned), _OVER.get(child.id or "", _LIES)
            else:
                place, z = None, 0
            if place is None or (isinstance(child, Overlay) and not child.is_open):
                continue
            if isinstance(child, Drawn):
                child.fit(planned)
            region = Region(place.x, place.y, place.width, place.height)
            placements.append(WidgetPlacement(region, NULL_OFFSET, _NO_MARGIN, child, z))
        # Textual numbers them from the last to the first, and draws again whose number changes: so
        # what comes and goes stands before what is always there
        placements.sort(key=lambda each: -each.order)
        return placements
