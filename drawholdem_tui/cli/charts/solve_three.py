"""``solve --players 3``: the same between three, from samples."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import Final

from drawholdem_tui.cli.charts.computed_tables import (
    each_told,
    refuse,
    refuse_a_part,
    told_and_written,
)
from drawholdem_tui.evening.usage import UsageError
from drawholdem_tui.players.pushfold.packing_three import packed_three
from drawholdem_tui.players.pushfold.tables import THREE_STACKS
from drawholdem_tui.players.pushfold.three import ThreeStrategy
from drawholdem_tui.solving.three.best import Check, Checked
from drawholdem_tui.solving.three.equities import Samples
from drawholdem_tui.solving.three.game import Game
from drawholdem_tui.solving.three.jobs import checks_of_three_job, tables_of_three_job
from drawholdem_tui.solving.three.solved import Block
from drawholdem_tui.words.advice.three import checked_line_of_three, solved_line_of_three
from drawholdem_tui.words.language import mark as _
from drawholdem_tui.words.language import translate

_ROUNDS: Final = 200
_HANDS: Final = 5_000_000  # by the million: they are not played, but counted


def pushfold_of_three(options: argparse.Namespace) -> int:
    """Learn it, then judge it."""
    refuse(options, ("hands",), _("that is for solve check"))
    refuse(options, ("ante",), _("antes are computed between two alone"))
    refuse_a_part(options)
    if options.out and _stacks(options) != THREE_STACKS:
        raise UsageError(translate(_("all stacks are needed: leave --stacks away")), "out")
    samples = Samples() if options.seed is None else Samples(seed=options.seed)
    blocks = [
        Block(Game(float(stack), swaps, samples), options.rounds or _ROUNDS)
        for stack in _stacks(options)
        for swaps in (True, False)
    ]

    return told_and_written(tables_of_three_job(blocks), table_line, packed_three, options)


def check_of_three(options: argparse.Namespace) -> int:
    """Each seat against somebody who has learnt from dealt cards what is best against it."""
    refuse(options, ("ante", "rounds", "out"), _("that is for solve pushfold"))
    hands, seed = options.hands or _HANDS, options.seed or 0
    blocks = [
        Check((stack, stack, stack), stack, swaps, hands, seed)
        for stack in _stacks(options)
        for swaps in (True, False)
    ]

    return each_told(checks_of_three_job(blocks), check_line, options)[1]


def table_line(block: Block, table: ThreeStrategy) -> str:
    """A table that has been computed."""
    return solved_line_of_three(table, int(block.game.stack))


def check_line(check: Check, seats: Checked) -> str:
    """A table that has been learnt against."""
    more = [(each.more, each.its_error) for each in seats]
    return checked_line_of_three(check.table, more, swaps=check.swaps)


def _stacks(options: argparse.Namespace) -> Sequence[int]:
    """Those asked for that there are."""
    if options.stacks is None:
        return THREE_STACKS
    found = [stack for stack in options.stacks if stack in THREE_STACKS]
    if len(found) < len(options.stacks):
        told = translate(_("of three there are {stacks} big blinds"))
        stacks = ", ".join(map(str, THREE_STACKS))
        raise UsageError(told.format(stacks=stacks), "stacks")
    return found
