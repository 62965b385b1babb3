"""Opening the book for an evening, whatever lies in its place.

What is no book of ours is put aside under a dated name, and a new one begins. A book that misses
something, or of which an evening is damaged, is copied aside as it was found before anything
touches it, and gone on with. Where nothing can be written, play goes on without.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from datetime import datetime
from pathlib import Path

from drawholdem_tui.engine.fact import Fact
from drawholdem_tui.storage.aside import copy_aside, move_aside
from drawholdem_tui.storage.book.faults import (
    BookFault,
    DamagedEvening,
    Fault,
    fault_of,
    not_as_written,
)
from drawholdem_tui.storage.book.file import (
    compare,
    connect,
    connect_to_read,
    lock_beside,
    log_of,
    size_of,
    version_of,
)
from drawholdem_tui.storage.book.mark import Mark, Written, put_mark, read_mark
from drawholdem_tui.storage.book.pages import OpenEvening, Pages
from drawholdem_tui.storage.book.rows import DAMAGED, EVENING, evening_found
from drawholdem_tui.storage.book.schema import MIGRATIONS
from drawholdem_tui.storage.book.writer import Book
from drawholdem_tui.storage.whole_files import make_private
from drawholdem_tui.words.language import _, translate
from drawholdem_tui.words.refusals.system import reason


class Earlier(Fact):
    """The book stands as it stood at a moment, or there is none; it had been written up to a later
    one."""

    stands: str | None
    stood: str


class Look(Fact):
    earlier: Earlier | None = None
    damaged: tuple[DamagedEvening, ...] = ()

    @property
    def all_is_well(self) -> bool:
        return self.earlier is None and not self.damaged


# A look at the book before anything may touch it. A file that is as its mark says, from the last
# time it was written, is taken at its word, and only the evening to go on with is read, however
# long the book. Any other is read through: every page, and every evening, whether it is as it was
# written. Its hands are looked at when somebody wants to have them (``history``).


def look_at(path: Path, take_up: int | None = None) -> Look:
    """Look, and change nothing; ``BookFault`` where the whole of it cannot be used. ``take_up`` is
    an evening that somebody wants to go on with."""
    mark = read_mark(path)
    if not path.exists() and not size_of(log_of(path)):
        return Look(_missing(None, mark))
    try:
        with closing(connect_to_read(path)) as connection:
            return _seen(connection, path, mark, take_up)
    except sqlite3.Error as error:
        raise fault_of(error) from None


def _seen(
    connection: sqlite3.Connection, path: Path, mark: Mark | None, take_up: int | None
) -> Look:
    version = version_of(connection)
    untouched = mark is not None and mark.fits(path)
    if not untouched:
        _look_over(connection)
    if not version:
        return Look(_missing(None, mark))
    damaged: dict[int, DamagedEvening] = {}
    if not untouched:
        damaged = {fault.evening: fault for fault in _damaged(connection, version)}
    if version < len(MIGRATIONS):
        return Look(None, tuple(damaged.values()))
    compare(connection)
    pages = Pages(connection)
    try:
        pages.open_evening()
        if take_up is not None and pages.may_be_taken_up(take_up):
            pages.evening(take_up)
    except DamagedEvening as fault:
        damaged.setdefault(fault.evening, fault)
    return Look(_missing(pages.written(), mark), tuple(damaged.values()))


def _missing(written: Written | None, mark: Mark | None) -> Earlier | None:
    """What the mark knows of and the book does not. Another book in its place is none of ours."""
    if mark is None or not mark.written.count:
        return None
    if written is None:
        return Earlier(None, mark.written.moment)
    if written.book != mark.written.book or written.count >= mark.written.count:
        return None
    return Earlier(written.moment, mark.written.moment)


def _look_over(connection: sqlite3.Connection) -> None:
    """Every page, whether they hang together."""
    said = connection.execute("PRAGMA quick_check(1)").fetchone()[0]
    if said != "ok":
        raise BookFault(Fault.DAMAGED, str(said))


def _damaged(connection: sqlite3.Connection, version: int) -> Iterator[DamagedEvening]:
    """Every evening by itself, also those of which the index has lost sight."""
    asked = f"SELECT id, {EVENING} FROM evening NOT INDEXED"  # noqa: S608  # our own words
    found_open = set(connection.execute("SELECT id FROM evening WHERE status = 'open'").fetchall())
    for evening, *row in connection.execute(asked):
        try:
            if (evening_found(row, version).status == "open") != ((evening,) in found_open):
                raise BookFault(Fault.DAMAGED, translate(_("it is missing from the index")))
        except BookFault as fault:
            if row[2] != DAMAGED:
                yield DamagedEvening(evening, fault.why)


_TO_BE_PUT_ASIDE = (Fault.DAMAGED, Fault.NEWER, Fault.FOREIGN)
_COMPANIONS = ("-wal", "-shm", "-journal", "-mark")


class Opened(Fact):
    """``book`` is ``None`` where nothing can be saved, and ``fault`` says why. A book put aside on
    the way is ``aside``, for the reason ``fault``.

    A book that is gone on with may miss something, ``earlier``, or have evenings that cannot be
    gone on with, ``damaged``; ``as_found`` is the copy that was made of it before.
    """

    book: Book | None
    evening: OpenEvening | None = None
    fault: BookFault | None = None
    aside: Path | None = None
    earlier: Earlier | None = None
    damaged: tuple[DamagedEvening, ...] = ()
    as_found: Path | None = None
    made_private: tuple[Path, ...] = ()  # others could read these

    @property
    def not_saved(self) -> BookFault | None:
        """Why not everything that was played lies in it; asked when it is closed."""
        return self.book.fault if self.book else self.fault

    @property
    def no_book(self) -> BookFault | None:
        return self.fault if self.book is None else None


def open_book(
    path: Path, now: datetime, *, afresh: bool = False, take_up: int | None = None
) -> Opened:
    """The book, its open evening read and checked, and nobody else's to read. ``afresh`` passes
    over that one, which is put aside when another one begins; ``take_up`` names one that was put
    aside."""
    mended = make_private([path, path.with_suffix(".lock"), *_companions(path)])
    try:
        lock = lock_beside(path)
    except BookFault as fault:
        return Opened(None, fault=fault, made_private=mended)
    put_aside: BookFault | None = None
    aside: Path | None = None
    while True:
        as_found: Path | None = None
        try:
            with _damaged_if_it_cannot_be_read():
                look = look_at(path, take_up)
                if not look.all_is_well:
                    as_found = _kept(path, look, now)
                pages, evening = _read(path, look, afresh, take_up)
        except BookFault as fault:
            if fault.fault not in _TO_BE_PUT_ASIDE or put_aside is not None:
                lock.release()
                return Opened(None, fault=fault, aside=aside)
            put_aside = fault
            try:
                aside = move_aside(path, fault.fault, now, _companions(path))
            except OSError as error:
                lock.release()
                return Opened(None, fault=_unwritable(error))
        else:
            book = Book(path, pages, lock)
            found = (look.earlier, look.damaged, as_found)
            return Opened(book, evening, put_aside, aside, *found, mended)


def _read(
    path: Path, look: Look, afresh: bool, take_up: int | None
) -> tuple[Pages, OpenEvening | None]:
    pages = Pages(connect(path))
    try:
        for fault in look.damaged:
            pages.shut_away(fault.evening)
        if take_up is not None:
            pages.take_up(take_up)
        evening = None if afresh and take_up is None else pages.open_evening()
        put_mark(path, pages.written())  # what is missing is told once
    except BaseException:
        pages.close()
        raise
    return pages, evening


def _kept(path: Path, look: Look, now: datetime) -> Path | None:
    """A copy of all that lies there, to the byte; where that cannot be, nothing is touched."""
    try:
        return copy_aside(path, "earlier" if look.earlier else "damaged", now, _companions(path))
    except OSError as error:
        raise _unwritable(error) from None


def _companions(path: Path) -> list[Path]:
    return [Path(f"{path}{end}") for end in _COMPANIONS]


def _unwritable(error: OSError) -> BookFault:
    return BookFault(Fault.UNWRITABLE, reason(error))


@contextmanager
def _damaged_if_it_cannot_be_read() -> Iterator[None]:
    try:
        yield
    except sqlite3.Error as error:
        raise fault_of(error) from None
    except (ValueError, TypeError):  # text that is not what was written
        raise BookFault(Fault.DAMAGED, not_as_written()) from None
