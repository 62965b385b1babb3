"""What all regions have in common: one picture, drawn when it changes, line by line."""

from __future__ import annotations

from typing import Generic, TypeVar

from rich.segment import Segment
from rich.style import Style
from textual.geometry import Region, Size
from textual.strip import Strip
from textual.widget import Widget

from drawholdem_tui.tui.drawing.cells import Cells
from drawholdem_tui.tui.looks import Looks, ink
from drawholdem_tui.tui.scene.plan import Place, Plan

Picture = TypeVar("Picture")


def changed_cells(old: Strip, new: Strip) -> list[tuple[int, int]]:
    """Where two lines of equal width differ, from a column to another; nowhere if they are equal.

    >>> from rich.segment import Segment
    >>> changed_cells(Strip([Segment("Ann 40")]), Strip([Segment("Ann 50")]))
    [(0, 6)]
    >>> changed_cells(
    ...     Strip([Segment("Ann"), Segment(" bets")]), Strip([Segment("Ann"), Segment(" folds")])
    ... )
    [(3, 9)]
    """
    ours, others = list(new), list(old)
    if ours == others:
        return []
    left = _width_in_common(ours, others)
    right = new.cell_length - _width_in_common(ours[::-1], others[::-1])
    return [(left, right)]


def _width_in_common(some: list[Segment], others: list[Segment]) -> int:
    """The cells of the segments with which both begin."""
    width = 0
    for one, other in zip(some, others, strict=False):
        if one != other:
            break
        width += one.cell_length
    return width


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
        """What lies below everything that the region draws."""
        return ink(self.looks.palette.text, self.looks.palette.surround)

    def paint(self, cells: Cells, picture: Picture) -> None:
        """Draw the picture; each region says how."""
        raise NotImplementedError

    def render_line(self, y: int) -> Strip:
        if not self._drawn or self.area != self.size:
            self._drawn = self._strips(self.size)
        return self._drawn[y] if y < len(self._drawn) else Strip.blank(self.size.width)

    def lines_in(self, plan: Plan, picture: Picture) -> list[Strip]:
        """All its lines as this plan has them, for whoever shows them without mounting it."""
        self.plan, self.picture = plan, picture
        place = plan.places[self.id or ""]
        return self._strips(Size(place.width, place.height))

    @property
    def _is_placed(self) -> bool:
        """Not where the screen is too small, and not before the first layout."""
        return self.plan is not None and self.id in self.plan.places

    def _strips(self, area: Size) -> list[Strip]:
        self.area = area
        cells = Cells(*area, self.ground(), self.looks.glyphs)
        if self.picture is not None and self._is_placed:
            self.paint(cells, self.picture)
        return cells.strips()

    def _redraw(self) -> None:
        """Refresh the cells that have changed: a bet in one row does not send the others again."""
        if not self._drawn or self.area != self.size:
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


class Flying(Widget):
    """Laid out only while it has a place, over everything that lies."""

    place: Place | None = None


class Sheet(Drawn[Picture]):
    """A page of its own, which needs no plan: it fills the screen."""

    DEFAULT_CSS = "Sheet { width: 1fr; height: 1fr; }"

    @property
    def _is_placed(self) -> bool:
        return bool(self.area)


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
