"""The chart of hands before the flop: which card to swap, if any, and the chances before and after.

The fee of the first round is a bet (DH-5) and the same for whoever plays on, so that the chart asks
for nothing but the better share of the pot.
"""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from drawholdem_tui.engine.cards import RANKS, Card
from drawholdem_tui.players.odds.tables.preflop import ERROR, before_the_flop

_ACES_FIRST: Final = RANKS[::-1]


class Cell(NamedTuple):
    """A hand against so many; ``after`` is what the better swap brings, also where it is worse."""

    hand: str  # AKs, AKo, AA
    opponents: int
    swap: str  # the rank that is better swapped
    before: float
    after: float

    @property
    def swapping(self) -> bool:
        """Whether swapping is better than keeping."""
        return self.after > self.before

    @property
    def close(self) -> bool:
        """Whether the table cannot tell."""
        return abs(self.after - self.before) < 2 * ERROR


@cache
def cells(opponents: int) -> tuple[Cell, ...]:
    """Row by row, aces first, in the order of ``place_of``."""
    return tuple(_cell(row, column, opponents) for row in range(13) for column in range(13))


def _cell(row: int, column: int, opponents: int) -> Cell:
    high, low = min(row, column), max(row, column)
    suited = row < column
    hand = (Card((12 - high) * 4 + 3), Card((12 - low) * 4 + (3 if suited else 2)))
    keep, swap_high, swap_low = before_the_flop(hand, opponents).chances
    better, rank = (swap_low, low) if swap_low.share >= swap_high.share else (swap_high, high)
    name = _ACES_FIRST[high] + _ACES_FIRST[low]
    if row != column:
        name += "s" if suited else "o"
    return Cell(name, opponents, _ACES_FIRST[rank], keep.share, better.share)
