"""What the command line tells of the past: ``history`` and ``export``."""

from __future__ import annotations

import sys
from pathlib import Path

from drawholdem_tui.evening.table_options import UsageError
from drawholdem_tui.past.export import export_csv, export_phh
from drawholdem_tui.storage.book.faults import BookFault
from drawholdem_tui.storage.book.history import EveningRow, history
from drawholdem_tui.words.book import book_fault, evening_line


def evenings_as_lines(book: Path) -> list[str]:
    """A line an evening, the latest first; none where there is no book."""
    if not _anything_in(book):
        return []
    with history(book) as past:
        return [
            evening_line(
                row.id,
                row.began,
                row.status,
                game=row.game,
                hands=row.hands,
                results=row.results,
            )
            for row in past.evenings()
        ]


def print_evenings(book: Path) -> int:
    """What ``drawholdem history`` prints."""
    try:
        lines = evenings_as_lines(book)
    except BookFault as fault:
        raise _as_usage(fault) from None
    print("\n".join(lines or ["No evening has been played yet."]))
    return 0


def export(book: Path, out: Path, form: str, evening: int | None) -> int:
    """Write the finished hands of one evening or of all, and say how many."""
    if not _anything_in(book):
        raise UsageError(f"export: no evening has been played yet, there is no {book}")
    try:
        with history(book) as past:
            rows = _wanted(past.evenings(), evening)
            done = (export_csv if form == "csv" else export_phh)(past, rows, out)
    except BookFault as fault:
        raise _as_usage(fault) from None
    except OSError as error:
        raise UsageError(f"--out: cannot write to {out}: {error.strerror}") from None
    print(f"{done.hands} hands written to {out}")
    for row in done.damaged:
        where = f"evening {row.evening}, hand {row.number}"
        print(f"drawholdem: {where} is damaged in the book and left out", file=sys.stderr)
    return 1 if done.damaged else 0


def _anything_in(book: Path) -> bool:
    """An empty file is a book that somebody was about to begin."""
    try:
        return book.exists() and bool(book.is_dir() or book.stat().st_size)
    except OSError as error:
        raise UsageError(f"{book} cannot be read: {error.strerror}") from None


def _wanted(rows: list[EveningRow], evening: int | None) -> list[EveningRow]:
    """In the order of playing."""
    if evening is None:
        return rows[::-1]
    found = [row for row in rows if row.id == evening]
    if not found:
        raise UsageError(f"--evening: there is no evening {evening}; history lists them")
    return found


def _as_usage(fault: BookFault) -> UsageError:
    return UsageError(book_fault(fault.fault, fault.why, None).rstrip("."))
