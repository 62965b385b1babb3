"""``merge``: what ``--keep`` wrote on machines that know nothing of each other, put together."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from drawholdem_tui.cli.command import Parser
from drawholdem_tui.cli.heavy.merged import COMMANDS, Whole
from drawholdem_tui.cli.heavy.troubles import LEFT_OUT, another_job, in_sentences
from drawholdem_tui.evening.usage import UsageError
from drawholdem_tui.words.language import mark as _
from drawholdem_tui.words.language import plural, translate

if TYPE_CHECKING:  # whoever asks for help is not to wait for it
    from drawholdem_tui.heavy.jobs import Answer
    from drawholdem_tui.heavy.kept import Kept

_MOST_NAMED: Final = 12  # gaps


def merge_options(command: Parser) -> None:
    """The files, and in which form their sum is told."""
    files = translate(_("what --keep has written, of the same job"))
    command.add_argument("files", nargs="+", type=Path, metavar="FILE", help=files)
    as_json = translate(_("one JSON document instead of lines"))
    command.add_argument("--json", action="store_true", help=as_json)


def merge(options: argparse.Namespace) -> int:
    """As the command itself would have told it; 3 where blocks are missing."""
    with in_sentences(None):
        whole, files = _opened(options.files)
        there = {number for kept in files for number in kept if number in range(whole.blocks)}
        whole.tell(_answers(files, sorted(there)), as_json=options.json)
    missing = [number for number in range(whole.blocks) if number not in there]
    if not missing:
        return 0
    told = plural(
        "one block of {all} is missing: {which}",
        "{missing} blocks of {all} are missing: {which}",
        len(missing),
    )
    named = told.format(missing=len(missing), all=whole.blocks, which=_gaps(missing))
    print(named, file=sys.stderr)
    return LEFT_OUT


def _opened(paths: Sequence[Path]) -> tuple[Whole, list[Kept[Any]]]:
    """All of the same job."""
    from drawholdem_tui.heavy.faults import AnotherJob, NotKept
    from drawholdem_tui.heavy.kept import Kept
    from drawholdem_tui.heavy.plain import NotPlain

    for path in paths:
        if not path.is_file():
            missing = translate(_("{file}: there is no such file"))
            raise UsageError(missing.format(file=path))
    first = Kept[Any](paths[0], Any)
    if first.head is None or first.head.command not in COMMANDS:
        raise NotKept(paths[0], 1)
    try:
        whole = COMMANDS[first.head.command](first.head)
    except (NotPlain, KeyError):
        raise NotKept(paths[0], 1) from None
    files = [Kept[Any](path, whole.kind) for path in paths]
    for kept in files:
        try:
            kept.goes_on(first.head)
        except AnotherJob as fault:
            raise UsageError(another_job(fault)) from None
    return whole, files


def _answers(files: Sequence[Kept[Any]], numbers: Sequence[int]) -> Iterator[Answer[Any]]:
    """In the order of the blocks; one that several have, once."""
    for number in numbers:
        yield next(kept[number] for kept in files if number in kept)


def _gaps(missing: Sequence[int]) -> str:
    """
    >>> _gaps([0, 1, 2, 5, 7])
    '1-3, 6, 8'
    """
    gaps: list[tuple[int, int]] = []
    for number in missing:
        if gaps and gaps[-1][1] == number:
            gaps[-1] = (gaps[-1][0], number + 1)
        else:
            gaps.append((number, number + 1))
    named = [str(last) if first + 1 == last else f"{first + 1}-{last}" for first, last in gaps]
    return ", ".join(named[:_MOST_NAMED] + ["…"] * (len(named) > _MOST_NAMED))
