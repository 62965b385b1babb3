"""From the words of a command line to the command, and to its exit code."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from io import TextIOWrapper
from typing import Final

from drawholdem_tui import __version__
from drawholdem_tui.cli import about, hands, past, play, simulate
from drawholdem_tui.cli.command import Command, Parser, add_everywhere, no_options
from drawholdem_tui.cli.surroundings import speaks_utf8, write_no_more
from drawholdem_tui.evening.table_options import UsageError
from drawholdem_tui.words.errors import on_one_line
from drawholdem_tui.words.plain_signs import TELLABLE, register

_COMMANDS: Final = (
    Command("play", "sit down at a table", play.play, play.play_options),
    Command("simulate", "hands between computer players", simulate.simulate, simulate.options),
    Command("replay", "play recorded hands again", hands.replay, hands.replay_options),
    Command("verify", "did the cards follow from what was sealed?", hands.verify, hands.files),
    Command("export", "finished hands as files", past.export, past.export_options),
    Command("history", "the evenings there have been", past.history, no_options),
    Command("paths", "where the program keeps its files", about.paths, no_options),
    Command("keys", "what can be pressed at the table", about.keys, no_options),
    Command("rules", "the rulebook", about.rules, no_options),
    Command("bench", "how fast it is here, beside its peers", about.bench, about.bench_options),
)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; the exit code of cli.md."""
    _tell_on_any_terminal()
    try:
        words = sys.argv[1:] if arguments is None else arguments
        options = _parser(words).parse_args(words)
        _check_theme(options.theme)
        code = int(options.run(options))
        sys.stdout.flush()
    except UsageError as error:
        print(f"drawholdem: {on_one_line(str(error), 500)}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        write_no_more()
        return 0
    except OSError as error:
        what = str(error.filename) if error.filename else "cannot write"
        told = on_one_line(f"{what}: {error.strerror or error}", 500)
        print(f"drawholdem: {told}", file=sys.stderr)
        write_no_more()
        return 2
    return code


def _tell_on_any_terminal() -> None:
    """Any name and sign can be told, in letters where there is nothing else."""
    register()
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            plain = stream.isatty() and not speaks_utf8(os.environ, stream.encoding)
            foreign = plain and stream.encoding.lower() in {"utf-8", "utf8"}
            stream.reconfigure(encoding="ascii" if foreign else None, errors=TELLABLE)


def _check_theme(name: str | None) -> None:
    """The screen is loaded to ask it, but only where somebody names one."""
    if name is None:
        return
    from drawholdem_tui.tui.looks.palette import no_theme, theme_names

    if name not in theme_names():
        raise UsageError(no_theme(name), "theme")


def _parser(words: Sequence[str]) -> argparse.ArgumentParser:
    """For what has been typed. Words that begin with a command are read by that command alone: to
    tell argparse of all the others takes longer than to read them."""
    parser = Parser(prog="drawholdem", description="Draw-Holdem and its relatives in a terminal.")
    parser.add_argument("--version", action="version", version=f"drawholdem {__version__}")
    parser.set_defaults(run=play.menu)
    add_everywhere(parser, default=None)
    commands = parser.add_subparsers(metavar="COMMAND", parser_class=Parser)
    known = {each.name: each for each in _COMMANDS}
    begun = known.get(words[0]) if words else None
    for each in [begun] if begun else known.values():
        command = commands.add_parser(each.name, help=each.does)
        command.set_defaults(run=each.run)
        if each.name in words:
            add_everywhere(command, default=argparse.SUPPRESS)
            each.add_options(command)
    return parser
