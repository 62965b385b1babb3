"""The pro plays what was computed, solves the river between two, and elsewhere is a shark."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random

import pytest
from drawholdem_bench.random_hands import random_rules, random_setup

from drawholdem_tui.engine.actions import Action, Call, Check, Fold, Keep, RaiseTo, Swap
from drawholdem_tui.engine.cards import FULL_DECK, card
from drawholdem_tui.engine.decisions import BetDecision, Decision
from drawholdem_tui.engine.deck import OrderedDeck
from drawholdem_tui.engine.hand import Hand
from drawholdem_tui.engine.rules import DRAW_HOLDEM
from drawholdem_tui.engine.setup import regular
from drawholdem_tui.engine.view import View
from drawholdem_tui.players.blueprint.spot import stand_of
from drawholdem_tui.players.chance import Chance
from drawholdem_tui.players.cpu import our_bot
from drawholdem_tui.players.cpu.pro import Pro
from drawholdem_tui.players.cpu.random_choice import any_action
from drawholdem_tui.players.cpu.shark.shark import Shark
from drawholdem_tui.players.pushfold.spot import spot_of

MANY = 400


def dealt(button: str, big_blind: str, *, stacks: tuple[int, int] = (80, 80)) -> Hand:
    order = [card(each[:2]) for each in (big_blind, button)]
    order += [card(each[2:]) for each in (big_blind, button)]
    order += [each for each in FULL_DECK if each not in order]
    return Hand(DRAW_HOLDEM, regular(DRAW_HOLDEM, stacks), OrderedDeck(tuple(order)))


def said(hand: Hand, times: int = MANY) -> Counter[Action]:
    decision = hand.decision
    assert decision
    view, pro = hand.view(decision.seat), Pro(quick=True)
    return Counter(pro.decide(view, decision, Chance(7919 * seed)) for seed in range(times))


def test_what_is_always_done_is_always_done() -> None:
    hand = dealt("AsAd", "Kh4c")
    assert said(hand).keys() == {Keep()}
    hand.act(Keep())
    assert said(hand).keys() == {Swap(card("4c"))}
    hand.act(Swap(card("4c")))
    assert said(hand).keys() == {RaiseTo(80)}


def test_what_is_done_now_and_then_is_done_as_often_as_computed() -> None:
    """The pat bluff: the worst hands are kept now and then, and never called with."""
    hand = dealt("Qs8d", "7h2c")
    hand.act(Swap(card("8d")))
    decision = hand.decision
    assert decision
    spot = spot_of(hand.view(decision.seat), decision)
    assert spot
    high, low = spot.swaps
    kept = said(hand)[Keep()] / MANY
    error = ((high + low) * (1 - high - low) / MANY) ** 0.5
    assert abs(kept - (1 - high - low)) <= 4 * error + 0.005
    hand.act(Keep())
    hand.act(RaiseTo(80))
    assert said(hand).keys() == {Fold()}


def test_an_all_in_is_no_more_than_the_other_can_call() -> None:
    hand = dealt("AsAd", "Kh4c", stacks=(80, 500))
    hand.act(Keep())
    hand.act(Keep())
    assert said(hand, 5).keys() == {RaiseTo(80)}
    hand.act(RaiseTo(80))
    assert Call() in said(dealt_and_pushed(), 5)


def dealt_and_pushed() -> Hand:
    hand = dealt("Qs8d", "AhAc")
    for each in (Keep(), Keep(), RaiseTo(80)):
        hand.act(each)
    return hand


def test_whoever_raises_much_and_not_all_is_raised_all_in() -> None:
    hand = dealt("Qs8d", "AhAc")
    for each in (Keep(), Keep(), RaiseTo(50)):
        hand.act(each)
    assert said(hand, 5).keys() == {RaiseTo(80)}


def solves(view: View, decision: Decision) -> bool:
    """A river between two, without very much before both."""
    return (
        len(view.board) == 5
        and isinstance(decision, BetDecision)
        and len(view.seats) == 2
        and min(view.table.stacks) <= 75 * view.rules.big_blind
    )


def test_elsewhere_it_does_exactly_what_a_shark_does() -> None:
    """At random tables, of any game."""
    pro, shark, compared = Pro(quick=True), Shark(quick=True), 0
    for number in range(2100, 2108):
        rng = Random(number)
        rules = random_rules(rng)
        order = list(FULL_DECK)
        rng.shuffle(order)
        hand = Hand(rules, random_setup(rules, rng), OrderedDeck(tuple(order)))
        while (decision := hand.decision) is not None:
            view = hand.view(decision.seat)
            if spot_of(view, decision) is None and not solves(view, decision):
                seed = rng.getrandbits(60)
                answers = [each.decide(view, decision, Chance(seed)) for each in (pro, shark)]
                assert answers[0] == answers[1], (number, len(hand.actions))
                compared += 1
            hand.act(any_action(decision, rng))
    assert compared > 20


@pytest.mark.parametrize(("seats", "stack"), [(2, 200), (2, 1000), (3, 200), (6, 100)], ids=str)
def test_where_no_table_holds_it_does_exactly_what_a_shark_does(seats: int, stack: int) -> None:
    """20 and 100 big blinds between two, where it presses, 20 between three, six at the table."""
    pro, shark, compared = Pro(quick=True), Shark(quick=True, expert=seats == 2), 0
    for number in range(8 if seats == 2 else 2):  # before the flop there is a table between two
        rng = Random(seats * stack + number)
        order = list(FULL_DECK)
        rng.shuffle(order)
        setup = regular(DRAW_HOLDEM, (stack,) * seats)
        hand = Hand(DRAW_HOLDEM, setup, OrderedDeck(tuple(order)))
        while (decision := hand.decision) is not None:
            view, seed = hand.view(decision.seat), rng.getrandbits(60)
            one, other = (each.decide(view, decision, Chance(seed)) for each in (pro, shark))
            if not solves(view, decision) and not stand_of(view, decision):
                assert one == other, (seats, stack, number, len(hand.actions))
                compared += 1
            hand.act(one)
    assert compared >= 2 * seats


def test_between_two_it_bets_much_that_a_shark_checks() -> None:
    """On the flop and the turn, to whoever has checked or is still to speak."""
    bets: Counter[str] = Counter()
    for number in range(60):
        rng = Random(number)
        order = list(FULL_DECK)
        rng.shuffle(order)
        hand = Hand(DRAW_HOLDEM, regular(DRAW_HOLDEM, (500, 500)), OrderedDeck(tuple(order)))
        while (decision := hand.decision) is not None:
            view = hand.view(decision.seat)
            if (
                isinstance(decision, BetDecision)
                and 3 <= len(view.board) < 5
                and decision.may_check
            ):
                seed = rng.getrandbits(60)
                for name in ("shark", "pro"):
                    bot = our_bot(name, quick=True)
                    assert bot
                    said = bot.decide(view, decision, Chance(seed))
                    bets[name] += isinstance(said, RaiseTo)
            hand.act(any_check(decision))
    assert bets["pro"] > 1.2 * bets["shark"] > 0, bets


def any_check(decision: Decision) -> Action:
    if isinstance(decision, BetDecision):
        return Check() if decision.may_check else Call()
    return Keep()


def test_it_is_a_level_with_a_character_for_where_it_is_a_shark() -> None:
    assert isinstance(our_bot("pro"), Pro)
    assert isinstance(our_bot("pro:vera"), Pro)


def test_without_swaps_it_pushes_and_folds_all_the_same() -> None:
    rules = replace(DRAW_HOLDEM, swaps=False)
    order = [card(each) for each in ("Kh", "As", "4c", "Ad")]
    order += [each for each in FULL_DECK if each not in order]
    hand = Hand(rules, regular(rules, (100, 100)), OrderedDeck(tuple(order)))
    assert said(hand, 5).keys() == {RaiseTo(100)}
    hand.act(RaiseTo(100))
    assert said(hand, 5).keys() == {Fold()}


# Between three


def three(button: str, small: str, big: str, *, stack: int = 100) -> Hand:
    hands = (small, big, button)
    order = [card(each[at : at + 2]) for at in (0, 2) for each in hands]
    order += [each for each in FULL_DECK if each not in order]
    return Hand(DRAW_HOLDEM, regular(DRAW_HOLDEM, (stack,) * 3), OrderedDeck(tuple(order)))


def test_between_three_it_plays_the_tables_for_three() -> None:
    hand = three("AsAd", "KhKc", "9h4c")
    assert said(hand, 20).keys() == {Keep()}
    hand.act(Keep())
    assert said(hand, 20).keys() == {Keep()}
    hand.act(Keep())
    assert said(hand, 20).keys() == {Swap(card("4c"))}
    hand.act(Swap(card("4c")))
    assert said(hand, 20).keys() == {RaiseTo(100)}
    hand.act(RaiseTo(100))
    assert said(hand, 20).keys() == {Call()}


def test_between_three_with_much_it_is_a_shark() -> None:
    hand = three("AsAd", "KhKc", "9h4c", stack=200)
    decision = hand.decision
    assert decision
    assert spot_of(hand.view(decision.seat), decision) is None
