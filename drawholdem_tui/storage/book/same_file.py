"""Whether an open book is still the file under its name, and a new one where it is not.

A file that is deleted, moved or replaced goes on taking whatever is written, and is gone with the
program. As long as it is open, all of it can be read, so that it can be written down anew.

One that is cut short goes on as well: SQLite writes behind its end, and remembers enough of the
rest to notice nothing. Nobody but us makes a book or its log shorter: the book never, the log when
it is folded.
"""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing, suppress
from pathlib import Path

from drawholdem_tui.storage.aside import move_aside
from drawholdem_tui.storage.book.faults import BookFault, Fault
from drawholdem_tui.storage.book.file import Lock, connect, lock_beside, log_of
from drawholdem_tui.storage.book.pages import Pages
from drawholdem_tui.storage.whole_files import begin_private
from drawholdem_tui.words.language import _, translate
from drawholdem_tui.words.times import here_and_now

# which file of which disk
_Which = tuple[int, int]


class Whereabouts:
    """Of one open book and its log."""

    def __init__(self, path: Path) -> None:
        self._path = path
        found = _found(path)
        self._book = _which(found)
        self._size = found.st_size if found else 0
        self._log: _Which | None = None  # there from the first thing written on
        self._log_size = 0

    def log_was_taken_away(self) -> bool:
        """Deleted, while the book is where it was."""
        log = _which(_found(log_of(self._path)))
        self._log = self._log or log
        return log is None and self._log is not None

    def log_was_folded(self) -> None:
        """It may be shorter now."""
        self._log_size = 0

    def look(self) -> None:
        """``BookFault`` where somebody would look in vain."""
        found, log = _found(self._path), _found(log_of(self._path))
        if found is None:
            raise BookFault(Fault.GONE, translate(_("deleted or moved")))
        if _which(found) != self._book or (log and self._log and _which(log) != self._log):
            raise BookFault(Fault.GONE, translate(_("another file has taken its place")))
        if found.st_size < self._size or (log and log.st_size < self._log_size):
            raise BookFault(Fault.DAMAGED, translate(_("the book file is cut short")))
        self._size = found.st_size
        self._log_size = log.st_size if log else 0


def brought_back(path: Path, pages: Pages, lock: Lock) -> tuple[Pages, Lock]:
    """All that an open book holds, written under its name again; what lies there instead is put
    aside. The old one is let go of."""
    beside = path.with_name(f".{path.name}.{os.getpid()}.new")
    beside.unlink(missing_ok=True)
    begin_private(beside)
    try:
        with closing(sqlite3.connect(beside)) as other:
            pages.connection.backup(other)
        if os.path.lexists(path) or log_of(path).exists():
            companions = [Path(f"{path}{end}") for end in ("-wal", "-shm", "-journal")]
            move_aside(path, Fault.FOREIGN, here_and_now(), companions)
        beside.replace(path)
    finally:
        beside.unlink(missing_ok=True)
    if not path.with_suffix(".lock").exists():
        lock.release()
        lock = lock_beside(path)
    anew = Pages(connect(path))
    with suppress(sqlite3.Error):
        pages.close()
    return anew, lock


def _found(path: Path) -> os.stat_result | None:
    try:
        return path.stat()
    except OSError:
        return None


def _which(found: os.stat_result | None) -> _Which | None:
    return (found.st_dev, found.st_ino) if found else None
