"""The coach facing bets: what any cards would be worth, and what those who bet usually hold."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from drawholdem_tui.engine.actions import Call, Check, Keep, RaiseTo
from drawholdem_tui.engine.cards import FULL_DECK, cards
from drawholdem_tui.engine.decisions import BetDecision, Decision, SwapDecision
from drawholdem_tui.engine.deck import OrderedDeck
from drawholdem_tui.engine.hand import Hand
from drawholdem_tui.engine.rules import DRAW_HOLDEM, TEXAS_HOLDEM, Rules
from drawholdem_tui.engine.setup import regular
from drawholdem_tui.engine.view import View
from drawholdem_tui.players.coach.advice import Advice, advice
from drawholdem_tui.words.advice.coach import coach_says
from drawholdem_tui.words.cards import letters

_ME, _OTHER = 0, 1  # the big blind, and the button


def facing_bets(rules: Rules, mine: str, pots: float) -> Iterator[tuple[View, Decision]]:
    """Each decision of mine behind the flop that faces a bet; the other one bets so many pots on
    every street, and both keep their cards."""
    first = cards(mine)
    order = [first[0], *cards("Ah"), first[1], *cards("7c"), *cards("2d9hJc4s3d")]
    rest = [card for card in FULL_DECK if card not in order]
    Random(1).shuffle(rest)
    hand = Hand(rules, regular(rules, (1_000,) * 2), OrderedDeck((*order, *rest)))
    while (decision := hand.decision) is not None:
        view = hand.view(decision.seat)
        mine_to_say = decision.seat == _ME
        then = decision.then if isinstance(decision, SwapDecision) else decision
        if mine_to_say and view.board and isinstance(then, BetDecision) and then.to_call:
            yield view, decision
        if isinstance(decision, SwapDecision):
            hand.act(Keep())
        elif isinstance(decision, BetDecision):
            bets = decision.seat == _OTHER and view.board and decision.may_check
            to = min(max(round(view.in_the_middle * pots), decision.min_to), decision.max_to)
            call = Call() if decision.may_call else Check()
            hand.act(RaiseTo(to) if bets else call)


def told(rules: Rules, mine: str, pots: float) -> list[tuple[Advice, Decision]]:
    found = [(advice(*each), each[1]) for each in facing_bets(rules, mine, pots)]
    assert found
    return found


@pytest.mark.parametrize("rules", [DRAW_HOLDEM, TEXAS_HOLDEM])
def test_a_call_that_pays_only_against_any_cards_is_told_as_one(rules: Rules) -> None:
    doubted = [(said, decision) for said, decision in told(rules, "KsTd", 1.2) if said.is_in_doubt]
    assert doubted
    for said, decision in doubted:
        assert said.believed is not None
        assert said.believed < said.need < said.keep
        longest = coach_says(said, decision, letters)[0]
        assert "call only if you think it is a bluff" in longest.lower()
        assert f"about {max(1, round(100 * said.believed))}%" in longest


def test_against_the_best_hand_no_bet_frightens() -> None:
    for said, decision in told(DRAW_HOLDEM, "JsJd", 1.2):
        assert not said.is_in_doubt
        assert "bluff" not in coach_says(said, decision, letters)[0]


def test_the_larger_the_bets_the_less_a_hand_is_worth_where_they_are_believed() -> None:
    small, large = ([each.believed for each, _ in told(TEXAS_HOLDEM, "9sTd", p)] for p in (0.3, 2))
    pairs = [(one, other) for one, other in zip(small, large, strict=False) if one and other]
    assert pairs
    assert all(one > other for one, other in pairs)


def test_where_nobody_has_bet_nothing_is_read_into_it() -> None:
    hand = Hand(DRAW_HOLDEM, regular(DRAW_HOLDEM, (1_000,) * 3), OrderedDeck(tuple(FULL_DECK)))
    assert hand.decision is not None
    said = advice(hand.view(hand.decision.seat), hand.decision)
    assert said.believed is None
    assert not said.is_in_doubt
