"""What has happened in a hand, a row each, as plain values."""

from __future__ import annotations

import enum
from collections.abc import Iterable, Iterator, Sequence
from typing import Final, NamedTuple

from rich.cells import cell_len

from drawholdem_tui.engine.cards import Card
from drawholdem_tui.engine.fact import Fact
from drawholdem_tui.words.language import _, translate
from drawholdem_tui.words.numbers import how_many, signed


class LogKind(enum.Enum):
    """How a row of the log stands out."""

    HEADING = "heading"  # a hand, or a street of it
    DEED = "deed"
    PASS = "pass"  # changes little
    POT = "pot"  # where chips lie now
    SHOWN = "shown"  # cards, and what they are
    RESULT = "result"
    NET = "net"


class LogRow(Fact):
    """Something that has happened, or a heading above it."""

    text: str
    kind: LogKind = LogKind.DEED
    together: str = ""  # where there is little room: with those before it that did the same
    place: int = -1  # where in a recorded hand it was said; a click goes there
    shorter: str = ""  # where it has no room in a row
    spare: bool = False  # told only where there is room for all


class PlaceRow(Fact):
    """Where somebody has ended in a knockout, or how a spot of a drill was answered."""

    place: int
    name: str
    said: str = ""  # "wins", "hand 18"
    lasted: float = 1.0  # so much of all hands; of a spot, so much of what the dearest cost
    first: bool = False
    sign: int = 0  # of what is said
    shorter: tuple[str, ...] = ()  # than the name, the longest first


class WonPicture(Fact):
    """How a knockout has gone, when somebody has won it all; or a drill, up to a spot."""

    places: tuple[PlaceRow, ...]
    title: str = ""  # "Ines's chips"
    course: tuple[int, ...] = ()  # of these chips, from hand to hand
    begin: str = ""  # "hand 1"
    end: str = ""  # "27"
    most: str = ""  # all the chips there are
    heading: str = ""  # above them, where they are no places


class LogPicture(Fact):
    rows: tuple[LogRow, ...] = ()  # the last that has happened
    won: WonPicture | None = None  # above it
    over: bool = False  # what came of the hand stands beside it, in a table


class EventsPicture(Fact):
    """What has been said in a recorded hand up to where somebody looks."""

    rows: tuple[LogRow, ...]
    since: int | None = None  # what was said after that place is new here; else the last alone
    over: bool = False  # what came of the hand stands in a table
    timed: bool = False  # where there are few rows, the time line takes one of them
    beside: int = 0  # on small tables: from which row on there is room right of one's own hand
    below: tuple[LogRow, ...] = ()  # where there is room: a heading, and chips or what comes


class CostMark(Fact):
    """A decision of a recorded hand; a click goes to the ``place`` where it is made."""

    place: int
    share: float | None = None  # of what the dearest cost; none: it has no price
    dear: bool = False  # worth a word


class StreetMarks(Fact):
    """The decisions of a street, from the first to the last."""

    name: str
    marks: tuple[CostMark, ...]


class CostsPicture(Fact):
    """What each decision cost, and which one is made here."""

    title: str  # what there is to say of all of them
    heading: str  # what stands there: the height of bars, or decisions alone
    streets: tuple[StreetMarks, ...]
    at: int  # counted over all streets
    over: bool = False  # it stands below the hand's results
    most: str = ""  # what the dearest mistake cost; nothing where there is none
    shorter: str = ""  # the title, in a row with the line
    silent: bool = False  # the title says why nothing has a price

    @property
    def marks(self) -> tuple[CostMark, ...]:
        return tuple(mark for street in self.streets for mark in street.marks)


_APART_AT_ALL: Final = 2  # between two streets
_MOST_APART: Final = 10  # ... and so many more where there is room
_WIDEST: Final = 6  # columns from one decision to the next
_CLOSEST: Final = 0.6  # columns of a decision, where that keeps the names of the streets


class Spread(NamedTuple):
    """Where on a time line everything stands, from its left end on."""

    names: list[tuple[int, str]]
    marks: list[int]
    wide: int  # of a mark, with the blank behind it
    width: int


def spread_out(streets: Sequence[StreetMarks], room: int, *, below: bool) -> Spread:
    """As wide as there is room for: the names of streets stand ``below`` their decisions, or before
    them; they go when there is less, the long one of the first street before the others. Then
    several decisions share a column."""
    first = [street.but(name="") for street in streets[:1]]
    ways = (
        *_named(streets, room, below=below),
        *_named([*first, *streets[1:]], room, below=below),
        *(_evenly(streets, wide, below=below, named=False) for wide in (2, 1)),
        *_closer(streets, room, below=below, named=False),
        Spread([], [0 for street in streets for _mark in street.marks], 1, 1),
    )
    spread = next((each for each in ways if each.width <= room), ways[-1])
    gaps = len(streets) - 1
    if not below or gaps < 1 or spread.width >= room:
        return spread
    more = min((room - spread.width) // gaps, _MOST_APART)
    marks = [at * more for at, street in enumerate(streets) for _mark in street.marks]
    return spread._replace(
        names=[(x + at * more, name) for at, (x, name) in enumerate(spread.names)],
        marks=[x + further for x, further in zip(spread.marks, marks, strict=True)],
        width=spread.width + gaps * more,
    )


def _named(streets: Sequence[StreetMarks], room: int, *, below: bool) -> Iterator[Spread]:
    for wide in range(_WIDEST, 0, -1):
        yield _evenly(streets, wide, below=below, named=True)
    yield from _closer(streets, room, below=below, named=True)


def _evenly(streets: Sequence[StreetMarks], wide: int, *, below: bool, named: bool) -> Spread:
    names, marks, x = list[tuple[int, str]](), list[int](), 0
    for street in streets:
        name, many = street.name if named else "", wide * len(street.marks)
        names.append((x, name))
        x += 0 if below or not name else cell_len(name) + 1
        marks += range(x, x + many, wide)
        x += max(many, cell_len(name) + 1 if below else 0) - (wide > 1) + _APART_AT_ALL
    return Spread(names, marks, wide, x - _APART_AT_ALL)


def _closer(
    streets: Sequence[StreetMarks], room: int, *, below: bool, named: bool
) -> Iterator[Spread]:
    """In all the room there is, a column between two streets, where that is enough."""
    words = [cell_len(street.name) * named for street in streets]
    before = [0 if below or not word else word + 1 for word in words]
    many = [len(street.marks) for street in streets]
    wide = [min(each, max(1, word)) if below else 1 for each, word in zip(many, words, strict=True)]
    least = [max(1, (word + 1) * below) if word else 1 for word in words]
    free = room - sum(before) - (len(streets) - 1)
    while sum(map(max, wide, least)) < free and any(map(int.__lt__, wide, many)):
        fullest = max(range(len(many)), key=lambda at: many[at] / wide[at])
        wide[fullest] += 1
    if (
        not many
        or sum(map(max, wide, least)) > free
        or (named and sum(wide) < _CLOSEST * sum(many))
    ):
        return
    names, marks, x = list[tuple[int, str]](), list[int](), 0
    for at, street in enumerate(streets):
        names.append((x, street.name if named else ""))
        x += before[at]
        marks += [x + number * wide[at] // many[at] for number in range(many[at])]
        x += max(wide[at], least[at]) + 1
    yield Spread(names, marks, 1, x - 1)


BRIEF_WAYS: Final = 3  # to say with its kickers what a hand is


class ResultRow(Fact):
    """What a hand came to for somebody."""

    name: str
    net: int
    hand: str = ""  # "pair of tens, ace kicker (beats king)", "folded on the flop"
    shorter: str = ""  # the same where there is less room
    shortest: str = ""  # "pair of tens"
    kind: str = ""  # "pair"
    folded: bool = False
    cards: tuple[Card, ...] = ()
    marked: frozenset[Card] = frozenset()  # those of the five that win
    won: tuple[str, ...] = ()  # "150 main", "420 side"; nothing where nothing was won
    won_in_all: str = ""  # "570": where there is no room for all of that
    won_in_two: str = ""  # "420 + 150 swap": where there is some
    put_in: int = 0  # which the net lacks
    stack: str = ""  # what there is now: where no seat tells it
    button: bool = False  # the same of the dealer
    net_of_each: str = ""  # of several in one row: "5 each"
    lesser: bool = False  # another has won more
    placed: str = ""  # the name with a place in a knockout: "1st Otto"
    briefly: tuple[str, ...] = ()  # the hand in BRIEF_WAYS, or one: "tens, ace kicker", "tens, A"


class WorthRow(Fact):
    """An answer beside the others: what it was worth."""

    name: str
    worth: str = ""  # "+24.2 ± 0.5"; nothing where an answer is right or wrong
    value: str = ""  # "+24.2": where there is less room
    less: str = ""  # than the best: "4.1 less"
    loss: float = 0.0  # of the largest
    best: bool = False
    yours: bool = False
    shorter: tuple[str, ...] = ()  # than the name, the longest first


def with_something_to_tell(rows: tuple[ResultRow, ...], room: int) -> tuple[ResultRow, ...]:
    """Who folded at no cost, as the seat says, makes room for whole hands below each other."""
    if len(folded_together(rows)) <= room:
        return rows
    told = tuple(row for row in rows if row.net or not row.folded)
    return told if len(told) <= room else rows


def making_room(
    rows: tuple[ResultRow, ...], room: int, *, headed: bool, kept: bool
) -> tuple[ResultRow, ...]:
    """For headings, and before them for a note that is ``kept``: of who folded no more is told than
    leaves it a row."""
    for free in (room - headed - kept, room - kept, room):
        rows = with_something_to_tell(rows, free)
    together = folded_together(rows)
    return together if kept and len(together) < room <= len(rows) else rows


_FOLDED: Final = _("folded: {names}"), _("{count} folded")
_EACH: Final = _("{net} each")


def folded_together(rows: tuple[ResultRow, ...]) -> tuple[ResultRow, ...]:
    """Those who have folded, where it cost all of them the same, in one row."""
    folded = [row for row in rows if row.folded]
    if len({row.net for row in folded}) != 1 or len(folded) < 2:
        return rows
    names, count = ", ".join(row.name for row in folded), how_many(len(folded))
    told, few = (translate(each, names=names, count=count) for each in _FOLDED)
    net = folded[0].net
    each = translate(_EACH, net=signed(net)) if net else ""
    together = ResultRow("", net, told, shortest=few, net_of_each=each)
    return (*(row for row in rows if not row.folded), together)


EDGE: Final = 2  # cells free at both edges of a table of these rows
APART: Final = 2  # cells between two columns, and between what comes from two pots
LONGEST_NAME: Final = 16
BETWEEN: Final = 4  # cells between two columns of rows
_ROOMY: Final = (
    40  # cells of one in which what belongs together is as far apart as below each other
)
_GIVES: Final = 3  # cells that the second of two gives to the first at least


class BesideOthers(NamedTuple):
    """Of one of several columns of results."""

    name: int
    hand: int
    won_end: int  # nowhere, where nobody has, or there is no room for it
    end: int
    apart: int  # cells before figures


def side_by_side(
    columns: Sequence[Sequence[ResultRow]], width: int, most: int
) -> Iterator[BesideOthers]:
    """Of two columns the first has more room, where that lets it tell what was won with what."""
    wide = (width - 2 * EDGE + BETWEEN) // most
    name = min(LONGEST_NAME, max(cell_len(row.name) for rows in columns for row in rows))
    x, least, apart = EDGE, wide - BETWEEN - name - APART, APART if wide >= _ROOMY else 1
    for number, rows in enumerate(columns):
        net = apart + max(cell_len(signed(row.net)) for row in rows)
        gives = _gives(columns[1], least, apart) if len(columns) == 2 and not number else 0
        won = [row for row in rows if row.won]
        for between in (APART, apart):  # the words from what was won
            told = [_with_what(row, least + gives - net, between) for row in won]
            needed = max((each + net for each in told), default=0)
            if needed <= least + gives:
                break
        more = max(0, needed - least) if needed <= least + gives else 0
        end, tells = EDGE + wide * (number + 1) - BETWEEN + more, needed <= least + more
        won_end = end - net if told and tells else 0
        yield BesideOthers(x, x + name + APART, won_end, end, apart)
        x = end + max(apart + 1, BETWEEN - more)


def with_the_same(
    columns: Sequence[Sequence[ResultRow]], placed: Iterable[BesideOthers]
) -> list[BesideOthers]:
    """What is won has its column beside that of others, too, where nobody has and there is room."""
    placed = list(placed)
    if not any(at.won_end for at in placed):
        return placed
    alike, net = [], max(cell_len(signed(row.net)) for rows in columns for row in rows)
    for rows, at in zip(columns, placed, strict=True):
        won_end = at.end - at.apart - net
        room = won_end - at.apart - cell_len(translate(_("won"))) - at.hand
        fits = all(not row.won and _least_of(row) <= room for row in rows)
        alike.append(at._replace(won_end=won_end) if fits else at)
    return alike


def _gives(rows: Sequence[ResultRow], room: int, apart: int) -> int:
    """Cells that the second of two columns does not need, or can do without."""
    needed = max(_least_of(row) + apart + cell_len(signed(row.net)) for row in rows)
    return max(_GIVES, room + BETWEEN - apart - 1 - needed)


def _with_what(row: ResultRow, room: int, apart: int) -> int:
    """The cells of what was won with which hand, by its name if that has room."""
    won = apart + cell_len(row.won_in_all)
    whole, kind = _least_of(row) + won, cell_len(row.kind) + won
    return whole if whole <= room else kind


def _least_of(row: ResultRow) -> int:
    """The cells of what a hand is in the fewest words that name it."""
    return min(map(cell_len, (row.shortest, *row.briefly)))
