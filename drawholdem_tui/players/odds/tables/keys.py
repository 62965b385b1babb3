"""Cards as numbers that add up: what a set of cards holds is the sum of its keys."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations_with_replacement
from typing import Final

# Three bits count the cards of a rank, so that up to seven cards never carry into the next rank;
# above the thirteen ranks three bits count the cards of each suit.
SUITS_AT: Final = 39
RANKS_ONLY: Final = (1 << SUITS_AT) - 1
RANK_KEY: Final = [1 << 3 * (card >> 2) for card in range(52)]
SUIT_KEY: Final = [1 << 3 * (card & 3) for card in range(52)]
KEY: Final = [ranks + (suit << SUITS_AT) for ranks, suit in zip(RANK_KEY, SUIT_KEY, strict=True)]

# The suit of which there are so many by the sum of suit keys; -1: of none. (Of the five cards of a
# board only one suit can have three.)
SUIT_OF_FIVE: Final = [-1] * 4096
SUIT_OF_THREE: Final = [-1] * 4096
for _many in range(3, 8):
    for _others in combinations_with_replacement((0, 1, 8, 64), 7 - _many):
        for _suit in range(4):
            _sum = (_many << 9) + sum(_others)
            _sum = (_sum << 3 * _suit | _sum >> 12 - 3 * _suit) & 4095
            SUIT_OF_THREE[_sum] = (_suit + 3) % 4
            if _many >= 5:
                SUIT_OF_FIVE[_sum] = (_suit + 3) % 4

# For each suit: the bit of a card's rank if it is of that suit, else nothing. The sum says which
# flush it is.
FLUSH_KEY: Final = [
    [1 << (card >> 2) if card & 3 == s else 0 for card in range(52)] for s in range(4)
]

# Smaller numbers for the ranks of two cards in a hand: any two of them, equal or not, have a sum of
# their own, which is a place in a short list (the marks of the shortest ruler with thirteen).
CODES: Final = (0, 2, 5, 25, 37, 43, 59, 70, 85, 89, 98, 99, 106)
CODE: Final = [CODES[card >> 2] for card in range(52)]
PAIRS: Final = tuple(combinations_with_replacement(range(13), 2))
PAIR_CODES: Final = tuple(CODES[low] + CODES[high] for low, high in PAIRS)


def total(keys: list[int], cards: Iterable[int]) -> int:
    return sum([keys[card] for card in cards])
