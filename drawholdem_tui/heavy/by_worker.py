"""Workers whose figures are not those of all others: a machine that errs would spoil the whole, and
nobody would see it. Blocks fall to workers by chance, so that their figures differ by chance alone.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import sqrt
from typing import Final, NamedTuple

_CHANCE: Final = 0.001  # that anybody at all is named in a run in which nobody errs
_FEWEST: Final = 100  # figures of one, and of all others


class Deviating(NamedTuple):
    """A worker, its average and that of all others, and how many standard errors lie between."""

    worker: str
    own: float
    others: float
    errors: float


class Sums:
    """What is left of many figures without keeping them."""

    def __init__(self) -> None:
        self.count = 0
        self.sum = self.squares = 0.0

    def add(self, figures: Iterable[float]) -> None:
        for each in figures:
            self.count += 1
            self.sum += each
            self.squares += each * each

    def without(self, part: Sums) -> Sums:
        rest = Sums()
        rest.count = self.count - part.count
        rest.sum, rest.squares = self.sum - part.sum, self.squares - part.squares
        return rest

    @property
    def mean(self) -> float:
        return self.sum / self.count

    @property
    def of_the_mean(self) -> float:
        return max(self.squares / self.count - self.mean**2, 0.0) / (self.count - 1)


class ByWorker:
    def __init__(self) -> None:
        self._each: dict[str, Sums] = {}
        self._all = Sums()

    def add(self, worker: str, figures: Iterable[float]) -> None:
        told = list(figures)
        self._each.setdefault(worker, Sums()).add(told)
        self._all.add(told)

    def deviating(self) -> list[Deviating]:
        """Whoever differs by more than chance would let one of them."""
        if max((own.count for own in self._each.values()), default=0) < _FEWEST:
            return []
        from statistics import NormalDist  # slow to load: few runs are long enough to want it

        bound = NormalDist().inv_cdf(1 - _CHANCE / (2 * max(len(self._each), 1)))
        found = []
        for worker, own in self._each.items():
            others = self._all.without(own)
            if min(own.count, others.count) < _FEWEST:
                continue
            apart = sqrt(own.of_the_mean + others.of_the_mean)
            errors = abs(own.mean - others.mean) / apart if apart else 0.0
            if errors > bound:
                found.append(Deviating(worker, own.mean, others.mean, errors))
        return found
