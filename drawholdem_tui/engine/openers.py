"""Jacks or better: which cards open, and which of them prove it (DP-4, DP-6, DP-10)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from drawholdem_tui.engine.cards import UNKNOWN, Card
from drawholdem_tui.engine.ranking import Category, rank_hand

LOWEST_PAIR = 11  # jacks


def proves_openers(kept: Sequence[Card]) -> bool:
    """Whether some cards are jacks or better whatever comes beside them.

    Straights and flushes need all five; a pair of jacks, two pair or three of a kind do not.

    >>> from drawholdem_tui.engine.cards import cards
    >>> proves_openers(cards("JsJd")), proves_openers(cards("KsTsTd"))
    (True, False)
    """
    counts = Counter(card.rank for card in kept)
    pairs = [rank for rank, count in counts.items() if count == 2]
    if max(counts.values(), default=0) > 2 or len(pairs) == 2:
        return True
    if max(pairs, default=0) >= LOWEST_PAIR:
        return True
    return len(kept) == 5 and rank_hand(tuple(kept)).category in _ALL_FIVE


def may_open(cards: Sequence[Card]) -> bool:
    """Of cards that nobody has told, the proof at the end decides (DP-6)."""
    return UNKNOWN in cards or proves_openers(cards)


def proof(cards: Sequence[Card]) -> tuple[Card, ...]:
    """The cards that a player shows to prove the openers: pairs and better without what lies
    beside them, straights and flushes whole. Of unknown ones, it may be any."""
    if UNKNOWN in cards:
        return tuple(cards)
    counts = Counter(card.rank for card in cards)
    grouped = tuple(card for card in cards if counts[card.rank] > 1)
    return grouped if proves_openers(grouped) else tuple(cards)


# Categories that only five cards make.
_ALL_FIVE = {Category.STRAIGHT, Category.FLUSH, Category.STRAIGHT_FLUSH, Category.ROYAL_FLUSH}
