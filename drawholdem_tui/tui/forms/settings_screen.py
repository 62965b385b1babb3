"""The settings, drawn from their schema; each takes effect as soon as it is changed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol

from drawholdem_tui.storage.settings import Settings
from drawholdem_tui.storage.settings_schema import SCHEMA, SettingError
from drawholdem_tui.tui.forms.form import Form, Row
from drawholdem_tui.tui.forms.form_screen import FormScreen
from drawholdem_tui.tui.forms.settings import (
    KEY,
    key_rows,
    row_of,
    text_of,
    value_of,
    values_of,
    what_would_be_right,
)
from drawholdem_tui.tui.keys.keymap import KeymapError, keymap_of
from drawholdem_tui.tui.looks import Looks
from drawholdem_tui.words.language import In, _, translate
from drawholdem_tui.words.sentences import as_sentence


class Owner(Protocol):
    """Whose settings they are: the one place where they are kept."""

    @property
    def settings(self) -> Settings: ...

    def take(self, settings: Settings) -> str | None:
        """Others from now on; a sentence where they could not be saved."""


class SettingsScreen(FormScreen[None]):
    """Its owner takes every change at once."""

    HEADING = _("Settings")
    SAMPLE = True
    KEYS = (
        ("", _("Up Down"), In("beside a key", "choose a row")),
        ("", _("Left Right"), In("beside a key", "change it")),
        ("enter", _("Enter"), In("beside a key", "give another key")),
        ("escape", _("Esc"), _("back")),
    )

    def __init__(self, looks: Looks, owner: Owner, themes: Sequence[str]) -> None:
        self._owner = owner
        self._capturing = ""  # the command that waits for its new key

        def rows(values: Mapping[str, str]) -> list[Row]:
            """In the language that is spoken when they are asked for."""
            return [*(row_of(each, themes) for each in SCHEMA), *key_rows(values)]

        super().__init__(Form(rows, values_of(owner.settings)), looks)

    def press(self, key: str) -> None:
        if self._capturing:
            command, self._capturing = self._capturing, ""
            self._give(command, key.lower())
            self.show_form()
            return
        before = self.form.row.id
        super().press(key)
        if self.form.row.id != before and not before.startswith(KEY):
            self._as_in_force(before)
            self.show_form()

    def clicked(self, at: int, *, again: bool, way: str) -> None:
        """A second click on a key asks for another one; any other click for none."""
        self._capturing = self.form.told = ""
        is_key = self.form.row.id.startswith(KEY)
        super().clicked(at, again=again, way="enter" if is_key else way)

    def entered(self) -> None:
        row = self.form.row
        if row.id.startswith(KEY):
            self._capturing = row.id.removeprefix(KEY)
            self.form.told = translate(_("Press the new key; Escape keeps the old one."))
        elif self.form.press("right"):
            self.changed(row.id)

    def changed(self, row_id: str) -> None:
        try:
            value = value_of(row_id, self.form.values[row_id])
            settings = self._owner.settings.change(row_id, value)
        except (SettingError, ValueError) as error:
            self.form.wrong = {row_id: what_would_be_right(row_id) or str(error)}
            return
        self._take(settings)

    def _as_in_force(self, name: str) -> None:
        """Whoever leaves a row sees what counts, not what was typed and refused."""
        self.form.set(name, text_of(getattr(self._owner.settings.preferences, name)))

    def _give(self, command: str, key: str) -> None:
        self.form.told = ""
        if key == "escape":
            return
        keymap = keymap_of(self._owner.settings.keys)
        try:
            keymap.give(command, key)
        except KeymapError as error:
            self.form.told = as_sentence(str(error))
            return
        self.form.set(KEY + command, keymap.all_keys_of(command))
        self._take(self._owner.settings.change_key(command, key))

    def _take(self, settings: Settings) -> None:
        self.form.told = self._owner.take(settings) or ""
