"""What the table says a swap will cost next is what it costs, if everybody keeps and calls."""

from __future__ import annotations

from collections import Counter
from random import Random

from drawholdem_bench.random_hands import random_rules, random_setup

from drawholdem_tui.engine.actions import Action, Call, Check, Keep, RaiseTo, Swap
from drawholdem_tui.engine.decisions import BetDecision, SwapDecision
from drawholdem_tui.engine.deck import SecretDeck
from drawholdem_tui.engine.events import Street
from drawholdem_tui.engine.fee_ladder import Ladder, fee_ladder
from drawholdem_tui.engine.hand import Hand
from drawholdem_tui.engine.rules import DRAW_HOLDEM, FeeBase, Rules
from drawholdem_tui.engine.setup import Setup, regular
from drawholdem_tui.engine.view import SeatState
from drawholdem_tui.players.cpu.random_choice import any_action


def _played(rules: Rules, setup: Setup, number: int, actions: list[Action]) -> Hand:
    hand = Hand(rules, setup, SecretDeck(b"ladder %d" % number))
    for action in actions:
        hand.act(action)
    return hand


def _at_the_next_street(hand: Hand) -> int | None:
    """The fee when everybody keeps and calls; nothing where nobody can swap any more."""
    street = hand.view(None).street
    while (decision := hand.decision) is not None:
        view = hand.view(None)
        if view.street is not street:
            return view.fee
        if isinstance(decision, SwapDecision):
            hand.act(Keep())
        else:
            assert isinstance(decision, BetDecision)
            hand.act(Check() if decision.may_check else Call())
    return None


def test_the_next_fee_is_what_everybody_who_keeps_and_calls_will_pay() -> None:  # DH-12 to DH-14
    came: Counter[tuple[FeeBase, bool, str]] = Counter()
    for number in range(700):
        rng = Random(number)
        rules = random_rules(rng, (DRAW_HOLDEM,))
        setup = random_setup(rules, rng)
        hand = _played(rules, setup, number, [])
        while (decision := hand.decision) is not None:
            if isinstance(decision, SwapDecision):
                ladder = fee_ladder(hand.view(decision.seat))
                all_in = any(seat.state is SeatState.ALL_IN for seat in hand.view(None).seats)
                for action, told in _ways(decision, ladder):
                    then = _played(rules, setup, number, [*hand.actions, action])
                    fee = _at_the_next_street(then)
                    if fee is not None:
                        assert told == fee, (number, len(hand.actions), action)
                        came[rules.fee_base, all_in, type(action).__name__] += 1
            hand.act(any_action(decision, rng))
    print(came)
    assert len(came) == 8
    assert min(came.values()) > 20


def _ways(asked: SwapDecision, ladder: Ladder | None) -> list[tuple[Action, int]]:
    if ladder is None:
        return []
    return [(Keep(), ladder.kept), (Swap(asked.cards[0]), ladder.swapped)]


def a_pot_of_thirty(stack: int) -> Hand:
    """On the flop, which three have seen for a big blind each, one of them with so many chips."""
    hand = Hand(DRAW_HOLDEM, regular(DRAW_HOLDEM, (stack, 500, 500)), SecretDeck(b"thirty"))
    while hand.view(None).street is Street.PREFLOP:
        decision = hand.decision
        assert decision
        if isinstance(decision, BetDecision):
            hand.act(Check() if decision.may_check else Call())
        else:
            hand.act(Keep())
    return hand


def test_a_pot_of_thirty_costs_thirty_and_a_swap_makes_sixty_of_it() -> None:  # DH-14
    hand = a_pot_of_thirty(500)
    decision = hand.decision
    assert isinstance(decision, SwapDecision)
    assert decision.fee == 30
    assert fee_ladder(hand.view(decision.seat)) == Ladder(Street.TURN, 30, 60, bet=False)
    hand.act(Keep())
    while isinstance(hand.decision, SwapDecision):
        hand.act(Keep())
    assert isinstance(hand.decision, BetDecision)
    hand.act(RaiseTo(10))
    decision = hand.decision
    if isinstance(decision, SwapDecision):
        told = fee_ladder(hand.view(decision.seat))
        assert told
        assert told.bet
    assert fee_ladder(hand.view(None)) is None  # it is nobody's but of whoever is asked


def test_no_fee_is_told_that_nobody_will_have_left() -> None:
    told = []
    for number in range(300):
        rng = Random(number)
        hand = _played(DRAW_HOLDEM, regular(DRAW_HOLDEM, (150, 150, 150)), number, [])
        while (decision := hand.decision) is not None:
            if isinstance(decision, SwapDecision):
                ladder, then = fee_ladder(hand.view(decision.seat)), _played_on(hand, number)
                fee = _at_the_next_street(then)
                if fee is not None:
                    told.append(ladder is not None)
                    seats = then.view(None).seats
                    left = max(each.stack for each in seats if each.state is not SeatState.FOLDED)
                    assert (ladder is not None) is (fee <= left)
            hand.act(any_action(decision, rng))
    assert Counter(told)[False] > 20
    assert Counter(told)[True] > 20


def test_whoever_could_not_pay_it_after_a_swap_is_told_apart() -> None:
    """The fee that takes the last chips leaves none for the next street."""
    for stack, enough in ((60, False), (99, False), (100, True)):
        hand = a_pot_of_thirty(stack)
        assert isinstance(hand.decision, SwapDecision)
        ladder = fee_ladder(hand.view(hand.decision.seat))
        assert ladder
        assert (ladder.swapped, ladder.affordable) == (60, enough)


def _played_on(hand: Hand, number: int) -> Hand:
    return _played(DRAW_HOLDEM, regular(DRAW_HOLDEM, (150, 150, 150)), number, [*hand.actions])
