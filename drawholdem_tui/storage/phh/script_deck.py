"""The deck of a hand file: the cards its dealing lines name, in their order."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeVar

from drawholdem_tui.engine.cards import FULL_DECK, Card
from drawholdem_tui.engine.events import Street
from drawholdem_tui.engine.table import Table
from drawholdem_tui.storage.phh.faults import HandFault
from drawholdem_tui.storage.phh.notation import Deal, DealBoard, DealHole

_Kind = TypeVar("_Kind", DealHole, DealBoard)


class OutOfCardsError(Exception):
    """The file ends before the cards that are due."""


@dataclass(frozen=True, slots=True)
class DealingLine:
    """A dealing line and where it stands in the file."""

    action: int
    said: str
    deal: Deal

    def fault(self, code: str, **values: object) -> HandFault:
        return HandFault(code, **values).at(self.action, self.said)


class ScriptDeck:
    """Deals what the file says, once, and refuses a card that cannot be in the deck."""

    def __init__(self, hole_cards: int, lines: Sequence[DealingLine]) -> None:
        self.latest = -1  # the place of the last line used
        self._hole_cards = hole_cards
        self._lines = deque(lines)
        self._table: Table
        self._hands: list[deque[Card]] = []
        self._board: deque[Card] = deque()  # what is left of the board line in use
        self._gone: set[Card] = set()
        self._left = len(FULL_DECK)

    def open(self, table: Table) -> ScriptDeck:
        """The first lines give every seat its cards, in whatever order of seats."""
        self._table = table
        self._hands = [deque() for _ in table.stacks]
        while any(len(hand) < self._hole_cards for hand in self._hands):
            line, deal = self._next_line(DealHole)
            hand = self._hands[deal.seat]
            hand.extend(self._leaves_deck(line, card) for card in deal.cards)
            if len(hand) > self._hole_cards:
                raise line.fault("too_many_cards", due=self._hole_cards, found=len(hand))
        return self

    def hole_card(self, seat: int) -> Card:
        return self._hands[seat].popleft()

    def board_card(self) -> Card:
        if not self._board:
            line, deal = self._next_line(DealBoard)
            self._board.extend(self._leaves_deck(line, card) for card in deal.cards)
        return self._board.popleft()

    def replacement(self, seat: int, street: Street) -> Card:
        line, deal = self._next_line(DealHole)
        if deal.seat != seat or len(deal.cards) != 1:
            raise line.fault("replacement_is_due", player=seat + 1)
        return self._leaves_deck(line, deal.cards[0])

    @property
    def left(self) -> int:
        return len(FULL_DECK)  # the file has seen to its reshuffles

    def reshuffle(self, pool: Sequence[Card]) -> int:
        raise NotImplementedError  # never asked for

    def burn(self) -> Card | None:
        self._left -= 1
        return None

    @property
    def spare(self) -> int:
        """Cards of the line in use that nobody has asked for: too many were dealt."""
        return len(self._board)

    def _next_line(self, kind: type[_Kind]) -> tuple[DealingLine, _Kind]:
        if not self._lines:
            raise OutOfCardsError
        line = self._lines.popleft()
        if not isinstance(line.deal, kind):
            raise line.fault("deal_out_of_place")
        self.latest = line.action
        return line, line.deal

    def _leaves_deck(self, line: DealingLine, card: Card) -> Card:
        """A card comes a second time only out of a reshuffle (DH-23, DP-12)."""
        if card in self._gone and (self._left > 1 or self._in_play(card)):
            raise line.fault("card_twice", card=card)
        self._gone.add(card)
        self._left -= 1
        return card

    def _in_play(self, card: Card) -> bool:
        table = self._table
        return card in table.board or any(card in table.hands[seat] for seat in table.live_seats())
