"""Fixed slots: the deck of duplicate play. Every seat has its own cards waiting for it, so that
what one player takes moves nobody else's. As far as fifty-two cards reach; beyond that the cards
come in the deck's order, the same for all who play the deal."""

from __future__ import annotations

from dataclasses import dataclass

from drawholdem_tui.engine.cards import Card
from drawholdem_tui.engine.deck import Deck, OrderedDeck, Stub, check_order
from drawholdem_tui.engine.table import Table

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


class SlotStub:
    """What is left in each slot."""

    __slots__ = ("_common", "_of_seat")

    def __init__(self, deck: SlotDeck, seats: int) -> None:
        each = deck.hole_cards + deck.replacements
        self._common = list(reversed(deck.order[: deck.board_and_burns]))
        starts = range(deck.board_and_burns, deck.board_and_burns + seats * each, each)
        self._of_seat = [list(reversed(deck.order[start : start + each])) for start in starts]

    def hole_card(self, seat: int) -> Card:
        return self._of_seat[seat].pop()

    def board_card(self) -> Card:
        return self._common.pop()

    def burn(self) -> Card | None:
        return self._common.pop()


def holdem_slots(order: tuple[Card, ...]) -> Deck:
    """Two cards and a swap on each of four streets; five board cards and three burns."""
    return SlotDeck(order, hole_cards=2, replacements=4, board_and_burns=8)
