"""Tables on small screens: on the smallest a row a seat, and the swap line down beside all of them;
on others a plate a seat, above and below the board, and a straight swap line between."""

from __future__ import annotations

from typing import Final, NamedTuple

from drawholdem_tui.tui.table.scene.plan import (
    LAST,
    LETTER_ROWS,
    PLATE,
    AtTheEnd,
    CardSize,
    CardSizes,
    CardSpots,
    Ends,
    Place,
    Plan,
    SatAt,
    Side,
)

_TEXT: CardSize = (2, 1)
# title, two rows above the board, its name; titles of the table, what is asked, keys
_SHOWN_ABOVE: Final = 10


class _Spare:
    """Rows that nobody needs, given away in order of what they do for the picture."""

    def __init__(self, rows: int) -> None:
        self.rows = max(0, rows)

    def take(self, wanted: int) -> int:
        """All that is wanted, or nothing."""
        return self.up_to(wanted if wanted <= self.rows else 0)

    def up_to(self, wanted: int) -> int:
        given = min(wanted, self.rows)
        self.rows -= given
        return given


def in_rows(width: int, height: int, seats: int, hole_cards: int, own: int, *, ends: Ends) -> Plan:
    board = hole_cards == 2
    if ends != "anywhere" and height >= seats + _SHOWN_ABOVE:
        return _rows_at_the_end(width, height, (seats, hole_cards, own), ends=ends)
    # title, board and pots as a line each, seats, log, own hand, actions, keys
    spare = _Spare(height - (1 + (2 if board else 1) + seats + 1 + 2 + 2 + 1))
    band = 3 if (spare.take(1) if board else spare.take(2)) else (2 if board else 1)
    hand = 2 + spare.take(2)
    log, above, between = 1, spare.take(1), spare.take(1)  # the rail, and air over the rows
    above, below = above + spare.take(1), spare.take(1)
    band += spare.take(2) if board and band == 3 and width >= 72 else 0
    hand += spare.take(2) if hand == 4 else 0
    log += spare.up_to(9)
    share = spare.rows // 3
    above, between, below = above + share, between + share, below + spare.rows - 2 * share

    places = {"title": Place(0, 0, width, 1)}
    y = 1 + above
    card = {3: (5, 3), 5: (7, 5)}.get(band, _TEXT)
    if board and band >= 3:
        places["board"] = Place(1, y, 5 * (card[0] + 1) - 1, band)
        at = places["board"].right + 2
        places["pots"] = Place(at, y, width - at, band)
    elif board:
        places["board"] = Place(0, y, width, 1)
        places["pots"] = Place(0, y + 1, width, 1)
    else:
        places["pots"] = Place(0, y, width, band)
    y += band + between
    line = (11 if board else 10) + min(9, (width - 60) // 2)
    row = min(width - line, 110)
    for index in range(seats):
        places[f"seat-{index + 1}"] = Place(0, y + index, row, 1)
    places["swap-line"] = Place(row, y, width - row, seats)
    y += seats + below
    places["felt"] = Place(0, 1, width, y - 1)
    places["log"] = Place(0, y, width, log)
    places["results"] = Place(0, y, width, log + hand + 2)
    places["caption"] = Place(0, y, width, log)  # in place of the log, which tells it, too
    y += log
    own_card, wide = _own_card(width, hand, hole_cards)
    text = own_card == _TEXT
    places["own-cards"] = Place(1, y, wide, 1 if text else own_card[1] + 1)
    beside = wide + 2
    places["panel"] = Place(beside, y, width - beside, hand)
    # beside one's own cards, and over the log above them
    places["coach"] = Place(0, y - log, width, log + hand)
    y += hand
    places["actions"] = Place(0, y, width, 2)
    places["bet-entry"] = Place(0, y - 1, width, 3)
    if not text:  # one's own cards stay in sight
        places["bet-entry"] = Place(beside, y - 2, width - beside, 4)
    places["curtain"] = Place(0, y - hand, width, hand + 2)
    places["key-bar"] = Place(0, y + 2, width, 1)
    pots = places["pots"]
    return Plan(
        layout="compact",
        places=places,
        seats=seats,
        hole_cards=hole_cards,
        size=(width, height),
        own=own,
        cards=CardSizes(card, own_card, _TEXT, _TEXT),
        sides=(Side.TOP,) * seats,
        open_seats=tuple(places[f"seat-{index + 1}"] for index in range(seats)),
        deck=Place(pots.right - 3, pots.y, 2, 1),
    )


def _rows_at_the_end(width: int, height: int, table: SatAt, *, ends: Ends) -> Plan:
    """The hand that wins lies in the middle of the felt, and below that one table tells it all."""
    seats, hole_cards, own = table
    spare = height - (seats + _SHOWN_ABOVE)
    card = _CARD if spare >= 2 else (_WHOLE, _OPEN)
    spare -= card[1] - _OPEN
    below = min(2, spare)
    rows = 2 if ends in LAST and spare > below else 1  # who has won it all has one
    floor = 3 + card[1] + rows + below
    row = 5 * card[0] + 4
    board = Place((width - row) // 2, 3 + (below > 1), row, card[1])  # raised, and off the rail
    edge = board.x if below > 1 and ends not in LAST else 1  # the felt is no wider there
    words = Place(edge, board.bottom, width - 2 * edge, rows)
    places = {
        "title": Place(0, 0, width, 1),
        "felt": Place(0, 1, width, floor - 1),
        "board": board,
        "pots": words,
        **{f"seat-{index + 1}": Place(0, floor + index, width, 1) for index in range(seats)},
        "results": Place(0, floor, width, height - 1 - floor),
        "key-bar": Place(0, height - 1, width, 1),
    }
    seated = tuple(places[f"seat-{index + 1}"] for index in range(seats))
    return Plan(
        layout="compact",
        places=places,
        seats=seats,
        hole_cards=hole_cards,
        size=(width, height),
        own=own,
        cards=CardSizes(card, _TEXT, _TEXT, _TEXT),
        sides=(Side.TOP,) * seats,
        open_seats=seated,
        felt=places["felt"] if below > 1 else None,  # else the words would lie on the rail
        end=AtTheEnd(won=seated, beaten=seated, board=board, card=card, words=words, told=words.y),
    )


def _own_card(width: int, rows: int, cards: int) -> tuple[CardSize, int]:
    """The largest with a row for the numbers below and room for words beside; and how wide they
    all are. In a row of text the numbers stand between them."""
    for size in ((7, 5), (5, 3)):
        wide = cards * (size[0] + 1) - 1
        if rows > size[1] and width - wide - 2 >= 28:
            return size, wide
    return _TEXT, cards * 4


_CARD: Final = (7, 5)
_BOARD: Final = 5 * 8 - 1
_SEAT: Final = (4, 2)
_MARGIN: Final = 2  # columns between a plate and the edge
_OPEN: Final = 3  # rows of cards that lie open
_WHOLE: Final = 5  # columns of these


def with_plates(
    width: int, height: int, seats: int, hole_cards: int, own: int, *, ends: Ends
) -> Plan:
    spare = height - 24
    log = min(4, spare // 2) if spare > 3 else 0  # with a free row above it
    air = spare - log  # goes round board and line
    floor = 17 + air
    over = air // 3
    below = seats > 4  # two sit at the corners nearest
    row = hole_cards * (_CARD[0] + 1) - 1
    beside = row + 3
    # two cards lie open and whole between plates and board
    whole = hole_cards == 2
    board_y = (7 if below else 8) + over if whole else 5 + over
    line = board_y + _CARD[1] + (air - over) // 2 if whole else 9 + air - over
    column = width // 3
    order = [(own + step) % seats for step in range(1, seats)]
    upper = order[1:-1] if below else order
    sides = [Side.TOP if index in upper else Side.BELOW for index in range(seats)]
    # one's own plate stands beside two cards
    own_row = Place(beside, floor, width - 2 * beside, 1)
    places = {own: own_row if whole else _over_five(column, floor)}
    for index, at in ((order[0], 0), (order[-1], 2)) if below else ():
        upright = (floor - PLATE, PLATE) if whole else (line + 3, PLATE + _SEAT[1])
        places[index] = _plate(width, at, *upright)
    columns = {1: (1,), 2: (0, 2), 3: (0, 1, 2)}[len(upper)]
    for index, at in zip(upper, columns, strict=True):
        places[index] = _plate(width, at, 1, PLATE + _SEAT[1] + (not whole))
    seat = _SEAT if hole_cards == 2 else (3, 2)
    middle = {
        "board": Place(3, board_y - 1, _BOARD, _CARD[1]),  # a row lower below open hands
        "pots": Place(_BOARD + 5, board_y - 1, width - _BOARD - 7, _CARD[1]),
    }
    if hole_cards > 2:
        # a free row above discards
        middle = {"pots": Place(16, board_y + 1, width - 32, line - board_y - 2)}
    rows = height - 1 - floor
    caption = Place(2, line + 1, width - 4, 1)
    if whole:  # below what is bet there, or over the keys
        caption = Place(2, line + 2, width - 4, floor - line - 2)
        caption = Place(beside, floor + 3, width - beside, 1) if below else caption
    lower = floor + _CARD[1] + 2  # a row below these
    told = {"log": Place(1, lower, width - 1, height - 1 - lower)} if lower < height - 1 else {}
    table = _Ends(column, floor, board_y, line)
    end = _at_the_end(table, places, middle, sides) if whole else _after_a_draw(table, places, own)
    lined = True
    if whole and ends in LAST:
        end, lined = _of_the_last_hand(end, places, width, ends), False
    return Plan(
        layout="small",
        places={
            "title": Place(0, 0, width, 1),
            "felt": Place(0, 1, width, floor - 1),
            **({"swap-line": Place(1, line, width - 2, 2 if whole else 3)} if lined else {}),
            "caption": caption,
            **{f"seat-{index + 1}": places[index] for index in range(seats)},
            **middle,
            "own-cards": Place(1, floor, row, _CARD[1] + 1),
            "panel": Place(beside, floor, width - beside, 4 - whole),
            "coach": Place(beside, floor, width - beside, 4 - whole),
            "actions": Place(beside, floor + 4, width - beside - 1, 2),
            **told,
            "curtain": Place(0, floor, width, 6),
            "bet-entry": Place(beside - 1, floor + 2, width - beside + 1, 4),
            "results": Place(beside, floor + whole, width - beside, rows - whole),
            "key-bar": Place(0, height - 1, width, 1),
        },
        seats=seats,
        hole_cards=hole_cards,
        size=(width, height),
        own=own,
        cards=CardSizes(_CARD, _CARD, seat, (2, 1)),
        sides=tuple(sides),
        open_seats=tuple(
            _opened(places[index]) if whole and side is Side.TOP else places[index]
            for index, side in enumerate(sides)  # below, there is room for cards as backs lie
        ),
        end=end,
        felt=Place(0, 1, width, floor - 1),
        deck=Place(_BOARD + 3 if whole else width // 2 - 1, board_y + 1, 2, 1),
    )


class _Ends(NamedTuple):
    column: int
    floor: int
    board_y: int
    line: int

    @property
    def board(self) -> Place:
        """In the middle, of the hand that wins."""
        return Place((3 * self.column - _BOARD) // 2 + 1, self.board_y, _BOARD, _CARD[1])


def _at_the_end(
    at: _Ends, places: dict[int, Place], middle: dict[str, Place], sides: list[Side]
) -> AtTheEnd:
    """Board, plates and one's own cards stay where they lay. Who sits at the top has open cards
    below the plate, who sits below has them beside it; what wins is told where the pots lay."""
    lower = 1  # below hands that lie open
    board, pots = (middle[each] for each in ("board", "pots"))
    seats = [(places[index], side is Side.TOP) for index, side in enumerate(sides)]
    won, beaten = (
        tuple(_opened(each) if top else _beside_the_plate(each, at, bar) for each, top in seats)
        for bar in (1, 0)
    )
    return AtTheEnd(
        won=won,
        beaten=beaten,
        plate=Place(1, at.floor + 1, 2 * _CARD[0] + 3, PLATE),
        board=board._replace(y=board.y + lower + 1),  # those that win lie a row higher
        card=_CARD,
        words=pots._replace(y=pots.y + lower),
        told=pots.y + lower,
    )


def _of_the_last_hand(end: AtTheEnd, places: dict[int, Place], width: int, ends: Ends) -> AtTheEnd:
    """Who has won it all stands large below the hands at the top, in place of the swap line, and
    the board is smaller for it, in the middle. Where somebody there has won, the row of a bar parts
    letters from cards."""
    letters = 1 + PLATE + _OPEN + (ends == "last-above")
    row = 5 * (_WHOLE + 1) - 1
    board = Place((width - row) // 2, 1 + PLATE + _OPEN + 1 + LETTER_ROWS + 2, row, _OPEN)
    words = Place(2, letters, width - 4, board.bottom + 1 - letters)
    # who sits below has cards over the plate: beside it the board lies
    seats = tuple(
        place if place.y == 1 else _over_the_plate(places[index])
        for index, place in enumerate(end.won)
    )
    end = end.but(board=board, card=(_WHOLE, _OPEN), words=words, told=board.bottom)
    return end.but(won=seats, beaten=seats, alone=True)


def _beside_the_plate(place: Place, at: _Ends, bar: int) -> Place:
    """With whole cards at its inner end, level with it, or higher by the row of a bar."""
    if place.height == 1:  # one's own
        return place
    row = 2 * (_WHOLE + 1)
    x = place.x if place.x < at.column else place.x - row
    return Place(x, place.bottom - _OPEN - bar, place.width + row, _OPEN + bar)


def _over_the_plate(place: Place) -> Place:
    if place.height == 1:  # one's own
        return place
    return place._replace(y=place.y - _OPEN, height=PLATE + _OPEN)


def _after_a_draw(at: _Ends, places: dict[int, Place], own: int) -> AtTheEnd:
    """The hand that wins lies in the middle, larger than any other: these are lines of text."""
    ordered = (place for _index, place in sorted(places.items()))
    seats = tuple(each._replace(y=each.y + (each.y > 1), height=PLATE + 1) for each in ordered)
    board = at.board._replace(y=at.board_y + 1)  # all of it lies a row higher
    words = Place(2, board.bottom, 3 * at.column - 4, PLATE)
    return AtTheEnd(
        won=seats,
        beaten=seats,
        board=board,
        card=_CARD,
        words=words,
        told=words.y + 1,
        own=CardSpots(places[own].x + 2, places[own].bottom, (3, 1), 4),
    )


def _opened(place: Place) -> Place:
    """With whole cards, and a bar below those that count."""
    return place._replace(height=PLATE + _OPEN + 1)


def _over_five(column: int, floor: int) -> Place:
    """One's own plate, in the middle, and above cards that are raised."""
    return Place(column + 4, floor - PLATE - 1, column - 6, PLATE)


def _plate(width: int, at: int, y: int, height: int) -> Place:
    """One of three, as far from one edge of the table as from the other."""
    wide = width // 3 - 3
    x = (_MARGIN, width // 3 + _MARGIN, width - _MARGIN - wide)[at]
    return Place(x, y, wide, height)
