"""Ranks by table: the strength of five to seven cards as treys has it, twenty times faster.

The table knows each multiset of ranks by the sum of its keys (``keys``). Five cards are asked of
``engine.ranking``, which asks treys; six and seven are worth the best that they hold. Flushes have
a list of their own: five cards of a suit leave no room for a full house among seven, so that a
flush is what such a hand is worth.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations, combinations_with_replacement
from threading import Lock, Thread
from typing import Final, NamedTuple

from drawholdem_tui.engine import ranking
from drawholdem_tui.engine.cards import Card
from drawholdem_tui.players.odds.tables.keys import (
    FLUSH_KEY,
    KEY,
    RANKS_ONLY,
    SUIT_OF_FIVE,
    SUITS_AT,
)

STRONGEST: Final = 7462  # the royal flush; the weakest hand of five is 1
WEAKEST_FLUSH: Final = 5864  # straights and all that is less lie below


class Ranks(NamedTuple):
    """``plain`` by the sum of rank keys; ``flush`` by the bits of a suit's ranks, 0: no flush."""

    plain: dict[int, int]
    flush: list[int]

    def strength(self, cards: Sequence[int]) -> int:
        """How good the best five of five to seven cards are: 1 to ``STRONGEST``."""
        held = sum(map(KEY.__getitem__, cards))
        suit = SUIT_OF_FIVE[held >> SUITS_AT]
        if suit < 0:
            return self.plain[held & RANKS_ONLY]
        return self.flush[sum(map(FLUSH_KEY[suit].__getitem__, cards))]

    def strengths(self, hands: Iterable[Sequence[int]]) -> list[int]:
        """The same for many hands of seven cards: no loop inside the loop."""
        plain, flush, key, suit_of_five = self.plain, self.flush, KEY, SUIT_OF_FIVE
        found = []
        for a, b, c, d, e, f, g in hands:
            held = key[a] + key[b] + key[c] + key[d] + key[e] + key[f] + key[g]
            suit = suit_of_five[held >> SUITS_AT]
            if suit < 0:
                found.append(plain[held & RANKS_ONLY])
            else:
                bit = FLUSH_KEY[suit]
                found.append(flush[bit[a] + bit[b] + bit[c] + bit[d] + bit[e] + bit[f] + bit[g]])
        return found


_built: Final[list[Ranks]] = []  # the one table, once it is there
_building: Final = Lock()


def ranks() -> Ranks:
    """The table; the first caller waits while it is built, unless ``build_ahead`` was called."""
    if not _built:
        with _building:
            if not _built:
                _built.append(Ranks(_plain(), _flush()))
    return _built[0]


def build_ahead() -> None:
    """Build it in the background: a tenth of a second, or a quarter on a slow machine."""
    if not _built:
        Thread(target=ranks, name="rank table", daemon=True).start()


def _plain() -> dict[int, int]:
    level = {}
    for five in combinations_with_replacement(range(13), 5):
        if five[0] < five[4]:
            level[sum(1 << 3 * rank for rank in five)] = ranking.strength(_without_flush(five))
    table = dict(level)
    for _ in range(2):
        larger: dict[int, int] = {}
        for held, strength in level.items():
            for at in range(0, SUITS_AT, 3):
                if (held >> at) & 7 < 4:
                    more = held + (1 << at)
                    if larger.get(more, 0) < strength:
                        larger[more] = strength
        table |= larger
        level = larger
    return table


def _without_flush(five: tuple[int, ...]) -> list[Card]:
    """Cards of these ranks: equal ranks in different suits, and never all in the same."""
    cards = [Card(rank * 4 + five[:at].count(rank)) for at, rank in enumerate(five)]
    if len(set(five)) == 5:
        cards[4] = Card(five[4] * 4 + 1)
    return cards


def _flush() -> list[int]:
    table = [0] * (1 << 13)
    for five in combinations(range(13), 5):
        held = sum(1 << rank for rank in five)
        table[held] = ranking.strength([Card(rank * 4) for rank in five])
    for held in range(1 << 13):  # a larger set comes after the sets that it holds
        if held.bit_count() in (6, 7):
            table[held] = max(table[held ^ 1 << rank] for rank in range(13) if held >> rank & 1)
    return table
