"""``stats``: how everybody has played, and who had the luck."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from drawholdem_tui.cli.command import (
    Parser,
    cannot,
    count,
    no_such_evening,
    reading_the_book,
    tell,
)
from drawholdem_tui.cli.exit_codes import STOPPED
from drawholdem_tui.cli.surroundings import columns_here
from drawholdem_tui.evening.usage import UsageError
from drawholdem_tui.match.names import heard
from drawholdem_tui.storage.paths import paths
from drawholdem_tui.words.language import _, translate
from drawholdem_tui.words.one_line import on_one_line, say
from drawholdem_tui.words.people import called, kept_as

_WORTH_A_WORD: Final = 2_000  # hands; fewer are counted before anybody has read it

if TYPE_CHECKING:
    from drawholdem_tui.past.statistics.evenings_read import EveningRead


def stats_options(command: Parser) -> None:
    command.add_argument("name", nargs="?", metavar="NAME", help=_("only this player"))
    form = command.add_mutually_exclusive_group()
    form.add_argument("--json", action="store_true", help=_("one JSON document"))
    form.add_argument("--csv", action="store_true", help=_("CSV, for a spreadsheet"))
    luck = _("compute the luck and play figures still missing for finished evenings")
    evening = _("only the evening with this ID")
    command.add_argument("--evening", type=count, metavar="ID", help=evening)
    command.add_argument("--luck", action="store_true", help=luck)


def stats(options: argparse.Namespace) -> int:
    """All that has been played; hands that are damaged are named and left out."""
    from drawholdem_tui.past.statistics.evenings_read import evenings_read
    from drawholdem_tui.past.statistics.in_words import damaged_told, statistics_lines

    book = paths(options.data_dir).book
    with reading_the_book():
        if not _counted(book):
            again = translate(_("stopped; the count so far is saved, and stats continues from it"))
            say(again, to=sys.stderr)
            return STOPPED
        evenings = [each for each in evenings_read(book) if options.evening in (None, each.id)]
        if options.evening and not evenings:
            raise no_such_evening(options.evening)
        if options.luck:
            _weigh(book, evenings)
    who = _named(options.name, evenings) if options.name else None
    damaged = damaged_told(evenings)
    if options.json:
        from drawholdem_tui.cli.documents import document
        from drawholdem_tui.past.statistics.document import document as told

        print(document(told(evenings, who)))
        tell(damaged)
    elif options.csv:
        from drawholdem_tui.cli.documents import print_csv
        from drawholdem_tui.past.statistics.document import table

        print_csv(*table(evenings, who))
        tell(damaged)
    elif any(each.counted.hands for each in evenings):
        say(*statistics_lines(evenings, columns_here(), who))
    else:
        say(translate(_("No hand has been finished yet.")), *damaged)
    return 1 if damaged else 0


def _named(typed: str, evenings: Iterable[EveningRead]) -> str:
    """The player of that name, however it is written."""
    from drawholdem_tui.past.statistics.totals import together

    names = [each.player.name for each in together(evenings)]
    wanted = heard(kept_as(typed))
    if found := next((name for name in names if heard(name) == wanted), None):
        return found
    if not names:
        raise UsageError(translate(_("No hand has been finished yet.")).rstrip("."))
    none, most = _("nobody called {name!r} has played; choose one of {names}"), map(called, names)
    raise cannot(none, name=on_one_line(typed, 40), names=on_one_line(", ".join(most), 300))


def _counted(book: Path) -> bool:
    """Minutes of a long book, the first time: in several processes, and whoever waits at a terminal
    sees how far it is. Whether it came to its end; what was done before is kept in any case."""
    from drawholdem_tui.past.statistics.evenings_read import counted, keep_counted, not_counted

    missing = not_counted(book)
    hands = sum(each.hands for each in missing)
    if hands < _WORTH_A_WORD:
        return True
    from drawholdem_tui.cli import ctrl_c
    from drawholdem_tui.cli.heavy.work import Progress
    from drawholdem_tui.heavy.jobs import Job
    from drawholdem_tui.heavy.places import cores, processes
    from drawholdem_tui.heavy.run import Run

    with processes(cores()) as place:
        run = Run(Job(counted, missing), place)
        with ctrl_c.asks(run.break_off):
            progress, done = Progress(hands), 0
            progress.at(0)
            coming = ((missing[each.number], each.value) for each in run.answers())
            for evening in keep_counted(coming):
                done += evening.hands
                if progress.due:
                    progress.at(done)
            progress.is_over()
    return run.finished


def _weigh(book: Path, evenings: Iterable[EveningRead]) -> None:
    """Minutes of a long book: whoever waits at a terminal sees how far it is."""
    from drawholdem_tui.past.statistics.evenings_read import weighing
    from drawholdem_tui.words.past.luck import being_weighed

    for evening in evenings:
        if not evening.to_be_weighed:
            continue
        for done in weighing(book, evening):
            if sys.stderr.isatty():
                told = being_weighed(done, evening.counted.hands)
                print(f"\r{told}", end="", file=sys.stderr, flush=True)
        if sys.stderr.isatty():
            say(to=sys.stderr)
