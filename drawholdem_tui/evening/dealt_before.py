"""The deal of a hand file for a table of today: cards and seats as in the file, decisions free.

Whatever the file says nothing of, a card that nobody took then or one to be burned, comes from a
secret, so that a hand taken up again goes on with the same cards.
"""

from __future__ import annotations

import json
import tomllib
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from drawholdem_tui.engine.cards import Card
from drawholdem_tui.engine.deck import Deck, Stub
from drawholdem_tui.engine.events import (
    BoardDealt,
    CardsDrawn,
    CardSwapped,
    HoleCardsDealt,
    Street,
)
from drawholdem_tui.engine.hand import Hand
from drawholdem_tui.engine.rules import Rules
from drawholdem_tui.engine.shuffle import shuffled
from drawholdem_tui.engine.table import Table
from drawholdem_tui.match.button import Button
from drawholdem_tui.match.match import Match
from drawholdem_tui.storage.phh.faults import FileFault, HandFault
from drawholdem_tui.storage.phh.fields import record_of
from drawholdem_tui.storage.phh.replay import replay

# by seat
Cards = tuple[tuple[Card, ...], ...]


@dataclass(frozen=True, slots=True)
class DealtBefore:
    """What a file names, and a secret for the rest."""

    hands: Cards
    replacements: Cards
    board: tuple[Card, ...]
    secret: bytes

    def open(self, table: Table) -> Stub:
        return _Stub(self)


class _Stub:
    """Each takes the cards that came there before, and then those of the rest."""

    def __init__(self, deck: DealtBefore) -> None:
        self._hands = [deque(hand) for hand in deck.hands]
        self._replacements = [deque(cards) for cards in deck.replacements]
        self._board = deque(deck.board)
        named = {*deck.board, *(card for hand in deck.hands for card in hand)}
        named.update(card for cards in deck.replacements for card in cards)
        self._rest = [card for card in shuffled(deck.secret) if card not in named]
        self._secret = deck.secret
        self._again = 0

    @property
    def left(self) -> int:
        return len(self._rest)

    def hole_card(self, seat: int) -> Card:
        before = self._hands[seat] if seat < len(self._hands) else ()
        return self._hands[seat].popleft() if before else self._rest.pop()

    def board_card(self) -> Card:
        return self._board.popleft() if self._board else self._rest.pop()

    def replacement(self, seat: int, street: Street) -> Card:
        before = self._replacements[seat] if seat < len(self._replacements) else ()
        return self._replacements[seat].popleft() if before else self._rest.pop()

    def burn(self) -> Card | None:
        return self._rest.pop()

    def reshuffle(self, pool: Sequence[Card]) -> int:
        self._again += 1
        cards = {*self._rest, *pool}
        self._rest = [card for card in shuffled(self._secret, self._again) if card in cards]
        return len(cards)


def deck_in(text: str, secret: bytes) -> Deck:
    """The deck of the hand in a file that ``seats_in`` has read."""
    hand = _hand_in(text)
    hands: Cards = ()
    new: list[tuple[Card, ...]] = [() for _ in hand.stacks]
    board: tuple[Card, ...] = ()
    for event in hand.events:
        match event:
            case HoleCardsDealt(dealt):
                hands = tuple(tuple(card for card in held if card is not None) for held in dealt)
            case BoardDealt(_, cards):
                board += cards
            case CardSwapped(seat, received=card) if card is not None:
                new[seat] += (card,)
            case CardsDrawn(seat, received=drawn):
                new[seat] += tuple(card for card in drawn if card is not None)
    return DealtBefore(hands, tuple(new), board, secret)


def seats_in(text: str) -> tuple[Rules, list[str], tuple[int, ...]]:
    """The rules, the names and the stacks of the hand in a file, from the button's left on; an
    ``EngineError`` or ``FileFault`` where it is none that can be dealt again."""
    hand = _hand_in(text)
    names = _fields(text).get("players", [])
    if not isinstance(names, list) or len(names) != len(hand.stacks):
        names = []
    return hand.rules, [str(name) for name in names], hand.setup.stacks


def sit_as_in(text: str, match: Match) -> None:
    """Chips and button as in the file: everybody has bought their stack, and a pot that was
    carried into that hand (DP-5) is there again."""
    setup = _hand_in(text).setup
    stacks = setup.stacks
    for chair, stack in zip(match.chairs, stacks, strict=True):
        chair.stack = chair.bought = stack
    match.carried = match.brought = setup.carried
    last = len(stacks) - 1
    match.button = Button(last, last if last == 1 else 0, 0 if last == 1 else 1)


def _hand_in(text: str) -> Hand:
    hand = replay(record_of(_fields(text))).hand
    if hand is None:
        raise HandFault("ends_early")
    if not hand.knows_the_cards:
        raise HandFault("cards_not_known")
    return hand


def _fields(text: str) -> dict[str, Any]:
    """Of a file of its own, or one of several, kept as JSON."""
    try:
        return dict(json.loads(text) if text.startswith("{") else tomllib.loads(text))
    except ValueError as error:
        raise FileFault("broken_toml", why=str(error)) from None
