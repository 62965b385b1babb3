"""What can go wrong with a job, in sentences."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from drawholdem_tui.cli.command import cannot
from drawholdem_tui.cli.exit_codes import LEFT_OUT, STOPPED
from drawholdem_tui.evening.usage import UsageError
from drawholdem_tui.words.language import _, translate
from drawholdem_tui.words.one_line import on_one_line, say
from drawholdem_tui.words.refusals.errors import sentence
from drawholdem_tui.words.refusals.system import reason

if TYPE_CHECKING:  # whoever asks for help is not to wait for it
    from drawholdem_tui.heavy.by_worker import ByWorker
    from drawholdem_tui.heavy.elsewhere.cluster import Refused
    from drawholdem_tui.heavy.faults import OfAFile
    from drawholdem_tui.heavy.header import AnotherJob
    from drawholdem_tui.heavy.run import Run


_LONGEST: Final = 200
_VALUE: Final = 40
_IMPOSSIBLE: Final = {
    "no_block": _("{file}, line {line}: no block {found}; the last one is {right}"),
    "hands": _("{file}, line {line}: expected {right} hands in the block, found {found}"),
    "deals": _("{file}, line {line}: expected {right} deals in the block, found {found}"),
    "entrants": _("{file}, line {line}: expected {right} players, found {found}"),
    "seats": _("{file}, line {line}: expected {right} seats, found {found}"),
    "files": _("{file}, line {line}: the block has {found} hand files, expected {right}"),
    "document": _("{file}, line {line}: hand {found} of the block is not a hand file"),
    "nobody": _("{file}, line {line}: no player called {found!r}"),
    "deal": _("{file}, line {line}: the results of deal {deal} must add up to 0, not {found}"),
    "chips": _("{file}, line {line}: the results must add up to 0, not {found}"),
    "below_none": _("{file}, line {line}: {found} must not be below 0"),
    "not_between": _("{file}, line {line}: {found} must be {least} to {most}"),
    "cells": _("{file}, line {line}: the table has {found} cells, expected {right}"),
    "figures": _("{file}, line {line}: numbers are missing from the table"),
    "share": _("{file}, line {line}: {found} is not a share from 0 to 1"),
}


def of_a_file(fault: OfAFile) -> str:
    from drawholdem_tui.heavy import faults
    from drawholdem_tui.heavy.header import AnotherJob

    match fault:
        case faults.NoFile(path=path) if path.is_dir():
            return translate(_("{file} is a folder, not a file"), file=path)
        case faults.NoFile(path=path):  # it has no end
            return translate(_("{file} is a device, not a file"), file=path)
        case faults.InUse(path=path):
            used = _("another process is writing to {file}: wait for it, or use another file")
            return translate(used, file=path)
        case faults.Impossible(path=path, line=line, doubt=doubt):
            values = {name: on_one_line(str(each), _VALUE) for name, each in doubt.values.items()}
            return translate(_IMPOSSIBLE[doubt.code], file=path, line=line, **values)
        case faults.NotKept(path=path, line=line):
            return _not_kept(path, line)
        case AnotherJob():
            told = _("{file} belongs to another job: {there} there, {here} here; use another file")
            return another_job(fault, told)
        case faults.NotTheSame(number=number, one=(one, line), other=(other, row)):
            told = _(
                "block {block} has two answers: {one}, line {line}, and {other}, line {row}; one "
                "of them is wrong: delete its line"
            )
            return translate(told, block=number + 1, one=one, line=line, other=other, row=row)
    raise fault


def another_job(fault: AnotherJob, told: str, **beside: object) -> str:
    from drawholdem_tui.cli.heavy.begun_with import what_differs

    differs = what_differs(fault.there, fault.here)
    if differs is None:
        return _not_kept(fault.path, 1)
    there, here = map(short, differs)
    return translate(told, file=fault.path, there=there, here=here, **beside)


def _not_kept(path: Path, line: int) -> str:
    return translate(_("{file}, line {line}: this was not written by --keep"), file=path, line=line)


_CLUSTER: Final = {
    "NoAddress": _("{address!r} is not an address such as tcp://10.0.0.1:8786"),
    "NotReached": _("no scheduler answers at {address}"),
    "NoCertificates": _("{address} needs certificates, but Dask has none configured here"),
    "SchedulerLacks": _("the scheduler at {address} has no drawholdem: install it there too"),
    "NobodyFits": _("all workers at {address} run a different version, so none can be used"),
    "SchedulerGone": _("the scheduler at {address} is gone, and the running blocks with it"),
    "NoAnswer": _("{worker} sent {what} instead of an answer: check that machine"),
}


@contextmanager
def in_sentences(keep: Path | None) -> Iterator[None]:
    """What is refused, with the option that it is about."""
    from drawholdem_tui.heavy.faults import OfACluster, OfAFile
    from drawholdem_tui.players.cpu import UnknownBotError

    option = "keep" if keep else None
    try:
        yield
    except UnknownBotError as fault:  # whoever could come here, but not there
        raise cannot(_("on the worker: {why}"), why=sentence(fault.code, fault.values)) from None
    except OfACluster as fault:
        values = {name: short(each) for name, each in vars(fault).items()}
        raise cannot(_CLUSTER[type(fault).__name__], "on", **values) from None
    except OfAFile as fault:
        raise UsageError(of_a_file(fault), option) from None
    except OSError as error:
        if keep is None or str(error.filename) != str(keep):
            raise
        raise cannot(_("cannot use {path}: {why}"), option, path=keep, why=reason(error)) from None


def tell_refused(refused: Refused) -> None:
    """A worker that gets no block, on stderr."""
    from drawholdem_tui.cli.heavy.begun_with import of_versions

    worker = short(refused.worker)
    if refused.theirs is None:
        told = _("skipping {worker}: no answer from drawholdem there")
        say(translate(told, worker=worker), to=sys.stderr)
        return
    told = _("{worker} is not used: {theirs} there, {ours} here")
    there = of_versions(refused.theirs)
    for what, ours in of_versions(refused.ours).items():
        if ours != (theirs := there[what]):
            say(translate(told, worker=worker, theirs=short(theirs), ours=ours), to=sys.stderr)
            return


def how_it_ended(run: Run[Any, Any], named: Callable[[Any], str]) -> int:
    """The exit code; on stderr each block that ended whoever worked at it."""
    told = _("skipped, because it crashed three workers: {block}")
    for number in run.left_out:
        say(translate(told, block=named(run.block(number))), to=sys.stderr)
    if run.left_out or run.not_kept:
        return LEFT_OUT
    return 0 if run.finished else STOPPED


def tell_deviating(by_worker: ByWorker) -> None:
    """Workers that make something else of their blocks than all others, on stderr."""
    told = _(
        "{worker} differs from all others by more than chance allows: {own:+.3f} against "
        "{others:+.3f}, {errors:.1f} standard errors; check that machine and run its blocks again"
    )
    for each in by_worker.deviating():  # the worker's name is as a file has it
        say(translate(told, **each._replace(worker=short(each.worker))._asdict()), to=sys.stderr)


def short(what: object) -> str:
    return on_one_line(str(what), _LONGEST)
