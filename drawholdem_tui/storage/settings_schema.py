"""Every setting, declared once: the file, the settings screen and ``Preferences`` come from here.

A setting is a field of ``Preferences``; what declares it gives its type, so that the typed access
and the schema cannot say different things. ``SCHEMA`` is the same as a tuple, for whoever goes
through all of them.
"""

from __future__ import annotations

import enum
import reprlib
from typing import Any, Final

from drawholdem_tui.engine.errors import Coded
from drawholdem_tui.engine.fact import Fact
from drawholdem_tui.languages.catalogue import languages
from drawholdem_tui.languages.which_language import AUTO
from drawholdem_tui.strangers.numbers import is_whole
from drawholdem_tui.words.language import mark as _
from drawholdem_tui.words.refusals.errors import sentence

Value = bool | int | str | tuple[str, ...]


class Group(enum.StrEnum):
    """What belongs together on the settings screen."""

    LOOKS = _("Display")
    PACE = _("Pace")
    TABLE = _("At the table")
    SHARED = _("Several players sharing one screen")


class Switch:
    """On or off."""


class Choice(Fact):
    """One of a few words."""

    words: tuple[str, ...]


class Whole(Fact):
    """A whole number within bounds, and how a page shows it; 0 may mean something of its own."""

    least: int
    most: int
    shown: str = "{value}"
    at_zero: str = ""


class Text:
    """Any text on one line; what it may name is known elsewhere."""


class Names:
    """Names of people, as ``--seats`` takes them: without commas."""


Kind = Switch | Choice | Whole | Text | Names


class Setting(Fact):
    """What there is to know of a setting but its value."""

    name: str
    title: str
    help: str
    group: Group
    kind: Kind
    default: Value

    def checked(self, value: object) -> Value:
        """A value of this setting, or ``SettingError`` with what would be right."""
        match self.kind:
            case Switch():
                return self._switch(value)
            case Choice(words):
                return self._choice(value, words)
            case Whole(least=least, most=most):
                return self._whole(value, least, most)
            case Text():
                return self._text(value)
            case Names():
                return self._names(value)

    def _switch(self, value: object) -> bool:
        if not isinstance(value, bool):
            raise SettingError("setting_not_switch", name=self.name, value=as_written(value))
        return value

    def _choice(self, value: object, words: tuple[str, ...]) -> str:
        if not isinstance(value, str) or value not in words:
            told = as_written(value)
            raise SettingError("setting_not_choice", name=self.name, value=told, known=words)
        return value

    def _whole(self, value: object, least: int, most: int) -> int:
        if not is_whole(value, least, most):
            told = as_written(value)
            raise SettingError(
                "setting_not_whole", name=self.name, value=told, least=least, most=most
            )
        return value

    def _text(self, value: object) -> str:
        if not _is_a_line(value):
            raise SettingError("setting_not_text", name=self.name, value=as_written(value))
        return str(value)

    def _names(self, value: object) -> tuple[str, ...]:
        if not isinstance(value, list | tuple) or not all(
            _is_a_line(each) and "," not in each for each in value
        ):
            raise SettingError("setting_not_names", name=self.name, value=as_written(value))
        return tuple(map(str, value))


class SettingError(Coded):
    """A value that a setting does not know; as text one sentence."""

    def __str__(self) -> str:
        return sentence(self.code, self.values)


def as_written(value: object) -> str:
    """A value as the settings file writes it, shortened where it is long.

    >>> as_written(True), as_written("felt"), as_written(3)
    ('true', '"felt"', '3')
    """
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, str):
        return f'"{value}"'
    if isinstance(value, list | tuple):
        return "[" + ", ".join(map(as_written, value[:6])) + (", ...]" if value[6:] else "]")
    return reprlib.repr(value)


def _is_a_line(value: object) -> bool:
    return isinstance(value, str) and value.strip() != "" and value.isprintable()


# How a setting is declared: the name is the field's, the type that of the default.


class _Declaration(Fact):
    """What stands behind a field of ``Preferences``; read, the field is the default."""

    title: str
    help: str
    group: Group
    kind: Kind
    default: Value

    def __get__(self, _preferences: object, _owner: type) -> Value:
        return self.default


def _declared(title: str, help_: str, group: Group, kind: Kind, default: Value) -> Any:
    return _Declaration(title, help_, group, kind, default)


def _switch(title: str, help_: str, group: Group, *, default: bool) -> bool:
    declared: bool = _declared(title, help_, group, Switch(), default)
    return declared


def _choice(title: str, help_: str, group: Group, words: tuple[str, ...], default: str) -> str:
    declared: str = _declared(title, help_, group, Choice(words), default)
    return declared


def _whole(title: str, help_: str, group: Group, kind: Whole, default: int) -> int:
    declared: int = _declared(title, help_, group, kind, default)
    return declared


def _text(title: str, help_: str, group: Group, default: str) -> str:
    declared: str = _declared(title, help_, group, Text(), default)
    return declared


def _names(title: str, help_: str, group: Group) -> tuple[str, ...]:
    declared: tuple[str, ...] = _declared(title, help_, group, Names(), ())
    return declared


class Preferences(Fact):
    """The settings by name, each of a value that it knows."""

    theme: str = _text(
        _("Theme"),
        _("colours: felt, dark, light, contrast, or another Textual theme"),
        Group.LOOKS,
        "felt",
    )
    language: str = _choice(
        _("Language"),
        _("for all text; auto uses your system's language"),
        Group.LOOKS,
        (AUTO, *languages()),
        AUTO,
    )
    english_poker_words: bool = _switch(
        _("English poker words"),
        _("fold, check, call, raise and all-in in English, whatever the language"),
        Group.LOOKS,
        default=False,
    )
    four_colours: bool = _switch(
        _("Four colours"),
        _("green clubs and blue diamonds, so that each suit has its own colour"),
        Group.LOOKS,
        default=False,
    )
    glyphs: str = _choice(
        _("Glyphs"),
        _(
            "how suits and frames are drawn: unicode symbols, suits as letters, or plain "
            "ascii; auto uses the best your terminal can show"
        ),
        Group.LOOKS,
        ("auto", "unicode", "letters", "ascii"),
        "auto",
    )
    card_backs: str = _choice(
        _("Card backs"),
        _("the pattern on the backs of the cards"),
        Group.LOOKS,
        ("weave", "dots", "plain"),
        "weave",
    )
    speed: int = _whole(
        _("Speed"),
        _("how fast computer players act: 1 slowest, 5 fastest, 0 no waiting"),
        Group.PACE,
        Whole(0, 5, _("{value} of 5"), _("no waiting")),
        3,
    )
    motion: bool = _switch(
        _("Animation"),
        _("cards and chips move across the table; off: they appear at once"),
        Group.PACE,
        default=True,
    )
    showdown_seconds: int = _whole(
        _("Showdown"),
        _("how many seconds the end of a hand is shown; 0: until you press a key"),
        Group.PACE,
        Whole(0, 120, _("{value} s"), _("until keypress")),
        0,
    )
    fast_forward: bool = _switch(
        _("Fast forward"),
        _("play faster when only computers are left in the hand"),
        Group.PACE,
        default=True,
    )
    confirm_free_fold: bool = _switch(
        _("Ask before a free fold"),
        _("ask again before a fold when you could check for free"),
        Group.TABLE,
        default=True,
    )
    confirm_big_calls: bool = _switch(
        _("Ask before a big call"),
        _("ask again before a call of more than half your stack"),
        Group.TABLE,
        default=True,
    )
    always_open: bool = _switch(
        _("Your cards face up"),
        _("if you play alone, from the deal to the end of the hand"),
        Group.TABLE,
        default=True,
    )
    coach: str = _choice(
        _("Coach"),
        _("when you can ask for advice: never, solo (one person at the table) or always"),
        Group.TABLE,
        ("never", "solo", "always"),
        "solo",
    )
    tutor: int = _whole(
        _("Tutor"),
        _(
            "if you play alone: warns before a swap, draw or call that loses more than "
            "this % of the pot; 0: never"
        ),
        Group.TABLE,
        Whole(0, 50, _("above {value}%"), _("off")),
        0,
    )
    after_the_hand: bool = _switch(
        _("After the hand"),
        _("alone, you see your costliest decision; with others, each can ask on their turn"),
        Group.TABLE,
        default=True,
    )
    next_fee: bool = _switch(
        _("Next price"), _("show the swap price of the next street"), Group.TABLE, default=True
    )
    small_talk: bool = _switch(
        _("Small talk"),
        _("house regulars make a remark now and then between hands"),
        Group.TABLE,
        default=True,
    )
    bell: bool = _switch(
        _("Bell"), _("ring the bell when it is a person's turn"), Group.TABLE, default=False
    )
    peek_seconds: int = _whole(
        _("Peek"),
        _("how many seconds your cards stay face up after you peek"),
        Group.SHARED,
        Whole(1, 60, _("{value} s")),
        8,
    )
    seats_stay: bool = _switch(
        _("Fixed seats"),
        _("everyone keeps their place; off: the table turns to the player to act"),
        Group.SHARED,
        default=False,
    )
    names: tuple[str, ...] = _names(
        _("Known names"),
        _("people who have played here, suggested for new tables"),
        Group.SHARED,
    )

    def coach_allowed(self, people: int) -> bool:
        """Whether so many people at a table may ask for advice."""
        return self.coach == "always" or (self.coach == "solo" and people == 1)


SCHEMA: Final = tuple(
    Setting(name, each.title, each.help, each.group, each.kind, each.default)
    for name, each in vars(Preferences).items()
    if isinstance(each, _Declaration)
)
_BY_NAME: Final = {each.name: each for each in SCHEMA}


def setting(name: str) -> Setting:
    if name not in _BY_NAME:
        raise SettingError("unknown_setting", name=name, known=tuple(_BY_NAME))
    return _BY_NAME[name]
