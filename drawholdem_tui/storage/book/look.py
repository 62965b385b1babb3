"""A look at the book before anything may touch it: what is missing from it, what in it is damaged.

A file that is as its mark says, from the last time it was written, is taken at its word, and only
the evening to go on with is read, however long the book. Any other is read through: every page,
whether they hang together, and every evening, whether it is as it was written. Its hands are looked
at when somebody wants to have them (``history``).
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from drawholdem_tui.storage.book.faults import BookFault, DamagedEvening, Fault, fault_of
from drawholdem_tui.storage.book.file import compare, connect_to_read, log_of, size_of, version_of
from drawholdem_tui.storage.book.mark import Mark, Written, read_mark
from drawholdem_tui.storage.book.pages import Pages
from drawholdem_tui.storage.book.rows import DAMAGED, EVENING, evening_found
from drawholdem_tui.storage.book.schema import MIGRATIONS
from drawholdem_tui.words.language import mark as _
from drawholdem_tui.words.language import translate


@dataclass(frozen=True, slots=True)
class Earlier:
    """The book stands as it stood at a moment, or there is none; it had been written up to a later
    one."""

    stands: str | None
    stood: str


@dataclass(frozen=True, slots=True)
class Look:
    """What a look has found."""

    earlier: Earlier | None = None
    damaged: tuple[DamagedEvening, ...] = ()

    @property
    def all_is_well(self) -> bool:
        return self.earlier is None and not self.damaged


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
            found = evening_found(row, version)
            if (found.status == "open") != ((evening,) in found_open):
                raise BookFault(Fault.DAMAGED, translate(_("the index has lost sight of it")))
        except BookFault as fault:
            if row[2] != DAMAGED:
                yield DamagedEvening(evening, fault.why)
