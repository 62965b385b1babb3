"""A row per board: what any two cards make with its five, as a short list to look places up in.

After the flop there are a thousand boards to come, but only 91 that differ in their ranks; the rest
is a matter of flushes. So a few rows, each made when it is first asked for, answer for millions of
deals.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from drawholdem_tui.players.odds.tables.keys import (
    CODES,
    FLUSH_KEY,
    KEY,
    PAIR_CODES,
    PAIRS,
    RANKS_ONLY,
    SUIT_OF_THREE,
    SUITS_AT,
    total,
)
from drawholdem_tui.players.odds.tables.ranks import ranks

_PAIR_KEYS = tuple((1 << 3 * low) + (1 << 3 * high) for low, high in PAIRS)


# A row, and the suit of which a flush can be made there; -1: none.
Whole = tuple[list[int], int]


class Board:
    """The cards of a board, and what they can become."""

    def __init__(self, cards: Sequence[int]) -> None:
        self.missing = 5 - len(cards)
        self.bits = tuple(total(FLUSH_KEY[suit], cards) for suit in range(4))
        self.whole: dict[int, Whole] = {}  # by the keys of the cards to come
        self._held = total(KEY, cards)
        self._rows: dict[int, list[int]] = {}

    def becomes(self, to_come: int) -> Whole:
        """The board with the cards to come, by the sum of their keys: a row (the strength without
        flushes of any two cards, at the sum of their codes) and the suit of which a flush can be
        made, or -1."""
        whole = self.whole.get(to_come)
        if whole is None:
            held = self._held + to_come
            whole = self._row(held & RANKS_ONLY), SUIT_OF_THREE[held >> SUITS_AT]
            if self.missing < 5:  # of all the boards there are, none comes often
                self.whole[to_come] = whole
            else:
                self._rows.clear()
        return whole

    def _row(self, held: int) -> list[int]:
        row = self._rows.get(held)
        if row is None:
            row = [0] * (2 * CODES[-1] + 1)
            strength = ranks().plain.get
            for code, key in zip(PAIR_CODES, _PAIR_KEYS, strict=True):
                row[code] = strength(held + key, 0)  # 0: a fifth card of a rank
            self._rows[held] = row  # whole: another thread may be looking for it
        return row


def board_of(cards: Sequence[int]) -> Board:
    """Of 0, 3, 4 or 5 cards."""
    return _board(tuple(sorted(map(int, cards))))


@lru_cache(maxsize=8)  # everybody at a table asks for the same board
def _board(cards: tuple[int, ...]) -> Board:
    return Board(cards)
