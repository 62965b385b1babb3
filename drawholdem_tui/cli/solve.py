"""``solve``: a strategy computed anew, with what there is to say of it."""

from __future__ import annotations

import argparse
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from drawholdem_tui.cli.command import Parser, cannot, count, whole
from drawholdem_tui.cli.computed.work import (
    computed,
    computed_into,
    needs_numpy,
    refuse,
    refuse_a_part,
)
from drawholdem_tui.cli.heavy.where import add_where
from drawholdem_tui.words.language import mark as _
from drawholdem_tui.words.language import translate

_ROUNDS: Final = {2: 1_000, 3: 200}
_LARGEST_ANTE: Final = 1.0
_HANDS: Final = {2: 500_000, 3: 5_000_000}  # of three they are not played, but counted


def solve_options(command: Parser) -> None:
    """What is computed, how long, and where it goes."""
    add = command.add_argument
    what = _(
        "pushfold: compute the strategy; check: test it against the best response; "
        "flops: play hands to learn what flops are worth; blueprint: compute preflop "
        "play from those values"
    )
    add("what", choices=["pushfold", "check", "flops", "blueprint"], metavar="WHAT", help=what)
    add("--players", type=whole, choices=[2, 3], default=2, help=_("number of players"))
    stacks = _("big blinds, such as 10 or 5-15 (default: all with tables)")
    add("--stacks", type=_stacks, metavar="N|A-B", help=stacks)
    add("--ante", type=_ante, metavar="A", help=_("ante per player, in big blinds (default: 0)"))
    rounds = _("number of iterations (default: 1000; three-handed 200)")
    add("--rounds", type=count, metavar="N", help=rounds)
    add("--out", type=Path, metavar="FILE", help=_("write the tables here, in the game's format"))
    hands = _("check, flops: number of deals (default: 500000; three-handed 5000000; flops 100000)")
    add("--hands", type=count, metavar="N", help=hands)
    flops = _("blueprint: what flops are worth (default: the game's own figures)")
    add("--flops", type=Path, metavar="FILE", help=flops)
    seed = _("check, flops, and three-handed: the same seed deals the same cards")
    add("--seed", type=whole, metavar="S", help=seed)
    add_where(command)


def solve(options: argparse.Namespace) -> int:
    """A line a table; 130 where Ctrl-C stopped it."""
    needs_numpy()
    if options.what in {"flops", "blueprint"}:
        from drawholdem_tui.cli.computed.solve_blueprint import solve_blueprint, solve_flops

        return (solve_flops if options.what == "flops" else solve_blueprint)(options)
    refuse(options, ("flops",), _("this option is only for solve blueprint"))
    return (_pushfold if options.what == "pushfold" else _check)(options)


def _pushfold(options: argparse.Namespace) -> int:
    """Learnt and judged."""
    from drawholdem_tui.players.pushfold.packing import packed
    from drawholdem_tui.players.pushfold.tables import STACKS

    seats = options.players
    refuse(
        options,
        ("hands", "seed") if seats == 2 else ("hands",),
        _("this option is only for solve check"),
    )
    if seats == 3:
        refuse(options, ("ante",), _("antes work heads-up only"))
    refuse_a_part(options)
    stacks = _stacks_of(options)
    if options.out and tuple(stacks) != tuple(STACKS[seats]):
        raise cannot(_("a file needs every stack: omit --stacks"), "out")
    blocks = [_block(options, stack, swaps) for stack in stacks for swaps in (True, False)]
    return computed_into(options, blocks, packed)


def _block(options: argparse.Namespace, stack: int, swaps: bool) -> object:
    from drawholdem_tui.solving.game import Game, Samples
    from drawholdem_tui.solving.solved import Block

    seats = options.players
    samples = Samples() if options.seed is None else Samples(seed=options.seed)
    game = Game(float(stack), seats, swaps, options.ante or 0.0, samples)
    return Block(game, options.rounds or _ROUNDS[seats])


def _check(options: argparse.Namespace) -> int:
    """Between three against somebody who has learnt from dealt cards what is best."""
    from drawholdem_tui.solving.checks import Check

    seats = options.players
    refuse(options, ("ante", "rounds", "out"), _("this option is only for solve pushfold"))
    hands, seed = options.hands or _HANDS[seats], options.seed or 0
    blocks = [
        Check((float(stack),) * seats, stack, swaps, hands, seed)
        for stack in _stacks_of(options)
        for swaps in ((True,) if seats == 2 else (True, False))
    ]
    return computed(options, blocks)[1]


def _stacks_of(options: argparse.Namespace) -> Sequence[int]:
    """Those asked for, where there are tables of them."""
    from drawholdem_tui.players.pushfold.tables import STACKS

    there = STACKS[options.players]
    stacks: Sequence[int] = options.stacks or there
    if not set(stacks) <= set(there):
        told = _("heads-up tables exist for {stacks} big blinds")
        if options.players == 3:
            told = _("three-handed tables exist for {stacks} big blinds")
        raise cannot(told, "stacks", stacks=", ".join(map(str, there)))
    return stacks


def _stacks(text: str) -> range:
    found = re.fullmatch(r"([0-9]{1,3})(?:-([0-9]{1,3}))?", text)
    if not found or int(found[1]) > int(found[2] or found[1]):
        told = translate(_("{text!r} is not a stack or a range, such as 10 or 5-15"))
        raise argparse.ArgumentTypeError(told.format(text=text[:40]))
    return range(int(found[1]), int(found[2] or found[1]) + 1)


def _ante(text: str) -> float:
    if not re.fullmatch(r"[0-9](\.[0-9]{1,4})?", text) or float(text) > _LARGEST_ANTE:
        told = translate(_("{text!r} is not an ante from 0 to 1 big blind, such as 0.125"))
        raise argparse.ArgumentTypeError(told.format(text=text[:40]))
    return float(text)
