"""The coach facing bets: what any cards would be worth, and what those who bet usually hold."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from statistics import fmean

import pytest
from permuted import again, with_hidden_cards_permuted

from drawholdem_tui.engine.actions import Call, Check, Fold, Keep, RaiseTo
from drawholdem_tui.engine.cards import FULL_DECK, cards
from drawholdem_tui.engine.decisions import BetDecision, Decision, SwapDecision
from drawholdem_tui.engine.deck import OrderedDeck
from drawholdem_tui.engine.hand import Hand
from drawholdem_tui.engine.rules import DRAW_HOLDEM, TEXAS_HOLDEM, Rules
from drawholdem_tui.engine.setup import regular
from drawholdem_tui.engine.view import View
from drawholdem_tui.players.coach.advice import Advice, advice
from drawholdem_tui.players.coach.believed import spoken
from drawholdem_tui.players.cpu.random_choice import any_action
from drawholdem_tui.players.cpu.shark.scenes import Ranges
from drawholdem_tui.words.advice.coach import coach_says
from drawholdem_tui.words.cards import letters
from drawholdem_tui.words.numbers import percent

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


def told(rules: Rules, mine: str, pots: float) -> list[tuple[Advice, Advice, Decision]]:
    """What is counted against any cards, and what the coach says."""
    found = [
        (advice(view, decision), spoken(view, decision), decision)
        for view, decision in facing_bets(rules, mine, pots)
    ]
    assert found
    return found


@pytest.mark.parametrize("rules", [DRAW_HOLDEM, TEXAS_HOLDEM])
def test_a_call_that_pays_only_against_any_cards_is_told_as_a_fold(rules: Rules) -> None:
    other = [each for each in told(rules, "KsTd", 1.2) if each[1].against_any is not None]
    assert other
    for any_cards, said, decision in other:
        assert said.against_any == any_cards.keep
        assert said.keep < any_cards.keep
        longest = coach_says(said, decision, letters)[0]
        if isinstance(decision, BetDecision):
            assert said.answer is Fold
            assert longest.startswith("Fold, unless")
        else:
            assert said.verdict is not None
            assert said.best == said.verdict.best.do
        if "bluff" in longest:  # both shares, of which the one that counts comes first
            assert f"you have {percent(said.keep)}, against any cards" in longest


def test_every_figure_beside_the_sentence_is_that_of_the_sentence() -> None:
    for _, said, decision in told(DRAW_HOLDEM, "9sTd", 1.2):
        if said.verdict and said.against_any is not None:
            assert said.verdict.choices[0].chances.share == said.keep
            assert said.verdict.best.value == max(each.value for each in said.verdict.choices)
            assert percent(said.keep) in coach_says(said, decision, letters)[0]


def test_against_the_best_hand_no_bet_frightens() -> None:
    for any_cards, said, decision in told(DRAW_HOLDEM, "JsJd", 1.2):
        assert said == any_cards
        assert "bluff" not in coach_says(said, decision, letters)[0]


def test_with_one_card_kept_the_new_ones_win_what_they_win_beside_it() -> None:
    view, _ = next(facing_bets(TEXAS_HOLDEM, "KsTd", 1.2))
    ranges = Ranges(view, 2_000, 24, Random(3))
    first, second = view.own_cards
    beside_the_king = ranges.with_each_card((first, second), first)
    beside_the_ten = ranges.with_each_card((first, second), second)
    assert fmean(beside_the_king) > fmean(beside_the_ten)
    assert all(0 <= share <= 1 for share in (*beside_the_king, *beside_the_ten))
    assert len(beside_the_king) == 52 - len(view.board) - 2


def test_hidden_cards_change_nothing_that_is_believed() -> None:
    believed = 0
    for seed in range(40):
        rng = Random(seed)
        deck = OrderedDeck(tuple(rng.sample(FULL_DECK, 52)))
        hand = Hand(DRAW_HOLDEM, regular(DRAW_HOLDEM, (1_000,) * 2), deck)
        for _ in range(rng.randrange(4, 12)):
            if hand.decision is not None:
                hand.act(any_action(hand.decision, rng))
        if hand.decision is None or not hand.view(None).board:
            continue
        seat = hand.decision.seat
        other = again(hand, with_hidden_cards_permuted(hand, seat, seed))
        assert other.decision is not None
        said = spoken(hand.view(seat), hand.decision)
        assert said == spoken(other.view(seat), other.decision)
        believed += said.against_any is not None
    assert believed


def test_where_nobody_has_bet_nothing_is_read_into_it() -> None:
    hand = Hand(DRAW_HOLDEM, regular(DRAW_HOLDEM, (1_000,) * 3), OrderedDeck(tuple(FULL_DECK)))
    assert hand.decision is not None
    view = hand.view(hand.decision.seat)
    assert spoken(view, hand.decision) == advice(view, hand.decision)
