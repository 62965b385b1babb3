"""The shark with few chips, and near the end of a knockout."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from drawholdem_tui.engine.actions import Action, Call, Fold, Keep, RaiseTo
from drawholdem_tui.engine.cards import FULL_DECK, card
from drawholdem_tui.engine.decisions import BetDecision
from drawholdem_tui.engine.deck import OrderedDeck, SecretDeck
from drawholdem_tui.engine.events import Street
from drawholdem_tui.engine.hand import Hand
from drawholdem_tui.engine.past import Past
from drawholdem_tui.engine.rules import DRAW_HOLDEM, TEXAS_HOLDEM, Rules, Structure
from drawholdem_tui.engine.setup import regular
from drawholdem_tui.engine.view import TableView, table_alone
from drawholdem_tui.players.chance import Chance
from drawholdem_tui.players.cpu.shark.betting import weight_of_losing
from drawholdem_tui.players.cpu.shark.outlook import outlook
from drawholdem_tui.players.cpu.shark.preflop import lies_in_wait, raises_before
from drawholdem_tui.players.cpu.shark.reading import hands_of
from drawholdem_tui.players.cpu.shark.shark import Shark

BUBBLE = (300, 310, 1200, 40)  # of five who began; four are left, and three get something


def table(stacks: tuple[int, ...], hole: str, *, mode: str = "knockout", places: int = 5) -> Hand:
    """Texas Hold'em, hole cards by seat, blinds of 5 and 10 by the first two."""
    hands = [(card(each[:2]), card(each[2:])) for each in hole.split()]
    order = [first for first, _ in hands] + [second for _, second in hands]
    order += [each for each in FULL_DECK if each not in order]
    setup = regular(TEXAS_HOLDEM, stacks)
    around: TableView = table_alone(setup)._replace(mode=mode, places=places)
    return Hand(TEXAS_HOLDEM, setup, OrderedDeck(tuple(order)), around)


def said(hand: Hand, times: int = 30) -> Counter[type[Action]]:
    decision = hand.decision
    assert decision
    view, shark = hand.view(decision.seat), Shark(quick=True)
    return Counter(type(shark.decide(view, decision, Chance(seed))) for seed in range(times))


@pytest.mark.parametrize("rules", [DRAW_HOLDEM, TEXAS_HOLDEM])
@pytest.mark.parametrize(("blinds", "seats"), [(4, 2), (7, 2), (4, 6), (8, 3), (12, 6)])
def test_with_few_big_blinds_it_pushes_or_folds(rules: Rules, blinds: int, seats: int) -> None:
    """It never comes in for a blind, unless it lies in wait, and raises by all or nothing."""
    shark, pushed, folded = Shark(quick=True), 0, 0
    for number in range(96 // seats):
        rng = Random(number)
        setup = regular(rules, (10 * blinds,) * seats)
        hand = Hand(rules, setup, SecretDeck(rng.randbytes(32)))
        while (decision := hand.decision) is not None:
            view = hand.view(decision.seat)
            if view.street is not Street.PREFLOP:
                break
            action = shark.decide(view, decision, Chance(rng.getrandbits(60)))
            if isinstance(decision, BetDecision):
                if isinstance(action, RaiseTo):
                    assert action.amount == min(decision.all_in_to, view.plays_to), (number, action)
                if not raises_before(view.said):
                    assert not isinstance(action, Call) or lies_in_wait(view, decision), number
                    pushed += isinstance(action, RaiseTo)
                    folded += isinstance(action, Fold)
            hand.act(action)
    assert pushed > 8
    assert folded > 3


def test_with_limits_or_chips_enough_it_raises_by_less() -> None:
    for rules, stack in (
        (replace(TEXAS_HOLDEM, structure=Structure.FIXED_LIMIT), 100),
        (TEXAS_HOLDEM, 300),
    ):
        setup = regular(rules, (stack,) * 3)
        aces = [card(each) for each in ("2c", "3d", "Ah", "7s", "8d", "As")]
        order = (*aces, *(each for each in FULL_DECK if each not in aces))
        hand = Hand(rules, setup, OrderedDeck(order))
        decision = hand.decision
        assert isinstance(decision, BetDecision)
        action = Shark(quick=True).decide(hand.view(2), decision, Chance(1))
        assert isinstance(action, RaiseTo)
        assert action.amount < decision.all_in_to


def test_between_two_ten_big_blinds_are_enough_to_raise_by_less() -> None:
    hand = table((100, 100), "2c3d AhAd")
    decision = hand.decision
    assert isinstance(decision, BetDecision)
    assert decision.seat == 1
    raised = [
        action.amount
        for seed in range(30)
        if isinstance(
            action := Shark(quick=True).decide(hand.view(1), decision, Chance(seed)), RaiseTo
        )
    ]
    assert min(raised) < 100


def first_in(hole: str, stack: int, seats: int, *, often: int | None = None) -> Hand:
    """Draw-Holdem where all keep; the first who bets holds that, and the others have raised so
    often in a hundred hands."""
    mine = [card(hole[:2]), card(hole[2:])]
    order = [each for each in FULL_DECK if each not in mine]
    first = 2 % seats
    order.insert(first, mine[0])
    order.insert(seats + first, mine[1])
    setup = regular(DRAW_HOLDEM, (stack,) * seats)
    around = table_alone(setup)
    if often is not None:
        around = around._replace(past=(Past(hands=100, entered=50, raised=often),) * seats)
    hand = Hand(DRAW_HOLDEM, setup, OrderedDeck(tuple(order)), around)
    hand.play([Keep()] * seats)
    return hand


@pytest.mark.parametrize(("hole", "stack", "seats", "often", "waits"), [
    ("AhAd", 100, 6, None, True),
    ("AhAd", 100, 6, 13, True),  # as regulars do
    ("AhKh", 100, 5, None, True),
    ("AhAd", 100, 6, 0, False),  # nobody would raise
    ("AhAd", 100, 3, None, False),  # too few might
    ("AhAd", 60, 6, None, False),
    ("AhAd", 200, 6, None, False),
    ("7h7c", 100, 6, None, False),  # not good enough
])  # fmt: skip
def test_in_front_of_several_who_raise_the_best_hands_lie_in_wait(
    hole: str, stack: int, seats: int, often: int | None, waits: bool
) -> None:
    answers = said(first_in(hole, stack, seats, often=often))
    assert answers[Call] == (30 if waits else 0), answers


def test_whoever_lay_in_wait_goes_all_the_way_once_somebody_raises() -> None:
    hand = first_in("AhAd", 100, 6)
    hand.play([Call(), RaiseTo(30), *[Fold()] * 4])
    assert set(said(hand)) <= {RaiseTo, Call}


def behind_a_call(hole: str, stack: int) -> Hand:
    """Draw-Holdem between two who both keep; the button has only called."""
    hands = [(card(each[:2]), card(each[2:])) for each in hole.split()]
    order = [first for first, _ in hands] + [second for _, second in hands]
    order += [each for each in FULL_DECK if each not in order]
    setup = regular(DRAW_HOLDEM, (stack,) * 2)
    hand = Hand(DRAW_HOLDEM, setup, OrderedDeck(tuple(order)), table_alone(setup))
    hand.play([Keep(), Keep(), Call()])
    return hand


@pytest.mark.parametrize(("hole", "stack", "often"), [
    ("9s6d 2c3d", 100, (20, 30)),
    ("AhAd 2c3d", 100, (0, 0)),  # wants a call
    ("9s6d 2c3d", 200, (0, 0)),  # too much for a blind
])  # fmt: skip
def test_who_only_calls_with_ten_big_blinds_is_asked_for_all_of_them(
    hole: str, stack: int, often: tuple[int, int]
) -> None:
    hand, shark = behind_a_call(hole, stack), Shark(quick=True)
    decision = hand.decision
    assert isinstance(decision, BetDecision)
    answers = [shark.decide(hand.view(0), decision, Chance(seed)) for seed in range(30)]
    least, most = often
    assert least <= answers.count(RaiseTo(stack)) <= most, Counter(answers)


def test_a_call_with_ten_big_blinds_is_read_as_none_of_the_hands_that_are_raised() -> None:
    def best_fifth(stack: int) -> float:
        view = behind_a_call("9s6d 2c3d", stack).view(0)
        weights, places = hands_of(view, 1, 12), outlook((), 12).places
        best = [each for each, place in zip(weights, places, strict=True) if place > 0.8]
        return sum(best) / sum(weights)

    assert best_fifth(100) < 0.06
    assert best_fifth(200) > 0.2


def test_a_chip_lost_weighs_more_only_where_places_are_at_stake() -> None:
    def weight(stacks: tuple[int, ...], mode: str = "knockout", places: int = 5) -> float:
        hole = "2c3d 4h4s 5c5d 6h6s 7c7d 8h8s 9c9d ThTs JhJs"
        hand = table(stacks, " ".join(hole.split()[: len(stacks)]), mode=mode, places=places)
        return weight_of_losing(hand.view(0))

    assert weight(BUBBLE, mode="cash") == 1.0
    assert weight((300, 700), places=5) == pytest.approx(1.0)  # between two it is the rest
    assert weight((500,) * 9, places=9) < 1.3
    assert weight(BUBBLE) > 1.4
    assert weight((1200, 300, 310, 40)) < weight(BUBBLE)  # whoever has most can press


def test_it_does_not_call_off_its_chips_light_while_a_shorter_stack_is_nearly_out() -> None:
    """The big stack has put everybody all-in; tens would do for that in a cash game."""
    calls = {}
    for mode in ("cash", "knockout"):
        hand = table(BUBBLE, "TcTd 2d3c KhQs 7c2s", mode=mode)
        hand.play([RaiseTo(1200), Fold()])
        calls[mode] = 30 - said(hand)[Fold]
    assert calls["knockout"] <= 3, calls
    assert calls["cash"] >= 20, calls
