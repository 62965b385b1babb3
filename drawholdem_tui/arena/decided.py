"""Whether one is better than another, looked at again and again while more is played, and honest
nevertheless.

A sequential probability ratio test, as the farms that test chess engines use it: the likelihood
of the results under "there is a difference" over that under "there is none". The size of the
difference is not known beforehand, so the ratio is averaged over all sizes (a mixture of normal
effects in standard deviations of a deal, whose deviation is unknown, too: the t statistic's Bayes
factor, a martingale where there is no difference). With two equal players it passes 20 in at most
one of twenty runs; at 20 it is decided for the leader. So "better" is wrong in at most 2.5 of 100
runs, and "worse" likewise.
"""

from __future__ import annotations

import enum
from collections.abc import Iterable
from math import log, log1p, sqrt
from typing import Final

ERROR: Final = 0.05  # of runs between equals in which anything is decided, at whatever length
LEAST: Final = 100  # deals: of fewer nobody knows how far they scatter

_USUAL: Final = 0.1  # standard deviations of a deal: how large differences are looked for


class Verdict(enum.StrEnum):
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
        if not self.error:
            return 0.0
        usual = 1 / _USUAL**2
        part = usual / (self.deals + usual)
        t_squared = (self.mean / self.error) ** 2 / (self.deals - 1)
        return (log(part) + self.deals * (log1p(t_squared) - log1p(part * t_squared))) / 2
