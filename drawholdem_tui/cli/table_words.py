"""The options of a table as words of the command line."""

from __future__ import annotations

import argparse
import re

from drawholdem_tui.engine.rules import PRESETS
from drawholdem_tui.evening.table_options import (
    DEFAULT_BLINDS,
    DEFAULT_GAME,
    DEFAULT_STACK,
    TableOptions,
    TableWords,
    table_options,
)


def add_table_options(parser: argparse.ArgumentParser, seats: str) -> None:
    """The table options of cli.md; ``seats`` is the command's own default."""
    add = parser.add_argument
    add("--game", default=DEFAULT_GAME, metavar="GAME", help=f"one of {', '.join(PRESETS)}")
    add("--seats", default=seats, metavar="A,B,…", help=f"who plays (default {seats})")
    add("--stack", type=_chips, default=DEFAULT_STACK, metavar="N", help="chips to start with")
    add("--blinds", default=DEFAULT_BLINDS, metavar="S/B", help="small and big blind")
    add("--ante", type=_chips, metavar="N", help="ante (default 0, in games without blinds S)")
    add("--ante-kind", choices=("each", "big-blind"), default="each", help="who pays the ante")
    add(
        "--structure",
        default="no-limit",
        metavar="S",
        help="no-limit, pot-limit, fixed-limit, spread:MAX",
    )
    add(
        "--rule",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="a house rule (repeatable)",
    )
    add("--seed", metavar="S", help="the same seed deals the same cards")
    add("--mode", choices=("cash", "knockout"), default="cash", help="cash game or knockout")
    add("--levels", default="standard", metavar="L", help="standard, turbo, deep or a file")
    add("--speed", type=int, choices=range(6), help="1 slowest, 5 fastest, 0 no wait (default 3)")
    add("--new", action="store_true", help="start afresh")


def _chips(text: str) -> int:
    if not re.fullmatch("[0-9]{1,9}", text):
        raise argparse.ArgumentTypeError(f"{text!r} is no number of chips below a billion")
    return int(text)


def table_asked_for(options: argparse.Namespace) -> TableOptions:
    """The table that a command line asks for; ``UsageError`` where there can be none."""
    return table_options(
        TableWords(
            tuple(seat.strip() for seat in options.seats.split(",")),
            game=options.game,
            stack=options.stack,
            blinds=options.blinds,
            ante=options.ante,
            ante_kind=options.ante_kind,
            structure=options.structure,
            rules=tuple(options.rule),
            seed=options.seed,
            mode=options.mode,
            levels=options.levels,
            hands=options.hands,
        )
    )
