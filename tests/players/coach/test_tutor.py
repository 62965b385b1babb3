"""The tutor: speaks before a swap, a draw or a call that costs something, and never of a bet."""

from __future__ import annotations

import pytest

from drawholdem_tui.drills.kinds.all_kinds import Kind
from drawholdem_tui.drills.sitting import Sitting
from drawholdem_tui.engine.actions import Call, Fold, Keep, RaiseTo
from drawholdem_tui.engine.decisions import BetDecision
from drawholdem_tui.engine.deck import SecretDeck
from drawholdem_tui.engine.hand import Hand
from drawholdem_tui.engine.rules import DRAW_HOLDEM, TEXAS_HOLDEM
from drawholdem_tui.engine.setup import regular
from drawholdem_tui.players.coach.tutor import warning


def test_what_costs_more_than_the_threshold_is_spoken_of_with_its_price() -> None:
    spot = Sitting((Kind.SWAP,), "tutor", 2).spot_at(0)
    assert spot.decision is not None
    worst = max(spot.options, key=lambda each: each.cost)
    warned = warning(spot.view, spot.decision, worst.do, 1)  # type: ignore[arg-type]
    assert warned is not None
    assert warned.cost == pytest.approx(worst.cost)
    assert warned.pot == spot.pot
    above = int(100 * worst.cost / spot.pot) + 1
    assert warning(spot.view, spot.decision, worst.do, above) is None  # type: ignore[arg-type]


def test_the_best_choice_is_never_spoken_of() -> None:
    spot = Sitting((Kind.SWAP,), "tutor", 2).spot_at(0)
    assert spot.decision is not None
    assert warning(spot.view, spot.decision, spot.best.do, 1) is None  # type: ignore[arg-type]


def test_bets_raises_and_folds_have_no_price_and_off_is_off() -> None:
    hand = Hand(TEXAS_HOLDEM, regular(TEXAS_HOLDEM, (300, 300)), SecretDeck(b"tutor"))
    decision = hand.decision
    assert isinstance(decision, BetDecision)
    view = hand.view(decision.seat)
    for action in (Fold(), RaiseTo(decision.min_to), RaiseTo(decision.max_to)):
        assert warning(view, decision, action, 1) is None
    hand = Hand(DRAW_HOLDEM, regular(DRAW_HOLDEM, (300, 300)), SecretDeck(b"tutor"))
    assert hand.decision is not None
    assert warning(hand.view(hand.decision.seat), hand.decision, Keep(), 0) is None


def test_a_bad_call_is_spoken_of() -> None:
    """Seven-deuce against everything somebody has."""
    for number in range(60):
        hand = Hand(
            TEXAS_HOLDEM, regular(TEXAS_HOLDEM, (3000, 3000)), SecretDeck(b"call %d" % number)
        )
        first = hand.decision
        assert isinstance(first, BetDecision)
        hand.act(RaiseTo(first.max_to))
        decision = hand.decision
        assert isinstance(decision, BetDecision)
        view = hand.view(decision.seat)
        if max(card.rank for card in view.own_cards) < 8:
            warned = warning(view, decision, Call(), 5)
            assert warned is not None
            assert warned.cost > 0
            return
    raise AssertionError("no such hand was dealt")
