"""The fixed places of the action bar, and what each of them means: values, which keys, rests and
answers go by. They become words when they are drawn."""

from __future__ import annotations

import enum
from typing import TYPE_CHECKING, Final

from drawholdem_tui.engine.fact import Fact
from drawholdem_tui.engine.rules import Game, Rules
from drawholdem_tui.tui.hot_seat.commands import CALL, FOLD, KEEP, RAISE, SWAP

if TYPE_CHECKING:  # the first frame does without
    from drawholdem_tui.engine.decisions import NoCheck, NoRaise, NoSwap


class Verb(enum.Enum):
    """What pressing a place says, or would say if that were possible."""

    FOLD = "fold"
    CHECK = "check"
    CALL = "call"
    BET = "bet"
    RAISE = "raise"
    OPEN = "open"  # on jacks or better: without amounts, which would tell of the cards (DP-6)
    SWAP = "swap"
    KEEP = "keep"
    DRAW = "draw"
    STAND_PAT = "stand pat"
    ALL_IN = "all-in"  # nothing but the whole stack is left to bet


class Offer(Fact):
    """What a place means now. The bounds are chips, at a draw cards; equal where there is but one
    amount, and 0 where the verb has none."""

    verb: Verb
    possible: bool = False
    least: int = 0
    most: int = 0
    all_in: bool = False
    why: NoSwap | NoRaise | NoCheck | None = None  # it is not possible, and everybody may know
    stack: int = 0  # of who is asked, where that is the reason


_BARE: Final = {
    FOLD: Verb.FOLD,
    CALL: Verb.CHECK,
    RAISE: Verb.RAISE,
    SWAP: Verb.SWAP,
    KEEP: Verb.KEEP,
}
_BARE_IN_DRAW_POKER: Final = {**_BARE, SWAP: Verb.DRAW, KEEP: Verb.STAND_PAT}


def places(rules: Rules) -> tuple[str, ...]:
    """The places in this game, in their order."""
    exchanges = rules.swaps or rules.game is Game.DRAW_POKER
    return (CALL, RAISE, FOLD, SWAP, KEEP) if exchanges else (CALL, RAISE, FOLD)


def nothing_on_offer(place: str, rules: Rules) -> Offer:
    """What a place means while nothing is possible there."""
    draw_poker = rules.game is Game.DRAW_POKER
    return Offer((_BARE_IN_DRAW_POKER if draw_poker else _BARE)[place])
