"""A call for side pots is worth what the engine pays for it: pot by pot, each against those who can
win it (TH-8, DH-18)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from math import sqrt
from random import Random
from statistics import fmean, stdev

import pytest
from permuted import again, with_hidden_cards_permuted

from drawholdem_tui.engine.actions import Call, Keep, Swap
from drawholdem_tui.engine.cards import FULL_DECK
from drawholdem_tui.engine.decisions import BetDecision, SwapDecision
from drawholdem_tui.engine.deck import OrderedDeck
from drawholdem_tui.engine.hand import Hand
from drawholdem_tui.engine.rules import DRAW_HOLDEM, TEXAS_HOLDEM, Rules
from drawholdem_tui.engine.setup import regular
from drawholdem_tui.players.coach.advice import advice, stakes_of, those_counted
from drawholdem_tui.players.coach.sides import sides_of
from drawholdem_tui.players.cpu.random_choice import any_action

DEALS = 1_200
SWAPS = 80


def ran_on(rules: Rules, seed: int) -> Iterator[Hand]:
    """A hand of four uneven stacks, at each of its decisions."""
    rng = Random(seed)
    order = list(FULL_DECK)
    rng.shuffle(order)
    stacks = tuple(rng.randrange(20, 400) for _ in range(4))
    hand = Hand(rules, regular(rules, stacks), OrderedDeck(tuple(order)))
    while hand.decision is not None:
        yield hand
        hand.act(any_action(hand.decision, rng))


def last_calls(rules: Rules, seed: int) -> Iterator[Hand]:
    """Where a call for more than one pot ends all betting."""
    for number in count(seed * 10_000):
        for hand in ran_on(rules, number):
            decision = hand.decision
            if not isinstance(decision, BetDecision) or not decision.to_call:
                continue
            view = hand.view(decision.seat)
            if not sides_of(view, those_counted(view, decision), view.at_risk):
                continue
            called = again(hand)
            called.act(Call())
            if called.decision is None:
                yield again(hand)


def paid(hand: Hand, seat: int, seed: int) -> int:
    """What the call wins, or loses, with other hidden cards."""
    other = again(hand, with_hidden_cards_permuted(hand, seat, seed))
    before = other.stacks[seat]
    other.act(Call())
    return other.stacks[seat] - before


@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize("rules", [TEXAS_HOLDEM, DRAW_HOLDEM], ids=["holdem", "draw-holdem"])
def test_a_call_for_side_pots_is_worth_what_the_engine_pays_on_average(
    rules: Rules, seed: int
) -> None:
    found = last_calls(rules, seed)
    for _ in range(3):
        hand = next(found)
        decision = hand.decision
        assert isinstance(decision, BetDecision)
        told = advice(hand.view(decision.seat), decision).call
        assert told is not None
        nets = [paid(hand, decision.seat, each) for each in range(DEALS)]
        error = sqrt(stdev(nets) ** 2 / DEALS + told.error**2)
        assert abs(fmean(nets) - told.value) < 4.5 * error, (told, fmean(nets), hand.actions)


def swaps_before_a_call(seed: int) -> Iterator[Hand]:
    """Where a call for more than one pot can follow on a swap."""
    for number in count(seed * 10_000):
        for hand in ran_on(DRAW_HOLDEM, number):
            decision = hand.decision
            view = hand.view(None)
            if isinstance(decision, SwapDecision) and view.board:
                stakes = stakes_of(hand.view(decision.seat), decision)
                if stakes and all(each.sides and each.call for each in stakes):
                    yield again(hand)


def after(hand: Hand, did: Keep | Swap, seed: int) -> float:
    """What the call is worth then, to whoever may fold."""
    decision = hand.decision
    assert isinstance(decision, SwapDecision)
    other = again(hand, with_hidden_cards_permuted(hand, decision.seat, seed))
    other.act(did)
    asked = other.decision
    assert isinstance(asked, BetDecision)
    call = advice(other.view(asked.seat), asked, samples=1_500, seed=seed).call
    assert call is not None
    return max(0.0, call.value)


@pytest.mark.parametrize("seed", [1, 2])
def test_a_swap_before_a_call_for_side_pots_is_worth_the_calls_after_it(seed: int) -> None:
    found = swaps_before_a_call(seed)
    for _ in range(2):
        hand = next(found)
        decision = hand.decision
        assert isinstance(decision, SwapDecision)
        told = advice(hand.view(decision.seat), decision).verdict
        assert told is not None
        keep, *swaps = told.choices
        assert keep.value == pytest.approx(
            after(hand, Keep(), 1), abs=4 * keep.error + 0.02 * keep.pot
        )
        for swap in swaps:
            assert isinstance(swap.do, Swap)
            worths = [after(hand, swap.do, each) for each in range(SWAPS)]
            error = sqrt(stdev(worths) ** 2 / SWAPS + swap.error**2)
            assert abs(fmean(worths) - swap.fee - swap.value) < 4.5 * error, (swap, hand.actions)
