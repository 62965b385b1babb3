"""Evenings, hands and players as the history lists them, and whether the figures make sense."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Final

from drawholdem_tui.storage.book.rows import Result
from drawholdem_tui.strangers.numbers import is_whole

_MOST_CHIPS: Final = 10**18


@dataclass(frozen=True, slots=True)
class EveningRow:
    id: int
    began: str
    status: str  # open, aside or over
    game: str
    hands: int
    results: tuple[Result, ...]  # best first
    people: tuple[str, ...] = ()  # by chair; all others are computers
    no_longer_there: int = 0  # of the hands, which its results count nevertheless
    real: bool = False  # at a table with real cards

    @property
    def goes_on(self) -> bool:
        """Also one that was put aside: it can be taken up again."""
        return self.status != "over"


@dataclass(frozen=True, slots=True)
class HandRow:
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
