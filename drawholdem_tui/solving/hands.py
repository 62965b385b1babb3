"""The 169 kinds of hands before the flop as NumPy has them: places as in the chart, aces first."""

from __future__ import annotations

from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from drawholdem_tui.players.odds.tables.preflop import place_of

Figures: TypeAlias = NDArray[Any]

HANDS: Final = 169
RANKS: Final = 13


def possible(*, swaps: bool) -> Figures:
    """By hand: keep, swap the high card, the low one; of a pair either is the same."""
    found = np.ones((HANDS, 3), bool)
    found[::14, 1] = False
    if not swaps:
        found[:, 1:] = False
    return found


# The kind of any two cards; on the diagonal, where nobody looks, nothing.
KIND: Final[Figures] = np.array(
    [[place_of(a, b) if a != b else 0 for b in range(52)] for a in range(52)]
)
