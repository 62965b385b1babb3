"""What can be wrong with a book, as facts; ``words`` says them."""

from __future__ import annotations

import enum
import sqlite3

from drawholdem_tui.words.language import _, translate


class Fault(enum.StrEnum):
    DAMAGED = "damaged"
    NEWER = "newer"  # written by a later version of the program
    FOREIGN = "foreign"  # no book at all
    IN_USE = "in_use"  # another program has it open
    UNREADABLE = "unreadable"  # the file may not even be looked at
    UNWRITABLE = "unwritable"  # a full disk, a folder that may only be read
    NO_LOCKS = "no_locks"  # a file system that locks no files
    GONE = "gone"  # deleted, moved or replaced by something else while it was open


class BookFault(Exception):
    def __init__(self, fault: Fault, why: str) -> None:
        super().__init__(fault, why)
        self.fault = fault
        self.why = why


class DamagedEvening(BookFault):
    """One evening is damaged; what is beside it in the book is not."""

    def __init__(self, evening: int, why: str) -> None:
        super().__init__(Fault.DAMAGED, why)
        self.evening = evening


_DISK = {
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_READONLY,
    sqlite3.SQLITE_CANTOPEN,
    sqlite3.SQLITE_PERM,
    sqlite3.SQLITE_NOMEM,
    sqlite3.SQLITE_TOOBIG,
}
# a lock that was neither granted nor held by another
_LOCKING = {
    sqlite3.SQLITE_PROTOCOL,
    sqlite3.SQLITE_IOERR_LOCK,
    sqlite3.SQLITE_IOERR_RDLOCK,
    sqlite3.SQLITE_IOERR_UNLOCK,
    sqlite3.SQLITE_IOERR_CHECKRESERVEDLOCK,
    sqlite3.SQLITE_IOERR_SHMLOCK,
}


def not_as_written() -> str:
    """Why, where only Python could say more."""
    return translate(_("part of it has changed since it was written"))


def fault_of(error: sqlite3.Error) -> BookFault:
    """Which kind of trouble SQLite has met; what is not the disk's or another program's is the
    book's own."""
    extended = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR)
    if extended in _LOCKING:
        return BookFault(Fault.NO_LOCKS, str(error))
    code = extended & 0xFF
    if code in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
        return BookFault(Fault.IN_USE, str(error))
    return BookFault(Fault.UNWRITABLE if code in _DISK else Fault.DAMAGED, str(error))
