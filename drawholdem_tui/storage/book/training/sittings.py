"""What somebody has trained, in the book: sittings, their spots and answers, and what comes back.

A spot stands there before it is seen, an answer before the next spot: whoever is interrupted goes
on at the same one. A sitting is one of a name; spots that were answered badly come back at later
sittings of that name.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from drawholdem_tui.storage.book.pages import Pages

_COMES_BACK_AFTER: Final = (1, 3, 9)  # sittings, by how often it has been answered well


class SittingRow(NamedTuple):
    """How it was begun."""

    name: str
    began: str
    kinds: Sequence[str]
    seed: str
    many: int
    levels: Mapping[str, float]


class AnswerRow(NamedTuple):
    """A spot of a sitting; the rest is there when it was answered."""

    key: str
    kind: str | None = None
    street: str | None = None
    cost: float = 0.0
    well: bool = False


class OpenSitting(NamedTuple):
    """One that was not brought to its end."""

    id: int
    row: SittingRow
    spots: tuple[AnswerRow, ...]


def begin_sitting(pages: Pages, row: SittingRow) -> int:
    """Whatever that name had left open is over."""
    with pages.transaction() as book:
        book.execute("UPDATE sitting SET over = 1 WHERE name = ? AND over = 0", (row.name,))
        kinds, levels = " ".join(row.kinds), json.dumps(dict(row.levels))
        done = book.execute(
            "INSERT INTO sitting (name, began, kinds, seed, many, levels)"
            " VALUES (?, ?, ?, ?, ?, ?)",
            (row.name, row.began, kinds, row.seed, row.many, levels),
        )
        return int(done.lastrowid or 0)


def decide(pages: Pages, sitting: int, place: int, key: str) -> None:
    """Which spot comes at a place."""
    with pages.transaction() as book:
        asked = "INSERT OR REPLACE INTO spot (sitting, place, key) VALUES (?, ?, ?)"
        book.execute(asked, (sitting, place, key))


def keep_answer(
    pages: Pages,
    sitting: int,
    place: int,
    given: AnswerRow,
    levels: Mapping[str, float],
    *,
    edition: int,
) -> None:
    """What was said, how hard spots are from now on, and whether this one comes back."""
    with pages.transaction() as book:
        row = (given.kind, given.street, given.cost, int(given.well), sitting, place)
        asked = "UPDATE spot SET kind = ?, street = ?, cost = ?, well = ? WHERE sitting = ?"
        book.execute(f"{asked} AND place = ?", row)
        told = json.dumps(dict(levels))
        book.execute("UPDATE sitting SET levels = ? WHERE id = ?", (told, sitting))
        _comes_back(book, sitting, given, edition)


def _comes_back(book: sqlite3.Connection, sitting: int, given: AnswerRow, edition: int) -> None:
    asked = "SELECT name FROM sitting WHERE id = ?"
    ((name,),) = book.execute(asked, (sitting,)).fetchall()
    asked = "SELECT count(*) FROM sitting WHERE name = ? AND id <= ?"
    ((number,),) = book.execute(asked, (name, sitting)).fetchall()
    asked = "SELECT well FROM again WHERE name = ? AND key = ?"
    found = book.execute(asked, (name, given.key)).fetchall()
    if given.well and not found:
        return
    well = found[0][0] + 1 if given.well else 0
    if well >= len(_COMES_BACK_AFTER):
        book.execute("DELETE FROM again WHERE name = ? AND key = ?", (name, given.key))
        return
    due = number + _COMES_BACK_AFTER[well]
    asked = "INSERT OR REPLACE INTO again (name, key, due, well, edition) VALUES (?, ?, ?, ?, ?)"
    book.execute(asked, (name, given.key, due, well, edition))


def end_sitting(pages: Pages, sitting: int) -> None:
    """Somebody has had enough; one without any answer has not been."""
    with pages.transaction() as book:
        book.execute("UPDATE sitting SET over = 1 WHERE id = ?", (sitting,))
        book.execute("DELETE FROM spot WHERE sitting = ? AND kind IS NULL", (sitting,))
        if not book.execute("SELECT 1 FROM spot WHERE sitting = ?", (sitting,)).fetchall():
            book.execute("DELETE FROM sitting WHERE id = ?", (sitting,))


def open_sitting(pages: Pages, name: str) -> OpenSitting | None:
    """Where somebody was interrupted."""
    with pages.reading() as book:
        asked = "SELECT id, began, kinds, seed, many, levels FROM sitting"
        asked = f"{asked} WHERE name = ? AND over = 0 ORDER BY id DESC LIMIT 1"
        rows = book.execute(asked, (name,)).fetchall()
        if not rows:
            return None
        ((number, began, kinds, seed, many, levels),) = rows
        row = SittingRow(name, began, kinds.split(), seed, many, json.loads(levels))
        return OpenSitting(number, row, tuple(_spots(book, number)))


def last_levels(pages: Pages, name: str) -> dict[str, float]:
    """How hard the last sitting had become."""
    with pages.reading() as book:
        asked = "SELECT levels FROM sitting WHERE name = ? ORDER BY id DESC LIMIT 1"
        rows = book.execute(asked, (name,)).fetchall()
        return dict(json.loads(rows[0][0])) if rows else {}


def due(pages: Pages, name: str, edition: int) -> list[str]:
    """What comes back at the sitting that was begun last; spots that are made otherwise by now do
    not."""
    with pages.reading() as book:
        asked = "SELECT count(*) FROM sitting WHERE name = ?"
        ((number,),) = book.execute(asked, (name,)).fetchall()
        asked = "SELECT key FROM again WHERE name = ? AND due <= ? AND edition = ? ORDER BY due"
        return [key for (key,) in book.execute(asked, (name, number, edition)).fetchall()]


def asked_before(pages: Pages, name: str) -> set[str]:
    """The keys of all spots that somebody has ever answered."""
    with pages.reading() as book:
        asked = "SELECT key FROM spot JOIN sitting ON sitting = sitting.id WHERE name = ?"
        return {key for (key,) in book.execute(f"{asked} AND kind IS NOT NULL", (name,))}


def answers_of(pages: Pages, name: str) -> list[list[AnswerRow]]:
    """All answers, sitting by sitting."""
    with pages.reading() as book:
        asked = "SELECT id FROM sitting WHERE name = ? ORDER BY id"
        sittings = [number for (number,) in book.execute(asked, (name,))]
        every = [
            [spot for spot in _spots(book, number) if spot.kind is not None] for number in sittings
        ]
        return [answers for answers in every if answers]


def _spots(book: sqlite3.Connection, sitting: int) -> list[AnswerRow]:
    asked = "SELECT key, kind, street, cost, well FROM spot WHERE sitting = ? ORDER BY place"
    return [
        AnswerRow(key, kind, street, float(cost or 0), bool(well))
        for key, kind, street, cost, well in book.execute(asked, (sitting,))
    ]
