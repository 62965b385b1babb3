"""The commands by their names, and the words of a command line read as one of them.

A command is a function of its own name in a file of this room, its options are told by the
function ``NAME_options`` beside it. Both are loaded only where somebody names the command.
"""

from __future__ import annotations

import argparse
from collections.abc import Container, Iterable, Sequence
from importlib import import_module
from typing import Final

from drawholdem_tui import __version__
from drawholdem_tui.cli.command import Parser, add_everywhere
from drawholdem_tui.evening.usage import UsageError
from drawholdem_tui.words.language import mark as _
from drawholdem_tui.words.language import translate

# by name: the file, and what it does
_COMMANDS: Final = {
    "play": ("play", _("play at a table")),
    "simulate": ("simulate", _("let computer players play each other")),
    "arena": ("contest.arena", _("find out who plays better, in duplicate deals")),
    "merge": ("heavy.merge", _("put together what --keep wrote on several machines")),
    "bot": ("contest.bot", _("a bot of your own to start from")),
    "replay": ("recorded.replay", _("replay recorded hands")),
    "verify": ("recorded.verify", _("check that the cards match their seal")),
    "export": ("past", _("save finished hands as files")),
    "history": ("past", _("list past evenings")),
    "stats": ("stats", _("how everyone has played, and who ran well")),
    "tour": ("about", _("learn the game in a few hands")),
    "drill": ("training.drill", _("practise single decisions, each graded")),
    "daily": ("training.daily", _("the deal of the day: ten hands, the same for everyone")),
    "paths": ("about", _("where the program keeps its files")),
    "keys": ("about", _("the keys at the table")),
    "rules": ("about", _("the rulebook")),
    "completion": ("completion", _("tab completion for your shell")),
    "advise": ("advise", _("what a swap, a call or a draw is worth")),
    "chart": ("chart", _("which card to swap before the flop")),
    "solve": ("solve", _("recompute the short-stack strategy")),
    "bench": ("about", _("how fast it is here, compared with others")),
}


def options_of(words: Sequence[str]) -> argparse.Namespace:
    """What has been asked for; ``run`` is the command."""
    options = _parser(words).parse_args(words)
    _check_theme(options.theme)
    return options


def _parser(words: Sequence[str]) -> argparse.ArgumentParser:
    """For what has been typed. Words that begin with a command are read by that command alone: to
    tell argparse of all the others takes longer than to read them."""
    names = words[:1] if words and words[0] in _COMMANDS else _COMMANDS
    return _parser_of(names, words)


def whole_parser() -> argparse.ArgumentParser:
    """For everything that could be typed."""
    return _parser_of(_COMMANDS, _COMMANDS)


def _parser_of(names: Iterable[str], loaded: Container[str]) -> argparse.ArgumentParser:
    """Of these commands, with the options of those that are to be loaded."""
    what = translate(_("Draw-Holdem and other poker games in a terminal."))
    parser = Parser(prog="drawholdem", description=what)
    shows = translate(_("show program's version number and exit"))
    version = f"drawholdem {__version__}"
    parser.add_argument("--version", action="version", version=version, help=shows)
    parser.set_defaults(run=_menu)
    add_everywhere(parser, default=None)
    commands = parser.add_subparsers(metavar="COMMAND", parser_class=Parser, prog=parser.prog)
    for name in names:
        room, does = _COMMANDS[name]
        command = commands.add_parser(name, help=translate(does))
        if name in loaded:
            _add_options(command, name, room)
    return parser


def _add_options(command: Parser, name: str, room: str) -> None:
    """Load the command, to run it and to learn its options."""
    loaded = import_module(f"drawholdem_tui.cli.{room}")
    command.set_defaults(run=getattr(loaded, name))
    add_everywhere(command, default=argparse.SUPPRESS)
    if add_options := getattr(loaded, f"{name}_options", None):
        add_options(command)


def _menu(options: argparse.Namespace) -> int:
    from drawholdem_tui.cli.play import menu

    return menu(options)


def _check_theme(name: str | None) -> None:
    """The screen is loaded to ask it, but only where somebody names one."""
    if name is None:
        return
    from drawholdem_tui.tui.looks.palette import no_theme, theme_names

    if name not in theme_names():
        raise UsageError(no_theme(name), "theme")
