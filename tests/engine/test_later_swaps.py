"""Before the flop the bettor hears whether a swap can still come in this hand."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest
from tableau import bet_decision, say, texas

from drawholdem_tui.engine.actions import Keep
from drawholdem_tui.engine.decisions import BetDecision, NoSwap, SwapDecision
from drawholdem_tui.engine.deck import SecretDeck
from drawholdem_tui.engine.hand import Hand
from drawholdem_tui.engine.rules import DRAW_HOLDEM, FeeBase
from drawholdem_tui.engine.setup import regular
from drawholdem_tui.players.cpu.random_choice import any_action


def everybody_has_kept(*stacks: int) -> Hand:
    hand = texas(list(stacks), rules=DRAW_HOLDEM)
    while isinstance(hand.decision, SwapDecision):
        hand.act(Keep())
    return hand


def test_whoever_can_only_call_all_in_is_promised_no_later_swap() -> None:  # DH-16
    hand = say(everybody_has_kept(1000, 29, 1000), "p3 calls", "p1 raises to 1000")
    assert bet_decision(hand.decision).seat == 1
    assert bet_decision(hand.decision).no_swap is NoSwap.NO_MORE


@pytest.mark.parametrize("stack", [64, 65])
def test_it_is_promised_to_whoever_can_pay_the_pot_as_it_will_be_at_the_least(
    stack: int,
) -> None:  # DH-15
    hand = say(everybody_has_kept(1000, stack, 1000), "p3 raises to 20", "p1 folds")
    decision = bet_decision(hand.decision)
    assert decision.pot + decision.to_call == 45
    assert decision.no_swap is (NoSwap.NO_MORE if stack < 20 + 45 else NoSwap.ROUND_IS_OVER)
    say(hand, "p2 calls")
    assert isinstance(hand.decision, SwapDecision) == (stack >= 20 + 45)


@pytest.mark.parametrize("stack", [17, 18])
def test_what_comes_back_of_a_call_counts_for_the_swap(stack: int) -> None:  # TH-7
    """The big blind had 3: of a call of 10 only 5 may be matched, and the rest comes back."""
    hand = everybody_has_kept(1000, 3, stack)
    assert bet_decision(hand.decision).seat == 2
    assert (bet_decision(hand.decision).no_swap is NoSwap.ROUND_IS_OVER) == (stack >= 5 + 13)
    say(hand, "p3 calls", "p1 folds")
    assert isinstance(hand.decision, SwapDecision) == (stack >= 5 + 13)


@pytest.mark.parametrize("base", FeeBase)
def test_whoever_is_told_that_none_can_come_gets_none(base: FeeBase) -> None:
    rules, told = replace(DRAW_HOLDEM, fee_base=base), 0
    for number in range(300):
        rng = Random(f"{base} {number}")
        stacks = [rng.randint(5, rng.choice([40, 200, 2000])) for _ in range(rng.randint(2, 6))]
        hand = Hand(rules, regular(rules, tuple(stacks)), SecretDeck(str(number).encode()))
        gone = set[int]()
        while (decision := hand.decision) is not None:
            if isinstance(decision, SwapDecision):
                assert decision.seat not in gone
            elif isinstance(decision, BetDecision) and decision.no_swap is NoSwap.NO_MORE:
                gone.add(decision.seat)
            hand.act(any_action(decision, rng))
        told += len(gone)
    assert told > 20
