"""Swaps of whoever faces a bet, and may fold now and after each new card, by a slow loop that
shares nothing with ours but the rules."""

from __future__ import annotations

from random import Random
from statistics import mean
from typing import NamedTuple

import pytest
from slow_loop import Price, slow_worths

from drawholdem_tui.engine.actions import Keep, Swap
from drawholdem_tui.engine.cards import Card, cards
from drawholdem_tui.players.odds.deals import Effort
from drawholdem_tui.players.odds.exact import exact
from drawholdem_tui.players.odds.facing import Facing, Stake, before_each_card, facing_a_bet
from drawholdem_tui.players.odds.price import Do, Verdict, verdict, verdict_facing
from drawholdem_tui.players.odds.sampled import three_ways
from drawholdem_tui.players.odds.tables.preflop import before_the_flop

POT = 60  # before the bet, and what a swap costs after the flop
SMALL, BIG = 5, 10
SAMPLES = 5_000  # as the coach at a table


class Spot(NamedTuple):
    own: list[int]
    board: list[int]
    opponents: int
    stakes: tuple[Stake, Stake, Stake]
    pot: int  # that lies there


def spot(seed: int, street: int, *, facing: bool) -> Spot:
    """Some of the opponents have put in a bet that the others have not called yet."""
    rng = Random(seed)
    hand = rng.sample(range(52), 2 + street)
    own, board = hand[:2], hand[2:]
    if not street and facing:  # behind two blinds, and maybe others that have swapped
        opponents = rng.choice([2, 2, 3, 5])
        pot = SMALL + BIG + SMALL * rng.randrange(opponents - 1)
        pot *= rng.choice([1, 1, 2])  # antes
        swap = Stake(SMALL, BIG - SMALL, pot + BIG)
        return Spot(own, board, opponents, (Stake(0, BIG, pot + BIG), swap, swap), pot)
    opponents = rng.randint(1, 5)
    if not facing:
        pot = POT * rng.choice([1, 2, 3, 5])
        fee = POT if street else rng.choice([0, SMALL * POT // BIG])
        swap = Stake(fee, 0, pot + fee)
        return Spot(own, board, opponents, (Stake(0, 0, pot), swap, swap), POT)
    call = POT * rng.choice([1, 2, 3, 4, 6, 9, 15]) // 4
    pot = POT + call * rng.randint(1, opponents)
    swap = Stake(POT, call, pot + call + POT)
    return Spot(own, board, opponents, (Stake(0, call, pot + call), swap, swap), pot)


def told(spot: Spot, seed: int, samples: int = SAMPLES) -> Verdict:
    own, board, opponents, stakes, _pot = spot
    dos: list[Do] = [Keep(), Swap(Card(own[0])), Swap(Card(own[1]))]
    effort = Effort(samples, seed)
    if stakes[0].call:
        *_, found = facing_a_bet(own, board, opponents, stakes, effort=effort)
        return verdict_facing(dos, found, stakes)
    *_, ways = three_ways(own, board, opponents, effort=effort)
    return verdict(dos, ways, [each.fee for each in stakes], stakes[0].pot)


def lost(spot: Spot, chosen: Verdict, worths: list[float]) -> float:
    """In parts of the pot."""
    return (max(worths) - worths[chosen.choices.index(chosen.best)]) / spot.pot


def slowly(spot: Spot, seed: int, boards: int = 150) -> list[float]:
    own, board, opponents, stakes, _pot = spot
    prices = [Price(*each[:3]) for each in stakes]
    return slow_worths(own, board, opponents, prices, Random(seed), boards=boards)


def test_over_some_spots_on_the_river_next_to_nothing_is_lost() -> None:
    losses = []
    for seed in range(12):
        print("seed", seed)
        found = spot(seed, 5, facing=True)
        losses.append(lost(found, told(found, seed), slowly(found, seed)))
    assert mean(losses) < 0.003, losses


@pytest.mark.long
@pytest.mark.by_hand
@pytest.mark.parametrize(("facing", "most"), [(True, 0.003), (False, 0.002)])
@pytest.mark.parametrize("street", [0, 3, 4, 5])
@pytest.mark.parametrize("first", range(0, 125, 25))
def test_over_a_thousand_spots_next_to_nothing_is_lost(
    street: int, first: int, *, facing: bool, most: float
) -> None:
    """Half of them facing a bet. Before the flop the swap that has to be paid is made no more often
    than the loop says."""
    losses, swaps, by_the_loop = [], 0, 0
    for seed in range(1_000 * street + first, 1_000 * street + first + 25):
        found = spot(seed, street, facing=facing)
        chosen, worths = told(found, seed), slowly(found, seed)
        losses.append(lost(found, chosen, worths))
        swaps += chosen.best.do != Keep() and not chosen.close
        by_the_loop += max(worths) > worths[0]
    assert mean(losses) < most, losses
    if facing and not street:
        assert swaps <= by_the_loop


# What it is worth


def faced(hand: str, board: str, opponents: int, stake: Stake, samples: int = 4_000) -> Facing:
    swap = stake._replace(fee=20, pot=stake.pot + 20)
    stakes = (stake, swap, swap)
    own, lies = cards(hand), cards(board) if board else ()
    *_, found = facing_a_bet(own, lies, opponents, stakes, effort=Effort(samples, 1))
    return found


def test_a_hand_to_be_folded_is_worth_nothing_and_no_less() -> None:
    found = faced("7s2d", "QhQs3d", 2, Stake(0, 100, 300))
    assert found.values[0] == 0.0
    assert found.plays[0] == 0.0
    assert found.covariance[0][0] == 0.0
    assert -20 <= min(found.values[1:]) < 0


def test_against_one_opponent_keeping_is_counted_out() -> None:
    own, board = cards("AsKd"), cards("Kh8s2d")
    found = faced("AsKd", "Kh8s2d", 1, Stake(0, 50, 200))
    assert found.ways.chances[0] == exact(own, board)
    assert found.values[0] == pytest.approx(exact(own, board).share * 200 - 50)
    assert found.covariance[0][0] == pytest.approx(0, abs=1e-9)


def test_to_fold_after_a_bad_card_is_worth_something() -> None:
    """More than to go on with all of them, and no less than each of them is worth."""
    for opponents in (1, 3):
        found = faced("As2d", "Ks9s5h", opponents, Stake(0, 100, 300))
        for way in (1, 2):
            share = found.ways.chances[way].share
            error = found.covariance[way][way] ** 0.5
            assert found.values[way] > max(0, share * 320 - 100) - 20 - 2 * error
        assert 0 < found.plays[1] < 1
        assert found.plays[2] > found.plays[1]


def test_with_all_cards_worth_a_call_a_swap_is_worth_its_share() -> None:
    found = faced("As2d", "Ks9s5h", 2, Stake(0, 1, 300))
    assert found.plays == (1.0, 1.0, 1.0)
    for way in (1, 2):
        assert found.values[way] == pytest.approx(found.ways.chances[way].share * 320 - 1 - 20)


def test_luck_with_few_deals_is_not_taken_for_worth() -> None:
    """Whoever plays on with the cards that looked good would think the swap worth much more."""
    own, board = cards("As2d"), cards("Ks9s5h7c")
    prices = [Price(0, 100, 300), Price(20, 100, 320), Price(20, 100, 320)]
    worth = slow_worths(own, board, 2, prices, Random(5), deals=9_000)
    few = []
    stakes = [Stake(*each) for each in prices]
    for seed in range(60):
        *_, found = facing_a_bet(own, board, 2, stakes, effort=Effort(200, seed))
        few.append(found.values)
    for way in (1, 2):
        off = mean(each[way] for each in few) - worth[way]
        assert -9 < off < 2.5, (way, off)  # of 320: what is told is rather too little


def test_before_the_flop_each_new_card_has_its_own_chance() -> None:
    own = cards("As2d")
    ways = before_the_flop(own, 2).chances
    for shares, way in zip(before_each_card(own, 2), (1, 2), strict=True):
        assert len(shares) == 50
        assert mean(shares) == pytest.approx(ways[way].share)
    unseen = [card for card in range(52) if card not in own]
    with_the_ace = dict(zip(unseen, before_each_card(own, 2)[1], strict=True))
    [another_ace] = cards("Ah")
    assert max(with_the_ace.values()) == pytest.approx(with_the_ace[another_ace], abs=0.002)


def test_the_same_seed_gives_the_same_figures_and_another_one_others() -> None:
    def figures(seed: int) -> list[Facing]:
        found = spot(3, 4, facing=True)
        effort = Effort(500, seed)
        return list(
            facing_a_bet(found.own, found.board, found.opponents, found.stakes, effort=effort)
        )

    assert figures(1) == figures(1)
    assert figures(1) != figures(2)


def test_each_look_is_surer_than_the_one_before() -> None:
    found = spot(3, 4, facing=True)
    own, board, opponents, stakes, _pot = found
    looks = list(facing_a_bet(own, board, opponents, stakes, effort=Effort(SAMPLES, 1)))
    errors = [each.ways.chances[1].error for each in looks]
    assert len(errors) > 1
    assert errors == sorted(errors, reverse=True)


def test_one_deal_is_enough_for_an_answer() -> None:
    found = spot(3, 3, facing=True)
    *_, last = facing_a_bet(
        found.own, found.board, found.opponents, found.stakes, effort=Effort(1, 1)
    )
    assert len(last.values) == 3
