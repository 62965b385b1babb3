"""What the shark makes of what it has seen of somebody in earlier hands."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from drawholdem_tui.engine.actions import Action, Call, Check, Fold, RaiseTo
from drawholdem_tui.engine.cards import FULL_DECK, card
from drawholdem_tui.engine.decisions import BetDecision
from drawholdem_tui.engine.deck import OrderedDeck, SecretDeck
from drawholdem_tui.engine.hand import Hand
from drawholdem_tui.engine.past import NO_PAST, Past
from drawholdem_tui.engine.rules import DRAW_POKER, TEXAS_HOLDEM
from drawholdem_tui.engine.setup import regular
from drawholdem_tui.engine.view import table_alone
from drawholdem_tui.players.chance import Chance
from drawholdem_tui.players.cpu.shark.draw_poker import scenes_of_five
from drawholdem_tui.players.cpu.shark.habits import SENSIBLE, habits_of
from drawholdem_tui.players.cpu.shark.outlook import outlook
from drawholdem_tui.players.cpu.shark.reading import hands_of
from drawholdem_tui.players.cpu.shark.shark import Shark

WAYS = 12
ROCK = Past(hands=80, entered=6, raised=3)
MANIAC = Past(hands=80, entered=70, raised=60)
STRANGER = NO_PAST


def table(hole: str, pasts: dict[int, Past], stack: int = 200) -> Hand:
    """Hole cards by seat, ``AhKd QsQd``; what has been seen of some of them."""
    hands = [(card(each[:2]), card(each[2:])) for each in hole.split()]
    order = [first for first, _ in hands] + [second for _, second in hands]
    order += [each for each in FULL_DECK if each not in order]
    setup = regular(TEXAS_HOLDEM, (stack,) * len(hands))
    past = tuple(pasts.get(seat, NO_PAST) for seat in range(len(hands)))
    return Hand(
        TEXAS_HOLDEM, setup, OrderedDeck(tuple(order)), table_alone(setup)._replace(past=past)
    )


def said(hand: Hand, times: int = 40) -> Counter[type[Action]]:
    decision = hand.decision
    assert decision
    view, shark = hand.view(decision.seat), Shark(quick=True)
    return Counter(type(shark.decide(view, decision, Chance(seed))) for seed in range(times))


def raised_by(past: Past, hole: str = "Kd9h") -> Hand:
    """The button has raised, the small blind has folded; the big blind is asked."""
    hand = table(f"2c3d {hole} 7s2h", {2: past})
    hand.play([RaiseTo(25), Fold()])
    return hand


def test_a_few_hands_say_little_and_many_say_much() -> None:
    def habits(past: Past) -> float:
        return habits_of(table("2c3d 2d3c 4h4s", {1: past}).view(0), 1).raises

    assert habits_of(table("2c3d 2d3c 4h4s", {}).view(0), 1) == SENSIBLE
    assert habits(Past(hands=2)) == 1.0
    assert habits(ROCK) <= 0.5
    assert habits(MANIAC) >= 2.0
    assert habits(Past(hands=500)) < habits(Past(hands=15)) < 1.0


def test_a_raise_means_the_more_the_seldomer_somebody_raises() -> None:
    def strength(past: Past) -> float:
        view = raised_by(past).view(1)
        weights, places = hands_of(view, 2, WAYS), outlook((), WAYS).places
        return sum(w * p for w, p in zip(weights, places, strict=True)) / sum(weights)

    assert strength(MANIAC) < strength(STRANGER) < strength(ROCK)


def test_it_folds_to_those_who_seldom_raise_and_calls_or_raises_those_who_often_do() -> None:
    folds = [said(raised_by(past, "Kd9h"))[Fold] for past in (MANIAC, STRANGER, ROCK)]
    assert folds == sorted(folds), folds
    assert folds[0] < 8, folds
    assert folds[-1] > 24, folds


def test_it_asks_for_the_blinds_of_those_who_play_few_hands() -> None:
    def steals(past: Past) -> int:
        return said(table("2c3d 2d3c Kh6d", {0: past, 1: past}))[RaiseTo]

    assert steals(ROCK) > 30
    assert steals(STRANGER) < 10


@pytest.mark.parametrize("past", [ROCK, STRANGER, MANIAC])
def test_the_best_hand_is_folded_to_nobody(past: Past) -> None:
    found = said(raised_by(past, "AhAd"))
    assert not found[Fold]
    assert found[RaiseTo] + found[Call] == 40


def test_what_contradicts_somebodys_habits_can_be_thought_about_all_the_same() -> None:
    """Passed, so no jacks; called, though it hardly ever plays: no hand is both."""
    setup = regular(DRAW_POKER, (500,) * 2)
    around = table_alone(setup)._replace(past=(Past(hands=300, entered=1),) * 2)
    called = 0
    for number in range(40):
        hand = Hand(DRAW_POKER, setup, SecretDeck(b"hand %d" % number), around)
        hand.act(Check())
        decision = hand.decision
        if isinstance(decision, BetDecision) and decision.may_raise:  # has openers
            hand.play([RaiseTo(decision.min_to), Call()])
            for seat in (0, 1):
                scenes_of_five(hand.view(seat), 20, Random(number))
            called += 1
    assert called > 3
