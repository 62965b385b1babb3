"""What each kind of hand wins against each other, exactly: a table, made by ``make_equities``."""

from __future__ import annotations

import numpy as np

from drawholdem_tui.players.pushfold.equities import BOARDS, bytes_of_the_table
from drawholdem_tui.solving.hands import HANDS, Figures


def equities(disjoint: Figures) -> Figures:
    """The share of the pot by kind and opposing kind; ``disjoint`` is in how many ways two hands
    of such kinds can be dealt together."""
    won = np.zeros((HANDS, HANDS))
    won[np.triu_indices(HANDS, 1)] = np.frombuffer(bytes_of_the_table(), "<i4")
    won -= won.T
    deals = np.maximum(disjoint, 1) * BOARDS
    share: Figures = 0.5 + won / (2 * deals)
    return share
