"""Rows of the book as what was written into them; refused where they are anything else.

A sum says that a row is as it was written. That what was written makes sense is looked at as well:
whoever changes a book by hand can change its sums.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Final

from drawholdem_tui.engine.actions import Action, action_of
from drawholdem_tui.engine.errors import EngineError
from drawholdem_tui.engine.fact import Fact
from drawholdem_tui.match.names import NAMELESS
from drawholdem_tui.storage.book.faults import BookFault, Fault
from drawholdem_tui.storage.book.sealing import check, evening_seal, no_sum_agrees
from drawholdem_tui.strangers.numbers import is_whole, whole
from drawholdem_tui.words.language import _, translate

EVENING: Final = "began, ended, status, game, hands, results, laid, state, seal"
STATUSES: Final = ("open", "aside", "over", "damaged", "deleted")
DAMAGED: Final = "damaged"  # found so at a start, and no longer gone on with
DELETED: Final = "deleted"  # by somebody who wanted it: nothing is left of it but its number

_MOST_HANDS: Final = 10**9  # of an evening, and players there
_MOST_CHIPS: Final = 10**18

# name, net and, in a knockout, the place
Result = tuple[str, int, int | None]


def by_person(results: Sequence[Result]) -> tuple[Result, ...]:
    """The best first. Whoever got up and came back has sat on two chairs: both are theirs.

    >>> by_person([("Ann", 30, None), ("Ben", -10, None), ("Cleo", 20, None), ("Ben", -40, None)])
    (('Ann', 30, None), ('Cleo', 20, None), ('Ben', -50, None))
    """
    nets, places = dict[str, int](), dict[str, int | None]()
    for name, net, place in results:
        nets[name] = nets.get(name, 0) + net
        places.setdefault(name, place)
    every = tuple((name, net, places[name]) for name, net in nets.items())
    return every if len(every) == len(results) else tuple(sorted(every, key=lambda each: -each[1]))


class Standing(Fact):
    """A table between two hands: how it was laid, how the match stands."""

    laid: dict[str, Any]
    state: dict[str, Any]
    hands: int
    results: tuple[Result, ...]

    @property
    def real(self) -> bool:
        """Whether cards and chips are."""
        return bool(self.laid.get("real"))

    @property
    def knockout(self) -> bool:
        return self.state.get("mode") == "knockout"

    @property
    def changing(self) -> bool:
        """Whether its games change: a dealer's choice."""
        return bool(self.state.get("choice"))


def people_of(standing: Standing) -> tuple[str, ...]:
    """Who sits there and is no computer, by chair."""
    return tuple(name for name, kind in _seated(standing) if kind is None)


def computers_of(standing: Standing) -> tuple[tuple[str, str], ...]:
    return tuple((name, kind) for name, kind in _seated(standing) if kind is not None)


def _seated(standing: Standing) -> Iterator[tuple[str, str | None]]:
    bots, chairs = standing.laid.get("bots"), standing.state.get("chairs")
    seated = [_kept_name(each) for each in chairs if isinstance(each, dict)] if chairs else []
    computers = bots if isinstance(bots, dict) else {}
    for at, name in enumerate(seated):
        yield name, str(computers[str(at)]) if str(at) in computers else None


def _kept_name(chair: dict[str, Any]) -> str:
    return NAMELESS if chair.get("nameless") else str(chair.get("name"))


def bought_by(standing: Standing) -> tuple[tuple[str, int], ...]:
    """All the chips that each has bought, by chair."""
    chairs = standing.state.get("chairs")
    seated = [each for each in chairs if isinstance(each, dict)] if chairs else []
    return tuple(
        (_kept_name(each), bought)
        for each in seated
        if is_whole(bought := each.get("bought"), 0, _MOST_CHIPS)
    )


class EveningFound(Fact):
    """A whole row of an evening."""

    began: str
    status: str
    game: str
    standing: Standing


def evening_found(row: Sequence[Any], version: int) -> EveningFound:
    """Of the columns of ``EVENING``."""
    *columns, found = row
    if found != evening_seal(columns, version):
        raise no_sum_agrees()
    began, _ended, status, game, hands, results, laid, state = columns
    with _refused():
        datetime.fromisoformat(began)
        if status not in STATUSES or not isinstance(game, str) or not game.isprintable():
            raise ValueError("no evening")
        whole(hands, 0, _MOST_HANDS)
        standing = Standing(_fields(laid), _fields(state), hands, _results(results))
        return EveningFound(began, status, game, standing)


def words_found(evening: int, rows: Sequence[tuple[Any, Any, Any]]) -> tuple[str, ...]:
    """What was said in a hand: place, words and sum, in order."""
    said = []
    for wanted, (place, words, found) in enumerate(rows):
        check(found, evening, place, words)
        if place != wanted:
            missing = _("action {number} is missing")
            raise BookFault(Fault.DAMAGED, translate(missing, number=wanted + 1))
        said.append(words)
    return tuple(said)


def actions_in(words: Sequence[str]) -> tuple[Action, ...]:
    with _refused():
        return tuple(map(action_of, words))


def _results(text: str) -> tuple[Result, ...]:
    results = []
    for name, net, place in json.loads(text):
        if not isinstance(name, str):
            raise TypeError("no result")
        whole(net, -_MOST_CHIPS, _MOST_CHIPS)
        results.append((name, net, None if place is None else whole(place, 1, _MOST_HANDS)))
    return tuple(results)


def _fields(text: str) -> dict[str, Any]:
    fields = json.loads(text)
    if not isinstance(fields, dict):
        raise TypeError("no table")
    return fields


@contextmanager
def _refused() -> Iterator[None]:
    """Whatever reading stumbles over is damage."""
    try:
        yield
    except (EngineError, ValueError, TypeError, KeyError, OverflowError, RecursionError) as error:
        from drawholdem_tui.words.refusals.not_understood import not_understood

        raise BookFault(Fault.DAMAGED, not_understood(error)) from None


# Evenings and hands as the history lists them, and whether the figures make sense


class EveningRow(Fact):
    """An evening as the history lists it."""

    id: int
    began: str
    status: str  # open, aside or over
    game: str
    hands: int
    results: tuple[Result, ...]  # best first
    people: tuple[str, ...] = ()  # by chair; all others are computers
    no_longer_there: int = 0  # of the hands, which its results count nevertheless
    real: bool = False  # at a table with real cards
    bought: tuple[tuple[str, int], ...] = ()  # chips in all, by chair
    computers: tuple[tuple[str, str], ...] = ()  # each with its kind, by chair
    seed: str = ""
    knockout: bool = False
    changing: bool = False  # a dealer's choice, which began with ``game``

    @property
    def goes_on(self) -> bool:
        """Also one that was put aside: it can be taken up again."""
        return self.status != "over"


class HandRow(Fact):
    """A finished hand by its figures."""

    id: int
    evening: int
    number: int
    ended: str
    game: str
    players: int
    pot: int
    swaps: int
    showdown: bool


@dataclass(frozen=True, slots=True)
class KeptHand:
    """A finished hand and whatever of it is as it was written; else ``None`` in its place."""

    id: int
    evening: int | None
    number: int | None
    text: str | None = None
    figures: HandRow | None = None
    nets: tuple[tuple[str, int], ...] = ()
    gone: bool = False  # neither the table nor its index knows of it
    by_seat: str = ""  # what it calls somebody who is kept without a name otherwise

    def as_read(self, name: str) -> str:
        return NAMELESS if name == self.by_seat else name

    def as_written(self, name: str) -> str:
        return self.by_seat or name if name == NAMELESS else name


def numbered(rows: Sequence[Sequence[object]]) -> tuple[int | None, int | None]:
    """An evening and the number of its hand, where both are numbers."""
    for evening, number in rows:
        if is_whole(evening, 1) and is_whole(number, 1):
            return evening, number
    return None, None


def makes_sense(figures: Sequence[object], chairs: Sequence[Sequence[object]]) -> bool:
    """Of a hand, from its evening to its showdown; and chair, name and net of everybody."""
    _evening, _number, ended, game, *counts = figures
    try:
        datetime.fromisoformat(str(ended))
    except ValueError:
        return False
    return (
        isinstance(game, str)
        and game.isprintable()
        and all(is_whole(each, 0, _MOST_CHIPS) for each in counts)
        and all(
            is_whole(chair, 0)
            and isinstance(name, str)
            and is_whole(net, -_MOST_CHIPS, _MOST_CHIPS)
            for chair, name, net in chairs
        )
    )


def numbers_of(rows: Iterable[tuple[object, int]]) -> list[tuple[int, int]]:
    """Of hands whose number is one."""
    return [(number, hand) for number, hand in rows if is_whole(number, 1)]
