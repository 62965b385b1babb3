"""The settings file: TOML that explains itself, read with patience and written whole.

Whatever is wrong with it is told in a sentence, and play goes on with defaults: a wrong value
stays in the file until that very setting is changed, unknown keys and tables are kept, and a file
that is none of ours is moved aside. Comments of one's own are not kept when a setting is changed
from within the program.
"""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime
from itertools import groupby
from operator import attrgetter
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final

from drawholdem_tui.engine.fact import Fact
from drawholdem_tui.storage.settings_schema import (
    SCHEMA,
    Choice,
    Preferences,
    Setting,
    SettingError,
    as_written,
    setting,
)
from drawholdem_tui.storage.whole_files import why, write_whole
from drawholdem_tui.strangers.numbers import is_beyond_measure, is_whole
from drawholdem_tui.words.language import _, translate
from drawholdem_tui.words.one_line import on_one_line
from drawholdem_tui.words.people import one_by_one

SCHEMA_VERSION = 1
MOST_BYTES = 64_000

Key = tuple[str, ...]  # of the file: a name, or "keys" and a command; empty: the file itself

_HEAD = _("Draw-Holdem settings. Changes take effect the next time you start.")
_KEYS = _('Other keys for commands: command = "key"')
_DEFAULT = _("default: {default}")
_ONE_OF = _("default: {default}; choose one of {words}")
_NOTHING: Final[Mapping[Any, Any]] = MappingProxyType({})


class Settings(Fact):
    """What the file said, ready to be used, changed and written again."""

    path: Path
    preferences: Preferences = Preferences()
    keys: Mapping[str, str] = _NOTHING  # command: key
    wrong: Mapping[Key, str] = _NOTHING  # what is, until it is set anew
    text: str = ""  # of the file: where something stands is looked for only when it is wrong
    raw: Mapping[str, Any] = _NOTHING  # all that was in the file, right or wrong
    may_be_saved: bool = True  # not over a file that could be neither read nor moved aside

    @property
    def troubles(self) -> tuple[str, ...]:
        """All that is wrong, a sentence each, with its place."""
        return tuple(
            f"{self.where(*key)}: {told}" if key else told for key, told in self.wrong.items()
        )

    def where(self, *key: str) -> str:
        from drawholdem_tui.storage.toml_lines import lines_of_keys  # to tell what is wrong

        file = on_one_line(str(self.path))
        lines = lines_of_keys(self.text)
        line = lines.get(key) or lines.get(key[:1])
        return translate(_("{file}, line {line}")).format(file=file, line=line) if line else file

    def change(self, name: str, value: object) -> Settings:
        """These settings with one changed; ``SettingError`` where it does not know the value."""
        changed = self.for_now(name, value)
        raw = {**self.raw, name: _plain(getattr(changed.preferences, name))}
        return changed.but(raw=raw, wrong=self._without((name,)))

    def for_now(self, name: str, value: object) -> Settings:
        """These settings with one as the command line wants it; the file keeps its own."""
        checked: dict[str, Any] = {name: setting(name).checked(value)}
        return self.but(preferences=self.preferences.but(**checked))

    def change_key(self, command: str, key: str) -> Settings:
        """These settings with another key for a command; whether it can be, the keymap knows."""
        written = self.raw.get("keys")
        others = written if isinstance(written, dict) else {}
        return self.but(
            keys={**self.keys, command: key},
            raw={**self.raw, "keys": {**others, command: key}},
            wrong=self._without(("keys",), ("keys", command)),
        )

    def beside_others(self) -> Settings:
        """With what another program has written into the file since: it stays there, and counts
        from the next start on."""
        there = load(self.path)
        if not there.text or there.text == self.text:
            return self
        import tomllib

        before = tomllib.loads(self.text)
        ours, others = _changed(self.raw, before), dict(there.raw)
        if isinstance(keys := ours.get("keys"), dict):
            written, known = others.get("keys"), before.get("keys")
            changed = _changed(keys, known if isinstance(known, dict) else {})
            ours["keys"] = {**(written if isinstance(written, dict) else {}), **changed}
        return self.but(raw={**others, **ours}, text=there.text)

    def saved(self) -> Settings:
        """These settings once they are in the file: there what is still wrong has other lines, and
        what was wrong with the file as a whole is no more."""
        return self.but(text=_written(self), wrong=self._without(()))

    def _without(self, *mended: Key) -> dict[Key, str]:
        return {key: told for key, told in self.wrong.items() if key not in mended}


def load(path: Path, now: datetime | None = None) -> Settings:
    """The settings of a file; where there is none, the defaults. Never raises for what it finds.

    ``now`` dates the name of a file that has to be moved aside.
    """
    try:
        text = _text_of(path)
        if text is None:
            return Settings(path)
        return _settings_of(path, text, _document(text))
    except _UnusableFile as fault:
        return _aside(path, fault, now)
    except OSError as error:
        told = _wrong("settings_unreadable", {"file": str(path), "reason": why(error)})
        return Settings(path, wrong={(): told}, may_be_saved=False)


def save(settings: Settings) -> str | None:
    """Write the settings; a sentence where that was not possible."""
    try:
        if not settings.may_be_saved:
            unread = translate(_("what is already there could not be read"))
            return _wrong("settings_not_saved", {"file": str(settings.path), "reason": unread})
        settings.path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        write_whole(settings.path, _written(settings), private=True)
    except (OSError, ValueError, RecursionError) as error:
        return _wrong("settings_not_saved", {"file": str(settings.path), "reason": why(error)})
    return None


# Reading


class _UnusableFile(Exception):
    """A file that is moved aside, with the word for its name and the sentence that tells it."""

    def __init__(self, word: str, told: str) -> None:
        super().__init__(told)
        self.word, self.told = word, told


def _text_of(path: Path) -> str | None:
    """The file as text, or ``None`` where there is none."""
    if path.exists() and not path.is_file():  # a pipe would keep us waiting
        raise _UnusableFile("foreign", _wrong("not_a_file", {}))
    try:
        with path.open("rb") as file:
            read = file.read(MOST_BYTES + 1)
    except FileNotFoundError:
        return None
    if len(read) > MOST_BYTES:
        raise _UnusableFile("foreign", _wrong("settings_too_large", {"most": MOST_BYTES}))
    try:
        return read.decode().removeprefix("\ufeff").replace("\r\n", "\n")
    except UnicodeDecodeError:
        raise _UnusableFile("damaged", _wrong("not_utf8", {})) from None


def _document(text: str) -> dict[str, Any]:
    import tomllib  # whoever starts for the first time has no file

    try:
        document = tomllib.loads(text)
        if is_beyond_measure(document):
            raise ValueError(translate(_("a number that is far too large")))
    except (ValueError, RecursionError) as error:
        told = _wrong("settings_broken", {"reason": why(error)})
        raise _UnusableFile("damaged", told) from None
    version = document.get("schema", SCHEMA_VERSION)
    if not is_whole(version, 1):
        raise _UnusableFile("foreign", _wrong("settings_foreign", {"value": as_written(version)}))
    if version > SCHEMA_VERSION:
        values = {"version": version, "ours": SCHEMA_VERSION}
        raise _UnusableFile("newer", _wrong("settings_newer", values))
    return document


def _settings_of(path: Path, text: str, document: Mapping[str, Any]) -> Settings:
    wrong: dict[Key, str] = {}
    right: dict[str, Any] = {}
    for each in SCHEMA:
        if each.name in document:
            try:
                right[each.name] = each.checked(document[each.name])
            except SettingError as fault:
                used = _wrong("default_used", {"default": as_written(each.default)})
                wrong[(each.name,)] = one_by_one([str(fault), used])
    return Settings(path, Preferences(**right), _keys_of(document, wrong), wrong, text, document)


def _keys_of(document: Mapping[str, Any], wrong: dict[Key, str]) -> dict[str, str]:
    """The keys that are texts; what the others are is noted."""
    table = document.get("keys", {})
    if not isinstance(table, dict):
        wrong[("keys",)] = str(SettingError("setting_not_keys", value=as_written(table)))
        return {}
    right = {}
    for command, key in table.items():
        if isinstance(key, str):
            right[command] = key
        else:
            fault = SettingError("key_not_text", name=command, value=as_written(key))
            wrong["keys", command] = str(fault)
    return right


def _aside(path: Path, fault: _UnusableFile, now: datetime | None) -> Settings:
    """Out of the way with a file that cannot be used; where even that fails, it is left alone."""
    from drawholdem_tui.storage.aside import move_aside
    from drawholdem_tui.words.times import here_and_now

    values = {"file": str(path), "told": fault.told}
    try:
        values["aside"] = move_aside(path, fault.word, now or here_and_now()).name
    except OSError as error:
        told = _wrong("settings_stay", {**values, "reason": why(error)})
        return Settings(path, wrong={(): told}, may_be_saved=False)
    return Settings(path, wrong={(): _wrong("settings_aside", values)})


def _wrong(code: str, values: Mapping[str, object]) -> str:
    """A sentence; loaded where something is wrong, for every start waits for the settings."""
    from drawholdem_tui.words.refusals.errors import sentence

    return sentence(code, values)


def _changed(now: Mapping[str, Any], before: Mapping[str, Any]) -> dict[str, Any]:
    return {name: each for name, each in now.items() if before.get(name) != each}


# Writing


def _written(settings: Settings) -> str:
    import tomli_w  # reading is what every start waits for

    rest = {name: value for name, value in settings.raw.items() if name != "schema"}
    lines = [f"# {translate(_HEAD)}", f"schema = {SCHEMA_VERSION}"]
    for group, settings_there in groupby(SCHEMA, attrgetter("group")):
        lines += ["", f"# -- {translate(group)} --"]
        for each in settings_there:
            value = rest.get(each.name, _plain(each.default))
            line = tomli_w.dumps({each.name: value}).rstrip("\n")
            if not line.startswith("["):  # a table there would take the keys below for its own
                rest.pop(each.name, None)
                lines += ["", _explained(each), line]
    keys = ""
    if isinstance(rest.get("keys", {}), dict):
        keys = f"\n# {translate(_KEYS)}\n" + tomli_w.dumps({"keys": rest.pop("keys", {})})
    return "\n".join(lines) + f"\n\n{tomli_w.dumps(rest)}{keys}"


def _explained(each: Setting) -> str:
    told, words = _DEFAULT, ""
    if isinstance(each.kind, Choice):  # the help says them as the reader's language does
        told, words = _ONE_OF, ", ".join(map(as_written, each.kind.words))
    default = translate(told).format(default=as_written(each.default), words=words)
    line = _("{title}: {does} ({default})")
    title, does = translate(each.title), translate(each.help)
    return "# " + translate(line, title=title, does=does, default=default)


def _plain(value: object) -> object:
    return list(value) if isinstance(value, tuple) else value
