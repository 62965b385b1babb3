"""How somebody's stack went over an evening, and a net over many: the turning points, and what was
bought."""

from __future__ import annotations

from collections.abc import Container, Sequence
from itertools import pairwise
from typing import NamedTuple

from drawholdem_tui.past.statistics.evening_counted import Dealt


class Purchase(NamedTuple):
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
        if gapless and each.before > last.after:
            found.append(Purchase(each.hand, each.before - last.after))
    return found


def points(stacks: Sequence[Dealt]) -> list[tuple[int, int]]:
    """By hand: before the first one, counted as hand 0 or whichever came before it, and behind
    each."""
    if not stacks:
        return []
    return [
        (stacks[0].hand - 1, stacks[0].before),
        *((each.hand, each.after) for each in stacks),
    ]


def extremes(course: Sequence[tuple[int, int]]) -> Extremes:
    """Of points by hand; there must be one."""
    low_at, low = min(course, key=lambda point: (point[1], point[0]))
    high_at, high = max(course, key=lambda point: (point[1], -point[0]))
    return Extremes(low, low_at, high, high_at)
