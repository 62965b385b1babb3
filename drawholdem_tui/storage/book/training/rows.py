"""Rows of what somebody has trained, as what was written into them; nothing where they make no
sense. They have no sums: whoever edits a book by hand can put anything there."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Final, NamedTuple

from drawholdem_tui.strangers.numbers import finite, whole

_MOST: Final = 10**9  # sittings, spots, chips that an answer cost: more than anybody lives to see
_LONGEST: Final = 200  # signs of a seed or a key
_ODD: Final = (ValueError, TypeError, RecursionError)


class SittingRow(NamedTuple):
    """How a sitting was begun."""

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


def rows_of(book: sqlite3.Connection, question: str, *values: object) -> list[Any]:
    """Also those with a text that is none: it has signs then that nobody can print."""
    usual, book.text_factory = book.text_factory, _as_text
    try:
        return book.execute(question, values).fetchall()
    finally:
        book.text_factory = usual


def _as_text(found: bytes) -> str:
    return found.decode("utf-8", "surrogateescape")
