"""What argparse says of itself, in the chosen language.

It asks for its sentences through two names of its own, and would look for them in a catalogue of
the system's that nobody ships; it is made to ask ours. What it says only to whoever writes a
program is left alone.
"""

from __future__ import annotations

import argparse
from typing import Final

from drawholdem_tui.words.language import mark as _
from drawholdem_tui.words.language import plural, translate

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


def speak() -> None:
    """From now on, in whatever language is chosen when something is said."""
    argparse.__dict__.update(_=_ours, ngettext=_counted)


class HelpFormatter(argparse.HelpFormatter):
    """As argparse's own, which knows a colon in English alone."""

    def start_section(self, heading: str | None) -> None:
        told = translate(_("{heading}:")).format(heading=heading).removesuffix(":")
        super().start_section(told if heading else heading)


def _ours(message: str) -> str:
    if message == "usage: ":
        return translate(_("usage:")) + " "
    return translate(message) if message in _SAID else message


def _counted(one: str, many: str, number: int) -> str:
    if one == "expected %s argument":
        return plural("expected %s argument", "expected %s arguments", number)
    return one if number == 1 else many
