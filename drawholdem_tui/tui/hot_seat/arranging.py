"""In which order five cards are held: as they came, or what belongs together first."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from drawholdem_tui.engine.cards import Card

FIVE = 5


def order_of(cards: Sequence[Card], *, sort: bool) -> tuple[int, ...]:
    """The places of the cards from left to right, counted as they came. Two cards stay as they are.

    >>> from drawholdem_tui.engine.cards import cards
    >>> order_of(cards("9hKs4d9cAs"), sort=True)
    (0, 3, 4, 1, 2)
    """
    places = tuple(range(len(cards)))
    if not sort or len(cards) != FIVE:
        return places
    alike = Counter(card.rank for card in cards)
    return tuple(sorted(places, key=lambda place: (-alike[cards[place].rank], -cards[place].rank)))


def in_order(cards: tuple[Card, ...], *, sort: bool) -> tuple[Card, ...]:
    return tuple(cards[place] for place in order_of(cards, sort=sort))
