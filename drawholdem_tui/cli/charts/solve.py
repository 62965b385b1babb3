"""``solve``: a strategy computed anew, with what there is to say of it."""

from __future__ import annotations

import argparse
import re
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Final

from drawholdem_tui.cli.charts.computed_tables import (
    each_told,
    refuse,
    refuse_a_part,
    told_and_written,
)
from drawholdem_tui.cli.command import Parser, count, whole
from drawholdem_tui.cli.heavy.where import add_where
from drawholdem_tui.evening.usage import UsageError
from drawholdem_tui.words.language import mark as _
from drawholdem_tui.words.language import translate
from drawholdem_tui.words.numbers import InFigures

if TYPE_CHECKING:  # NumPy is needed for nothing else
    from drawholdem_tui.players.pushfold.strategy import Strategy
    from drawholdem_tui.solving.real_deals import Check, Checked
    from drawholdem_tui.solving.solved import Block

_ROUNDS: Final = 1_000
_LARGEST_ANTE: Final = 1.0
_HANDS: Final = 500_000
_CHECKED: Final = _(
    "{stack} bb: beyond what the strategy wins itself, the best response wins {one:+.2f} "
    "(standard error {its:.2f}) on the button, {other:+.2f} ({theirs:.2f}) in the big blind, "
    "in thousandths of a big blind a hand"
)


def solve_options(command: Parser) -> None:
    """What is computed, how long, and where it goes."""
    add = command.add_argument
    what = translate(_("pushfold: compute; check: play against the best response, with real cards"))
    add("what", choices=["pushfold", "check"], help=what)
    players = translate(_("how many sit there (default: 2)"))
    add("--players", type=whole, choices=[2, 3], default=2, help=players)
    stacks = translate(_("big blinds, such as 10 or 5-15 (default: all that there are tables for)"))
    add("--stacks", type=_stacks, metavar="N|A-B", help=stacks)
    ante = translate(_("of each player, in big blinds (default: 0)"))
    add("--ante", type=_ante, metavar="A", help=ante)
    rounds = translate(_("how long both learn from each other (default: 1000, of three 200)"))
    add("--rounds", type=count, metavar="N", help=rounds)
    out = translate(_("write the tables there, as the game reads them"))
    add("--out", type=Path, metavar="FILE", help=out)
    hands = translate(_("of check: how many are dealt (default: 500000, of three 5000000)"))
    add("--hands", type=count, metavar="N", help=hands)
    seed = translate(_("of check, and of three: the same seed deals the same cards"))
    add("--seed", type=whole, metavar="S", help=seed)
    add_where(command)


def solve(options: argparse.Namespace) -> int:
    """A line a table; 130 where Ctrl-C stopped it."""
    if find_spec("numpy") is None:
        raise UsageError(translate(_("solve needs NumPy: pip install 'drawholdem-tui[solve]'")))
    if options.players == 3:
        from drawholdem_tui.cli.charts.solve_three import check_of_three, pushfold_of_three

        return (pushfold_of_three if options.what == "pushfold" else check_of_three)(options)
    return _pushfold(options) if options.what == "pushfold" else _check(options)


def _pushfold(options: argparse.Namespace) -> int:
    from drawholdem_tui.players.pushfold.packing import packed
    from drawholdem_tui.solving.jobs import tables_job

    refuse(options, ("hands", "seed"), _("that is for solve check"))
    refuse_a_part(options)
    blocks = _blocks(options)
    return told_and_written(tables_job(blocks), table_line, packed, options)


def _check(options: argparse.Namespace) -> int:
    from drawholdem_tui.solving.jobs import checks_job
    from drawholdem_tui.solving.real_deals import Check

    refuse(options, ("ante", "rounds", "out"), _("that is for solve pushfold"))
    hands, seed = options.hands or _HANDS, options.seed or 0
    blocks = [Check(stack, hands, seed) for stack in _stacks_of_two(options)]
    return each_told(checks_job(blocks), check_line, options)[1]


def table_line(block: Block, table: Strategy) -> str:
    """A table that has been computed."""
    from drawholdem_tui.words.advice.pushfold import solved_line

    return solved_line(table.told, int(block.game.stack), swaps=block.game.swaps)


def check_line(check: Check, checked: Checked) -> str:
    """A table that has been played against."""
    (other, theirs), (one, its) = checked
    return translate(_CHECKED).format(
        stack=check.stack,
        one=InFigures(one),
        its=InFigures(its),
        other=InFigures(other),
        theirs=InFigures(theirs),
    )


def _blocks(options: argparse.Namespace) -> list[Block]:
    """In the order of the file."""
    from drawholdem_tui.players.pushfold.tables import STACKS
    from drawholdem_tui.solving.heads_up import Game
    from drawholdem_tui.solving.solved import Block

    stacks = _stacks_of_two(options)
    if options.out and stacks != STACKS:
        raise UsageError(translate(_("all stacks are needed: leave --stacks away")), "out")
    return [
        Block(Game(float(stack), options.ante or 0.0, swaps), options.rounds or _ROUNDS)
        for stack in stacks
        for swaps in (True, False)
    ]


def _stacks_of_two(options: argparse.Namespace) -> range:
    from drawholdem_tui.players.pushfold.tables import STACKS

    stacks: range = options.stacks or STACKS
    if stacks[0] < STACKS[0] or stacks[-1] > STACKS[-1]:
        told = translate(_("stacks are {least} to {most} big blinds"))
        raise UsageError(told.format(least=STACKS[0], most=STACKS[-1]), "stacks")
    return stacks


def _stacks(text: str) -> range:
    found = re.fullmatch(r"([0-9]{1,3})(?:-([0-9]{1,3}))?", text)
    if not found or int(found[1]) > int(found[2] or found[1]):
        told = translate(_("{text!r} is neither a stack nor two with a - between, such as 5-15"))
        raise argparse.ArgumentTypeError(told.format(text=text[:40]))
    return range(int(found[1]), int(found[2] or found[1]) + 1)


def _ante(text: str) -> float:
    if not re.fullmatch(r"[0-9](\.[0-9]{1,4})?", text) or float(text) > _LARGEST_ANTE:
        told = translate(_("{text!r} is not an ante from 0 to 1 big blind, such as 0.125"))
        raise argparse.ArgumentTypeError(told.format(text=text[:40]))
    return float(text)
