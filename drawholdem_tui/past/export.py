"""Hands of the book as files of other programs: a PHH file each, or one CSV."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import chain
from pathlib import Path
from typing import Final
from unicodedata import normalize

from drawholdem_tui.past.history.listing import Listing
from drawholdem_tui.past.seen import seal_of
from drawholdem_tui.storage.book.faults import BookFault
from drawholdem_tui.storage.book.history import history
from drawholdem_tui.storage.book.rows import KeptHand
from drawholdem_tui.storage.whole_files import whole_file, write_whole
from drawholdem_tui.words.language import _, plural, translate
from drawholdem_tui.words.past.book import book_fault, holds_others
from drawholdem_tui.words.people import one_by_one
from drawholdem_tui.words.refusals.system import reason
from drawholdem_tui.words.times import here_and_now

CSV_COLUMNS = (
    "evening", "hand", "ended", "game", "players", "pot", "swaps", "showdown", "name", "net",
)  # fmt: skip


class HoldsOthersError(Exception):
    """Something of another book lies there already."""

    def __init__(self, file: Path) -> None:
        super().__init__(file)
        self.file = file


@dataclass(slots=True)
class Exported:
    hands: int = 0
    damaged: list[KeptHand] = field(default_factory=list)  # what was wanted of them is not whole


def export_phh(hands: Iterable[KeptHand], out: Path) -> Exported:
    """``evening-3/hand-0012.phh`` for every finished hand."""
    done = Exported()
    for kept in hands:
        if kept.text is None:
            done.damaged.append(kept)
            continue
        file = out / f"evening-{kept.evening}" / f"hand-{kept.number:04}.phh"
        _refuse_another_hand(file, kept.text)
        file.parent.mkdir(parents=True, exist_ok=True)
        write_whole(file, kept.text)
        done.hands += 1
    return done


def export_csv(hands: Iterable[KeptHand], out: Path) -> Exported:
    """A line for each player of each finished hand, in this file or in ``hands.csv`` there; none
    where there are no hands."""
    done = Exported()
    file = out if out.suffix == ".csv" else out / "hands.csv"
    hands = iter(hands)
    first = next(hands, None)
    if first is None:
        return done
    file.parent.mkdir(parents=True, exist_ok=True)
    there = _rows(file)  # whoever writes over it has each of them again
    with whole_file(file) as whole:
        for line in _lines_of_csv(chain((first,), hands), done):
            there.discard(line)
            whole.write(line)
        if there:
            raise HoldsOthersError(file)
    return done


def _lines_of_csv(hands: Iterable[KeptHand], done: Exported) -> Iterator[str]:
    yield _line(CSV_COLUMNS)
    for kept in hands:
        row = kept.figures
        if row is None:
            done.damaged.append(kept)
            continue
        done.hands += 1
        common = (row.evening, row.number, row.ended, row.game, row.players, row.pot)
        for name, net in kept.nets:
            yield _line((*common, row.swaps, int(row.showdown), as_text(name), net))


def _line(cells: Iterable[object]) -> str:
    text = io.StringIO()
    csv.writer(text).writerow(cells)
    return text.getvalue()


def as_text(cell: str) -> str:
    """Something that somebody has typed, so that a spreadsheet does not calculate it.

    >>> as_text("=1+1"), as_text("Ann"), as_text("\uff0bBen")
    ("'=1+1", 'Ann', "'\uff0bBen")
    """
    begins_a_formula = normalize("NFKC", cell[:1]) in _FORMULAS
    return f"'{cell}" if begins_a_formula else cell


_FORMULAS = ("=", "+", "-", "@", "\t", "\r", "\n")


# What lies there already


def _refuse_another_hand(file: Path, text: str) -> None:
    """The same hand may be written once more; its deck's seal tells it from all others."""
    if file.exists():
        there = file.read_text(encoding="utf-8", errors="replace")
        if there != text and (seal_of(there) is None or seal_of(there) != seal_of(text)):
            raise HoldsOthersError(file)


def _rows(file: Path) -> set[str]:
    """The rows of a table, as they are written here."""
    text = file.read_bytes().decode("utf-8", "replace") if file.exists() else ""
    return {_line(row) for row in csv.reader(io.StringIO(text, newline=""))}


# What is listed, as files beside the program: a folder of its own each time


def kept_here(number: int, suffix: str, text: str) -> str:
    """A hand as a file where the program was started, beside those that are there already."""
    for copy in range(_MOST_FILES):
        name = f"hand-{number}-{copy}{suffix}" if copy else f"hand-{number}{suffix}"
        path = Path.cwd() / name
        if not path.exists():
            write_whole(path, text)
            return translate(_("Saved as {path}")).format(path=name)
    return translate(_("There are already too many hand files here."))


_MOST_FILES: Final = 1_000


def export_found(listing: Listing, hands: Sequence[int], kind: str) -> str:
    """Write them, and say how many; of evenings that go on only what may be known."""
    out = Path.cwd() / f"hands-{here_and_now():%Y-%m-%d-%H%M%S}"
    try:
        export = export_csv if kind == "csv" else export_phh
        return _written(export(_kept(listing, hands, whole=kind == "csv"), out), out)
    except BookFault as fault:
        return book_fault(fault.fault, fault.why, None)
    except HoldsOthersError as held:
        return holds_others(str(held.file))
    except OSError as error:
        return translate(_("Cannot write: {why}."), why=reason(error))


def _kept(listing: Listing, hands: Sequence[int], *, whole: bool) -> Iterator[KeptHand]:
    """A table of figures tells no cards."""
    with history(listing.book) as past:
        for hand in hands:
            kept = past.kept(hand)
            if not kept.gone:
                yield kept if whole else listing.seen.hand(kept, own=True)


def _written(done: Exported, out: Path) -> str:
    written = plural("One hand in {folder}", "{hands} hands in {folder}", done.hands)
    told = written.format(hands=done.hands, folder=out.name)
    if not done.damaged:
        return told
    left = plural("one damaged hand skipped", "{hands} damaged hands skipped", len(done.damaged))
    return one_by_one([told, left.format(hands=len(done.damaged))])
