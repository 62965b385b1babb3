"""A round felt with everybody round it: one's own seat nearest, the others clockwise from its left,
and the swap line round the board, a piece of it before every seat."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise
from typing import Final

from drawholdem_tui.engine.fact import Fact
from drawholdem_tui.tui.table.scene.plan import PLATE, CardSize, CardSizes, Place, Plan, Side

_WIDEST: Final = 190  # columns of a table
_READ: Final = 64  # columns of words beside one's own cards at most: near these
_ROWS_FOR_THE_COACH: Final = 40  # of the screen
_ROWS_FOR_A_RIM: Final = 34  # of the screen
_COACH: Final = 12  # rows that the coach has below the log
_PANEL: Final = 34  # cells that the words beside one's own cards want


class Measures(Fact):
    table: int  # columns, without the log beside it
    log: int
    floor: int  # the first row below the felt
    felt: Place
    plate: int  # columns of one
    own: CardSize
    rim: int  # rows below one's own plate: a card that is lifted reaches no further

    def own_seat(self) -> Place:
        width = self.plate + 2
        return Place((self.table - width) // 2, self.floor - PLATE - self.rim, width, PLATE)


def measures(width: int, height: int, hole_cards: int, *, wide: bool) -> Measures:
    # the table is as wide as it can fill; what is beside it, the log has
    log = max(min(40, 28 + (width - 132) // 2), min(60, width - _WIDEST)) if wide else 0
    table = width - log
    own = _own_card(table, height, hole_cards)
    # the cards, their numbers, and a line of the log where it has no place of its own
    floor = height - 1 - (own[1] + 1 + (0 if wide else 1))
    top = 3 if height >= 36 else 2
    felt = Place(1, top, table - 2, floor - top)
    plate = 18 if table < 116 else 20 if table < 150 else 26
    rim = 1 if height >= _ROWS_FOR_A_RIM else 0
    return Measures(table, log, floor, felt, max(plate, 4 * hole_cards - 1), own, rim)


def _own_card(table: int, height: int, hole_cards: int) -> CardSize:
    for size, least in (((17, 17), 66), ((13, 13), 50), ((11, 8), 38), ((9, 7), 34)):
        beside = (table - row_of_cards(hole_cards, size)) // 2
        if height >= least and beside >= _PANEL - (4 if hole_cards > 2 else 0):
            return size
    return 7, 5


def row_of_cards(cards: int, size: CardSize) -> int:
    """The columns of one's own cards, side by side."""
    return cards * size[0] + (cards - 1) * (2 if cards < 3 else 1)


_SHOWN: Final = ((17, 17), (13, 13), (9, 7), (7, 5), (5, 3), (4, 2))
_READABLE: Final = (7, 5)
_AS_THEY_LIE: Final = (0, 0)  # there is no room for more than the seat has for backs
_RAIL: Final = 2  # columns beside a seat at the side, which five cards keep off
_BAR: Final = 1  # row below a card that counts


class Near(Fact):
    """What cards that lie open at a seat must not cover."""

    seats: list[Place]
    middle: Place  # board, or deck where there is none
    board: CardSize
    hole_cards: int


def open_seats(
    at: Measures, sides: list[Side], near: Near
) -> tuple[tuple[Place, ...], tuple[Place, ...]]:
    """With cards as large as fit between what is near: alike everywhere, where that is readable,
    else at both sides and along the top; and with beaten ones, which are nowhere larger than the
    hand that wins."""
    seated = list(zip(near.seats, sides, strict=True))
    least: dict[bool, CardSize] = {}
    for place, side in seated:
        if side is not Side.BELOW:
            size = _room_for_cards(at, place, side, near)
            least[side is Side.TOP] = min(size, least.get(side is Side.TOP, size))

    def opened(sizes: Mapping[bool, CardSize]) -> tuple[Place, ...]:
        return tuple(
            place if side is Side.BELOW else _opened(place, side, sizes[side is Side.TOP], near)
            for place, side in seated
        )

    smallest = min(least.values(), default=_AS_THEY_LIE)
    alike = {top: min(size, max(smallest, _READABLE)) for top, size in least.items()}
    below = next((size for size in _SHOWN if size < smallest), smallest)  # the next one
    return opened(alike), opened(dict.fromkeys(least, below))


def _room_for_cards(at: Measures, place: Place, side: Side, near: Near) -> CardSize:
    """The largest that fit there."""
    tops = sorted(each.x for each in near.seats if each.y == at.felt.y - 1)
    if side is Side.TOP:
        end = near.middle.y - 1 if near.hole_cards == 2 else near.middle.y
        beside = min(tops[0], at.table - tops[-1] - place.width) - at.plate - 2
        apart = (next_ - x - 1 for x, next_ in pairwise(tops))
        most = min([place.width + 4, place.width + 2 * beside, *apart])
    else:
        below = (each.y for each in near.seats if each.x == place.x and each.y > place.y)
        end = min([at.floor, *below])
        most = place.width + 1 if near.hole_cards == 2 else (at.table - 34) // 2
        if tops and place.y < at.felt.y - 1 + place.height:
            most = min(most, tops[0] - 2)
    for width, height in _SHOWN:
        if height > near.board[1]:  # nothing is larger than what all have in common
            continue
        if _row(width, side, near) <= most and place.y + PLATE + height + _BAR <= end:
            return width, height
    return _AS_THEY_LIE


def _opened(place: Place, side: Side, size: CardSize, near: Near) -> Place:
    """A seat with cards of that size below its plate."""
    if size == _AS_THEY_LIE:
        return place
    width, height = size
    wide = max(place.width, _row(width, side, near))
    free = {Side.TOP: (place.width - wide) // 2, Side.RIGHT: place.width - wide}
    return Place(place.x + free.get(side, 0), place.y, wide, PLATE + height + _BAR)


def _row(width: int, side: Side, near: Near) -> int:
    """The columns that cards of this width want."""
    rail = 2 * _RAIL if near.hole_cards > 2 and side is not Side.TOP else 0
    return near.hole_cards * (width + 1) - 1 + rail


def own_aside(at: Measures, top: int, hole_cards: int) -> Place:
    """One's own cards above one's own plate, or beside it where there is little room."""
    seat = at.own_seat()
    for width, height in _SHOWN[3:-1]:
        row = hole_cards * (width + 1) - 1
        if height + _BAR <= seat.y - top and row <= seat.width:
            return Place(seat.x + (seat.width - row) // 2, seat.y - height - _BAR, row, height + 1)
    end = seat.x - 2
    for width, height in _SHOWN[3:]:
        row = hole_cards * (width + 1) - 1
        if height <= at.floor - 1 - top and row + 2 <= end:
            return Place(end - row, at.floor - 1 - height, row, height + 1)
    row = hole_cards * 5 - 1
    return Place(end - row, at.floor - 3, row, 3)


# how many of the others sit at the left, above and at the right
_ROUND: Final = (
    (0, 0, 0), (0, 1, 0), (1, 0, 1), (1, 1, 1), (1, 2, 1), (2, 1, 2), (2, 2, 2), (2, 3, 2),
    (3, 2, 3), (3, 3, 3),
)  # fmt: skip
_BOARDS: Final = ((17, 17), (13, 13), (9, 7), (7, 5))
_BESIDE: Final = 6  # cells at each side of a board, for what lies before a seat there
_CORNER: Final = 3  # rows of the felt below everybody's seat but one's own


def round_the_felt(
    width: int, height: int, seats: int, hole_cards: int, own: int, *, wide: bool
) -> Plan:
    at = measures(width, height, hole_cards, wide=wide)
    left, top, right = _ROUND[seats - 1]
    card = _seat_card(at, max(left, right), height, hole_cards)
    line = (4, 2) if height >= 38 and card[1] > 2 else (2, 1)
    ring = _ring(at, card, line, hole_cards)
    board = _board_card(ring, line, hole_cards)
    if ring.height - 3 >= _rows(board, line):  # a free row between hands and the line
        ring = ring._replace(y=ring.y + 1, height=ring.height - 1)
    over = line[0] // 2
    middle, deck = _middle(ring, board, line, hole_cards, left)
    order = [(own + step) % seats for step in range(1, seats)]
    round_it = [Side.LEFT] * left + [Side.TOP] * top + [Side.RIGHT] * right
    side_of = {own: Side.BELOW, **dict(zip(order, round_it, strict=True))}
    sides = [side_of[index] for index in range(seats)]
    others = zip(order, _seats(at, ring, card, (left, top, right)), strict=True)
    place_of = {own: at.own_seat(), **dict(others)}
    places = [place_of[index] for index in range(seats)]
    near = Near(places, middle.get("board", deck), board, hole_cards)
    lying_open, beaten = open_seats(at, sides, near)
    return Plan(
        layout="wide" if wide else "normal",
        places={
            "felt": Place(0, 1, at.table, at.floor - 1),
            # cards lie across it
            "swap-line": ring._replace(x=ring.x - over, width=ring.width + 2 * over),
            "caption": Place(ring.x + 1, ring.bottom, ring.width - 2, 2),
            **{f"seat-{index}": place for index, place in enumerate(places, 1)},
            **middle,
            **_panels(at, width, height, hole_cards),
        },
        seats=seats,
        hole_cards=hole_cards,
        size=(width, height),
        own=own,
        cards=CardSizes(board, at.own, card, line),
        sides=tuple(sides),
        open_seats=lying_open,
        beaten_seats=beaten,
        own_aside=own_aside(at, middle["pots"].bottom - 1, hole_cards),
        own_unseen=own_aside(at, ring.bottom, hole_cards),
        felt=at.felt,
        ring=ring,
        deck=deck,
    )


def _seat_card(at: Measures, at_a_side: int, height: int, hole_cards: int) -> CardSize:
    """As large as leaves a free row between two seats at a side, and the board its room."""
    rows = (at.floor - 3 - at.felt.y - (3 if at_a_side > 2 else 2)) // max(1, at_a_side)
    for size, least in (((7, 5), 50), ((5, 3), 34)):
        if height >= least and PLATE + size[1] < rows:
            return _narrow(at, size) if hole_cards > 2 else size
    return _narrow(at, (4, 2)) if hole_cards > 2 else (4, 2)


def _narrow(at: Measures, size: CardSize) -> CardSize:
    """So that five fit below a plate."""
    return (at.plate - 4) // 5, size[1]


def _ring(at: Measures, card: CardSize, line: CardSize, hole_cards: int) -> Place:
    # five cards are as wide as a plate: what hangs over the line keeps away from them
    left = 1 + at.plate + line[0] // 2 + (1 if hole_cards > 2 else 0)
    top = at.felt.y - 1 + PLATE + card[1]
    return Place(left, top, at.table - 2 * left, at.floor - 4 - at.rim - top)


def _board_card(ring: Place, line: CardSize, hole_cards: int) -> CardSize:
    """Without a board, of the deck in its place."""
    for size in _BOARDS:
        wide = 5 * size[0] + 4 + 2 + 2 * _BESIDE
        if hole_cards == 2 and ring.width >= wide and ring.height - 2 >= _rows(size, line):
            return size
    return 7, 5


def _rows(board: CardSize, line: CardSize) -> int:
    """That must be inside the line: bets above and below, and three pots."""
    return board[1] + 4 + 2 * line[1]


def _middle(
    ring: Place, card: CardSize, line: CardSize, hole_cards: int, at_a_side: int
) -> tuple[dict[str, Place], Place]:
    """Board, pots and deck; the pots keep to the columns that nobody's bet needs."""
    width, height = card
    board_width = 5 * width + 4 if hole_cards == 2 else width
    over = max(0, ring.height - 2 - _rows(card, line)) // 3
    board = Place(
        ring.x + (ring.width - board_width) // 2, ring.y + 1 + line[1] + over, board_width, height
    )
    pots_width = min(max(5 * width + 4, 56), ring.width - 20)
    pots = Place(
        ring.x + (ring.width - pots_width) // 2,
        board.bottom + 1,
        pots_width,
        ring.bottom - 1 - line[1] - board.bottom - 1,
    )
    if hole_cards > 2:
        return {"pots": pots, "deck": board}, board
    # a deck lies beside the board where nobody's bet does
    room = board.x - ring.x - 1
    if room >= 16 and at_a_side in (0, 2):
        deck = Place(board.x - 9, board.y + (height - 5) // 2, 7, 5)
        return {"board": board, "pots": pots, "deck": deck}, deck
    return {"board": board, "pots": pots}, Place(board.x + board.width // 2 - 1, board.bottom, 2, 1)


def _seats(at: Measures, ring: Place, card: CardSize, crowd: tuple[int, int, int]) -> list[Place]:
    """Clockwise: up the left side, along the top, and down the right side."""
    left, top, right = crowd
    height = PLATE + card[1]
    begin, end = at.felt.y + (3 if max(left, right) > 2 else 2), at.floor - 3

    def down(count: int) -> list[int]:
        rows = end - begin
        return [begin + (rows * (2 * step + 1) // count - height) // 2 for step in range(count)]

    five = 5 * card[0] + 4  # as wide as that it must be at least
    wide = min(at.plate + 2, max(five if card[0] < 4 else 0, ring.width // max(1, top) - 1))
    along = max(ring.width, top * wide)
    far = at.table - 1 - at.plate
    return [
        *(Place(1, y, at.plate, height) for y in reversed(down(left))),
        *(
            Place(
                ring.x + (ring.width - along) // 2 + (along * (2 * step + 1) // top - wide) // 2,
                at.felt.y - 1,
                wide,
                height,
            )
            for step in range(top)
        ),
        *(Place(far, y, at.plate, height) for y in down(right)),
    ]


def _panels(at: Measures, width: int, height: int, hole_cards: int) -> dict[str, Place]:
    """What is below the felt: what one must know, one's own cards, what one can do."""
    row = row_of_cards(hole_cards, at.own)
    x = (at.table - row) // 2
    rows = at.own[1] + 1
    beside = x + row + 3
    low = height - 1 - at.floor
    air = 1 if at.own[1] > 7 else 0
    places = {
        "title": Place(0, 0, width, 1),
        "panel": Place(max(0, x - 1 - _READ), at.floor + air, min(_READ, x - 1), rows - air),
        "coach": Place(0, at.floor - _CORNER, min(x, at.own_seat().x) - 1, _CORNER + rows),
        "own-cards": Place(x, at.floor, row, rows),
        "actions": Place(beside, at.floor + air, at.table - beside, rows - air),
        "curtain": Place(0, at.floor, at.table, rows),
        "bet-entry": Place(beside - 1, at.floor + air, at.table - beside + 1, rows - air),
        "results": Place(0, at.floor, at.table, low),
        "key-bar": Place(0, height - 1, width, 1),
    }
    if at.log:
        if height >= _ROWS_FOR_THE_COACH:  # it has a place of its own, and covers nothing
            low = height - 1 - _COACH
            places["coach"] = Place(at.table, low, at.log, _COACH)
        return {**places, "log": Place(at.table, 1, at.log, height - 2)}
    return {**places, "log": Place(0, height - 2, width, 1)}
