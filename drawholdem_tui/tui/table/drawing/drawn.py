"""What all regions have in common: one picture, drawn when it changes, line by line; and what the
mouse says."""

from __future__ import annotations

import enum
from typing import ClassVar, Generic, TypeVar

from rich.style import Style
from textual import events
from textual.color import Color
from textual.dom import DOMNode
from textual.geometry import Region, Size
from textual.message import Message
from textual.strip import Strip
from textual.widget import Widget

from drawholdem_tui.tui.looks import Looks, Tone
from drawholdem_tui.tui.table.drawing.cells import Cells
from drawholdem_tui.tui.table.drawing.felt import ground_of, ground_of_a_page
from drawholdem_tui.tui.table.scene.plan import NOWHERE, Place, Plan


class Says(enum.StrEnum):
    """What a click on a region says that names no command itself; a replay and a drill have others
    in these places."""

    LOG = "log"
    NEXT = "next"
    PEEK = "peek"
    POTS = "pots"


class CommandChosen(Message):
    """Somebody has clicked what stands for a command; its key would have done the same."""

    def __init__(self, command: str) -> None:
        super().__init__()
        self.command = command


class KeyClicked(Message):
    """Somebody has clicked what stands for a key where there are no commands: in the bet entry."""

    def __init__(self, key: str) -> None:
        super().__init__()
        self.key = key


class PlaceChosen(Message):
    """Somebody has clicked what was said at a place of a recorded hand."""

    def __init__(self, place: int) -> None:
        super().__init__()
        self.place = place


Picture = TypeVar("Picture")

_GROUND = Color(0, 0, 0)  # what Textual's filters take for the ground of cells that have none


class Drawn(Widget, Generic[Picture]):
    """A region of the table. It has no children and no focus, and knows nothing but its picture."""

    LIES_ON: ClassVar = "surround"  # the colour below all it draws, where that is not the table
    SAYS: ClassVar[Says | None] = None  # on a click anywhere
    ALLOW_SELECT = False
    DEFAULT_CSS = "Drawn { width: auto; height: auto; }"

    def __init_subclass__(cls) -> None:
        """A kind of region has neither keys nor reactive values of its own, and takes its parent's:
        Textual would look for them among all that a widget has, and the first frame waits."""
        super(DOMNode, cls).__init_subclass__()
        cls._css_type_name = cls.__name__
        cls._css_type_names = cls._css_type_names | {cls.__name__}

    def __init__(self, looks: Looks, *, id: str) -> None:  # noqa: A002 - as all widgets call it
        super().__init__(id=id)
        self.looks = looks
        self.picture: Picture | None = None
        self.plan = NOWHERE
        self.area = Size(0, 0)  # what it was drawn for last
        self._at: Place | None = None  # where
        self._drawn: Cells | None = None
        self._strips: dict[int, Strip] = {}  # of its rows, as they were asked for

    def show(self, picture: Picture) -> None:
        """Draw this from now on; an equal picture costs nothing."""
        if picture != self.picture:
            self.picture = picture
            self._redraw()

    def look(self, looks: Looks) -> None:
        """Draw in these colours and signs from now on, and in whatever language is spoken."""
        self.looks = looks
        self._redraw()

    def fit(self, plan: Plan) -> None:
        """The screen has been laid out like this."""
        if plan != self.plan:
            self.plan = plan
            self._drawn = None
            self.refresh()

    @property
    def lies_on(self) -> str:
        """The colour that it lies on."""
        return str(getattr(self.looks.palette, self.LIES_ON))

    def ink(self, tone: Tone = "plain") -> Style:
        """Text on that."""
        return self.looks.ink(tone, self.lies_on)

    def on_click(self, event: events.Click) -> None:
        if self.SAYS:
            event.stop()
            self.post_message(CommandChosen(self.SAYS))

    def looks_new(self) -> bool:
        """Whether it has to be drawn again; who asks does that. That is also so where its request
        is on its way to the screen, which would find it shown."""
        asked = self._repaint_required or bool(self._repaint_regions)
        self._repaint_required = False
        return asked

    def is_shown(self) -> None:
        """All of it is on the screen now, as it is: what its new place has asked for, too, which
        Textual would make another frame of."""
        self._repaint_required = self._layout_required = False
        self._exchange_repaint_regions()

    def lies_elsewhere(self) -> bool:
        """Whether everything has to be laid out again; who asks does that."""
        asked, self._layout_required = self._layout_required, False
        if asked and isinstance(self.parent, Widget):
            self.parent._clear_arrangement_cache()  # noqa: SLF001  # Textual's way, a while later
        return asked

    def place_in(self, plan: Plan) -> Place | None:
        """Where it lies; nowhere if the plan has no place for it."""
        return plan.places.get(self.id or "")

    def paint(self, cells: Cells, picture: Picture) -> None:
        """Draw the picture; each region says how."""
        raise NotImplementedError

    def render_line(self, y: int) -> Strip:
        drawn, size = self._drawn, self.outer_size
        if drawn is None or self.area != size or self._at != self._place:
            drawn = self._drawn = self._painted(size)
            self._strips.clear()
        if y not in self._strips:
            self._strips[y] = drawn.strip(y) if y < drawn.height else Strip.blank(size.width)
        return self._strips[y]

    def render_lines(self, crop: Region) -> list[Strip]:
        """Its cells as they are. Textual would look for borders, tints and titles in each row."""
        strips = [self.render_line(y) for y in crop.line_range]
        for each in self.get_line_filters():
            strips = [strip.apply_filter(each, _GROUND) for strip in strips]
        if crop.column_span != (0, self.area.width):
            strips = [strip.crop(*crop.column_span) for strip in strips]
        return strips

    def cells_in(self, plan: Plan, picture: Picture) -> Cells | None:
        """Its cells as this plan has them, for whoever shows them without mounting it."""
        self.plan, self.picture = plan, picture
        place = self.place_in(plan)
        return self._painted(Size(place.width, place.height)) if place else None

    @property
    def _place(self) -> Place | None:
        """None where the screen is too small, and before the first layout."""
        return self.place_in(self.plan)

    def _painted(self, area: Size) -> Cells:
        self.area = area
        self._at = self._place
        cells = Cells(*area, self.ink(), self.looks.glyphs)
        # of another size it is about to be laid out
        if self.picture is not None and self._at and self._at[2:] == area:
            cells.corner = self._at[:2]
            self._lie_down(cells, self._at)
            self.paint(cells, self.picture)
        return cells

    def _lie_down(self, cells: Cells, place: Place) -> None:
        """Lay the cells on what is below them."""

    def _redraw(self) -> None:
        """Refresh the rows that have changed: which of their cells have, the way to the terminal
        finds out. Textual remembers each region that was ever refreshed, so they are few."""
        size = self.outer_size
        if self._drawn is None or self.area != size or self._at != self._place:
            self._drawn = None
            self.refresh()
            return
        before, self._drawn = self._drawn, self._painted(size)
        if changed := self._drawn.rows_unlike(before):
            for y in changed:
                self._strips.pop(y, None)
            self.refresh(*(Region(0, y, self.area.width, 1) for y in changed))


class OnTheTable(Drawn[Picture]):
    """A region that the table is seen below: the felt, its light and its rail."""

    def _lie_down(self, cells: Cells, place: Place) -> None:
        lay_on_table(cells, place, self.plan, self.looks)


def lay_on_table(cells: Cells, place: Place, plan: Plan, looks: Looks) -> None:
    """Let the table be seen below cells that lie there."""
    if ground := ground_of(plan, looks):
        cells.lie_on(ground, place)
    else:
        cells.fill(cells.everything, looks.on_felt())


class BesideTheTable(Drawn[Picture]):
    """A region that has a column beside the table where that is wide, and a ground of its own."""

    @property
    def lies_on(self) -> str:
        palette = self.looks.palette
        return palette.aside if self.plan.layout == "wide" else palette.surround


class Sheet(Drawn[Picture]):
    """A page of its own, which needs no plan: it fills the screen."""

    DEFAULT_CSS = "Sheet { width: 1fr; height: 1fr; }"

    @property
    def _place(self) -> Place | None:
        return Place(0, 0, *self.area)


class FeltSheet(Sheet[Picture]):
    """A page on the same felt as the table. Whoever draws on it draws on one colour, ``felt``; the
    rail and the lamp's light come of themselves."""

    LIES_ON = "felt"
    RAIL = 0  # the row it lies in, where nothing is written there

    def _painted(self, area: Size) -> Cells:
        cells = super()._painted(area)
        rail = self.RAIL if cells.is_blank(self.RAIL) else -1
        below = ground_of_a_page((cells.width, cells.height), self.looks, rail)
        cells.lie_on_felt(self.ink(), below)
        return cells


class Overlay(Drawn[Picture]):
    """A region that is laid out only while it has something to show. Hidden as Textual hides, it
    would have the whole screen sent again whenever it comes or goes."""

    @property
    def is_open(self) -> bool:
        return self.picture is not None

    def show(self, picture: Picture | None) -> None:
        """Draw this, or with None: be gone."""
        if picture is not None:
            super().show(picture)
        self.picture = picture
