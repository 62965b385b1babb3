"""Cards: fifty-two small values, and their text.

A card is an integer from 0 (2c) to 51 (As), ordered by rank and, within a rank, by suit in
the order of the draw for the button: clubs, diamonds, hearts, spades. So ``max`` of two cards
is the high card by suit (TH-2), and a card serves as an index into a table.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

from drawholdem_tui.engine.errors import BrokenHand, CardError

RANKS = "23456789TJQKA"
SUITS = "cdhs"

_Held = TypeVar("_Held")


class Card(int):
    """One of the fifty-two. ``card("As")`` finds one by its text; ``str`` gives the text back."""

    __slots__ = ()

    @property
    def rank(self) -> int:
        """2 to 14; the ace is 14."""
        return 2 + (self >> 2)

    @property
    def suit(self) -> str:
        """One of ``c d h s``."""
        return SUITS[self & 3]

    def __bool__(self) -> bool:
        return True  # the 2c, too, is a card

    def __str__(self) -> str:
        return RANKS[self >> 2] + SUITS[self & 3]

    __repr__ = __str__


class _Unknown(Card):
    """Has no rank and no suit: what would judge by them stops."""

    __slots__ = ()

    @property
    def rank(self) -> int:
        raise BrokenHand("unknown_card")

    @property
    def suit(self) -> str:
        raise BrokenHand("unknown_card")

    def __str__(self) -> str:
        return "??"

    __repr__ = __str__


# a card that nobody has told the program: at a real table, any of them
UNKNOWN = _Unknown(52)

FULL_DECK: tuple[Card, ...] = tuple(Card(index) for index in range(52))

_BY_TEXT = {str(each): each for each in FULL_DECK}


def card(text: str) -> Card:
    """The card of a two-letter text such as ``As`` or ``7d``."""
    found = _BY_TEXT.get(text)
    if found is None:
        raise CardError("not_a_card", text=text)
    return found


def cards(text: str) -> tuple[Card, ...]:
    """The cards of a run of texts: ``cards("AsKd")``.

    >>> cards("AsKd7c")
    (As, Kd, 7c)
    """
    return tuple(card(text[at : at + 2]) for at in range(0, len(text), 2))


def cards_or_unknown(text: str) -> tuple[Card, ...]:
    """As ``cards``, where ``??`` may stand for one that nobody has told.

    >>> cards_or_unknown("As??")
    (As, ??)
    """
    pairs = (text[at : at + 2] for at in range(0, len(text), 2))
    return tuple(UNKNOWN if each == str(UNKNOWN) else card(each) for each in pairs)


def without(some: Iterable[Card], gone: Iterable[Card]) -> list[Card]:
    """What is left when others have gone, each once: one unknown card is as good as the other.

    >>> without((*cards("AsKd"), UNKNOWN, UNKNOWN), (UNKNOWN, *cards("As")))
    [Kd, ??]
    """
    left = list(some)
    for each in gone:
        if each in left:
            left.remove(each)
    return left


def text(some: Iterable[Card]) -> str:
    """The run of texts that ``cards`` reads back."""
    return "".join(map(str, some))


def in_their_places(
    held: Iterable[_Held], gone: Iterable[_Held], come: Iterable[_Held]
) -> tuple[_Held, ...]:
    """A hand in which new cards lie where those lay that went, from left to right.

    >>> text(in_their_places(cards("AsKd7h"), cards("7hAs"), cards("2c3c")))
    '2cKd3c'
    """
    left, new = list(gone), iter(come)
    hand: list[_Held] = []
    for card in held:
        goes = card in left
        if goes:
            left.remove(card)
        hand.append(next(new) if goes else card)
    return tuple(hand)
