"""What somebody has trained, in the book: sittings, their spots and answers, and what comes back.

A spot stands there before it is seen, an answer before the next spot: whoever is interrupted goes
on at the same one. A sitting is one of a name; spots that were answered badly come back at later
sittings of that name.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Final, NamedTuple

from drawholdem_tui.storage.book.pages import Pages
from drawholdem_tui.strangers.numbers import finite, is_whole, whole

# Rows have no sums: whoever edits a book by hand can put anything there.
_MOST: Final = 10**9  # sittings, spots, chips that an answer cost: more than anybody lives to see
_LONGEST: Final = 200  # signs of a seed or a key
_ODD: Final = (ValueError, TypeError, RecursionError)


class SittingRow(NamedTuple):
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


class AgainRow(NamedTuple):
    """A spot that comes back."""

    key: str
    due: int
    well: int
    edition: int


@dataclass(frozen=True)
class Sense:
    """What can stand there, as whoever makes the spots knows it."""

    kinds: frozenset[str]
    streets: frozenset[str]
    easiest: int
    hardest: int
    is_key: Callable[[str], bool]

    def sitting(self, name: str, row: Sequence[Any]) -> SittingRow | None:
        """Of began, over, kinds, seed, many, levels."""
        with suppress(*_ODD):
            began, over, kinds, seed, many, levels = row
            whole(over, 0, 1)
            datetime.fromisoformat(_line(began))
            known = tuple(map(self._kind, _line(kinds).split()))
            _insist(known)
            return SittingRow(
                name, began, known, _line(seed), whole(many, 1, _MOST), self._levels(levels)
            )
        return None

    def spot(self, row: Sequence[Any]) -> AnswerRow | None:
        """Of place, key, kind, street, cost, well."""
        with suppress(*_ODD):
            place, key, kind, street, cost, well = row
            whole(place, 0, _MOST)
            _insist(self.is_key(_line(key)))
            if kind is None:
                _insist(street is cost is well is None)
                return AnswerRow(key)
            _insist(street in self.streets)
            cost, well = finite(cost, 0, _MOST), whole(well, 0, 1)
            return AnswerRow(key, self._kind(kind), street, cost, bool(well))
        return None

    def again(self, row: Sequence[Any]) -> AgainRow | None:
        """Of key, due, well, edition."""
        with suppress(*_ODD):
            key, due, well, edition = row
            _insist(self.is_key(_line(key)))
            return AgainRow(key, *(whole(each, 0, _MOST) for each in (due, well, edition)))
        return None

    def _kind(self, word: object) -> str:
        _insist(word in self.kinds)
        return str(word)

    def _levels(self, text: object) -> dict[str, float]:
        levels = json.loads(_line(text))
        _insist(isinstance(levels, dict))
        return {
            self._kind(kind): finite(level, self.easiest, self.hardest)
            for kind, level in levels.items()
        }


def _line(text: object) -> str:
    """A text that can be written on a line."""
    if not isinstance(text, str) or not text.isprintable() or not 0 < len(text) <= _LONGEST:
        raise ValueError(text)
    return text


def _insist(makes_sense: object) -> None:
    if not makes_sense:
        raise ValueError


def rows_of(pages: Pages, question: str, *values: object) -> list[Any]:
    """Also those with a text that is none: it has signs then that nobody can print."""
    book = pages.connection
    usual, book.text_factory = book.text_factory, _as_text
    try:
        return book.execute(question, values).fetchall()
    finally:
        book.text_factory = usual


def _as_text(found: bytes) -> str:
    return found.decode("utf-8", "surrogateescape")


# an answer's way to when its spot comes back: at somebody's nth sitting, how often that has been
# answered well since it was missed; gives the sitting at which it is due, and how often by then
ComesBack = Callable[[int, int | None], tuple[int, int] | None]

_SITTING: Final = "began, over, kinds, seed, many, levels"
_SPOT: Final = "place, key, kind, street, cost, well"
_WHOSE: Final = "WHERE name = ? OR typeof(name) != 'text'"
_AGAIN: Final = "key, due, well, edition"


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
    comes_back: ComesBack,
    edition: int,
) -> None:
    """What was said, how hard spots are from now on, and whether this one comes back."""
    with pages.transaction() as book:
        row = (given.kind, given.street, given.cost, int(given.well), sitting, place)
        asked = "UPDATE spot SET kind = ?, street = ?, cost = ?, well = ? WHERE sitting = ?"
        book.execute(f"{asked} AND place = ?", row)
        told = json.dumps(dict(levels))
        book.execute("UPDATE sitting SET levels = ? WHERE id = ?", (told, sitting))
        _keep_return(book, sitting, given.key, comes_back, edition)


def _keep_return(
    book: sqlite3.Connection, sitting: int, key: str, comes_back: ComesBack, edition: int
) -> None:
    asked = "SELECT name FROM sitting WHERE id = ?"
    ((name,),) = book.execute(asked, (sitting,)).fetchall()
    asked = "SELECT count(*) FROM sitting WHERE name = ? AND id <= ?"
    ((number,),) = book.execute(asked, (name, sitting)).fetchall()
    asked = "SELECT well FROM again WHERE name = ? AND key = ?"
    found = book.execute(asked, (name, key)).fetchall()
    if found and not is_whole(found[0][0], 0):
        return  # makes no sense, and stays as it is
    row = comes_back(number, found[0][0] if found else None)
    if row is None:
        book.execute("DELETE FROM again WHERE name = ? AND key = ?", (name, key))
        return
    asked = "INSERT OR REPLACE INTO again (name, key, due, well, edition) VALUES (?, ?, ?, ?, ?)"
    book.execute(asked, (name, key, *row, edition))


def end_sitting(pages: Pages, sitting: int) -> None:
    """Somebody has had enough; one without any answer has not been."""
    with pages.transaction() as book:
        book.execute("UPDATE sitting SET over = 1 WHERE id = ?", (sitting,))
        book.execute("DELETE FROM spot WHERE sitting = ? AND kind IS NULL", (sitting,))
        if not book.execute("SELECT 1 FROM spot WHERE sitting = ?", (sitting,)).fetchall():
            book.execute("DELETE FROM sitting WHERE id = ?", (sitting,))


def open_sitting(pages: Pages, name: str, sense: Sense) -> OpenSitting | None:
    """Where somebody was interrupted; nothing where that cannot be made out."""
    asked = f"SELECT id, {_SITTING} FROM sitting"  # noqa: S608  # our own words
    asked = f"{asked} WHERE name = ? AND over = 0 ORDER BY id DESC LIMIT 1"
    for number, *row in rows_of(pages, asked, name):
        sitting, spots = sense.sitting(name, row), _rows_of_spots(pages, number)
        found = [spot for each in spots if (spot := sense.spot(each))]
        in_order = [each[0] for each in spots] == list(range(len(spots)))
        if sitting and in_order and len(found) == len(spots):
            return OpenSitting(number, sitting, tuple(found))
    return None


def last_levels(pages: Pages, name: str, sense: Sense) -> dict[str, float]:
    """How hard the last sitting had become of which that is known."""
    asked = f"SELECT {_SITTING} FROM sitting WHERE name = ? ORDER BY id DESC"  # noqa: S608
    found = (sense.sitting(name, row) for row in rows_of(pages, asked, name))
    return next((dict(row.levels) for row in found if row), {})


def due(pages: Pages, name: str, sense: Sense, edition: int) -> list[str]:
    """What comes back at the sitting that was begun last; spots that are made otherwise by now do
    not."""
    asked = "SELECT count(*) FROM sitting WHERE name = ?"
    ((number,),) = pages.connection.execute(asked, (name,)).fetchall()
    asked = f"SELECT {_AGAIN} FROM again WHERE name = ? ORDER BY due"  # noqa: S608
    found = (sense.again(row) for row in rows_of(pages, asked, name))
    return [row.key for row in found if row and row.due <= number and row.edition == edition]


def asked_before(pages: Pages, name: str, sense: Sense) -> set[str]:
    """The keys of all spots that somebody has ever answered."""
    asked = f"SELECT {_SPOT} FROM spot JOIN sitting ON sitting = sitting.id WHERE name = ?"  # noqa: S608
    found = map(sense.spot, rows_of(pages, asked, name))
    return {spot.key for spot in found if spot and spot.kind}


def answers_of(pages: Pages, name: str, sense: Sense) -> list[list[AnswerRow]]:
    """All answers, sitting by sitting."""
    asked = "SELECT id FROM sitting WHERE name = ? ORDER BY id"
    every = [
        [spot for spot in map(sense.spot, _rows_of_spots(pages, number)) if spot and spot.kind]
        for (number,) in pages.connection.execute(asked, (name,)).fetchall()
    ]
    return [answers for answers in every if answers]


def without_sense(pages: Pages, name: str, sense: Sense) -> int:
    """How many rows of that name, or of no name at all, cannot be what was written. They stay."""
    asked = f"SELECT {_SITTING} FROM sitting {_WHOSE}"  # noqa: S608  # our own words
    odd = [sense.sitting(name, row) is None for row in rows_of(pages, asked, name)]
    asked = f"SELECT {_SPOT} FROM spot JOIN sitting ON sitting = sitting.id {_WHOSE}"  # noqa: S608
    odd += [sense.spot(row) is None for row in rows_of(pages, asked, name)]
    asked = f"SELECT {_AGAIN} FROM again {_WHOSE}"  # noqa: S608  # our own words
    odd += [sense.again(row) is None for row in rows_of(pages, asked, name)]
    return sum(odd)


def _rows_of_spots(pages: Pages, sitting: int) -> list[list[object]]:
    asked = f"SELECT {_SPOT} FROM spot WHERE sitting = ? ORDER BY place"  # noqa: S608
    return rows_of(pages, asked, sitting)
