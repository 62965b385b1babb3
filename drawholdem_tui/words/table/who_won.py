"""Who has won a hand, in as few words as can be read at a glance."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from drawholdem_tui.words.language import _, translate
from drawholdem_tui.words.numbers import chips
from drawholdem_tui.words.people import Told, Who, called, together, told

WINS: Final = Told(_("You win {amount}"), _("{name} wins {amount}"))


def who_won(winners: Sequence[tuple[Who, int]]) -> str:
    """``Ann wins 720``, or ``Ann and Ben win``; nothing while nobody has."""
    if len(winners) == 1:
        ((who, amount),) = winners
        return told(who, WINS, amount=chips(amount))
    names = together([called(who.name) for who, _amount in winners])
    return translate(_("{names} win"), names=names) if names else ""
