"""What can be said to what is asked: the places of the action bar with what each of them means, as
values that become words when they are drawn; and marks."""

from __future__ import annotations

import enum
from typing import TYPE_CHECKING, Final

from drawholdem_tui.engine.fact import Fact
from drawholdem_tui.engine.rules import Game, Rules
from drawholdem_tui.tui.keys.command import Command, When
from drawholdem_tui.words.language import _

if TYPE_CHECKING:  # the first frame does without
    from drawholdem_tui.engine.decisions import NoCheck, NoRaise, NoSwap

FOLD: Final = "fold"
CALL: Final = "call"
RAISE: Final = "raise"
SWAP: Final = "swap"
KEEP: Final = "keep"
MARKS: Final = tuple(f"mark {place}" for place in range(1, 6))
COACH: Final = "coach"  # whom one may ask first
_MARKS: Final = (
    _("mark card 1"), _("mark card 2"), _("mark card 3"), _("mark card 4"), _("mark card 5"),
)  # fmt: skip
_MARKS_WHAT: Final = _("mark a card to swap or discard; Esc: none")

# In the bet entry letters are dead, and these keys are always the same.
BET_ENTRY_KEYS: Final = (
    ("0-9", _("type an amount; it replaces the one shown")),
    (_("Backspace"), _("delete the last digit")),
    (_("Up Down"), _("one big blind more or less")),
    (_("Left Right"), _("go through the usual amounts")),
    ("A", _("all-in, or the most allowed")),
    (_("Enter"), _("confirm")),
    (_("Escape"), _("close without betting")),
)


COMMANDS: Final = (
    Command(CALL, ("c",), _("check or call"), _("stay in at this price"), When.DECISION),
    Command(RAISE, ("r", "b"), _("bet or raise"), _("open the bet entry"), When.DECISION),
    Command(FOLD, ("f",), _("fold"), _("give up your hand"), When.DECISION),
    *(
        Command(
            each, (each[-1],), title, _("mark a card to swap or discard; Esc: none"), When.DECISION
        )
        for each, title in zip(MARKS, _MARKS, strict=True)
    ),
    Command(SWAP, ("s", "enter"), _("swap or draw"), _("the marked cards"), When.DECISION),
    Command(KEEP, ("k",), _("keep"), _("keep your cards"), When.DECISION),
)


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
