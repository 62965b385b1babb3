"""Where the regions lie, at every size."""

from __future__ import annotations

from itertools import combinations

import pytest

from drawholdem_tui.tui.scene.plan import Place, Plan, layout_for, plan

SIZES = [
    (width, height)
    for width in (60, 61, 79, 80, 99, 100, 101, 120, 139, 140, 141, 200, 250)
    for height in (20, 21, 22, 24, 25, 29, 30, 31, 33, 39, 40, 41, 45, 60, 80)
]
# the regions that come and go, and what they may cover
OVER = {
    "bet-entry": {"actions", "own-hand", "results"},
    "results": {"own-hand", "actions", "log", "bet-entry"},
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
            if "curtain" in {name, other}:
                continue
            if other in OVER.get(name, ()) or name in OVER.get(other, ()):
                continue
            assert not overlap(place, beside), (width, height, planned.seats, name, other)


@pytest.mark.parametrize("hole_cards", [2, 5])
def test_every_region_has_room_for_what_it_must_show(hole_cards: int) -> None:
    least = {
        "title": (60, 1), "pots": (28, 1), "own-hand": (60, 2), "actions": (60, 2),
        "bet-entry": (60, 3), "log": (34, 1), "results": (60, 5), "key-bar": (60, 1),
    }  # fmt: skip
    if hole_cards == 2:
        least["board"] = (29, 1)
    for width, height, planned in every_plan(hole_cards):
        least["swap-line"] = (9, planned.seats) if planned.layout == "compact" else (100, 3)
        seat = (46, 1) if planned.layout == "compact" else (20, 4)
        least |= {f"seat-{index + 1}": seat for index in range(planned.seats)}
        least.pop("deck", None)
        if planned.layout != "compact":
            least["deck"] = (5, 3)
        assert set(planned.places) == {*least, "curtain"} - {
            f"seat-{number}" for number in range(planned.seats + 1, 11)
        }
        for name, place in planned.places.items():
            wide, high = least.get(name, (40, 4))
            assert (place.width >= wide, place.height >= high) == (True, True), (
                width, height, planned.seats, name, place,
            )  # fmt: skip


@pytest.mark.parametrize(
    ("size", "layout"),
    [
        ((59, 20), "too small"), ((60, 19), "too small"), ((60, 20), "compact"),
        ((100, 29), "compact"), ((99, 80), "compact"), ((100, 30), "normal"),
        ((140, 39), "normal"), ((250, 39), "normal"), ((140, 40), "wide"),
    ],
)  # fmt: skip
def test_a_screen_gets_the_largest_layout_that_fits_both_ways(
    size: tuple[int, int], layout: str
) -> None:
    assert layout_for(*size) == layout


def test_a_screen_that_is_too_small_shows_only_that() -> None:
    assert plan(50, 14, 6).places == {"too-small": Place(0, 0, 50, 14)}


@pytest.mark.parametrize("size", [(100, 30), (140, 40)])
def test_seats_go_round_the_table_clockwise(size: tuple[int, int]) -> None:
    planned = plan(*size, 7)
    top = [planned.seat(index) for index in range(4)]
    below = [planned.seat(index) for index in range(4, 7)]
    assert [place.x for place in top] == sorted(place.x for place in top)
    assert [place.x for place in below] == sorted((place.x for place in below), reverse=True)
    line = planned.places["swap-line"]
    assert all(place.bottom <= line.y for place in top)
    assert all(place.y >= line.bottom for place in below)


@pytest.mark.parametrize("size", [(60, 20), (80, 24), (100, 29)])
def test_the_swap_line_runs_down_beside_all_rows(size: tuple[int, int]) -> None:
    planned = plan(*size, 10)
    line = planned.places["swap-line"]
    assert [planned.seat(index).y for index in range(10)] == list(range(line.y, line.bottom))
    assert line.x == planned.seat(0).right
