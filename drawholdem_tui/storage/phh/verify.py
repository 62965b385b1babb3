"""Did the cards of a hand follow from what was promised before it?

When a hand starts, the SHA-256 of its secret is shown; when it is over, the secret is in its
file. The same secret, the same players' actions: so the deck can be dealt again, reshuffles
included, and every card compared with the one in the file.
"""

from __future__ import annotations

import tomllib
from collections import defaultdict, deque
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from drawholdem_tui.engine.cards import Card
from drawholdem_tui.engine.deck import SecretDeck
from drawholdem_tui.engine.errors import EngineError
from drawholdem_tui.engine.events import (
    BoardDealt,
    CardsDrawn,
    CardSwapped,
    Event,
    HoleCardsDealt,
)
from drawholdem_tui.engine.hand import Hand
from drawholdem_tui.engine.rabbit import hunt_the_rabbit
from drawholdem_tui.engine.shuffle import seal_of
from drawholdem_tui.storage.phh.decided_again import Followed, followed
from drawholdem_tui.storage.phh.documents import Found
from drawholdem_tui.storage.phh.faults import FileFault, HandFault
from drawholdem_tui.storage.phh.fields import Record, record_of
from drawholdem_tui.storage.phh.notation import DealBoard, DealHole, parse
from drawholdem_tui.storage.phh.replay import Replay, replay
from drawholdem_tui.storage.phh.shown_afterwards import compare_rabbit, show_again
from drawholdem_tui.storage.phh.start import rules_of, setup_of
from drawholdem_tui.storage.phh.unseen import first_unseen

# whose cards: a seat's, or the board's
Place = int | None


class NothingToCheck(FileFault):
    """A hand that nothing is wrong with, and that carries too little to compare its deck with."""


class Again(NamedTuple):
    """A hand as its file has it, cards shown behind its end included."""

    hand: Hand
    secret: bytes
    in_the_open: bool


class Fits(NamedTuple):
    """A hand whose cards follow from its secret."""

    cards: int
    complete: bool  # else it ends in mid-hand
    computers: Followed


def verified(found: Found) -> Fits:
    """What there is to say of a hand that fits; ``NothingToCheck`` of one that does not say enough,
    another ``FileFault`` of one that does not fit."""
    if isinstance(found.record, FileFault):
        raise found.record
    record = found.record
    if record.real is not None:
        raise NothingToCheck("real_cards")
    if record.seed is None:
        raise NothingToCheck("no_secret")
    if record.commit is None:
        raise NothingToCheck("no_commitment")
    if (unseen := first_unseen(record.actions)) is not None:
        raise HandFault("unseen_cards").at(unseen, str(record.actions[unseen]))
    seal = seal_of(record.seed)
    if seal != record.commit.hex():
        raise HandFault("secret_differs", found=seal)
    played = replay(record)
    return Fits(_compare(played, record.seed), played.complete, followed(played, record.seed))


def _compare(played: Replay, secret: bytes) -> int:
    """Deal the hand again from its secret, and stop at the first card that differs: from there on
    the players would have said something else. Gives the number of cards."""
    record = played.record
    told = _cards_told(record)
    cards = sum(map(len, told.values()))
    try:
        again = Hand(rules_of(record), setup_of(record), SecretDeck(secret))
        _compare_cards(record, told, again.events)
        for action in played.hand.actions if played.hand else ():
            _compare_cards(record, told, again.act(action))
        if again.over:
            compare_rabbit(record, again)
    except EngineError as error:  # a draw that this deck could not have served
        raise HandFault.of(error) from None
    return cards


def _compare_cards(
    record: Record, told: dict[Place, deque[tuple[int, Card]]], events: Iterable[Event]
) -> None:
    for event in events:
        for place, due in _dealt(event):
            if not told[place]:
                continue  # the file ends in mid-hand
            at, card = told[place].popleft()
            if card != due:
                raise HandFault("card_differs", told=card, due=due).at(at, str(record.actions[at]))


def _cards_told(record: Record) -> dict[Place, deque[tuple[int, Card]]]:
    """The cards of the file with the places of their lines. Programs differ in when they list a
    card, but not in the order in which one seat, or the board, gets its own."""
    told: dict[Place, deque[tuple[int, Card]]] = defaultdict(deque)
    for at, text in enumerate(record.actions):
        match parse(text, len(record.stacks)):
            case DealHole(seat, cards):
                told[seat].extend((at, card) for card in cards)
            case DealBoard(cards):
                told[None].extend((at, card) for card in cards)
    return told


def _dealt(event: Event) -> Iterator[tuple[Place, Card | None]]:
    """Every card that left the deck face up or for a seat; the burned ones are in no file."""
    match event:
        case HoleCardsDealt(hands):
            for seat, held in enumerate(hands):
                yield from ((seat, card) for card in held)
        case BoardDealt(_, cards):
            yield from ((None, card) for card in cards)
        case CardSwapped(seat, received=card):
            yield seat, card
        case CardsDrawn(seat, received=drawn):
            yield from ((seat, card) for card in drawn)


def played_by(text: str) -> Again | None:
    """The hand, its deck following from its secret; nothing where the text tells no such hand."""
    try:
        record = record_of(tomllib.loads(text))
        again = replay(record).hand
        if again is None or record.seed is None:
            return None
        hand = Hand(again.rules, again.setup, SecretDeck(record.seed)).play(again.actions)
        if record.rabbit is not None:
            hunt_the_rabbit(hand)
        show_again(record, hand)
    except (FileFault, EngineError, ValueError):
        return None
    return Again(hand, record.seed, record.in_the_open)
