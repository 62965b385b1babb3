"""The settings as rows of a form."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from drawholdem_tui.languages.which_language import AUTO
from drawholdem_tui.storage.settings import Settings
from drawholdem_tui.storage.settings_schema import (
    SCHEMA,
    Choice,
    Setting,
    Switch,
    Whole,
    setting,
)
from drawholdem_tui.storage.settings_schema import Names as NamesKind
from drawholdem_tui.tui.forms.form import Row
from drawholdem_tui.tui.keys.command import When
from drawholdem_tui.tui.keys.commands import COMMANDS
from drawholdem_tui.tui.keys.keymap import keymap_of
from drawholdem_tui.words.choices import choice, language_choice
from drawholdem_tui.words.language import mark as _
from drawholdem_tui.words.language import translate
from drawholdem_tui.words.sentences import as_sentence

_AT_THE_TABLE = _("Keys")
_GROUPS = {
    When.REPLAY: _("Keys in a replay"),
    When.HISTORY: _("Keys in the history"),
    When.DRILL: _("Keys in a drill"),
    When.STATISTICS: _("Keys in the statistics"),
    When.REFEREE: _("Keys at a real table"),
    When.OVER: _("Keys when an evening is over"),
}
KEY = "key "  # before the id of a command: the row of its key


def row_of(declared: Setting, themes: Sequence[str]) -> Row:
    choices: tuple[tuple[str, str], ...] = ()
    step = least = most = 0
    unit, at_zero = "{value}", ""
    match declared.kind:
        case Switch():
            choices = (choice("on"), choice("off"))
        case Choice(words) if declared.name == "language":
            choices = tuple(
                choice(AUTO) if each == AUTO else language_choice(each) for each in words
            )
        case Choice(words):
            choices = tuple(map(choice, words))
        case Whole(lowest, highest, unit, at_zero):
            step, least, most = 1, lowest, highest
    if declared.name == "theme":
        choices = tuple((name, name) for name in themes)
    return Row(
        declared.name,
        translate(declared.title),
        as_sentence(translate(declared.help)),
        translate(declared.group),
        choices,
        step=step,
        least=least,
        most=most,
        unit=translate(unit),
        at_zero=translate(at_zero) if at_zero else "",
    )


def what_would_be_right(name: str) -> str:
    match setting(name).kind:
        case Whole(least=least, most=most):
            return translate(_("{least} to {most}")).format(least=least, most=most)
    return ""


def key_rows(values: Mapping[str, str]) -> list[Row]:
    return [
        Row(
            KEY + each.id,
            translate(each.title),
            as_sentence(translate(each.help)),
            translate(_GROUPS.get(each.when, _AT_THE_TABLE)),
            ((values[KEY + each.id], values[KEY + each.id]),),
        )
        for each in COMMANDS
    ]


def values_of(settings: Settings) -> dict[str, str]:
    keymap = keymap_of(settings.keys)
    values = {each.name: text_of(getattr(settings.preferences, each.name)) for each in SCHEMA}
    return values | {KEY + each.id: keymap.all_keys_of(each.id) for each in COMMANDS}


def text_of(value: object) -> str:
    if isinstance(value, bool):
        return "on" if value else "off"
    return ", ".join(value) if isinstance(value, tuple) else str(value)


def value_of(name: str, text: str) -> object:
    kind = next(each.kind for each in SCHEMA if each.name == name)
    match kind:
        case Switch():
            return text == "on"
        case Whole():
            return int(text or 0)
        case NamesKind():
            return [each.strip() for each in text.split(",") if each.strip()]
    return text
