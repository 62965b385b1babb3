"""What a hand wins against two others, all three all-in: sampled, the same seed the same figures.

On each board so many threes of hands are dealt; what is counted is the share of the pot by kind.
"""

from __future__ import annotations

from functools import cache
from itertools import combinations
from random import Random
from typing import Final

import numpy as np

from drawholdem_tui.solving.game import Samples
from drawholdem_tui.solving.hands import HANDS, Figures
from drawholdem_tui.solving.make_equities import strengths_on

_LEFT: Final = 47
_HANDS: Final = 1081  # of the cards that a board leaves
_BITS: Final = 21  # of a lot, for one hand
_EVEN: Final = 6  # parts of a pot, so that halves and thirds are whole
_PRIOR: Final = 3  # deals in which all three have won a third
_MASKS: Final = np.array([1 << a | 1 << b for a, b in combinations(range(_LEFT), 2)])


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
