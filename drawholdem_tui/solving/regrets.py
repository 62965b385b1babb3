"""One decision for all hands at once, learnt by regret (CFR+): what would have been better is done
more often, what is worse is forgotten at once; the answer is the average, later rounds counting
more.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from drawholdem_tui.solving.hands import Figures

NOW_AND_THEN: Final = 1e-4  # what never comes is learnt, too, and weighs nothing


class Node:
    """Choices by hand: rows are hands, columns what can be done."""

    def __init__(self, possible: Figures) -> None:
        self._possible = possible.astype(float)
        self._regrets = np.zeros(possible.shape)
        self._sum = np.zeros(possible.shape)
        self.now = _shares(self._regrets, self._possible)

    def learn(self, values: Figures) -> None:
        """What each choice is worth against the others as they play now."""
        was = (values * self.now).sum(1, keepdims=True)
        self._regrets = np.maximum(self._regrets + (values - was) * self._possible, 0)
        self.now = _shares(self._regrets, self._possible)

    def count(self, weight: Figures | float) -> None:
        """For the average; ``weight`` by hand, as often as it comes to this."""
        self._sum += np.reshape(weight, (-1, 1)) * self.now

    def average(self) -> Figures:
        return _shares(self._sum, self._possible)


def _shares(figures: Figures, otherwise: Figures) -> Figures:
    total = figures.sum(1, keepdims=True)
    shares: Figures = np.where(
        total > 0,
        figures / np.where(total > 0, total, 1),
        otherwise / otherwise.sum(1, keepdims=True),
    )
    return shares
