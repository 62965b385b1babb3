"""Decks as values: where the cards of a hand come from.

A deck is an order shuffled elsewhere; the engine has no randomness of its own. Opening one gives
the *stub*, the cards not yet dealt, which the dealer takes from. Other kinds of decks (such as one
scripted by a hand file) answer the same calls.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Protocol

from drawholdem_tui.engine.cards import FULL_DECK, UNKNOWN, Card
from drawholdem_tui.engine.errors import CardError
from drawholdem_tui.engine.events import Street
from drawholdem_tui.engine.rules import Game, Rules
from drawholdem_tui.engine.shuffle import shuffled
from drawholdem_tui.engine.table import Table

_ALL_CARDS = frozenset(FULL_DECK)


class Stub(Protocol):
    """The undealt rest of a deck."""

    @property
    def left(self) -> int:
        """How many cards there are to deal; the last is never dealt (DH-23)."""
        ...

    def hole_card(self, seat: int) -> Card: ...

    def board_card(self) -> Card: ...

    def replacement(self, seat: int, street: Street) -> Card: ...

    def burn(self) -> Card | None:
        """The card burned, where it is known (a hand file does not tell)."""
        ...

    def reshuffle(self, pool: Sequence[Card]) -> int:
        """Make a new deck of the pool and what is left; its size."""
        ...


class Deck(Protocol):
    """A deck ready to deal from."""

    def open(self, table: Table) -> Stub: ...


def check_order(order: Sequence[Card]) -> None:
    """Refuse anything but the fifty-two, each once."""
    if len(order) != len(FULL_DECK):
        raise CardError("deck_size", cards=len(order))
    if set(map(type, order)) != {Card}:
        raise CardError("not_cards")
    if set(order) != _ALL_CARDS:
        twice = next((card for card in order if order.count(card) > 1), None)
        raise CardError("not_cards") if twice is None else CardError("card_twice", card=twice)


@dataclass(frozen=True, slots=True)
class OrderedDeck:
    """Fifty-two cards in a given order, dealt from the first.

    ``reshuffles`` are the orders in which reshuffled cards come; where none is left, they come in
    the order of the deck itself.
    """

    order: tuple[Card, ...]
    reshuffles: tuple[tuple[Card, ...], ...] = ()

    def __post_init__(self) -> None:
        for order in (self.order, *self.reshuffles):
            check_order(order)

    def open(self, table: Table) -> OrderedStub:
        return OrderedStub(self.order, self._again)

    def _again(self, number: int) -> tuple[Card, ...]:
        return self.reshuffles[number - 1] if number <= len(self.reshuffles) else self.order


@dataclass(frozen=True, slots=True)
class SecretDeck:
    """The deck that follows from a secret, and every reshuffle of it."""

    secret: bytes

    def open(self, table: Table) -> OrderedStub:
        again = partial(shuffled, self.secret)
        return OrderedStub(again(0), again)


@dataclass(frozen=True, slots=True)
class RealDeck:
    """A deck of cardboard: the program counts its cards and knows none of them, but what somebody
    has told of the board."""

    board: tuple[Card, ...] = ()

    def __post_init__(self) -> None:
        told = [card for card in self.board if card != UNKNOWN]
        if twice := next((card for card in told if told.count(card) > 1), None):
            raise CardError("card_twice", card=twice)

    def open(self, table: Table) -> RealStub:
        return RealStub(self.board)


class OrderedStub:
    """The next card for every request."""

    __slots__ = ("_again", "_cards", "_reshuffles")

    def __init__(self, order: Sequence[Card], again: Callable[[int], Sequence[Card]]) -> None:
        self._cards = list(reversed(order))
        self._again = again
        self._reshuffles = 0

    @property
    def left(self) -> int:
        return len(self._cards)

    def hole_card(self, seat: int) -> Card:
        return self._cards.pop()

    def board_card(self) -> Card:
        return self._cards.pop()

    def replacement(self, seat: int, street: Street) -> Card:
        return self._cards.pop()

    def burn(self) -> Card | None:
        return self._cards.pop()

    def reshuffle(self, pool: Sequence[Card]) -> int:
        self._reshuffles += 1
        cards = {*self._cards, *pool}
        order = self._again(self._reshuffles)
        self._cards = [card for card in reversed(order) if card in cards]
        return len(cards)


class RealStub(OrderedStub):
    """So many cards, and each of them unknown."""

    __slots__ = ("_told",)

    def __init__(self, board: Sequence[Card]) -> None:
        super().__init__((UNKNOWN,) * len(FULL_DECK), lambda _number: ())
        self._told = list(reversed(board))

    def board_card(self) -> Card:
        card = self._cards.pop()
        return self._told.pop() if self._told else card

    def reshuffle(self, pool: Sequence[Card]) -> int:
        self._cards.extend([UNKNOWN] * len(pool))
        return len(self._cards)


# Fixed slots: the deck of duplicate play. Every seat has its own cards waiting for it, so that what
# one player takes moves nobody else's. As far as fifty-two cards reach; beyond that the cards come
# in the deck's order, the same for all who play the deal.

DEALT_AT_MOST = 51  # the last card is never dealt


@dataclass(frozen=True, slots=True)
class SlotDeck:
    """An order of cards laid out in slots: burns and board first, then seat by seat."""

    order: tuple[Card, ...]
    hole_cards: int
    replacements: int  # a seat can take at most so many
    board_and_burns: int

    def __post_init__(self) -> None:
        check_order(self.order)

    def reaches(self, seats: int) -> bool:
        """Whether there is a slot for everything that could be dealt."""
        each = self.hole_cards + self.replacements
        return self.board_and_burns + seats * each <= DEALT_AT_MOST

    def open(self, table: Table) -> Stub:
        seats = len(table.stacks)
        if not self.reaches(seats):
            return OrderedDeck(self.order).open(table)
        return SlotStub(self, seats)


# In which of its replacement slots a seat finds the card of a street.
_SLOT_OF_STREET = {Street.PREFLOP: 0, Street.FLOP: 1, Street.TURN: 2, Street.RIVER: 3}


class SlotStub(OrderedStub):
    """What waits in each slot, and a row of its own for board and burns; nothing ever runs out."""

    __slots__ = ("_hole_cards", "_replacements")

    def __init__(self, deck: SlotDeck, seats: int) -> None:
        each = deck.hole_cards + deck.replacements
        starts = range(deck.board_and_burns, deck.board_and_burns + seats * each, each)
        super().__init__(deck.order[: deck.board_and_burns], lambda _number: ())
        self._hole_cards = [list(deck.order[start : start + deck.hole_cards]) for start in starts]
        self._replacements = [
            list(deck.order[start + deck.hole_cards : start + each]) for start in starts
        ]

    @property
    def left(self) -> int:
        return DEALT_AT_MOST

    def hole_card(self, seat: int) -> Card:
        return self._hole_cards[seat].pop()

    def replacement(self, seat: int, street: Street) -> Card:
        slots = self._replacements[seat]
        if street is Street.DRAW:
            return slots.pop(0)
        return slots[_SLOT_OF_STREET[street]]

    def reshuffle(self, pool: Sequence[Card]) -> int:
        raise CardError("slots_run_out", pool=len(pool))


def fixed_slots(order: tuple[Card, ...], rules: Rules, seats: int) -> Deck:
    """The slots of a game: in hold'em a swap on each of four streets, five board cards and three
    burns; in draw poker as many cards as one may draw, and one burn."""
    if rules.game is Game.DRAW_POKER:
        most = rules.most_discards(seats)
        return SlotDeck(order, hole_cards=5, replacements=most, board_and_burns=1)
    return SlotDeck(order, hole_cards=2, replacements=4, board_and_burns=8)
