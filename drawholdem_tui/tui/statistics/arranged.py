"""How much room there is on a page of the statistics, and for what; lines below each other with as
much air between them as there is room for, and what is told below a graph."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from enum import IntEnum
from functools import partial
from typing import Final, NamedTuple

from rich.cells import cell_len
from rich.style import Style

from drawholdem_tui.tui.looks import Looks, Tone, block
from drawholdem_tui.tui.statistics.plan import (
    GraphPicture,
    PagePicture,
    Slot,
    TablePicture,
    columns_from,
    slots_of,
)
from drawholdem_tui.tui.table.drawing.cells import Cells, wrapped
from drawholdem_tui.tui.table.drawing.frame import draw_heading
from drawholdem_tui.tui.table.scene.plan import Place

MARGIN: Final = 2
WIDEST: Final = 248  # of a page: figures far from what they are of cannot be read
APART: Final = 2
_LOW_PAGE: Final = 15  # rows of a page without blanks
_HIGH_PAGE: Final = 40  # ... and of one from which on rows of a table may be spread
LOW, _HIGH = 5, 0.75  # rows of a graph beside a table at least; a part of the page at most
_SPREAD: Final = 4  # rows more than there have to be, and a blank stands behind each
_MOST: Final = 14  # rows of a table that is spread
_SHORTEST, _LONGEST = 7, 63  # columns for gains and losses
_PART: Final = 0.32  # of the width, for those in one column
_FEW_COLUMNS: Final = 3  # with so many or fewer, they have what the others leave
_MOST_APART: Final = 10  # columns between two figures
_ROOMY: Final = 112  # columns from which on there is more between a bar and figures
_FEWEST: Final = 3  # rows of a long table that are seen at least


class Columns(NamedTuple):
    """The columns of a table from left to right."""

    widths: tuple[int, ...]  # of the texts and figures
    bars: tuple[int, ...]  # those with a bar to either side of a line behind the figure
    bar: int  # how long one is
    clear: int  # columns from a figure to its bar
    gutter: int  # more columns from a bar to the next figure, which is not its own
    apart: int  # columns between two

    def begins(self) -> Iterator[int]:
        """Each of them, behind the left edge; and where the last one ends."""
        x = 0
        for number, width in enumerate(self.widths):
            yield x
            x += width + self.apart
            if number in self.bars:
                x += self.clear + self.bar + self.gutter
        yield x


def rows_of(table: TablePicture) -> int:
    """Its head, and one a row."""
    return any(table.heads) + len(table.rows) + bool(table.others) + bool(table.total)


def step_between(picture: PagePicture, place: Place) -> int:
    """From one row to the next: there is one between them on a high page."""
    table = picture.table
    if table is None or len(table.rows) > _MOST or place.height < _HIGH_PAGE:
        return 1
    graph = 2 * LOW if picture.graph or picture.below else 0
    free = place.height - rows_of(table) - graph
    return 2 if free >= len(table.rows) + _SPREAD else 1


def graph_rows(picture: PagePicture, place: Place) -> int:
    """The rows of a graph: all, or what a table leaves, which can be scrolled; too few are none."""
    table = picture.table
    if table is None:
        return place.height
    spread = (len(table.rows) + 1 + bool(table.others)) * (step_between(picture, place) - 1)
    free = place.height - rows_of(table) - spread
    free -= bool(table.total) and not spread and place.height > _LOW_PAGE  # a blank above it
    free -= place.height > _LOW_PAGE  # a blank at the foot
    free -= bool(table.others) and not spread  # a blank between two kinds
    free = max(free, min(place.height // 2, place.height - _FEWEST - 2))
    high = min(free, int(place.height * _HIGH))
    return high if high >= LOW else 0


def placed(tabs: tuple[tuple[str, str], ...], left: int) -> Iterator[tuple[int, str, str]]:
    """Where each begins, with the blank before it; the first word stands at the page's left."""
    x = left - 1
    for page, title in tabs:
        yield x, page, title
        x += cell_len(title) + 2


def laid_out(table: TablePicture, width: int) -> Columns:
    """A long name is cut, and no figure."""
    lines = [table.heads, *(row.cells for row in table.rows)]
    lines += [table.total.cells] if table.total else []
    widths = tuple(max(1, *map(cell_len, column)) for column in zip(*lines, strict=True))
    between = max(1, len(widths) - 1)
    free = width - sum(widths) - APART * between
    if free < 0:
        widths, free = (max(1, widths[0] + free), *widths[1:]), 0
    clear, gutter = (2, 4) if width >= _ROOMY else (1, 2)
    bars, room = table.bars[:0], free
    for each in (table.bars, table.bars[:1]):  # or none
        room = free + gutter * (each[-1:] == (between,))  # nothing follows
        if _long(each, room, clear + gutter) >= _SHORTEST:
            bars = each
            break
    part, longest = int(_PART * width) if len(bars) == 1 else _LONGEST, _LONGEST
    if len(bars) == 1 and len(widths) <= _FEW_COLUMNS:
        part = longest = width
    bar = min(longest, _odd(part), _long(bars, room, clear + gutter))
    more = (room - len(bars) * (clear + bar + gutter)) // between
    most = max(_MOST_APART, width // 12) - APART
    if bars and 0 <= more <= most:  # to the right edge
        spare = room - len(bars) * (clear + bar + gutter) - more * between
        bar += spare // len(bars) // 2 * 2
    apart = APART + max(0, min(most, more))
    return Columns(widths, bars, bar, clear, gutter, apart)


def _long(bars: tuple[int, ...], free: int, air: int) -> int:
    """Each bar at most, where all are as long."""
    return _odd(free // len(bars) - air) if bars else 0


def _odd(width: int) -> int:
    return width - 1 + width % 2


TWO_HALVES: Final = 94  # columns from which on a page has two
_FIGURES: Final = 12  # columns between two figures at most
OFFERED, _WON = 2, 4
_DROPPED: Final = ((), (OFFERED,), (OFFERED, _WON))  # columns that can be done without


class Laid(NamedTuple):
    """The columns of a table that there is room for: which, how wide, how far apart."""

    which: tuple[int, ...]
    widths: tuple[int, ...]
    apart: int

    @property
    def width(self) -> int:
        near = self.apart - 1 if OFFERED in self.which else 0  # it stands beside its number
        return sum(self.widths) + self.apart * (len(self.widths) - 1) - near


def laid_beside_each_other(table: TablePicture, width: int) -> Laid:
    """As many as fit, else the fewest."""
    every = [table.heads, *(row.cells for row in table.rows)]
    laid = Laid((), (), 1)
    for dropped in _DROPPED:
        which = tuple(at for at in range(len(table.heads)) if at not in dropped)
        widths = tuple(max(cell_len(row[at]) for row in every) for at in which)
        free = (width - sum(widths)) // (len(widths) - 1)
        laid = Laid(which, widths, max(1, min(_FIGURES, free)))
        if free >= _NEAR:
            break
    return laid


Draw = Callable[[Place], None]  # into a place of one row


class Air(IntEnum):
    """What comes first where there is more room, and what last."""

    NONE = 0
    SECTIONS = 1
    EXTRAS = 2
    HEADS = 3
    SENTENCES = 4


class Airy(NamedTuple):
    """A row that is there from so much air on: blank, or what can be done without."""

    air: Air
    draw: Draw | None = None


Column = Sequence[Draw | Airy]


def _kept(column: Column, air: Air) -> list[Draw | Airy]:
    return [each for each in column if not (isinstance(each, Airy) and each.air > air)]


def rows(column: Column, air: Air) -> int:
    return len(_kept(column, air))


def draw_column(place: Place, column: Column, air: Air) -> None:
    """From the top of a place down."""
    for y, each in enumerate(_kept(column, air), place.y):
        draw = each.draw if isinstance(each, Airy) else each
        if draw:
            draw(place._replace(y=y, height=1))


_ALONE: Final = 4  # a last line shorter than this part of the width is
_BACK, _ONWARDS = " \u2190 ", " \u2192"  # there are more there
_BEFORE_OTHERS: Final = 8  # columns of dashes round them, and of what these are about
_NAMED_TWICE: Final = 72  # columns from which on one who is named is named there, too


def in_lines(text: str, width: int) -> list[str]:
    """As few as it needs, and no word or two alone in the last.

    >>> in_lines("more often than the others: 67%", 29)
    ['more often than the', 'others: 67%']
    """
    told = wrapped(text, width, indent="") if text else []
    if len(told) < 2 or cell_len(told[-1]) * _ALONE >= width:
        return told
    evenly = wrapped(text, width - width // _ALONE, indent="")
    return evenly if len(evenly) == len(told) else told


class Sheet:
    """Cells to draw on, and the inks."""

    def __init__(self, cells: Cells, looks: Looks) -> None:
        self.cells = cells
        self.looks = looks
        self.plain, self.quiet = looks.on_felt(), looks.on_felt("quiet")
        self.strong, self.gold = looks.on_felt("strong"), looks.on_felt("gold")

    def heading(self, title: str, place: Place) -> None:
        line = place._replace(height=1)
        draw_heading(self.cells, line, title, self.looks, dashes=2, width=self.cells.width)

    def others(self, place: Place, picture: PagePicture) -> None:
        """At the end of a heading the one that is seen, with the others to either side if there is
        room."""
        quiet, gold = self.quiet, block(self.looks.palette.surround, self.looks.palette.accent)
        free = place.width - cell_len(picture.about) - _BEFORE_OTHERS
        alone = (f" {picture.of_all} ", quiet)
        named = picture.other if place.width >= _NAMED_TWICE else ""
        name = (f" {named or picture.of_all} ", gold)
        last = alone if named else (" ", quiet)
        every = [(_BACK, quiet), name, (_ONWARDS, quiet), last]
        ways = [(f" {picture.others}", quiet), *every], every, [alone]
        fit = (each for each in ways if sum(cell_len(told) for told, _ink in each) <= free)
        x = place.right - 3
        for told, style in reversed(next(fit, ()) if picture.of_all else ()):
            x = self.cells.right(x, place.y, told, style)

    def lines(self, text: str, width: int, style: Style) -> list[Draw]:
        """As many as it needs."""
        return [partial(self.line, line, style) for line in in_lines(text, width)]

    def wrapped(self, place: Place, text: str, style: Style) -> int:
        """The same from the top of a place; the row below it."""
        told = in_lines(text, place.width)
        for y, line in enumerate(told, place.y):
            self.cells.text(place.x, y, line, style)
        return place.y + len(told)

    def line(self, text: str, style: Style, place: Place) -> None:
        self.cells.text(place.x, place.y, text, style, width=place.width)


# Below a graph

_NAMED: Final = 7  # rows from which on at least the first note has one
_NEAR: Final = 2  # columns between what is told there
_BEFORE_END: Final = 6  # ... before what tells its end


def rows_below(picture: GraphPicture, place: Place) -> int:
    """Where it begins and ends, and of notes below bars as many as fit, each below all bars."""
    if place.height <= 3 or not (picture.begin or picture.end or picture.ticks or picture.notes):
        return 0
    if not picture.notes:
        return 1
    room = place.width // len(picture.notes) - _NEAR
    most = min(map(len, picture.notes), default=0)
    fit = [max(cell_len(note[at]) for note in picture.notes) <= room for at in range(most)]
    return 1 + min([*fit, False].index(False), max(place.height >= _NAMED, place.height // 3 - 2))


def tell_below(cells: Cells, plot: Place, picture: GraphPicture, rows: int, looks: Looks) -> None:
    """Where it begins and ends, and between the two as much as is not in the way of either; notes
    in the other rows."""
    slots = slots_of(picture, plot.width)[1] if rows > 1 else []
    for y in range(1, rows):
        named = [(slots[at], note[y - 1]) for at, note in enumerate(picture.notes)]
        tone: Tone = "plain" if y == 1 and picture.together > 1 else "quiet"
        _names(cells, plot._replace(y=plot.y + y), named, looks.on_felt(tone))
    quiet, y = looks.on_felt("quiet"), plot.bottom
    if picture.figures:
        every, _groups = slots_of(picture, plot.width)
        _names(cells, plot, [(every[at], told) for at, told in picture.ticks], quiet)
        return
    free = cells.text(plot.x, y, picture.begin, quiet) + _NEAR * bool(picture.begin)
    last = cells.right(plot.right, y, picture.end, quiet) - _BEFORE_END * bool(picture.end)
    for at, told in reversed(picture.ticks):  # the latest, where not all have room
        x = plot.x + columns_from(at, len(picture.values), plot.width) - cell_len(told) // 2
        x = x if picture.begin else max(plot.x, x)
        if free <= x and x + cell_len(told) <= last:
            cells.text(x, y, told, quiet)
            last = x - _NEAR


def _names(cells: Cells, plot: Place, named: Sequence[tuple[Slot, str]], style: Style) -> None:
    """What each bar is, below it."""
    free = plot.x
    for (_begin, _end, bar), told in named:
        x = plot.x + (bar.start + bar.stop - cell_len(told)) // 2
        if free <= x and x + cell_len(told) <= plot.right:
            free = cells.text(x, plot.bottom, told, style) + _NEAR


_STEPS: Final = (10, 25, 50, 100, 250, 500, 1000, 2500, 5000, 10_000, 25_000, 50_000)
_TICKS: Final = 6


def round_numbers(last: int) -> range:
    """A few between the first and the last hand.

    >>> list(round_numbers(120))
    [25, 50, 75, 100]
    """
    step = next((each for each in _STEPS if last / each <= _TICKS), last)
    return range(step, last, step)
