"""Three hands beside each other, by kind: in how many ways they are dealt together, and what a swap
makes of one.

Two approximations, measured with real cards: a discarded card can still be in another hand, and how
likely the others are to swap does not depend on one's cards.
"""

from __future__ import annotations

from functools import cache
from itertools import combinations
from typing import Final

import numpy as np

from drawholdem_tui.solving.dealt import counts
from drawholdem_tui.solving.hands import HANDS, KIND, RANKS, Figures

_OTHERS: Final = 1225 * 1128  # two hands beside one's own
_OTHER: Final = 1225
_NEW: Final = 50  # cards that one does not hold
_SUITS: Final = 4


@cache
def chances() -> Figures:
    """By three kinds: how likely the first is to meet the others, times how many hands it has. The
    order of the three changes nothing."""
    hands = np.array(list(combinations(range(52), 2)))
    kinds = KIND[hands[:, 0], hands[:, 1]]
    one_of = dict(zip(kinds.tolist(), hands, strict=True))
    found = np.zeros((HANDS, HANDS, HANDS))
    holds = np.zeros((HANDS, 52))
    for own, cards in one_of.items():
        free = ~np.isin(hands, cards).any(1)
        many = np.bincount(kinds[free], minlength=HANDS).astype(float)
        holds[:] = 0
        for column in range(2):
            np.add.at(holds, (kinds[free], hands[free, column]), 1)
        found[own] = np.outer(many, many) - holds @ holds.T + np.diag(many)
    found *= (counts().combos / _OTHERS)[:, None, None]
    return found


@cache
def beside() -> Figures:
    """How likely another hand is of each kind, given a kind."""
    together, _, _, combos = counts()
    found: Figures = together / (combos[:, None] * _OTHER)
    return found


def swapped(swap: Figures) -> Figures:
    """How often, for once that a hand is dealt, it comes by a swap; from how often each kind gives
    its high and its low card away."""
    found: Figures = _made() @ swap.reshape(-1)
    return found


def by_swap(values: Figures) -> Figures:
    """What giving the high and the low card away is worth, from what the hands then are worth."""
    combos = counts().combos
    found: Figures = (_made().T @ (values * combos)).reshape(HANDS, 2)
    return found / combos[:, None]


@cache
def _made() -> Figures:
    _, ranks, given, _ = counts()
    by_rank = given.reshape(HANDS, RANKS, HANDS * 2) * (_SUITS - ranks)[:, :, None]
    found: Figures = by_rank.sum(1) / _NEW
    return found
