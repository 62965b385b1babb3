"""Computers that are short look at what they can win, not at all that lies there."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from tableau import say, texas

from drawholdem_tui.engine.actions import Call, Check, Fold, RaiseTo
from drawholdem_tui.engine.decisions import BetDecision
from drawholdem_tui.engine.hand import Hand
from drawholdem_tui.players.cast import STEADY
from drawholdem_tui.players.cpu.rookie import Rookie
from drawholdem_tui.players.cpu.shark.preflop import is_hopeless


def facing_two_all_ins() -> Hand:
    """140 to call; of the 2,015 that lie there 315 can be won."""
    hand = texas((1000, 150, 1000, 1000), ("AdAh", "7s2c", "KdKh", "QdQh"))
    return say(hand, "p3 raises to 1000", "p4 calls", "p1 folds")


def test_a_bad_hand_is_hopeless_where_the_pot_is_only_large_for_others() -> None:
    hand = facing_two_all_ins()
    assert isinstance(hand.decision, BetDecision)
    view = hand.view(1)
    assert (view.in_the_middle, view.to_win) == (2015, 5 + 10 + 2 * 150)
    assert is_hopeless(view, hand.decision, STEADY)


def test_a_rookie_folds_it_most_of_the_time() -> None:
    hand, said = facing_two_all_ins(), Counter[type]()
    assert hand.decision
    for seed in range(40):
        said[type(Rookie().decide(hand.view(1), hand.decision, Random(seed)))] += 1
    assert said[Fold] > said[Call], said


def calls(hand: Hand) -> int:
    decision = hand.decision
    assert decision
    view = hand.view(decision.seat)
    return sum(Rookie().decide(view, decision, Random(seed)) == Call() for seed in range(40))


@pytest.mark.parametrize(("hole", "least", "most"), [
    ("AsAc", 40, 40), ("9s9c", 40, 40), ("AsJd", 40, 40), ("KsTd", 2, 15), ("7s2c", 0, 0),
])  # fmt: skip
def test_a_rookie_holds_on_to_a_good_hand_whatever_is_asked_for_it(
    hole: str, least: int, most: int
) -> None:
    hand = texas((1000, 1000, 1000), (hole, "4d5h", "KdKh"))
    assert least <= calls(say(hand, "p3 raises to 1000")) <= most


@pytest.mark.parametrize(("hole", "least", "most"), [("AsJd", 36, 40), ("7s4c", 0, 4)])
def test_behind_the_flop_top_pair_is_one(hole: str, least: int, most: int) -> None:
    hand = texas((1000, 1000), (hole, "KdKh"), "Ah9c5d")
    hand.play([Call(), Check(), Check(), RaiseTo(990)])
    assert least <= calls(hand) <= most
