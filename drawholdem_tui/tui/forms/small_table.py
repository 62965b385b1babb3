"""The table as a page shows it before its first hand: who sits where, with cards, plates, a board
and the line; and a sample of how cards and plates look."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import product
from math import cos, pi, sin
from typing import Final, NamedTuple

from rich.cells import cell_len

from drawholdem_tui.engine.cards import cards
from drawholdem_tui.tui.looks import Looks, block, ink
from drawholdem_tui.tui.table.drawing.cards import draw_back, draw_card, draw_empty, draw_row
from drawholdem_tui.tui.table.drawing.cells import Cells
from drawholdem_tui.tui.table.drawing.felt import draw_ring, draw_table
from drawholdem_tui.tui.table.scene.layouts import reach
from drawholdem_tui.tui.table.scene.plan import CardSize, Place
from drawholdem_tui.words.numbers import chips


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
_BOARD: Final = 5
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
_BESIDE: Final = 2  # columns of the place of a table at each side of its rail
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
    wide = max(_BOARD * (card[0] + 1) - 1, cell_len(said)) + 2 * _RING * (line > 0)
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
    return reach(table.width - 2 * _BESIDE, table.height, away)


SAMPLE: Final = (*cards("As7d"), None)
_MOST: Final = 104  # cells of a table with its seats
_FLAT: Final = 11  # rows of it at least


def draw_seats(cells: Cells, place: Place, laid: LaidTable, looks: Looks) -> None:
    """A table from above, the first of them at its near side, the others clockwise from there;
    before each the cards, and in the middle as much as there is room for."""
    width = min(place.width, _MOST)
    height = min(place.height, max(_FLAT, width * 2 // 5))
    table = Place(place.x + (place.width - width) // 2, place.y, width, height)
    draw_table(cells, Place(table.x + _BESIDE, table.y, width - 2 * _BESIDE, height), looks)
    names, lying = lie_round(table, laid)
    for seat, name, plate, held in zip(laid.seats, names, lying.plates, lying.cards, strict=True):
        draw_backs(cells, held, laid.cards, looks)
        _draw_plate(cells, plate, seat._replace(name=name), laid.stack, looks)
    y, (wide, high) = lying.middle.y, lying.card
    if lying.ring:
        ring, name = lying.middle, f" {laid.line} "
        draw_ring(cells, ring, looks)
        if cell_len(name) + 4 <= ring.width:
            x = ring.x + (ring.width - cell_len(name)) // 2
            cells.write(x, ring.bottom - 1, name, looks.palette.accent)
        y += 1
    if high:
        left = table.x + (width - _BOARD * (wide + 1) + 1) // 2
        places = [Place(left + at * (wide + 1), y, wide, high) for at in range(_BOARD)]
        draw_empty(cells, places, looks)
    x = table.x + (width - cell_len(laid.stakes)) // 2
    cells.write(x, y + high, laid.stakes, looks.palette.text)


def draw_backs(cells: Cells, place: Place, many: int, looks: Looks) -> None:
    if place.height > 1:
        wide = (place.width + 1) // many
        for x in range(place.x, place.right, wide):
            draw_back(cells, Place(x, place.y, wide - 1, place.height), looks)
    elif place.height:
        size = (place.width + 1) // many - 1
        draw_row(cells, (place.x, place.y), [None] * many, looks, size=size)


def _draw_plate(cells: Cells, place: Place, seat: Sitting, stack: str, looks: Looks) -> None:
    palette, (x, y, width, height) = looks.palette, place
    cells.fill(place, ink(palette.text, palette.seat))
    cells.text(x + 1, y, seat.name, looks.ink("plain", palette.seat), width=width - 1)
    if height > 1:
        cells.text(x + 1, y + 1, stack, looks.ink("quiet", palette.seat))
        right = x + width - 1
        if seat.deals:
            button = block(palette.key_fg, palette.key_bg)
            right = cells.right(right, y + 1, f" {looks.glyphs.button} ", button) - 1
        cells.right(right, y + 1, seat.blind, looks.ink("quiet", palette.seat))


def draw_sample(cells: Cells, place: Place, card: CardSize, looks: Looks) -> None:
    """On a piece of felt: a plate, cards of this size, and the line below them."""
    palette, (width, height) = looks.palette, card
    x, y = place.x + 2, place.y + 1
    long = len(SAMPLE) * (width + 1) + 1
    felt = ink(palette.text, palette.felt)
    cells.fill(place._replace(width=long + 4, height=sample_rows(card)), felt)
    cells.fill(Place(x, y, long, 1), ink(palette.text, palette.seat_to_act))
    cells.text(x, y, looks.glyphs.edge, ink(palette.accent, palette.seat_to_act))
    cells.text(x + 2, y, chips(1000), ink(palette.text, palette.seat_to_act, bold=True))
    button = f" {looks.glyphs.button} "
    cells.text(x + long - 4, y, button, block(palette.key_fg, palette.key_bg))
    for number, face in enumerate(SAMPLE):
        draw_card(cells, Place(x + 1 + number * (width + 1), y + 2, *card), face, looks)
    y += 3 + height
    cells.text(x, y, looks.glyphs.dash * long, ink(palette.accent, palette.felt))
    fee = f" {looks.glyphs.chip} 130 "
    cells.text(x + long - len(fee) - 2, y, fee, ink(palette.accent, palette.felt, bold=True))


def sample_rows(card: CardSize) -> int:
    return card[1] + 6
