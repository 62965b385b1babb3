"""The rows round the table: title, keys and log; and what is shown where nothing has room."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Any, Final, NamedTuple

from rich.cells import cell_len
from rich.style import Style
from textual import events

from drawholdem_tui.tui.looks import Looks, block, tone_of
from drawholdem_tui.tui.looks.contrast import mix
from drawholdem_tui.tui.table.drawing.cells import Cells, longest, wrapped
from drawholdem_tui.tui.table.drawing.drawn import (
    BesideTheTable,
    CommandChosen,
    Drawn,
    KeyClicked,
    Says,
)
from drawholdem_tui.tui.table.drawing.letters import draw_step
from drawholdem_tui.tui.table.scene.log_rows import (
    LogKind,
    LogPicture,
    LogRow,
    WonPicture,
)
from drawholdem_tui.tui.table.scene.plan import SMALLEST, Place, Plan
from drawholdem_tui.tui.table.scene.regions import (
    KeyBarPicture,
    KeyHint,
    TitlePicture,
)
from drawholdem_tui.words.language import In, _, translate


class Title(Drawn[TitlePicture]):
    """Game, hand and stakes on the left; on the right a notice, and a swap's price or who won."""

    LIES_ON = "bar"

    def paint(self, cells: Cells, picture: TitlePicture) -> None:
        accent, quiet = self.ink("gold"), self.ink("quiet")
        picture = _fitted(picture, cells.width)
        right = cells.width - 1
        if picture.swap:
            style = quiet if picture.nobody_swaps else accent
            right = cells.right(right, 0, picture.swap, style) - 2
        if picture.notice:
            right = cells.right(right, 0, f"! {picture.notice}", self.ink("strong")) - 2
        x = 1
        if not picture.notice or 1 + cell_len(picture.game) <= right:
            x = cells.text(x, 0, picture.game, accent, width=right - 1)
        if picture.page and cell_len(picture.page) <= right - x - 2:
            x = cells.text(x + 2, 0, picture.page, self.ink("plain"))
        for fact in _facts(picture):
            if cell_len(fact) <= right - x - 2:  # the beginning of one would say nothing
                x = cells.text(x + 2, 0, fact, quiet)


def _facts(picture: TitlePicture) -> list[str]:
    return [
        fact for fact in (picture.structure, picture.stakes, picture.rise, picture.hand) if fact
    ]


def _fitted(picture: TitlePicture, width: int) -> TitlePicture:
    """What can be missed goes first, one after the other; the blinds stay."""
    steps: tuple[dict[str, Any], ...] = (
        {},
        {"structure": ""},
        {"hand": ""},
        {"game": picture.page or picture.game, "page": ""},
        {"swap": picture.swap_in_short or picture.swap},
        {"rise": picture.rise_in_short},
    )
    for missing in steps:
        picture = picture.but(**missing)
        notice = f"! {picture.notice}" if picture.notice else ""
        parts = [each for each in (picture.page, notice, picture.swap, *_facts(picture)) if each]
        if 2 + cell_len(picture.game) + sum(2 + cell_len(part) for part in parts) <= width:
            break
    return picture


_LEFT: Final = 1
_BETWEEN: Final = 3
_WITH_PLACES_APART: Final = 20  # rows that are left for the last hand below them
_LINE: Final = 4  # columns of how long somebody lasted at least
_GRAPH: Final = 5  # rows of how chips went
_THIN: Final = 0.72  # of the ground, in what stands below the line of that
_IN_THE_TABLE: Final = (LogKind.POT, LogKind.SHOWN, LogKind.NET)


class KeyBar(Drawn[KeyBarPicture]):
    """Keys with what they do, as many as fit whole; always the last, which is the way out, and
    what tells of all others. None of those that stand ``elsewhere``, by commands."""

    LIES_ON = "bar"
    elsewhere: Callable[[Plan], frozenset[str]] = staticmethod(lambda _plan: frozenset())
    _left_out: frozenset[str] = frozenset()

    def look_elsewhere(self) -> None:  # what stands there may have changed, though not the keys
        if self.elsewhere(self.plan) != self._left_out:
            self._redraw()

    def _placed(self) -> list[tuple[int, int, KeyHint]]:
        self._left_out = self.elsewhere(self.plan)
        hints = self.picture.hints if self.picture else ()
        hints = tuple(each for each in hints if each.command not in self._left_out)
        whole = {(hint.command, hint.key): hint for hint in hints}
        for at, hint in reversed(list(enumerate(hints))):
            if hint.shorter and _end(hints) >= self.area.width:
                hints = (*hints[:at], hint.but(title=hint.shorter), *hints[at + 1 :])
        while len(hints) > 1 and _end(hints) >= self.area.width:
            goes = [at for at, each in enumerate(hints[:-1]) if not each.stays] or [0]
            at = max((at for at in goes if hints[at].spare), default=goes[-1])
            hints = (*hints[:at], *hints[at + 1 :])
        for at, hint in enumerate(hints):  # what then has room in full after all
            longer = (*hints[:at], whole[hint.command, hint.key], *hints[at + 1 :])
            hints = longer if _end(longer) < self.area.width else hints
        placed, x = [], _LEFT
        for hint in hints:
            placed.append((x, x + _width(hint), hint))
            x += _width(hint) + _BETWEEN
        return placed

    def paint(self, cells: Cells, picture: KeyBarPicture) -> None:
        cap = block(self.looks.palette.surround, self.looks.palette.accent)
        for x, _right, hint in self._placed():
            style = cap if hint.gold else self.ink("quiet" if hint.grey else "strong")
            after = cells.text(x, 0, f" {hint.key} " if hint.gold else hint.key, style)
            cells.text(after + 1, 0, hint.title, self.ink("strong" if hint.gold else "quiet"))

    def on_click(self, event: events.Click) -> None:
        for x, right, hint in self._placed():
            if x <= event.x < right:
                event.stop()
                pressed = KeyClicked(hint.pressed) if hint.pressed else None
                self.post_message(pressed or CommandChosen(hint.command))


def _width(hint: KeyHint) -> int:
    return cell_len(hint.key) + 1 + cell_len(hint.title) + 2 * hint.gold


def _end(hints: Sequence[KeyHint]) -> int:
    return _LEFT + sum(map(_width, hints)) + _BETWEEN * (len(hints) - 1)


_HEADS = "\u2014"  # stands before a heading, which must not differ by its ink alone


def _line(row: LogRow) -> str:
    return f"{_HEADS} {row.text}" if row.kind is LogKind.HEADING else row.text


def _together(rows: Sequence[LogRow]) -> list[LogRow]:
    """Of several that did the same one after the other a row for all."""
    told: list[LogRow] = []
    for row in rows:
        if row.together:
            del told[-1:]  # which tells of all before it
        told.append(row.but(text=row.together or row.text))
    return told


def is_over(rows: Sequence[LogRow]) -> bool:
    """Whether it is told already what came of the hand."""
    return any(row.kind is LogKind.RESULT for row in rows)


class Part(NamedTuple):
    text: str
    row: LogRow


def _looking_back(rows: Sequence[LogRow], width: int, room: int) -> list[Part]:
    """Of a hand that is over, those who did the same together; and who has won what, where all of
    it has room: the table tells that. As many of its streets as there is room for, whole."""
    told = _together([row for row in rows if row.kind not in _IN_THE_TABLE])
    if len(parts := _parts(told, width, apart=True)) > room:
        parts = _parts([row for row in told if row.kind is not LogKind.RESULT], width, apart=True)
    if len(parts) <= room:
        return parts
    heads = [at for at, part in enumerate(parts) if part.row.kind is LogKind.HEADING and part.text]
    return parts[next((at for at in heads if len(parts) - at <= room), len(parts) - room) :]


def as_many_as_fit(
    rows: Sequence[LogRow], width: int, room: int, *, over: bool = False
) -> list[Part]:
    """Of a hand that is ``over`` what a table does not tell. Else a row a deed, the streets apart;
    where there is little room, not apart; where there is less, those who did the same together,
    and apart again if that fits; else as many of the last: the end is always told."""
    if over:
        return _looking_back(rows, width, room)
    together = _together(rows)
    ways = [(rows, True), (rows, False), (together, True), (together, False)]
    parts: list[Part] = []
    for told, apart in ways:
        parts = _parts(told, width, apart=apart)
        if len(parts) <= room:
            return parts
    if any(row.spare for row in rows):
        return as_many_as_fit([row for row in rows if not row.spare], width, room)
    first = len(parts) - room
    # no rest of a sentence
    while first < len(parts) - 1 and parts[first].row is parts[first - 1].row:
        first += 1
    return parts[first:]


def _parts(rows: Sequence[LogRow], width: int, *, apart: bool) -> list[Part]:
    parts: list[Part] = []
    for row in rows:
        if apart and parts and row.kind is LogKind.HEADING:
            parts.append(Part("", row))
        parts += (Part(part, row) for part in wrapped(_line(row), width))
    return parts


class Log(BesideTheTable[LogPicture]):
    """As many of the last lines as fit, the latest at the bottom."""

    SAYS = Says.LOG

    def paint(self, cells: Cells, picture: LogPicture) -> None:
        left = 2 if cells.height > 5 else 1
        width = cells.width - left - 1
        if cells.height == 1:
            self._in_one_row(cells, picture, left, width)
            return
        top = 1 if cells.height > 5 else 0
        if picture.won and top:
            top = self._places(cells, left, picture.won)
            rows = max(_GRAPH, cells.height // 6)
            top = self._course(cells, Place(left, top, width - 1, rows), picture.won)
        room, over = cells.height - top - self._kept(picture), is_over(picture.rows)
        told = as_many_as_fit(picture.rows, width, room, over=picture.over)
        heads = [y for y, part in enumerate(told, top) if part.row.kind is LogKind.HEADING]
        for y, (part, row) in enumerate(told, top):
            style = self._ink(row, bright=y > max(heads, default=-1) and not over)
            cells.text(left, y, part, style, width=width)

    def _places(self, cells: Cells, left: int, won: WonPicture) -> int:
        """Of a knockout, the winner in gold, and how long everybody lasted; where what follows
        begins."""
        places = won.places
        step = 2 if cells.height > _WITH_PLACES_APART + 2 * len(places) else 1
        right = cells.width - 2
        cells.text(left, 1, won.heading or translate(_("Places")), self.ink("strong"))
        if not won.heading and any(row.said for row in places[1:]):
            told = translate(In("over the last hands of those knocked out", "out in"))
            cells.right(right, 1, told, self.ink("quiet"))
        x = left + 4
        said = max(cell_len(row.said) for row in places)
        room = right - said - 1 - x
        names = [longest((row.name, *row.shorter), room, row.name) for row in places]
        name = min(max(map(cell_len, names)), room)
        line = right - said - _BETWEEN - (x + name + 2)
        for y, row, told in zip(range(3, cells.height, step), places, names, strict=False):
            style, quiet = self.ink("plain"), self.ink("quiet")
            if row.first:
                style = quiet = block(self.looks.palette.surround, self.looks.palette.accent)
                cells.fill(Place(left - 1, y, cells.width - left, 1), style)
            known = style if row.name else quiet
            cells.right(left + 2, y, str(row.place), known)
            cells.text(x, y, told, style, width=name)
            came = style if row.first else self.ink(tone_of(row.sign, "quiet"))
            if line >= _LINE and row.said and row.lasted:
                long = max(1, round(row.lasted * line))
                cells.text(x + name + 2, y, self.looks.glyphs.rail.across * long, came)
            cells.right(right, y, row.said, came)
        return 3 + step * len(places) + 1

    def _course(self, cells: Cells, plot: Place, won: WonPicture) -> int:
        """How the winner's chips went: a line a half cell thick over a thin ground."""
        if not won.course or cells.height - plot.y < 3 * _GRAPH:
            return plot.y
        x, y, width, rows = plot
        cells.text(x, y, won.title, self.ink("strong"))
        cells.right(x + width, y, won.most, self.ink("gain"))
        palette, full = self.looks.palette, self.looks.glyphs.rises[-1]
        inks = palette.win, mix(palette.win, self.lies_on, _THIN)
        low, most = y + rows + 1, max(won.course)
        halves = [
            max(1, round(2 * rows * won.course[column * len(won.course) // width] / most))
            for column in range(width)
        ]
        for column, steps in enumerate(pairwise(halves[:1] + halves), x):
            if self.looks.in_halves:
                draw_step(cells, (column, low), steps, (inks, inks), self.lies_on)
            else:
                high = (steps[1] + 1) // 2
                cells.fill(Place(column, low - high, 1, high), self.ink("gain"), full)
        cells.text(x, low, won.begin, self.ink("quiet"))
        cells.right(x + width, low, won.end, self.ink("quiet"))
        return low + 2

    def _ink(self, row: LogRow, *, bright: bool) -> Style:
        """Streets stand out, and what is done on this one; when all is over, what came of it, no
        louder than the table of it."""
        if row.kind is LogKind.HEADING:
            return self.ink("gold")
        if row.kind in (LogKind.RESULT, LogKind.NET):
            return self.ink("plain")
        return self.ink("plain" if bright else "quiet")

    def _in_one_row(self, cells: Cells, picture: LogPicture, left: int, width: int) -> None:
        """The last deed alone."""
        for row in _together([row for row in picture.rows if not row.spare])[-1:]:
            cells.text(left, 0, _line(row), self._ink(row, bright=False), width=width)

    def _kept(self, picture: LogPicture) -> int:
        """Rows at its foot in which the coach speaks, where that has its place there and the hand
        is not over."""
        if is_over(picture.rows):
            return 0
        coach, log = self.plan.places.get("coach"), self.plan.places.get("log")
        return coach.height if coach and log and coach.x == log.x and coach.y > log.y else 0


def tell_too_small(cells: Cells, looks: Looks) -> None:
    """``needs 60x20, this is 50x14``."""
    times = looks.glyphs.times
    width, height = SMALLEST
    cells.fill(cells.everything, looks.ink())
    cells.centre(
        cells.height // 2,
        translate(_("needs {needed}, has {here}")).format(
            needed=f"{width}{times}{height}", here=f"{cells.width}{times}{cells.height}"
        ),
        looks.ink("strong"),
    )
    told = translate(_("make the window larger, or press Q"))
    cells.centre(cells.height // 2 + 1, told, looks.ink("quiet"))


class TooSmall(Drawn[bool]):
    """There, but laid out only where it is needed."""

    def __init__(self, looks: Looks) -> None:
        super().__init__(looks, id="too-small")
        self.picture = True

    def paint(self, cells: Cells, picture: bool) -> None:
        tell_too_small(cells, self.looks)
