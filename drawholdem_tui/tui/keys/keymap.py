"""Every command there is: those of all rooms, in the order in which they are listed; and which key
runs it, as somebody has bound them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Final

from drawholdem_tui.tui.drill.commands import COMMANDS as DRILL
from drawholdem_tui.tui.history.commands import COMMANDS as HISTORY
from drawholdem_tui.tui.hot_seat.commands import COMMANDS as HOT_SEAT
from drawholdem_tui.tui.keys.command import AT_THE_TABLE, Command, When, key_name
from drawholdem_tui.tui.live.commands import COMMANDS as LIVE
from drawholdem_tui.tui.referee.commands import COMMANDS as REFEREE
from drawholdem_tui.tui.replay.commands import COMMANDS as REPLAY
from drawholdem_tui.tui.statistics.commands import COMMANDS as STATISTICS
from drawholdem_tui.words.language import _, translate

if TYPE_CHECKING:
    from drawholdem_tui.storage.settings import Settings

COMMANDS: Final = (*HOT_SEAT, *LIVE, *REPLAY, *HISTORY, *DRILL, *STATISTICS, *REFEREE)
BY_ID: Final = {command.id: command for command in COMMANDS}


def command(command_id: str) -> Command:
    return BY_ID[command_id]


class KeymapError(Exception):
    """A key that cannot be given to a command, as a sentence."""


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
            self._keys[command_id] = BY_ID[command_id].keys
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

    def typed(self, key: str, when: When) -> str | None:
        """The command of a key as it was typed; a letter with Shift counts as one without, where
        nothing else is meant."""
        return self.run_by(key, (when,)) or self.run_by(key.lower(), (when,))

    def _last_clash(self, given: Sequence[str]) -> tuple[str, Command] | None:
        """The last of these commands whose key another one has, and that one."""
        for command_id in reversed(given):
            if other := self._taken_by(command_id, self._keys[command_id][0]):
                return command_id, other
        return None

    def _taken_by(self, command_id: str, key: str) -> Command | None:
        """Who has the key where both commands are understood."""
        when = BY_ID[command_id].when
        for each in COMMANDS:
            meet = each.when is when
            if When.ALWAYS in (when, each.when):
                meet = when in AT_THE_TABLE and each.when in AT_THE_TABLE
            if each.id != command_id and meet and key in self._keys[each.id]:
                return each
        return None


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
    if command_id not in BY_ID:
        none = translate(_("unknown command {name!r}; drawholdem keys lists them"))
        raise KeymapError(none.format(name=command_id))
    key = key.lower()
    if not _can_be_pressed(key):
        none = translate(_("{key!r} is not a key; a key is a character, space, enter or f1 to f12"))
        raise KeymapError(none.format(key=key))
    return key


def _with_second_keys(command_id: str, key: str) -> tuple[str, ...]:
    """The key in place of the first one; what else means the command goes on meaning it."""
    return (key, *(each for each in BY_ID[command_id].keys[1:] if each != key))


def _taken(key: str, by: Command) -> KeymapError:
    taken = translate(_("{key} is already the key for {command!r}"))
    return KeymapError(taken.format(key=key_name(key), command=translate(by.title)))


def _can_be_pressed(key: str) -> bool:
    if len(key) == 1:
        return key.isprintable() and not key.isspace()
    return key in ("space", "enter", *(f"f{number}" for number in range(1, 13)))
