"""Every command once: its keys, what it is called, what the help says. The key bar, the help, the
command palette, ``drawholdem keys`` and the dispatch of keys all come from here.

Nothing here knows the screen's library, so that the keys can be listed without it.
"""

from __future__ import annotations

import enum
from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from drawholdem_tui.words.language import mark as _

if TYPE_CHECKING:
    from drawholdem_tui.storage.settings import Settings


class When(enum.StrEnum):
    """Where a command is understood."""

    DECISION = _("At a decision")
    BETWEEN = _("Between hands")
    ALWAYS = _("Always")


class Command(NamedTuple):
    """``keys`` are characters, or the names of keys that have none; the first is shown."""

    id: str
    keys: tuple[str, ...]
    title: str
    help: str
    when: When
    in_bar: bool = False


COMMANDS: Final[tuple[Command, ...]] = (
    Command("fold", ("f",), _("fold"), _("give the hand up"), When.DECISION),
    Command("call", ("c",), _("check or call"), _("stay in for what it costs"), When.DECISION),
    Command("raise", ("r", "b"), _("bet or raise"), _("open the bet entry"), When.DECISION),
    *(
        Command(
            f"mark {place}",
            (str(place),),
            _("mark card {place}").replace("{place}", str(place)),
            _("mark a card to swap or discard"),
            When.DECISION,
        )
        for place in range(1, 6)
    ),
    Command("swap", ("s", "enter"), _("swap or draw"), _("the marked cards"), When.DECISION),
    Command("keep", ("k",), _("keep"), _("swap nothing; draw nothing"), When.DECISION),
    Command("next", ("enter",), _("next hand"), _("go on"), When.BETWEEN, in_bar=True),
    Command(
        "overblind", ("o",), _("overblind"), _("post one in the next hand"), When.BETWEEN, True
    ),
    Command("rebuy", ("$",), _("buy chips"), _("up to the buy-in"), When.BETWEEN, in_bar=True),
    Command("sit out", ("z",), _("sit out or in"), _("play on later"), When.BETWEEN, in_bar=True),
    Command(
        "peek", ("space",), _("look"), _("open or hide the own cards"), When.ALWAYS, in_bar=True
    ),
    Command("coach", ("h",), _("coach"), _("how good the hand is"), When.ALWAYS, in_bar=True),
    Command("log", ("l",), _("log"), _("the whole hand in words"), When.ALWAYS, in_bar=True),
    Command("help", ("?",), _("help"), _("keys and ranking of hands"), When.ALWAYS, in_bar=True),
    Command("pause", ("p",), _("pause"), _("hold on, or go on"), When.ALWAYS, in_bar=True),
    Command("skip", (".",), _("skip"), _("to the next decision"), When.ALWAYS, in_bar=True),
    Command("faster", ("+",), _("faster"), _("one step of pace up"), When.ALWAYS),
    Command("slower", ("-",), _("slower"), _("one step of pace down"), When.ALWAYS),
    Command("pots", ("t",), _("pots"), _("all pots and who can win them"), When.ALWAYS),
    Command("settings", (",",), _("settings"), _("looks, pace, keys"), When.ALWAYS, in_bar=True),
    Command("leave", ("q",), _("leave"), _("the game is saved"), When.ALWAYS, in_bar=True),
)

# In the bet entry letters are dead, and these keys are always the same.
BET_ENTRY_KEYS: Final = (
    ("0-9", _("type an amount; the first digit replaces")),
    ("Backspace", _("take the last digit back")),
    ("Up Down", _("one big blind more or less")),
    ("Left Right", _("smallest, third, half, two thirds of the pot, pot, most")),
    ("Enter", _("say it")),
    ("Escape", _("close without saying anything")),
)

_MARKS: Final = frozenset(f"mark {place}" for place in range(1, 6))
_BY_ID: Final = {command.id: command for command in COMMANDS}
_NAMES: Final = {"space": "Space", "enter": "Enter", "escape": "Esc", "tab": "Tab"}


class KeymapError(Exception):
    """A key that cannot be given to a command, as a sentence."""


def command(command_id: str) -> Command:
    return _BY_ID[command_id]


def key_name(key: str) -> str:
    """As the screen writes it: ``F``, ``Space``.

    >>> key_name("f"), key_name("space"), key_name("?")
    ('F', 'Space', '?')
    """
    return _NAMES.get(key, key.upper() if len(key) == 1 else key.capitalize())


class Keymap:
    """Which key runs what."""

    def __init__(self) -> None:
        self._keys: dict[str, tuple[str, ...]] = {each.id: each.keys for each in COMMANDS}

    def give(self, command_id: str, key: str) -> None:
        """Another key for a command; ``KeymapError`` where that cannot be."""
        key = _checked(command_id, key)
        other = self._taken_by(command_id, key)
        if other is not None:
            raise _taken(key, other)
        self._keys[command_id] = _with_second_keys(command_id, key)

    def give_all(self, keys: Mapping[str, str]) -> dict[str, str]:
        """Other keys for several commands, which may exchange theirs. One that cannot be given
        leaves the command as it was; a sentence each, by command, says why."""
        troubles = {}
        given = []
        for command_id, key in keys.items():
            try:
                self._keys[command_id] = _with_second_keys(command_id, _checked(command_id, key))
                given.append(command_id)
            except KeymapError as error:
                troubles[command_id] = str(error)
        while clash := self._last_clash(given):
            command_id, other = clash
            troubles[command_id] = str(_taken(self._keys[command_id][0], other))
            self._keys[command_id] = _BY_ID[command_id].keys
            given.remove(command_id)
        return troubles

    def key_of(self, command_id: str) -> str:
        """The first key, as the screen writes it."""
        return key_name(self._keys[command_id][0])

    def all_keys_of(self, command_id: str) -> str:
        """Every key of a command, as the screen writes them."""
        return " ".join(map(key_name, self._keys[command_id]))

    def keys_of(self, command_id: str) -> tuple[str, ...]:
        return self._keys[command_id]

    def run_by(self, key: str, times: Iterable[When]) -> str | None:
        """The command that a key means at the first of these times that knows it."""
        for when in times:
            for each in COMMANDS:
                if each.when is when and key in self._keys[each.id]:
                    return each.id
        return None

    def _last_clash(self, given: Sequence[str]) -> tuple[str, Command] | None:
        """The last of these commands whose key another one has, and that one."""
        for command_id in reversed(given):
            if other := self._taken_by(command_id, self._keys[command_id][0]):
                return command_id, other
        return None

    def _taken_by(self, command_id: str, key: str) -> Command | None:
        """Who has the key where both commands are understood."""
        when = _BY_ID[command_id].when
        for each in COMMANDS:
            meet = When.ALWAYS in (when, each.when) or each.when is when
            if each.id != command_id and meet and key in self._keys[each.id]:
                return each
        return None


def names_as_lines() -> list[str]:
    """What commands are called in the settings file."""
    from textwrap import wrap

    names = ", ".join(each.id for each in COMMANDS if each.id not in _MARKS)
    told = f"{names}, mark 1 to mark 5"
    return [
        "",
        "Their names in the table [keys] of the settings file:",
        *wrap(told, 76, initial_indent="  ", subsequent_indent="  "),
    ]


def keymap_of(changed: Mapping[str, str]) -> Keymap:
    """The keys of somebody's settings; one that cannot be given stays as it was."""
    keymap = Keymap()
    keymap.give_all(changed)
    return keymap


def troubles_with_settings(settings: Settings) -> tuple[str, ...]:
    """All that is wrong with them, keys that cannot be given included, a sentence each."""
    keys = Keymap().give_all(settings.keys).items()
    told = (f"{settings.where('keys', name)}: {why}." for name, why in keys)
    return (*settings.troubles, *told)


def _checked(command_id: str, key: str) -> str:
    if command_id not in _BY_ID:
        raise KeymapError(f"there is no command {command_id!r}; drawholdem keys lists them")
    key = key.lower()
    if not _can_be_pressed(key):
        raise KeymapError(f"{key!r} is no key; a key is a character, space, enter or f1 to f12")
    return key


def _with_second_keys(command_id: str, key: str) -> tuple[str, ...]:
    """The key in place of the first one; what else means the command goes on meaning it."""
    return (key, *(each for each in _BY_ID[command_id].keys[1:] if each != key))


def _taken(key: str, by: Command) -> KeymapError:
    return KeymapError(f"{key_name(key)} is the key of {by.title!r} already")


def _can_be_pressed(key: str) -> bool:
    if len(key) == 1:
        return key.isprintable() and not key.isspace()
    return key in ("space", "enter", *(f"f{number}" for number in range(1, 13)))


def keys_as_lines(keymap: Keymap) -> list[str]:
    """What ``drawholdem keys`` prints."""
    lines: list[str] = []
    for when in When:
        lines += ["", f"{when}:"] if lines else [f"{when}:"]
        for each in COMMANDS:
            if each.when is when:
                lines.append(f"  {keymap.all_keys_of(each.id):<10} {each.title:<16} {each.help}")
    lines += ["", "In the bet entry:"]
    lines += [f"  {keys:<10} {does}" for keys, does in BET_ENTRY_KEYS]
    return lines
