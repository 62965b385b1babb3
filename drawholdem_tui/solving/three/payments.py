"""What is won between three: by own and opposing kind where two show their hands, by all their
kinds where all three do; and in how many ways three hands are dealt beside each other.

Two approximations, measured with real cards: a discarded card can still be in another hand, and how
likely the others are to swap does not depend on one's cards. What a hand wins against two others,
all three all-in, is sampled, the same seed the same figures: on each board so many threes of hands
are dealt, and what is counted is the share of the pot by kind.
"""

from __future__ import annotations

from functools import cache, cached_property
from itertools import combinations
from random import Random
from typing import Final

import numpy as np

from drawholdem_tui.solving.game import FEE, SMALL_BLIND, Game, Samples
from drawholdem_tui.solving.hands import HANDS, KIND, RANKS, SUITS, Figures, counts, equities
from drawholdem_tui.solving.make_equities import LEFT, strengths_on

_OTHERS: Final = 1225 * 1128  # two hands beside one's own
_OTHER: Final = 1225
_NEW: Final = 50  # cards that one does not hold
_HANDS: Final = 1081  # of the cards that a board leaves
_BITS: Final = 21  # of a lot, for one hand
_EVEN: Final = 6  # parts of a pot, so that halves and thirds are whole
_PRIOR: Final = 3  # deals in which all three have won a third
_MASKS: Final = np.array([1 << a | 1 << b for a, b in combinations(range(LEFT), 2)])


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
    by_rank = given.reshape(HANDS, RANKS, HANDS * 2) * (SUITS - ranks)[:, :, None]
    found: Figures = by_rank.sum(1) / _NEW
    return found


@cache
def shares(samples: Samples) -> Figures:
    """The share of the first hand by its kind, and those of the others in either order."""
    boards, threes, seed = samples
    rng, lots = Random(seed), np.random.PCG64(seed)
    parts, deals = (np.zeros(HANDS**3) for _ in range(2))
    at_once = 1_000
    for begin in range(0, boards, at_once):
        found = [on_a_board(rng, lots, threes) for _ in range(min(at_once, boards - begin))]
        kinds = np.concatenate([each for each, _ in found], 1)
        won = np.concatenate([each for _, each in found], 1)
        for first in range(3):
            one, two, three = (kinds[(first + turn) % 3] for turn in range(3))
            cell = (one * HANDS + two) * HANDS + three
            parts += np.bincount(cell, won[first], HANDS**3)
            deals += np.bincount(cell, minlength=HANDS**3)
    won_by, of = (_either_order(each) for each in (parts, deals))
    share: Figures = (won_by / _EVEN + _PRIOR / 3) / (of + _PRIOR)
    return share


def _either_order(cells: Figures) -> Figures:
    whole = cells.reshape(HANDS, HANDS, HANDS)
    found: Figures = whole + whole.transpose(0, 2, 1)
    return found


def on_a_board(rng: Random, lots: np.random.PCG64, threes: int) -> tuple[Figures, Figures]:
    """Kinds of the three hands, and of the pot's parts what each wins."""
    strength, kind = strengths_on(tuple(sorted(rng.sample(range(52), 5))))
    lot = lots.random_raw(threes)
    places = np.stack(
        [((lot >> np.uint64(_BITS * turn)) & np.uint64((1 << _BITS) - 1)) for turn in range(3)]
    ).astype(np.int64)
    hands = places * _HANDS >> _BITS
    one, two, three = _MASKS[hands]
    hands = hands[:, (one & two | one & three | two & three) == 0]
    strong = strength[hands]
    best = strong == strong.max(0)
    return kind[hands], best * (_EVEN // best.sum(0))


class Payments:
    """Tables of three have the kind of one seat first, then those of the other two."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.fees = FEE * game.has_swapped(0)[:, None]  # by node, as the button folds
        share = equities()
        stack = game.stack
        self.no_small = share * (2 * stack + SMALL_BLIND) - stack  # the small blind has folded
        self.no_big = share * (2 * stack + 1) - stack
        self.no_button = share * (2 * stack + self.fees[:, :, None]) - stack

    @cached_property
    def meet(self) -> Figures:
        return chances().reshape(HANDS, HANDS * HANDS)

    @cached_property
    def won_of_three(self) -> Figures:
        """And what the second of them wins of all three stacks."""
        found = chances() * shares(self.game.samples) * (3 * self.game.stack)
        return np.ascontiguousarray(found.transpose(2, 0, 1)).reshape(HANDS, HANDS * HANDS)


def beside_one(table: Figures, weights: Figures) -> Figures:
    """By node, what is left of a table of three where the first is as likely as ``weights``."""
    found: Figures = (weights @ table).reshape(-1, HANDS, HANDS)
    return found


def against(table: Figures, weights: Figures) -> Figures:
    """The same of a table of two, and its second."""
    found: Figures = np.matmul(table, weights[:, :, None])[:, :, 0]
    return found
