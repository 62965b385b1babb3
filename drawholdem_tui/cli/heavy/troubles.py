"""What can go wrong with a job, in sentences."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from drawholdem_tui.cli.heavy.begun_with import of_versions
from drawholdem_tui.cli.heavy.files import of_a_file
from drawholdem_tui.evening.usage import UsageError
from drawholdem_tui.words.language import mark as _
from drawholdem_tui.words.language import translate
from drawholdem_tui.words.one_line import on_one_line, say
from drawholdem_tui.words.refusals.errors import sentence
from drawholdem_tui.words.refusals.system import reason

if TYPE_CHECKING:  # whoever asks for help is not to wait for it
    from drawholdem_tui.heavy.by_worker import ByWorker
    from drawholdem_tui.heavy.elsewhere.cluster import Refused
    from drawholdem_tui.heavy.run import Run

STOPPED: Final = 130
LEFT_OUT: Final = 3  # not all of it could be worked out

_LONGEST: Final = 200
_CLUSTER: Final = {
    "NoAddress": _("{address!r} is no address such as tcp://10.0.0.1:8786"),
    "NotReached": _("no scheduler answers at {address}"),
    "NoCertificates": _("{address} wants certificates, and the settings of Dask name none here"),
    "SchedulerLacks": _("the scheduler at {address} has no drawholdem: install it there, too"),
    "NobodyFits": _("all workers of {address} have another program, and none can be used"),
    "SchedulerGone": _("the scheduler at {address} has gone, and what was under way with it"),
    "NoAnswer": _("{worker} has sent {what} instead of an answer: look at that machine"),
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
        there = translate(_("where it was to play: {why}"))
        raise UsageError(there.format(why=sentence(fault.code, fault.values))) from None
    except OfACluster as fault:
        values = {name: _short(each) for name, each in vars(fault).items()}
        told = translate(_CLUSTER[type(fault).__name__]).format(**values)
        raise UsageError(told, "on") from None
    except OfAFile as fault:
        raise UsageError(of_a_file(fault), option) from None
    except OSError as error:
        if keep is None or str(error.filename) != str(keep):
            raise
        why = translate(_("cannot use {path}: {why}"))
        raise UsageError(why.format(path=keep, why=reason(error)), option) from None


def tell_refused(refused: Refused) -> None:
    """A worker that gets no block, on stderr."""
    worker = _short(refused.worker)
    if refused.theirs is None:
        told = translate(_("{worker} gets nothing to do: it has no drawholdem that could be asked"))
        say(told.format(worker=worker), to=sys.stderr)
        return
    told = translate(_("{worker} gets nothing to do: {theirs} there, {ours} here"))
    here, there = of_versions(refused.ours), of_versions(refused.theirs)
    for what, ours in here.items():
        if ours != (theirs := there[what]):
            say(told.format(worker=worker, theirs=_short(theirs), ours=ours), to=sys.stderr)
            return


def how_it_ended(run: Run[Any, Any], named: Callable[[Any], str]) -> int:
    """The exit code; on stderr each block that ended whoever worked at it."""
    told = translate(_("left out, since it ended three workers: {block}"))
    for number in run.left_out:
        say(told.format(block=named(run.block(number))), to=sys.stderr)
    if run.left_out or run.not_kept:
        return LEFT_OUT
    return 0 if run.finished else STOPPED


def tell_deviating(by_worker: ByWorker) -> None:
    """Workers that make something else of their blocks than all others, on stderr."""
    told = translate(
        _(
            "{worker} deviates from all others beyond chance, {own:+.3f} against {others:+.3f}, "
            "{errors:.1f} standard errors: look at that machine, and play its blocks again"
        )
    )
    for each in by_worker.deviating():
        told_of = each._replace(worker=on_one_line(each.worker))  # as a file has it
        say(told.format(**told_of._asdict()), to=sys.stderr)


def _short(what: object) -> str:
    return on_one_line(str(what), _LONGEST)
