"""What each choice of a short stack is worth: beside the tables, and beside real deals."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest
from slow_loop import treys_rank

from drawholdem_tui.engine.cards import cards
from drawholdem_tui.players.odds.tables.preflop import place_of
from drawholdem_tui.players.pushfold import values
from drawholdem_tui.players.pushfold.strategy import HANDS, Square
from drawholdem_tui.players.pushfold.tables import table

by_hand = pytest.mark.by_hand


def test_whoever_does_a_thing_now_and_then_may_as_well_do_the_other() -> None:
    """The tables are in balance: where they mix, both are worth the same."""
    strategy, mixed = table(10), 0
    for place in range(HANDS):
        comes = 1 - sum(strategy.shares(Square("button_swaps"), place)) > 0.5
        if comes and 0.1 < strategy.bets("push", place, 0) < 0.9:
            worth = values.push(10, place, button_swapped=False, big_blind_swapped=False)
            assert worth == pytest.approx(values.folded(button=True), abs=0.02)
            mixed += 1
    assert mixed


@pytest.mark.parametrize("stack", [4, 10, 15])
def test_what_the_tables_always_do_is_worth_most(stack: int) -> None:
    strategy, rng, always = table(stack), Random(stack), 0
    for _ in range(12):
        hand = (rng.randrange(26), rng.randrange(26, 52))
        high, low = strategy.shares(Square("button_swaps"), place_of(*hand))
        shares = (1 - high - low, low, high)  # the first card is the lower one
        worth = values.button_choices(stack, hand)
        often = max(range(3), key=lambda at: shares[at])
        if shares[often] > 0.9:
            assert max(worth) - worth[often] < 0.02, (hand, worth, shares)
            always += 1
    assert always


def dealt(rng: Random, own: tuple[int, int]) -> list[int]:
    left = [card for card in range(52) if card not in own]
    return rng.sample(left, 9)


def slow_value(stack: int, own: tuple[int, int], do: int, deals: int, seed: int) -> float:
    """Of the button's choice (keep, swap the first, the second), by deals of single cards: the big
    blind does as computed, the button then what is worth more."""
    strategy, rng, won = table(stack), Random(seed), 0.0
    for _ in range(deals):
        new, a, b, other_new, *board = dealt(rng, own)
        mine = own if not do else ((new, own[1]) if do == 1 else (own[0], new))
        theirs = (a, b)
        high, low = strategy.shares(Square("big_blind_swaps", int(do > 0)), place_of(a, b))
        lot = rng.random()
        then = lot < high + low
        if then:
            gone = max(theirs) if lot < high else min(theirs)
            theirs = (other_new, b if gone == a else a)
        node = (2 if do else 0) + then
        place = place_of(*mine)
        pushed = values.push(stack, place, button_swapped=do > 0, big_blind_swapped=then)
        if pushed <= values.folded(button=True):
            won -= 0.5
        elif rng.random() >= strategy.bets("call", place_of(*theirs), node):
            won += 1
        else:
            one, other = (treys_rank((*hand, *board)) for hand in (mine, theirs))
            won += stack * ((one < other) - (one > other))
    return won / deals


@pytest.mark.parametrize("deals", [60, pytest.param(20_000, marks=(pytest.mark.long, by_hand))])
@pytest.mark.parametrize("text", ["Ks9d", "5s5d", "7h2c"])
def test_values_are_those_of_real_deals(text: str, deals: int) -> None:
    one, other = cards(text)
    told = values.button_choices(6, (one, other))
    for do, worth in enumerate(told):
        slowly = slow_value(6, (one, other), do, deals, deals)
        assert worth == pytest.approx(slowly, abs=4 * 3.2 / deals**0.5 + values.OFF)


def test_every_kind_of_hand_has_its_place() -> None:
    assert {place_of(*hand) for hand in combinations(range(52), 2)} == set(range(HANDS))
