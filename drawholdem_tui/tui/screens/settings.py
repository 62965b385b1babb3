"""The settings, drawn from their schema; each takes effect as soon as it is changed."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from drawholdem_tui.storage.settings import Settings, save
from drawholdem_tui.storage.settings_schema import (
    SCHEMA,
    Choice,
    Setting,
    SettingError,
    Switch,
    Whole,
    setting,
)
from drawholdem_tui.storage.settings_schema import Names as NamesKind
from drawholdem_tui.tui.forms.form import Form, FormKey, Row
from drawholdem_tui.tui.keys.commands import COMMANDS, KeymapError, keymap_of
from drawholdem_tui.tui.looks import Looks
from drawholdem_tui.tui.screens.form import FormScreen
from drawholdem_tui.words.language import mark as _
from drawholdem_tui.words.language import translate

_KEY = "key "  # before the id of a command: the row of its key


class SettingsScreen(FormScreen[None]):
    """``apply`` is told of every change."""

    HEADING = _("Settings")
    KEYS = (
        FormKey("escape", _("Esc back")),
        FormKey("", _("Up Down move")),
        FormKey("", _("Left Right change")),
        FormKey("enter", _("Enter on a key: another one")),
    )

    def __init__(
        self,
        looks: Looks,
        settings: Settings,
        themes: Sequence[str],
        apply: Callable[[Settings], None],
    ) -> None:
        self.settings = settings
        self._apply = apply
        self._capturing = ""  # the command that waits for its new key
        rows = [_row(each, themes) for each in SCHEMA]
        form = Form(lambda values: [*rows, *_key_rows(values)], _values(settings))
        super().__init__(form, looks)

    def press(self, key: str) -> None:
        if self._capturing:
            command, self._capturing = self._capturing, ""
            self._give(command, key.lower())
            self.show_form()
            return
        before = self.form.row.id
        super().press(key)
        if self.form.row.id != before and not before.startswith(_KEY):
            self._as_in_force(before)
            self.show_form()

    def clicked(self, at: int, *, again: bool, way: str) -> None:
        """A second click on a key asks for another one; any other click for none."""
        self._capturing = self.form.told = ""
        is_key = self.form.row.id.startswith(_KEY)
        super().clicked(at, again=again, way="enter" if is_key else way)

    def entered(self) -> None:
        row = self.form.row
        if row.id.startswith(_KEY):
            self._capturing = row.id.removeprefix(_KEY)
            self.form.told = translate(_("Press the new key; Escape leaves it as it is."))
        elif self.form.press("right"):
            self.changed(row.id)

    def changed(self, row_id: str) -> None:
        try:
            settings = self.settings.change(row_id, _value(row_id, self.form.values[row_id]))
        except (SettingError, ValueError) as error:
            self.form.wrong = {row_id: _what_would_be_right(row_id) or str(error)}
            return
        self._take(settings)

    def _as_in_force(self, name: str) -> None:
        """Whoever leaves a row sees what counts, not what was typed and refused."""
        self.form.set(name, _text(getattr(self.settings.preferences, name)))

    def _give(self, command: str, key: str) -> None:
        self.form.told = ""
        if key == "escape":
            return
        keymap = keymap_of(self.settings.keys)
        try:
            keymap.give(command, key)
        except KeymapError as error:
            self.form.told = f"{str(error)[:1].upper()}{str(error)[1:]}."
            return
        self.form.set(_KEY + command, keymap.all_keys_of(command))
        self._take(self.settings.change_key(command, key))

    def _take(self, settings: Settings) -> None:
        self.settings = settings
        self.form.told = save(settings) or ""
        self._apply(settings)


def _row(declared: Setting, themes: Sequence[str]) -> Row:
    choices: tuple[str, ...] = ()
    step = least = most = 0
    match declared.kind:
        case Switch():
            choices = ("on", "off")
        case Choice(words):
            choices = words
        case Whole(lowest, highest):
            step, least, most = 1, lowest, highest
    if declared.name == "theme":
        choices = tuple(themes)
    return Row(
        declared.name,
        translate(declared.title),
        _sentence(translate(declared.help)),
        translate(declared.group),
        tuple((word, word) for word in choices),
        step=step,
        least=least,
        most=most,
    )


def _what_would_be_right(name: str) -> str:
    match setting(name).kind:
        case Whole(least, most):
            return translate(_("{least} to {most}")).format(least=least, most=most)
    return ""


def _sentence(words: str) -> str:
    return f"{words[:1].upper()}{words[1:]}."


def _key_rows(values: Mapping[str, str]) -> list[Row]:
    group = translate(_("Keys"))
    return [
        Row(
            _KEY + each.id,
            translate(each.title),
            _sentence(translate(each.help)),
            group,
            ((values[_KEY + each.id], values[_KEY + each.id]),),
        )
        for each in COMMANDS
    ]


def _values(settings: Settings) -> dict[str, str]:
    keymap = keymap_of(settings.keys)
    values = {each.name: _text(getattr(settings.preferences, each.name)) for each in SCHEMA}
    return values | {_KEY + each.id: keymap.all_keys_of(each.id) for each in COMMANDS}


def _text(value: object) -> str:
    if isinstance(value, bool):
        return "on" if value else "off"
    return ", ".join(value) if isinstance(value, tuple) else str(value)


def _value(name: str, text: str) -> object:
    kind = next(each.kind for each in SCHEMA if each.name == name)
    match kind:
        case Switch():
            return text == "on"
        case Whole():
            return int(text or 0)
        case NamesKind():
            return [each.strip() for each in text.split(",") if each.strip()]
    return text
