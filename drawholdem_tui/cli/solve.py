"""``solve``: a strategy computed anew, with what there is to say of it."""

from __future__ import annotations

import argparse
import re
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from drawholdem_tui.cli.command import Parser, count, whole
from drawholdem_tui.cli.heavy.troubles import how_it_ended
from drawholdem_tui.cli.heavy.where import add_where
from drawholdem_tui.cli.heavy.work import Work
from drawholdem_tui.evening.usage import UsageError, writing
from drawholdem_tui.heavy.header import Head
from drawholdem_tui.heavy.jobs import Answer
from drawholdem_tui.heavy.plain import from_plain
from drawholdem_tui.players.blueprint.strategy import Blueprint
from drawholdem_tui.players.pushfold.strategy import Table
from drawholdem_tui.words.advice.blueprint import blueprint_line
from drawholdem_tui.words.advice.pushfold import checked_line, solved_line
from drawholdem_tui.words.language import mark as _
from drawholdem_tui.words.language import translate

if TYPE_CHECKING:  # NumPy is needed for nothing else
    from collections.abc import Sequence


def needs_numpy() -> None:
    if find_spec("numpy") is None:
        raise UsageError(translate(_("solve needs NumPy: pip install numpy")))


class Computed(Work[Any, Any]):
    """All that was made, or what there is when it is stopped."""

    counted = _("[{bar}] {hands} of {all} tables, {left} left")
    has_document = False

    def __init__(self, name: str, blocks: Sequence[Any]) -> None:
        from drawholdem_tui.solving.jobs import job_of

        self.job = job_of(name, blocks)
        self.made: list[Any] = []

    @classmethod
    def asked_for(cls, head: Head) -> Computed:
        """The tables that a file is of."""
        needs_numpy()
        from drawholdem_tui.solving.jobs import COMPUTED

        return cls(head.command, from_plain(COMPUTED[head.command].blocks, head.job["blocks"]))

    @property
    def done(self) -> int:
        return len(self.made)

    def size(self, block: object) -> int:
        return 1

    def named(self, block: object) -> str:
        return str(block)

    def add(self, answer: Answer[Any]) -> str | None:
        block, made = self.job.blocks[answer.number], answer.value
        self.made.append(made)
        if isinstance(made, Table):
            return solved_line(made, int(block.game.stack))
        if isinstance(made, Blueprint):
            return blueprint_line(made)
        return checked_line(block.table, made.seats, swaps=block.swaps)

    def tell(self, *, as_json: bool, missing: Sequence[tuple[int, int]] | None = None) -> None:
        """Lines name what is there."""


_ROUNDS: Final = {2: 1_000, 3: 200}
_LARGEST_ANTE: Final = 1.0
_HANDS: Final = {2: 500_000, 3: 5_000_000}  # of three they are not played, but counted


def solve_options(command: Parser) -> None:
    """What is computed, how long, and where it goes."""
    add = command.add_argument
    what = translate(
        _(
            "pushfold: compute the strategy; check: test it against the best response; flops: play "
            "hands to learn what flops are worth; blueprint: compute play before the flop from them"
        )
    )
    add("what", choices=["pushfold", "check", "flops", "blueprint"], metavar="WHAT", help=what)
    players = translate(_("number of players"))
    add("--players", type=whole, choices=[2, 3], default=2, help=players)
    stacks = translate(_("big blinds, such as 10 or 5-15 (default: all with tables)"))
    add("--stacks", type=_stacks, metavar="N|A-B", help=stacks)
    ante = translate(_("ante per player, in big blinds (default: 0)"))
    add("--ante", type=_ante, metavar="A", help=ante)
    rounds = translate(_("number of iterations (default: 1000; three-handed 200)"))
    add("--rounds", type=count, metavar="N", help=rounds)
    out = translate(_("write the tables here, in the game's format"))
    add("--out", type=Path, metavar="FILE", help=out)
    hands = translate(
        _("check, flops: number of deals (default: 500000; three-handed 5000000; flops 100000)")
    )
    add("--hands", type=count, metavar="N", help=hands)
    flops = translate(_("blueprint: what flops are worth (default: the game's own figures)"))
    add("--flops", type=Path, metavar="FILE", help=flops)
    seed = translate(_("check, flops, and three-handed: the same seed deals the same cards"))
    add("--seed", type=whole, metavar="S", help=seed)
    add_where(command)


def solve(options: argparse.Namespace) -> int:
    """A line a table; 130 where Ctrl-C stopped it."""
    needs_numpy()
    if options.what in {"flops", "blueprint"}:
        from drawholdem_tui.cli.solve_blueprint import solve_blueprint, solve_flops

        return (solve_flops if options.what == "flops" else solve_blueprint)(options)
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
    if options.out and options.part:
        raise UsageError(
            translate(_("this needs all tables, but --part computes only some")), "out"
        )
    stacks = _stacks_of(options)
    if options.out and tuple(stacks) != tuple(STACKS[seats]):
        raise UsageError(translate(_("a file needs every stack: omit --stacks")), "out")
    blocks = [_block(options, stack, swaps) for stack in stacks for swaps in (True, False)]
    if options.out:
        can_be_written(options.out)
    made, code = computed(options, blocks)
    if options.out and not code:
        with writing(options.out, "out"):
            options.out.write_bytes(b"".join(map(packed, made)))
    return code


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


def computed(options: argparse.Namespace, blocks: Sequence[object]) -> tuple[list[Any], int]:
    """With the exit code."""
    from drawholdem_tui.solving.jobs import NAMES

    computed = Computed(NAMES[options.what, options.players], blocks)
    run = computed.work_out(options)
    return computed.made, how_it_ended(run, computed.named)


def can_be_written(path: Path) -> None:
    """Known before anything is computed; nothing is left behind."""
    with writing(path, "out"):
        new = not path.exists()
        path.open("ab").close()
        if new:
            path.unlink()


def _stacks_of(options: argparse.Namespace) -> Sequence[int]:
    """Those asked for, where there are tables of them."""
    from drawholdem_tui.players.pushfold.tables import STACKS

    there = STACKS[options.players]
    stacks: Sequence[int] = options.stacks or there
    if not set(stacks) <= set(there):
        told = _("heads-up tables exist for {stacks} big blinds")
        if options.players == 3:
            told = _("three-handed tables exist for {stacks} big blinds")
        said = translate(told).format(stacks=", ".join(map(str, there)))
        raise UsageError(said, "stacks")
    return stacks


def refuse(options: argparse.Namespace, names: Sequence[str], why: str) -> None:
    """What does not go together."""
    for name in names:
        if getattr(options, name) is not None:
            raise UsageError(translate(why), name)


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
