"""Hands that were recorded: ``replay`` tells them, for people and headless; ``verify`` asks whether
cards, and what computers said, follow from what was sealed."""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any, TextIO

from drawholdem_tui.cli.command import (
    Parser,
    cannot,
    count,
    hand_file,
    reading_the_book,
    settings_of,
)
from drawholdem_tui.cli.documents import document
from drawholdem_tui.cli.exit_codes import LEFT_OUT, NOT_ALL_WELL, REFUSED
from drawholdem_tui.cli.surroundings import needs_a_screen
from drawholdem_tui.evening.usage import UsageError
from drawholdem_tui.storage.paths import paths
from drawholdem_tui.words.language import _, plural, translate
from drawholdem_tui.words.one_line import on_one_line, say
from drawholdem_tui.words.people import of
from drawholdem_tui.words.refusals.errors import sentence

if TYPE_CHECKING:  # other commands are not to wait for it
    from drawholdem_tui.past.shelf import Shelf
    from drawholdem_tui.past.verified import Findings
    from drawholdem_tui.storage.phh.faults import FileFault


def replay_options(command: Parser) -> None:
    """What is done with the hands of the files: looked at on the screen, unless something else is
    asked for."""
    how = command.add_mutually_exclusive_group()
    again = _("play the hands again and report where the result differs")
    how.add_argument("--plain", action="store_true", help=_("plain text, without the full screen"))
    how.add_argument("--check", action="store_true", help=again)
    as_json = _("one JSON document per hand, one per line")
    how.add_argument("--json", action="store_true", help=as_json)
    whose = _("whose cards are face up from the start (default: yours)")
    command.add_argument("--as", dest="whose", metavar="NAME", help=whose)
    jobs = _("--check: number of processes (default: one per core)")
    command.add_argument("--jobs", type=count, metavar="J", help=jobs)
    what = _("{endings}; hands:NAME comes with the program, tour:NAME is a hand of the tour")
    endings = translate(what, endings=".phh .phhs .jsonl")
    command.add_argument("files", nargs="+", type=hand_file, metavar="FILE", help=endings)


def replay(options: argparse.Namespace) -> int:
    if options.check:
        return check(options.files, sys.stdout, options.jobs)
    if options.json:
        return print_reports(options.files, sys.stdout, sys.stderr, paths(options.data_dir).book)
    return _replay_in_lines(options) if options.plain else _replay_on_screen(options)


def _replay_on_screen(options: argparse.Namespace) -> int:
    for file in options.files:
        if not file.exists():
            raise cannot(_("{path!r} does not exist"), path=on_one_line(str(file), 100))
    needs_a_screen("replay")
    from drawholdem_tui.cli.play import on_screen
    from drawholdem_tui.past.complaint import complaint, where
    from drawholdem_tui.storage.phh.faults import FileFault

    shelf = _shelf(options)
    if shelf.first() is None:
        found, played = shelf.take(0)
        if isinstance(played, FileFault):
            raise UsageError(of(where(found), complaint(played)))
        raise cannot(_("{file}: the file ends before the cards are dealt"), file=where(found))
    return on_screen(options, opens=lambda app: app.study.replay(shelf, whose=options.whose))


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
    from drawholdem_tui.past.complaint import NO_HAND, complaint, where

    started = time.perf_counter()
    hands = bad = worst = 0
    for each in replayed(files, jobs):
        is_hand = not (each.fault and each.fault.code in NO_HAND)
        hands += is_hand
        if each.fault:
            bad += is_hand
            worst = max(worst, _severity(each.fault))
            say(of(where(each), complaint(each.fault)), to=out)
        elif not each.complete:
            say(of(where(each), translate(_("ends mid-hand"))), to=out)
    # scripts read the last line: the same in every language
    say(f"{hands} hands, {bad} bad, {time.perf_counter() - started:.2f} s", to=out)
    return worst


def print_reports(files: Iterable[Path], out: TextIO, errors: TextIO, book: Path) -> int:
    """One JSON document a line and hand, of an evening of this ``book`` that can go on no more than
    its table saw; what is wrong goes to ``errors``."""
    from drawholdem_tui.past.complaint import as_an_error
    from drawholdem_tui.past.hands import replay_of
    from drawholdem_tui.past.seen import of_files
    from drawholdem_tui.storage.phh.documents import read_hands
    from drawholdem_tui.storage.phh.faults import FileFault
    from drawholdem_tui.storage.phh.report import report_of

    worst = 0
    for found in map(of_files(book), read_hands(files)):
        played = replay_of(found)
        if isinstance(played, FileFault):
            worst = max(worst, _severity(played))
            say(as_an_error(found, played), to=errors)
        else:
            print(document(report_of(str(found.path), found.label, played)), file=out)
    return worst


def _severity(fault: FileFault) -> int:
    from drawholdem_tui.storage.phh.faults import HandFault

    return NOT_ALL_WELL if isinstance(fault, HandFault) else REFUSED


def verify_options(command: Parser) -> None:
    files = _("files or folders (default: the hands you have saved; shows no cards)")
    jobs = _("number of processes (default: one per core)")
    command.add_argument("--jobs", type=count, metavar="J", help=jobs)
    as_json = _("one JSON document instead of lines")
    command.add_argument("--json", action="store_true", help=as_json)
    command.add_argument("files", nargs="*", type=hand_file, metavar="FILE", help=files)


def verify(options: argparse.Namespace) -> int:
    jobs, as_json = options.jobs, options.json
    if options.files:
        return verify_files(options.files, sys.stdout, jobs, as_json=as_json)
    return verify_book(paths(options.data_dir).book, sys.stdout, jobs, as_json=as_json)


def verify_book(book: Path, out: TextIO, jobs: int | None = None, *, as_json: bool = False) -> int:
    """Say of every hand of the book that does not fit which one it is, and how many there are."""
    from drawholdem_tui.cli.heavy.work import Progress
    from drawholdem_tui.past.verified import findings
    from drawholdem_tui.storage.book.history import history

    with reading_the_book(), history(book) as past:
        if not past.is_there:
            raise cannot(_("verify: nothing has been played yet (no {book})"), book=book)
        progress = Progress(max(sum(row.hands for row in past.evenings()), 1))
        try:
            found = findings(book, past, jobs, progress.at)
        finally:
            progress.is_over()
    if as_json:
        print(document(_as_document(found)), file=out)
    else:
        say(*_as_lines(found), to=out)
    if not all(kept.gone for kept in found.damaged):
        return REFUSED
    if found.damaged or found.wrong or found.decided or found.lost or found.amiss:
        return NOT_ALL_WELL
    return LEFT_OUT if found.silent else 0


def _as_document(found: Findings) -> dict[str, Any]:
    """How many hands there are, and of those that do not fit which and why."""
    kinds = {"damaged": found.damaged, "wrong_cards": found.wrong, "decided": found.decided}
    return {
        "hands": found.hands,
        "failed": [
            {"evening": kept.evening, "hand": kept.number, "why": why}
            for why, hands in kinds.items()
            for kept in hands
        ],
        "unchecked": found.silent,
        "lost": [{"evening": evening, "hands": hands} for evening, hands in found.lost.items()],
        "chips_amiss": [each._asdict() for each in found.amiss],
        "computers": found.follow,
    }


def _as_lines(found: Findings) -> Iterator[str]:
    from drawholdem_tui.words.past import book
    from drawholdem_tui.words.past.book import computers_as_lines

    yield from (book.damaged_hand(kept.id, kept.evening, kept.number) for kept in found.damaged)
    yield from (book.lost_hands(evening, hands) for evening, hands in found.lost.items())
    yield from (book.wrong_hand(kept.evening, kept.number) for kept in found.wrong)
    yield from (book.otherwise_decided(kept.evening, kept.number) for kept in found.decided)
    yield from (book.chips_amiss(**each._asdict()) for each in found.amiss)
    yield from computers_as_lines(found.follow, len(found.decided), found.others)
    failed = len(found.damaged) + len(found.wrong) + len(found.decided)
    yield _in_all(found.hands, failed, found.silent)


def verify_files(
    files: Iterable[Path], out: TextIO, jobs: int | None = None, *, as_json: bool = False
) -> int:
    """Say of every hand whether it fits, a line a hand, and at the end how many do not; or in a
    document which do not."""
    from drawholdem_tui.past.checked import verified_files
    from drawholdem_tui.past.complaint import NO_HAND, complaint, where
    from drawholdem_tui.storage.phh.faults import FileFault
    from drawholdem_tui.storage.phh.verify import NothingToCheck
    from drawholdem_tui.words.past.book import computers_as_lines

    hands = silent = worst = follow = differs = 0
    failed, others = list[dict[str, Any]](), Counter[tuple[str, int]]()
    nothing = 0  # that could be counted as a hand
    for each in verified_files(files, jobs):
        hands += 1
        match each.says:
            case FileFault() as fault:
                says = complaint(fault)
                if fault.code in NO_HAND:
                    nothing += 1
                if isinstance(fault, NothingToCheck):
                    silent += 1
                else:
                    worst = max(worst, _severity(fault))
                    differs += fault.code == "computer_differs"
                    failed.append({"file": str(each.path), "hand": each.label, "why": fault.code})
            case fits:
                follow += fits.computers.follow
                others.update((gone.bot, gone.edition) for gone in fits.computers.gone)
                says = sentence("fits" if fits.complete else "fits_so_far", {"cards": fits.cards})
        if not as_json:
            say(of(where(each), says), to=out)
    hands -= nothing
    if as_json:
        print(document({"hands": hands, "failed": failed, "unchecked": silent}), file=out)
    else:
        told = computers_as_lines(follow, differs, others)
        say(*told, _in_all(hands, len(failed) - nothing, silent), to=out)
    return worst or (LEFT_OUT if silent else 0)


def _in_all(hands: int, failed: int, silent: int) -> str:
    """The last line, for scripts."""
    told = [
        plural("{hands} hand", "{hands} hands", hands).format(hands=hands),
        plural("{failed} does not match", "{failed} do not match", failed).format(failed=failed),
    ]
    if silent:
        unchecked = plural("{silent} cannot be checked", "{silent} cannot be checked", silent)
        told.append(unchecked.format(silent=silent))
    return ", ".join(told)
