"""From the book's file to an evening that can be played, and the book closed behind it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path

from drawholdem_tui.evening.table_options import UsageError
from drawholdem_tui.storage.book.opening import Opened, open_book
from drawholdem_tui.words.book import book_fault


@contextmanager
def sit_down(path: Path, afresh: bool = False, evening: int | None = None) -> Iterator[Opened]:
    """The book with the evening to go on with: none of them ``afresh``, or the one named."""
    opened = open_book(path, datetime.now().astimezone(), afresh=afresh, take_up=evening)
    try:
        if evening is not None and opened.fault:
            aside = str(opened.aside) if opened.aside else None
            said = book_fault(opened.fault.fault, opened.fault.why, aside)
            raise UsageError(f"--evening: {said}".rstrip("."))
        if evening is not None and (opened.evening is None or opened.evening.id != evening):
            raise UsageError(f"--evening: no evening {evening} was put aside; history lists them")
        yield opened
    finally:
        if opened.book:
            opened.book.close()
