"""Real cards for three: hands, what each would get for a swap, and how strong all of it is on the
board."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from random import Random
from typing import Final, NamedTuple

import numpy as np

from drawholdem_tui.solving.hands import Figures
from drawholdem_tui.solving.make_equities import strengths_on

_LEFT: Final = 47
_CARDS: Final = 9  # two for each of three, and one more
_PLACE: Final = np.zeros((_LEFT, _LEFT), int)
for _at, (_a, _b) in enumerate(combinations(range(_LEFT), 2)):
    _PLACE[_a, _b] = _PLACE[_b, _a] = _at


class Deals(NamedTuple):
    """By seat, what it does (keep, swap the high card, the low one), and deal."""

    kind: Figures
    strength: Figures


class Dealt(NamedTuple):
    """How much is dealt: the same seed, the same cards."""

    boards: int
    each: int  # deals on every board
    seed: int


def deals(dealt: Dealt, at_once: int = 1_000) -> Iterator[Deals]:
    """So many boards at once."""
    rng, lots = Random(dealt.seed), np.random.PCG64(dealt.seed)
    for begin in range(0, dealt.boards, at_once):
        many = min(at_once, dealt.boards - begin)
        found = [_on_a_board(rng, lots, dealt.each) for _ in range(many)]
        yield Deals(*(np.concatenate(part, 2) for part in zip(*found, strict=True)))


def _on_a_board(rng: Random, lots: np.random.PCG64, many: int) -> tuple[Figures, Figures]:
    board = tuple(sorted(rng.sample(range(52), 5)))
    strength, kind = strengths_on(board)
    lot = lots.random_raw(many * _LEFT).reshape(many, _LEFT)
    cards = np.argpartition(lot, _CARDS, 1)[:, :_CARDS]
    places = []
    for seat in range(3):
        one, other, new = (cards[:, 3 * seat + at] for at in range(3))
        high, low = np.maximum(one, other), np.minimum(one, other)
        places.append([_PLACE[high, low], _PLACE[low, new], _PLACE[high, new]])
    at: Figures = np.array(places)
    return kind[at], strength[at]
