"""Lays the regions of the table out by their ids, at any size."""

from __future__ import annotations

from textual.geometry import NULL_OFFSET, Region, Size, Spacing
from textual.layout import ArrangeResult, Layout, WidgetPlacement
from textual.widget import Widget

from drawholdem_tui.tui.geometry import Plan, plan
from drawholdem_tui.tui.widgets.drawn import Drawn

_NO_MARGIN = Spacing()
# what lies over other regions, from the lowest to the highest
_OVER = ("bet-entry", "results", "curtain")


class TableLayout(Layout):
    """Gives each child the place that the plan has for its id; who has none is not shown."""

    name = "table"

    def __init__(self) -> None:
        self.seats = 2
        self.hole_cards = 2

    def plan_for(self, size: Size) -> Plan:
        return plan(size.width, size.height, self.seats, self.hole_cards)

    def arrange(
        self, parent: Widget, children: list[Widget], size: Size, greedy: bool = True
    ) -> ArrangeResult:
        planned = self.plan_for(size)
        placements = []
        for child in children:
            place = planned.places.get(child.id or "")
            if place is None:
                continue
            if isinstance(child, Drawn):
                child.fit(planned)
            region = Region(place.x, place.y, place.width, place.height)
            z = _OVER.index(child.id) + 1 if child.id in _OVER else 0
            placements.append(WidgetPlacement(region, NULL_OFFSET, _NO_MARGIN, child, z))
        return placements
