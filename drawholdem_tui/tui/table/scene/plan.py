"""What is known of a screen that is laid out: where each region lies, how large cards are, and how
chips are told in the room there is."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from typing import Literal, NamedTuple

from drawholdem_tui.engine.fact import Fact
from drawholdem_tui.words.numbers import chips, written

LayoutName = Literal["too small", "compact", "small", "normal", "wide"]
CardSize = tuple[int, int]
# where the winners of a hand sit; or it was a knockout's last, and somebody else's or one's own
Ends = Literal["anywhere", "above", "own", "both", "last", "own-last"]
LAST: frozenset[Ends] = frozenset(("last", "own-last"))
Opened = Literal["dealt", "won", "beaten"]  # while a board is dealt out; at the end

SMALLEST = (60, 20)
PLATE = 2  # rows of one
LETTER_ROWS = 4  # of words that are read across a room


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


class AtTheEnd(Fact):
    """On a felt, when a hand is over."""

    won: tuple[Place, ...]  # seats with the cards that have won something
    beaten: tuple[Place, ...]  # where no card is larger than a winner's
    own: Place  # one's own cards
    own_beaten: Place  # which are no larger than a winner's, either
    board: Place  # or, where there is none, the hand that wins
    card: CardSize  # of these
    words: Place  # who has won it all
    told: int  # the row for the name of the hand that wins
    bar: int = 1  # row below what wins


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
    beside: int = 0  # columns for cards beside the plates of those who sit below, inwards
    deck: Place = Place(0, 0, 2, 1)  # where cards come from, whether or not a deck lies there

    @property
    def rail(self) -> bool:
        return self.ring is not None

    def seat(self, index: int) -> Place:
        """The place of a seat by its index in the scene."""
        return self.places[f"seat-{index + 1}"]

    def open_seat(self, index: int, opened: Opened = "dealt") -> Place:
        """The same where its cards lie open."""
        if self.end is None or opened == "dealt":
            return self.open_seats[index]
        return (self.end.won if opened == "won" else self.end.beaten)[index]

    def plate(self, index: int) -> Place:
        """Where name and stack stand of a seat round the felt."""
        place = self.seat(index)
        if not self.beside or index == self.own or self.sides[index] is not Side.BELOW:
            return place._replace(height=min(place.height, PLATE))
        inwards = place.x > self.size[0] // 3
        return place._replace(
            x=place.x + (self.beside if inwards else 0), width=place.width - self.beside
        )

    @property
    def own_row(self) -> Place | None:
        """Beside one's own cards, where one's plate is a single row."""
        place = self.seat(self.own) if self.felt else None
        return place if place and place.height == 1 else None


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
