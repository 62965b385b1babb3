"""What all regions have in common: one picture, drawn when it changes, line by line."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, Generic, TypeVar

from rich.cells import get_character_cell_size
from rich.style import Style
from textual.geometry import Region, Size
from textual.strip import Strip
from textual.widget import Widget

from drawholdem_tui.tui.drawing.cells import Cells
from drawholdem_tui.tui.drawing.felt import ground_of
from drawholdem_tui.tui.looks import Looks, ink
from drawholdem_tui.tui.scene.plan import Place, Plan

Picture = TypeVar("Picture")

_NEAR: Final = 6  # cells between two changes that cost less than a second move of the cursor


def changed_cells(old: Strip, new: Strip) -> list[tuple[int, int]]:
    """Where two lines of equal width differ, each from a column to another; nowhere if they are
    equal. What lies between two changes that are far from each other is not sent again.

    >>> from rich.segment import Segment
    >>> changed_cells(Strip([Segment("Ann 40")]), Strip([Segment("Ann 50")]))
    [(4, 5)]
    >>> changed_cells(Strip([Segment("Ann   40       D ")]), Strip([Segment("Bea   40         ")]))
    [(0, 3), (15, 16)]
    """
    if list(old) == list(new):
        return []
    spans: list[tuple[int, int]] = []
    for x, (was, now) in enumerate(zip(_cells(old), _cells(new), strict=True)):
        if was == now:
            continue
        if spans and x - spans[-1][1] <= _NEAR:
            spans[-1] = spans[-1][0], x + 1
        else:
            spans.append((x, x + 1))
    return spans


def _cells(line: Strip) -> Iterator[tuple[str, Style | None]]:
    """Sign and style of each cell; a wide sign has two."""
    for text, style, _control in line:
        for sign in text:
            for _cell in range(get_character_cell_size(sign)):
                yield sign, style


class Drawn(Widget, Generic[Picture]):
    """A region of the table. It has no children and no focus, and knows nothing but its picture."""

    ALLOW_SELECT = False
    DEFAULT_CSS = "Drawn { width: auto; height: auto; }"

    def __init__(self, looks: Looks, *, id: str) -> None:  # noqa: A002 - as all widgets call it
        super().__init__(id=id)
        self.looks = looks
        self.picture: Picture | None = None
        self.plan: Plan | None = None
        self.area = Size(0, 0)  # what it was drawn for last
        self._at: Place | None = None  # where
        self._drawn: list[Strip] = []

    def show(self, picture: Picture) -> None:
        """Draw this from now on; an equal picture costs nothing."""
        if picture != self.picture:
            self.picture = picture
            self._redraw()

    def look(self, looks: Looks) -> None:
        """Draw in these colours and signs from now on."""
        if looks != self.looks:
            self.looks = looks
            self._redraw()

    def fit(self, plan: Plan) -> None:
        """The screen has been laid out like this."""
        if plan != self.plan:
            self.plan = plan
            self._drawn = []
            self.refresh()

    def ground(self) -> Style:
        """What lies below everything that the region draws, where that is not the table."""
        return ink(self.looks.palette.text, self.looks.palette.surround)

    def place_in(self, plan: Plan) -> Place | None:
        """Where it lies; nowhere if the plan has no place for it."""
        return plan.places.get(self.id or "")

    def paint(self, cells: Cells, picture: Picture) -> None:
        """Draw the picture; each region says how."""
        raise NotImplementedError

    def render_line(self, y: int) -> Strip:
        if not self._drawn or self.area != self.size or self._at != self._place:
            self._drawn = self._strips(self.size)
        return self._drawn[y] if y < len(self._drawn) else Strip.blank(self.size.width)

    def cells_in(self, plan: Plan, picture: Picture) -> Cells | None:
        """Its cells as this plan has them, for whoever shows them without mounting it."""
        self.plan, self.picture = plan, picture
        place = self.place_in(plan)
        return self._painted(Size(place.width, place.height)) if place else None

    @property
    def _place(self) -> Place | None:
        """None where the screen is too small, and before the first layout."""
        return self.place_in(self.plan) if self.plan else None

    def _strips(self, area: Size) -> list[Strip]:
        return self._painted(area).strips()

    def _painted(self, area: Size) -> Cells:
        self.area = area
        self._at = self._place
        cells = Cells(*area, self.ground(), self.looks.glyphs)
        # of another size it is about to be laid out
        if self.picture is not None and self._at and self._at[2:] == area:
            self._lie_down(cells, self._at)
            self.paint(cells, self.picture)
        return cells

    def _lie_down(self, cells: Cells, place: Place) -> None:
        """Lay the cells on what is below them."""

    def _redraw(self) -> None:
        """Refresh the cells that have changed: a bet in one row does not send the others again."""
        if not self._drawn or self.area != self.size or self._at != self._place:
            self._drawn = []
            self.refresh()
            return
        before, self._drawn = self._drawn, self._strips(self.size)
        changed = [
            Region(left, y, right - left, 1)
            for y, (old, new) in enumerate(zip(before, self._drawn, strict=True))
            for left, right in changed_cells(old, new)
        ]
        if changed:
            self.refresh(*changed)


class OnTheTable(Drawn[Picture]):
    """A region that the table is seen below: the felt, its light and its rail."""

    def _lie_down(self, cells: Cells, place: Place) -> None:
        if self.plan:
            lay_on_table(cells, place, self.plan, self.looks)


def lay_on_table(cells: Cells, place: Place, plan: Plan, looks: Looks) -> None:
    """Let the table be seen below cells that lie there."""
    if ground := ground_of(plan, looks):
        cells.lie_on(ground.signs, ground.styles, place)
    else:
        cells.fill(cells.everything, ink(looks.palette.text, looks.palette.felt))


class Flying(Widget):
    """Laid out only while it has a place, over everything that lies."""

    place: Place | None = None


class Sheet(Drawn[Picture]):
    """A page of its own, which needs no plan: it fills the screen."""

    DEFAULT_CSS = "Sheet { width: 1fr; height: 1fr; }"

    @property
    def _place(self) -> Place | None:
        return Place(0, 0, *self.area)


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
