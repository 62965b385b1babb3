"""Every setting, declared once: the file, the settings screen and ``Preferences`` come from here.

A setting is a field of ``Preferences``; what declares it gives its type, so that the typed access
and the schema cannot say different things. ``SCHEMA`` is the same as a tuple, for whoever goes
through all of them.
"""

from __future__ import annotations

import enum
import reprlib
from typing import Any, Final, TypeVar

from drawholdem_tui.engine.errors import Coded
from drawholdem_tui.engine.fact import Fact
from drawholdem_tui.languages.catalogue import languages
from drawholdem_tui.languages.which_language import AUTO
from drawholdem_tui.strangers.numbers import is_whole
from drawholdem_tui.words.language import _

Value = bool | int | str | tuple[str, ...]
T = TypeVar("T", bound=Value)


class Group(enum.StrEnum):
    """What belongs together on the settings screen."""

    LOOKS = _("Display")
    PACE = _("Pace")
    TABLE = _("At the table")
    SHARED = _("Several players sharing one screen")

    def setting(self, title: str, help_: str, default: T, kind: Kind | None = None) -> T:
        """Declares one: the name is the field's, the type that of the default."""
        declared: Any = Setting(title, help_, self, kind or Switch(), default)
        its_default: T = declared  # as which it reads
        return its_default


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
_WRONG: Final = {
    Switch: "setting_not_switch",
    Choice: "setting_not_choice",
    Whole: "setting_not_whole",
    Text: "setting_not_text",
    Names: "setting_not_names",
}


class Setting(Fact):
    """What there is to know of a setting but its value; read as a field of ``Preferences``, it is
    its default."""

    title: str
    help: str
    group: Group
    kind: Kind
    default: Value
    name: str = ""

    def __get__(self, _preferences: object, _owner: type) -> Value:
        return self.default

    def checked(self, value: object) -> Value:
        """A value of this setting, or ``SettingError`` with what would be right."""
        told: dict[str, Any] = {"name": self.name, "value": as_written(value)}
        match self.kind:
            case Switch() if isinstance(value, bool):
                return value
            case Choice(words):
                if isinstance(value, str) and value in words:
                    return value
                told["known"] = words
            case Whole(least=least, most=most):
                if is_whole(value, least, most):
                    return value
                told |= {"least": least, "most": most}
            case Text() if _is_a_line(value):
                return str(value)
            case Names() if isinstance(value, list | tuple) and all(map(_is_a_name, value)):
                return tuple(map(str, value))
        raise SettingError(_WRONG[type(self.kind)], **told)


class SettingError(Coded):
    """A value that a setting does not know; as text one sentence."""

    def __str__(self) -> str:
        from drawholdem_tui.words.refusals.errors import sentence  # of what is wrong alone

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


def _is_a_name(value: object) -> bool:
    return _is_a_line(value) and "," not in str(value)


class Preferences(Fact):
    """The settings by name, each of a value that it knows."""

    theme: str = Group.LOOKS.setting(
        _("Theme"),
        _("colours: felt, dark, light, contrast, or another theme"),
        default="felt",
        kind=Text(),
    )
    language: str = Group.LOOKS.setting(
        _("Language"),
        _("for all text; auto uses your system's language"),
        default=AUTO,
        kind=Choice((AUTO, *languages())),
    )
    english_poker_words: bool = Group.LOOKS.setting(
        _("English poker words"),
        _("fold, check, call, raise and all-in in English, whatever the language"),
        default=False,
    )
    four_colours: bool = Group.LOOKS.setting(
        _("Four colours"),
        _("green clubs and blue diamonds, so that each suit has its own colour"),
        default=True,
    )
    glyphs: str = Group.LOOKS.setting(
        _("Glyphs"),
        _(
            "how suits and frames are drawn: unicode symbols, suits as letters, or plain "
            "ascii; auto uses the best your terminal can show"
        ),
        default="auto",
        kind=Choice(("auto", "unicode", "letters", "ascii")),
    )
    card_backs: str = Group.LOOKS.setting(
        _("Card backs"),
        _("the pattern on the backs of the cards"),
        default="weave",
        kind=Choice(("weave", "dots", "plain")),
    )
    speed: int = Group.PACE.setting(
        _("Speed"),
        _("how fast computer players act: 1 slowest, 5 fastest, 0 no waiting"),
        default=3,
        kind=Whole(0, 5, _("{value} of 5"), _("no waiting")),
    )
    motion: bool = Group.PACE.setting(
        _("Animation"),
        _("cards and chips move across the table; off: they appear at once"),
        default=True,
    )
    showdown_seconds: int = Group.PACE.setting(
        _("Showdown"),
        _("how many seconds the end of a hand is shown; 0: until you press a key"),
        default=0,
        kind=Whole(0, 120, _("{value} s"), _("until keypress")),
    )
    fast_forward: bool = Group.PACE.setting(
        _("Fast forward"), _("play faster when only computers are left in the hand"), default=True
    )
    confirm_free_fold: bool = Group.TABLE.setting(
        _("Ask before a free fold"),
        _("ask again before a fold when you could check for free"),
        default=True,
    )
    confirm_big_calls: bool = Group.TABLE.setting(
        _("Ask before a big call"),
        _("ask again before a call of more than half your stack"),
        default=True,
    )
    always_open: bool = Group.TABLE.setting(
        _("Your cards face up"),
        _("if you play alone, from the deal to the end of the hand"),
        default=True,
    )
    coach: str = Group.TABLE.setting(
        _("Coach"),
        _("when you can ask for advice: never, solo (one person at the table) or always"),
        default="solo",
        kind=Choice(("never", "solo", "always")),
    )
    tutor: int = Group.TABLE.setting(
        _("Tutor"),
        _(
            "if you play alone: warns before a swap, draw or call that loses more than "
            "this % of the pot; 0: never"
        ),
        default=0,
        kind=Whole(0, 50, _("above {value}%"), _("off")),
    )
    after_the_hand: bool = Group.TABLE.setting(
        _("After the hand"),
        _("alone, you see your costliest decision; with others, each can ask on their turn"),
        default=True,
    )
    next_fee: bool = Group.TABLE.setting(
        _("Next price"), _("show the swap price of the next street"), default=True
    )
    small_talk: bool = Group.TABLE.setting(
        _("Small talk"), _("house regulars make a remark now and then between hands"), default=True
    )
    bell: bool = Group.TABLE.setting(
        _("Bell"), _("ring the bell when it is a person's turn"), default=False
    )
    peek_seconds: int = Group.SHARED.setting(
        _("Peek"),
        _("how many seconds your cards stay face up after you peek"),
        default=15,
        kind=Whole(1, 60, _("{value} s")),
    )
    seats_stay: bool = Group.SHARED.setting(
        _("Fixed seats"),
        _("everyone keeps their place; off: the table turns to the player to act"),
        default=False,
    )
    names: tuple[str, ...] = Group.SHARED.setting(
        _("Known names"),
        _("people who have played here, suggested for new tables"),
        default=(),
        kind=Names(),
    )

    def coach_allowed(self, people: int) -> bool:
        """Whether so many people at a table may ask for advice."""
        return self.coach == "always" or (self.coach == "solo" and people == 1)


SCHEMA: Final = tuple(
    each.but(name=name) for name, each in vars(Preferences).items() if isinstance(each, Setting)
)
_BY_NAME: Final = {each.name: each for each in SCHEMA}


def setting(name: str) -> Setting:
    if name not in _BY_NAME:
        raise SettingError("unknown_setting", name=name, known=tuple(_BY_NAME))
    return _BY_NAME[name]
