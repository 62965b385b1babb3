"""How many ways a tiny hand can go, as chess programs count positions.

Every legal action counts, every size of a raise, and folding for free. A change of any of these
numbers is a change of the rules.
"""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations

import pytest
from tableau import any_deck

from drawholdem_tui.engine.actions import Action, Call, Check, Draw, Fold, Keep, RaiseTo, Swap
from drawholdem_tui.engine.decisions import Decision, DrawDecision, SwapDecision
from drawholdem_tui.engine.hand import Hand
from drawholdem_tui.engine.rules import (
    DRAW_HOLDEM,
    DRAW_POKER,
    TEXAS_HOLDEM,
    MaxDraw,
    Opening,
    Rules,
    Structure,
)
from drawholdem_tui.engine.setup import regular

ONE_TWO = replace(TEXAS_HOLDEM, small_blind=1, big_blind=2)
DRAWS = replace(
    DRAW_POKER, ante=1, big_blind=2, small_blind=1, opening=Opening.ANYTHING, max_draw=MaxDraw.THREE
)
SWAPS = replace(DRAW_HOLDEM, small_blind=1, big_blind=2)


def every_action(decision: Decision) -> list[Action]:
    if isinstance(decision, SwapDecision):
        return [Keep(), *map(Swap, decision.cards)]
    if isinstance(decision, DrawDecision):
        return [
            Draw(discards)
            for count in range(decision.most + 1)
            for discards in combinations(decision.cards, count)
        ]
    actions: list[Action] = [Fold()]
    if decision.may_check:
        actions.append(Check())
    if decision.may_call:
        actions.append(Call())
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
        # Draw-Holdem. Both blinds are short and all-in: nobody is asked anything.
        (SWAPS, (1, 1), 1),
        # The big blind is all-in for its 2 chips, the small blind has 1 left: a free swap (keep,
        # either card: 3 ways), then fold or call; a fee of 4 is out of reach. 3 * 2.
        (SWAPS, (2, 2), 6),
        # The same with 4 chips for the small blind: a free swap, then fold or call; after a call 2
        # are left, less than the fee of 4 on every street. 3 * (1 + 1).
        (SWAPS, (2, 4), 6),
        # With 6 chips 4 are left, the fee: keep, or swap either card with the last chip and end.
        # Three streets: K(3) = 2 + K(2) = 2 + 2 + 2 + 1. Then 3 * (1 + 7).
        (SWAPS, (2, 6), 24),
        # One chip behind pays for no swap after the flop: the 25 ways of above, after two free
        # swaps of the blinds (3 ways each).
        (SWAPS, (3, 3), 3 * 3 * 25),
        # The third pays a fee of 1 or keeps (3 ways), the small blind swaps free (3), the big blind
        # is all-in; then two fold or call.
        (SWAPS, (2, 2, 2), 3 * 3 * 2 * 2),
        # Counted by the program, and pinned.
        (SWAPS, (2, 2, 7), 378),
        # Draw poker, anything opens, ante 1, at most 3 of 5 cards: 1 + 5 + 10 + 10 = 26 draws.
        # All-in on the ante: both draw.
        (DRAWS, (1, 1), 26 * 26),
        # One chip behind, the minimum bet is 2. Left of the dealer: fold; bet, then fold (no draw)
        # or call (two draws, nothing to bet any more); check, then fold, or bet and fold or call,
        # or check: draws and an interval of 6 + 1 ways, S(1) from above with its end.
        (DRAWS, (2, 2), 1 + (1 + 26 * 26) + (1 + (1 + 26 * 26) + 26 * 26 * 7)),
        # Pass and out: fold; or bet, then fold or call and draw.
        (replace(DRAWS, opening=Opening.PASS_AND_OUT), (2, 2), 1 + 1 + 26 * 26),
    ],
)
def test_the_number_of_ways_a_hand_can_go(  # TH-5, TH-6
    rules: Rules, stacks: tuple[int, ...], count: int
) -> None:
    assert ways(Hand(rules, regular(rules, stacks), any_deck())) == count
