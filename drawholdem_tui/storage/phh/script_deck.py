"""The deck of a hand file: the cards its dealing lines name, in their order."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from typing import TypeVar

from drawholdem_tui.engine.cards import FULL_DECK, UNKNOWN, Card
from drawholdem_tui.engine.events import Street
from drawholdem_tui.engine.fact import Fact
from drawholdem_tui.engine.table import Table
from drawholdem_tui.storage.phh.faults import HandFault
from drawholdem_tui.storage.phh.notation import Deal, DealBoard, DealHole

_Kind = TypeVar("_Kind", DealHole, DealBoard)


class OutOfCardsError(Exception):
    """The file ends before the cards that are due."""


class DealingLine(Fact):
    """A dealing line and where it stands in the file."""

    action: int
    said: str
    deal: Deal

    def fault(self, code: str, **values: object) -> HandFault:
        return HandFault(code, **values).at(self.action, self.said)


class ScriptDeck:
    """Deals what the file says, and refuses a card that cannot be in the deck."""

    def __init__(self, hole_cards: int, lines: Sequence[DealingLine]) -> None:
        self.used: set[int] = set()  # the places of the lines dealt
        self._hole_cards = hole_cards
        self._every_line = tuple(lines)
        self._lines = list(lines)
        self._table: Table | None = None
        self._hands: list[deque[Card]] = []
        self._board: deque[Card] = deque()  # what is left of the board line in use
        self._new: list[deque[Card]] = []  # of the replacement line in use, by seat
        self._gone: set[Card] = set()
        self._left = len(FULL_DECK)

    def open(self, table: Table) -> ScriptDeck:
        """The first lines give every seat its cards, in whatever order of seats. Whoever plays the
        hand once more gets all of them again."""
        if self._table is not None:
            return ScriptDeck(self._hole_cards, self._every_line).open(table)
        self._table = table
        self._hands = [deque() for _ in table.stacks]
        self._new = [deque() for _ in table.stacks]
        while any(len(hand) < self._hole_cards for hand in self._hands):
            line, deal = self._take(DealHole)
            hand = self._hands[deal.seat]
            hand.extend(self._leaves_deck(line, card) for card in deal.cards)
            if len(hand) > self._hole_cards:
                raise line.fault("too_many_cards", due=self._hole_cards, found=len(hand))
        return self

    def hole_card(self, seat: int) -> Card:
        return self._hands[seat].popleft()

    def board_card(self) -> Card:
        if not self._board:
            line, deal = self._take(DealBoard)
            if len(deal.cards) != (1 if self._table and self._table.board else 3):
                raise line.fault("deal_out_of_place")
            self._board.extend(self._leaves_deck(line, card) for card in deal.cards)
        return self._board.popleft()

    def replacement(self, seat: int, street: Street) -> Card:
        """In a draw the file may list all discards before the new cards come."""
        new = self._new[seat]
        if not new:
            own = (
                each
                for each in self._lines
                if isinstance(each.deal, DealHole) and each.deal.seat == seat
            )
            line, deal = self._take(DealHole, next(own, None) if street is Street.DRAW else None)
            if deal.seat != seat:
                raise line.fault("replacement_is_due", player=seat + 1)
            new.extend(self._leaves_deck(line, card) for card in deal.cards)
        return new.popleft()

    @property
    def left(self) -> int:
        return len(FULL_DECK)  # the file has seen to its reshuffles

    def reshuffle(self, pool: Sequence[Card]) -> int:
        raise NotImplementedError  # never asked for

    def burn(self) -> Card | None:
        self._left -= 1
        return None

    @property
    def latest(self) -> int:
        """The place of the last line dealt."""
        return max(self.used, default=-1)

    @property
    def spare(self) -> bool:
        """Whether a line in use has cards that nobody has asked for: too many were dealt."""
        return any(self._new)

    def _take(
        self, kind: type[_Kind], line: DealingLine | None = None
    ) -> tuple[DealingLine, _Kind]:
        """Use up a line, the next one if none is named."""
        if not self._lines:
            raise OutOfCardsError
        line = line or self._lines[0]
        if not isinstance(line.deal, kind):
            raise line.fault("deal_out_of_place")
        self._lines.remove(line)
        self.used.add(line.action)
        return line, line.deal

    def _leaves_deck(self, line: DealingLine, card: Card) -> Card:
        """A card comes a second time only out of a reshuffle (DH-23, DP-12)."""
        if card in self._gone and card != UNKNOWN and (self._left > 1 or self._in_play(card)):
            raise line.fault("card_twice", card=card)
        self._gone.add(card)
        self._left -= 1
        return card

    def _in_play(self, card: Card) -> bool:
        table = self._table
        if table is None:
            return False
        out_of_reach = (*table.board, *table.aside)
        live = table.live_seats()
        return card in out_of_reach or any(card in table.hands[seat] for seat in live)
