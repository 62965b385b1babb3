"""The commands by their names, and the words of a command line read as one of them.

A command is a function of its own name in a file of this room, its options are told by the
function ``NAME_options`` beside it. Both are loaded only where somebody names the command.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Sequence
from importlib import import_module
from typing import Final

from drawholdem_tui import __version__
from drawholdem_tui.cli.command import Parser, add_everywhere
from drawholdem_tui.cli.help.groups import GROUPS
from drawholdem_tui.evening.usage import UsageError
from drawholdem_tui.words.language import _

_COMMANDS: Final = {name: told for group in GROUPS.values() for name, told in group.items()}


def options_of(words: Sequence[str]) -> argparse.Namespace:
    """What has been asked for; ``run`` is the command."""
    place = _place_of_command(words)
    if place is not None and words[place] == "help":  # as "help play" has it
        about = [each for each in words[place + 1 : place + 2] if each != "help"]
        words = [*words[:place], *about, "--help"]
        place = place if len(words) > place + 1 else None
    name = words[place] if place is not None else None
    if name is None or name in _COMMANDS:
        parser = _parser_of([name] if name else ())
        _check_options(parser, words[:place])
        if name:
            _check_options(parser.commands[name], words[place:])
        options, more = parser.parse_known_args(words)
        if more:
            from drawholdem_tui.cli.help.misspelt import too_much

            raise too_much(name, more[0])
        options.typed = parser.commands[name].named_in(words[place:]) if name else frozenset()
        if options.theme is not None:  # the screen is loaded to ask it
            from drawholdem_tui.tui.looks.palette import no_theme, theme_names

            if options.theme not in theme_names():
                raise UsageError(no_theme(options.theme), "theme")
        return options
    _check_options(_parser_of(()), words[:place])
    from drawholdem_tui.cli.help.misspelt import no_command

    raise no_command(name, _COMMANDS)


def whole_parser() -> Parser:
    """For everything that could be typed."""
    return _parser_of(_COMMANDS)


def _place_of_command(words: Sequence[str]) -> int | None:
    """Where the command stands: behind what is known everywhere, and the values of that."""
    place = 0
    while place < len(words) and words[place].startswith("-"):
        if words[place] == "--":
            return None
        place += 1 if "=" in words[place] or not _takes_a_value(words[place]) else 2
    return place if place < len(words) else None


def _takes_a_value(option: str) -> bool:
    return len(option) > 2 and any(
        known.startswith(option) for known in ("--data-dir", "--lang", "--glyphs", "--theme")
    )


def _check_options(parser: Parser, words: Iterable[str]) -> None:
    """That there are such: argparse would tell of what stands behind them first."""
    for word in words:
        if word == "--":
            return
        option = word.partition("=")[0]
        if option.startswith("--") and " " not in option and not parser.knows(option):
            from drawholdem_tui.cli.help.misspelt import no_option

            raise no_option(parser, option, whole_parser().commands)


def _parser_of(names: Iterable[str]) -> Parser:
    """Of these commands, which are loaded for it: to tell argparse of all the others takes longer
    than to read what has been typed."""
    Parser.page = staticmethod(_page)
    parser = Parser(prog="drawholdem")
    parser.set_defaults(run=_menu)
    add_everywhere(parser, default=None)
    version = f"drawholdem {__version__}"
    shows = _("show the version and exit")
    add = parser.group(_("global options")).add_argument
    add("-V", "--version", action="version", version=version, help=shows)
    commands = parser.add_subparsers(metavar="COMMAND", parser_class=Parser, prog=parser.prog)
    for name in names:
        room, told = _COMMANDS[name]
        command = commands.add_parser(name, help=told)
        parser.commands[name] = command
        loaded = import_module(f"drawholdem_tui.cli.{room}")
        command.set_defaults(run=getattr(loaded, name))
        if add_options := getattr(loaded, f"{name}_options", None):
            add_options(command)
        add_everywhere(command, default=argparse.SUPPRESS)  # the last in its help
    return parser


def _page(parser: Parser, groups: Iterable[argparse._ArgumentGroup]) -> str:
    from drawholdem_tui.cli.help.pages import page

    return page(parser, groups)


def _menu(options: argparse.Namespace) -> int:
    from drawholdem_tui.cli.play import menu

    return menu(options)
