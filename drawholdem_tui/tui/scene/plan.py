"""Where each region of the table lies, for any size of the screen. Pure arithmetic.

Three layouts: ``compact`` has the seats as rows, ``normal`` and ``wide`` have them as boxes around
the felt. A screen gets the largest that fits both ways; what it has beyond goes to the felt first.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, NamedTuple

LayoutName = Literal["too small", "compact", "normal", "wide"]

SMALLEST = (60, 20)
_SIZES: tuple[tuple[LayoutName, int, int], ...] = (
    ("wide", 140, 40),
    ("normal", 100, 30),
    ("compact", *SMALLEST),
)


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


class Plan(NamedTuple):
    """The whole screen: which layout, and the place of each region by its id."""

    layout: LayoutName
    places: Mapping[str, Place]
    seats: int
    hole_cards: int
    size: tuple[int, int]  # of the screen

    def seat(self, index: int) -> Place:
        """The place of a seat by its index in the scene."""
        return self.places[f"seat-{index + 1}"]

    @property
    def deck(self) -> Place:
        """Where cards come from: the deck, or the dealer's hand beside the pots where there is no
        room for it."""
        if "deck" in self.places:
            return self.places["deck"]
        pots = self.places["pots"]
        return Place(pots.right - 3, pots.y, 2, 1)

    def is_top(self, index: int) -> bool:
        """Whether a seat with a box stands above the board."""
        return index < top_seats(self.seats)


def top_seats(seats: int) -> int:
    return (seats + 1) // 2


def box_in(width: int) -> tuple[int, int]:
    """Where a seat's box begins in its column, and how wide it is."""
    box = min(width - (1 if width <= 20 else 2), 30)
    return (width - box) // 2, box


def layout_for(width: int, height: int) -> LayoutName:
    for name, least_width, least_height in _SIZES:
        if width >= least_width and height >= least_height:
            return name
    return "too small"


def plan(width: int, height: int, seats: int, hole_cards: int = 2) -> Plan:
    """The places of all regions on a screen of this size."""
    layout = layout_for(width, height)
    everything = Place(0, 0, width, height)
    places: dict[str, Place] = {}
    if layout == "too small":
        places = {"too-small": everything}
    elif layout == "compact":
        places |= _compact(width, height, seats, hole_cards)
    else:
        places |= _boxes(width, height, seats, hole_cards, wide=layout == "wide")
    if "own-hand" in places:
        places["curtain"] = _private(places)
    return Plan(layout, places, seats, hole_cards, (width, height))


def _private(places: Mapping[str, Place]) -> Place:
    """What lies before whoever sits at the keyboard; the table stays in sight of everybody."""
    own, actions = places["own-hand"], places["actions"]
    return Place(own.x, own.y, max(own.right, actions.right) - own.x, actions.bottom - own.y)


class _Spare:
    """Rows that nobody needs, given away in order of what they do for the picture."""

    def __init__(self, rows: int) -> None:
        self.rows = max(0, rows)

    def take(self, wanted: int) -> int:
        """All that is wanted, or nothing."""
        given = wanted if wanted <= self.rows else 0
        self.rows -= given
        return given

    def up_to(self, wanted: int) -> int:
        given = min(wanted, self.rows)
        self.rows -= given
        return given


def _compact(width: int, height: int, seats: int, hole_cards: int) -> dict[str, Place]:
    board = hole_cards == 2
    # title, board and pots as a line each, seats, log, own hand, actions, keys
    spare = _Spare(height - (1 + (2 if board else 1) + seats + 1 + 2 + 2 + 1))
    band = 3 if (spare.take(1) if board else spare.take(2)) else (2 if board else 1)
    own = 2 + spare.take(2)
    log = 1 + spare.up_to(2)
    above, between, below = spare.take(1), spare.take(1), spare.take(1)
    own += spare.take(1) if own == 4 else 0
    log += spare.up_to(5)
    own += spare.take(2) if own == 5 else 0
    log += spare.up_to(4)
    share = spare.rows // 3
    above, between, below = above + share, between + share, below + spare.rows - 2 * share

    places = {"title": Place(0, 0, width, 1)}
    y = 1 + above
    if board and band == 3:
        places["board"] = Place(0, y, 32, 3)
        places["pots"] = Place(32, y, width - 32, 3)
    elif board:
        places["board"] = Place(0, y, width, 1)
        places["pots"] = Place(0, y + 1, width, 1)
    else:
        places["pots"] = Place(0, y, width, band)
    y += band + between
    line = (13 if board else 9) + min(9, (width - 60) // 2)
    row = min(width - line, 110)
    for index in range(seats):
        places[f"seat-{index + 1}"] = Place(0, y + index, row, 1)
    places["swap-line"] = Place(row, y, width - row, seats)
    y += seats + below
    places["log"] = Place(0, y, width, log)
    y += log
    places["own-hand"] = Place(0, y, width, own)
    y += own
    places["actions"] = Place(0, y, width, 2)
    places["results"] = Place(0, y - own - log, width, own + log + 2)
    places["bet-entry"] = Place(0, y - 1, width, 3)
    places["key-bar"] = Place(0, y + 2, width, 1)
    return places


def _boxes(width: int, height: int, seats: int, hole_cards: int, *, wide: bool) -> dict[str, Place]:
    own, actions = 7, 3
    log = min(48, width // 4) if wide else width * 38 // 100
    felt_width = width - log if wide else width
    felt_height = height - 2 - own - actions
    low = 1 + felt_height  # where the felt ends
    near = width - log  # own hand and actions; the log is at their right

    return {
        "title": Place(0, 0, width, 1),
        **_felt(felt_width, felt_height, seats, hole_cards),
        "own-hand": Place(0, low, near, own),
        "actions": Place(0, low + own, near, actions),
        "bet-entry": Place(0, low + own - 1, near, actions + 1),
        "results": Place(0, low, near, own + actions),
        "log": Place(near, 1, log, height - 2) if wide else Place(near, low, log, own + actions),
        "key-bar": Place(0, height - 1, width, 1),
    }


def _felt(width: int, height: int, seats: int, hole_cards: int) -> dict[str, Place]:
    large = height >= 25
    card = 5 if large else 3
    spare = _Spare(height - 4 - card - 3 - 4)
    top = spare.take(1)
    spare.take(1)  # stays free below the lower seats
    # free rows before and behind the board, and between the line and the lower seats
    over, under = spare.take(1), spare.take(1)
    line = 3 + spare.take(2)
    low = spare.take(1)
    share = spare.rows // 5
    over, under, low, top = over + share, under + share, low + share, top + share

    board_y = 1 + top + 4 + over
    line_y = board_y + card + under
    places = _seat_columns(width, seats, 1 + top, line_y + line + low)
    places["swap-line"] = Place(0, line_y, width, line)
    # the pots may use the free rows around the board
    band = Place(0, board_y - over, width, over + card + under)
    if hole_cards == 2:
        board_width = 5 * (7 if large else 5) + 4
        x = min((width - board_width) // 2, width - board_width - 35)
        places["board"] = Place(x, board_y, board_width, card)
        places["deck"] = _deck(x - 4, board_y, card)
        places["pots"] = Place(
            x + board_width + 2, band.y, width - x - board_width - 3, band.height
        )
    else:
        x = width // 5
        places["deck"] = _deck(x - 2, board_y, card)
        places["pots"] = Place(x, band.y, width - 2 * x, band.height)
    return places


def _deck(right: int, y: int, height: int) -> Place:
    width = 7 if height == 5 else 5
    return Place(right - width, y, width, height)


def _seat_columns(width: int, seats: int, upper: int, lower: int) -> dict[str, Place]:
    """The seats in playing order round the felt: left to right above, right to left below."""
    top = top_seats(seats)
    below = seats - top
    places = {}
    for index in range(seats):
        count, column, y = (top, index, upper) if index < top else (below, seats - 1 - index, lower)
        x = width * column // count
        places[f"seat-{index + 1}"] = Place(x, y, width * (column + 1) // count - x, 4)
    return places
