"""How good the levels are, in duplicate play; and that the shark does nothing silly on the way.

The figures of the README come from ``drawholdem arena``; ``pytest -m by_hand`` plays its cells as
long as it takes until the interval is clear of zero.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

import pytest
from drawholdem_bench.computers.sharks import thoughts

from drawholdem_tui.arena.duplicate import Contest, play
from drawholdem_tui.arena.standings import Figure, Standings
from drawholdem_tui.engine.actions import Fold, RaiseTo
from drawholdem_tui.engine.cards import FULL_DECK, card
from drawholdem_tui.engine.decisions import BetDecision
from drawholdem_tui.engine.deck import OrderedDeck
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
from drawholdem_tui.players.chance import Chance
from drawholdem_tui.players.cpu.pro import Pro
from drawholdem_tui.players.cpu.shark.shark import Shark

Test = Callable[..., None]

LADDER = ("random", "rookie", "regular", "shark")
STEPS = tuple(zip(LADDER[1:], LADDER, strict=False))
YARDSTICKS = ("always-call", "always-raise", "always-swap", "never-swap", "tight", "pot-odds")
MOST_DEALS = 4000


def by_hand(test: Test) -> Test:
    return pytest.mark.long(pytest.mark.by_hand(test))


def made(rules: Rules, seats: int, stack: int, players: Sequence[str], deals: int) -> Figure:
    """What the first of two makes."""
    line = tuple(players[at % 2] for at in range(seats))
    standings = Standings(players)
    standings.add(play(Contest(rules, line, stack, b"strength", deals)))
    return standings.figure(players[0])


def is_clear(rules: Rules, seats: int, stack: int, players: Sequence[str]) -> Figure:
    """With as many deals as it takes, and no more than there are."""
    deals = 200
    while (figure := made(rules, seats, stack, players, deals)).low <= 0 and deals < MOST_DEALS:
        deals *= 2
    return figure


@pytest.mark.parametrize(
    ("better", "worse", "seats", "deals"),
    [
        ("rookie", "random", 2, 60),
        ("shark", "random", 2, 20),
        pytest.param(
            "shark", "always-raise", 2, 100, marks=[pytest.mark.long, pytest.mark.by_hand]
        ),
        pytest.param("shark", "rookie", 2, 200, marks=[pytest.mark.long, pytest.mark.by_hand]),
        pytest.param("shark", "always-call", 2, 100, marks=pytest.mark.long),
    ],
)
def test_the_better_one_wins(better: str, worse: str, seats: int, deals: int) -> None:
    assert made(DRAW_HOLDEM, seats, 200, (better, worse), deals).bb_per_100 > 0


@by_hand
@pytest.mark.parametrize(("seats", "stack"), [(6, 200), (6, 500), (2, 200)])
@pytest.mark.parametrize(("better", "worse"), STEPS)
def test_the_ladder_stands(better: str, worse: str, seats: int, stack: int) -> None:
    figure = is_clear(DRAW_HOLDEM, seats, stack, (better, worse))
    assert figure.low > 0, figure
    assert figure.bb_per_100 >= 20, figure


@by_hand
@pytest.mark.parametrize("rules", [TEXAS_HOLDEM, DRAW_POKER, DRAW_POKER_CASINO])
@pytest.mark.parametrize(("better", "worse"), STEPS)
def test_it_stands_in_the_other_games(rules: Rules, better: str, worse: str) -> None:
    figure = is_clear(rules, 6, 200, (better, worse))
    assert figure.low > 0, figure


@by_hand
@pytest.mark.parametrize("seats", [2, 6])
@pytest.mark.parametrize("other", YARDSTICKS)
def test_the_shark_beats_players_of_one_idea(other: str, seats: int) -> None:
    figure = is_clear(DRAW_HOLDEM, seats, 200, ("shark", other))
    assert figure.low > 0, figure


def ring(rules: Rules, hole: str, stack: int) -> Hand:
    """Six players, the third from the left of the button with these cards; nobody swaps."""
    first, second = card(hole[:2]), card(hole[2:])
    others = [each for each in FULL_DECK if each not in (first, second)]
    Random(hole).shuffle(others)
    order = (*others[:2], first, *others[2:7], second, *others[7:])
    return Hand(rules, regular(rules, (stack,) * 6), OrderedDeck(order))


@pytest.mark.parametrize("hole", ["3h2c", "7h2c", "Jd4s"])
def test_three_deuce_and_their_like_call_no_raise(hole: str) -> None:
    hand = ring(TEXAS_HOLDEM, hole, 1000)
    decision = hand.decision
    assert isinstance(decision, BetDecision)
    assert {Shark(quick=True).decide(hand.view(2), decision, Chance(n)) for n in range(30)} == {
        Fold()
    }


@pytest.mark.parametrize("rules", [DRAW_HOLDEM, TEXAS_HOLDEM, DRAW_POKER])
def test_nobody_is_all_in_in_the_first_round_with_a_hundred_blinds(rules: Rules) -> None:
    """Unless two others have raised already; the oldest complaint there is about computers."""
    raises = 0
    for number in range(8):
        rng = Random(number)
        order = list(FULL_DECK)
        rng.shuffle(order)
        hand = Hand(rules, regular(rules, (1000,) * 6), OrderedDeck(tuple(order)))
        shark = Shark(quick=True)
        while (decision := hand.decision) is not None:
            if hand.view(decision.seat).street is not Street.PREFLOP:
                break
            action = shark.decide(hand.view(decision.seat), decision, Chance(number))
            if isinstance(action, RaiseTo) and isinstance(decision, BetDecision):
                assert action.amount < decision.all_in_to or decision.price >= 90, (number, action)
                raises += 1
            hand.act(action)
    assert raises


@by_hand
@pytest.mark.parametrize("seats", [2, 6, 10])
@pytest.mark.parametrize("rules", [DRAW_HOLDEM, TEXAS_HOLDEM, DRAW_POKER])
def test_nineteen_of_twenty_decisions_take_no_longer_than_a_blink(rules: Rules, seats: int) -> None:
    """Of a shark at its full strength, at any number of seats, who remembers everybody there; on a
    machine that does nothing else."""
    took = sorted(thoughts(rules, seats))
    assert took[int(0.95 * len(took))] <= 0.06


@by_hand
def test_nor_do_those_of_a_pro_who_solves_rivers() -> None:
    took = sorted(thoughts(DRAW_HOLDEM, 2, hands=120, bot=Pro()))
    assert took[int(0.95 * len(took))] <= 0.06
