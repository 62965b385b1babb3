"""Where the regions lie, at every size."""

from __future__ import annotations

from itertools import combinations, pairwise
from math import atan2, tau

import pytest

from drawholdem_tui.tui.table.scene.layouts import layout_for, plan
from drawholdem_tui.tui.table.scene.plan import Place, Plan, Side
from drawholdem_tui.tui.table.scene.pot_rows import lay_pots
from drawholdem_tui.tui.table.scene.regions import PotRow, PotsPicture
from drawholdem_tui.tui.table.scene.spots import (
    line_cards,
    open_cards,
    piece,
    seat_spots,
    with_bets,
)

SIZES = [
    (width, height)
    for width in (60, 61, 79, 80, 99, 100, 101, 120, 139, 140, 141, 200, 250)
    for height in (20, 21, 22, 24, 25, 29, 30, 31, 33, 39, 40, 41, 45, 60, 80)
]
# the regions that come and go, and what they may cover
OVER = {
    "bet-entry": {"actions", "panel", "log", "caption", "results", "curtain"},
    "curtain": {"actions", "panel", "own-cards", "log", "results", "caption"},  # tells as much
    "coach": {"panel", "log", "own-cards", "felt", "caption", "curtain", "bet-entry", "results"},
    "caption": {"felt", "swap-line", "log"},  # which tells the same
    "results": {"own-cards", "panel", "actions", "log", "caption", "bet-entry"},
}
# what lies on them
BELOW = {
    "felt": {"swap-line", "board", "pots", "seat"},
    "swap-line": {"board", "pots"},
}


def overlap(one: Place, other: Place) -> bool:
    return (
        one.x < other.right
        and other.x < one.right
        and one.y < other.bottom
        and other.y < one.bottom
    )


def every_plan(hole_cards: int) -> list[tuple[int, int, Plan]]:
    return [
        (width, height, plan(width, height, seats, hole_cards))
        for width, height in SIZES
        for seats in range(2, 11)
    ]


@pytest.mark.parametrize("hole_cards", [2, 5])
def test_everything_lies_on_the_screen(hole_cards: int) -> None:
    for width, height, planned in every_plan(hole_cards):
        for name, place in planned.places.items():
            where = (width, height, planned.seats, name, place)
            assert place.x >= 0, where
            assert place.y >= 0, where
            assert place.right <= width, where
            assert place.bottom <= height, where
            assert min(place.width, place.height) > 0, where


@pytest.mark.parametrize("hole_cards", [2, 5])
def test_regions_cover_each_other_only_where_one_comes_and_goes(hole_cards: int) -> None:
    for width, height, planned in every_plan(hole_cards):
        for (name, place), (other, beside) in combinations(planned.places.items(), 2):
            if other in OVER.get(name, ()) or name in OVER.get(other, ()):
                continue
            if planned.own_row in (place, beside) and {"panel", "coach", "curtain"} & {name, other}:
                continue  # the panel's first line stands behind it; it lies over a curtain
            lies, on = name.partition("-")[0], other.partition("-")[0]
            if {name, lies} & BELOW.get(other, set()) or {other, on} & BELOW.get(name, set()):
                continue
            assert not overlap(place, beside), (width, height, planned.seats, name, other)


@pytest.mark.parametrize("hole_cards", [2, 5])
def test_every_region_has_room_for_what_it_must_show(hole_cards: int) -> None:
    least = {
        "title": (60, 1), "pots": (28, 1), "own-cards": (8, 1), "panel": (28, 2),
        "actions": (27, 2), "bet-entry": (28, 3), "log": (28, 1), "results": (48, 5),
        "key-bar": (60, 1), "felt": (60, 5), "curtain": (28, 2),
        "coach": (28, 3),
    }  # fmt: skip
    if hole_cards == 2:
        least["board"] = (29, 1)
    else:
        least["pots"] = (22, 1)
    for width, height, planned in every_plan(hole_cards):
        rows = planned.layout == "compact"
        if planned.ring:
            least["swap-line"] = (56 if hole_cards == 2 else 46, 12)
        else:
            least["swap-line"] = (8, planned.seats) if rows else (78, 2)
        seat = (46, 1) if rows else (18, 2)
        seats = {f"seat-{index + 1}": seat for index in range(planned.seats)}
        if planned.own_row:
            seats[f"seat-{planned.own + 1}"] = (36, 1)
        wanted = {**least, **seats, "caption": (50, 1)}
        if planned.layout == "small" and hole_cards > 2:  # those of a hand lie over one's own cards
            wanted["results"] = (38, 5)
        if planned.layout == "small" and height < 28:  # plates tell the last deeds
            del wanted["log"]
        assert set(planned.places) == set(wanted)
        for name, place in planned.places.items():
            wide, high = wanted.get(name, (5, 3))
            assert (place.width >= wide, place.height >= high) == (True, True), (
                width, height, planned.seats, name, place,
            )  # fmt: skip


@pytest.mark.parametrize(
    ("size", "seats", "layout"),
    [
        ((59, 20), 2, "too small"), ((60, 19), 2, "too small"), ((60, 20), 2, "compact"),
        ((79, 30), 2, "compact"), ((80, 24), 6, "small"), ((80, 24), 7, "compact"),
        ((100, 29), 6, "small"), ((99, 80), 6, "small"), ((100, 30), 10, "normal"),
        ((131, 60), 2, "normal"), ((250, 35), 2, "normal"), ((132, 36), 2, "wide"),
        ((140, 40), 10, "wide"),
    ],
)  # fmt: skip
def test_a_screen_gets_the_largest_layout_that_fits_both_ways(
    size: tuple[int, int], seats: int, layout: str
) -> None:
    assert layout_for(*size, seats) == layout


def test_a_screen_that_is_too_small_shows_only_that() -> None:
    assert plan(50, 14, 6).places == {"too-small": Place(0, 0, 50, 14)}


AROUND = [(80, 24), (99, 45), (100, 30), (120, 40), (140, 40), (200, 55), (250, 80)]


@pytest.mark.parametrize("hole_cards", [2, 5])
@pytest.mark.parametrize("size", AROUND)
def test_seats_go_clockwise_round_the_table_from_ones_own(
    size: tuple[int, int], hole_cards: int
) -> None:
    """As an eye follows the deal: whoever is the left of another is the next one clockwise."""
    for seats in range(2, 11 if size[0] >= 100 else 7):
        for own in range(seats):
            planned = plan(*size, seats, hole_cards, own)
            felt = planned.felt
            assert felt
            middle = felt.x + felt.width / 2, felt.y + felt.height / 2
            order = [(own + step) % seats for step in range(seats)]
            turned = [_turned(planned.seat(index), middle) for index in order]
            assert turned[0] < 0.02
            assert turned == sorted(turned), (size, seats, own, turned)


def _turned(seat: Place, middle: tuple[float, float]) -> float:
    """The share of a turn, clockwise from below the middle."""
    right = seat.x + seat.width / 2 - middle[0]
    down = (seat.y + 1 - middle[1]) * 2  # a cell is twice as high as wide
    turn = atan2(-right, down) / tau % 1
    return 0.0 if turn > 0.98 else turn


@pytest.mark.parametrize("size", AROUND)
def test_ones_own_seat_is_nearest_and_the_own_cards_are_the_largest_private_thing(
    size: tuple[int, int],
) -> None:
    planned = plan(*size, 6, own=3)
    own = planned.seat(3)
    assert all(planned.seat(index).y < own.y for index in range(6) if index != 3)
    width = (planned.ring and planned.ring.x * 2 + planned.ring.width) or size[0]
    assert abs(own.x * 2 + own.width - width) <= 3
    cards = planned.places["own-cards"]
    rim = 1 if size[1] >= 34 else 0
    assert cards.y == own.bottom + rim or (own.height == 1 and cards.y == own.y)
    assert planned.cards.own >= planned.cards.board
    assert planned.cards.own > planned.cards.seat


def test_cards_grow_with_the_screen() -> None:
    sizes = {size: plan(*size, 6).cards for size in AROUND}
    assert sizes[80, 24][:3] == ((7, 5), (7, 5), (4, 2))
    assert sizes[100, 30][:3] == ((7, 5), (7, 5), (4, 2))
    assert sizes[120, 40][:3] == ((9, 7), (11, 8), (5, 3))
    assert sizes[140, 40][:3] == ((9, 7), (11, 8), (5, 3))
    assert sizes[200, 55][:3] == ((13, 13), (13, 13), (7, 5))


@pytest.mark.parametrize("hole_cards", [2, 5])
def test_what_lies_before_one_seat_never_lies_over_what_is_before_another(hole_cards: int) -> None:
    """Nor over the board or the pots, however much it is."""
    rings = 0
    for width, height, planned in every_plan(hole_cards):
        if planned.ring is None:
            continue
        rings += 1
        fixed = [planned.places[name] for name in ("board", "pots") if name in planned.places]
        taken: list[tuple[object, Place]] = [("fixed", place) for place in fixed]
        for index in range(planned.seats):
            here, line = piece(planned, index), line_cards(planned, index, hole_cards - 1)
            bet, fee = here.bet_at(min(here.room, 8)), line.fee_at(min(line.room, 8))
            spots = [Place(*bet, min(here.room, 8), 1), Place(*fee, min(line.room, 8), 1)]
            spots += [line.spots.place(number) for number in range(line.seen)]
            for spot in spots:
                for other, place in taken:
                    if other != index:
                        told = (width, height, planned.seats, index, spot, other, place)
                        assert not overlap(spot, place), told
            taken += [(index, spot) for spot in spots]
    assert rings


@pytest.mark.parametrize("hole_cards", [2, 5])
def test_cards_that_lie_open_cover_nobody_elses_seat(hole_cards: int) -> None:
    for width, height, planned in every_plan(hole_cards):
        screen = Place(0, 0, width, height)
        for index, place in enumerate(planned.open_seats):
            told = (width, height, planned.seats, index, place)
            assert place.x >= 0, told
            assert place.right <= screen.right, told
            if place != planned.own_row:
                assert place.bottom <= planned.places["own-cards"].y or not planned.felt, told
            others = [planned.seat(at) for at in range(planned.seats) if at != index]
            assert not [other for other in others if overlap(place, other)], told
            middle = [
                place._replace(y=place.y + 1) if planned.beside else place  # then it lies lower
                for name, place in planned.places.items()
                if name == "board"
            ]
            assert not [other for other in middle if overlap(place, other)], told


@pytest.mark.parametrize("size", [(80, 24), (90, 26), (99, 29)])
def test_on_a_small_table_five_cards_are_as_large_as_two_and_a_row_is_free_to_raise_them(
    size: tuple[int, int],
) -> None:
    two, five = plan(*size, 6), plan(*size, 6, 5)
    assert five.cards.own == two.cards.own == (7, 5)
    assert five.plate(five.own).bottom == five.places["own-cards"].y - 1


@pytest.mark.parametrize("size", [(60, 20), (79, 24), (100, 29)])
def test_the_swap_line_runs_down_beside_all_rows(size: tuple[int, int]) -> None:
    planned = plan(*size, 10)
    line = planned.places["swap-line"]
    assert [planned.seat(index).y for index in range(10)] == list(range(line.y, line.bottom))
    assert line.x == planned.seat(0).right


def test_cards_grow_on_and_a_large_table_has_all_that_a_log_of_forty_columns_leaves() -> None:
    huge = plan(250, 70, 6)
    assert huge.cards.own == (17, 17)
    assert huge.cards.board == (17, 17)
    assert huge.cards.seat == (9, 7)
    assert huge.cards.line == (7, 5)
    assert huge.places["log"].width == 40
    assert huge.felt is not None
    assert huge.felt.width == 250 - 40 - 2
    panel, own = huge.places["panel"], huge.places["own-cards"]
    assert own.x - panel.right <= 1  # words stand near the cards
    assert panel.width <= 64


@pytest.mark.parametrize("size", [(140, 40), (200, 55), (250, 70)])
def test_beside_a_wide_table_the_coach_has_a_place_of_its_own(size: tuple[int, int]) -> None:
    at = plan(*size, 6)
    assert at.places["coach"].x == at.places["log"].x
    assert at.felt is not None
    assert at.places["coach"].x >= at.felt.right


@pytest.mark.parametrize("size", [(80, 24), (90, 27), (99, 45)])
@pytest.mark.parametrize("seats", range(2, 7))
def test_on_a_small_table_cards_lie_open_at_their_own_plate_and_touch_nothing(
    size: tuple[int, int], seats: int
) -> None:
    """Whole and with a bar below plates; over those nearest there are two rows below the line."""
    at = plan(*size, seats)
    board, line = at.places["board"], at.places["swap-line"]
    taken = [board._replace(y=board.y + 1), line._replace(height=1)]  # then it lies a row lower
    taken += [at.plate(index) for index in range(seats)]
    for index in range(1, seats):
        cards, plate = open_cards(at, index), at.plate(index)
        above = plate.y < line.y
        assert cards.size == ((5, 3) if above else (4, 2))
        assert plate.x <= cards.x <= cards.x + cards.width(2) <= plate.right
        assert (cards.y == plate.bottom) if above else (cards.y + 2 == plate.y)
        lying = Place(cards.x, cards.y, cards.width(2), cards.size[1] + above)
        assert not [other for other in taken if overlap(lying, other)]
        taken.append(lying)
        whole = at.open_seats[index] if above else with_bets(at, index)
        assert whole.x <= lying.x
        assert lying.right <= whole.right
        assert whole.y <= lying.y
        assert lying.bottom <= whole.bottom


@pytest.mark.parametrize("size", [(80, 24), (90, 27), (99, 45)])
@pytest.mark.parametrize("seats", range(2, 7))
def test_on_a_small_table_cards_lie_in_the_line_and_nothing_covers_another(
    size: tuple[int, int], seats: int
) -> None:
    """The pots are at the right of the board, and one's own plate is a row beside the cards."""
    at = plan(*size, seats)
    board, pots, line = (at.places[each] for each in ("board", "pots", "swap-line"))
    assert pots.x > board.right
    assert (pots.y, pots.height) == (board.y, board.height)
    assert at.own_row == at.seat(0)
    assert at.seat(0).y == at.places["own-cards"].y
    taken = [board, pots, *(at.seat(index) for index in range(seats))]
    for index in range(seats):
        here, lying = piece(at, index), line_cards(at, index, 1)
        fee = Place(*lying.fee_at(8), max(8, lying.room), 1)
        backs = seat_spots(at, index).cards
        spots = [lying.spots.place(0), fee]
        assert {spot.y for spot in spots} == {line.y}
        if backs.y > line.y and index != at.own:  # over the plate
            spots += [backs.place(0), backs.place(1)]
        bet = Place(*here.bet_at(8), 8, 1)
        assert not [each for each in taken if overlap(bet, each) and each != at.seat(index)]
        for spot in spots:
            assert not [each for each in taken if overlap(spot, each)]
        taken += [*spots, bet]


@pytest.mark.parametrize("size", [(80, 24), (90, 27), (99, 45)])
def test_on_a_small_table_cards_touch_the_middle_of_their_plate_and_bets_lie_inwards(
    size: tuple[int, int],
) -> None:
    at = plan(*size, 6)
    for index in range(1, 6):
        plate, cards = at.plate(index), seat_spots(at, index).cards
        left, right = cards.x - plate.x, plate.right - cards.x - cards.width(2)
        assert abs(left - right) <= 1
        assert plate.bottom == cards.y or cards.y + cards.size[1] == plate.y
        bet = Place(*piece(at, index).bet_at(7), 7, 1)
        assert cards.y <= bet.y < cards.y + cards.size[1]
        assert 1 in (cards.x - bet.right, bet.x - cards.x - cards.width(2))
        inwards = abs(2 * bet.x + bet.width - at.size[0])
        assert inwards <= abs(2 * plate.x + plate.width - at.size[0]) or plate.x == at.plate(3).x


def test_no_beaten_hand_lies_larger_than_one_that_wins() -> None:
    round_the_felt = [laid for _w, _h, laid in every_plan(2) if laid.ring]
    assert round_the_felt
    for laid in round_the_felt:
        others = [index for index in range(laid.seats) if index != laid.own]
        wins = min(open_cards(laid, index, "won").size for index in others)
        loses = max(open_cards(laid, index, "beaten").size for index in others)
        assert loses <= wins, (laid.size, laid.seats)


def test_a_card_that_is_lifted_reaches_the_rim_and_not_the_plate() -> None:
    for _width, _height, laid in every_plan(2):
        if laid.ring and laid.size[1] >= 34:  # else there is no row for it
            assert laid.plate(laid.own).bottom <= laid.places["own-cards"].y - 1, laid.size


@pytest.mark.parametrize("size", [(80, 24), (100, 30), (140, 40), (200, 55)])
def test_all_discards_are_seen_and_a_bet_beside_them(
    size: tuple[int, int],
) -> None:
    planned = plan(*size, 6, 5)
    for index in range(6):
        for cards in range(1, 6):
            lying = line_cards(planned, index, cards)
            assert lying.seen == cards
            assert lying.room >= len("\u00d7 5")
            bet = Place(*piece(planned, index).bet_at(5), 5, 1)
            told = Place(*lying.fee_at(3), 3, 1)
            places = (told, *(lying.spots.place(number) for number in range(cards)))
            assert not any(overlap(bet, each) for each in places), (size, index, cards)


@pytest.mark.parametrize("size", [(100, 30), (120, 36), (140, 40), (200, 55), (250, 70)])
@pytest.mark.parametrize("seats", range(2, 11))
def test_discards_at_a_side_begin_across_the_line_and_all_of_them_are_as_far_apart(
    size: tuple[int, int], seats: int
) -> None:
    at = plan(*size, seats, 5)
    assert at.ring
    inside = Place(at.ring.x + 2, at.ring.y + 1, at.ring.width - 4, at.ring.height - 2)
    steps = set()
    for index in range(seats):
        lying = line_cards(at, index, 3)
        steps.add(lying.spots.step)
        told = Place(*lying.fee_at(3), 3, 1)
        cards = [lying.spots.place(number) for number in range(3)]
        if at.sides[index] in (Side.LEFT, Side.RIGHT):
            left = at.sides[index] is Side.LEFT
            first, line = (cards[0], at.ring.x) if left else (cards[-1], at.ring.right - 1)
            assert first.x <= line < first.right
            cards.remove(first)
            assert all(at.ring.x < each.x <= each.right < at.ring.right for each in cards)
            cards.clear()
        for each in (told, *cards):
            assert inside.x <= each.x <= each.right <= inside.right, (index, each)
            assert inside.y <= each.y <= each.bottom <= inside.bottom, (index, each)
        assert not any(overlap(told, lying.spots.place(number)) for number in range(3))
    assert len(steps) == 1


def test_no_pot_and_no_story_covers_what_is_bet_or_discarded() -> None:
    """At draw poker, where they are told in the middle."""
    for width, height, there in every_plan(5):
        if there.ring is None:
            continue
        pots = there.places["pots"]
        for index in range(there.seats):
            x, y = piece(there, index).bet_at(6)
            lying = line_cards(there, index, 3)
            fee_x, fee_y = lying.fee_at(3)
            told = (width, height, there.seats, index)
            assert not overlap(Place(x, y, 6, 1), pots), told
            assert not overlap(Place(fee_x, fee_y, 3, 1), pots), told


def test_on_a_small_table_bets_over_five_cards_lie_towards_the_middle() -> None:
    at = plan(80, 24, 6, 5)
    for index in range(6):
        if index != at.own:
            seat, bet = at.seat(index), Place(*piece(at, index).bet_at(5), 5, 1)
            middles = (2 * each.x + each.width for each in (seat, bet))
            outer, inner = (abs(middle - 80) for middle in middles)
            assert inner < outer or outer <= 5


@pytest.mark.parametrize("size", [(80, 24), (100, 30), (140, 40), (200, 55)])
def test_five_backs_lie_under_the_plate_apart_and_each_as_wide_as_the_others(
    size: tuple[int, int],
) -> None:
    at = plan(*size, 6, 5)
    for index in range(1, 6):
        spots = seat_spots(at, index).cards
        seen = [spots.place(number) for number in range(5)]
        assert all(one.right + 1 == after.x for one, after in pairwise(seen))
        assert {each.width for each in seen} == {spots.size[0]}
        assert at.plate(index).x <= seen[0].x
        assert seen[-1].right <= at.plate(index).right


@pytest.mark.parametrize("size", [(100, 30), (110, 32), (120, 36), (140, 40), (200, 55), (250, 70)])
@pytest.mark.parametrize("seats", range(2, 11))
def test_cards_that_lie_open_keep_off_the_swap_line_and_what_lies_on_it(
    size: tuple[int, int], seats: int
) -> None:
    at = plan(*size, seats)
    assert at.ring is not None
    for index in range(1, seats):
        cards = open_cards(at, index)
        face_up = Place(cards.x, cards.y, cards.width(2), cards.size[1])
        assert not overlap(face_up, at.ring)
        assert not overlap(face_up, line_cards(at, index, 1).spots.place(0))


@pytest.mark.parametrize("size", [(100, 30), (120, 36), (140, 40), (200, 55), (250, 70)])
@pytest.mark.parametrize("seats", range(2, 11))
def test_a_free_row_parts_three_pots_from_the_board(seats: int, size: tuple[int, int]) -> None:
    at = plan(*size, seats)
    board, pots = at.places["board"], at.places["pots"]
    tops = (index for index, side in enumerate(at.sides) if side is Side.TOP)
    assert all(piece(at, index).bet[1] < board.y for index in tops)
    three = PotsPicture(tuple(PotRow(name, 90, ("Ann",)) for name in ("main", "side", "swap")))
    laid = lay_pots(three, pots.width, pots.height, below_board=True)
    assert pots.y + laid[0].y > board.bottom
    assert pots.y + laid[-1].y < pots.bottom
