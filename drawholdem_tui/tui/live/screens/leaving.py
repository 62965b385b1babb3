"""Over the table, when somebody wants to leave: leave it open, end the evening, or stay."""

from __future__ import annotations

import enum
from collections.abc import Sequence

from drawholdem_tui.tui.pages.choice import Answer, Choice
from drawholdem_tui.words.language import mark as _
from drawholdem_tui.words.language import translate


class Leave(enum.Enum):
    """What somebody means by it."""

    OPEN = enum.auto()  # the game goes on another time
    FOR_GOOD = enum.auto()  # the evening is over
    NOT = enum.auto()


class Leaving(Choice[Leave]):
    """Enter does what can be taken back."""

    def __init__(self, lines: Sequence[str], open_means: str, end_means: str) -> None:
        enter, escape = translate(_("Enter")), translate(_("Esc"))
        answers = (
            Answer(("enter", "y", "l"), enter, open_means, Leave.OPEN),
            Answer(("e",), "E", end_means, Leave.FOR_GOOD),
            Answer(("escape", "n"), escape, translate(_("stay")), Leave.NOT),
        )
        super().__init__(lines, answers)
