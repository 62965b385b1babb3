"""``replay``: files of hands, for people and headless."""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Final, TextIO

from drawholdem_tui.cli.command import Parser, cannot, count, hand_file, settings_of, worded
from drawholdem_tui.cli.documents import document
from drawholdem_tui.cli.exit_codes import NOT_ALL_WELL, REFUSED
from drawholdem_tui.cli.surroundings import no_screen, why_no_screen
from drawholdem_tui.evening.usage import UsageError
from drawholdem_tui.storage.paths import paths
from drawholdem_tui.words.language import mark as _
from drawholdem_tui.words.language import translate
from drawholdem_tui.words.one_line import on_one_line, say
from drawholdem_tui.words.people import of

if TYPE_CHECKING:  # other commands are not to wait for it
    from drawholdem_tui.past.shelf import Shelf
    from drawholdem_tui.storage.phh.faults import FileFault
    from drawholdem_tui.tui.app import DrawHoldem
    from drawholdem_tui.tui.replay.screen import ReplayScreen

NO_HAND: Final = ("no_such_file", "no_hands")  # nothing is there that could be counted as one


def replay_options(command: Parser) -> None:
    """What is done with the hands of the files: looked at on the screen, unless something else is
    asked for."""
    how = command.add_mutually_exclusive_group()
    check, as_json = (
        _("play the hands again and report where the result differs"),
        _("one JSON document per hand, one per line"),
    )
    how.add_argument("--plain", action="store_true", help=_("plain text, without the full screen"))
    how.add_argument("--check", action="store_true", help=check)
    how.add_argument("--json", action="store_true", help=as_json)
    whose = _("whose cards are face up from the start (default: yours)")
    command.add_argument("--as", dest="whose", metavar="NAME", help=whose)
    jobs = _("--check: number of processes (default: one per core)")
    command.add_argument("--jobs", type=count, metavar="J", help=jobs)
    endings = translate(
        _("{endings}; hands:NAME comes with the program, tour:NAME is a hand of the tour")
    ).format(endings=".phh .phhs .jsonl")
    command.add_argument("files", nargs="+", type=hand_file, metavar="FILE", help=endings)


def replay(options: argparse.Namespace) -> int:
    if options.check:
        return check(options.files, sys.stdout, options.jobs)
    if options.json:
        return print_reports(options.files, sys.stdout, sys.stderr, paths(options.data_dir).book)
    return _replay_in_lines(options) if options.plain else _replay_on_screen(options)


def _replay_on_screen(options: argparse.Namespace) -> int:
    """The table, with the first hand that can be shown."""
    for file in options.files:
        if not file.exists():
            raise cannot(_("{path!r} does not exist"), path=on_one_line(str(file), 100))
    if why := why_no_screen(os.environ):
        raise no_screen("replay", why)
    from drawholdem_tui.cli.play import on_screen

    shelf = _shelf(options)
    if shelf.first() is None:
        raise UsageError(_nothing_to_show(shelf))

    def opens(app: DrawHoldem) -> ReplayScreen:
        return app.study.replay(shelf, whose=options.whose)

    return on_screen(options, opens=opens)


def _nothing_to_show(shelf: Shelf) -> str:
    """What is wrong with the first of them."""
    from drawholdem_tui.past.complaint import complaint, where
    from drawholdem_tui.storage.phh.faults import FileFault

    found, played = shelf.take(0)
    if not isinstance(played, FileFault):
        return worded(_("{file}: the file ends before the cards are dealt"), file=where(found))
    return of(where(found), complaint(played))


def _replay_in_lines(options: argparse.Namespace) -> int:
    """Every hand as everybody at its table saw it; what is wrong goes to stderr."""
    from drawholdem_tui.line_mode.replay import tell_hands
    from drawholdem_tui.words.cards import FACES

    preferred = settings_of(options).preferences.glyphs
    glyphs = "letters" if preferred == "auto" else preferred
    face = FACES["words" if options.glyphs == "words" else glyphs]
    return tell_hands(_shelf(options), sys.stdout, sys.stderr, face, options.whose)


def _shelf(options: argparse.Namespace) -> Shelf:
    """As much of each hand as may be known while evenings go on."""
    from drawholdem_tui.past.seen import of_files
    from drawholdem_tui.past.shelf import Shelf

    return Shelf(options.files, of_files(paths(options.data_dir).book))


def check(files: Iterable[Path], out: TextIO, jobs: int | None = None) -> int:
    """Say what is wrong, a line a hand, and at the end how many there were."""
    from drawholdem_tui.past.checked import replayed
    from drawholdem_tui.past.complaint import complaint, where

    started = time.perf_counter()
    hands = bad = 0
    worst = 0
    for each in replayed(files, jobs):
        is_hand = not (each.fault and each.fault.code in NO_HAND)
        hands += is_hand
        if each.fault:
            bad += is_hand
            worst = max(worst, severity(each.fault))
            say(of(where(each), complaint(each.fault)), to=out)
        elif not each.complete:
            ends = translate(_("ends mid-hand"))
            say(of(where(each), ends), to=out)
    # scripts read the last line: the same in every language
    say(f"{hands} hands, {bad} bad, {time.perf_counter() - started:.2f} s", to=out)
    return worst


def print_reports(files: Iterable[Path], out: TextIO, errors: TextIO, book: Path) -> int:
    """One JSON document a line and hand, of an evening of this ``book`` that can go on no more than
    its table saw; what is wrong goes to ``errors``."""
    from drawholdem_tui.past.complaint import complaint, where
    from drawholdem_tui.past.hands import replay_of
    from drawholdem_tui.past.seen import of_files
    from drawholdem_tui.storage.phh.documents import read_hands
    from drawholdem_tui.storage.phh.faults import FileFault
    from drawholdem_tui.storage.phh.report import report_of

    worst = 0
    for found in map(of_files(book), read_hands(files)):
        played = replay_of(found)
        if isinstance(played, FileFault):
            worst = max(worst, severity(played))
            say(of(where(found), complaint(played)), to=errors)
        else:
            print(document(report_of(str(found.path), found.label, played)), file=out)
    return worst


def severity(fault: FileFault) -> int:
    """The exit code that it comes to."""
    from drawholdem_tui.storage.phh.faults import HandFault

    return NOT_ALL_WELL if isinstance(fault, HandFault) else REFUSED
