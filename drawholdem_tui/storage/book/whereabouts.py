"""Whether an open book is still the file under its name, and a new one where it is not.

A file that is deleted, moved or replaced goes on taking whatever is written, and is gone with the
program. As long as it is open, all of it can be read, so that it can be written down anew.
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
from drawholdem_tui.storage.private import begin_private
from drawholdem_tui.words.language import mark as _
from drawholdem_tui.words.language import translate
from drawholdem_tui.words.times import here_and_now

# which file of which disk
_Which = tuple[int, int]


class Whereabouts:
    """Of one open book and its log."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._book = _which(path)
        self._log: _Which | None = None  # there from the first thing written on

    def log_was_taken_away(self) -> bool:
        """Deleted, while the book is where it was."""
        log = _which(log_of(self._path))
        self._log = self._log or log
        return log is None and self._log is not None

    def look(self) -> None:
        """``BookFault`` where somebody would look in vain."""
        if (found := _which(self._path)) != self._book:
            raise BookFault(Fault.GONE, _replaced() if found else translate(_("deleted or moved")))
        log = _which(log_of(self._path))
        if log and self._log and log != self._log:
            raise BookFault(Fault.GONE, _replaced())


def _replaced() -> str:
    return translate(_("something else lies there"))


def brought_back(path: Path, pages: Pages, lock: Lock) -> tuple[Pages, Lock]:
    """All that an open book holds, written under its name again; what lies there instead is put
    aside. The old one is let go of."""
    beside = path.with_name(f".{path.name}.{os.getpid()}.new")
    beside.unlink(missing_ok=True)
    begin_private(beside)
    try:
        with closing(sqlite3.connect(beside)) as other:
            pages.copy_to(other)
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


def _which(path: Path) -> _Which | None:
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino
