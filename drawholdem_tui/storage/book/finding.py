"""Which finished hands somebody looks for: by figures that an index holds, so that no hand is read
to find another."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from math import inf
from typing import Any, Final, NamedTuple

from drawholdem_tui.storage.book.sealing import seal

_CALLED: Final = "id IN (SELECT hand FROM note WHERE instr(lower(name), lower(?)))"
# from one to the next in the index, not through all hands
_ALL_NAMES: Final = """
WITH RECURSIVE known (name) AS (
    SELECT min(name) FROM net
    UNION ALL
    SELECT (SELECT min(name) FROM net WHERE name > known.name) FROM known
    WHERE known.name IS NOT NULL
)
SELECT name FROM known WHERE name IS NOT NULL
"""


@dataclass(frozen=True, slots=True)
class Cost:
    """A person's choice that cost at least so many chips, as an edition of the coach has it;
    nothing is told of ``silent`` evenings, for it would tell of cards."""

    least: int
    edition: int
    silent: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Wanted:
    """Everything of this is so; whatever is not named may be anything."""

    evening: int | None = None
    players: tuple[str, ...] = ()  # all of them sat there
    games: tuple[str, ...] = ()  # one of them was played
    least_pot: int = 0
    least_swaps: int = 0
    showdown: bool | None = None
    since: str = ""  # moments as the book has them
    before: str = ""
    called: str = ""  # a part of the name somebody gave it
    marked: bool = False
    cost: Cost | None = None


@dataclass(frozen=True, slots=True)
class Note:
    """What somebody has said of a finished hand."""

    name: str = ""
    marked: bool = False


class Finding:
    """Part of the reading half of the book."""

    def __init__(self, connection: sqlite3.Connection, version: int) -> None:
        self._connection = connection
        self._has_notes = version > 2  # and an index of figures

    def find(self, wanted: Wanted) -> list[int]:
        """The latest first; those of one evening in the order of playing."""
        order = "ended DESC, id DESC" if wanted.evening is None else "number"
        return [hand for (hand,) in self._found("id", wanted, f"ORDER BY {order}")]

    def count(self, wanted: Wanted) -> dict[int, int]:
        """How many there are, by evening."""
        return dict(self._found("evening, count(*)", wanted, "GROUP BY evening"))

    def won(self, wanted: Wanted) -> dict[int, dict[str, int]]:
        """What everybody won in them, by evening."""
        sums: dict[int, dict[str, int]] = {}
        columns, each = "evening, name, sum(net)", "GROUP BY evening, name"
        for evening, name, net in self._found(columns, wanted, each, "JOIN net ON net.hand = id"):
            sums.setdefault(evening, {})[name] = net
        return sums

    def _found(self, columns: str, wanted: Wanted, rest: str, beside: str = "") -> list[Any]:
        """From the index of figures; from the hands themselves where there is none, or a bad
        one."""
        where, values = _asked_for(wanted, has_notes=self._has_notes)
        index = "INDEXED BY hand_figures" if self._has_notes else "NOT INDEXED"
        asked = f"SELECT {columns} FROM hand {{}} {beside} WHERE {where} {rest}"  # noqa: S608  # our own words
        try:
            return self._ask(asked.format(index), *values)
        except sqlite3.Error:
            return self._ask(asked.format("NOT INDEXED"), *values)

    def biggest(self, wanted: Wanted) -> dict[int, tuple[int, int]]:
        """The biggest pot of each evening, and its hand."""
        found = self._found("evening, max(pot), id", wanted, "GROUP BY evening")
        return {evening: (pot, hand) for evening, pot, hand in found}

    def biggest_of_all(self) -> int | None:
        """The hand with the biggest pot; nothing where there is none, or no index of all pots."""
        with suppress(sqlite3.Error):
            asked = "SELECT id FROM hand INDEXED BY hand_pot ORDER BY pot DESC, id DESC LIMIT 1"
            return next((hand for (hand,) in self._ask(asked)), None)
        return None

    def names(self) -> list[str]:
        return [name for (name,) in self._ask(_ALL_NAMES)]

    def called(self) -> list[str]:
        """What hands are called."""
        asked = "SELECT DISTINCT name FROM note WHERE name != ''"
        return [name for (name,) in self._ask(asked)] if self._has_notes else []

    def note(self, hand: int) -> Note:
        """What somebody has said of it; nothing where that is not as it was written."""
        asked = "SELECT name, marked, seal FROM note WHERE hand = ?"
        for name, marked, found in self._ask(asked, hand) if self._has_notes else ():
            if found == seal(hand, name, marked):
                return Note(name, bool(marked))
        return Note()

    def costs(self, hand: int, edition: int) -> dict[str, int] | None:
        """What the dearest choice of each person cost, as that edition of the coach has it; nothing
        where it has not looked yet."""
        asked = (
            "SELECT name, chips FROM cost JOIN net USING (hand, chair)"
            " WHERE hand = ? AND edition = ?"
        )
        found = self._ask(asked, hand, edition) if self._has_notes else ()
        return dict(found) or None

    def looked_at(self, edition: int) -> set[int]:
        """The hands of which that edition of the coach knows what they cost."""
        asked = "SELECT DISTINCT hand FROM cost WHERE edition = ?"
        return {hand for (hand,) in self._ask(asked, edition)} if self._has_notes else set()

    def _ask(self, question: str, *values: object) -> list[Any]:
        return self._connection.execute(question, values).fetchall()


def _asked_for(wanted: Wanted, *, has_notes: bool) -> tuple[str, list[Any]]:
    """What stands behind WHERE, and its values. Where nothing could be noted, nothing is."""
    if not has_notes and (wanted.called or wanted.marked or wanted.cost):
        return "0", []
    named = list(_clauses(wanted))
    where = " AND ".join(clause for clause, _values in named) or "1"
    return where, [value for _clause, values in named for value in values]


def _clauses(wanted: Wanted) -> Iterator[tuple[str, list[Any]]]:
    """The conditions for what is named."""
    named: tuple[tuple[object, str, list[Any]], ...] = (
        (wanted.evening is not None, "evening = ?", [wanted.evening]),
        (wanted.games, f"game IN ({_places(wanted.games)})", [*wanted.games]),
        (wanted.least_pot, "pot >= ?", [wanted.least_pot]),
        (wanted.least_swaps, "swaps >= ?", [wanted.least_swaps]),
        (wanted.showdown is not None, "showdown = ?", [int(wanted.showdown or False)]),
        (wanted.since, "ended >= ?", [wanted.since]),
        (wanted.before, "ended < ?", [wanted.before]),
        (wanted.called, _CALLED, [wanted.called]),
        (wanted.marked, "id IN (SELECT hand FROM note WHERE marked)", []),
    )
    yield from ((clause, values) for is_named, clause, values in named if is_named)
    for name in wanted.players:
        yield "id IN (SELECT hand FROM net WHERE name = ?)", [name]
    if wanted.cost is not None:
        yield from _costs(wanted.cost, wanted.players)


def _costs(cost: Cost, players: tuple[str, ...]) -> Iterator[tuple[str, list[Any]]]:
    """Somebody's choice; that of a player who is named, where one is."""
    asked = "SELECT hand FROM cost WHERE edition = ? AND chips >= ?"
    values: list[Any] = [cost.edition, cost.least]
    if players:
        theirs = "chair IN (SELECT chair FROM net WHERE net.hand = cost.hand AND name IN ({}))"
        asked = f"{asked} AND {theirs.format(_places(players))}"
        values += players
    yield f"id IN ({asked})", values
    if cost.silent:
        yield f"evening NOT IN ({_places(cost.silent)})", [*cost.silent]


def _places(values: tuple[Any, ...]) -> str:
    return ", ".join("?" * len(values))


# Hands that an evening says it has, that are not in the book, and that nobody has deleted. Which
# evening's a deleted hand was nobody knows any more: only its number in the book stays. So each
# counts for any evening that could have had it there, and what is left over is surely missing.

Place = tuple[int, int]  # of a hand: its number in its evening, and in the book


class _Gap(NamedTuple):
    """So many hands of an evening, between two that are there."""

    before: float  # the number in the book of the hand behind them
    behind: int  # of the hand before them
    hands: int
    evening: int


def missing(
    played: Mapping[int, int], there: Mapping[int, Sequence[Place]], deleted: Iterable[int]
) -> dict[int, int]:
    """How many, by evening; ``played`` are as many as each says it has.

    >>> missing({1: 3, 2: 2}, {1: [(1, 1), (3, 3)]}, [2])
    {2: 2}
    """
    left = sorted(deleted)
    found: dict[int, int] = {}
    every = [gap for evening, hands in played.items() for gap in _gaps(evening, hands, there)]
    for gap in sorted(every):  # whoever has least room first
        could_be = [hand for hand in left if gap.behind < hand < gap.before][: gap.hands]
        left = [hand for hand in left if hand not in set(could_be)]
        if lost := gap.hands - len(could_be):
            found[gap.evening] = found.get(gap.evening, 0) + lost
    return dict(sorted(found.items()))


def _gaps(evening: int, hands: int, there: Mapping[int, Sequence[Place]]) -> list[_Gap]:
    gaps, number, behind = [], 0, 0
    places: list[tuple[int, float]] = [*sorted(there.get(evening, ())), (hands + 1, inf)]
    for at, before in places:
        between = min(at, hands + 1) - number - 1
        if between > 0:
            gaps.append(_Gap(before, behind, between, evening))
        number, behind = max(number, at), behind if before == inf else int(before)
    return gaps
