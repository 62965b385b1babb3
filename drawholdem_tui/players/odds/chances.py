"""What comes out: chances and how sure they are."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import sqrt
from operator import mul
from typing import Final

from drawholdem_tui.players.odds.deals import Pause, no_pause


@dataclass(frozen=True, slots=True)
class Chances:
    """Of a sole win and of a shared one; the share of the pot won on average, and its standard
    error: 0 where every deal has been counted."""

    win: float
    tie: float
    share: float
    error: float = 0.0


ALONE: Final = Chances(1.0, 0.0, 1.0)  # nobody else can win it


@dataclass(frozen=True, slots=True)
class Ways:
    """Several ways to go on with one hand: keep, swap one card, swap the other.

    They have been played through the same deals, so that luck which helps one helps the others,
    and their differences are known better than each by itself: ``covariance`` tells how much.
    """

    chances: tuple[Chances, ...]
    covariance: tuple[tuple[float, ...], ...]

    def error(self, *terms: tuple[int, float]) -> float:
        """The standard error of a sum of shares, each as (way, how often it counts)."""
        variance = sum(
            one * other * self.covariance[way][beside]
            for way, one in terms
            for beside, other in terms
        )
        return sqrt(max(variance, 0.0))

    def knowing(self, way: int, exact: Chances) -> Ways:
        """The same with one way known exactly: the luck it had is removed from the others, too."""
        off = exact.share - self.chances[way].share
        variance = self.covariance[way][way]
        if not variance:
            return self
        pull = [each / variance for each in self.covariance[way]]
        covariance = tuple(
            tuple(
                self.covariance[one][other] - pull[one] * self.covariance[way][other]
                for other in range(len(pull))
            )
            for one in range(len(pull))
        )
        chances = tuple(
            Chances(
                min(max(each.win + pull[at] * off, 0.0), 1.0),
                each.tie,
                min(max(each.share + pull[at] * off, 0.0), 1.0),
                sqrt(max(covariance[at][at], 0.0)),
            )
            for at, each in enumerate(self.chances)
        )
        return Ways((*chances[:way], exact, *chances[way + 1 :]), covariance)


def counted(shares: Sequence[Sequence[float]], pause: Pause = no_pause) -> Ways:
    """The ways whose shares of the same deals these are."""
    deals = len(shares[0])
    means, covariance = means_of(shares, pause)
    return _ways(
        [
            (each.count(1.0) / deals, 1.0 - (each.count(1.0) + each.count(0.0)) / deals, mean)
            for each, mean in zip(shares, means, strict=True)
        ],
        covariance,
        deals,
    )


def means_of(
    rows: Sequence[Sequence[float]], pause: Pause
) -> tuple[list[float], Callable[[int, int], float]]:
    """The means of rows of the same deals, and the covariance of two of those."""
    deals = len(rows[0])
    means = [sum(each) / deals for each in rows]
    most = max(deals - 1, 1) * deals

    def covariance(one: int, other: int) -> float:
        pause()
        together: float = sum(map(mul, rows[one], rows[other]))
        return (together - deals * means[one] * means[other]) / most

    return means, covariance


def weighed(shares: Sequence[Sequence[float]], weights: Sequence[float]) -> Ways:
    """The same where some deals count more than others."""
    every = sum(weights)
    means = [sum(map(mul, each, weights)) / every for each in shares]
    off = [
        [(share - mean) * weight for share, weight in zip(each, weights, strict=True)]
        for each, mean in zip(shares, means, strict=True)
    ]
    return _ways(
        [
            (
                sum([w for share, w in zip(each, weights, strict=True) if share == 1.0]) / every,
                sum([w for share, w in zip(each, weights, strict=True) if 0 < share < 1]) / every,
                mean,
            )
            for each, mean in zip(shares, means, strict=True)
        ],
        lambda i, j: sum(map(mul, off[i], off[j])) / every**2,
        every**2 / sum(map(mul, weights, weights)),
    )


def _ways(
    figures: Sequence[tuple[float, float, float]],
    covariance_of: Callable[[int, int], float],
    deals: float,
) -> Ways:
    size = range(len(figures))
    half = [[covariance_of(i, j) for j in range(i + 1)] for i in size]
    covariance = tuple(tuple(half[max(i, j)][min(i, j)] for j in size) for i in size)
    # never surer than so few deals can make one, even if all of them went the same way
    least = 0.25 / deals**2
    return Ways(
        tuple(
            Chances(win, tie, share, sqrt(max(covariance[at][at], least)))
            for at, (win, tie, share) in enumerate(figures)
        ),
        covariance,
    )


def mixed(every: Sequence[Chances], parts: Sequence[float]) -> Chances:
    """The chances in several pots as in one, of which each is a part."""
    figures = [
        sum(map(mul, parts, column))
        for column in zip(*((c.win, c.tie, c.share, c.error) for c in every), strict=True)
    ]
    return Chances(*figures)


def blended(every: Sequence[Ways], parts: Sequence[Sequence[float]]) -> Ways:
    """The same of all ways, and how sure that is at least, however the figures err together;
    ``parts``: way by way, a row for each pot."""
    most = [max(row) for row in parts]
    pots = [each for each in zip(every, parts, most, strict=True) if each[2]]
    ways = range(len(every[0].chances))
    covariance = tuple(
        tuple(
            sum(row[i] * row[j] * each.covariance[i][j] / top for each, row, top in pots)
            * sum(most)
            for j in ways
        )
        for i in ways
    )
    chances = tuple(
        mixed([each.chances[at] for each in every], [row[at] for row in parts]) for at in ways
    )
    return Ways(chances, covariance)


def certain(chances: Chances) -> Ways:
    """One way alone, every deal counted."""
    return Ways((chances,), ((chances.error**2,),))
