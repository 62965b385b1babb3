"""``verify``: do cards, and what computers said, follow from what was sealed? Of files, or of the
book itself."""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, TextIO

from drawholdem_tui.cli.command import Parser, cannot, count, hand_file, reading_the_book
from drawholdem_tui.cli.exit_codes import NOT_ALL_WELL, REFUSED
from drawholdem_tui.cli.recorded.replay import NO_HAND, severity
from drawholdem_tui.storage.paths import paths
from drawholdem_tui.words.language import mark as _
from drawholdem_tui.words.language import plural
from drawholdem_tui.words.one_line import say
from drawholdem_tui.words.people import of
from drawholdem_tui.words.refusals.errors import sentence

if TYPE_CHECKING:  # other commands are not to wait for it
    from drawholdem_tui.past.verified import Findings

_NOTHING_TO_CHECK: Final = 3  # nothing is wrong, but not everything could be checked


def verify_options(command: Parser) -> None:
    files = _("files or folders (default: the hands you have saved; shows no cards)")
    jobs = _("number of processes (default: one per core)")
    command.add_argument("--jobs", type=count, metavar="J", help=jobs)
    as_json = _("one JSON document instead of lines")
    command.add_argument("--json", action="store_true", help=as_json)
    command.add_argument("files", nargs="*", type=hand_file, metavar="FILE", help=files)


def verify(options: argparse.Namespace) -> int:
    """Whether the cards follow from what was sealed."""
    if options.json:
        return _as_document(options)
    if options.files:
        return verify_files(options.files, sys.stdout, options.jobs)
    return verify_book(paths(options.data_dir).book, sys.stdout, options.jobs)


def verify_book(book: Path, out: TextIO, jobs: int | None = None) -> int:
    """Say of every hand of the book that does not fit which one it is, and how many there are."""
    found = _found(book, jobs)
    _tell(found, out)
    return _code(found)


def _found(book: Path, jobs: int | None) -> Findings:
    from drawholdem_tui.cli.heavy.work import Progress
    from drawholdem_tui.past.verified import findings
    from drawholdem_tui.storage.book.history import history

    with reading_the_book(), history(book) as past:
        if not past.is_there:
            raise cannot(_("verify: nothing has been played yet (no {book})"), book=book)
        progress = Progress(max(sum(row.hands for row in past.evenings()), 1))
        try:
            return findings(book, past, jobs, progress.at)
        finally:
            progress.is_over()


def _as_document(options: argparse.Namespace) -> int:
    """How many hands there are, and of those that do not fit which and why."""
    from drawholdem_tui.cli.documents import document

    if options.files:
        code, told = _of_files(options.files, options.jobs)
        print(document(told))
        return code
    found = _found(paths(options.data_dir).book, options.jobs)
    kinds = {"damaged": found.damaged, "wrong_cards": found.wrong, "decided": found.decided}
    failed = [
        {"evening": kept.evening, "hand": kept.number, "why": why}
        for why, hands in kinds.items()
        for kept in hands
    ]
    lost = [{"evening": evening, "hands": hands} for evening, hands in found.lost.items()]
    amiss = [each._asdict() for each in found.amiss]
    told = {"hands": found.hands, "failed": failed, "unchecked": found.silent}
    print(document(told | {"lost": lost, "chips_amiss": amiss, "computers": found.follow}))
    return _code(found)


def _of_files(files: Iterable[Path], jobs: int | None) -> tuple[int, dict[str, Any]]:
    from drawholdem_tui.past.checked import verified_files
    from drawholdem_tui.storage.phh.faults import FileFault
    from drawholdem_tui.storage.phh.verify import NothingToCheck

    hands = silent = 0
    worst, failed = 0, list[dict[str, Any]]()
    for each in verified_files(files, jobs):
        fault = each.says if isinstance(each.says, FileFault) else None
        hands += fault is None or fault.code not in NO_HAND
        if isinstance(fault, NothingToCheck):
            silent += 1
        elif fault is not None:
            worst = max(worst, severity(fault))
            failed.append({"file": str(each.path), "hand": each.label, "why": fault.code})
    told = {"hands": hands, "failed": failed, "unchecked": silent}
    return worst or (_NOTHING_TO_CHECK if silent else 0), told


def _code(found: Findings) -> int:
    if not all(kept.gone for kept in found.damaged):
        return REFUSED
    if found.damaged or found.wrong or found.decided or found.lost or found.amiss:
        return NOT_ALL_WELL
    return _NOTHING_TO_CHECK if found.silent else 0


def _tell(found: Findings, out: TextIO) -> None:
    from drawholdem_tui.words.past.book import (
        chips_amiss,
        damaged_hand,
        lost_hands,
        otherwise_decided,
        wrong_hand,
    )
    from drawholdem_tui.words.past.computers import computers_as_lines

    for kept in found.damaged:
        say(damaged_hand(kept.id, kept.evening, kept.number), to=out)
    for evening, hands in found.lost.items():
        say(lost_hands(evening, hands), to=out)
    for kept in found.wrong:
        say(wrong_hand(kept.evening, kept.number), to=out)
    for kept in found.decided:
        say(otherwise_decided(kept.evening, kept.number), to=out)
    for each in found.amiss:
        say(chips_amiss(**each._asdict()), to=out)
    for line in computers_as_lines(found.follow, len(found.decided), found.others):
        say(line, to=out)
    failed = len(found.damaged) + len(found.wrong) + len(found.decided)
    say(_in_all(found.hands, failed, found.silent), to=out)


def verify_files(files: Iterable[Path], out: TextIO, jobs: int | None = None) -> int:
    """Say of every hand whether it fits, a line a hand, and at the end how many do not."""
    from drawholdem_tui.past.checked import verified_files
    from drawholdem_tui.past.complaint import complaint, where
    from drawholdem_tui.storage.phh.faults import FileFault
    from drawholdem_tui.storage.phh.verify import NothingToCheck
    from drawholdem_tui.words.past.computers import computers_as_lines

    hands = failed = silent = 0
    worst = 0
    follow, differs, others = 0, 0, Counter[tuple[str, int]]()
    for each in verified_files(files, jobs):
        is_hand = not (isinstance(each.says, FileFault) and each.says.code in NO_HAND)
        hands += is_hand
        match each.says:
            case NothingToCheck() as fault:
                silent += 1
                says = complaint(fault)
            case FileFault() as fault:
                failed += is_hand
                worst = max(worst, severity(fault))
                says = complaint(fault)
                differs += fault.code == "computer_differs"
            case fits:
                follow += fits.computers.follow
                others.update((gone.bot, gone.edition) for gone in fits.computers.gone)
                says = sentence("fits" if fits.complete else "fits_so_far", {"cards": fits.cards})
        say(of(where(each), says), to=out)
    for line in computers_as_lines(follow, differs, others):
        say(line, to=out)
    say(_in_all(hands, failed, silent), to=out)
    return worst or (_NOTHING_TO_CHECK if silent else 0)


def _in_all(hands: int, failed: int, silent: int) -> str:
    """The last line, for scripts."""
    told = [
        plural("{hands} hand", "{hands} hands", hands).format(hands=hands),
        plural("{failed} does not match", "{failed} do not match", failed).format(failed=failed),
    ]
    if silent:
        told.append(
            plural("{silent} cannot be checked", "{silent} cannot be checked", silent).format(
                silent=silent
            )
        )
    return ", ".join(told)
