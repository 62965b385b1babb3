"""What people laugh at in computers, and none of ours does: over thousands of random spots."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from drawholdem_bench.random_hands import random_rules, random_setup

from drawholdem_tui.engine.actions import Action, Call, Fold, Keep, RaiseTo
from drawholdem_tui.engine.cards import FULL_DECK, Card, card
from drawholdem_tui.engine.decisions import BetDecision
from drawholdem_tui.engine.deck import OrderedDeck, SecretDeck
from drawholdem_tui.engine.events import Street
from drawholdem_tui.engine.hand import Hand
from drawholdem_tui.engine.rules import (
    DRAW_HOLDEM,
    DRAW_POKER,
    DRAW_POKER_CASINO,
    TEXAS_HOLDEM,
    Rules,
)
from drawholdem_tui.engine.setup import regular
from drawholdem_tui.engine.view import SeatState
from drawholdem_tui.players.cast import CAST, IN_CHARACTER
from drawholdem_tui.players.chance import Chance
from drawholdem_tui.players.cpu import our_bot
from drawholdem_tui.players.cpu.random_choice import any_action
from drawholdem_tui.players.protocol import Bot

EVERYBODY = [*IN_CHARACTER, *(f"{IN_CHARACTER[at % 4]}:{name}" for at, name in enumerate(CAST))]
HANDS = {"quick": 6, "long": 30}
lengths = pytest.mark.parametrize("length", ["quick", pytest.param("long", marks=pytest.mark.long)])
DEEP = 1000  # a hundred big blinds
MODEST = 40  # four of them: what nobody has to be afraid of


def bot(words: str) -> Bot:
    found = our_bot(words, quick=True)
    assert found
    return found


def spots(hand: Hand, player: Bot, rng: Random) -> Iterator[tuple[BetDecision, Action]]:
    """Whatever it is asked about bets, and says; anything legal is said in between."""
    while (decision := hand.decision) is not None:
        action = player.decide(hand.view(decision.seat), decision, Chance(rng.getrandbits(60)))
        if isinstance(decision, BetDecision):
            yield decision, action
        hand.act(action if rng.random() < 0.6 else any_action(decision, rng))


@lengths
@pytest.mark.parametrize("words", EVERYBODY)
def test_nothing_free_is_folded_and_nobody_raises_into_nobody(words: str, length: str) -> None:
    """At tables of all games, structures, house rules and stacks."""
    player = bot(words)
    for number in range(HANDS[length]):
        rng = Random(f"{words} {number}")
        rules = random_rules(rng)
        hand = Hand(rules, random_setup(rules, rng), SecretDeck(rng.randbytes(32)))
        for decision, action in spots(hand, player, rng):
            where = f"{words}, hand {number}, action {len(hand.actions)}"
            assert not (decision.may_check and action == Fold()), where
            others = [
                seat
                for seat in hand.view(decision.seat).seats
                if seat.seat != decision.seat and seat.state is not SeatState.FOLDED
            ]
            if all(seat.state is SeatState.ALL_IN for seat in others):
                assert not isinstance(action, RaiseTo), where


@lengths
@pytest.mark.parametrize("words", EVERYBODY)
def test_nobody_is_all_in_in_the_first_round_over_small_bets(words: str, length: str) -> None:
    """With a hundred big blinds, and no more than four of them to call."""
    player, bets = bot(words), 0
    for number in range(HANDS[length]):
        rng = Random(f"{words} {number}")
        rules = rng.choice((DRAW_HOLDEM, TEXAS_HOLDEM, DRAW_POKER, DRAW_POKER_CASINO))
        seats = rng.randint(2, 6)
        hand = Hand(rules, regular(rules, (DEEP,) * seats), SecretDeck(rng.randbytes(32)))
        for decision, action in spots(hand, player, rng):
            if hand.view(decision.seat).street is not Street.PREFLOP:
                break
            bets += decision.price <= MODEST
            if isinstance(action, RaiseTo) and decision.price <= MODEST:
                where = f"{words}, hand {number}, action {len(hand.actions)}"
                assert action.amount < decision.all_in_to / 2, where
    assert bets


def raised(rules: Rules, hole: tuple[Card, Card], rng: Random) -> Hand:
    """Six players; the first has these cards, has kept them, and faces a raise by the last."""
    others = [each for each in FULL_DECK if each not in hole]
    rng.shuffle(others)
    order = (hole[0], *others[:5], hole[1], *others[5:])
    hand = Hand(rules, regular(rules, (DEEP,) * 6), OrderedDeck(tuple(order)))
    while (decision := hand.decision) is not None:
        if isinstance(decision, BetDecision):
            if decision.seat == 0:
                return hand
            hand.act(RaiseTo(rng.choice((30, 40, 60))) if decision.seat == 5 else Fold())
        else:
            hand.act(Keep())
    raise AssertionError(rules)


@lengths
@pytest.mark.parametrize("words", EVERYBODY)
def test_nobody_calls_a_raise_with_three_deuce(words: str, length: str) -> None:
    """Nor with what is hardly better, in the small blind, where a caller has the worst of it."""
    player, holes = bot(words), [("3h", "2c"), ("7h", "2c"), ("8d", "3s"), ("9c", "2h")]
    for number in range(HANDS[length]):
        rng = Random(f"{words} {number}")
        first, second = rng.choice(holes)
        rules = rng.choice((DRAW_HOLDEM, TEXAS_HOLDEM))
        hand = raised(rules, (card(first), card(second)), rng)
        decision = hand.decision
        assert decision
        action = player.decide(hand.view(0), decision, Chance(rng.getrandbits(60)))
        assert action != Call(), f"{words}, hand {number}: {first}{second}"
