"""What each bet is worth to each seat, at all nodes at once: by node and kind of hand, each deal as
likely as the cards and the other two make it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from drawholdem_tui.solving.game import (
    CALL,
    CALL_BUTTON,
    CALL_SMALL,
    LATE,
    OVERCALL,
    PUSH,
    SMALL_BLIND,
    Plays,
)
from drawholdem_tui.solving.hands import Figures
from drawholdem_tui.solving.three.payments import Payments, against, beside_one
from drawholdem_tui.solving.three.ranges import Ranges

# What becomes of a bet, from what putting everything in and folding are worth there.
Chooses: TypeAlias = Callable[[int, Figures, Figures], Figures]


def button_bets(payments: Payments, plays: Plays, chooses: Chooses) -> Figures:
    """It pushes, or leaves its fee."""
    ranges = Ranges(payments.game, plays)
    _, small, big = ranges.at
    calls, called = plays.bets[CALL], plays.bets[CALL_BUTTON]
    behind_call, with_big = _called_by_small(payments, plays, big)
    alone = beside_one(payments.meet, small * (1 - calls))  # with the big blind
    push = against(behind_call, small * calls)
    push += against(alone, big * (1 - called)) * (1 + SMALL_BLIND)
    push += against(alone * payments.no_small, big * called)
    here = against(with_big, small)
    push, fold = (ranges.each(0, each, here) for each in (push, -payments.fees * here))
    return chooses(PUSH, push, fold)


def small_blind_bets(payments: Payments, plays: Plays, chooses: Chooses) -> Figures:
    """It calls a push, or pushes after the button has folded."""
    ranges = Ranges(payments.game, plays)
    button, _, big = ranges.at
    pushes, called = plays.bets[PUSH], plays.bets[CALL_SMALL]
    behind_push, with_big = _called_by_small(payments, plays, big)
    pushed, folded = (against(with_big, button * each) for each in (pushes, 1 - pushes))
    alone = beside_one(payments.meet, button * (1 - pushes))
    late = against(alone, big * (1 - called)) * (1 + payments.fees)
    late += against(alone * payments.no_button, big * called)
    call = against(behind_push, button * pushes)
    here = pushed + folded
    bets = ((CALL, call, -SMALL_BLIND * pushed), (LATE, late, -SMALL_BLIND * folded))
    found = [chooses(bet, *(ranges.each(1, each, here) for each in two)) for bet, *two in bets]
    return found[0] + found[1]


def big_blind_bets(payments: Payments, plays: Plays, chooses: Chooses) -> Figures:
    """It calls the button, or the small blind, or both."""
    ranges, stack = Ranges(payments.game, plays), payments.game.stack
    button, small, _ = ranges.at
    pushes, calls, late = (plays.bets[each] for each in (PUSH, CALL, LATE))
    pushed, lates = button * pushes, small * late
    no_small = beside_one(payments.meet, small * (1 - calls))
    both = beside_one(payments.meet, small * calls)
    no_button = beside_one(payments.meet, button * (1 - pushes))
    three = beside_one(payments.won_of_three, small * calls) - stack * both
    here = against(no_small + both, button)
    bets = (
        (CALL_BUTTON, against(no_small * payments.no_small, pushed), -against(no_small, pushed)),
        (OVERCALL, against(three, pushed), -against(both, pushed)),
        (CALL_SMALL, against(no_button * payments.no_button, lates), -against(no_button, lates)),
    )
    walked = against(no_button, small * (1 - late)) * (SMALL_BLIND + payments.fees)
    found = ranges.each(2, walked, here)
    for bet, *two in bets:
        found = found + chooses(bet, *(ranges.each(2, each, here) for each in two))
    return found


def _called_by_small(payments: Payments, plays: Plays, big: Figures) -> tuple[Figures, Figures]:
    """What a seat in the pot wins when button and small blind are in, with the big blind or
    without; and how often these two meet."""
    over, stack = plays.bets[OVERCALL], payments.game.stack
    two, three = (beside_one(payments.meet, big * each) for each in (1 - over, over))
    won = beside_one(payments.won_of_three, big * over) - stack * three
    return two * payments.no_big + won, two + three
