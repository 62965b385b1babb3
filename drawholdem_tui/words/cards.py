"""Cards as text, in the glyphs that a terminal can show."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from drawholdem_tui.engine.cards import RANKS, Card

# a card as somebody reads it
Face = Callable[[Card], str]

_SUITS = {"s": "\u2660", "h": "\u2665", "d": "\u2666", "c": "\u2663"}


def letters(card: Card) -> str:
    """``As``: works everywhere."""
    return str(card)


def unicode(card: Card) -> str:
    """``A♠``."""
    return RANKS[card.rank - 2] + _SUITS[card.suit]


FACES: dict[str, Face] = {"letters": letters, "unicode": unicode, "ascii": letters}


def faces(cards: Iterable[Card | None], face: Face) -> str:
    """Several cards, apart."""
    return " ".join(face(card) for card in cards if card is not None)
