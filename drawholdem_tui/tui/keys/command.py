"""What can be pressed, and what a room does then: a command is in the ``commands.py`` of its room,
and in the table of doers of the room's director. Key bars, help, the palette, grey keys,
``drawholdem keys``, the settings and the dispatch of keys and clicks go by these two.

Nothing here knows the screen's library, so that the keys can be listed without it.
"""

from __future__ import annotations

import enum
from collections.abc import Callable
from typing import Final, NamedTuple

from drawholdem_tui.engine.fact import Fact
from drawholdem_tui.words.language import In, _, translate


class When(enum.StrEnum):
    """Where a command is understood."""

    DECISION = _("On your turn")
    BETWEEN = _("Between hands")
    ALWAYS = _("Always")
    REPLAY = _("In a replay")
    HISTORY = _("In the history")
    DRILL = _("In a drill")
    STATISTICS = _("In the statistics")
    REFEREE = _("At a real table")
    OVER = _("When an evening is over")


AT_THE_TABLE: Final = (When.DECISION, When.BETWEEN, When.ALWAYS)


class Command(Fact):
    """``keys`` are characters, or the names of keys that have none; the first is shown."""

    id: str
    keys: tuple[str, ...]
    title: str | In
    help: str
    when: When
    in_bar: bool = False


class Doer(NamedTuple):
    """``why_not`` is a sentence, and empty where the command can be done; it is told as a notice,
    or by ``tell``. ``title`` is what the command is called now, if anything but its title; where it
    is called "", it is not in the key bar. ``of_a_row``: about a row of a list, which may have
    gone since it was read."""

    do: Callable[[], object]
    why_not: Callable[[], str] = str
    of_a_row: bool = False
    title: Callable[[], str | None] | None = None
    tell: Callable[[str], object] | None = None


def not_now(when: When, *, between: bool) -> str:
    """Why a command does nothing now that is understood at another time."""
    if when is When.BETWEEN:
        return translate(_("only between hands"))
    return translate(_("the hand is over") if between else _("it is nobody's turn"))
