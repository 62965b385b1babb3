"""What is written of a finished hand when it is long over: what somebody calls it, that it is
marked, what the coach says that it cost. And that somebody wants it gone.

None of this touches the hand's file or its figures. A deletion is real, unlike everything that
happens to a book by itself: what is deleted is overwritten, and only its number stays, so that
nobody misses it and no other evening gets it.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import NamedTuple

from drawholdem_tui.storage.book.pages import Pages
from drawholdem_tui.storage.book.rows import DELETED, EVENING
from drawholdem_tui.storage.book.schema import MIGRATIONS
from drawholdem_tui.storage.book.sealing import evening_seal, seal

_NEVER = "1970-01-01T00:00:00Z"


class Cost(NamedTuple):
    """What a person's dearest choice of a hand cost."""

    hand: int
    name: str
    chips: int


def note(pages: Pages, hand: int, name: str, *, marked: bool) -> None:
    """Of a hand; an empty name and no mark are no note."""
    with pages.transaction() as book:
        book.execute("DELETE FROM note WHERE hand = ?", (hand,))
        if name or marked:
            row = (hand, name, int(marked))
            asked = "INSERT INTO note (hand, name, marked, seal) VALUES (?, ?, ?, ?)"
            book.execute(asked, (*row, seal(*row)))


def keep_costs(pages: Pages, costs: Iterable[Cost], edition: int) -> None:
    """In place of what an earlier edition of the coach has said."""
    with pages.transaction() as book:
        asked = (
            "INSERT OR REPLACE INTO cost (hand, chair, chips, edition)"
            " SELECT hand, chair, ?, ? FROM net WHERE hand = ? AND name = ?"
        )
        rows = [(each.chips, edition, each.hand, each.name) for each in costs]
        book.executemany(asked, rows)


def delete_hand(pages: Pages, hand: int) -> None:
    """It cannot be brought back."""
    with _for_good(pages) as book:
        _delete(book, hand)


def delete_evening(pages: Pages, evening: int) -> None:
    """With all its hands, and the one going on."""
    with _for_good(pages) as book:
        for (hand,) in book.execute("SELECT id FROM hand WHERE evening = ?", (evening,)).fetchall():
            _delete(book, hand)
        for table in ("said", "dealt"):
            book.execute(f"DELETE FROM {table} WHERE evening = ?", (evening,))  # noqa: S608
        left = (_NEVER, None, DELETED, "", 0, "[]", "{}", "{}")
        columns = ", ".join(f"{each} = ?" for each in EVENING.split(", "))
        asked = f"UPDATE evening SET {columns} WHERE id = ?"  # noqa: S608  # our own words
        book.execute(asked, (*left, evening_seal(left, len(MIGRATIONS)), evening))


def _delete(book: sqlite3.Connection, hand: int) -> None:
    for table in ("net", "note", "cost"):
        book.execute(f"DELETE FROM {table} WHERE hand = ?", (hand,))  # noqa: S608  # our own words
    book.execute("DELETE FROM hand WHERE id = ?", (hand,))
    book.execute("INSERT OR REPLACE INTO deleted (hand) VALUES (?)", (hand,))


@contextmanager
def _for_good(pages: Pages) -> Iterator[sqlite3.Connection]:
    """What is deleted is overwritten, in the book and then in its log."""
    with pages.transaction() as book:
        book.execute("PRAGMA secure_delete = ON")
        try:
            yield book
        finally:
            book.execute("PRAGMA secure_delete = OFF")
    pages.fold()
