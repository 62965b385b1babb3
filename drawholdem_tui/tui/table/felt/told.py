"""What is told over the felt: a caption, what it points at, and the events of a recorded hand."""

from __future__ import annotations

from math import ceil
from typing import NamedTuple

from rich.cells import cell_len
from textual import events

from drawholdem_tui.tui.looks import block, ink
from drawholdem_tui.tui.table.drawing.cells import Cells, wrapped
from drawholdem_tui.tui.table.drawing.drawn import (
    BesideTheTable,
    Overlay,
    PlaceChosen,
    lay_on_table,
)
from drawholdem_tui.tui.table.felt.swap_line import row_of_the_line
from drawholdem_tui.tui.table.scene.log_rows import CostMark, CostsPicture, EventsPicture
from drawholdem_tui.tui.table.scene.plan import Place, Plan


class Caption(Overlay[str]):
    """In as many rows as there are."""

    def _lie_down(self, cells: Cells, place: Place) -> None:
        if self.plan.felt:
            lay_on_table(cells, place, self.plan, self.looks)

    def paint(self, cells: Cells, picture: str) -> None:
        lines = wrapped(picture, cells.width)
        told = lines[: cells.height]
        if len(lines) > cells.height:
            told[-1] = " ".join(lines[cells.height - 1 :])  # cut where the room ends
        for y, line in enumerate(told):
            x = max(0, (cells.width - cell_len(line)) // 2)
            cells.write(x, y, line, self.looks.palette.text, bold=True, width=cells.width - x)


_WIDTH = 3
_BEHIND = 4  # cells of the line behind its name, with its corner


class Pointer(Overlay[str]):
    """The id of a region: it stands beside it, in its first row."""

    def place_in(self, plan: Plan) -> Place | None:
        target = plan.places.get(self.picture or "")
        if target is None:
            return None
        if self.picture == "title":  # under the price of a swap, at its right end
            return Place(target.right - _WIDTH, target.bottom, _WIDTH, 1)
        if self.picture == "swap-line" and plan.felt:  # behind its name
            line = plan.ring or target
            y = line.bottom - 1 if plan.ring else line.y + row_of_the_line(line.height)
            return Place(line.right - _BEHIND, y, _WIDTH, 1)
        x = target.right if _is_at_the_edge(target) else target.x - _WIDTH
        return Place(x, target.y, _WIDTH, 1)

    def paint(self, cells: Cells, picture: str) -> None:
        glyphs, palette = self.looks.glyphs, self.looks.palette
        sign = glyphs.lifted if picture == "title" else glyphs.turn
        if _stands_behind(picture, self.plan):
            sign = "<" if glyphs.only_ascii else "\u25c0"
        cells.text(0, 0, f" {sign} ", block(palette.key_fg, palette.accent))


def _stands_behind(picture: str, plan: Plan) -> bool:
    """It points back at its target."""
    if picture == "swap-line":
        return plan.felt is not None
    return picture.startswith("seat") and _is_at_the_edge(plan.places[picture])


def _is_at_the_edge(target: Place) -> bool:
    """Nothing has room before it."""
    return target.x < _WIDTH


_EVENTS_LEFT = 2
_ABOVE = 2  # rows of what they are about, and of what is said here
_TITLE_APART = 2
_LEAST_TOLD = 44  # columns, or marks have no blanks between them
_COSTS = 7  # rows below a log beside the table, where the coach has no place of its own there


def _below_the_log(plan: Plan) -> Place:
    coach, log = plan.places["coach"], plan.places["log"]
    if coach.x == log.x:
        return coach
    return log._replace(y=log.bottom - _COSTS, height=_COSTS)


class _Row(NamedTuple):
    text: str
    place: int
    now: bool
    begins: bool  # a line of its own, and no rest of one


class Events(BesideTheTable[EventsPicture], Overlay[EventsPicture]):
    """Lies where the log has a column of its own, else where one would act. What is told now is
    bright and marked."""

    def place_in(self, plan: Plan) -> Place | None:
        if plan.layout != "wide":
            return plan.places.get("actions")
        log, below = plan.places["log"], _below_the_log(plan)
        return log._replace(height=below.y - log.y)

    def paint(self, cells: Cells, picture: EventsPicture) -> None:
        for y, row in enumerate(self._rows(picture)):
            style = self.ink("plain" if row.now else "quiet")
            if row.now and row.begins:
                cells.text(0, y, self.looks.glyphs.turn, self.ink("warm"))
            cells.text(_EVENTS_LEFT, y, row.text, style, width=cells.width - _EVENTS_LEFT)

    def _rows(self, picture: EventsPicture) -> list[_Row]:
        """The last ones that there is room for. Only those are wrapped that can be seen."""
        height = self.area.height
        last = picture.rows[-1].place if picture.rows else -1
        since = last if picture.since is None else min(picture.since + 1, last)
        rows = [
            _Row(part, row.place, row.place >= since, begins=at == 0)
            for row in picture.rows[-height:]
            for at, part in enumerate(wrapped(row.text, self.area.width - _EVENTS_LEFT - 1))
        ]
        return rows[-height:]

    def on_click(self, event: events.Click) -> None:
        event.stop()
        rows = self._rows(self.picture) if self.picture else []
        if 0 <= event.y < len(rows):
            self.post_message(PlaceChosen(rows[event.y].place))


class Costs(BesideTheTable[CostsPicture], Overlay[CostsPicture]):
    """A column for each decision of a recorded hand, as high as it was dear: below the events, or
    in the row of the log."""

    def place_in(self, plan: Plan) -> Place | None:
        if plan.layout == "wide":
            return _below_the_log(plan)
        beside = plan.places.get("results" if self.picture and self.picture.over else "log")
        return beside and beside._replace(y=beside.bottom - 1, height=1)

    def paint(self, cells: Cells, picture: CostsPicture) -> None:
        left, wide, bottom = self._columns(cells, picture)
        rows = bottom - _ABOVE if bottom else 1
        if bottom:
            self._told_round(cells, picture, bottom, rows)
        else:
            self._told_before(cells, picture, left - _TITLE_APART)
        quiet, sign = self.ink("quiet"), self.looks.glyphs.dot
        cells.text(left, bottom, sign.ljust(wide) * len(picture.marks), quiet)
        for number, mark in enumerate(picture.marks):
            at = Place(left + number * wide, bottom, max(1, wide - 1), rows)
            self._mark(cells, at, mark, here=number == picture.at)

    def _told_round(self, cells: Cells, picture: CostsPicture, bottom: int, rows: int) -> None:
        """What it is about close above the highest, what is said here below."""
        title = wrapped(picture.title, cells.width - 1, indent="")[-_ABOVE:]
        highest = max((mark.share or 0 for mark in picture.marks), default=0)
        y = bottom - max(1, ceil(highest * rows)) - len(title)
        for at, line in enumerate(title, max(0, y)):
            cells.text(1, at, line, self.ink("quiet"))
        here = wrapped(picture.told, cells.width - 1, indent="")[: cells.height - bottom - 1]
        for at, line in enumerate(here, bottom + 1):
            cells.text(1, at, line, self.ink("gold"), width=cells.width - 1)

    def _told_before(self, cells: Cells, picture: CostsPicture, room: int) -> None:
        """Both, where there is room; what is said here rather than what it is about."""
        x, title, here = 1, cell_len(picture.title), cell_len(picture.told)
        if title <= room and (not here or title + _TITLE_APART + here < room):
            x = cells.text(x, 0, picture.title, self.ink("quiet")) + _TITLE_APART
        cells.text(x, 0, picture.told, self.ink("gold"), width=max(0, room + 1 - x))

    def _mark(self, cells: Cells, at: Place, mark: CostMark, *, here: bool) -> None:
        """As high as it was dear; the one that is made here in gold."""
        palette, rises = self.looks.palette, self.looks.glyphs.rises
        if mark.share is None:
            if here:
                cells.text(at.x, at.y, self.looks.glyphs.dot, self.ink("gold"))
            return
        color = palette.loss if mark.dear else palette.win
        style = ink(palette.accent if here else color, self.lies_on, bold=here)
        full, rest = divmod(max(1, round(mark.share * at.height * len(rises))), len(rises))
        for row in range(full):
            cells.text(at.x, at.y - row, rises[-1] * at.width, style)
        if rest:
            cells.text(at.x, at.y - full, rises[rest - 1] * at.width, style)

    def _columns(self, cells: Cells, picture: CostsPicture) -> tuple[int, int, int]:
        """Where they begin, how wide each is with the blank behind it, and their lowest row. In a
        single row they lie behind what is told."""
        many = max(1, len(picture.marks))
        if cells.height > _ABOVE:
            return 1, max(1, min(3, (cells.width - 2) // many)), cells.height - _ABOVE - 1
        wide = max(1, min(2, (cells.width - _LEAST_TOLD) // many))
        return max(1, cells.width - 1 - wide * many), wide, 0

    def on_click(self, event: events.Click) -> None:
        event.stop()
        if (picture := self.picture) is None:
            return
        left, wide, _bottom = self._columns(Cells(*self.area, self.ink()), picture)
        number = (event.x - left) // wide
        if 0 <= number < len(picture.marks):
            self.post_message(PlaceChosen(picture.marks[number].place))
