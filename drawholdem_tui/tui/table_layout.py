"""The table as one container: it lays its regions out by their ids, at any size."""

from __future__ import annotations

from collections.abc import Iterable

from textual.geometry import NULL_OFFSET, Region, Size, Spacing
from textual.layout import ArrangeResult, Layout, WidgetPlacement
from textual.widget import Widget

from drawholdem_tui.tui.geometry import plan
from drawholdem_tui.tui.looks import Looks
from drawholdem_tui.tui.widgets.drawn import Drawn

_NO_MARGIN = Spacing()
_OVER = ("bet-entry", "results", "curtain")


class TableLayout(Layout):
    """Gives each child the place that the plan has for its id; who has none is not shown."""

    name = "table"

    def __init__(self, seats: int, hole_cards: int) -> None:
        self.seats = seats
        self.hole_cards = hole_cards

    def arrange(
        self, parent: Widget, children: list[Widget], size: Size, greedy: bool = True
    ) -> ArrangeResult:
        planned = plan(size.width, size.height, self.seats, self.hole_cards)
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


class Table(Widget):
    """The container of all regions. Textual takes a layout of one's own only in this way."""

    DEFAULT_CSS = "Table { width: 1fr; height: 1fr; overflow: hidden; }"

    def __init__(self, *regions: Widget, looks: Looks, seats: int, hole_cards: int = 2) -> None:
        super().__init__(*regions, id="table")
        self._layout_of_table = TableLayout(seats, hole_cards)
        self.look(looks)

    @property
    def layout(self) -> Layout:
        return self._layout_of_table

    @property
    def regions(self) -> Iterable[Drawn[object]]:
        return (child for child in self.children if isinstance(child, Drawn))

    def seat(self, seats: int, hole_cards: int) -> None:
        """Lay out for so many seats and own cards from now on."""
        layout = self._layout_of_table
        if (layout.seats, layout.hole_cards) != (seats, hole_cards):
            layout.seats, layout.hole_cards = seats, hole_cards
            self.refresh(layout=True)

    def look(self, looks: Looks) -> None:
        """Change the colours and signs of everything on the table."""
        self.styles.background = looks.palette.felt
        for region in self.regions:
            region.look(looks)
