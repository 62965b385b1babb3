"""One decision for all hands at once, learnt by regret (CFR+): what would have been better is done
more often, what is worse is forgotten at once; the answer is the average, later rounds counting
more.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np

from drawholdem_tui.solving.hands import HANDS, Figures, by_hand

# what never comes is learnt, too, and weighs nothing: by hand, and by the card that is swapped
RARELY_KEPT: Final = np.full(HANDS, 1e-4)
RARELY_SWAPPED: Final = np.stack([np.zeros(HANDS), RARELY_KEPT], 1)


class Node:
    """Choices by hand: rows are hands, columns what can be done."""

    def __init__(self, possible: Figures) -> None:
        self._possible = possible.astype(float)
        self._regrets = np.zeros(possible.shape)
        self._sum = np.zeros(possible.shape)
        self.now = _shares(self._regrets, self._possible)

    def learn(self, values: Figures, weight: Figures | float) -> None:
        """What each choice is worth against the others as they play now; ``weight`` is for the
        average, by hand: as often as it comes to this."""
        was = (values * self.now).sum(1, keepdims=True)
        self._regrets = np.maximum(self._regrets + (values - was) * self._possible, 0)
        self.now = _shares(self._regrets, self._possible)
        self._sum += np.reshape(weight, (-1, 1)) * self.now

    def passed(self, values: Sequence[Figures], often: Figures, rounds: int) -> Figures:
        """It learns when it is passed, by hands that come to it so often, and does not know which
        card was given away. What it is worth to play as it did."""
        played, by_kind = self.now, often.ndim == 1
        total = often if by_kind else often.sum(1)
        each_kind = values if by_kind else [(each * often).sum(1) / total for each in values]
        self.learn(np.stack(each_kind, 1), total * rounds)
        return mixed(played, values)

    def average(self) -> Figures:
        return _shares(self._sum, self._possible)


def mixed(played: Figures, values: Sequence[Figures]) -> Figures:
    """What it is worth to play so."""
    first, *others = (by_hand(played[:, at], each) * each for at, each in enumerate(values))
    total: Figures = sum(others, first)
    return total


def _shares(figures: Figures, otherwise: Figures) -> Figures:
    total = figures.sum(1, keepdims=True)
    shares: Figures = np.where(
        total > 0,
        figures / np.where(total > 0, total, 1),
        otherwise / otherwise.sum(1, keepdims=True),
    )
    return shares
