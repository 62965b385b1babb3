"""Opening the book for an evening, whatever lies in its place. What is no book of ours is put
aside under a dated name, and a new one begins; where nothing can be written, play goes on
without."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from drawholdem_tui.storage.aside import move_aside
from drawholdem_tui.storage.book.faults import BookFault, Fault, fault_of
from drawholdem_tui.storage.book.file import (
    connect,
    connect_to_read,
    is_up_to_date,
    lock_beside,
    look_over,
)
from drawholdem_tui.storage.book.pages import OpenEvening, Pages
from drawholdem_tui.storage.book.writer import Book

_TO_BE_PUT_ASIDE = (Fault.DAMAGED, Fault.NEWER, Fault.FOREIGN)


@dataclass(frozen=True, slots=True)
class Opened:
    """``book`` is ``None`` where nothing can be saved, and ``fault`` says why. A book put aside on
    the way is ``aside``, for the reason ``fault``."""

    book: Book | None
    evening: OpenEvening | None = None
    fault: BookFault | None = None
    aside: Path | None = None

    @property
    def no_book(self) -> BookFault | None:
        """Why nothing can be saved."""
        return self.fault if self.book is None else None


def open_book(
    path: Path, now: datetime, *, afresh: bool = False, take_up: int | None = None
) -> Opened:
    """The book, its open evening read and checked. ``afresh`` passes over that one, which is put
    aside when another one begins; ``take_up`` names one that was put aside."""
    try:
        lock = lock_beside(path)
    except BookFault as fault:
        return Opened(None, fault=fault)
    put_aside: BookFault | None = None
    aside: Path | None = None
    while True:
        try:
            pages, evening = _read(path, afresh, take_up)
        except BookFault as fault:
            if fault.fault not in _TO_BE_PUT_ASIDE or put_aside is not None:
                lock.release()
                return Opened(None, fault=fault, aside=aside)
            put_aside = fault
            try:
                companions = [Path(f"{path}{end}") for end in ("-wal", "-shm", "-journal")]
                aside = move_aside(path, fault.fault, now, companions)
            except OSError as error:
                lock.release()
                why = error.strerror or str(error)
                return Opened(None, fault=BookFault(Fault.UNWRITABLE, why))
        else:
            return Opened(Book(pages, lock), evening, put_aside, aside)


def _read(path: Path, afresh: bool, take_up: int | None) -> tuple[Pages, OpenEvening | None]:
    with _damaged_if_it_cannot_be_read():
        if path.exists():
            _look_over(path)
        pages = Pages(connect(path))
        try:
            if take_up is not None:
                pages.take_up(take_up)
            return pages, None if afresh and take_up is None else pages.open_evening()
        except BaseException:
            pages.close()
            raise


def _look_over(path: Path) -> None:
    """Before anything is written, so that a damaged book is put aside as it was found."""
    connection = connect_to_read(path)
    try:
        look_over(connection)
        if is_up_to_date(connection):
            Pages(connection).open_evening()
    finally:
        connection.close()


@contextmanager
def _damaged_if_it_cannot_be_read() -> Iterator[None]:
    try:
        yield
    except sqlite3.Error as error:
        raise fault_of(error) from None
    except (ValueError, TypeError) as error:  # text that is not what was written
        raise BookFault(Fault.DAMAGED, str(error)) from None
