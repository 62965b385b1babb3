"""Where a job is worked out, as the command line says; Ctrl-C on the way; and what was left out."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from typing import TYPE_CHECKING, Any, Final

from drawholdem_tui.cli import ctrl_c
from drawholdem_tui.cli.command import Parser, count
from drawholdem_tui.words.language import mark as _
from drawholdem_tui.words.language import translate

if TYPE_CHECKING:  # whoever asks for help is not to wait for it
    from drawholdem_tui.heavy.jobs import Block, Job, Value
    from drawholdem_tui.heavy.run import Run

STOPPED: Final = 130
LEFT_OUT: Final = 3  # not all of it could be worked out


def add_where(command: Parser) -> None:
    """The options that change no figure."""
    jobs = translate(_("how many processes work (default: as many as there are cores)"))
    command.add_argument("--jobs", type=count, metavar="J", help=jobs)


@contextmanager
def working(
    job: Job[Block, Value],
    options: argparse.Namespace,
    stop: Callable[[], None] | None = None,
) -> Iterator[Run[Block, Value]]:
    """A run of the job. Ctrl-C breaks off what is worked out in this process, unless ``stop`` ends
    it in a better way."""
    from drawholdem_tui.heavy.places import cores, processes
    from drawholdem_tui.heavy.run import Run

    runs: list[Run[Block, Value]] = []

    def stopped() -> None:
        for run in runs:
            if stop:
                stop()
                run.stop()
            else:
                run.break_off()

    with ExitStack() as stack:
        stack.enter_context(ctrl_c.asks(stopped))
        jobs = min(options.jobs or cores(), len(job.blocks))
        runs.append(Run(job, stack.enter_context(processes(jobs))))
        yield runs[0]


def tell_left_out(run: Run[Any, Any], named: Callable[[Any], str]) -> int:
    """The exit code; on stderr each block that ended whoever worked at it."""
    told = translate(_("left out, it has ended three workers: {block}"))
    for number in run.left_out:
        print(told.format(block=named(run.block(number))), file=sys.stderr)
    return LEFT_OUT if run.left_out else 0
