"""What has happened in a hand, a row each, as plain values."""

from __future__ import annotations

import enum

from drawholdem_tui.engine.fact import Fact


class LogKind(enum.Enum):
    """How a row of the log stands out."""

    HEADING = "heading"  # a hand, or a street of it
    DEED = "deed"
    PASS = "pass"  # changes little
    POT = "pot"  # where chips lie now
    SHOWN = "shown"  # cards, and what they are
    RESULT = "result"


class LogRow(Fact):
    """Something that has happened, or a heading above it."""

    text: str
    kind: LogKind = LogKind.DEED
    together: str = ""  # where there is little room: with those before it that did the same
    place: int = -1  # where in a recorded hand it was said; a click goes there
    shorter: str = ""  # where it has no room in a row


class PlaceRow(Fact):
    """Where somebody has ended in a knockout, or how a spot of a drill was answered."""

    place: int
    name: str
    said: str = ""  # "wins", "hand 18"
    lasted: float = 1.0  # so much of all hands; of a spot, so much of what the dearest cost
    first: bool = False
    sign: int = 0  # of what is said


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

    title: str
    streets: tuple[StreetMarks, ...]
    at: int  # counted over all streets
    told: str = ""  # of that one, in chips
    over: bool = False  # it stands below the hand's results
    most: str = ""  # what the dearest mistake cost; nothing where there is none
    over_bars: str = ""  # what their height is

    @property
    def marks(self) -> tuple[CostMark, ...]:
        return tuple(mark for street in self.streets for mark in street.marks)
