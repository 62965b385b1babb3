"""What computing any tables has in common: a line for each as it comes, and where they go."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from drawholdem_tui.cli.heavy.troubles import how_it_ended
from drawholdem_tui.cli.heavy.where import working
from drawholdem_tui.evening.usage import UsageError, writing
from drawholdem_tui.words.language import mark as _
from drawholdem_tui.words.language import translate
from drawholdem_tui.words.one_line import say

if TYPE_CHECKING:
    from drawholdem_tui.heavy.jobs import Job

Asked = TypeVar("Asked")
Made = TypeVar("Made")


def each_told(
    job: Job[Asked, Made], told: Callable[[Asked, Made], str], options: argparse.Namespace
) -> tuple[list[Made], int]:
    """All that was made, or what there is when it is stopped, and the exit code; a line for each as
    it comes."""
    from drawholdem_tui.cli.heavy.progress import Progress

    found: list[Made] = []
    tables = _("[{bar}] {hands} of {all} tables, {left} left")
    with ExitStack() as stack:
        run = stack.enter_context(working(job, options))
        progress = Progress(run.asked_for(lambda _block: 1), tables)
        stack.callback(progress.is_over)
        progress.at(0)
        for answer in run.answers():
            progress.is_over()
            say(told(job.blocks[answer.number], answer.value), flush=True)
            found.append(answer.value)
            progress.at(len(found))
    return found, how_it_ended(run, str)


def refuse(options: argparse.Namespace, names: Sequence[str], why: str) -> None:
    """What does not go together."""
    for name in names:
        if getattr(options, name) is not None:
            raise UsageError(translate(why), name)


def refuse_a_part(options: argparse.Namespace) -> None:
    """Of tables that are to be written."""
    if options.out and options.part:
        raise UsageError(translate(_("all tables are needed, and a part has some")), "out")


def told_and_written(
    job: Job[Asked, Made],
    told: Callable[[Asked, Made], str],
    packed: Callable[[Made], bytes],
    options: argparse.Namespace,
) -> int:
    """A line for each table, and all of them where they are wanted, as the game reads them."""
    if options.out:
        _can_be_written(options.out)
    found, code = each_told(job, told, options)
    if options.out and not code:
        _write(options.out, b"".join(map(packed, found)))
    return code


def _can_be_written(path: Path) -> None:
    """Known before anything is computed; nothing is left behind."""
    with writing(path, "out"):
        new = not path.exists()
        path.open("ab").close()
        if new:
            path.unlink()


def _write(path: Path, text: bytes) -> None:
    """The tables, as the game reads them."""
    with writing(path, "out"):
        path.write_bytes(text)
