"""What can be said to what is asked: the places of the action bar, and marks."""

from __future__ import annotations

from typing import Final

from drawholdem_tui.tui.keys.command import Command, When
from drawholdem_tui.words.language import _

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
