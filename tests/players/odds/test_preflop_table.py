"""The table of chances before the flop: how it is made, and what it is like."""

from __future__ import annotations

from importlib.resources import files
from itertools import combinations

import pytest

from drawholdem_tui.players.odds.tables import make_preflop, preflop
from drawholdem_tui.players.odds.tables.make_preflop import DEALS, SEED, make
from drawholdem_tui.players.odds.tables.preflop import before_the_flop, place_of


def shipped() -> bytes:
    return files(preflop.__package__).joinpath(preflop.FILE).read_bytes()


def test_it_is_small() -> None:
    assert len(shipped()) == preflop.HANDS * preflop.MOST_OPPONENTS * preflop.COLUMNS * 2 < 40_000


def test_the_same_seed_makes_the_same_table_and_another_one_another() -> None:
    assert make(150, 1) == make(150, 1) != make(150, 2)


@pytest.mark.long
@pytest.mark.by_hand
def test_the_table_that_is_shipped_can_be_made_again_to_the_digit() -> None:
    assert make(DEALS, SEED) == shipped()


def test_every_two_cards_have_their_place() -> None:
    places = [place_of(one, other) for one, other in combinations(range(52), 2)]
    assert {places.count(each) for each in range(169)} == {4, 6, 12}
    assert all(place_of(one, other) == place_of(other, one) for one, other in [(3, 50), (50, 49)])


def test_more_opponents_leave_less_of_the_pot() -> None:
    for one, other in combinations(range(52), 2):
        shares = [before_the_flop((one, other), size).chances[0].share for size in range(1, 10)]
        assert shares == sorted(shares, reverse=True)


def test_all_hands_together_win_their_part() -> None:
    for size in range(1, 10):
        mean = sum(
            before_the_flop(hand, size).chances[0].share for hand in combinations(range(52), 2)
        ) / (52 * 51 / 2)
        assert mean == pytest.approx(1 / (1 + size), abs=0.001)


def test_the_table_is_the_same_however_many_count(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(make_preflop, "DEALS_A_BLOCK", 3)
    assert make(10, SEED, jobs=2) == make(10, SEED) != make(9, SEED)
