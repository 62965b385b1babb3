"""Decks as values: where the cards of a hand come from.

A deck is an order that somebody else has shuffled; the engine has no randomness of its own.
Opening one gives the *stub*, the cards not yet dealt, which the dealer takes from. Decks of a
different kind (scripted by a hand file, fixed slots for duplicate play) answer the same calls.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from drawholdem_tui.engine.cards import FULL_DECK, Card
from drawholdem_tui.engine.errors import CardError
from drawholdem_tui.engine.table import Table


class Stub(Protocol):
    """The undealt rest of a deck."""

    def hole_card(self, seat: int) -> Card: ...

    def board_card(self) -> Card: ...

    def burn(self) -> Card | None:
        """The card burned, where it is known (a hand file does not tell)."""


class Deck(Protocol):
    """A deck ready to deal from."""

    def open(self, table: Table) -> Stub: ...


def check_order(order: Sequence[Card]) -> None:
    """Refuse anything but the fifty-two, each once."""
    if len(order) != len(FULL_DECK):
        raise CardError("deck_size", cards=len(order))
    if len(set(order)) != len(FULL_DECK):
        raise CardError("card_twice", card=next(c for c in order if order.count(c) > 1))


@dataclass(frozen=True, slots=True)
class OrderedDeck:
    """Fifty-two cards in a given order, dealt from the first."""

    order: tuple[Card, ...]

    def __post_init__(self) -> None:
        check_order(self.order)

    def open(self, table: Table) -> OrderedStub:
        return OrderedStub(self)


class OrderedStub:
    """Whoever needs a card takes the next one."""

    __slots__ = ("_cards",)

    def __init__(self, deck: OrderedDeck) -> None:
        self._cards = list(reversed(deck.order))

    def next_card(self) -> Card:
        return self._cards.pop()

    def hole_card(self, seat: int) -> Card:
        return self._cards.pop()

    def board_card(self) -> Card:
        return self._cards.pop()

    def burn(self) -> Card | None:
        return self._cards.pop()
