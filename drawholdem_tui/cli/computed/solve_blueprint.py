"""``solve flops`` and ``solve blueprint``: play before the flop between two, computed anew."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from drawholdem_tui.cli.command import cannot, worded
from drawholdem_tui.cli.computed.work import (
    Computed,
    can_be_written,
    computed_into,
    refuse,
    refuse_a_part,
)
from drawholdem_tui.cli.heavy.troubles import how_it_ended
from drawholdem_tui.cli.heavy.work import HANDS
from drawholdem_tui.evening.usage import UsageError, writing
from drawholdem_tui.heavy.jobs import Answer
from drawholdem_tui.words.language import mark as _
from drawholdem_tui.words.language import translate
from drawholdem_tui.words.one_line import say

if TYPE_CHECKING:
    from drawholdem_tui.solving.blueprint.flops import Flops

_DEALS: Final = 100_000
_A_BLOCK: Final = 250
_ROUNDS: Final = 1_000


class Played(Computed):
    """Hands from the flop on."""

    counted = HANDS

    @property
    def done(self) -> int:
        return sum(map(len, self.made))

    def size(self, block: Any) -> int:
        return 2 * int(block.many)

    def add(self, answer: Answer[Any]) -> None:
        self.made.append(answer.value)


def solve_flops(options: argparse.Namespace) -> int:
    """What flops are worth, in a file for ``solve blueprint``."""
    from drawholdem_tui.solving.blueprint.flops import fitted
    from drawholdem_tui.solving.blueprint.sampled import Deals

    only = _("this option is only for solve blueprint and pushfold")
    refuse(options, ("stacks", "ante", "rounds"), only)
    refuse(options, ("flops",), _("this option is only for solve blueprint"))
    _two_players(options)
    refuse_a_part(options)
    deals, seed = options.hands or _DEALS, options.seed or 0
    blocks = [
        Deals(seed, first, min(_A_BLOCK, deals - first)) for first in range(0, deals, _A_BLOCK)
    ]
    if options.out:
        can_be_written(options.out)
    played = Played("solve flops", blocks)
    run = played.work_out(options)
    if code := how_it_ended(run, played.named):
        return code
    if options.out:
        samples = [each for made in played.made for each in made]
        with writing(options.out, "out"):
            options.out.write_text(json.dumps(fitted(samples)) + "\n", encoding="utf-8")
    say(worded(_("{hands} hands played from the flop on"), hands=played.done))
    return 0


def solve_blueprint(options: argparse.Namespace) -> int:
    """A table for each size of stacks."""
    from drawholdem_tui.players.blueprint.tables import STACKS, packed
    from drawholdem_tui.solving.blueprint.solved import Block

    refuse(options, ("ante", "hands", "seed"), _("this option is not for solve blueprint"))
    _two_players(options)
    refuse_a_part(options)
    if options.out and options.stacks:
        raise cannot(_("a file needs every stack: omit --stacks"), "out")
    stacks = [each for each in STACKS if options.stacks is None or each in options.stacks]
    if not stacks:
        told = translate(_("blueprints exist for {stacks} big blinds"))
        raise UsageError(told.format(stacks=", ".join(f"{each:g}" for each in STACKS)), "stacks")
    flops = _flops(options.flops)
    blocks = [Block(stack, options.rounds or _ROUNDS, flops) for stack in stacks]
    return computed_into(options, blocks, packed)


def _two_players(options: argparse.Namespace) -> None:
    if options.players != 2:
        raise cannot(_("blueprints are for two players"), "players")


def _flops(path: Path | None) -> Flops:
    from drawholdem_tui.solving.blueprint.flops import ours, read

    if path is None:
        return ours()
    try:
        return read(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise UsageError(f"{path}: {error.strerror}", "flops") from None
    except ValueError:
        raise cannot(_("{file} was not written by solve flops"), "flops", file=path) from None
