"""Where cards lie on a round felt once they are open, those that win as large as there is room for;
and what is in the middle at the end of a hand."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise, product
from typing import Final, TypeAlias

from drawholdem_tui.tui.table.scene.plan import (
    LAST,
    LETTER_ROWS,
    PLATE,
    TWICE,
    AtTheEnd,
    CardSize,
    CardSpots,
    Ends,
    Measures,
    Near,
    Place,
    Side,
)

SHOWN: Final = ((17, 17), (13, 13), (9, 7), (7, 5), (5, 3), (4, 2))
_HELD: Final = (*SHOWN[:2], (11, 8), *SHOWN[2:])  # below a plate
READABLE: Final = (7, 5)
LARGE: Final = (9, 7)
WHOLE: Final = (5, 3)  # the least of which both rank and sign can be seen
_NARROW: Final = (4, 3)  # the same where five do not fit below a plate
_IN_A_LINE: Final = (3, 1)
_AS_THEY_LIE: Final = (0, 0)  # there is no room for more than the seat has for backs
_RAIL: Final = 2  # columns beside a seat at the side, which five cards keep off; two, one of them
_TOLD: Final = 4  # rows from who has won to the line: who else has, and a free one
BAR: Final = 1  # row below a card that counts
_POT: Final = 44  # columns of the pot and how it was opened, where there is no board
_STORY: Final = 4  # rows of that
_AT_A_SIDE: Final = 9  # columns inside the line, beside the first of discards
_BESIDE: Final = 3  # columns from one's own plate, which may be wider, to one's cards
_ROOMY: Final = 8  # rows below a board, of which one more parts it from what is told
_CORNER: Final = 4  # rows at the end of a side with many seats, where the felt is round

Way: TypeAlias = tuple[Place, int]  # of the board, and the row that names the hand


def open_seats(at: Measures, near: Near) -> tuple[Place, ...]:
    """While the board is dealt out: cards as large as fit between what is near, and readable. They
    keep off the swap line: what lies on it stays in sight."""
    least = sizes_of(at, near, min(near.middle.y, near.ring.y + BAR))  # no bar is below them yet
    return _opened(near, {top: min(size, READABLE) for top, size in least.items()})


def around(at: Measures, near: Near, *, ends: Ends) -> AtTheEnd:
    shown = [size for size in SHOWN if size[1] <= near.largest[1]]
    found = (_the_middle(at, near, *way, ends) for way in product(shown, (2, 1, 0)))
    ways = [way for way in found if way is not None]
    if ends in LAST:
        large = (2, 1) if near.ring.width >= TWICE else (1,)
        rows = [times * LETTER_ROWS + said for times in large for said in (3, 2, 1, 0)]
        if near.ring.width >= TWICE and ends != "last-above":  # what is below them, too
            rows.insert(0, 3 * LETTER_ROWS + 2)
        top = _end_of_cards(at, near, near.middle, ends)
        found = (below_letters(near, top, each, gap) for each in rows for gap in (1, 0))
        ways = [way for way in found if way is not None]
        ways = [way for way in ways if way[1] < at.own_seat().y - 1] or ways  # apart from the plate
    card = (near.middle.width - 4) // 5, near.middle.height
    as_it_was = near.middle, min(near.middle.bottom + 1, near.ring.bottom - 2)
    board, told = max(ways or [as_it_was], key=lambda way: _how_large(at, near, way, ends))
    end = _end_of_cards(at, near, board, ends)
    sizes = sizes_of(at, near, end)
    # at the end of a knockout those at the top lie above letters
    alike = (each for top, each in sizes.items() if not (top and ends in LAST))
    smallest = min(alike, default=WHOLE)
    sizes = {top: min(each, max(smallest, LARGE)) for top, each in sizes.items()}  # alike
    below = next((size for size in _HELD if size < smallest), smallest)  # the next one
    below = max(below, min(smallest, WHOLE if card < SHOWN[1] else READABLE))
    if ends == "last-above":  # whoever has won it all has no large ones
        below = min(below, READABLE if near.largest > LARGE else WHOLE)
    won = _opened(near, sizes)
    beaten = _opened(near, {top: min(below, size) for top, size in sizes.items()})
    words = inside_of(near.ring, end if ends in LAST else 0)
    own = _beside_the_plate(at, min(below, READABLE) if at.rim else WHOLE)
    if ends == "above":  # free rows between hands, board and what is told
        free = above_own(at, own) - board.bottom
        board = board._replace(y=board.y + max(0, min(1, free - 3), min(2, free - 5)))
        told = board.bottom + (free > 2)
    plate = at.own_seat()._replace(x=own.x - _BESIDE - at.own_plate) if own else None
    return AtTheEnd(
        won=won,
        beaten=beaten,
        board=board,
        card=card,
        words=words,
        told=told,
        plate=plate,
        own=own,
    )


def _beside_the_plate(at: Measures, size: CardSize) -> CardSpots | None:
    """One's own beaten hand, small as others are: the table below has the room of large ones,
    unless it has enough beside these."""
    if at.own >= SHOWN[1]:
        return None
    plate, (width, height) = at.own_seat(), size
    x = (at.table + plate.width + _BESIDE - 2 * width - 1) // 2  # both are in the middle
    return CardSpots(x, plate.y - height // 2, size, width + 1)


def above_own(at: Measures, own: CardSpots | None) -> int:
    """The row before which the line ends."""
    return own.y if own else at.own_seat().y - 1


def inside_of(ring: Place, least: int = 0) -> Place:
    """From that row on at least."""
    y = max(ring.y + 1, least)
    return Place(ring.x + 1, y, ring.width - 2, ring.bottom - y)


def with_a_hand_in_the_middle(at: Measures, near: Near, *, ends: Ends) -> AtTheEnd:
    """As large as there is room for between the others', which are in a line of text, or whole
    where there is room for that, too."""
    ways = READABLE, WHOLE, _IN_A_LINE
    large, whole, line = (_five(at, near, size, ends=ends) for size in ways)
    others = whole if whole.card >= min(line.card, READABLE) else line
    return large if large.card > LARGE else others


def _five(at: Measures, near: Near, largest: CardSize, *, ends: Ends) -> AtTheEnd:
    small, inside = near.but(largest=max(largest, WHOLE)), inside_of(near.ring)
    sizes = sizes_of(at, small, near.ring.y + near.ring.height // 2)
    if largest == _IN_A_LINE:
        sizes = dict.fromkeys(sizes, largest)
    others = _opened(near, sizes)
    # a beaten hand has no bar, and is wider than its plate
    cards = [Place(x, y + PLATE, w, max(1, h - PLATE - BAR)) for x, y, w, h in others]
    lowest = at.own_seat().y
    taken = [*cards, *(place._replace(height=PLATE) for place in near.seats)]
    above = LETTER_ROWS + 2 if ends in LAST else 1  # who it is
    middle = inside.y + (inside.height - above) // 2
    card, bar, air, y = WHOLE, 0, 0, inside.y + above
    for card, bar, air in product(SHOWN, (BAR, 0), (1, 0)):  # a free row above it, or none
        tops = range(near.ring.y - 1 + above + air, lowest - 1 - card[1] - bar)
        free = [
            top
            for top in tops
            if not _hand(at, card, (top, bar), above + 2 * air).meets(taken)
            and not _hand(at, card, (top, 0), above + air, apart=1).meets(taken)
        ]
        if free:
            half = middle - card[1] // 2 - 1
            y = min(free, key=lambda top: abs(top - half))
            break
    width = 5 * card[0] + 4
    board = Place((at.table - width) // 2, y + 1, width, card[1])  # all of them lie a row higher
    told = min(board.bottom + 1, lowest - 2)
    first = y - above - air
    plate, whole = at.own_seat(), next(size for size in _shown(at, near) if size <= WHOLE)
    return AtTheEnd(
        won=others,
        beaten=others,
        board=board,
        card=card,
        words=Place(inside.x, first, inside.width, told + 1 - first),
        told=told,
        bar=bar,
        own=CardSpots(plate.right + _BESIDE, plate.y - whole[1] // 2, whole, whole[0] + 1),
    )


def _hand(
    at: Measures, card: CardSize, rows: tuple[int, int], above: int, *, apart: int = 0
) -> Place:
    """From its first row on, with rows for a bar, what stands above it, and free columns."""
    (top, bar), width = rows, 5 * card[0] + 4 + 2 * apart
    return Place((at.table - width) // 2, top - above, width, above + card[1] + bar)


def _end_of_cards(at: Measures, near: Near, board: Place, ends: Ends) -> int:
    """The row before which cards at the top end: whoever has won it all has whole ones."""
    if ends in LAST:
        return max(near.ring.y + 1, at.felt.y - 1 + PLATE + WHOLE[1] + BAR)
    return board.y - 1


def below_letters(near: Near, top: int, rows: int, gap: int) -> Way | None:
    """Where the board lies below so many rows of large letters and of what is below them, from that
    one on, with cards that lie a row higher; and the row in which it is told with what."""
    board = near.middle._replace(y=top + rows + 1)
    told = board.bottom + gap
    return (board, told) if told <= near.ring.bottom - 1 else None


def first_below(near: Near, hand: CardSize) -> int:
    """The first row for letters inside the line, below hands of this size at the top."""
    ends = (place.y + PLATE + hand[1] for place, side in near.seated if side is Side.TOP)
    return max([near.ring.y + 1, *ends])


def _the_middle(at: Measures, near: Near, size: CardSize, gap: int, ends: Ends) -> Way | None:
    """Where the board lies below cards of this size at the top, and the row below it in which it is
    told what has won, if that is inside the line. Those that win stay where they lay, the others a
    row below."""
    least = at.felt.y + PLATE + size[1] + BAR if ends == "above" else 0
    board = near.middle._replace(y=max(near.middle.y + 1, least))
    told = board.bottom + min(gap, 2 if near.ring.bottom - board.bottom > _ROOMY else 1)
    return (board, told) if told <= near.ring.bottom - 1 else None


def _how_large(at: Measures, near: Near, way: Way, ends: Ends) -> tuple[int, int, int]:
    """Whoever wins at the top counts most; else the board stays where it lay."""
    board, told = way
    if ends in LAST:
        return told - board.bottom, board.y, 0
    near_enough = -abs(near.ring.bottom - _TOLD - told)
    _width, height = min(sizes_of(at, near, board.y - 1).values(), default=near.largest)
    return min(height, LARGE[1]) if ends == "above" else 0, -board.y, near_enough


def sizes_of(at: Measures, near: Near, end: int) -> dict[bool, CardSize]:
    """The largest for which every seat has room: along the top, and at both sides."""
    least: dict[bool, CardSize] = {}
    for place, side in near.seated:
        if side is not Side.BELOW:
            size = _room_for_cards(at, place, side, near, end)
            least[side is Side.TOP] = min(size, least.get(side is Side.TOP, size))
    return least


def _room_for_cards(at: Measures, place: Place, side: Side, near: Near, end: int) -> CardSize:
    """The largest that fit there, at the top down to that row."""
    tops, corner = sorted(each.x for each in near.seats if each.y == at.felt.y - 1), 0
    if side is Side.TOP:
        beside = min(tops[0], at.table - tops[-1] - place.width) - at.plate - 2
        apart = (next_ - x - 1 for x, next_ in pairwise(tops))
        most = min([place.width + min(4 if near.hole_cards == 2 else 8, 2 * beside), *apart])
    else:
        below = [each.y for each in near.seats if each.x == place.x and each.y > place.y]
        crowded = sum(each.x == place.x for each in near.seats) > 2
        end, corner = min([at.floor, *below]), _CORNER if crowded and not below else 0
        most = place.width + 3 if near.hole_cards == 2 else (at.table - 34) // 2
        if tops and place.y < at.felt.y - 1 + place.height:
            most = min(most, tops[0] - 2)
    for width, height in _shown(at, near):
        last = end - (corner if height > WHOLE[1] else 0)
        if _row(width, side, near) <= most and place.y + PLATE + height + BAR <= last:
            return width, height
    return _AS_THEY_LIE


def _shown(at: Measures, near: Near) -> list[CardSize]:
    """All sizes; five cards are no wider than a plate, or what is beside them has no room."""
    narrow = near.hole_cards > 2 and at.plate < 5 * (WHOLE[0] + 1) - 1
    sizes = (size for size in _HELD if size[1] <= near.largest[1])
    return [_NARROW if narrow and size == WHOLE else size for size in sizes]


def _opened(near: Near, sizes: Mapping[bool, CardSize]) -> tuple[Place, ...]:
    """The seats with cards of these sizes below their plates."""
    return tuple(
        place if side is Side.BELOW else with_cards(place, side, sizes[side is Side.TOP], near)
        for place, side in near.seated
    )


def with_cards(place: Place, side: Side, size: CardSize, near: Near) -> Place:
    if size == _AS_THEY_LIE:
        return place
    width, height = size
    alone = near.hole_cards == 2 and near.sides.count(Side.TOP) == 1  # the line ends beside it
    wide = max(place.width, _row(width, side, near) + 2 * (alone and side is Side.TOP))
    free = {Side.LEFT: 0, Side.TOP: (place.width - wide) // 2, Side.RIGHT: place.width - wide}
    return Place(place.x + free[side], place.y, wide, PLATE + height + (height > 1) * BAR)


def _row(width: int, side: Side, near: Near) -> int:
    """The columns that cards of this width want."""
    rail = _RAIL if side is not Side.TOP and near.hole_cards == 2 else 0
    return near.hole_cards * (width + 1) - 1 + rail


def pot_alone(
    ring: Place, line: CardSize, crowd: tuple[int, int]
) -> tuple[dict[str, Place], Place]:
    """In the middle of the felt, apart from what lies before seats in the line's corners. Where an
    odd number sit at a side, one is level with the pot, and bets and discards beside it."""
    at_a_side, top = crowd
    (width, height), centre = line, ring.x + ring.width // 2
    end = ring.bottom - 2 - 2 * height
    y = ring.y + height + 2 + (top > 1) * (height + 1)
    times = (2 if ring.width >= TWICE else 1) if height >= WHOLE[1] else 0  # the figure is so large
    rows = min(_STORY + times * LETTER_ROWS, end - y)
    y = max(y, min(end - rows + (not times), ring.y + (ring.height - rows) // 2 + (not times)))
    rows = min(rows, end - y)
    wide = min(_POT, ring.width - 2 * (width - width // 2 + _AT_A_SIDE)) if at_a_side % 2 else _POT
    return {"pots": Place(centre - wide // 2, y, wide, rows)}, Place(centre - 1, y, 2, 1)
