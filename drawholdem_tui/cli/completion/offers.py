"""What can stand behind each command, as the parser knows it."""

from __future__ import annotations

import argparse
import enum
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from drawholdem_tui.cli.command import folder, offered


class Place(enum.Enum):
    """What a value is where it is none of some words."""

    FILE = enum.auto()
    FOLDER = enum.auto()
    OWN = enum.auto()  # a number, a name: nothing to offer


class Option(NamedTuple):
    """What can stand behind a command."""

    flags: tuple[str, ...]  # none for a value that stands by itself
    does: str
    value: tuple[str, ...] | Place | None  # the words it knows; nothing where it takes no value
    again: bool = False  # it can be said more than once


class Offer(NamedTuple):
    """A command, and what stands behind it; without a name, what stands before all of them."""

    name: str
    does: str
    options: tuple[Option, ...]


def offers_of(parser: argparse.ArgumentParser) -> Iterator[Offer]:
    """First what stands before a command, then the commands."""
    yield Offer("", "", tuple(_options(parser)))
    for action in parser._actions:  # noqa: SLF001  # argparse has no other way to ask it
        if isinstance(action, argparse._SubParsersAction):  # noqa: SLF001
            does = {each.dest: each.help or "" for each in action._choices_actions}  # noqa: SLF001
            for name, command in action.choices.items():
                yield Offer(name, does[name], tuple(_options(command)))


def _options(parser: argparse.ArgumentParser) -> Iterator[Option]:
    for action in parser._actions:  # noqa: SLF001
        if not isinstance(action, argparse._SubParsersAction):  # noqa: SLF001
            again = isinstance(action, argparse._AppendAction)  # noqa: SLF001
            does = (action.help or "").partition("\n")[0]
            yield Option(tuple(action.option_strings), does, _value(action), again)


def _value(action: argparse.Action) -> tuple[str, ...] | Place | None:
    if action.nargs == 0:
        return None
    if known := action.choices or offered(action):
        return tuple(map(str, known))
    if action.type is folder or action.metavar == "DIR":
        return Place.FOLDER
    return Place.FILE if action.type is Path else Place.OWN
