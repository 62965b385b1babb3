"""The whole table: all its regions, the scene shared out among them, and how they are laid out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from textual import events, on
from textual.app import ComposeResult
from textual.geometry import NULL_OFFSET, Size, Spacing
from textual.geometry import Region as Area
from textual.layout import ArrangeResult, Layout, WidgetPlacement
from textual.widget import Widget

from drawholdem_tui.engine.events import Event
from drawholdem_tui.engine.rules import MOST_SEATS
from drawholdem_tui.tui.looks import Looks
from drawholdem_tui.tui.table.drawing.drawn import CommandChosen, Drawn, KeyClicked, Overlay
from drawholdem_tui.tui.table.felt.told import Caption, Costs, Events, Pointer
from drawholdem_tui.tui.table.panel.coach import Coach
from drawholdem_tui.tui.table.panel.over_the_panel import BetEntry, Curtain
from drawholdem_tui.tui.table.panel.panel import Panel
from drawholdem_tui.tui.table.scene.layouts import plan
from drawholdem_tui.tui.table.scene.moves import in_flight, moves
from drawholdem_tui.tui.table.scene.plan import Ends, Place, Plan, Side
from drawholdem_tui.tui.table.scene.regions import Scene, SeatLook
from drawholdem_tui.tui.table.widgets.bars import KeyBar, TooSmall
from drawholdem_tui.tui.table.widgets.motion import Motion, Sprite
from drawholdem_tui.tui.table.widgets.regions import Region, regions, results
from drawholdem_tui.tui.table.widgets.results import Results

_NO_MARGIN = Spacing()
# what lies over other regions, from the lowest to the highest
_OVER = {
    "felt": 0, "swap-line": 1, "board": 3, "events": 4, "coach": 4, "bet-entry": 5, "results": 6,
    "costs": 7, "own-cards": 7, **{f"raised-{number}": 7 for number in range(1, 6)}, "pointer": 8,
    "curtain": 9,
}  # fmt: skip
_LIES = 2  # on the felt, and over the line
_BELOW_THE_PANEL = 1
_ON_THE_PANEL = 3
_SEEN_ALWAYS = 10
_IN_THE_AIR = 8  # over everything, but never over a curtain


def layer(drawn: Drawn[Any]) -> int:
    return _OVER.get(drawn.id or "", _LIES)


def who_ends(scene: Scene, sides: Sequence[Side]) -> Ends:
    seated = list(zip(scene.seats, sides, strict=False))
    if scene.pots.large is not None:
        won = [side for seat, side in seated if seat.look is SeatLook.WON]
        shown = any(seat.cards and side is Side.TOP for seat, side in seated)
        return "last-above" if Side.TOP in won else "last" if shown else "last-bare"
    above = any(seat.marked and side is Side.TOP for seat, side in seated)
    return "above" if above else "anywhere"


class TableLayout(Layout):
    """Gives each child the place that the plan has for its id, or that it flies over just now; who
    has none is not shown."""

    name = "table"

    def __init__(self) -> None:
        # seats, cards of each, and whose seat is nearest
        self.table: tuple[int, int, int] = (2, 2, 0)
        self.ends: Ends = "anywhere"  # who wins the hand

    def plan_for(self, size: Size) -> Plan:
        return plan(*size, *self.table, ends=self.ends)

    def arrange(
        self, parent: Widget, children: list[Widget], size: Size, greedy: bool = True
    ) -> ArrangeResult:
        planned = self.plan_for(size)
        placements = []
        own, own_z = f"seat-{planned.own + 1}", _LIES
        if planned.own_row:  # it lies on the panel, and everybody may read it
            handed = any(isinstance(each, Curtain) and each.is_open for each in children)
            own_z = _SEEN_ALWAYS if handed else _ON_THE_PANEL
            width = planned.places["panel"].width
            told = (each.picture for each in children if isinstance(each, Panel))
            if any(Panel.takes_the_own_row(each, width) for each in told):
                own_z = _BELOW_THE_PANEL
        for child in children:
            if isinstance(child, Sprite):
                place, z = child.place, _IN_THE_AIR
            elif isinstance(child, Drawn):
                place, z = child.place_in(planned), layer(child)
                z = own_z if child.id == own else z
            else:
                place, z = None, 0
            if place is None or (isinstance(child, Overlay) and not child.is_open):
                continue
            if isinstance(child, Drawn):
                child.fit(planned)
            area = Area(place.x, place.y, place.width, place.height)
            placements.append(WidgetPlacement(area, NULL_OFFSET, _NO_MARGIN, child, z))
        # Textual numbers them from the last to the first, and draws again whose number changes: so
        # what comes and goes stands before what is always there
        placements.sort(key=lambda each: -each.order)
        return placements


SPRITES = 12  # a hand for each seat, and a swap with its fee beside them


class Table(Widget):
    """A container that is never recomposed: seats that a table does not have are not laid out."""

    DEFAULT_CSS = "Table { width: 1fr; height: 1fr; overflow: hidden; }"

    def __init__(self, looks: Looks) -> None:
        super().__init__(id="table")
        self._arranged = TableLayout()
        self._regions = regions(looks, MOST_SEATS)
        told = Results(looks, id="results")
        # what comes and goes: without a picture it is gone
        self._over = (
            Region(Events(looks, id="events"), lambda scene: scene.events),
            Region(Costs(looks, id="costs"), lambda scene: scene.costs),
            Region(Coach(looks, id="coach"), lambda scene: scene.coach),
            Region(BetEntry(looks, id="bet-entry"), lambda scene: scene.bet),
            Region(told, results),
            Region(Caption(looks, id="caption"), lambda scene: scene.caption),
            Region(Pointer(looks, id="pointer"), lambda scene: scene.pointer),
            Region(Curtain(looks, id="curtain"), lambda scene: scene.curtain),
        )
        self._bar = next(each for each in self.drawn if isinstance(each, KeyBar))
        self._bar.elsewhere = told.told_in
        self.too_small = TooSmall(looks)
        self.sprites = tuple(Sprite(looks) for _ in range(SPRITES))
        self.motion = Motion(self.sprites, self.lay_out)
        self._flown_over: Size | None = None  # where the last flight was
        self._spent_click = False  # it has ended a flight
        self.styles.background = looks.palette.surround

    @property
    def layout(self) -> Layout:
        """Textual takes a layout of one's own only in this way: its styles know them by name."""
        return self._arranged

    def compose(self) -> ComposeResult:
        yield from self.drawn
        yield self.too_small
        yield from self.sprites

    @property
    def drawn(self) -> list[Drawn[Any]]:
        """All regions, from the lowest on."""
        return [region.drawn for region in (*self._regions, *self._over)]

    @property
    def plan(self) -> Plan:
        return self._arranged.plan_for(self.size)

    def show(self, scene: Scene) -> None:
        """Give each region its picture; those with an equal one do nothing."""
        self._seat((len(scene.seats), scene.hole_cards, scene.own_seat), scene)
        were_at = self._places()
        for region in self._regions:
            picture = region.picture(scene)
            if picture is not None:
                region.drawn.show(picture)
        for region in self._over:
            region.drawn.show(region.picture(scene))
        self._bar.look_elsewhere()
        if self._places() != were_at:
            self.lay_out()

    async def fly(
        self,
        event: Event,
        before: Scene,
        after: Scene,
        places: Sequence[int | None],
        seconds: float,
    ) -> None:
        """Show what an event moves, if anything, until it has arrived or somebody does not want to
        wait. ``places`` are the seats' indexes in the scenes by their numbers in the hand."""
        flights = moves(event, before, after, places, self.plan)
        if flights:
            self._flown_over = self.size
            self.show(in_flight(event, before, after))
            await self.motion.fly(flights, self.plan, seconds)

    # What ends a flight does nothing else

    def on_mouse_down(self, event: events.MouseDown) -> None:
        self._spent_click = self.motion.spends(event.time)

    @on(CommandChosen)
    @on(KeyClicked)
    def _keep_what_is_spent(self, message: CommandChosen | KeyClicked) -> None:
        if self._spent_click:
            message.stop()

    def on_resize(self, event: events.Resize) -> None:
        if event.size != self._flown_over:  # the first one tells nothing new
            self.motion.finish()

    def look(self, looks: Looks) -> None:
        """Change the colours and signs of everything on the table. In another language words may
        want other places."""
        self.styles.background = looks.palette.surround
        for region in self.query_children(Drawn):
            region.look(looks)
        for sprite in self.sprites:
            sprite.look(looks)
        self.lay_out()

    def lay_out(self) -> None:
        """Ask for all places again. A child asks: Textual then forgets how its parent was
        arranged; and nothing is drawn again but what has moved."""
        self._regions[0].drawn.refresh(repaint=False, layout=True)

    def _places(self) -> list[Place | None]:
        """Where everything is that comes and goes, or grows when its cards are open."""
        planned = self.plan
        return [
            None if isinstance(each, Overlay) and not each.is_open else each.place_in(planned)
            for each in self.drawn
        ]

    def _seat(self, table: tuple[int, int, int], scene: Scene) -> None:
        changes = self._arranged.table != table
        self._arranged.table = table
        ends = who_ends(scene, self.plan.sides)
        if changes or self._arranged.ends != ends:
            self._arranged.ends = ends
            # at once: what is shown before the next layout must not be drawn by the old plan
            for region in self.query_children(Drawn):
                region.fit(self.plan)
            self.lay_out()
