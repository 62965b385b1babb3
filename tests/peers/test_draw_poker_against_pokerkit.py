"""Random hands of five-card draw with blinds in PokerKit's machinery, which has no such game ready
made: its states, told to deal five cards, to draw once and to rank high. The deviations are those
of hold'em."""

from __future__ import annotations

import warnings
from collections import Counter
from dataclasses import replace
from random import Random
from typing import Any

import pokerkit
import pytest
from in_pokerkit import AUTOMATIC, bounds_agree, choose, same_end, say
from tableau import bet_decision

from drawholdem_tui.engine.actions import Draw
from drawholdem_tui.engine.cards import text
from drawholdem_tui.engine.decisions import DrawDecision
from drawholdem_tui.engine.deck import SecretDeck
from drawholdem_tui.engine.events import CardsDrawn
from drawholdem_tui.engine.hand import Hand
from drawholdem_tui.engine.rules import DRAW_POKER, Rules, Stakes, Structure
from drawholdem_tui.engine.setup import Setup, regular

STRUCTURES = {
    Structure.NO_LIMIT: (pokerkit.BettingStructure.NO_LIMIT, None),
    Structure.POT_LIMIT: (pokerkit.BettingStructure.POT_LIMIT, None),
    Structure.FIXED_LIMIT: (pokerkit.BettingStructure.FIXED_LIMIT, 4),
}


def five_card_draw(rules: Rules, setup: Setup) -> Any:
    betting, cap = STRUCTURES[rules.structure]
    position = pokerkit.Opening.POSITION
    before = pokerkit.Street(False, (False,) * 5, 0, False, position, rules.big_blind, cap)
    after = pokerkit.Street(True, (), 0, True, position, rules.late_bet, cap)
    return pokerkit.State(
        AUTOMATIC,
        pokerkit.Deck.STANDARD,
        (pokerkit.StandardHighHand,),
        (before, after),
        betting,
        True,
        0,
        (rules.small_blind, rules.big_blind),
        0,
        setup.stacks,
        len(setup.stacks),
    )


def same_hand_twice(rng: Random, structure: Structure, deviations: Counter[str]) -> None:
    rules = replace(DRAW_POKER, structure=structure, stakes=Stakes.BLINDS, ante=0)
    deep = rng.choice([40, 120, 1000])
    setup = regular(rules, tuple(rng.randint(12, deep) for _ in range(rng.randint(2, 6))))
    hand = Hand(rules, setup, SecretDeck(rng.randbytes(8)))
    state = five_card_draw(rules, setup)
    for seat in range(len(setup.stacks)):
        state.deal_hole(text(hand.view(seat).own_cards))
    while hand.decision is not None:
        if isinstance(hand.decision, DrawDecision):
            draw_twice(rng, hand, state)
            continue
        decision = bet_decision(hand.decision)
        assert state.actor_index == decision.seat
        assert state.checking_or_calling_amount == decision.to_call
        action = choose(rng, decision, raising=bounds_agree(state, decision, hand, deviations))
        hand.act(action)
        say(state, action)
    same_end(state, hand, deviations)


def draw_twice(rng: Random, hand: Hand, state: Any) -> None:
    """The whole draw; PokerKit takes all discards before it deals."""
    drawn: list[CardsDrawn] = []
    while isinstance(hand.decision, DrawDecision):
        decision = hand.decision
        assert state.stand_patter_or_discarder_index == decision.seat
        discards = tuple(rng.sample(decision.cards, rng.randint(0, min(3, decision.most))))
        state.stand_pat_or_discard(text(discards))
        happened = hand.act(Draw(discards))
        drawn += [event for event in happened if isinstance(event, CardsDrawn)]
    if state.can_burn_card():
        state.burn_card("??")
    for event in drawn:
        if event.count:
            new = text(card for card in event.received if card is not None)
            state.deal_hole(new, event.seat)


@pytest.mark.parametrize("structure", STRUCTURES)
@pytest.mark.parametrize(
    "seeds",
    [
        range(300),
        pytest.param(range(300, 6_000), marks=[pytest.mark.long, pytest.mark.by_hand]),
    ],
    ids=str,
)
def test_random_draws_come_to_the_same_result(structure: Structure, seeds: range) -> None:
    # DP-2, DP-3, DP-7, DP-15
    deviations: Counter[str] = Counter()
    for seed in seeds:
        print(f"seed {seed}", end="\r")
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            same_hand_twice(Random(seed), structure, deviations)
    print(deviations)
    assert deviations.total() < 2 * len(seeds)
