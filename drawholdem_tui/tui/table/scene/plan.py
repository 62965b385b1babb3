"""What is known of a screen that is laid out: where each region lies, and how large cards are."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from typing import Literal, NamedTuple

from drawholdem_tui.engine.fact import Fact

LayoutName = Literal["too small", "compact", "small", "normal", "wide"]
CardSize = tuple[int, int]

SMALLEST = (60, 20)


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
    own_aside: Place | None = None  # of one's own cards while the end of a hand is told
    own_unseen: Place | None = None  # of those that nobody else is shown: they cover no line
    felt: Place | None = None  # all that is round about it; none where seats are rows
    ring: Place | None = None  # the swap line, where it runs round the board
    deck: Place = Place(0, 0, 2, 1)  # where cards come from, whether or not a deck lies there

    @property
    def rail(self) -> bool:
        return self.ring is not None

    def seat(self, index: int) -> Place:
        """The place of a seat by its index in the scene."""
        return self.places[f"seat-{index + 1}"]
