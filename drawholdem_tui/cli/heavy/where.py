"""Where a job is worked out and what is kept of it, as the command line says; Ctrl-C on the way."""

from __future__ import annotations

import argparse
import os
import re
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, ExitStack, contextmanager
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from drawholdem_tui.cli import ctrl_c
from drawholdem_tui.cli.command import Parser, cannot, count, no_value
from drawholdem_tui.cli.heavy.troubles import in_sentences, short, tell_refused
from drawholdem_tui.words.language import _, translate
from drawholdem_tui.words.one_line import say
from drawholdem_tui.words.refusals.system import reason

if TYPE_CHECKING:  # whoever asks for help is not to wait for it
    from drawholdem_tui.heavy.answers_file import Kept
    from drawholdem_tui.heavy.jobs import Block, Job, Value
    from drawholdem_tui.heavy.places import Place
    from drawholdem_tui.heavy.run import Run


def add_where(command: Parser) -> None:
    """The options that change no figure."""
    add = command.group(_("where it runs")).add_argument
    add("--jobs", type=count, metavar="J", help=_("number of processes (default: one per core)"))
    on = _("run on a Dask cluster: its scheduler, such as tcp://10.0.0.1:8786")
    add("--on", metavar="ADDRESS", help=on)
    keep = _("save progress in this file, and continue from it")
    add("--keep", type=Path, metavar="FILE", help=keep)
    part = _("only every Nth block, starting with the Kth; merge joins the files")
    add("--part", type=_part, metavar="K/N", help=part)


def _part(text: str) -> tuple[int, int]:
    found = re.fullmatch(r"([0-9]{1,6})/([0-9]{1,6})", text)
    if not found or not 1 <= int(found[1]) <= int(found[2]):
        raise no_value(_("{text!r} is not a part such as 1/2 or 2/2"), text)
    return int(found[1]), int(found[2])


def one_here(options: argparse.Namespace) -> bool:
    """Whether this process works alone."""
    from drawholdem_tui.heavy.places import cores

    return options.on is None and (options.jobs or cores()) == 1


@contextmanager
def working(
    job: Job[Block, Value],
    options: argparse.Namespace,
    stop: Callable[[], None] | None = None,
) -> Iterator[Run[Block, Value]]:
    """A run of the job. Ctrl-C breaks off what is worked out in this process, unless ``stop`` ends
    it in a better way."""
    from drawholdem_tui.heavy.run import Run

    runs: list[Run[Block, Value]] = []
    interrupted: list[bool] = []

    def stopped() -> None:
        if options.on is not None and not runs:  # others are waited for, and nothing is done yet
            raise KeyboardInterrupt
        interrupted.append(True)
        for run in runs:
            if stop:
                stop()
                run.stop()
            else:
                run.break_off()

    _refuse(options)
    numbers: Sequence[int] = range(len(job.blocks))
    if options.part:
        numbers = numbers[options.part[0] - 1 :: options.part[1]]
        if not numbers:
            told = _("part {part} has nothing to do: there are more parts than blocks ({blocks})")
            part, blocks = options.part[0], len(job.blocks)
            raise cannot(told, "part", part=part, blocks=blocks)
    with in_sentences(options.keep), ExitStack() as stack:
        stack.enter_context(ctrl_c.asks(stopped))
        kept = stack.enter_context(_kept(job, options.keep)) if options.keep else None
        place = stack.enter_context(_place(job, options, len(numbers)))
        run = Run(job, place, kept=kept, numbers=numbers)
        runs.append(run)
        if interrupted:  # before there was anything to stop
            stopped()
        yield run
    if kept is not None and (run.not_kept or interrupted):
        _tell_how_much(kept, numbers, run.not_kept)


def _tell_how_much(kept: Kept[Any], numbers: Sequence[int], error: OSError | None) -> None:
    """Is there to go on with; and why no more of it, where it could not be written."""
    told = _("{done} of {all} blocks are saved in {file}; run the same command to continue")
    if error:
        told = _(
            "{file} can no longer be written: {why}; {done} of {all} blocks are saved in "
            "it; run the same command to continue"
        )
    why = reason(error) if error else ""
    done, file = sum(number in numbers for number in kept), short(kept.path)
    say(translate(told, done=done, all=len(numbers), file=file, why=why), to=sys.stderr)


def _refuse(options: argparse.Namespace) -> None:
    if options.on is not None and options.jobs:
        raise cannot(_("choose one: --jobs (processes here) or --on (a cluster)"), "on")
    if options.part and not options.keep:
        raise cannot(_("a part needs --keep FILE, so that drawholdem merge can join it"), "part")
    for name in ("phh", "out"):
        path = getattr(options, name, None)
        if path and options.keep and os.path.realpath(path) == os.path.realpath(options.keep):
            raise cannot(_("{path} is in use by --keep; choose another file"), name, path=path)


def _kept(job: Job[Block, Value], path: Path) -> AbstractContextManager[Kept[Value]]:
    from drawholdem_tui.heavy.answers_file import taken_up
    from drawholdem_tui.heavy.header import head_of, versions

    return taken_up(path, job, head_of(job, versions(*job.packages)))


@contextmanager
def _place(job: Job[Any, Any], options: argparse.Namespace, blocks: int) -> Iterator[Place]:
    from drawholdem_tui.heavy.places import Place, cores, processes

    if options.on is None:
        with processes(max(min(options.jobs or cores(), blocks), 1)) as place:
            yield place
        return
    from importlib.util import find_spec

    if find_spec("distributed") is None:
        raise cannot(_("a cluster needs Dask: pip install distributed"), "on")
    from drawholdem_tui.heavy.elsewhere.cluster import Cluster
    from drawholdem_tui.heavy.header import versions
    from drawholdem_tui.heavy.parcels import answers_to

    ours = versions(*job.packages)
    with Cluster(
        options.on,
        ours,
        job.packages,
        job.luggage,
        refuses=tell_refused,
        fits=partial(answers_to, job),
    ) as cluster:
        if cluster.empty:
            waits = _("no worker at {address} yet: waiting for one")
            say(translate(waits, address=short(options.on)), to=sys.stderr)
        yield Place(cluster, cluster.workers)


def seed_of(options: argparse.Namespace) -> bytes:
    """As it was asked for; whoever has said none goes on with that of the file, if there is one."""
    kept = _kept_seed(options)
    if options.seed is not None:
        return str(options.seed).encode("utf-8", "surrogateescape")
    if kept:
        return kept
    from secrets import token_hex  # not for whoever has said one

    return token_hex(16).encode()  # as --seed would have it


def _kept_seed(options: argparse.Namespace) -> bytes | None:
    if options.keep is None:
        return None
    from drawholdem_tui.heavy.header import head_in

    with in_sentences(options.keep):
        head = head_in(options.keep)
    if options.part and options.seed is None and head is None:
        raise cannot(_("the parts need a common seed: give each the same --seed"), "part")
    seed = head.job.get("seed") if head else None
    try:
        return bytes.fromhex(seed) if isinstance(seed, str) else None
    except ValueError:
        return None
