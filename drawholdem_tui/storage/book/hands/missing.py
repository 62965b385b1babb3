"""Hands that an evening says it has, that are not in the book, and that nobody has deleted.

Which evening's a deleted hand was nobody knows any more: only its number in the book stays. So each
counts for whichever evening could have had it there, and what is left over is surely missing.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from math import inf
from typing import NamedTuple

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
