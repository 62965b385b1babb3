"""Tables and graphs as plain values, and a graph's columns of cells: arithmetic for any size.

Nothing lies between two rows; what is above it stands there, what is below hangs from it, both to
the same scale. Where there are more values than columns the first and the last are still seen, and
each column between them has the one of its own that is farthest from what came before.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise, starmap
from typing import Final, NamedTuple

from drawholdem_tui.engine.cards import Card

EIGHTHS: Final = 8  # of a cell, the smallest step
_ENDS: Final = 4  # columns that a start, a course and an end want
MARK: Final = "\u25cf"  # in a sentence, of what is marked in the graph


class Row(NamedTuple):
    """``meaning`` stands beside it; ``signs`` of cells: chips won or lost; ``gains``: one for each
    of the bars of the table, of the largest gain or loss, from -1 to 1, or none where they are not
    known; ``quiet``: a computer, ``strong``: a sum."""

    cells: tuple[str, ...]
    meaning: str = ""
    signs: tuple[int, ...] = ()
    gains: tuple[float, ...] = ()
    quiet: bool = False
    strong: bool = False


class TablePicture(NamedTuple):
    """The first column is text, the others are figures. ``bars`` are columns whose figures have one
    to either side; where there is too little room for all of them the first one has. ``others``:
    from which row on they are of another kind, ``kind``; ``total`` is a last row, on which one
    cannot stand."""

    heads: tuple[str, ...]
    rows: tuple[Row, ...]
    bars: tuple[int, ...] = ()
    others: int = 0
    kind: str = ""
    total: Row | None = None


class GraphPicture(NamedTuple):
    """``marks`` are places among the values where chips were bought; the labels stand at their
    heights, ``last`` behind the end, ``begin`` and ``end`` below the two ends."""

    values: tuple[int, ...]
    highest: str = ""
    zero: str = ""
    lowest: str = ""
    begin: str = ""
    end: str = ""
    marks: tuple[int, ...] = ()
    sentence: str = ""  # the same in words
    brief: str = ""  # where there is room for a row of them
    ticks: tuple[tuple[int, str], ...] = ()  # below places among the values
    chosen: int | None = None  # the place of a value that stands out
    lit: range = range(0)  # the places of several that do, and still say whether they are gains
    figures: tuple[str, ...] = ()  # at the end of each value, which is a bar of its own
    together: int = 1  # so many of these belong together
    bought: tuple[int, ...] = ()  # until each of the values, which are stacks
    first_bought: str = ""  # of these
    told_bought: tuple[tuple[int, str], ...] = ()  # where that becomes more
    notes: tuple[tuple[str, ...], ...] = ()  # lines below what belongs together, the first first
    last: str = ""


class Result(NamedTuple):
    """``length``: of its bar, from -1 to 1."""

    title: str
    told: str
    sign: int = 0
    length: float | None = None


class Habit(NamedTuple):
    """What somebody does in so large a share of the times; ``usual`` is from where to where others
    do, told in ``range``. ``stands_out`` beyond that; ``few``: how little there is. ``meaning``
    stands in place of a bar, ``shorter`` in place of the title where that leaves a bar no room."""

    title: str
    told: str
    share: float | None = None
    usual: tuple[float, float] | None = None
    range: str = ""
    stands_out: bool = False
    few: bool = False
    meaning: str = ""
    shorter: str = ""


class Practice(NamedTuple):
    """A key, what it does, and of what."""

    key: str
    told: str
    command: str


class PortraitPicture(NamedTuple):
    """One player on a page. Several wordings of one thing: the longest first."""

    name: str
    played: tuple[str, ...]
    kind: tuple[str, ...]
    cards: tuple[Card, ...]  # of the biggest pot
    pot: tuple[str, ...]
    results: tuple[Result, ...]
    beside_net: tuple[str, ...]
    about_luck: tuple[tuple[str, ...], ...]  # sentences
    follows: float | None  # the part of luck and play that is done, while it is not all
    graph: GraphPicture | None
    no_graph: str
    evenings: tuple[Result, ...]
    swaps: TablePicture | None
    about_swaps: str
    others: tuple[Row, ...]
    habits: tuple[Habit, ...]
    says: tuple[str, ...]
    usual: tuple[str, ...]  # what the lighter stretch is
    practice: Practice | None = None


class PagePicture(NamedTuple):
    """``at`` is the row to stand on, if it is not the one before; ``chosen``: a row is;
    ``tabs`` are the pages with their titles, ``tab`` the one that is seen."""

    about: str = ""
    told: str = ""
    table: TablePicture | None = None
    graph: GraphPicture | None = None
    at: int | None = 0
    chosen: bool = False
    tabs: tuple[tuple[str, str], ...] = ()
    tab: str = ""
    portrait: PortraitPicture | None = None
    below: GraphPicture | None = None  # the table
    others: str = ""  # what there are several of, behind what it is about
    other: str = ""  # the name of the one that is seen
    of_all: str = ""  # which one of how many it is
    says: tuple[str, ...] = ()  # a name, and how that one plays
    more: PortraitPicture | None = None  # of whom is lit, as much as has room below the table


class Slot(NamedTuple):
    """The columns of a value that is a bar of its own, and those of the bar."""

    begin: int
    end: int
    bar: range


_EDGES: Final = 4  # columns that are no more apart, where several belong together


def slots(many: int, width: int, figure: int = 0) -> list[Slot]:
    """As wide as each other; a bar is as wide as its ``figure``, if there is air beside it.

    >>> slots(2, 12, 4)
    [Slot(begin=0, end=6, bar=range(1, 5)), Slot(begin=6, end=12, bar=range(7, 11))]
    """
    found, size = [], width // many
    bar = max(1, min(figure, size - 1))
    for at in range(many):
        begin = (width - size * many) // 2 + at * size
        left = begin + (size - bar) // 2
        found.append(Slot(begin, begin + size, range(left, left + bar)))
    return found


def slots_of(picture: GraphPicture, width: int) -> tuple[list[Slot], list[Slot]]:
    """Of each value, and of what belongs together."""
    figure = max(map(len, picture.figures), default=0)
    if picture.together == 1:
        every = slots(len(picture.values), width, figure)
        return every, every
    every, found = slots(len(picture.values) // picture.together, width), []
    for begin, end, _bar in every:
        edge = max(1, (end - begin) // 5 - _EDGES)
        for inner in slots(picture.together, end - begin - 2 * edge, figure):
            left = begin + edge
            bar = range(left + inner.bar.start, left + inner.bar.stop)
            found.append(Slot(left + inner.begin, left + inner.end, bar))
    return found, every


def even_width(picture: GraphPicture, width: int) -> int:
    """In which values that are bars of their own are as wide as each other."""
    many = len(picture.values) if picture.figures else 1
    return width - width % many if many <= width else width


class Columns(NamedTuple):
    """Heights in eighths of a cell, hanging ones negative; rows above and below the line."""

    heights: tuple[int, ...]
    above: int
    below: int


def columns(
    values: Sequence[int], width: int, height: int, most: int = 0, chosen: int | None = None
) -> Columns:
    """As wide and as high as there is room; to a scale with room for the ``most``.

    >>> columns([0, 8, 16], 3, 2)
    Columns(heights=(0, 8, 16), above=2, below=0)
    >>> columns([4, -4], 4, 4)
    Columns(heights=(16, 16, -16, -16), above=2, below=2)
    """
    high, low = max(most, *values, 0), min(0, *values, 0)
    rows = max(1, height)
    above, below = _rows(high, -low, rows)
    unit = max(high / above if above else 0.0, -low / below if below else 0.0) or 1.0
    heights = (_height(value, unit) for value in spread(values, width, chosen))
    least, most = -EIGHTHS * below, EIGHTHS * above  # in one row there is one side only
    return Columns(tuple(max(least, min(each, most)) for each in heights), above, below)


def _rows(high: int, low: int, rows: int) -> tuple[int, int]:
    """How many are for what is above the line; a row at least for each side that there is."""
    if not low or rows < 2:
        return (rows, 0) if high >= low else (0, rows)
    if not high:
        return 0, rows
    above = min(range(1, rows), key=lambda above: max(high / above, low / (rows - above)))
    return above, rows - above


def _height(value: int, unit: float) -> int:
    """What is there at all is to be seen."""
    eighths = round(EIGHTHS * value / unit)
    return eighths or (value > 0) - (value < 0)


def places(size: int, width: int) -> list[range]:
    """Which of so many values each column stands for. The last has two at least, or it would be
    hidden by the step that leads to it.

    >>> places(6, 5)
    [range(0, 1), range(1, 3), range(3, 5), range(5, 6), range(5, 6)]
    """
    if size == width or width >= 2 * size:
        return [range(at * size // width, at * size // width + 1) for at in range(width)]
    if width < min(_ENDS, size):
        return [range(at * size // width, (at + 1) * size // width) for at in range(width)]
    last = [range(size - 1, size)] * 2
    if size < width:
        many = width - 2
        return [*(range(x := at * (size - 1) // many, x + 1) for at in range(many)), *last]
    many = width - 3
    bounds = (1 + at * (size - 2) // many for at in range(many + 1))
    return [range(1), *starmap(range, pairwise(bounds)), *last]


def spread(values: Sequence[int], width: int, chosen: int | None = None) -> list[int]:
    """One for each column; before the ``chosen`` one that from which it leads away.

    >>> spread([1, 9, 2, -5, 3, 3], 4)
    [1, 9, 3, 3]
    >>> spread([1, 2, 9, 2, -5, 3, 3, 3], 7, chosen=4)
    [1, 9, 2, -5, 3, 3, 3]
    """
    every = places(len(values), width)
    if width < min(_ENDS, len(values)):
        return [max((values[at] for at in each), key=abs) for each in every]
    ends = max(values), min(values)
    found = [_told(values, each, ends) for each in every]
    if chosen and len(values) > width:
        _lead_to(chosen, columns_from(chosen, len(values), width), values, found)
    return found


def _told(values: Sequence[int], here: range, ends: tuple[int, int]) -> int:
    """The highest or lowest of all, if it is here."""
    before, some = values[max(0, here.start - 1)], [values[at] for at in here]
    if most := [each for each in some if each in ends and each != before]:
        return max(most, key=abs)
    return max(some, key=lambda each: abs(each - before))


def _lead_to(chosen: int, column: int, values: Sequence[int], found: list[int]) -> None:
    """Its step is what it changed: what was highest or lowest in these columns gives way."""
    inside = range(1, len(found) - 2)
    for at, place in ((column - 1, chosen - 1), (column, chosen)):
        if at in inside:
            found[at] = values[place]
    for each in (max(values), min(values)):
        beside = column + 1 if values.index(each) > chosen else column - 2
        if each not in found and beside in inside:
            found[beside] = each


def marked_columns(picture: GraphPicture, width: int) -> set[int]:
    """The columns in which something was bought."""
    size = len(picture.values)
    return {
        min(width - 1, columns_from(mark, size, width)) for mark in picture.marks if mark < size
    }


def columns_from(place: int, size: int, width: int) -> int:
    """The first one of a place among so many values.

    >>> columns_from(1, 2, 5)
    3
    """
    return next(at for at, each in enumerate(places(size, width)) if place in each)


def chosen_columns(picture: GraphPicture, width: int) -> range:
    """Those of the value that stands out.

    >>> chosen_columns(GraphPicture((0, 5, 9), chosen=1), 9)
    range(3, 6)
    """
    at = picture.chosen
    if at is None:
        return range(0)
    if picture.figures:
        return slots_of(picture, width)[0][at].bar
    return _columns_of(range(at, at + 1), len(picture.values), width)


def lit_columns(picture: GraphPicture, width: int) -> range:
    """Those of the values that stand out together."""
    return _columns_of(picture.lit, len(picture.values), width) if picture.lit else range(0)


def _columns_of(some: range, size: int, width: int) -> range:
    every = places(size, width)
    last = max(at for at, each in enumerate(every) if some.stop - 1 in each)
    return range(columns_from(some.start, size, width), last + 1)
