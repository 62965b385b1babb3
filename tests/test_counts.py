"""How many ways a tiny hand can go, as chess programs count positions.

Every legal action counts, every size of a raise, and folding for free. A change of any of these
numbers is a change of the rules.
"""

from __future__ import annotations

from dataclasses import replace

import pytest
from tableau import any_deck

from drawholdem_tui.engine.actions import Action, Call, Check, Fold, RaiseTo
from drawholdem_tui.engine.decisions import Decision
from drawholdem_tui.engine.hand import Hand
from drawholdem_tui.engine.rules import TEXAS_HOLDEM, Rules, Structure
from drawholdem_tui.engine.setup import regular

ONE_TWO = replace(TEXAS_HOLDEM, small_blind=1, big_blind=2)


def every_action(decision: Decision) -> list[Action]:
    actions: list[Action] = [Fold(), Check() if decision.may_check else Call()]
    if decision.may_raise:
        actions += [RaiseTo(to) for to in range(decision.min_to, decision.max_to + 1)]
    return actions


def ways(hand: Hand) -> int:
    """The number of different sequences of actions from here to the end."""
    if hand.decision is None:
        return 1
    return sum(
        ways(Hand(hand.rules, hand.setup, hand.deck).play([*hand.actions, action]))
        for action in every_action(hand.decision)
    )


@pytest.mark.parametrize(
    ("rules", "stacks", "count"),
    [
        # The big blind is all-in: the small blind folds or calls.
        (ONE_TWO, (2, 2), 2),
        # One chip behind on each street S(k) = 6 + S(k-1): fold; bet, then fold or call; check,
        # then fold, or bet and fold or call, or check and go on. S(0) = 1, so S(3) = 19.
        # Before the flop: fold; call, then fold, check (19), or all-in and fold or call; all-in,
        # then fold or call: 1 + (1 + 19 + 2) + 2.
        (ONE_TWO, (3, 3), 25),
        # Three with one big blind each: the first folds or calls, then the small blind. A fold
        # and a fold leave the big blind alone, all else is all-in: 2 * 2.
        (ONE_TWO, (2, 2, 2), 4),
        # Two chips behind are one bet, since the minimum is two: the same as with one chip.
        (ONE_TWO, (4, 4), 25),
        # From here on counted by the program, and pinned.
        (ONE_TWO, (3, 4, 3), 213),
        (replace(ONE_TWO, structure=Structure.FIXED_LIMIT), (5, 5), 93),
        (replace(ONE_TWO, structure=Structure.POT_LIMIT), (5, 5), 129),
        (replace(ONE_TWO, structure=Structure.SPREAD, spread=1), (5, 5), 113),
    ],
)
def test_the_number_of_ways_a_hand_can_go(  # TH-5, TH-6
    rules: Rules, stacks: tuple[int, ...], count: int
) -> None:
    assert ways(Hand(rules, regular(rules, stacks), any_deck())) == count
