"""What is known of a screen that is laid out: where each region lies, how large cards are, and how
chips are told in the room there is."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from enum import Enum
from itertools import pairwise
from typing import Final, Literal, NamedTuple

from drawholdem_tui.engine.fact import Fact
from drawholdem_tui.words.numbers import chips, written

LayoutName = Literal["too small", "compact", "small", "normal", "wide"]
CardSize = tuple[int, int]
Cell = tuple[int, int]
SatAt = tuple[int, int, int]  # seats, cards of each, and whose seat is nearest
# where the winners of a hand sit; or of a knockout's last, "bare" if nobody above shows cards
Ends = Literal["anywhere", "above", "last", "last-above", "last-bare"]
LAST: frozenset[Ends] = frozenset(("last", "last-above", "last-bare"))
Opened = Literal["dealt", "won", "beaten"]  # while a board is dealt out; at the end

SMALLEST = (60, 20)
PLATE = 2  # rows of one
LETTER_ROWS = 4  # of words that are read across a room
_LARGE: Final = 13  # rows of one's own cards that are, too
_OWN_MORE: Final = 2  # columns of one's own plate for a long name
_OWN_WIDER: Final = 6  # than another one
TWICE = 90  # columns of a line round them where they are twice as large


class Place(NamedTuple):
    """A rectangle of cells."""

    x: int
    y: int
    width: int
    height: int

    @property
    def right(self) -> int:
        return self.x + self.width

    @property
    def bottom(self) -> int:
        return self.y + self.height

    def with_(self, other: Place) -> Place:
        """The least that holds both."""
        x, y = min(self.x, other.x), min(self.y, other.y)
        return Place(x, y, max(self.right, other.right) - x, max(self.bottom, other.bottom) - y)

    def meets(self, places: Iterable[Place]) -> bool:
        """Whether it would cover a part of one of them."""
        return any(
            self.x < each.right
            and each.x < self.right
            and self.y < each.bottom
            and each.y < self.bottom
            for each in places
        )


class Side(Enum):
    """Where round the table somebody sits."""

    LEFT = "left"
    TOP = "top"
    RIGHT = "right"
    BELOW = "below"


class CardSizes(NamedTuple):
    """How large cards are drawn, by where they lie."""

    board: CardSize
    own: CardSize
    seat: CardSize
    line: CardSize


class CardSpots(Fact):
    """Cards side by side: where the first lies, how large they are, how far it is to the next."""

    x: int
    y: int
    size: CardSize
    step: int

    def place(self, number: int) -> Place:
        return Place(self.x + number * self.step, self.y, *self.size)

    def row(self, cards: int) -> Place:
        return Place(self.x, self.y, self.width(cards), self.size[1])

    def width(self, cards: int) -> int:
        return (cards - 1) * self.step + self.size[0] if cards else 0


class Piece(Fact):
    """The piece of the swap line before a seat, with room for cards, for a fee and for a bet."""

    cards: Cell
    fee: Cell
    bet: Cell
    room: int  # for each of both
    fee_ends: bool = False  # there, and begins further left
    bet_ends: bool = False
    over: bool = False  # a bet lies with its middle there
    nearer: int = 0  # columns that a bet without room may come to the line

    def bet_at(self, width: int) -> Cell:
        """Where a bet begins that is so wide: it touches no card of the board."""
        if self.over:
            return self.bet[0] - width // 2, self.bet[1]
        nearer = min(self.nearer, max(0, width - self.room))
        return self.bet[0] + (nearer - width if self.bet_ends else -nearer), self.bet[1]


class AtTheEnd(Fact):
    """On a felt, when a hand is over."""

    won: tuple[Place, ...]  # seats with the cards that have won something
    beaten: tuple[Place, ...]  # where no card is larger than a winner's
    board: Place  # or, where there is none, the hand that wins
    card: CardSize  # of these
    words: Place  # who has won it all
    told: int  # the row for the name of the hand that wins
    plate: Place | None = None  # one's own, where no cards lie at it
    bar: int = 1  # row below what wins
    alone: bool = False  # who was not in the hand has no plate
    line: Place | None = None  # the swap line, where it runs round all that as well
    own: CardSpots | None = None  # one's own beaten hand, beside one's plate


class Plan(Fact):
    """The whole screen: which layout, and the place of each region by its id."""

    layout: LayoutName
    places: Mapping[str, Place]
    seats: int
    hole_cards: int
    size: tuple[int, int]  # of the screen
    own: int = 0  # whose seat is nearest
    cards: CardSizes = CardSizes((2, 1), (2, 1), (2, 1), (2, 1))
    sides: tuple[Side, ...] = ()  # of the seats by their index
    open_seats: tuple[Place, ...] = ()  # those of seats that show their cards
    end: AtTheEnd | None = None  # of a hand, or of the last one of a knockout
    felt: Place | None = None  # all that is round about it; none where seats are rows
    ring: Place | None = None  # the swap line, where it runs round the board
    deck: Place = Place(0, 0, 2, 1)  # where cards come from

    @property
    def beside(self) -> bool:
        """On a small table for two cards bets lie beside these."""
        return self.layout == "small" and self.hole_cards == 2

    @property
    def large(self) -> bool:
        """One's own cards can be read across a room."""
        return self.cards.own[1] >= _LARGE

    @property
    def rail(self) -> bool:
        """Round the felt, unless plates need its room."""
        return self.ring is not None or self.layout == "compact"

    def seat(self, index: int) -> Place:
        """The place of a seat by its index in the scene."""
        return self.places[f"seat-{index + 1}"]

    def open_seat(self, index: int, opened: Opened = "dealt") -> Place:
        """The same where its cards lie open."""
        if self.end is None or opened == "dealt":
            return self.open_seats[index]
        return (self.end.won if opened == "won" else self.end.beaten)[index]

    def plate(
        self, index: int, *, over: bool = False, opened: Opened = "beaten", least: int = 0
    ) -> Place:
        """Where name and stack stand of a seat round the felt; when all is over, in the place of
        one's own cards, or as wide as five cards at least; at a side at least as wide as that,
        one's own as far as there is room."""
        place = self.seat(index)
        if over and self.end and self.end.plate and index == self.own:
            place = self.end.plate
        elif over and self.end and self.hole_cards > 2 and not self.ring and index != self.own:
            return self.open_seat(index, opened)._replace(height=PLATE)
        elif over and self.end and self.hole_cards > 2 and index != self.own:
            cards = self.end.beaten[index]
            if cards.width > place.width:
                place = place._replace(x=cards.x, width=cards.width)
        more = max(0, least - place.width) if self.ring else 0
        if self.sides[index] is Side.LEFT:
            place = place._replace(width=place.width + more)
        elif self.sides[index] is Side.RIGHT:
            place = place._replace(x=place.x - more, width=place.width + more)
        elif index == self.own:  # the coach may lie at its left
            place = place._replace(width=place.width + min(more, _OWN_MORE))
        return place._replace(height=min(place.height, PLATE))

    @property
    def narrowest(self) -> int:
        """Columns of that plate of the others."""
        others = (index for index in range(self.seats) if index != self.own)
        return min((self.plate(index).width for index in others), default=0)

    @property
    def own_row(self) -> Place | None:
        """Beside one's own cards, where one's plate is a single row."""
        place = self.seat(self.own) if self.felt and self.layout != "compact" else None
        return place if place and place.height == 1 else None


_LOG: Final = 40  # columns at most
_ROWS_FOR_A_RIM: Final = 34  # of the screen
ROWS_FOR_AIR: Final = 38  # the same, above the felt and beside words
OFF_THE_RAIL: Final = 3  # columns of a plate at the side, beside five cards
_PANEL: Final = 34  # cells that the words beside one's own cards want


class Measures(Fact):
    """How large everything is on a round felt."""

    table: int  # columns, without the log beside it
    log: int
    floor: int  # the first row below the felt
    felt: Place
    plate: int  # columns of one
    own_plate: int
    own: CardSize
    rim: int  # rows below one's own plate: a card that is lifted reaches no further

    def own_seat(self) -> Place:
        width = self.own_plate
        return Place((self.table - width) // 2, self.floor - PLATE - self.rim, width, PLATE)


class Near(Fact):
    """What cards that lie open at a seat must not cover."""

    seats: list[Place]
    sides: list[Side]
    middle: Place  # board, or pots where there is none
    ring: Place
    largest: CardSize  # nothing lies open in a larger one
    hole_cards: int

    @property
    def seated(self) -> Iterator[tuple[Place, Side]]:
        return zip(self.seats, self.sides, strict=True)


def measures(width: int, height: int, hole_cards: int, *, wide: bool) -> Measures:
    log = min(_LOG, 28 + (width - 132) // 2) if wide else 0  # the table has the rest
    table = width - log
    own = _own_card(table, height, hole_cards)
    # the cards, their numbers, and a line of the log where it has no place of its own
    floor = height - 1 - (own[1] + 1 + (0 if wide else 1))
    top = 3 if height >= ROWS_FOR_AIR else 2  # below that a larger board has the row
    felt = Place(1, top, table - 2, floor - top)
    plate = 18 if table < 116 else 20 if table < 150 else 26
    # five cards that are raised leave one's own plate whole
    rim = 1 if height >= _ROWS_FOR_A_RIM or hole_cards > 2 else 0
    own_plate = plate + _OWN_WIDER  # with all marks beside whose turn it is, and over two cards
    if hole_cards == 2:
        own_plate = max(own_plate, row_of_cards(2, own))
    if hole_cards > 2:
        back = 8 if height >= 66 and table >= 200 else 6 if height >= 50 and table >= 150 else 4
        plate = OFF_THE_RAIL - 1 + 5 * back
    return Measures(table, log, floor, felt, plate, own_plate, own, rim)


def _own_card(table: int, height: int, hole_cards: int) -> CardSize:
    for size, least in (((17, 17), 66), ((13, 13), 50), ((11, 8), 40), ((9, 7), 34)):
        beside = (table - row_of_cards(hole_cards, size)) // 2
        if height >= least and beside >= _PANEL - (5 if hole_cards > 2 else 0):
            return size
    return 7, 5


# cards so wide; the smallest are 4 by 2
_HIGH: Final = {17: 17, 13: 13, 11: 8, 9: 7, 7: 5, 5: 3, 3: 1}


def as_high(height: int) -> CardSize:
    return next((width for width, high in _HIGH.items() if high == height), 4), height


def row_of_cards(cards: int, size: CardSize) -> int:
    """The columns of one's own cards, side by side."""
    return cards * size[0] + (cards - 1) * (2 if cards < 3 else 1)


def row_width(cards: int, gap: int = 1, size: int = 2) -> int:
    """The cells that a line of cards takes."""
    return max(0, cards * (size + gap) - gap)


NOWHERE = Plan("too small", {}, 2, 2, (0, 0))  # before the first layout

_UNITS = ((1_000_000_000_000, "T"), (1_000_000_000, "B"), (1_000_000, "M"), (1_000, "K"))


def amount(value: int, width: int = 9) -> str:
    """In full up to seven digits, shortened where that does not fit.

    >>> amount(1_000_000), amount(12_345_678), amount(64_500, 5)
    ('1,000,000', '12.3M', '64.5K')
    """
    full = chips(value)
    if len(full) <= width:
        return full
    for unit, letter in _UNITS:
        if abs(value) >= unit:
            # cut, not rounded: nobody has more than is shown
            tenths = value * 10 // unit
            short = written(f"{tenths // 10:,}.{tenths % 10}{letter}")
            return short if len(short) <= width else written(f"{value // unit:,}{letter}")
    return full


def runs(numbers: Sequence[int]) -> list[tuple[int, int]]:
    """Those side by side together: the first of them, and how many.

    >>> runs([0, 1, 4])
    [(0, 2), (4, 1)]
    """
    firsts = [at for at, number in enumerate(numbers) if not at or number != numbers[at - 1] + 1]
    return [(numbers[at], end - at) for at, end in pairwise((*firsts, len(numbers)))]
