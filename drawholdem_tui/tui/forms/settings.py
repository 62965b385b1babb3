"""The settings as rows of a form."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from drawholdem_tui.languages.which_language import AUTO
from drawholdem_tui.storage.settings import Settings
from drawholdem_tui.storage.settings_schema import SCHEMA, Choice, Setting, Switch, Whole, setting
from drawholdem_tui.storage.settings_schema import Names as NamesKind
from drawholdem_tui.tui.forms.form import Row
from drawholdem_tui.tui.keys.command import When
from drawholdem_tui.tui.keys.keymap import COMMANDS, keymap_of
from drawholdem_tui.words.choices import choice, language_choice
from drawholdem_tui.words.language import _, translate
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
    told, group = as_sentence(translate(declared.help)), translate(declared.group)
    row = Row(declared.name, translate(declared.title), told, group)
    match declared.kind:
        case _ if declared.name == "theme":
            return row._replace(choices=tuple((name, name) for name in themes))
        case Switch():
            return row._replace(choices=(choice("on"), choice("off")))
        case Choice(words):
            called = language_choice if declared.name == "language" else choice
            known = (choice(each) if each == AUTO else called(each) for each in words)
            return row._replace(choices=tuple(known))
        case Whole(least, most, unit, at_zero):
            unit, at_zero = translate(unit), translate(at_zero)
            return row._replace(step=1, least=least, most=most, unit=unit, at_zero=at_zero)
    return row


def what_would_be_right(name: str) -> str:
    kind = setting(name).kind
    if isinstance(kind, Whole):
        return translate(_("{least} to {most}")).format(least=kind.least, most=kind.most)
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
    match setting(name).kind:
        case Switch():
            return text == "on"
        case Whole():
            return int(text or 0)
        case NamesKind():
            return [each.strip() for each in text.split(",") if each.strip()]
    return text
