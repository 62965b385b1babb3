"""What is told over the felt: a caption, what it points at, the events of a recorded hand,
and what each answer to a spot was worth."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil
from typing import Final, NamedTuple

from rich.cells import cell_len
from rich.style import Style
from textual import events

from drawholdem_tui.tui.looks import Looks, Tone, block, ink
from drawholdem_tui.tui.table.drawing.cards import draw_bitmap
from drawholdem_tui.tui.table.drawing.cells import Cells, longest, longest_in_rows, wrapped
from drawholdem_tui.tui.table.drawing.drawn import (
    BesideTheTable,
    Overlay,
    PlaceChosen,
    lay_on_table,
)
from drawholdem_tui.tui.table.drawing.letters import words
from drawholdem_tui.tui.table.felt.swap_line import row_of_the_line
from drawholdem_tui.tui.table.scene.log_rows import CostMark, CostsPicture, EventsPicture
from drawholdem_tui.tui.table.scene.plan import LETTER_ROWS, Place, Plan
from drawholdem_tui.tui.table.scene.regions import (
    ResultsPicture,
    WorthRow,
)
from drawholdem_tui.words.language import _, translate


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


_LEFT: Final = 2  # free at both edges
_APART: Final = 2  # cells between two columns
_LONGEST_BAR: Final = 24
_SHORTEST_BAR: Final = 4
_BEHIND_LETTERS: Final = 3  # cells
_BESIDE_LETTERS: Final = 14  # cells of what is told there at least
_BAR: Final = 8  # for which the error of an answer's worth goes


def paint_worths(cells: Cells, picture: ResultsPicture, looks: Looks) -> None:
    """The verdict, the answers, and why; where there is little room, the answers go last."""
    width = cells.width - 2 * _LEFT
    worths = tuple(row for row in picture.worths if row.worth)
    y = 1 if cells.height > len(worths) + 6 else 0
    _banner(cells, Place(_LEFT - 1, y, width + 2, 1), picture, looks)
    y += 1
    says = longest_in_rows(picture.notes, width, max(1, cells.height - y - len(worths)))
    rows = worths[: max(0, cells.height - y - len(says))]
    paint_answers(cells, Place(0, y, cells.width - _LEFT, len(rows)), rows, looks)
    y += len(rows)
    if cells.height - y > len(says):
        y += 1
    for line in says[: max(0, cells.height - y)]:
        cells.text(_LEFT, y, line, looks.ink(), width=width)
        y += 1


def _banner(cells: Cells, place: Place, picture: ResultsPicture, looks: Looks) -> None:
    """How good it was, where no letters have room: filled from end to end."""
    palette = looks.palette
    style = block(palette.surround, palette.accent if picture.good else palette.loss)
    cells.fill(place, style)
    ways = picture.heading, picture.heading_in_short
    told = longest(ways, place.width - 2, picture.heading_in_short or picture.heading)
    cells.text(place.x + 1, place.y, told, style, width=place.width - 2)


def paint_verdict(cells: Cells, place: Place, picture: ResultsPicture, looks: Looks) -> None:
    """How good it was, as large as there is room for, and why."""
    last = picture.notes[-1:] or ("",)
    least = len(wrapped(last[0], place.width, indent=""))
    dots = words(picture.verdict) if looks.in_halves else None
    tone: Tone = "gold" if picture.good else "loss"
    if dots and len(dots[0]) <= place.width and LETTER_ROWS + least <= place.height:
        draw_bitmap(cells, (place.x, 2 * place.y), dots, looks.ink(tone))
        left = place.x + len(dots[0]) + _BEHIND_LETTERS
        beside = place._replace(x=left, width=place.right - left, height=LETTER_ROWS)
        y = place.y + LETTER_ROWS
        if not picture.good and not _beside_letters(cells, beside, picture, looks):
            below = place._replace(y=y, height=place.bottom - y - least)
            y = _told(cells, below, _ways(picture, place.width, below.height), looks.ink(tone))
    else:
        rows = _ways(picture, place.width, place.height - least)
        y = _told(cells, place, rows, looks.ink(tone))
    room = max(1, place.bottom - y)
    says = longest_in_rows(picture.notes, place.width, room - (room > least))
    y += len(says) < room
    _told(cells, place._replace(y=y, height=max(0, place.bottom - y)), says, looks.ink())


def _beside_letters(cells: Cells, place: Place, picture: ResultsPicture, looks: Looks) -> bool:
    """Whether what they say has room there in words."""
    rows = _ways(picture, place.width, place.height - 1)
    fits = place.width >= _BESIDE_LETTERS and len(rows) < place.height
    if fits:
        lower = place._replace(y=place.y + (place.height - len(rows)) // 2)
        _told(cells, lower, rows, looks.ink("strong"))
    return fits


def _ways(picture: ResultsPicture, width: int, rows: int) -> list[str]:
    """The verdict in words."""
    return longest_in_rows(
        (picture.heading, picture.heading_in_short or picture.heading), max(1, width), rows
    )


def _told(cells: Cells, place: Place, rows: Sequence[str], style: Style) -> int:
    """The row below it."""
    for y, line in zip(range(place.y, place.bottom), rows, strict=False):
        cells.text(place.x, y, line, style, width=place.width)
    return min(place.bottom, place.y + len(rows))


def paint_answers(cells: Cells, place: Place, rows: Sequence[WorthRow], looks: Looks) -> None:
    """Who answered so has a sign before it. First the bars go for less room, then what answers
    were worth: by how much they are worse is said last."""
    name = max((cell_len(row.name) for row in rows), default=0)
    worth = max((cell_len(row.worth) for row in rows), default=0)
    less = max((cell_len(row.less) for row in rows), default=0)
    value = max((cell_len(row.value) for row in rows), default=0)
    room = place.width - _LEFT - name - less - 2 * _APART
    in_full = room - worth - _APART >= _BAR
    worth = worth if in_full else value if room >= value else 0
    step = 2 if 2 * len(rows) <= place.height + 1 else 1
    top = place.y
    if worth and step > 1 and 2 * len(rows) <= place.height:
        about = translate(_("worth on average, in chips"))
        cells.text(place.x + _LEFT, top, about, looks.ink("quiet"))
        top += 1 + (2 * len(rows) < place.height)
    for y, row in zip(range(top, place.bottom, step), rows, strict=False):
        style = looks.ink("strong" if row.yours else "plain")
        if row.yours:
            cells.text(place.x, y, looks.glyphs.next, looks.ink("gold"))
        x = place.x + _LEFT
        cells.text(x, y, row.name, style, width=place.right - x - less - _APART)
        x = min(x + name + _APART, place.right - less)
        if worth:
            cells.right(x + worth, y, row.worth if in_full else row.value, style)
            x += worth + _APART
        told: Tone = "gold" if row.best else "loss" if row.yours else "quiet"
        cells.text(x, y, row.less, looks.ink(told))
        x += less + _APART
        bar = min(_LONGEST_BAR, place.right - x)
        if bar >= _SHORTEST_BAR and row.loss:
            long = max(1, round(2 * bar * row.loss))
            cells.text(x, y, looks.glyphs.filled(long), looks.ink("loss"))
