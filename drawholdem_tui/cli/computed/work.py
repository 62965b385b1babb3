"""What ``solve`` computes, as work: all that was made, a line each."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from drawholdem_tui.cli.command import cannot
from drawholdem_tui.cli.heavy.troubles import how_it_ended
from drawholdem_tui.cli.heavy.work import Work
from drawholdem_tui.evening.usage import writing
from drawholdem_tui.heavy.header import Head
from drawholdem_tui.heavy.jobs import Answer
from drawholdem_tui.heavy.plain import from_plain
from drawholdem_tui.players.blueprint.strategy import Blueprint
from drawholdem_tui.players.pushfold.strategy import Table
from drawholdem_tui.words.advice.blueprint import blueprint_line
from drawholdem_tui.words.advice.pushfold import checked_line, solved_line
from drawholdem_tui.words.language import mark as _


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


def computed(options: argparse.Namespace, blocks: Sequence[object]) -> tuple[list[Any], int]:
    """With the exit code."""
    from drawholdem_tui.solving.jobs import NAMES

    computed = Computed(NAMES[options.what, options.players], blocks)
    run = computed.work_out(options)
    return computed.made, how_it_ended(run, computed.named)


def computed_into(
    options: argparse.Namespace, blocks: Sequence[object], packed: Callable[[Any], bytes]
) -> int:
    """All of them, into ``--out`` where that is asked for; the exit code."""
    if options.out:
        can_be_written(options.out)
    made, code = computed(options, blocks)
    if options.out and not code:
        with writing(options.out, "out"):
            options.out.write_bytes(b"".join(map(packed, made)))
    return code


def refuse_a_part(options: argparse.Namespace) -> None:
    """A file is of all that is computed."""
    if options.out and options.part:
        raise cannot(_("this needs all tables, but --part computes only some"), "out")


def can_be_written(path: Path) -> None:
    """Known before anything is computed; nothing is left behind."""
    with writing(path, "out"):
        new = not path.exists()
        path.open("ab").close()
        if new:
            path.unlink()


def refuse(options: argparse.Namespace, names: Sequence[str], why: str) -> None:
    """What does not go together."""
    for name in names:
        if getattr(options, name) is not None:
            raise cannot(why, name)
