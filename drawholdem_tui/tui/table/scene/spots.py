"""The spots on which cards, chips and the button lie, for those who draw them there and for those
who move them. All are cells, counted from the corner of the screen."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from drawholdem_tui.engine.fact import Fact
from drawholdem_tui.tui.table.scene.plan import (
    PLATE,
    CardSpots,
    Cell,
    Opened,
    Piece,
    Place,
    Plan,
    Side,
    as_high,
)

_TIMES = 3  # columns of how many they are, beside cards
OWN_NAME = 12  # columns of one's own row: the name with the edge before it,
OWN_STACK = 10  # and the stack with a blank

_BACKS: Final = 3  # rows
_INWARDS: Final = 6  # columns of a bet below five cards, for each column of plates
_OFF: Final = 2  # columns from the line's edge to discards inside it
_OWN_BET: Final = 5  # columns of a half of one's own, above one's discards
_MIDDLE: Final = 8  # columns of a half of what is in the middle
_NAMED: Final = 12  # columns of a straight line for its name
_ABOUT: Final = 5  # columns, doubled, that a plate in the middle is off it at most


class RowColumns(Fact):
    """The columns of a seat in one row; all rows of a table share them."""

    name: int
    name_width: int
    button: int  # the last of the name
    cards: int
    gap: int  # between cards; without one each takes a cell
    stack_end: int
    said: int
    bet_end: int
    marks: int


def row_columns(width: int, *, five: bool) -> RowColumns:
    gap = 0 if five and width < 64 else 1
    cards_width = (5 if five else 2) * (2 + gap) - gap
    # 3 of marks, 9 of the stack, 6 of the bet, 3 of the swaps, and the gaps between
    free = width - cards_width - 25
    name_width = max(8, min(20, 1 + free // 2, free - 9))  # "your turn" always fits
    said_width = free - name_width
    cards = 3 + name_width
    stack = cards + cards_width + 1
    said = stack + 10
    bet_end = said + said_width + 7
    button = cards - 2
    return RowColumns(3, name_width - 1, button, cards, gap, stack + 9, said, bet_end, bet_end + 1)


class SeatSpots(Fact):
    cards: CardSpots
    stack_end: Cell  # the cell behind it
    button: Cell


def seat_spots(plan: Plan, index: int) -> SeatSpots:
    """Where things lie at a seat."""
    place = plan.seat(index)
    if plan.layout == "compact":
        columns = row_columns(place.width, five=plan.hole_cards > 2)
        size = (2, 1) if columns.gap else (1, 1)
        cards = CardSpots(place.x + columns.cards, place.y, size, size[0] + columns.gap)
        lies = place.x + columns.button, place.y
        return SeatSpots(cards, (place.x + columns.stack_end, place.y), lies)
    plate = plan.plate(index)
    if plate.height == 1:  # in one row: name, button, stack
        button = plate.x + OWN_NAME + 1
        return SeatSpots(_under(plan, index), (button + 3 + OWN_STACK, plate.y), (button, plate.y))
    right = plate.right - 2
    return SeatSpots(_under(plan, index), (right, plate.y), (right - 3, plate.y + 1))


def _under(plan: Plan, index: int) -> CardSpots:
    """Cards face down under a plate, side by side."""
    if index == plan.own:
        return own_cards(plan)
    place, (width, height) = plan.seat(index), plan.cards.seat
    row = CardSpots(0, place.y + PLATE, (width, height), width + 1)
    free = place.width - row.width(plan.hole_cards)
    if plan.beside:  # over the plates of those who sit below
        y = place.y - height if plan.sides[index] is Side.BELOW else row.y
        return row.but(x=place.x + free // 2, y=y)
    tops = plan.sides.count(Side.TOP) if plan.ring and plan.sides[index] is Side.TOP else 0
    # what lies before a hand in a crowd has room beside it
    return row.but(x=place.x + (min(1, free) if tops > 2 else free // 2))


def sits_inwards(plan: Plan, index: int) -> bool:
    """On a small table: what lies beside a plate or cards lies at their left."""
    return plan.plate(index).x > plan.size[0] // 2


def with_bets(plan: Plan, index: int) -> Place:
    """On a small table: a plate, the cards face down at it, and beside these a bet."""
    (x, y, width, _rows), cards = plan.plate(index), _under(plan, index)
    x -= sits_inwards(plan, index)
    return Place(x, min(y, cards.y), width + 1, PLATE + cards.size[1])


def own_cards(plan: Plan) -> CardSpots:
    """One's own, below one's seat."""
    place, size = plan.places["own-cards"], plan.cards.own
    step = 4 if size[1] == 1 else (place.width - size[0]) // (plan.hole_cards - 1)
    return CardSpots(place.x, place.y, size, step)


def open_cards(plan: Plan, index: int, opened: Opened = "dealt") -> CardSpots:
    """Cards face up at a plate, as large as the seat has room for."""
    place = plan.open_seat(index, opened)
    if plan.layout == "compact":
        return seat_spots(plan, index).cards
    if index == plan.own and plan.end and plan.end.own:
        return plan.end.own
    # a beaten hand with room for a bar is as high as backs of three rows
    smaller = opened == "beaten" and plan.end is not None and plan.cards.seat[1] == _BACKS
    if place == plan.seat(index) and not smaller:
        return _under(plan, index)
    if plan.beside and plan.sides[index] is Side.BELOW:  # over the plate, or beside it
        row, plate = CardSpots(0, place.y, (5, _BACKS), 6), plan.seat(index)
        free = place.width - row.width(plan.hole_cards)
        aside = free * (place.x == plate.x) if place.width > plate.width else free // 2
        return row.but(x=place.x + aside)
    if place.height == PLATE + 1:  # a line of text, below the name
        return CardSpots(place.x + 2, place.y + PLATE, (3, 1), 4)
    width, height = as_high(place.height - PLATE - 1)
    size = min(width, (place.width + 1) // plan.hole_cards - 1), height
    row = CardSpots(0, place.y + PLATE, size, size[0] + 1)
    return row.but(x=place.x + (place.width - row.width(plan.hole_cards)) // 2)


def backs_below(plan: Plan, plate: Place) -> CardSpots:
    """On a small table, of five at a plate that has moved at the end: in a line."""
    row = CardSpots(plate.x, plate.bottom, (3, 1), 4)
    return row.but(x=plate.x + (plate.width - row.width(plan.hole_cards)) // 2)


def piece(plan: Plan, index: int) -> Piece:
    """What is before a seat."""
    place = plan.seat(index)
    if plan.layout == "compact":
        line = plan.places["swap-line"]
        columns = row_columns(place.width, five=plan.hole_cards > 2)
        x = line.x + 2
        bet = (place.x + columns.bet_end, place.y)
        return Piece((x, place.y), (x + 3, place.y), bet, line.right - x - 3, bet_ends=True)
    if plan.ring is None:
        return _on_a_straight_line(plan, index)
    if plan.sides[index] in (Side.LEFT, Side.RIGHT):
        return _at_the_side(plan, plan.ring, index)
    return _above_or_below(plan, plan.ring, index)


def _on_a_straight_line(plan: Plan, index: int) -> Piece:
    """Bets lie towards the middle, above who sits below; at the right they come before discards,
    which end with the plate: beside those of the middle they would seem to be another's."""
    place, line = plan.seat(index), plan.places["swap-line"]
    if plan.beside:
        return _in_the_line(plan, index, line.y)
    above, column = place.y < line.y, 3 * place.x // plan.size[0]
    x, y, room = place.x + 2, line.y if above else line.bottom - 1, 12
    if above:
        return Piece((x, y), (x + 3, y), (x + _INWARDS * (2 - column), place.bottom - 1), room)
    if column == 2:
        end = place.right - 2
        return Piece((end, y), (end - 1, y), (x + 2, y), room, fee_ends=True, bet_ends=True)
    return Piece((x, y), (x + 3, y), (x + 4 + room, y), room)


def _in_the_line(plan: Plan, index: int, y: int) -> Piece:
    """All cards lie in its one row: at its ends those of who sits at the top, clear of the cards of
    who sits below; those have theirs further in, then comes one's own, and the middle is for its
    name. One's own bets lie below it, all others beside the cards, towards the middle."""
    width, plate, own = plan.size[0], plan.plate(index), index == plan.own
    below, inwards = plan.sides[index] is Side.BELOW, sits_inwards(plan, index)
    each = (width - 2 - _NAMED) // 6
    in_the_middle = own or abs(2 * plate.x + plate.width - width) <= _ABOUT
    number = 2 if in_the_middle else int(below)  # of three, from an end
    at_the_right = inwards or (in_the_middle and not own)
    x = width - 1 - each * (number + 1) if at_the_right else 1 + each * number
    shared = plan.sides.count(Side.BELOW) > 1
    room = each if own else (each if shared else 2 * each) - 4
    hand, ends = _under(plan, index), at_the_right and not number
    beside = hand.x - 1 if inwards else hand.x + hand.width(plan.hole_cards) + 1
    bet = (width // 3 + 4, y + 1) if own else (beside, hand.y + 1)
    at, fee = (width - 3, width - 4) if ends else (x, x + 3)
    return Piece((at, y), (fee, y), bet, room, fee_ends=ends, bet_ends=inwards)


def bets_on_the_line(plan: Plan, index: int) -> bool:
    """Whether somebody's bets lie there; else they lie beside the cards, or below five."""
    below = index == plan.own if plan.beside else plan.sides[index] is Side.BELOW
    return plan.layout != "compact" and (plan.ring is not None or below)


def _above_or_below(plan: Plan, ring: Place, index: int) -> Piece:
    place, (width, height) = plan.seat(index), plan.cards.line
    if plan.sides[index] is Side.BELOW:
        y = ring.bottom - 1
        if plan.hole_cards > 2:  # three of them and whose they are in the middle
            centre, y = ring.x + ring.width // 2, y - 1
            x = centre - 3 * (width + 1) // 2 - 3
            fee, bet = x + width + 1, (centre - _OWN_BET + 1, y - height)
            cards = x, y - height + 1
            return Piece(cards, (fee, y - height // 2), bet, ring.right - _OFF - fee)
        x = _own_fee(ring)  # beside the line's name
        bet, room = (place.x + place.width // 2, y - height), place.right - x
        return Piece((x - width - 1, y - height + 1), (x, y), bet, room, over=True)
    if plan.hole_cards > 2:
        return _below_five(plan, ring, index)
    hand, y = _under(plan, index), ring.y
    tops = (at for at, side in enumerate(plan.sides) if side is Side.TOP)
    begins = [*sorted(_under(plan, at).x for at in tops), ring.right - 2]
    wide, x = hand.width(plan.hole_cards), hand.x
    beside = wide + width + 2
    least = min(end - x for x, end in pairwise(begins)) - beside - 1
    if least < 5:  # no room beside every hand: below all, as far as the line goes
        first, last = ring.x + 2, begins[-1]
        below = (min(at + wide, last) - max(at, first) for at in begins[:-1])
        x, beside, least = max(x, first), width + 1, min(below) - width - 1
    return Piece((x + beside - width - 1, y), (x + beside, y), (x, y + height), least)


def _own_fee(ring: Place) -> int:
    return ring.x + ring.width // 2 - _NAMED - 3


def _below_five(plan: Plan, ring: Place, index: int) -> Piece:
    """Inside the line, below the hand, as far as the next one's."""
    (width, height), first, y = plan.cards.line, ring.x + _OFF, ring.y + 1
    tops = (at for at, side in enumerate(plan.sides) if side is Side.TOP)
    begins = sorted(max(first, _under(plan, at).x) for at in tops)
    least = min(end - x for x, end in pairwise((*begins, ring.right - 1)))
    x = max(first, _under(plan, index).x)
    middle = y + (height - 1) // 2
    return Piece((x, y), (x + width + 1, middle), (x, y + height), least - width - 2)


def _at_the_side(plan: Plan, ring: Place, index: int) -> Piece:
    """Cards lie across the line, several from there inwards; a bet lies above the fee, and below
    what is before the seats at the top."""
    place, (width, height) = plan.seat(index), plan.cards.line
    side, half, five = plan.sides[index], width // 2, plan.hole_cards > 2
    low = min(max(place.y + 3, ring.y + height + 2), ring.bottom - 1 - height)
    low, bet = _rows_of_discards(plan, ring, index) if five else (low, low - 1)
    begin, nearer = width - half + 1, half  # over the line
    room = _room(plan, ring, range(low - 1, low + height), side) - begin + 1
    fee = low + (height - 1) // 2 * five  # beside the middle of discards
    if side is Side.LEFT:
        x = ring.x + begin
        return Piece((ring.x - half, low), (x, fee), (x, bet), room, nearer=nearer)
    x = ring.right - begin
    cards = ring.right + half - width, low
    return Piece(cards, (x, fee), (x, bet), room, fee_ends=True, bet_ends=True, nearer=nearer)


def _rows_of_discards(plan: Plan, ring: Place, index: int) -> tuple[int, int]:
    """Where they lie at a side, above one's own, and bets above them, if possible with a row
    between; all at this side have their own."""
    place, side, height = plan.seat(index), plan.sides[index], plan.cards.line[1]
    pots, crowded = plan.places["pots"], plan.sides.count(Side.TOP) > 1
    ys = [plan.seat(at).y for at, each in enumerate(plan.sides) if each is side]
    above, below = sum(y < place.y for y in ys), sum(y > place.y for y in ys)
    first = ring.y + height + 2 + crowded + (height + 1) * above
    last = ring.bottom - 1 - 2 * height - (height + 1) * below
    low = min(max(place.y + 3, first), last)
    if len(ys) == 1 and low <= pots.bottom < last and pots.y < low + height:
        low = pots.bottom + 1  # beside the pot there is no room for a name
    elif len(ys) == 2 and not above:
        low = max(first, min(low, pots.y - height))
    free = first - 1 if above or crowded else ring.y + 1
    return low, low - 1 - (low - 2 >= free and not pots.y <= low - 2 < pots.bottom)


def _room(plan: Plan, ring: Place, rows: range, side: Side) -> int:
    """From the line inwards, up to what lies in the middle of these rows."""
    places = (plan.places.get(name) for name in ("board", "pots"))
    low = plan.cards.line[1] + 1
    x, right = _own_fee(ring) - plan.cards.line[0] - 1, plan.seat(plan.own).right
    own = Place(x, ring.bottom - low, right - x, low)  # what lies before it
    if plan.hole_cards > 2:  # a bet, above discards
        x = ring.x + ring.width // 2 - _OWN_BET
        own = Place(x, ring.bottom - 1 - low, 2 * _OWN_BET, low)
    near = [
        each for each in (*places, own) if each and each.y < rows.stop and rows.start < each.bottom
    ]
    free = _MIDDLE if plan.hole_cards == 2 else 1  # there is no board
    if side is Side.LEFT:
        return min([ring.x + ring.width // 2 - free, *(each.x for each in near)]) - ring.x - 2
    return ring.right - max([ring.x + ring.width // 2 + free, *(each.right for each in near)]) - 2


class LineCards(Fact):
    """Cards on a piece of the line, and where what is told beside them has room."""

    spots: CardSpots
    seen: int  # all, where there is room
    fee: Cell
    room: int
    fee_ends: bool

    def fee_at(self, width: int) -> Cell:
        """Where something begins that is so wide."""
        return (self.fee[0] - width, self.fee[1]) if self.fee_ends else self.fee


def line_cards(plan: Plan, index: int, cards: int) -> LineCards:
    """How so many cards lie before a seat: from the line inwards, as far apart as so many discards
    do before any other."""
    here, size = piece(plan, index), plan.cards.line
    room = here.room - _TIMES
    alike = [piece(plan, at).room - _TIMES for at in range(plan.seats)] if cards > 1 else [room]
    # as many backs as cards: where a piece is narrow, they lie on each other
    ways = (size[0] + 1, *range(size[0], 1, -1), 1)
    step = next((each for each in ways if (cards - 1) * each <= min(alike)), 1)
    seen = max(1, min(cards, 1 + room // step)) if cards else 0
    if plan.layout == "compact" and step <= size[0]:  # they would look like one that is wide
        seen = min(cards, 1)
    more = max(0, seen - 1) * step
    (x, y), way = here.cards, -more if here.fee_ends else more
    spots = CardSpots(x - more if here.fee_ends else x, y, size, step)
    fee = here.fee[0] + way, here.fee[1]
    return LineCards(spots, seen, fee, here.room - more, here.fee_ends)


def board_card(plan: Plan, number: int, *, over: bool = False) -> Place:
    """The place of a card of the board, or of what lies there when the hand is over."""
    if over and plan.end:
        board, (width, height) = plan.end.board, plan.end.card
    else:
        board, (width, height) = plan.places["board"], plan.cards.board
    if height == 1:
        return Place(board.x + 9 + 4 * number, board.y, 3, 1)  # behind the word "Board"
    return Place(board.x + number * (width + 1), board.y, width, height)
