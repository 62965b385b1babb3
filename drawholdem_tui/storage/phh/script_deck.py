"""The deck of a hand file: the cards its dealing lines name, in their order."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass

from drawholdem_tui.engine.cards import FULL_DECK, Card
from drawholdem_tui.engine.table import Table
from drawholdem_tui.storage.phh.faults import HandFault
from drawholdem_tui.storage.phh.notation import Deal, DealBoard, DealHole


class OutOfCards(Exception):
    """The file ends before the cards that are due."""


@dataclass(frozen=True, slots=True)
class Dealt:
    """A dealing line and where it stands in the file."""

    action: int
    said: str
    deal: Deal


class ScriptDeck:
    """Deals what the file says, and refuses a card that cannot be in the deck."""

    def __init__(self, hole_cards: int, dealt: Sequence[Dealt]) -> None:
        self.hole_cards = hole_cards
        self.dealt = dealt
        self.stub: ScriptStub | None = None

    def open(self, table: Table) -> ScriptStub:
        self.stub = ScriptStub(self, table)
        return self.stub


class ScriptStub:
    """The dealing lines not yet used up."""

    def __init__(self, deck: ScriptDeck, table: Table) -> None:
        self._table = table
        self._gone: set[Card] = set()
        self._left = len(FULL_DECK)
        self._hands: list[deque[Card]] = [deque() for _ in table.stacks]
        self.latest = -1  # the last line used
        self._lines = deque(deck.dealt)
        self._cards: deque[Card] = deque()  # of the line being used
        self._take_hole_cards(deck.hole_cards)

    def _take_hole_cards(self, count: int) -> None:
        """The first lines give every seat its cards, in whatever order of seats."""
        while any(len(hand) < count for hand in self._hands):
            line = self._next_line(DealHole)
            assert isinstance(line.deal, DealHole)
            hand = self._hands[line.deal.seat]
            hand.extend(self._leaves_deck(line, card) for card in line.deal.cards)
            if len(hand) > count:
                raise HandFault(
                    "too_many_cards", action=line.action, said=line.said, due=count, found=len(hand)
                )

    def _next_line(self, kind: type[Deal]) -> Dealt:
        if not self._lines:
            raise OutOfCards
        line = self._lines.popleft()
        if not isinstance(line.deal, kind):
            raise HandFault("deal_out_of_place", action=line.action, said=line.said)
        self.latest = line.action
        return line

    def _leaves_deck(self, line: Dealt, card: Card) -> Card:
        """A card comes a second time only out of a reshuffle (DH-23, DP-12)."""
        if card in self._gone and (self._left > 1 or self._in_play(card)):
            raise HandFault("card_twice", action=line.action, said=line.said, card=card)
        self._gone.add(card)
        self._left -= 1
        return card

    def _in_play(self, card: Card) -> bool:
        table = self._table
        return card in table.board or any(
            card in table.hands[seat] for seat in table.live_seats()
        )

    def hole_card(self, seat: int) -> Card:
        return self._hands[seat].popleft()

    def board_card(self) -> Card:
        if not self._cards:
            line = self._next_line(DealBoard)
            self._cards.extend(self._leaves_deck(line, card) for card in line.deal.cards)
        return self._cards.popleft()

    def burn(self) -> Card | None:
        self._left -= 1
        return None

    def spare(self) -> int:
        """Cards of the line in use that nobody has asked for: too many were dealt."""
        return len(self._cards)
