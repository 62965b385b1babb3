"""Hands that are dealt from a deck of cardboard: the same scripts, and cards that nobody told."""

from __future__ import annotations

from dataclasses import replace

import pytest
from real_cards import played_both_ways, reshuffled, without_cards

from drawholdem_tui.engine.actions import (
    Call,
    Check,
    Draw,
    Fold,
    Keep,
    RaiseTo,
    Swap,
    action_of,
    words_of,
)
from drawholdem_tui.engine.cards import UNKNOWN, cards
from drawholdem_tui.engine.decisions import BetDecision, DrawDecision, SwapDecision
from drawholdem_tui.engine.deck import RealDeck
from drawholdem_tui.engine.errors import CardError, IllegalAction
from drawholdem_tui.engine.events import (
    HandMucked,
    HandShown,
    OpenersShown,
    OpenersSplit,
    PotAwarded,
    SwapPotAwarded,
)
from drawholdem_tui.engine.hand import Hand
from drawholdem_tui.engine.judging import Judgement
from drawholdem_tui.engine.rules import DRAW_HOLDEM, DRAW_POKER, TEXAS_HOLDEM
from drawholdem_tui.engine.setup import regular


def _the_same(seeds: range) -> None:
    judged = new_decks = ties = 0
    for seed in seeds:
        known, real = played_both_ways(seed)
        assert real.over, seed
        assert real.stacks == known.stacks, seed
        assert real.carried == known.carried, seed
        assert real.won() == known.won(), seed
        if seed % 3 and not known.rules.game.value.startswith("draw"):
            assert list(map(without_cards, real.events)) == list(
                map(without_cards, known.events)
            ), seed
        judged += real.judged is not None
        new_decks += reshuffled(real)
        ties += real.judged is not None and any(len(group) > 1 for group in real.judged.order)
    assert judged > len(seeds) // 4
    assert ties
    assert new_decks


def test_a_hand_by_its_public_actions_ends_with_the_same_chips() -> None:
    _the_same(range(600))


@pytest.mark.long
@pytest.mark.by_hand
def test_ten_thousand_hands_by_their_public_actions_end_with_the_same_chips() -> None:
    _the_same(range(1_000, 11_000))


def holdem(*stacks: int, board: str = "") -> Hand:
    return Hand(TEXAS_HOLDEM, regular(TEXAS_HOLDEM, stacks), RealDeck(cards(board)))


def to_the_showdown(hand: Hand) -> Hand:
    while (decision := hand.decision) is not None:
        match decision:
            case SwapDecision():
                hand.act(Keep())
            case DrawDecision():
                hand.act(Draw())
            case BetDecision():
                hand.act(Check() if decision.may_check else Call())
    return hand


def test_the_table_says_whose_hand_is_best() -> None:
    hand = to_the_showdown(holdem(100, 100, 100))
    assert (hand.over, hand.view(None).over) == (False, False)
    hand.judge(Judgement(((2,),)))
    assert hand.over
    assert hand.stacks == (90, 90, 120)
    assert [type(each) for each in hand.events[-5:-1]] == [
        HandShown, HandShown, HandShown, PotAwarded,
    ]  # fmt: skip


def test_whoever_is_beaten_by_a_hand_that_has_been_shown_need_not_show() -> None:  # TH-9
    hand = to_the_showdown(holdem(100, 100, 100))
    hand.judge(Judgement(((0,), (1,), (2,))))
    mucked = [event.seat for event in hand.events if isinstance(event, HandMucked)]
    assert mucked == [1, 2]


def test_equal_hands_share_and_the_odd_chip_goes_from_the_left_of_the_button() -> None:  # TH-8
    rules = replace(TEXAS_HOLDEM, small_blind=5, big_blind=5)
    hand = Hand(rules, regular(rules, (100, 100, 100)), RealDeck())
    to_the_showdown(hand)
    hand.judge(Judgement(((2, 0),)))
    assert hand.stacks == (103, 95, 102)


def test_every_pot_needs_a_winner() -> None:
    hand = holdem(50, 100, 100)
    hand.play([RaiseTo(100), Call(), Call()])
    judging = hand.judging
    assert judging is not None
    assert [pot.amount for pot in judging.pots] == [150, 100]
    with pytest.raises(IllegalAction) as refused:
        hand.judge(Judgement(((0,),)))
    assert refused.value.code == "pot_not_judged"
    assert refused.value.values["pot"] == 1
    assert hand.judging is judging
    hand.judge(Judgement(((0,), (1, 2))))
    assert hand.stacks == (150, 50, 50)


@pytest.mark.parametrize(
    ("judgement", "code"),
    [
        (Judgement(((3,),)), "judged_not_in"),
        (Judgement(((0,), (0,))), "judged_twice"),
        (Judgement(()), "pot_not_judged"),
        (Judgement(((0,),), ((0, cards("As")),)), "shown_too_few"),
        (Judgement(((0,),), ((0, cards("AsAs")),)), "card_twice"),
        (Judgement(((0,),), ((0, cards("AsKd")),)), "card_twice"),
        (Judgement(((0,), (1,)), ((0, cards("Ac4d")), (1, cards("QhQc")))), "order_differs"),
        (Judgement(((0,), (1,)), ((0, cards("Ac4d")), (1, cards("Ad4c")))), "order_differs_tie"),
    ],
)
def test_a_judgement_that_cannot_be_is_refused(judgement: Judgement, code: str) -> None:
    hand = to_the_showdown(holdem(100, 100, 100, board="KdQs7c7d2c"))
    before = list(hand.events)
    with pytest.raises(IllegalAction) as refused:
        hand.judge(judgement)
    assert refused.value.code == code
    assert list(hand.events) == before
    assert hand.judging


def test_cards_that_are_told_are_judged_by_their_ranks() -> None:
    hand = to_the_showdown(holdem(100, 100, 100, board="KdQs7c7d2c"))
    assert hand.judging
    judgement = hand.judging.ranked([(0, cards("Ac4d")), (1, cards("QhQc"))])
    assert judgement.order == ((1,), (0,))
    hand.judge(judgement)
    shown = [event for event in hand.events if isinstance(event, HandShown)]
    assert [(event.seat, event.cards) for event in shown] == [
        (0, cards("Ac4d")), (1, cards("QhQc")),
    ]  # fmt: skip
    assert hand.stacks == (90, 120, 90)


def test_without_a_board_no_cards_can_be_judged() -> None:
    hand = to_the_showdown(holdem(100, 100))
    assert hand.judging
    with pytest.raises(IllegalAction) as refused:
        hand.judging.ranked([(0, cards("AsKd"))])
    assert refused.value.code == "board_not_told"


def test_no_card_is_told_twice_of_a_board() -> None:
    with pytest.raises(CardError):
        RealDeck(cards("AsKdAs"))


def test_the_swap_pot_goes_whole_to_the_best_hand() -> None:  # DH-18
    hand = Hand(DRAW_HOLDEM, regular(DRAW_HOLDEM, (20, 500, 500)), RealDeck())
    hand.play([Keep(), Keep(), Keep(), RaiseTo(20), Call(), Call()])
    hand.play([Swap(UNKNOWN), Check(), Keep(), Check(), Keep(), Check()])
    to_the_showdown(hand)
    assert hand.judging
    assert hand.judging.swap_pot == 60
    hand.judge(Judgement(((0,), (2,))))
    assert [event.amount for event in hand.events if isinstance(event, SwapPotAwarded)] == [60]
    assert hand.stacks == (120, 420, 480)


def test_openers_are_declared_split_and_proved() -> None:  # DP-6, DP-10
    rules = replace(DRAW_POKER, ante=5)
    hand = Hand(rules, regular(rules, (100, 100)), RealDeck())
    hand.play([RaiseTo(10), Call()])
    with pytest.raises(IllegalAction) as refused:
        hand.act(Draw((), splits=True))
    assert refused.value.code == "nothing_to_split"
    hand.act(Draw((UNKNOWN,) * 2, splits=True))
    assert any(isinstance(event, OpenersSplit) for event in hand.events)
    hand.act(Draw((UNKNOWN,) * 3))
    hand.play([RaiseTo(10), Fold()])
    assert OpenersShown(0, ()) in hand.events
    assert hand.over


@pytest.mark.parametrize("action", [Swap(UNKNOWN), Draw((UNKNOWN,) * 3), Draw((UNKNOWN,), True)])
def test_an_action_with_unknown_cards_is_kept_in_words(action: Swap | Draw) -> None:
    assert action_of(words_of(action)) == action
