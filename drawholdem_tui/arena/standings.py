"""The results of a contest: figures with their intervals, and who is better than whom."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import accumulate
from math import sqrt
from typing import Final, NamedTuple

from drawholdem_tui.arena.broken import Broken
from drawholdem_tui.arena.duplicate import Played, Worst

NINETY_FIVE: Final = 1.96  # standard errors to both sides


class Figure(NamedTuple):
    """Big blinds in a hundred hands, with the bounds of 95 in 100."""

    bb_per_100: float
    low: float
    high: float


class Times(NamedTuple):
    """Milliseconds per decision."""

    median: float
    p95: float


class Standings:
    """All that has been played so far."""

    def __init__(self, players: Sequence[str], worst: int = 0) -> None:
        self.players = tuple(players)
        self.hands = self.failures = 0
        self.broken: dict[str, Broken] = {}
        self._deals: list[tuple[float, ...]] = []
        self._micros: list[Counter[int]] = [Counter() for _ in players]
        self._most = worst
        self._worst: list[Worst] = []

    @property
    def deals(self) -> int:
        return len(self._deals)

    def add(self, played: Played) -> None:
        self.hands += played.hands
        self.failures += played.failures
        self._deals += played.deals
        for each in played.broken:
            self.broken.setdefault(each.player, each)
        for counted, more in zip(self._micros, played.micros, strict=True):
            counted.update(more)
        self._worst = list(_worst_of([*self._worst, *played.worst], self._most))

    def figure(self, player: str) -> Figure:
        at = self.players.index(player)
        return _figure([deal[at] for deal in self._deals])

    def pair(self, one: str, other: str) -> Figure:
        """The difference in what two make of the same deals, which is surer than either figure."""
        a, b = self.players.index(one), self.players.index(other)
        return _figure([deal[a] - deal[b] for deal in self._deals])

    def times(self, player: str) -> Times:
        counted = self._micros[self.players.index(player)]
        return Times(_quantile(counted, 0.5) / 1000, _quantile(counted, 0.95) / 1000)

    def worst(self, player: str) -> list[Worst]:
        """The hands it lost most in, the worst first."""
        return [each for each in self._worst if each.player == player]


def _worst_of(found: Iterable[Worst], most: int) -> Iterable[Worst]:
    kept: Counter[str] = Counter()
    for each in sorted(found, key=lambda worst: (-worst.lost, worst.hand)):
        kept[each.player] += 1
        if kept[each.player] <= most:
            yield each


def _figure(made: Sequence[float]) -> Figure:
    """Deals are independent of each other; the hands of one are not."""
    deals = len(made)
    mean = sum(made) / deals
    variance = sum((each - mean) ** 2 for each in made) / max(deals - 1, 1)
    off = NINETY_FIVE * sqrt(variance / deals)
    return Figure(*(round(100 * each, 3) for each in (mean, mean - off, mean + off)))


def _quantile(counted: Counter[int], part: float) -> int:
    values = sorted(counted)
    wanted = part * counted.total()
    sums = accumulate(counted[value] for value in values)
    return next((v for v, up_to in zip(values, sums, strict=True) if up_to >= wanted), 0)
