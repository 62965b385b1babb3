"""The 169 kinds of hands before the flop as NumPy has them, places as in the chart, aces first; and
what each wins against each other, exactly: a table, made by ``make_equities``."""

from __future__ import annotations

from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from drawholdem_tui.players.odds.tables.preflop import place_of
from drawholdem_tui.players.pushfold.equities import BOARDS, bytes_of_the_table

Figures: TypeAlias = NDArray[Any]

HANDS: Final = 169
RANKS: Final = 13


# The kind of any two cards; on the diagonal, where nobody looks, nothing.
KIND: Final[Figures] = np.array(
    [[place_of(a, b) if a != b else 0 for b in range(52)] for a in range(52)]
)


def equities(disjoint: Figures) -> Figures:
    """The share of the pot by kind and opposing kind; ``disjoint`` is in how many ways two hands
    of such kinds can be dealt together."""
    won = np.zeros((HANDS, HANDS))
    won[np.triu_indices(HANDS, 1)] = np.frombuffer(bytes_of_the_table(), "<i4")
    won -= won.T
    deals = np.maximum(disjoint, 1) * BOARDS
    share: Figures = 0.5 + won / (2 * deals)
    return share
