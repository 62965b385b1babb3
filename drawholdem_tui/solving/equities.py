"""What each kind of hand wins against each other, exactly: a table, made by ``make_equities``."""

from __future__ import annotations

from importlib.resources import files
from math import comb
from typing import Final

import numpy as np

from drawholdem_tui.solving.hands import HANDS, Figures

FILE: Final = "equities.bin"
_BOARDS: Final = comb(48, 5)


def equities(disjoint: Figures) -> Figures:
    """The share of the pot by kind and opposing kind; ``disjoint`` is in how many ways two hands
    of such kinds can be dealt together."""
    text = files(__name__.rpartition(".")[0]).joinpath(FILE).read_bytes()
    won = np.zeros((HANDS, HANDS))
    won[np.triu_indices(HANDS, 1)] = np.frombuffer(text, "<i4")
    won -= won.T
    deals = np.maximum(disjoint, 1) * _BOARDS
    share: Figures = 0.5 + won / (2 * deals)
    return share
