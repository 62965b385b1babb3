"""Where each region of the table lies, for any size of the screen. Pure arithmetic.

Four layouts: ``compact`` has the seats as rows, ``small`` as plates above and below a straight swap
line; in ``normal`` and ``wide`` they sit round the felt, and the swap line runs round the board. A
screen gets the largest that fits both ways.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import product
from math import cos, pi, sin
from typing import Final, NamedTuple

from rich.cells import cell_len

from drawholdem_tui.tui.table.scene.plan import (
    SMALLEST,
    CardSize,
    Ends,
    LayoutName,
    Place,
    Plan,
    measures,
)

_SIZES: tuple[tuple[LayoutName, int, int], ...] = (
    ("wide", 132, 36),
    ("normal", 100, 30),
    ("small", 80, 24),
    ("compact", *SMALLEST),
)
_PLATES = 6  # seats for which there is room above and below a board


def layout_for(width: int, height: int, seats: int = 2) -> LayoutName:
    for name, least_width, least_height in _SIZES:
        if name == "small" and seats > _PLATES:
            continue
        if width >= least_width and height >= least_height:
            return name
    return "too small"


@lru_cache(4)  # while something flies, every frame asks
def plan(
    width: int,
    height: int,
    seats: int,
    hole_cards: int = 2,
    own: int = 0,
    *,
    ends: Ends = "anywhere",
) -> Plan:
    """The places of all regions on a screen of this size, seen from one of the seats; at the end of
    a hand the middle leaves room for whoever ``ends`` it. The first frame waits for what is
    imported: of the layouts only those that it needs."""
    layout = layout_for(width, height, seats)
    if layout == "too small":
        places = {"too-small": Place(0, 0, width, height)}
        return Plan(layout, places, seats, hole_cards, (width, height), own)
    if layout == "compact":
        from drawholdem_tui.tui.table.scene.layout_small import in_rows

        return in_rows(width, height, seats, hole_cards, own, ends=ends)
    if layout == "small":
        from drawholdem_tui.tui.table.scene.layout_small import with_plates

        return with_plates(width, height, seats, hole_cards, own, ends=ends)
    from drawholdem_tui.tui.table.scene.layout_ring import round_the_felt

    table = (seats, hole_cards, own)
    at = measures(width, height, hole_cards, wide=layout == "wide")
    return round_the_felt(at, (width, height), table, ends=ends)


# A table as a page shows it before its first hand


class Sitting(NamedTuple):
    """Who sits at a table that is to be played at, by a long name and a shorter one."""

    name: str
    shorter: str
    blind: str = ""  # which one is paid there
    deals: bool = False


class LaidTable(NamedTuple):
    """That table before its first hand."""

    seats: tuple[Sitting, ...]
    cards: int  # before each
    board: bool
    line: str  # what the swap line is called; nothing where there is none
    stack: str  # of each
    stakes: str


_PLATE: Final = (14, 21)  # cells of one: of many, and of few
_MANY: Final = 6
_CLEAR: Final = 2  # cells between two plates at least
BOARD: Final = 5
# columns and rows of a card of the board, none at all in the end
_BOARDS: Final[tuple[CardSize, ...]] = ((9, 7), (7, 5), (5, 3), (4, 2), (0, 0))
_BACKS: Final = (5, 4, 3)  # columns of a card before a seat
# rows of a plate and of the cards before it
_ROWS: Final = ((2, 3), (2, 2), (2, 1), (1, 1), (1, 0))
_MOVED: Final = 1.5  # columns beyond the rail that are as bad as a row further in
_LOWER: Final = (0, 1, 2, 3)  # rows that seats may move which sit where the board would be
_LEVEL: Final = 0.1  # so far up or down these are
_NEAR: Final = 0.4  # so far down a seat has its cards above it
_FIVE_BESIDE_FIVE: Final = 50  # columns of a table with hands of five at both sides
_STEEP: Final = 1.6  # seats are further up and down than on a circle: the middle is for the board
_RING: Final = 3  # columns of the line at each side of what is inside it, with air


BESIDE: Final = 2  # columns of the place of a table at each side of its rail
_ON_FELT: Final = 4  # columns of the rail, and of felt between it and cards
_INSIDE: Final = 6  # columns of the rail, and of air beside it


class Lying(NamedTuple):
    """Where everything lies on such a table, and how large a card of the board is."""

    plates: tuple[Place, ...]
    cards: tuple[Place, ...]
    middle: Place
    card: CardSize
    ring: bool
    gap: bool = False  # a free row between what is said below the board and the line

    @property
    def worth(self) -> tuple[int, ...]:
        (_wide, high), backs = self.card, self.cards[0].height
        air = _air(self.middle, self.taken)
        first = self.ring, self.plates[0].height, high > 0, min(2, backs)
        return *first, air, self.gap, high, backs

    @property
    def taken(self) -> list[Place]:
        return [*self.plates, *(each for each in self.cards if each.height)]


def _names(laid: LaidTable, width: int) -> tuple[str, ...]:
    """All of them long, or none."""
    few = len(laid.seats) <= _MANY
    most = min(_PLATE[few], (width - 2 * _CLEAR) // (3 if len(laid.seats) > 2 else 2))
    longest = max(cell_len(seat.name) for seat in laid.seats) + 3
    told = (seat.name if longest <= most else seat.shorter for seat in laid.seats)
    return tuple(each[: most - 2] for each in told)


@lru_cache(8)
def lie_round(table: Place, laid: LaidTable) -> tuple[tuple[str, ...], Lying]:
    """Names, and as much as there is room for: first of all the line, and whole plates."""
    names = _names(laid, table.width)
    boards = _BOARDS if laid.board else _BOARDS[-1:]
    rings = ((True, True), (True, False), (False, False))[0 if laid.line else 2 :]
    round_it = [_round(table, names, laid, *way) for way in product(_ROWS, _LOWER)]
    free = [way for way in round_it if not _meet(way.taken)] or round_it[-1:]
    ways = (
        way._replace(middle=middle, card=card, ring=ring, gap=gap)
        for way, card, (ring, gap) in product(free, boards, rings)
        if (middle := _middle(table, way.taken, card, laid.stakes, 2 * ring + gap))
    )
    return names, max(ways, key=lambda way: way.worth, default=free[-1])


def _meet(lie: Sequence[Place]) -> bool:
    return any(each.meets(lie[:at]) for at, each in enumerate(lie))


def _middle(
    table: Place, taken: Sequence[Place], card: CardSize, said: str, line: int
) -> Place | None:
    """Where the board has room with what is said below it, and the rows of its line, nearest to the
    middle."""
    wide = max(BOARD * (card[0] + 1) - 1, cell_len(said)) + 2 * _RING * (line > 0)
    rows = card[1] + 1 + line
    x = table.x + (table.width - wide) // 2
    spots = [Place(x, y, wide, rows) for y in range(table.y + 1, table.bottom - rows)]
    free = (each for each in spots if not each._replace(x=x - 1, width=wide + 2).meets(taken))
    far = (table.bottom + table.y - rows) / 2
    return min(
        free if wide <= table.width - _INSIDE else (),
        key=lambda each: (-_air(each, taken), abs(each.y - far)),
        default=None,
    )


def _air(place: Place, taken: Sequence[Place]) -> int:
    """With a free row below, and one above, too."""
    above, below = (place._replace(y=place.y + way).meets(taken) for way in (-1, 1))
    return 0 if below else 2 - above


def _round(
    table: Place, names: Sequence[str], laid: LaidTable, rows: tuple[int, int], lower: int
) -> Lying:
    """Plates on the rail, those in the middle of its sides so many rows lower, and on the felt at
    their inner side the cards."""
    plate, high = rows
    below = max(cell_len(seat.blind) + 4 * seat.deals for seat in laid.seats)
    wide = 2 + max(*map(cell_len, names), (cell_len(laid.stack) + 1 + below) * (plate > 1))
    sizes = (each for each in _BACKS if laid.cards * (each + 1) - 1 <= wide + 2)
    size = next(sizes, 3 if table.width >= _FIVE_BESIDE_FIVE else 2)
    size, high = (size, high) if high > 1 and size > 2 else (2, min(high, 1))
    row = laid.cards * (size + 1) - 1
    plates, cards = list[Place](), list[Place]()
    for at in range(len(names)):
        turn = pi / 2 + 2 * pi * at / len(names)
        down = max(-1.0, min(1.0, _STEEP * sin(turn)))
        y = _on_rail(table, plate, (table.width - wide) / 2 * abs(cos(turn)) + wide / 2, down)
        y += lower * (abs(down) < _LEVEL)
        room = _half(table, y, plate) - wide / 2
        off = max(-room, min((table.width - wide) / 2 * cos(turn), room))
        plates.append(Place(_from_middle(table, off, wide), y, wide, plate))
        y = y - high if down > _NEAR else y + plate
        room = min(_half(table, y, 1), _half(table, y + high - 1, 1)) - _ON_FELT - row / 2
        cards.append(Place(_from_middle(table, max(-room, min(off, room)), row), y, row, high))
    return Lying(tuple(plates), tuple(cards), table._replace(height=1), (0, 0), ring=False)


def _on_rail(table: Place, rows: int, outer: float, down: float) -> int:
    """The row in which a plate lies on the rail that reaches so far to the side: the one it should
    have, unless it would be far from there."""
    first = round(round((table.height - rows) / 2 * (1 + down), 3))  # the same on both sides
    inwards = -1 if down > 0 else 1

    def off(moved: int) -> float:
        y = table.y + first + inwards * moved
        return _MOVED * moved + max(0.0, outer - _half(table, y, rows))

    moved = min(range(1 + int(abs(down) * (table.height - rows) / 2)), key=off)
    return table.y + first + inwards * moved


def _from_middle(table: Place, off: float, wide: int) -> int:
    """Where something begins that is so wide, so far to the right: the same on both sides."""
    x = round(abs(off) + (table.width - wide) / 2 - 0.01)
    return table.x + (x if off > -0.1 else table.width - wide - x)


def _half(table: Place, y: int, rows: int) -> float:
    """How far the rail reaches to each side, in the middle of these rows."""
    away = abs(table.y + table.height / 2 - y - rows / 2)
    return reach(table.width - 2 * BESIDE, table.height, away)


_ROUNDNESS: Final = 3.2  # of a superellipse: 2 is an oval, without end a rectangle


def reach(width: int, height: int, away: float, inwards: float = 0.0) -> float:
    """How far a table reaches to each side, so many rows from the middle."""
    across, along = height / 2 - inwards, width / 2 - 2 * inwards
    share = away / across
    return along * (1 - share**_ROUNDNESS) ** (1 / _ROUNDNESS) if share < 1 else 0.0
