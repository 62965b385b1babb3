"""What argparse says of itself, in the chosen language.

It asks for its sentences through two names of its own, and would look for them in a catalogue of
the system's that nobody ships; it is made to ask ours. What it says only to whoever writes a
program is left alone.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from typing import Any, Final

from drawholdem_tui.words.language import In, plural, translate
from drawholdem_tui.words.language import mark as _

_SAID: Final = {
    _("options"),
    _("positional arguments"),
    _("show this help message and exit"),
    _("argument %(argument_name)s: %(message)s"),
    _("ambiguous option: %(option)s could match %(matches)s"),
    _("expected one argument"),
    _("expected at least one argument"),
    _("expected at most one argument"),
    _("ignored explicit argument %r"),
    _("invalid %(type)s value: %(value)r"),
    _("not allowed with argument %s"),
    _("one of the arguments %s is required"),
    _("the following arguments are required: %s"),
    _("unrecognized arguments: %s"),
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
        In("what you give an option", "kind"),
        In("what you give an option", "what"),
        In("what you give an option", "subject"),
    )
}
_NAME_OF: Final[Callable[[Any], str | None]] = argparse.__dict__["_get_action_name"]


def speak() -> None:
    """From now on, in whatever language is chosen when something is said."""
    argparse.__dict__.update(_=_ours, ngettext=_counted, _get_action_name=_name_of)


class HelpFormatter(argparse.HelpFormatter):
    """As argparse's own, which knows a colon in English alone."""

    def start_section(self, heading: str | None) -> None:
        told = translate(_("{heading}:")).format(heading=heading).removesuffix(":")
        super().start_section(told if heading else heading)

    def _metavar_formatter(
        self, action: argparse.Action, default_metavar: str
    ) -> Callable[[int], tuple[str, ...]]:
        named = super()._metavar_formatter(action, default_metavar)
        return lambda size: tuple(map(_in_words, named(size)))


def _name_of(action: argparse.Action | None) -> str | None:
    name = _NAME_OF(action)
    return name and _in_words(name)


def _in_words(metavar: str) -> str:
    return translate(_METAVARS[metavar]) if metavar in _METAVARS else metavar


def _ours(message: str) -> str:
    if message == "usage: ":
        return translate(_("usage:")) + " "
    return translate(message) if message in _SAID else message


def _counted(one: str, many: str, number: int) -> str:
    if one == "expected %s argument":
        return plural("expected %s argument", "expected %s arguments", number)
    return one if number == 1 else many
