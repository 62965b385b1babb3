"""The figures that poker people know, of somebody's counts: each with how much it rests on."""

from __future__ import annotations

from collections.abc import Container, Iterator, Sequence
from itertools import pairwise
from math import sqrt
from typing import Final, NamedTuple

from drawholdem_tui.past.luck.evening_weighed import SwapsWorth
from drawholdem_tui.past.statistics.counting import SWAP_STREETS, Counts
from drawholdem_tui.past.statistics.evening_counted import Dealt

FEWEST: Final = 20  # of what a figure is counted of; under it, it says nothing and is not told


class Figure(NamedTuple):
    """``value`` is there only where there was enough to count. A share is a ``part`` of ``of``."""

    id: str
    value: float | None
    of: int
    share: bool = True
    part: int = 0

    @property
    def too_few(self) -> bool:
        return self.of < FEWEST


def figures(counts: Counts) -> tuple[Figure, ...]:
    pushed_or_called = counts.pushed + counts.called
    per_call = counts.pushed / counts.called if counts.called else None
    return (
        _share("vpip", counts.entered, counts.hands),
        _share("pfr", counts.raised, counts.hands),
        _share("three_bet", counts.reraised, counts.faced),
        _told(Figure("aggression", per_call, pushed_or_called, share=False)),
        _share("went_to_showdown", counts.showdowns, counts.flops),
        _share("won_at_showdown", counts.won_showdowns, counts.showdowns),
    )


class Rate(NamedTuple):
    """Big blinds won in every hundred hands, and the standard error of that."""

    blinds: float
    error: float


def per_hundred(counts: Counts) -> Rate | None:
    """Nothing where there are too few hands."""
    hands = counts.hands
    if hands < FEWEST:
        return None
    mean = counts.blinds / hands
    spread = max(0.0, counts.squares / hands - mean**2) / (hands - 1)
    return Rate(100 * mean, 100 * sqrt(spread))


def by_chance(course: Sequence[int]) -> float | None:
    """How far from what it was the net after as many hands may be by luck alone: two standard
    deviations. Nothing where there are too few."""
    hands = len(course)
    if hands < FEWEST:
        return None
    steps = [after - before for before, after in pairwise((0, *course))]
    mean = course[-1] / hands
    return 2 * sqrt(sum((each - mean) ** 2 for each in steps) * hands / (hands - 1))


def hands_won(course: Sequence[int]) -> int:
    """That ended with more chips than before."""
    return sum(after > before for before, after in pairwise((0, *course)))


class SwapsOnAStreet(NamedTuple):
    """``won`` is what the hands with such a swap brought before its fee."""

    offered: int
    swaps: int
    paid: int
    net: int

    @property
    def won(self) -> int:
        return self.net + self.paid


def swaps_by_street(counts: Counts) -> list[SwapsOnAStreet]:
    """By ``SWAP_STREETS``."""
    every = zip(counts.asked, counts.swapped, counts.fees, counts.swap_nets, strict=True)
    return [SwapsOnAStreet(*each) for each in every]


def every_swap(counts: Counts) -> SwapsOnAStreet:
    """Of all streets together, each hand counted once."""
    offered, swaps = sum(counts.asked), sum(counts.swapped)
    return SwapsOnAStreet(offered, swaps, counts.paid, counts.swapped_hands_net)


def swaps_to_leave_out(counts: Counts, course: Sequence[int]) -> int | None:
    """The street whose swaps lost more than luck alone makes in as many hands, and most of all."""
    swing = by_chance(course)
    if swing is None:
        return None
    costly = [
        (each.net, street)
        for street, each in enumerate(swaps_by_street(counts))
        if each.swaps >= FEWEST and each.net < -swing * sqrt(each.swaps / len(course))
    ]
    return min(costly)[1] if costly else None


def swap_figures(counts: Counts, worth: SwapsWorth) -> tuple[Figure, ...]:
    """How somebody swaps, and what came of it; nothing of what was never on offer."""
    return tuple(each for each in _swap_figures(counts, worth) if each.of)


def _swap_figures(counts: Counts, worth: SwapsWorth) -> Iterator[Figure]:
    for street, swapped, asked in zip(SWAP_STREETS, counts.swapped, counts.asked, strict=True):
        yield _share(f"swapped_{street.value}", swapped, asked)
    yield _share("swapped_and_folded", counts.swapped_and_folded, counts.swapped_hands)
    gained = worth.gained / worth.weighed if worth.weighed else None
    yield _told(Figure("gained", gained, worth.weighed))
    yield _share("as_the_coach", worth.as_the_coach, worth.priced)
    cost = worth.cost / worth.priced if worth.priced else None
    yield _told(Figure("swap_cost", cost, worth.priced, share=False))
    drawn = counts.drawn / counts.draws if counts.draws else None
    yield _told(Figure("drawn", drawn, counts.draws, share=False))


def _share(name: str, part: int, of: int) -> Figure:
    return _told(Figure(name, part / of if of else None, of, part=part))


def _told(figure: Figure) -> Figure:
    return figure._replace(value=None) if figure.too_few else figure


class Purchase(NamedTuple):
    """Chips that came in no hand."""

    hand: int  # before which
    chips: int


class Extremes(NamedTuple):
    """The lowest and the highest point, each with the hand after which it was first reached."""

    low: int
    low_at: int
    high: int
    high_at: int


def purchases(stacks: Sequence[Dealt], counted: Container[int]) -> list[Purchase]:
    """What lay there before a hand more than behind the last one. Where a hand between the two is
    not among the ``counted`` it may as well have been won in that one, and nothing is told."""
    found = []
    for last, each in pairwise(stacks):
        gapless = all(hand in counted for hand in range(last.hand + 1, each.hand))
        bought = each.before - each.corrected - last.after
        if gapless and bought > 0:
            found.append(Purchase(each.hand, bought))
    return found


def corrections(stacks: Sequence[Dealt]) -> list[Purchase]:
    """What was found at a real table, or less than nothing where it was missing."""
    return [Purchase(each.hand, each.corrected) for each in stacks if each.corrected]


def points(stacks: Sequence[Dealt]) -> list[tuple[int, int]]:
    """By hand: before the first one, counted as hand 0 or whichever came before it, and behind
    each."""
    if not stacks:
        return []
    return [(stacks[0].hand - 1, stacks[0].before), *((each.hand, each.after) for each in stacks)]


def extremes(course: Sequence[tuple[int, int]]) -> Extremes:
    """Of points by hand; there must be one."""
    low_at, low = min(course, key=lambda point: (point[1], point[0]))
    high_at, high = max(course, key=lambda point: (point[1], -point[0]))
    return Extremes(low, low_at, high, high_at)
