"""The cards of a hand that lie open at the end: as large as the room at the seats allows."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from drawholdem_tui.engine.fact import Fact
from drawholdem_tui.tui.table.scene.plan import CardSize, Place, Side
from drawholdem_tui.tui.table.seating.measures import PLATE, Measures

_SHOWN: Final = ((13, 13), (9, 7), (7, 5), (5, 3), (4, 2))
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
    at: Measures, places: list[Place], sides: list[Side], near: Near
) -> tuple[Place, ...]:
    """With cards as large as fit between what is near; alike at both sides, and along the top."""
    room = [
        _room_for_cards(at, place, side, near) for place, side in zip(places, sides, strict=True)
    ]
    least: dict[bool, CardSize] = {}
    for side, size in zip(sides, room, strict=True):
        if side is not Side.BELOW:
            least[side is Side.TOP] = min(size, least.get(side is Side.TOP, size))
    return tuple(
        place if side is Side.BELOW else _opened(place, side, least[side is Side.TOP], near)
        for place, side in zip(places, sides, strict=True)
    )


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
    x = place.x
    if side is Side.TOP:
        x += (place.width - wide) // 2
    elif side is Side.RIGHT:
        x += place.width - wide
    return Place(x, place.y, wide, PLATE + height + _BAR)


def _row(width: int, side: Side, near: Near) -> int:
    """The columns that cards of this width want."""
    rail = 2 * _RAIL if near.hole_cards > 2 and side is not Side.TOP else 0
    return near.hole_cards * (width + 1) - 1 + rail


def own_aside(at: Measures, top: int, hole_cards: int) -> Place:
    """One's own cards beside one's own plate, away from the name of the line."""
    end = at.own_seat().x - 2
    for width, height in _SHOWN[2:]:
        row = hole_cards * (width + 1) - 1
        if height <= at.floor - 1 - top and row + 2 <= end:
            return Place(end - row, at.floor - 1 - height, row, height + 1)
    row = hole_cards * 5 - 1
    return Place(end - row, at.floor - 3, row, 3)
