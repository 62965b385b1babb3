"""A round felt with everybody round it: one's own seat nearest, the others clockwise from its left,
and the swap line round the board, a piece of it before every seat."""

from __future__ import annotations

from itertools import product
from typing import Final

from drawholdem_tui.tui.table.scene.layout_felt import (
    BAR,
    LARGE,
    READABLE,
    SHOWN,
    WHOLE,
    above_own,
    around,
    below_letters,
    first_below,
    inside_of,
    open_seats,
    pot_alone,
    sizes_of,
    with_a_hand_in_the_middle,
    with_cards,
)
from drawholdem_tui.tui.table.scene.plan import (
    LAST,
    LETTER_ROWS,
    OFF_THE_RAIL,
    PLATE,
    ROWS_FOR_AIR,
    TWICE,
    AtTheEnd,
    CardSize,
    CardSizes,
    Ends,
    Measures,
    Near,
    Place,
    Plan,
    SatAt,
    Side,
    row_of_cards,
)

_WIDE: Final = 150  # columns of a table
_READ: Final = 46  # columns of words beside one's own cards at most: near these
_READ_OF_FIVE: Final = 34  # the same beside five
_READ_LARGE: Final = 56  # the same where the name of one's hand is large
_ROWS_FOR_THE_COACH: Final = 40  # of the screen
_COACH: Final = 12  # rows that the coach has below the log

# how many of the others sit at the left, above and at the right
_ROUND: Final = (
    (0, 0, 0), (0, 1, 0), (1, 0, 1), (1, 1, 1), (1, 2, 1), (2, 1, 2), (2, 2, 2), (2, 3, 2),
    (3, 2, 3), (3, 3, 3),
)  # fmt: skip
_BOARDS: Final = ((17, 17), (13, 13), (9, 7), (7, 5))
_BESIDE: Final = 6  # cells at each side of a board, for what lies before a seat there
_TOLD: Final = 4  # rows below a board at the end: who has won, who else, a free one, the line
_TOLD_OF_THE_LAST: Final = 3  # who has won it all is told above
_OPEN: Final = PLATE + 6  # rows of a seat whose cards are read across a table, with a bar
_CORNER: Final = 3  # rows of the felt below everybody's seat but one's own


def round_the_felt(at: Measures, size: tuple[int, int], table: SatAt, *, ends: Ends) -> Plan:
    seats, hole_cards, own = table
    width, height = size
    left, top, right = _ROUND[seats - 1]
    card = _seat_card(at, max(left, right), height, hole_cards)
    line = _line_card(card, height, hole_cards)
    ring = _ring(at, card, line, hole_cards)
    board = _board_card(ring, line, hole_cards)
    if ring.height - 3 >= _rows(board, line):  # a free row between hands and the line
        ring = ring._replace(y=ring.y + 1, height=ring.height - 1)
    over, beside = line[0] // 2, 3 if hole_cards > 2 else 0
    middle, deck = _middle(ring, board, line, hole_cards, (left, top))
    if hole_cards == 2 and ends in LAST and top == 1:
        ring = _for_letters(at, ring, board, ends)
    elif hole_cards == 2 and (ends in LAST or (ends == "above" and not at.rim)):
        ring = ring._replace(height=ring.height + 1)  # for letters, or hands that win
    order = [(own + step) % seats for step in range(1, seats)]
    round_it = [Side.LEFT] * left + [Side.TOP] * top + [Side.RIGHT] * right
    side_of = {own: Side.BELOW, **dict(zip(order, round_it, strict=True))}
    sides = [side_of[index] for index in range(seats)]
    others = zip(order, _seats(at, ring, card, (left, top, right), hole_cards), strict=True)
    place_of = {own: at.own_seat(), **dict(others)}
    places = [place_of[index] for index in range(seats)]
    largest = board if hole_cards == 2 else at.own
    near = Near(places, sides, middle.get("board", middle["pots"]), ring, largest, hole_cards)
    return Plan(
        layout="wide" if at.log else "normal",
        places={
            "felt": Place(0, 1, at.table, at.floor - 1),
            # cards lie across it
            "swap-line": ring._replace(x=ring.x - over, width=ring.width + 2 * over),
            "caption": Place(ring.x + 1 - beside, ring.bottom, ring.width - 2 + 2 * beside, 2),
            **{f"seat-{index}": place for index, place in enumerate(places, 1)},
            **middle,
            **_panels(at, width, height, hole_cards),
        },
        seats=seats,
        hole_cards=hole_cards,
        size=size,
        own=own,
        cards=CardSizes(board, at.own, card, line),
        sides=tuple(sides),
        open_seats=open_seats(at, near),
        end=at_the_end(at, near, ends=ends),
        felt=at.felt,
        ring=ring,
        deck=deck,
    )


def _seat_card(at: Measures, at_a_side: int, height: int, hole_cards: int) -> CardSize:
    """As large as leaves a free row between two seats at a side, and the board its room."""
    rows = (at.floor - 3 - at.felt.y - (3 if at_a_side > 2 else 2)) // max(1, at_a_side)
    sizes = ((9, 7), 66, _WIDE), ((7, 5), 50, 0), ((5, 3), 34, 0)
    for size, least, wide in sizes:
        if height >= least and at.table >= wide and PLATE + size[1] < rows:
            return _narrow(at, size) if hole_cards > 2 else size
    return _narrow(at, (4, 2)) if hole_cards > 2 else (4, 2)


def _line_card(seat: CardSize, height: int, hole_cards: int) -> CardSize:
    """On the swap line smaller than a seat's, so narrow that a fee touches neither that nor the
    board."""
    sizes = ((7, 5), 66), ((5, 3), 50), ((3, 2), 40)
    return next((size for size, least in sizes if height >= least and seat[1] > size[1]), (2, 1))


def _narrow(at: Measures, size: CardSize) -> CardSize:
    """So that five fit below a plate, with a gap between them."""
    return (at.plate - OFF_THE_RAIL + 1) // 5 - 1, size[1]


def _ring(at: Measures, card: CardSize, line: CardSize, hole_cards: int) -> Place:
    # a card that is swapped hangs over the line; five are as wide as a plate
    left = 1 + at.plate + (1 if hole_cards > 2 else 0) + line[0] // 2
    top = at.felt.y - 1 + PLATE + card[1]
    return Place(left, top, at.table - 2 * left, at.floor - 4 - at.rim - top)


def _board_card(ring: Place, line: CardSize, hole_cards: int) -> CardSize:
    """Without a board, of the deck in its place."""
    for size in _BOARDS:
        wide = 5 * size[0] + 4 + 2 + 2 * _BESIDE
        if hole_cards == 2 and ring.width >= wide and ring.height - 2 >= _rows(size, line):
            return size
    return 7, 5


def _for_letters(at: Measures, ring: Place, board: CardSize, ends: Ends) -> Place:
    """Round large letters, what is below them between two free rows, and a board."""
    highest, lowest = at.felt.y + PLATE, at.own_seat().y
    times = 1 if ring.width < TWICE else 2 if ends == "last-above" else 3
    rows = times * LETTER_ROWS + board[1] + 10  # what is told, a bar, the line, and free ones
    y = max(highest, min(ring.y, ring.bottom + 1 - rows))
    bottom = max(ring.bottom + 1, min(lowest, y + rows + 1))
    return ring._replace(y=y, height=bottom - y)


def _rows(board: CardSize, line: CardSize) -> int:
    """That must be inside the line: bets above and below, and three pots."""
    return board[1] + 4 + 2 * line[1]


def _middle(
    ring: Place, card: CardSize, line: CardSize, hole_cards: int, crowd: tuple[int, int]
) -> tuple[dict[str, Place], Place]:
    """Board, pots and where cards come from; pots keep to columns that nobody's bet needs. A free
    row parts the board from pots as long as there are few, and the next one from bets above it."""
    if hole_cards > 2:
        return pot_alone(ring, line, crowd)
    width, height = card
    board_width = 5 * width + 4
    free = max(0, ring.height - 2 - _rows(card, line))
    over = min(free, max(1, free // 3))
    board = Place(
        ring.x + (ring.width - board_width) // 2, ring.y + 1 + line[1] + over, board_width, height
    )
    pots_width = min(max(5 * width + 4, 56), ring.width - 20)
    pots = Place(
        ring.x + (ring.width - pots_width) // 2,
        board.bottom,
        pots_width,
        ring.bottom - 1 - line[1] - board.bottom,
    )
    return {"board": board, "pots": pots}, Place(board.x + board.width // 2 - 1, board.bottom, 2, 1)


def _seats(
    at: Measures, ring: Place, card: CardSize, crowd: tuple[int, int, int], hole_cards: int
) -> list[Place]:
    """Clockwise: up the left side, along the top, and down the right side."""
    left, top, right = crowd
    height = PLATE + card[1]
    begin, end = at.felt.y + (3 if max(left, right) > 2 else 2), at.floor - 3

    def down(count: int) -> list[int]:
        rows = end - begin
        if count > 2 and divmod(rows, count) == (height, count - 1):  # a free row for all of them
            rows += 1
        if hole_cards == 2 < count and rows // count < _OPEN <= (at.floor - begin) // count:
            return [begin + _OPEN * step for step in range(count)]
        return [begin + (rows * (2 * step + 1) // count - height) // 2 for step in range(count)]

    five = 5 * card[0] + 4  # as wide as that it must be at least
    wide = min(at.plate + 2, max(five if hole_cards > 2 else 0, ring.width // max(1, top) - 1))
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
    edge = 2 if height >= ROWS_FOR_AIR and hole_cards == 2 else 1  # as far in as results
    read = _READ if hole_cards == 2 else _READ_OF_FIVE
    read = min(_READ_LARGE if hole_cards > 2 and at.own[1] >= SHOWN[1][1] else read, x - edge)
    places = {
        "title": Place(0, 0, width, 1),
        "panel": Place(x - 1 - read, at.floor + air, read, rows - air),
        "coach": Place(0, at.floor - _CORNER, min(x, at.own_seat().x), _CORNER + rows),
        "own-cards": Place(x, at.floor, row, rows),
        "actions": Place(beside, at.floor + air, at.table - beside, rows - air),
        # it tells itself what a log below it does
        "curtain": Place(0, at.floor, at.table, rows if at.log else rows + 1),
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


def at_the_end(at: Measures, near: Near, *, ends: Ends) -> AtTheEnd:
    """At draw poker the hand that wins lies in the middle. Else board and words go down for large
    cards at the top, or to tell above the board who has won it all; beaten ones are no larger."""
    if near.hole_cards > 2:
        return with_a_hand_in_the_middle(at, near, ends=ends)
    end = around(at, near, ends=ends)
    if ends == "last-above":
        end = _under_the_plate(at, near, end)
    elif ends in LAST:
        end = _over_the_board(at, near, end, bare=ends == "last-bare")
    last = ends in LAST  # a free row more is then below the line
    low = end.told + _TOLD_OF_THE_LAST if last else max(near.ring.bottom, end.told + _TOLD)
    low = min(low, above_own(at, end.own)) if ends == "above" else low
    if low > at.own_seat().y - last:  # words need its room
        return end
    ring, words = near.ring, end.words
    sides = [end.won[at] for at, side in enumerate(near.sides) if side is Side.LEFT]
    inwards = max([each.right + 1 - ring.x for each in sides if each.height > PLATE], default=0)
    x, width = max(0, inwards), ring.width - 2 * max(0, inwards)  # off hands at its sides
    words = words._replace(height=low - 1 - words.y)
    words = words._replace(x=words.x + x, width=words.width - 2 * x)
    return end.but(line=Place(ring.x + x, ring.y, width, low - ring.y), words=words)


def _under_the_plate(at: Measures, near: Near, end: AtTheEnd) -> AtTheEnd:
    """Below the only plate at the top the largest cards of who has won it all, then letters and a
    board no larger, or one that can be read; large letters, then free rows, come before cards."""
    if near.sides.count(Side.TOP) != 1:
        return end
    first = near.seats[near.sides.index(Side.TOP)].y + PLATE + BAR
    large = (3, 2, 1) if near.ring.width >= TWICE else (1,)
    sizes = [size for size in SHOWN if WHOLE <= size <= min(near.largest, LARGE)]
    ways = [(size, size, 1, 3, 1) for size in sizes if len(large) == 1 and size > WHOLE]
    ways += [(WHOLE, READABLE, 1, *apart) for apart in ((3, 1), (2, 0)) if ways]
    ways += (way for way in product(sizes, sizes, large, (3, 2, 1), (1, 0)) if way[1] <= way[0])
    for size, card, times, said, gap in ways:
        top, rows = first + size[1], times * LETTER_ROWS + (said if card >= size else 3)
        way = below_letters(_with_a_board(near, card), top, rows, gap)
        if way and way[1] < at.own_seat().y - gap:
            won = _with_cards_at_the_top(near, end.won, size)
            words = inside_of(near.ring, top)
            return end.but(won=won, board=way[0], card=card, words=words, told=way[1])
    return end


def _over_the_board(at: Measures, near: Near, end: AtTheEnd, *, bare: bool) -> AtTheEnd:
    """Who has won it all in letters between hands below their plates and the board: whole cards and
    what is won come first, then a board that can be read, and then the largest of all."""
    boards = [_with_a_board(near, size) for size in SHOWN if WHOLE <= size <= near.largest]
    most = min(READABLE, sizes_of(at, near, near.ring.bottom).get(True, WHOLE))
    hands = [size for size in SHOWN if size <= most] or [SHOWN[-1]]
    large = (3, 2, 1) if near.ring.width >= TWICE else (1,)
    best: tuple[int, ...] = ()
    for board, hand, times, said, gap in product(boards, hands, large, (3, 2, 1, 0), (1, 0)):
        top, rows = first_below(near, (0, 0) if bare else hand), times * LETTER_ROWS + said
        way = below_letters(board, top, rows, gap)
        if way is None or way[1] >= at.own_seat().y:
            continue
        card = (way[0].width - 4) // 5, way[0].height
        whole = said > 0, min(WHOLE[1], hand[1]), min(READABLE[1], card[1])
        free = at.own_seat().y - 1 - way[1]  # rows below the hand's name, with the line's own
        air = gap + 2 * (free > 0), times, free >= _TOLD_OF_THE_LAST
        # a line of text below letters lies between two free rows: they may reach below theirs
        apart = said if times < 3 else 3
        rank = *whole, min(2, times), card[1], apart, *air, said + gap, hand[1]
        if rank > best:
            best = rank
            beaten = _with_cards_at_the_top(near, end.beaten, hand)
            words = inside_of(near.ring, top)
            end = end.but(beaten=beaten, board=way[0], card=card, words=words, told=way[1])
    return end


def _with_a_board(near: Near, card: CardSize) -> Near:
    """The same with a board of cards of this size, where it was."""
    middle, width = near.middle, 5 * card[0] + 4
    return near.but(middle=Place(middle.x + (middle.width - width) // 2, middle.y, width, card[1]))


def _with_cards_at_the_top(
    near: Near, seats: tuple[Place, ...], size: CardSize
) -> tuple[Place, ...]:
    return tuple(
        with_cards(place, side, size, near) if side is Side.TOP else each
        for each, (place, side) in zip(seats, near.seated, strict=True)
    )
