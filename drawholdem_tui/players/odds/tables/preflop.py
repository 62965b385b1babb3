"""Chances before the flop against unknown hands: a table made by ``make_preflop``."""

from __future__ import annotations

import sys
from array import array
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Final

from drawholdem_tui.players.odds.chances import Chances, Ways

FILE: Final = "preflop.bin"
HANDS: Final = 169
MOST_OPPONENTS: Final = 9
COLUMNS: Final = 7  # keep: win, tie, share; the high card swapped: win, share; the low: win, share
UNIT: Final = 50_000
ERROR: Final = 0.0008  # the largest standard error of a share in the table


def place_of(one: int, other: int) -> int:
    """The place of two cards in the square of hands: aces first, suited above the diagonal."""
    high, low = 12 - (max(one, other) >> 2), 12 - (min(one, other) >> 2)
    return high * 13 + low if one & 3 == other & 3 else low * 13 + high


def before_the_flop(own: Sequence[int], opponents: int) -> Ways:
    """Keeping, swapping the first card, swapping the second."""
    at = (place_of(*own) * MOST_OPPONENTS + opponents - 1) * COLUMNS
    figures = [each / UNIT for each in _table()[at : at + COLUMNS]]
    keep = Chances(figures[0], figures[1], figures[2], ERROR)
    high, low = (Chances(figures[column], 0.0, figures[column + 1], ERROR) for column in (3, 5))
    swaps = (high, low) if own[0] > own[1] else (low, high)
    square = ERROR**2
    covariance = tuple(tuple(square * (i == j) for j in range(3)) for i in range(3))
    return Ways((keep, *swaps), covariance)


@cache
def _table() -> array[int]:
    table = array("H", files(__name__.rpartition(".")[0]).joinpath(FILE).read_bytes())
    if sys.byteorder == "big":
        table.byteswap()
    return table
