"""The command line: one sub-command, one function; no logic."""

from __future__ import annotations

import argparse
import os
import re
import sys
from collections.abc import Callable, Sequence
from io import TextIOWrapper
from pathlib import Path
from typing import NamedTuple, NoReturn

from drawholdem_tui import __version__
from drawholdem_tui.cli import play as starting
from drawholdem_tui.cli.surroundings import speaks_utf8, why_no_screen, write_no_more
from drawholdem_tui.evening.table_options import (
    UsageError,
    add_table_options,
    table_options,
)
from drawholdem_tui.storage.paths import paths
from drawholdem_tui.words.errors import on_one_line
from drawholdem_tui.words.plain_signs import TELLABLE, register


class _Parser(argparse.ArgumentParser):
    """Says what is wrong in one line, without the usage."""

    def error(self, message: str) -> NoReturn:
        raise UsageError(message)


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
        raise UsageError(f"--theme: {no_theme(name)}")


def _parser(words: Sequence[str]) -> argparse.ArgumentParser:
    """For what has been typed. Words that begin with a command are read by that command alone: to
    tell argparse of all the others takes longer than to read them."""
    parser = _Parser(prog="drawholdem", description="Draw-Holdem and its relatives in a terminal.")
    parser.add_argument("--version", action="version", version=f"drawholdem {__version__}")
    parser.set_defaults(run=_menu)
    _add_everywhere(parser, default=None)
    commands = parser.add_subparsers(metavar="COMMAND", parser_class=_Parser)
    known = {each.name: each for each in _commands()}
    begun = known.get(words[0]) if words else None
    for each in [begun] if begun else known.values():
        command = commands.add_parser(each.name, help=each.does)
        command.set_defaults(run=each.run)
        if each.name in words:
            _add_everywhere(command, default=argparse.SUPPRESS)
            each.add_options(command)
    return parser


class _Command(NamedTuple):
    name: str
    does: str
    run: Callable[[argparse.Namespace], int]
    add_options: Callable[[_Parser], None]


def _commands() -> tuple[_Command, ...]:
    return (
        _Command("play", "sit down at a table", _play, _play_options),
        _Command("simulate", "hands between computer players", _simulate, _simulate_options),
        _Command("replay", "play recorded hands again", _replay, _replay_options),
        _Command("verify", "did the cards follow from what was sealed?", _verify, _files),
        _Command("export", "finished hands as files", _export, _export_options),
        _Command("history", "the evenings there have been", _history, _no_options),
        _Command("paths", "where the program keeps its files", _paths, _no_options),
        _Command("keys", "what can be pressed at the table", _keys, _no_options),
        _Command("rules", "the rulebook", _rules, _no_options),
        _Command("bench", "how fast it is here, beside its peers", _bench, _bench_options),
    )


def _play_options(command: _Parser) -> None:
    add_table_options(command, seats="You,cpu,cpu")
    add = command.add_argument
    add("--plain", action="store_true", help="as lines of text")
    add("--hands", type=_count, metavar="N", help="stop after so many hands")
    add("--evening", type=_count, metavar="ID", help="take up an evening that was put aside")


def _simulate_options(command: _Parser) -> None:
    add_table_options(command, seats=",".join(["cpu:random"] * 6))
    add = command.add_argument
    add("--hands", type=_count, required=True, metavar="N", help="how many hands")
    add(
        "--phh",
        type=Path,
        metavar="DIR",
        help="write the hands there: a file each, or all into one .phhs or .jsonl",
    )
    add("--json", action="store_true", help="one JSON document instead of lines")


def _replay_options(command: _Parser) -> None:
    how = command.add_mutually_exclusive_group(required=True)
    how.add_argument("--check", action="store_true", help="compare, and say what differs")
    how.add_argument("--json", action="store_true", help="one JSON document a line and hand")
    _files(command)


def _files(command: _Parser) -> None:
    command.add_argument("files", nargs="+", type=Path, metavar="FILE", help=".phh .phhs .jsonl")


def _export_options(command: _Parser) -> None:
    add = command.add_argument
    add("--out", type=Path, default=Path(), metavar="DIR", help="where to")
    add("--format", choices=("phh", "csv"), default="phh", help="which kind")
    add("--evening", type=_count, metavar="ID", help="of one evening only")


def _bench_options(command: _Parser) -> None:
    subjects = ("engine", "book", "screen", "soak")
    command.add_argument("subject", choices=subjects, help="what to measure")


def _no_options(_command: _Parser) -> None:
    """Nothing but what is known everywhere."""


def _add_everywhere(parser: argparse.ArgumentParser, default: object) -> None:
    """Known before and behind the command; there only if it is said there."""
    add = parser.add_argument
    add("--data-dir", type=_folder, default=default, metavar="DIR", help="all files of the program")
    add("--glyphs", choices=("unicode", "letters", "ascii"), default=default, help="suits")
    add("--theme", default=default, metavar="NAME", help="colours of the screen")


def _folder(text: str) -> Path:
    """It need not be there yet."""
    folder = Path(text)
    try:
        there = next(each for each in (folder, *folder.absolute().parents) if each.exists())
    except OSError as error:
        raise argparse.ArgumentTypeError(f"{on_one_line(text, 100)!r}: {error.strerror}") from None
    if not there.is_dir():
        raise argparse.ArgumentTypeError(f"{on_one_line(str(there), 100)!r} is no folder")
    return folder


def _count(text: str) -> int:
    if not re.fullmatch("[0-9]{1,9}", text) or int(text) < 1:
        raise argparse.ArgumentTypeError(f"{on_one_line(text, 40)!r} is no whole number from 1 up")
    return int(text)


def _menu(options: argparse.Namespace) -> int:
    if why := why_no_screen(os.environ):
        raise UsageError(f"{why}; play --plain plays as lines of text")
    return starting.menu(options)


def _play(options: argparse.Namespace) -> int:
    table = table_options(options)
    names, bots = table.who_sits_there()
    if options.hands is None and len(bots) == len(names):
        raise UsageError("--hands: without people at the table say how many hands to play")
    if options.plain:
        return starting.lines(options, table)
    if why := why_no_screen(os.environ):
        raise UsageError(f"play: {why}; play --plain plays as lines of text")
    return starting.table(options, table)


def _simulate(options: argparse.Namespace) -> int:
    from drawholdem_tui.cli.simulate import run

    table = table_options(options)
    if options.mode != "cash":
        raise UsageError("--mode: simulate plays cash games; play plays knockouts")
    return run(table, options.hands, out=options.phh, as_json=options.json)


def _replay(options: argparse.Namespace) -> int:
    from drawholdem_tui.storage.phh.check import check, print_reports

    if options.check:
        return check(options.files, sys.stdout)
    return print_reports(options.files, sys.stdout, sys.stderr)


def _verify(options: argparse.Namespace) -> int:
    from drawholdem_tui.storage.phh.verify import verify

    return verify(options.files, sys.stdout)


def _export(options: argparse.Namespace) -> int:
    from drawholdem_tui.past.evenings import export

    return export(paths(options.data_dir).book, options.out, options.format, options.evening)


def _history(options: argparse.Namespace) -> int:
    from drawholdem_tui.past.evenings import print_evenings

    return print_evenings(paths(options.data_dir).book)


def _paths(options: argparse.Namespace) -> int:
    for name, path in paths(options.data_dir).named().items():
        print(f"{name}: {path}")
    return 0


def _keys(options: argparse.Namespace) -> int:
    from drawholdem_tui.tui.keys.commands import (
        keymap_of,
        keys_as_lines,
        names_as_lines,
        troubles_with_settings,
    )

    settings = starting.settings_of(options)
    starting.tell(troubles_with_settings(settings))
    print("\n".join([*keys_as_lines(keymap_of(settings.keys)), *names_as_lines()]))
    return 0


def _rules(options: argparse.Namespace) -> int:
    from pydoc import pager

    from drawholdem_tui.rulebook import rulebook

    if sys.stdout.isatty():
        pager(rulebook())
    else:
        print(rulebook(), end="")
    return 0


def _bench(options: argparse.Namespace) -> int:
    from drawholdem_tui.bench import book, engine, screen, soak

    subjects = {
        "engine": engine.figures,
        "book": book.figures,
        "screen": screen.figures,
        "soak": soak.figures,
    }
    for line in subjects[options.subject]():
        print(line, flush=True)
    return 0
