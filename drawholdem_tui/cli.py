"""The command line: one sub-command, one function; no logic."""

from __future__ import annotations

import argparse
import os
import re
import sys
from collections.abc import Sequence
from contextlib import suppress
from io import TextIOWrapper, UnsupportedOperation
from pathlib import Path
from typing import NoReturn

from drawholdem_tui import __version__
from drawholdem_tui.table_options import (
    UsageError,
    add_table_options,
    table_options,
)
from drawholdem_tui.words.errors import on_one_line


class _Parser(argparse.ArgumentParser):
    """Says what is wrong in one line, without the usage."""

    def error(self, message: str) -> NoReturn:
        raise UsageError(message)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; the exit code of cli.md."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")  # any name can be told on any terminal
    try:
        options = _parser().parse_args(arguments)
        code = int(options.run(options))
        sys.stdout.flush()
    except UsageError as error:
        print(f"drawholdem: {on_one_line(str(error), 500)}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        _write_no_more()
        return 0
    except OSError as error:
        print(f"drawholdem: cannot write: {error.strerror or error}", file=sys.stderr)
        _write_no_more()
        return 2
    return code


def _write_no_more() -> None:
    """Nobody takes our output any more: keep the interpreter from trying again at exit."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(prog="drawholdem", description="Draw-Holdem and its relatives in a terminal.")
    parser.add_argument("--version", action="version", version=f"drawholdem {__version__}")
    parser.set_defaults(run=_what_there_is)
    commands = parser.add_subparsers(metavar="COMMAND", parser_class=_Parser)

    command = commands.add_parser("play", help="sit down at a table")
    add_table_options(command, seats="You,cpu,cpu")
    add = command.add_argument
    add("--plain", action="store_true", help="as lines of text")
    add("--hands", type=_count, metavar="N", help="stop after so many hands")
    add("--glyphs", choices=("letters", "unicode", "ascii"), default="letters", help="suits")
    command.set_defaults(run=_play)

    command = commands.add_parser("simulate", help="hands between computer players")
    add_table_options(command, seats=",".join(["cpu:random"] * 6))
    command.add_argument("--hands", type=_count, required=True, metavar="N", help="how many hands")
    command.add_argument(
        "--phh",
        type=Path,
        metavar="DIR",
        help="write the hands there: a file each, or all into one .phhs or .jsonl",
    )
    command.add_argument("--json", action="store_true", help="one JSON document instead of lines")
    command.set_defaults(run=_simulate)

    command = commands.add_parser("replay", help="play recorded hands again")
    how = command.add_mutually_exclusive_group(required=True)
    how.add_argument("--check", action="store_true", help="compare, and say what differs")
    how.add_argument("--json", action="store_true", help="one JSON document a line and hand")
    command.add_argument("files", nargs="+", type=Path, metavar="FILE", help=".phh .phhs .jsonl")
    command.set_defaults(run=_replay)

    command = commands.add_parser("rules", help="the rulebook")
    command.set_defaults(run=_rules)

    command = commands.add_parser("bench", help="how fast it is here, beside its peers")
    command.add_argument("subject", choices=("engine",), help="what to measure")
    command.set_defaults(run=_bench)
    return parser


def _count(text: str) -> int:
    if not re.fullmatch("[0-9]{1,9}", text) or int(text) < 1:
        raise argparse.ArgumentTypeError(f"{on_one_line(text, 40)!r} is no number of hands")
    return int(text)


def _what_there_is(options: argparse.Namespace) -> int:
    print(
        f"drawholdem {__version__}: the table on the screen is still to come.\n"
        "So far: play --plain (lines of text), rules, simulate, replay, bench; see --help."
    )
    return 0


def _play(options: argparse.Namespace) -> int:
    from drawholdem_tui.line_mode.evening import Evening, play
    from drawholdem_tui.match.levels import LevelsError, levels_named
    from drawholdem_tui.match.match import Mode
    from drawholdem_tui.players.cpu import UnknownBotError

    if not options.plain:
        raise UsageError("play: the screen is still to come; play --plain plays as lines of text")
    table = table_options(options)
    if options.hands is None and all(seat.partition(":")[0] == "cpu" for seat in table.seats):
        raise UsageError("--hands: without people at the table say how many hands to play")
    mode = Mode(options.mode)
    if isinstance(sys.stdin, TextIOWrapper):
        with suppress(UnsupportedOperation):  # somebody has read from it already
            sys.stdin.reconfigure(errors="replace")
    try:
        levels = levels_named(options.levels) if mode is Mode.KNOCKOUT else None
        evening = Evening(mode, levels, options.hands, options.speed, options.glyphs)
        return play(table, evening, sys.stdin, sys.stdout)
    except LevelsError as error:
        raise UsageError(f"--levels: {error}") from None
    except UnknownBotError as error:
        raise UsageError(f"--seats: {error}") from None


def _simulate(options: argparse.Namespace) -> int:
    from drawholdem_tui.simulation_report import run

    table = table_options(options)
    if options.mode != "cash":
        raise UsageError("--mode: simulate plays cash games; play plays knockouts")
    return run(table, options.hands, out=options.phh, as_json=options.json)


def _replay(options: argparse.Namespace) -> int:
    from drawholdem_tui.storage.phh.check import check, print_reports

    if options.check:
        return check(options.files, sys.stdout)
    return print_reports(options.files, sys.stdout, sys.stderr)


def _rules(options: argparse.Namespace) -> int:
    from pydoc import pager

    from drawholdem_tui.rulebook import rulebook

    if sys.stdout.isatty():
        pager(rulebook())
    else:
        print(rulebook(), end="")
    return 0


def _bench(options: argparse.Namespace) -> int:
    from drawholdem_tui.bench import engine

    for line in engine.figures():
        print(line, flush=True)
    return 0
