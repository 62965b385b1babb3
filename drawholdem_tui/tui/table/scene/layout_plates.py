"""A small table: a plate a seat, above and below the board, and a straight swap line between."""

from __future__ import annotations

from typing import Final

from drawholdem_tui.tui.table.scene.plan import PLATE, CardSizes, Place, Plan, Side

_CARD: Final = (7, 5)
_BOARD: Final = 5 * 8 - 1
_SEAT: Final = (4, 2)
_BESIDE: Final = 1 + 2 * _SEAT[0] + 1  # columns of cards face down, beside a plate
_OPEN: Final = 3  # rows of cards that lie open
_WHOLE: Final = 5  # columns of these


def with_plates(width: int, height: int, seats: int, hole_cards: int, own: int) -> Plan:
    spare = height - 24
    log = 1 + min(4, spare // 2)
    air = spare - (log - 1)  # goes round board and line
    floor = 17 + air
    over = air // 3
    below = seats > 4  # two sit at the corners nearest
    own_card = _CARD if hole_cards == 2 else (5, 3)
    row = hole_cards * (own_card[0] + 1) - 1
    beside = row + 3
    # two cards lie open and whole between plates and board; five leave board and line where they
    # would be without
    whole = hole_cards == 2
    board_y = (7 if below else 8) + over if whole else 5 + over
    line = board_y + _CARD[1] + (air - over) // 2 if whole else 10 + air - over
    column = width // 3
    order = [(own + step) % seats for step in range(1, seats)]
    upper = order[1:-1] if below else order
    sides = [Side.TOP if index in upper else Side.BELOW for index in range(seats)]
    places = {own: _plate(column, 1, floor - PLATE, PLATE)}
    if whole:  # one's own plate stands beside the cards
        places[own] = Place(beside, floor, width - 2 * beside, 1)
    for index, at in ((order[0], 0), (order[-1], 2)) if below else ():
        places[index] = _plate(column, at, line + 3, PLATE + _SEAT[1])
        if whole:
            places[index] = _inwards(_plate(column, at, floor - PLATE, PLATE), _BESIDE)
    columns = {1: (1,), 2: (0, 2), 3: (0, 1, 2)}[len(upper)]
    for index, at in zip(upper, columns, strict=True):
        places[index] = _plate(column, at, 1, PLATE + _SEAT[1])
    seat = _SEAT if hole_cards == 2 else (3, 2)
    own_rows = own_card[1] + 1
    middle = {
        "board": Place(3, board_y, _BOARD, _CARD[1]),
        "pots": Place(_BOARD + 6, board_y, width - _BOARD - 7, _CARD[1]),
    }
    if hole_cards > 2:
        middle = {
            "deck": Place(8, board_y + 1, 5, 3),
            "pots": Place(20, board_y, width - 40, _CARD[1]),
        }
    rows = height - 1 - floor
    return Plan(
        layout="small",
        places={
            "title": Place(0, 0, width, 1),
            "felt": Place(0, 1, width, floor - 1),
            "swap-line": Place(1, line, width - 2, 2 if whole else 3),
            "caption": Place(2, line + 1, width - 4, 1)
            if not whole  # else below what is bet there
            else Place(2, line + 2, width - 4, floor - line - (4 if below else 2)),
            **{f"seat-{index + 1}": places[index] for index in range(seats)},
            **middle,
            "own-cards": Place(1, floor, row, own_rows),
            "panel": Place(beside, floor, width - beside, 3),
            "coach": Place(beside, floor, width - beside, 3),
            "actions": Place(beside, floor + 3, width - beside - 1, 2),
            "log": Place(beside, floor + 5, width - beside, rows - 5),
            "curtain": Place(0, floor, width, 5),
            "bet-entry": Place(beside - 1, floor + 1, width - beside + 1, 4),
            "results": Place(beside, floor + whole, width - beside, rows - whole),
            "key-bar": Place(0, height - 1, width, 1),
        },
        seats=seats,
        hole_cards=hole_cards,
        size=(width, height),
        own=own,
        cards=CardSizes(_CARD, own_card, seat, (2, 1)),
        sides=tuple(sides),
        open_seats=tuple(
            _opened(places[index], sides[index]) if whole else places[index]
            for index in range(seats)
        ),
        beside=_BESIDE if whole else 0,
        felt=Place(0, 1, width, floor - 1),
        deck=middle["deck"] if "deck" in middle else Place(_BOARD + 3, board_y + 2, 2, 1),
    )


def _opened(place: Place, side: Side) -> Place:
    """With whole cards, and a bar below those that count."""
    if place.height == 1:
        return place
    if side is Side.TOP:
        return place._replace(height=PLATE + _OPEN + 1)
    more = _OPEN + 1 - PLATE
    return _inwards(place, 2 * (_WHOLE - _SEAT[0]))._replace(y=place.y - more, height=_OPEN + 1)


def _inwards(place: Place, columns: int) -> Place:
    """Wider, towards the middle of the table."""
    left = place.x == _plate(0, 0, 0, 0).x
    return place._replace(x=place.x if left else place.x - columns, width=place.width + columns)


def _plate(column: int, at: int, y: int, height: int) -> Place:
    return Place(column * at + 2, y, column - 3, height)
