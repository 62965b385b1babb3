"""What is noted beside the book: a mark, how far it has been written and how its file was left; and
that somebody has asked for cards that nobody saw.

The log of a book can lose its end (cut, removed, a flipped bit) and SQLite goes on from before it
as if nothing had been. So every transaction counts up in the book, and when it is on the disk, the
count is put down here. A book that counts less than its mark has lost something.

That never happens by itself. The mark is written behind the commit, which has been flushed before
it returned: a program killed in between, or a mark that a power cut has kept from the disk, leaves
a mark that says less than the book, never more. It is a line of fixed length with a sum, written
over itself, so that it needs neither a flush nor room on a full disk; one that is torn or missing
says nothing. For the same reason size and time of the book's file stand in it: a file left just so
has not been touched, and need not be read through at the next start.
"""

from __future__ import annotations

import os
from contextlib import suppress
from functools import lru_cache
from pathlib import Path
from typing import Final
from zlib import crc32

from drawholdem_tui.engine.fact import Fact

_LENGTH: Final = 160


class Written(Fact):
    """How far a book has been written: whose count, how many transactions, when the last was."""

    book: str
    count: int
    moment: str


class Mark(Fact):
    written: Written
    size: int
    changed: int  # nanoseconds

    def fits(self, book: Path) -> bool:
        """Whether the file is as it was left."""
        with suppress(OSError):
            found = book.stat()
            return (found.st_size, found.st_mtime_ns) == (self.size, self.changed)
        return False


@lru_cache(8)  # asked for at every write, as the log is
def mark_beside(book: Path) -> Path:
    """It goes where the book goes, as the log does."""
    return Path(f"{book}-mark")


def put_mark(book: Path, written: Written) -> None:
    """Note that all of this is on the disk."""
    with suppress(OSError):  # a mark that says less does no harm
        found = book.stat()
        told = (
            f"{written.book} {written.count} {written.moment} {found.st_size} {found.st_mtime_ns}"
        )
        line = f"{told} {crc32(told.encode())}".ljust(_LENGTH - 1) + "\n"
        file = os.open(mark_beside(book), os.O_WRONLY | os.O_CREAT, 0o600)
        try:
            os.write(file, line.encode())
        finally:
            os.close(file)


def read_mark(book: Path) -> Mark | None:
    """What it says, if it says anything."""
    with suppress(OSError, ValueError):
        with mark_beside(book).open("rb") as file:
            line = file.read(_LENGTH).decode("ascii")
        told, _, number = line.strip().rpartition(" ")
        if crc32(told.encode()) != int(number):
            return None
        name, count, moment, size, changed = told.split(" ")
        return Mark(Written(name, int(count), moment), int(size), int(changed))
    return None


# A note beside the book: somebody has asked for the cards that nobody saw, while their evening
# still goes on, and is told of it at the next hand. It is a file of its own, because a program that
# plays has the book for itself.


def leave_a_note(book: Path, evening: int) -> None:
    """``OSError`` where none can be left: then nothing may be told either."""
    _note(book, evening).touch(mode=0o600)


def take_the_note(book: Path, evening: int) -> bool:
    """Whether there was one. Where it cannot be taken away it is told at every hand."""
    note = _note(book, evening)
    try:
        note.unlink()
    except FileNotFoundError:
        return False
    except OSError:
        return note.exists()
    return True


def _note(book: Path, evening: int) -> Path:
    return book.with_name(f"{book.name}-unseen-{evening}")
