"""What argparse says of itself, in the chosen language.

It asks for its sentences through two names of its own, and would look for them in a catalogue of
the system's that nobody ships; it is made to ask ours. What it says only to whoever writes a
program is left alone.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from shutil import get_terminal_size
from typing import Any, Final

from drawholdem_tui.words.language import In, _, translate

# its own words, and ours where those are for programmers
_SAID: Final = {
    "options": _("options"),
    "positional arguments": _("arguments"),
    "ambiguous option: %(option)s could match %(matches)s": _(
        "%(option)s could be %(matches)s; type more of it"
    ),
    "ignored explicit argument %r": _("takes no value; omit %r"),
    "invalid %(type)s value: %(value)r": _("invalid %(type)s value: %(value)r"),
    "not allowed with argument %s": _("cannot be combined with %s; choose one of them"),
    "one of the arguments %s is required": _("please add one of %s; --help has examples"),
    "the following arguments are required: %s": _("please add %s; --help has examples"),
}
# Help and errors call what you give an option by the same word.
_METAVARS: Final = {
    each.message: each
    for each in (
        In("what you give an option", "FILE"),
        In("what you give an option", "DIR"),
        In("what you give an option", "NAME"),
        In("what you give an option", "NAME=VALUE"),
        In("what you give an option", "CARDS"),
        In("what you give an option", "ADDRESS"),
        In("what you give an option", "COMMAND"),
        In("what you give an option", "GAME"),
        In("what you give an option", "ACTION"),
        In("what you give an option", "CHART"),
        In("what you give an option", "KIND"),
        In("what you give an option", "WHAT"),
        In("of a command", "WORD"),
    )
}
_NAME_OF: Final[Callable[[Any], str | None]] = argparse.__dict__["_get_action_name"]

_NAMED: Final = "argument %(argument_name)s: %(message)s"  # the name says that it is an option
_COLUMN: Final = 26  # where what an option does begins
_NARROWEST, _WIDEST = 40, 100
_LONGEST: Final = 40  # a default that is told beside what it is of
_NOT_TOLD: Final = (None, "", False, argparse.SUPPRESS)


def speak() -> None:
    """From now on, in whatever language is chosen when something is said."""
    argparse.__dict__.update(_=_ours, _get_action_name=_name_of)


class HelpFormatter(argparse.HelpFormatter):
    """As argparse's own, but that no word is broken, that every default is told, and for the colon,
    which argparse knows in English alone."""

    def __init__(self, prog: str) -> None:
        super().__init__(prog, max_help_position=_COLUMN, width=width_here())

    def start_section(self, heading: str | None) -> None:
        told = translate(_("{heading}:")).format(heading=heading).removesuffix(":")
        super().start_section(told if heading else heading)

    def _split_lines(self, text: str, width: int) -> list[str]:
        return wrapped(text, width)

    def _get_help_string(self, action: argparse.Action) -> str:
        told, default = translate(action.help or ""), action.default
        if (
            default in _NOT_TOLD
            or isinstance(default, list)
            or len(str(default)) > _LONGEST
            or "%(default)" in told
        ):
            return told
        return translate(_("{told} (default {default})")).format(told=told, default=default)

    def _metavar_formatter(
        self, action: argparse.Action, default_metavar: str
    ) -> Callable[[int], tuple[str, ...]]:
        named = super()._metavar_formatter(action, default_metavar)
        return lambda size: tuple(map(in_words, named(size)))


def width_here() -> int:
    """How wide a page of help is; wider lines are hard to read."""
    return min(max(get_terminal_size().columns, _NARROWEST), _WIDEST) - 2


def wrapped(text: str, width: int) -> list[str]:
    """As lines; words and names such as draw-poker stay whole."""
    import textwrap  # only whoever asks for help waits for it

    return textwrap.wrap(text, width, break_long_words=False, break_on_hyphens=False)


def _name_of(action: argparse.Action | None) -> str | None:
    name = _NAME_OF(action)
    return name and in_words(name)


def in_words(metavar: str) -> str:
    """What an option or a command takes, as it is called in help and errors."""
    return translate(_METAVARS[metavar]) if metavar in _METAVARS else metavar


def _ours(message: str) -> str:
    if message == _NAMED:
        return translate(_("{name}: {told}"), name="%(argument_name)s", told="%(message)s")
    return translate(_SAID[message]) if message in _SAID else message
