"""``solve``: a strategy computed anew, with what there is to say of it."""

from __future__ import annotations

import argparse
import json
import re
from collections.abc import Callable, Sequence
from importlib.util import find_spec
from itertools import chain
from pathlib import Path
from typing import Any, Final

from drawholdem_tui.cli.chart import no_tables
from drawholdem_tui.cli.command import Parser, cannot, count, whole
from drawholdem_tui.cli.heavy.troubles import how_it_ended
from drawholdem_tui.cli.heavy.where import add_where
from drawholdem_tui.cli.heavy.work import HANDS, Work
from drawholdem_tui.evening.usage import UsageError, writing
from drawholdem_tui.heavy.header import Head
from drawholdem_tui.heavy.jobs import Answer
from drawholdem_tui.heavy.plain import from_plain
from drawholdem_tui.players.blueprint.strategy import Blueprint
from drawholdem_tui.players.pushfold.strategy import Table
from drawholdem_tui.players.pushfold.tables import STACKS, packed
from drawholdem_tui.words.advice.blueprint import blueprint_line
from drawholdem_tui.words.advice.pushfold import checked_line, solved_line
from drawholdem_tui.words.language import _, translate
from drawholdem_tui.words.one_line import say

_ROUNDS: Final = {2: 1_000, 3: 200}
_LARGEST_ANTE: Final = 1.0
_HANDS: Final = {2: 500_000, 3: 5_000_000}  # of three they are not played, but counted
_DEALS: Final = 100_000
_A_BLOCK: Final = 250


def solve_options(command: Parser) -> None:
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


def needs_numpy() -> None:
    if find_spec("numpy") is None:
        raise cannot(_("solve needs NumPy: pip install numpy"))


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
        needs_numpy()
        from drawholdem_tui.solving.jobs import COMPUTED

        return cls(head.command, from_plain(COMPUTED[head.command].blocks, head.job["blocks"]))

    @property
    def done(self) -> int:
        return len(self.made)

    def size(self, block: Any) -> int:
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


def _worked_out(
    options: argparse.Namespace,
    blocks: Sequence[object],
    packed: Callable[[list[Any]], bytes] = b"".join,
) -> tuple[Computed, int]:
    """What was made, into ``--out`` where that is asked for, and the exit code."""
    from drawholdem_tui.solving.jobs import NAMES

    if options.out:
        with writing(options.out, "out"):  # known before anything is computed
            new = not options.out.exists()
            options.out.open("ab").close()
            if new:
                options.out.unlink()
    kind = Played if options.what == "flops" else Computed
    work = kind(NAMES[options.what, options.players], blocks)
    code = how_it_ended(work.work_out(options), work.named)
    if options.out and not code:
        with writing(options.out, "out"):
            options.out.write_bytes(packed(work.made))
    return work, code


def _refuse(options: argparse.Namespace, why: str, *names: str) -> None:
    for name in names:
        if getattr(options, name) is not None:
            raise cannot(why, name)


def _refuse_a_part(options: argparse.Namespace) -> None:
    """A file is of all that is computed."""
    if options.out and options.part:
        raise cannot(_("this needs all tables, but --part computes only some"), "out")


def solve(options: argparse.Namespace) -> int:
    """A line a table; 130 where Ctrl-C stopped it."""
    needs_numpy()
    if options.what == "flops":
        return _flops(options)
    if options.what == "blueprint":
        return _blueprint(options)
    _refuse(options, _("this option is only for solve blueprint"), "flops")
    return (_pushfold if options.what == "pushfold" else _check)(options)


def _pushfold(options: argparse.Namespace) -> int:
    from drawholdem_tui.solving.game import Game, Samples
    from drawholdem_tui.solving.jobs import Block

    seats = options.players
    names = ("hands", "seed") if seats == 2 else ("hands",)
    _refuse(options, _("this option is only for solve check"), *names)
    if seats == 3:
        _refuse(options, _("antes work heads-up only"), "ante")
    _refuse_a_part(options)
    stacks = _stacks_of(options)
    if options.out and tuple(stacks) != tuple(STACKS[seats]):
        raise cannot(_("a file needs every stack: omit --stacks"), "out")
    samples = Samples() if options.seed is None else Samples(seed=options.seed)
    blocks = [
        Block(
            Game(float(stack), seats, swaps, options.ante or 0.0, samples),
            options.rounds or _ROUNDS[seats],
        )
        for stack in stacks
        for swaps in (True, False)
    ]
    return _worked_out(options, blocks, lambda made: b"".join(map(packed, made)))[1]


def _check(options: argparse.Namespace) -> int:
    """Between three against somebody who has learnt from dealt cards what is best."""
    from drawholdem_tui.solving.game import Check

    seats = options.players
    _refuse(options, _("this option is only for solve pushfold"), "ante", "rounds", "out")
    hands, seed = options.hands or _HANDS[seats], options.seed or 0
    blocks = [
        Check((float(stack),) * seats, stack, swaps, hands, seed)
        for stack in _stacks_of(options)
        for swaps in ((True,) if seats == 2 else (True, False))
    ]
    return _worked_out(options, blocks)[1]


def _flops(options: argparse.Namespace) -> int:
    from drawholdem_tui.solving.blueprint.flops import fitted
    from drawholdem_tui.solving.blueprint.sampled import Deals

    only = _("this option is only for solve blueprint and pushfold")
    _refuse(options, only, "stacks", "ante", "rounds")
    _refuse(options, _("this option is only for solve blueprint"), "flops")
    _two_players(options)
    _refuse_a_part(options)
    deals, seed = options.hands or _DEALS, options.seed or 0
    blocks = [
        Deals(seed, first, min(_A_BLOCK, deals - first)) for first in range(0, deals, _A_BLOCK)
    ]

    def packed(made: list[Any]) -> bytes:
        return (json.dumps(fitted(list(chain(*made)))) + "\n").encode()

    played, code = _worked_out(options, blocks, packed)
    if not code:
        say(translate(_("{hands} hands played from the flop on"), hands=played.done))
    return code


def _blueprint(options: argparse.Namespace) -> int:
    from drawholdem_tui.players.blueprint.tables import STACKS, packed
    from drawholdem_tui.solving.blueprint.flops import ours, read
    from drawholdem_tui.solving.blueprint.solved import Block

    _refuse(options, _("this option is not for solve blueprint"), "ante", "hands", "seed")
    _two_players(options)
    _refuse_a_part(options)
    if options.out and options.stacks:
        raise cannot(_("a file needs every stack: omit --stacks"), "out")
    stacks = [each for each in STACKS if options.stacks is None or each in options.stacks]
    if not stacks:
        there = ", ".join(f"{each:g}" for each in STACKS)
        raise cannot(_("blueprints exist for {stacks} big blinds"), "stacks", stacks=there)
    path = options.flops
    try:
        flops = read(path.read_text(encoding="utf-8")) if path else ours()
    except OSError as error:
        raise UsageError(f"{path}: {error.strerror}", "flops") from None
    except ValueError:
        raise cannot(_("{file} was not written by solve flops"), "flops", file=path) from None
    blocks = [Block(stack, options.rounds or _ROUNDS[2], flops) for stack in stacks]
    return _worked_out(options, blocks, lambda made: b"".join(map(packed, made)))[1]


def _two_players(options: argparse.Namespace) -> None:
    if options.players != 2:
        raise cannot(_("blueprints are for two players"), "players")


def _stacks_of(options: argparse.Namespace) -> Sequence[int]:
    """Those asked for, where there are tables of them."""
    there = STACKS[options.players]
    stacks: Sequence[int] = options.stacks or there
    if not set(stacks) <= set(there):
        raise no_tables(options.players, there, "stacks")
    return stacks


def _stacks(text: str) -> range:
    found = re.fullmatch(r"([0-9]{1,3})(?:-([0-9]{1,3}))?", text)
    if not found or int(found[1]) > int(found[2] or found[1]):
        told = _("{text!r} is not a stack or a range, such as 10 or 5-15")
        raise argparse.ArgumentTypeError(translate(told, text=text[:40]))
    return range(int(found[1]), int(found[2] or found[1]) + 1)


def _ante(text: str) -> float:
    if not re.fullmatch(r"[0-9](\.[0-9]{1,4})?", text) or float(text) > _LARGEST_ANTE:
        told = _("{text!r} is not an ante from 0 to 1 big blind, such as 0.125")
        raise argparse.ArgumentTypeError(translate(told, text=text[:40]))
    return float(text)
