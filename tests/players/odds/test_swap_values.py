"""The choice called best, valued again by a slow loop that shares nothing with it but the rules:
treys ranks every hand, and every deal is shuffled by itself."""

from __future__ import annotations

from random import Random

import pytest
from slow_loop import slow_shares

from drawholdem_tui.engine.actions import Keep, Swap
from drawholdem_tui.engine.cards import Card
from drawholdem_tui.players.odds.chances import Chances, certain
from drawholdem_tui.players.odds.deals import Effort
from drawholdem_tui.players.odds.price import Do, Grade, call_of, grade, verdict
from drawholdem_tui.players.odds.sampled import as_it_is, three_ways

POT = 100

by_hand = pytest.mark.by_hand


def lost(street: int, opponents: int, samples: int, seed: int) -> float:
    """By the slow loop, in parts of the pot, in one spot of the seed."""
    rng = Random(seed)
    hand = rng.sample(range(52), 2 + street)
    own, board = hand[:2], hand[2:]
    fee = POT if board else rng.choice([0, POT // 3])
    final_pot = POT * rng.choice([1, 2, 3, 5])
    *_, ways = three_ways(own, board, opponents, effort=Effort(seed=seed))
    dos: list[Do] = [Keep(), Swap(Card(own[0])), Swap(Card(own[1]))]
    told = verdict(dos, ways, [0, fee, fee], final_pot)
    shares = slow_shares(own, board, opponents, samples, rng)
    values = [
        share * (final_pot + price) - price
        for share, price in zip(shares, (0, fee, fee), strict=True)
    ]
    return (max(values) - values[dos.index(told.best.do)]) / POT


@pytest.mark.parametrize("street", [0, 3, 4, 5])
def test_the_best_choice_is_hardly_ever_not_the_best(street: int) -> None:
    spots = [lost(street, 1 + seed % 5, 3_000, 100 * street + seed) for seed in range(5)]
    assert sum(spots) / len(spots) < 0.02, spots  # the slow loop errs, too, with so few samples


@pytest.mark.long
@pytest.mark.parametrize("street", [0, 4, *(pytest.param(at, marks=by_hand) for at in (3, 5))])
@pytest.mark.parametrize("opponents", [1, *(pytest.param(at, marks=by_hand) for at in range(2, 6))])
@pytest.mark.parametrize("first", [0, *(pytest.param(at, marks=by_hand) for at in range(3, 15, 3))])
def test_over_many_spots_the_best_choice_loses_next_to_nothing(
    street: int, opponents: int, first: int
) -> None:
    seeds = range(1_000 * street + first, 1_000 * street + first + 3)
    spots = [lost(street, opponents, 40_000, seed) for seed in seeds]
    assert sum(spots) / len(spots) < 0.005, spots


# The value model


def test_a_swap_is_worth_its_share_of_the_pot_with_the_fee_less_the_fee() -> None:
    *_, ways = three_ways([51, 46], [42, 27, 1], 3)
    dos: list[Do] = [Keep(), Swap(Card(51)), Swap(Card(46))]
    told = verdict(dos, ways, [0, 26, 26], 200)
    keep, swap, _ = told.choices
    assert keep.value == pytest.approx(keep.chances.share * 200)
    assert swap.value == pytest.approx(swap.chances.share * 226 - 26)
    assert swap.error == pytest.approx(swap.chances.error * 226)
    cost, error = told.cost(swap.do)
    assert cost == pytest.approx(told.best.value - swap.value)
    assert 0 < error < swap.error + keep.error


def test_what_lies_within_the_error_is_too_close_to_call() -> None:
    ways = certain(Chances(0.5, 0.0, 0.5))
    assert not verdict([Keep()], ways, [0], 100).close
    dos: list[Do] = [Keep(), Swap(Card(0)), Swap(Card(1))]
    *_, even = three_ways([0, 1], [51, 50, 49, 48], 2)  # four aces on the board, deuces in hand
    assert verdict(dos, even, [0, 0, 0], 100).best.do != Keep()
    told = verdict(dos, even, [0, 1_000, 1_000], 100)
    assert told.best.do == Keep()
    assert not told.close
    assert verdict(dos, even, [0, 0, 0], 100).close  # one deuce is as good as the other


@pytest.mark.parametrize(
    ("share", "to_call", "pot", "odds", "value"),
    [(0.5, 30, 60, 1 / 3, 15.0), (0.25, 30, 60, 1 / 3, -7.5), (0.25, 0, 60, 0.0, 15.0)],
)
def test_a_call_is_worth_its_share_of_the_pot_with_the_call_less_the_call(
    share: float, to_call: int, pot: int, odds: float, value: float
) -> None:
    call = call_of(Chances(share, 0.0, share), to_call, pot, pot + to_call)
    assert call.odds == pytest.approx(odds)
    assert call.value == pytest.approx(value)
    assert (call.value > 0) == (share > odds)


@pytest.mark.parametrize(
    ("cost", "found"),
    [
        (0, Grade.BEST),
        (0.5, Grade.BEST),
        (0.6, Grade.FINE),
        (5, Grade.FINE),
        (5.1, Grade.COSTS),
        (20, Grade.COSTS),
        (20.1, Grade.COSTS_MUCH),
    ],
)
def test_grades_go_by_the_part_of_the_pot(cost: float, found: Grade) -> None:
    assert grade(cost, 0.0, 100, 10) is found
    assert grade(cost, cost, 100, 10) is Grade.BEST  # inside the error
    assert grade(min(cost, 0.9), 0.0, 2, 1) is (Grade.FINE if cost else Grade.BEST)  # not a chip


def test_what_costs_less_than_a_big_blind_is_no_big_mistake_and_than_half_of_one_is_none() -> None:
    assert grade(4.9, 0.0, 30, 10) is Grade.FINE
    assert grade(5, 0.0, 30, 10) is Grade.COSTS
    assert grade(9.9, 0.0, 30, 10) is Grade.COSTS
    assert grade(10, 0.0, 30, 10) is Grade.COSTS_MUCH


def test_the_fee_is_not_worth_it_in_a_small_pot_and_worth_it_in_a_large_one() -> None:
    """Equity is not value: the same swap, the same fee."""
    own, board = [51, 1], [45, 28, 18]  # As 2d on Kd 9c 6h
    *_, ways = three_ways(own, board, 1)
    dos: list[Do] = [Keep(), Swap(Card(51)), Swap(Card(1))]
    small, large = (verdict(dos, ways, [0, 60, 60], pot) for pot in (60, 1_200))
    assert ways.chances[2].share > ways.chances[0].share
    assert small.best.do == Keep()
    assert large.best.do == Swap(Card(1))


def test_counting_and_playing_a_hand_as_it_is_agree() -> None:
    [counted] = as_it_is([51, 46], [42, 27, 1], 1)
    *_, ways = three_ways([51, 46], [42, 27, 1], 1)
    assert counted.chances[0] == ways.chances[0]
