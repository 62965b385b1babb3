"""Makes ``equities.bin``: what each of the 169 kinds of hands wins against each other, all boards
played out. Some minutes, no chance in it, always the same bytes:

    python -m drawholdem_tui.solving.make_equities

A board is as good as any other with its suits exchanged: that leaves 134,459 of them. On each, all
hands of the 47 cards left are counted in the order of their strength, kind against kind; the pairs
of hands that hold a card in common, which nobody can be dealt, are taken out again.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cache
from itertools import combinations
from pathlib import Path
from typing import Final

import numpy as np

from drawholdem_tui.heavy.jobs import Job
from drawholdem_tui.heavy.places import cores, processes
from drawholdem_tui.heavy.run import Run
from drawholdem_tui.players.odds.tables.keys import CODE, FLUSH_KEY
from drawholdem_tui.players.odds.tables.ranks import ranks
from drawholdem_tui.players.odds.tables.rows import Board
from drawholdem_tui.players.pushfold import equities
from drawholdem_tui.solving.hands import HANDS, KIND, Figures

BOARDS_A_BLOCK: Final = 500
LEFT: Final = 47
_CODE: Final = np.array(CODE)
_FLUSH_KEY: Final = np.array(FLUSH_KEY)
_FIRST, _SECOND = np.triu_indices(LEFT, 1)  # every hand of the cards left


@cache
def _holding_the_same() -> tuple[Figures, Figures]:
    """All pairs of hands, by their places, that have a card in common."""
    number = {hand: at for at, hand in enumerate(combinations(range(LEFT), 2))}
    one, other = [], []
    for same in range(LEFT):
        hands = [number[min(same, c), max(same, c)] for c in range(LEFT) if c != same]
        for a, b in combinations(hands, 2):
            one.append(a)
            other.append(b)
    return np.array(one), np.array(other)


def boards() -> Counter[tuple[int, ...]]:
    """One board of those that differ in their suits alone, and how many there are of it."""
    many: Counter[tuple[int, ...]] = Counter()
    bit = [(card & 3, 1 << (card >> 2)) for card in range(52)]
    for five in combinations(bit, 5):
        suits = [0, 0, 0, 0]
        for suit, rank in five:
            suits[suit] += rank
        suits.sort()
        many[tuple(suits)] += 1
    return Counter({_cards(masks): number for masks, number in many.items()})


def _cards(masks: tuple[int, ...]) -> tuple[int, ...]:
    """From the ranks there are of each suit."""
    return tuple(
        4 * rank + suit for suit in range(4) for rank in range(13) if masks[suit] >> rank & 1
    )


def make() -> bytes:
    """The table as its file has it: above the diagonal, won deals less lost ones."""
    every = list(boards().items())
    blocks = [every[at : at + BOARDS_A_BLOCK] for at in range(0, len(every), BOARDS_A_BLOCK)]
    won = np.zeros((HANDS, HANDS))
    with processes(cores()) as place:
        for answer in Run(Job(won_on_each, blocks), place).all_answers():
            won += answer.value  # whole numbers: their sum is the same in any order
    table: Figures = won[np.triu_indices(HANDS, 1)]
    return table.astype("<i4").tobytes()


def won_on_each(block: Sequence[tuple[tuple[int, ...], int]]) -> Figures:
    """On some boards, each as often as there are boards like it."""
    one, other = _holding_the_same()
    won = np.zeros((HANDS, HANDS))
    for board, many in block:
        won += many * _won_on(board, one, other)
    return won


def _won_on(board: tuple[int, ...], one: Figures, other: Figures) -> Figures:
    """Of each kind against each: pairs of hands won less those lost."""
    strength, kind = strengths_on(board)
    levels, level = np.unique(strength, return_inverse=True)
    there = np.bincount(level * HANDS + kind, minlength=len(levels) * HANDS)
    there = there.reshape(len(levels), HANDS).astype(float)
    up_to = np.cumsum(there, axis=0)
    won: Figures = there.T @ (2 * up_to - there - up_to[-1])
    sign = np.sign(strength[one] - strength[other])
    impossible = np.bincount(kind[one] * HANDS + kind[other], sign, HANDS * HANDS)
    impossible = impossible.reshape(HANDS, HANDS)
    return won - impossible + impossible.T


def strengths_on(board: tuple[int, ...]) -> tuple[Figures, Figures]:
    """Of all hands of the cards left: how strong they are, and their kinds."""
    row, suit = Board(board).becomes(0)
    left = np.setdiff1d(np.arange(52), board)
    first, second = left[_FIRST], left[_SECOND]
    strength: Figures = np.array(row)[_CODE[first] + _CODE[second]]
    if suit >= 0:
        bits = _FLUSH_KEY[suit]
        held = bits[list(board)].sum() + bits[first] + bits[second]
        strength = np.maximum(strength, np.array(ranks().flush)[held])
    return strength, KIND[first, second]


if __name__ == "__main__":
    (Path(equities.__file__).parent / equities.FILE).write_bytes(make())
