"""Cards as text, in the glyphs that a terminal can show."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from drawholdem_tui.engine.cards import RANKS, UNKNOWN, Card
from drawholdem_tui.words.hands.ranks import NAMED
from drawholdem_tui.words.language import _, translate

# a card as somebody reads it
Face = Callable[[Card], str]

_IN_WORDS = {"s": _("spades"), "h": _("hearts"), "d": _("diamonds"), "c": _("clubs")}
_SUITS = {"s": "\u2660", "h": "\u2665", "d": "\u2666", "c": "\u2663"}


letters: Face = str  # ``As``: works everywhere


def rank_of(card: Card) -> str:
    """As on its face: ``A``, ``10``."""
    return sign_of(card.rank)


def sign_of(rank: int) -> str:
    sign = RANKS[rank - 2]
    return "10" if sign == "T" else sign


def unicode(card: Card) -> str:
    """``A♠``, ``10♦``."""
    if card == UNKNOWN:
        return str(card)
    return rank_of(card) + _SUITS[card.suit]


def in_words(card: Card) -> str:
    """``ace of spades``, for listeners."""
    if card == UNKNOWN:
        return translate(_("an unknown card"))
    template = translate(_("{rank} of {suit}"))
    return template.format(rank=translate(NAMED[card.rank]), suit=translate(_IN_WORDS[card.suit]))


FACES: dict[str, Face] = {
    "letters": letters,
    "unicode": unicode,
    "ascii": letters,
    "words": in_words,
}


def faces(cards: Iterable[Card | None], face: Face) -> str:
    apart = ", " if face is in_words else " "
    return apart.join(face(card) for card in cards if card is not None)
