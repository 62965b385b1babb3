"""``merge``: what ``--keep`` wrote on machines that know nothing of each other, put together."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from importlib import import_module
from itertools import combinations, pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from drawholdem_tui.cli.command import Parser, cannot
from drawholdem_tui.cli.exit_codes import LEFT_OUT, NOT_ALL_WELL
from drawholdem_tui.cli.heavy.troubles import another_job, in_sentences
from drawholdem_tui.cli.heavy.work import NotAsked, Work
from drawholdem_tui.evening.usage import UsageError
from drawholdem_tui.words.language import _, plural
from drawholdem_tui.words.one_line import say

if TYPE_CHECKING:  # whoever asks for help is not to wait for it
    from drawholdem_tui.heavy.answers_file import Kept
    from drawholdem_tui.heavy.header import Head

_MOST_NAMED: Final = 12  # gaps
_TABLES: Final = ("solve", "Computed")
_WORKS: Final = {  # where each is, by the name that its files have
    "arena": ("contest.arena", "Outcome"),
    "simulate": ("simulated", "Simulated"),
    "solve pushfold": _TABLES,
    "solve check": _TABLES,
    "solve pushfold of three": _TABLES,
    "solve check of three": _TABLES,
    "solve blueprint": _TABLES,
    "solve flops": ("solve", "Played"),
}


def merge_options(command: Parser) -> None:
    files = _("files written by --keep, all from the same job")
    command.add_argument("files", nargs="+", type=Path, metavar="FILE", help=files)
    as_json = _("one JSON document instead of lines")
    command.add_argument("--json", action="store_true", help=as_json)


def merge(options: argparse.Namespace) -> int:
    """As the command itself would have told it; 1 where chips went missing, 3 where blocks are."""
    with in_sentences(None):
        work, files = _opened(options.files)
        if options.json and not work.has_document:
            raise cannot(_("solve prints its tables only as text"), "json")
        there = sorted({number for kept in files for number in kept})
        blocks = len(work.job.blocks)
        missing = list(_gaps(there, blocks))
        for number in there:  # a block that several have counts once
            if line := work.add(next(kept[number] for kept in files if number in kept)):
                say(line)
        work.tell(as_json=options.json, missing=missing)
    if not missing:
        return 0 if work.conserved else NOT_ALL_WELL
    many = blocks - len(there)
    told = plural(
        "one of {all} blocks is missing: {which}",
        "{missing} of {all} blocks are missing: {which}",
        many,
    )
    say(told.format(missing=many, all=blocks, which=_named(missing)), to=sys.stderr)
    return LEFT_OUT if work.conserved else NOT_ALL_WELL


def _opened(paths: Sequence[Path]) -> tuple[Work[Any, Any], list[Kept[Any]]]:
    """All of the same job, and no two that say something else of a block."""
    from drawholdem_tui.heavy.answers_file import Kept
    from drawholdem_tui.heavy.header import AnotherJob

    for path in paths:
        if not path.exists():
            raise cannot(_("{file}: no such file"), file=path)
    work, head = _work_of(paths[0])
    try:
        files = [Kept(path, work.job, head) for path in paths]
    except AnotherJob as fault:
        told = _("{file} and {first} belong to different jobs: {there} in one, {here} in the other")
        raise UsageError(another_job(fault, told, first=paths[0])) from None
    for one, other in combinations(files, 2):
        for number in one:
            if number in other:
                one.holds_the_same(number, other)
    return work, files


def _work_of(path: Path) -> tuple[Work[Any, Any], Head]:
    from drawholdem_tui.heavy.faults import NotKept
    from drawholdem_tui.heavy.header import head_in
    from drawholdem_tui.heavy.plain import NotPlain

    head = head_in(path)
    if head is None or head.command not in _WORKS:
        raise NotKept(path, 1)
    room, name = _WORKS[head.command]
    work = getattr(import_module(f"drawholdem_tui.cli.{room}"), name)
    try:
        return work.asked_for(head), head
    except (NotPlain, KeyError):
        raise NotKept(path, 1) from None
    except NotAsked as fault:
        told = _("{file}, line 1: {option} must be {least} to {most}, not {found}")
        raise cannot(told, file=path, **vars(fault)) from None


def _gaps(there: Sequence[int], blocks: int) -> Iterator[tuple[int, int]]:
    """What is missing, the first and the last of each row, counted from 1.

    >>> list(_gaps([0, 3, 5], 8))
    [(2, 3), (5, 5), (7, 8)]
    """
    for before, after in pairwise((-1, *there, blocks)):
        if after > before + 1:
            yield before + 2, after


def _named(gaps: Sequence[tuple[int, int]]) -> str:
    """
    >>> _named([(1, 3), (6, 6), (8, 9)])
    '1-3, 6, 8-9'
    """
    named = [f"{first}-{last}" if first < last else str(first) for first, last in gaps]
    return ", ".join(named[:_MOST_NAMED] + ["…"] * (len(named) > _MOST_NAMED))
