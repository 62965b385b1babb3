"""The results of a contest: figures with their intervals, and who is better than whom."""

from __future__ import annotations

import enum
from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import accumulate
from math import log, log1p, sqrt
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


# Whether one is better than another, looked at again and again while more is played, and honest
# nevertheless.
#
# A sequential probability ratio test, as the farms that test chess engines use it: the likelihood
# of the results under "there is a difference" over that under "there is none". The size of the
# difference is not known beforehand, so the ratio is averaged over all sizes (a mixture of normal
# effects in standard deviations of a deal, whose deviation is unknown, too: the t statistic's Bayes
# factor, a martingale where there is no difference). With two equal players it passes 20 in at most
# one of twenty runs; at 20 it is decided for the leader. So "better" is wrong in at most 2.5 of 100
# runs, and "worse" likewise.

ERROR: Final = 0.05  # of runs between equals in which anything is decided, at whatever length
LEAST: Final = 100  # deals: of fewer nobody knows how far they scatter

_USUAL: Final = 0.1  # standard deviations of a deal: how large differences are looked for


class Verdict(enum.StrEnum):
    """How a contest stands so far."""

    OPEN = "open"
    BETTER = "better"
    WORSE = "worse"


class Difference:
    """What one makes more than the other, deal by deal."""

    def __init__(self) -> None:
        self.deals = 0
        self._sum = self._squares = 0.0

    def add(self, differences: Iterable[float]) -> None:
        for each in differences:
            self.deals += 1
            self._sum += each
            self._squares += each * each

    @property
    def mean(self) -> float:
        return self._sum / self.deals if self.deals else 0.0

    @property
    def error(self) -> float:
        """The standard error of the mean."""
        if self.deals < 2:
            return 0.0
        variance = (self._squares - self._sum * self.mean) / (self.deals - 1)
        return sqrt(max(variance, 0.0) / self.deals)

    @property
    def verdict(self) -> Verdict:
        if self.deals < LEAST or self.log_ratio() < log(1 / ERROR):
            return Verdict.OPEN
        return Verdict.BETTER if self._sum > 0 else Verdict.WORSE

    def log_ratio(self) -> float:
        """The logarithm of the averaged ratio of likelihoods."""
        if not self.error:
            return 0.0
        usual = 1 / _USUAL**2
        part = usual / (self.deals + usual)
        t_squared = (self.mean / self.error) ** 2 / (self.deals - 1)
        return (log(part) + self.deals * (log1p(t_squared) - log1p(part * t_squared))) / 2
