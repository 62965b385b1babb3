"""The spots on which cards, chips and the button lie, for those who draw them there and for those
who move them. All are cells; those of a seat count from the corner of its region."""

from __future__ import annotations

from typing import NamedTuple

from drawholdem_tui.tui.scene.plan import Place, Plan, box_in

Cell = tuple[int, int]


def row_width(cards: int, gap: int = 1) -> int:
    """The cells that a line of cards takes."""
    return max(0, cards * (2 + gap) - gap)


class RowColumns(NamedTuple):
    """The columns of a seat in one row; all rows of a table share them."""

    name: int
    name_width: int
    cards: int
    gap: int  # between cards; without one each takes a cell
    stack_end: int
    said: int
    said_width: int
    bet: int
    bet_width: int  # 0: the bet is told in what was said


def row_columns(width: int, *, five: bool) -> RowColumns:
    gap = 0 if five and width < 64 else 1
    cards_width = row_width(5 if five else 2, gap)
    # 2 marks, 9 of the stack, 3 of the swaps, 2 of the reach, and the gaps between
    free = width - cards_width - 22
    bet_width = 12 if free >= 42 else 0
    name_width = max(8, min(20, (free - bet_width) * 45 // 100))
    said_width = free - bet_width - name_width
    cards = 3 + name_width + 1
    stack = cards + cards_width + 1
    said = stack + 10
    bet = said + said_width
    return RowColumns(3, name_width, cards, gap, stack + 9, said, said_width, bet, bet_width)


class SeatSpots(NamedTuple):
    cards: Cell
    gap: int
    bet: Cell
    stack_end: Cell  # the cell behind it
    button: Cell


def seat_spots(plan: Plan, index: int) -> SeatSpots:
    """Where things lie at a seat, counted from the corner of the screen."""
    place = plan.seat(index)
    if plan.layout == "compact":
        columns = row_columns(place.width, five=plan.hole_cards > 2)
        bet = columns.bet if columns.bet_width else columns.said
        return SeatSpots(
            cards=(place.x + columns.cards, place.y),
            gap=columns.gap,
            bet=(place.x + bet, place.y),
            stack_end=(place.x + columns.stack_end, place.y),
            button=(place.x + 1, place.y),
        )
    inset, width = box_in(place.width)
    left, right = place.x + inset + 1, place.x + inset + width - 1
    above = plan.is_top(index)
    top = place.y if above else place.y + 1
    felt = place.y + 3 if above else place.y
    gap = 1 if row_width(plan.hole_cards) <= width - 2 else 0
    return SeatSpots((left, top + 1), gap, (left, felt), (right, top), (right - 3, felt))


def lane(plan: Plan, index: int) -> Place:
    """The part of the swap line before a seat, counted from the corner of the line's region: as
    high as the cards that lie there."""
    line = plan.places["swap-line"]
    column = plan.seat(index)
    if plan.layout == "compact":
        return Place(2, column.y - line.y, line.width - 2, 1)
    inset, width = box_in(column.width)
    high = (line.height - 1) // 2
    return Place(column.x + inset + 1, 0 if plan.is_top(index) else high + 1, width - 2, high)


class LineSpot(NamedTuple):
    """Cards on the line, side by side with a cell between them, and what is told beside them."""

    cards: int  # those seen: many lie on each other where the lane is narrow
    width: int  # of one
    fee: Cell


def line_spot(plan: Plan, index: int, cards: int, fee_width: int) -> LineSpot:
    """How so many cards lie in a lane; the fee counts from the line's corner, as the lane does."""
    place = lane(plan, index)
    if plan.layout == "compact":
        seen = cards if cards * 3 + 3 <= place.width else min(1, cards)
        return LineSpot(seen, 2, (place.x + seen * 3, place.y))
    room = place.width - fee_width
    width = min(4, max(1, room // max(1, cards) - 1))
    # in the row nearest to the line: the last above it, the first below it
    row = place.bottom - 1 if place.y == 0 else place.y
    return LineSpot(cards, width, (place.x + cards * (width + 1), row))


def board_card(board: Place, number: int) -> Place:
    """The place of a card of the board, counted from the corner of the board's region."""
    if board.height < 3:
        return Place(9 + 3 * number, 0, 2, 1)  # behind the word "Board"
    width, height = (7, 5) if board.height >= 5 else (5, 3)
    x = max(0, (board.width - (5 * (width + 1) - 1)) // 2)
    return Place(x + number * (width + 1), 0, width, height)
