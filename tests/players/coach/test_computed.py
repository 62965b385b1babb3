"""Where a strategy was computed, the coach goes by it, and faults nobody who plays it."""

from __future__ import annotations

from random import Random

import pytest

from drawholdem_tui.engine.actions import Action, Call, Fold, Keep, RaiseTo, Swap
from drawholdem_tui.engine.cards import FULL_DECK, card
from drawholdem_tui.engine.decisions import BetDecision, SwapDecision
from drawholdem_tui.engine.deck import OrderedDeck
from drawholdem_tui.engine.hand import Hand
from drawholdem_tui.engine.rules import DRAW_HOLDEM
from drawholdem_tui.engine.setup import regular
from drawholdem_tui.players.blueprint.spot import Stand, stand_of
from drawholdem_tui.players.coach.advice import Advice, advice
from drawholdem_tui.players.coach.review import dearest, reviewed
from drawholdem_tui.players.odds.price import Grade
from drawholdem_tui.words.advice.coach import coach_lines, coach_says
from drawholdem_tui.words.advice.review import grade_told, quiet_line
from drawholdem_tui.words.advice.why import price_told
from drawholdem_tui.words.cards import letters

BIG_BLIND, BUTTON = 0, 1


def dealt(big_blind: str, button: str, *, stack: int = 80) -> Hand:
    order = [card(each) for each in (big_blind[:2], button[:2], big_blind[2:], button[2:])]
    order += [each for each in FULL_DECK if each not in order]
    return Hand(DRAW_HOLDEM, regular(DRAW_HOLDEM, (stack, stack)), OrderedDeck(tuple(order)))


def told(hand: Hand, *actions: Action) -> tuple[Advice, tuple[str, ...], list[str]]:
    for each in actions:
        hand.act(each)
    decision = hand.decision
    assert decision
    found = advice(hand.view(decision.seat), decision, samples=400)
    return found, coach_says(found, decision, letters), coach_lines(found, decision, letters)


WHY = "It allows for the hands that go all-in; the odds shown assume any two cards."


def test_it_says_what_the_computed_strategy_does() -> None:
    hand = dealt("Kh4c", "AsAd")
    found, says, _ = told(hand)
    assert says[0] == f"The short-stack chart always keeps here. {WHY}"
    assert found.best == Keep()
    found, says, lines = told(hand, Keep())
    assert says == (
        f"The short-stack chart always swaps 4c here. {WHY}",
        "The short-stack chart always swaps 4c here.",
        "Chart: always swap 4c.",
    )
    assert found.best == Swap(card("4c"))
    assert lines[-1] == says[0]
    _, says, _ = told(hand, Swap(card("4c")))
    assert says[1] == "The short-stack chart always goes all-in here."


def test_what_is_mixed_is_told_with_how_often_and_the_sign_stands_at_what_is_done_most() -> None:
    """The pat bluff of a hand at the edge."""
    found, says, _ = told(dealt("7h3c", "AsAd"), Keep())
    assert found.spot
    often = round(found.spot.swaps[1] * 100)
    assert 10 < often < 50
    assert says[1] == (
        f"The short-stack chart mixes here: keep ({100 - often}%), swap 3c ({often}%)."
    )
    assert found.best == Keep()


@pytest.mark.parametrize("stack", [60, 160])
def test_sign_and_sentence_name_the_same_choice(stack: int) -> None:
    """A pair as well: of it one card is as good as the other."""
    for big_blind in ("7h3c", "Kh4c", "2h2c", "9hTh", "Ah5c", "QhJc", "8h5c"):
        found, says, _ = told(dealt(big_blind, "AsAd", stack=stack), Keep())
        best = found.best
        assert best
        always = f"always swaps {best.card} here" if isinstance(best, Swap) else "always keeps here"
        mostly = (
            f"mixes here: swap {best.card} (" if isinstance(best, Swap) else "mixes here: keep ("
        )
        assert always in says[0] or mostly in says[0], big_blind


def test_no_sign_at_a_call_where_the_strategy_raises() -> None:
    hand = dealt("9h8c", "AsAd", stack=300)
    found, says, _ = told(hand, Keep(), Keep())
    assert " mixes here: raise to " in says[0] or " always raises to " in says[0]
    assert found.call
    assert not found.calls


def test_a_call_is_told_by_what_was_computed_and_no_longer_by_hands_nobody_knows() -> None:
    found, says, _ = told(dealt("7h2c", "AsAd"), Keep(), Keep(), RaiseTo(80))
    assert says[0] == f"The short-stack chart always folds here. {WHY}"
    assert not found.calls


@pytest.mark.parametrize("stack", [300, 1000])
def test_facing_all_chips_of_any_stack_it_says_what_the_computed_strategy_does(stack: int) -> None:
    found, says, _ = told(dealt("Kh4c", "AsAd", stack=stack), Keep(), Keep(), RaiseTo(stack))
    assert found.spot
    assert says[0] == f"The all-in chart always folds here. {WHY}"
    assert not found.calls
    found, says, _ = told(dealt("KhKc", "AsAd", stack=stack), Keep(), Keep(), RaiseTo(stack))
    assert says[0] == f"The all-in chart always calls here. {WHY}"
    assert found.calls


@pytest.mark.parametrize(("stack", "known"), [(160, 15), (1000, 100)])
def test_with_deeper_stacks_it_says_what_the_blueprint_does(stack: int, known: int) -> None:
    found, says, _ = told(dealt("Kh4c", "AsAd", stack=stack), Keep())
    assert isinstance(found.spot, Stand)
    assert says[0].startswith(f"The heads-up chart for {known} big blinds ")


def test_with_stacks_that_nothing_was_computed_for_it_says_what_it_always_said() -> None:
    found, says, _ = told(dealt("Kh4c", "AsAd", stack=2000), Keep())
    assert found.spot is None
    assert " table " not in says[0]


def played(hand: Hand, *actions: Action) -> Hand:
    for each in actions:
        hand.act(each)
    assert hand.decision is None
    return hand


def test_a_hand_kept_on_purpose_costs_nothing() -> None:
    hand = played(dealt("7h2c", "AsAd"), Keep(), Keep(), Fold())
    every = list(reviewed(hand, BIG_BLIND, samples=400))
    assert [each.cost for each in every] == [0.0]
    assert dearest(every) is None


def test_what_the_strategy_never_does_is_told_by_the_strategy() -> None:
    hand = played(dealt("7h2c", "AsAd"), Keep(), Keep(), RaiseTo(80), Call())
    found = dearest(reviewed(hand, BIG_BLIND, samples=400))
    assert found is not None
    assert found.did == Call()
    assert quiet_line(found, letters) == (
        "Coach, before the flop: The short-stack chart always folds here.",
        "The short-stack chart always folds here.",
        "Chart: always fold.",
    )


def test_what_is_looked_at_again_names_the_choice_of_the_strategy_as_the_best() -> None:
    hand = played(dealt("7h2c", "AsAd"), Keep(), Keep(), RaiseTo(80), Call())
    found = dearest(reviewed(hand, BIG_BLIND, samples=400))
    assert found is not None
    _, choices, reason = price_told(found, letters)
    assert choices[0][0] == "fold"
    assert reason.startswith("The short-stack chart always folds here.")
    hand = played(dealt("7h3c", "AsAd"), Keep(), Swap(card("3c")), Fold())
    found = next(iter(reviewed(hand, BIG_BLIND, samples=400)))
    assert grade_told(found) is Grade.FINE  # it is done now and then
    _, choices, reason = price_told(found, letters)
    assert choices[0][0] == "keep"
    assert " mixes here: keep (" in reason


def test_where_nobody_has_raised_no_chart_folds_against_the_odds() -> None:
    """Behind a swap the charts have learnt little of hands that are seldom held there."""
    folded = 0
    for seed in range(60):
        deck = tuple(Random(seed).sample(FULL_DECK, 52))
        hand = Hand(DRAW_HOLDEM, regular(DRAW_HOLDEM, (180, 180)), OrderedDeck(deck))
        assert isinstance(hand.decision, SwapDecision)
        hand.act(Swap(min(hand.decision.cards)))
        hand.act(Keep())
        decision = hand.decision
        assert isinstance(decision, BetDecision)
        view = hand.view(decision.seat)
        stand, found = stand_of(view, decision), advice(view, decision, samples=400)
        assert stand
        assert found.call
        if stand.share(Fold()) > 0.5 and found.call.value > 0 and not found.call.close:
            folded += 1
            assert found.spot is None
            assert found.answer is Call
            assert "chart" not in coach_says(found, decision, letters)[0]
    assert folded
