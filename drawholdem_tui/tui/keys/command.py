"""What can be pressed, and what a room does then: a command is in the ``commands.py`` of its room,
and in the table of doers of the room's director. Key bars, help, the palette, grey keys,
``drawholdem keys``, the settings and the dispatch of keys and clicks go by these two.

Nothing here knows the screen's library, so that the keys can be listed without it.
"""

from __future__ import annotations

import enum
from collections.abc import Callable, Iterable, Mapping
from typing import Final, NamedTuple, Protocol

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


def possible(commands: Iterable[Command], doers: Mapping[str, Doer]) -> list[Command]:
    """Those that would do something now."""
    return [each for each in commands if each.id in doers and not doers[each.id].why_not()]


def not_now(when: When, *, between: bool) -> str:
    """Why a command does nothing now that is understood at another time."""
    if when is When.BETWEEN:
        return translate(_("only between hands"))
    return translate(_("the hand is over") if between else _("it is not your turn"))


_NAMES: Final[dict[str, str | In]] = {
    "space": _("Space"),
    "enter": _("Enter"),
    "escape": _("Esc"),
    "tab": _("Tab"),
    "insert": In("key", "Insert"),
    "delete": In("key", "Delete"),
    "backspace": In("key", "Backspace"),
    "pageup": _("PgUp"),
    "pagedown": _("PgDn"),
    "home": _("Home"),
    "end": _("End"),
    "left": "\u2190",
    "up": "\u2191",
    "right": "\u2192",
    "down": "\u2193",
}


def key_name(key: str) -> str:
    """As the screen writes it: ``F``, ``Space``.

    >>> key_name("f"), key_name("space"), key_name("?"), key_name("M")
    ('F', 'Space', '?', 'Shift-M')
    """
    if key in _NAMES:
        return translate(_NAMES[key])
    if key.startswith("shift+"):
        return translate(_("Shift-{key}")).format(key=key_name(key.removeprefix("shift+")))
    if len(key) == 1 and key.isupper():  # where Shift makes another key of it
        return translate(_("Shift-{key}")).format(key=key)
    return key.upper() if len(key) == 1 else key.capitalize()


class Keys(Protocol):
    """The first key of each command."""

    def key_of(self, command_id: str, /) -> str: ...


class UsualKeys:
    """Those of a few commands, where nobody has bound others: a first frame waits for no more."""

    def __init__(self, commands: Iterable[Command]) -> None:
        self._keys = {each.id: each.keys[0] for each in commands}

    def key_of(self, command_id: str, /) -> str:
        return key_name(self._keys[command_id])
