"""Fixed slots: the deck of duplicate play. Every seat has its own cards waiting for it, so that
what one player takes moves nobody else's. As far as fifty-two cards reach; beyond that the cards
come in the deck's order, the same for all who play the deal."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from drawholdem_tui.engine.cards import Card
from drawholdem_tui.engine.deck import Deck, OrderedDeck, Stub, check_order
from drawholdem_tui.engine.errors import CardError
from drawholdem_tui.engine.events import Street
from drawholdem_tui.engine.rules import Game, Rules
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


# In which of its replacement slots a seat finds the card of a street.
_SLOT_OF_STREET = {Street.PREFLOP: 0, Street.FLOP: 1, Street.TURN: 2, Street.RIVER: 3}


class SlotStub:
    """What waits in each slot; nothing ever runs out."""

    __slots__ = ("_common", "_hole_cards", "_replacements")

    def __init__(self, deck: SlotDeck, seats: int) -> None:
        each = deck.hole_cards + deck.replacements
        starts = range(deck.board_and_burns, deck.board_and_burns + seats * each, each)
        self._common = list(reversed(deck.order[: deck.board_and_burns]))
        self._hole_cards = [list(deck.order[start : start + deck.hole_cards]) for start in starts]
        self._replacements = [
            list(deck.order[start + deck.hole_cards : start + each]) for start in starts
        ]

    @property
    def left(self) -> int:
        return DEALT_AT_MOST

    def hole_card(self, seat: int) -> Card:
        return self._hole_cards[seat].pop()

    def board_card(self) -> Card:
        return self._common.pop()

    def replacement(self, seat: int, street: Street) -> Card:
        slots = self._replacements[seat]
        if street is Street.DRAW:
            return slots.pop(0)
        return slots[_SLOT_OF_STREET[street]]

    def burn(self) -> Card | None:
        return self._common.pop()

    def reshuffle(self, pool: Sequence[Card]) -> int:
        raise CardError("slots_run_out", pool=len(pool))


def fixed_slots(order: tuple[Card, ...], rules: Rules, seats: int) -> Deck:
    """The slots of a game: in hold'em a swap on each of four streets, five board cards and three
    burns; in draw poker as many cards as one may draw, and one burn."""
    if rules.game is Game.DRAW_POKER:
        most = rules.most_discards(seats)
        return SlotDeck(order, hole_cards=5, replacements=most, board_and_burns=1)
    return SlotDeck(order, hole_cards=2, replacements=4, board_and_burns=8)
