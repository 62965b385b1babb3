"""The usual raises: what the steps of a bet are called, and what each comes to."""

from __future__ import annotations

import enum
from collections.abc import Iterable, Mapping
from typing import TypeAlias


class Size(enum.StrEnum):
    """What the usual raises are called."""

    MIN = "min"
    TWICE = "twice"
    TWO_AND_A_HALF = "two_and_a_half"
    THREE_TIMES = "three_times"
    FOUR_TIMES = "four_times"
    THIRD = "third"
    HALF = "half"
    TWO_THIRDS = "two_thirds"
    POT = "pot"
    MOST = "most"
    ALL_IN = "all_in"


Step: TypeAlias = tuple[Size, int]

_MULTIPLES = (
    (Size.TWICE, 4), (Size.TWO_AND_A_HALF, 5), (Size.THREE_TIMES, 6), (Size.FOUR_TIMES, 8),
)  # halves  # fmt: skip
_SHARES = ((Size.THIRD, 2), (Size.HALF, 3), (Size.TWO_THIRDS, 4), (Size.POT, 6))  # sixths


def multiples(price: int, after_call: int) -> tuple[Step, ...]:
    """Before the flop: times what the blinds have made the price, and the pot."""
    times = tuple((size, price * halves // 2) for size, halves in _MULTIPLES)
    return (*times, (Size.POT, price + after_call))


def shares(price: int, after_call: int) -> tuple[Step, ...]:
    """Later: shares of the pot as it is after a call."""
    return tuple((size, price + after_call * sixths // 6) for size, sixths in _SHARES)


def between(bounds: Mapping[int, Size], wanted: Iterable[Step]) -> tuple[Step, ...]:
    """The bounds by name, and what lies between them, in order and none twice."""
    least, most = min(bounds), max(bounds)
    steps = dict(bounds)
    for size, amount in wanted:
        steps.setdefault(min(max(amount, least), most), size)
    return tuple((size, amount) for amount, size in sorted(steps.items()))
