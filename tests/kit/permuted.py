"""The same hand again, with other cards where somebody may not look."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from enum import Enum
from random import Random

from tableau import draw_decision, swap_decision

from drawholdem_tui.engine.actions import Draw, Swap
from drawholdem_tui.engine.cards import Card
from drawholdem_tui.engine.deck import OrderedDeck
from drawholdem_tui.engine.events import (
    BoardDealt,
    CardsDrawn,
    CardSwapped,
    HandShown,
    HoleCardsDealt,
    OpenersShown,
)
from drawholdem_tui.engine.fact import Fact
from drawholdem_tui.engine.hand import Hand


def again(hand: Hand, deck: OrderedDeck | None = None) -> Hand:
    """The same hand, played a second time from its actions, perhaps with other cards: then a swap
    is one of the card in the same place."""
    first = Hand(hand.rules, hand.setup, hand.deck)
    second = Hand(hand.rules, hand.setup, deck or hand.deck)
    for action in hand.actions:
        said = action
        if isinstance(action, Swap):
            place = swap_decision(first.decision).cards.index(action.card)
            said = Swap(swap_decision(second.decision).cards[place])
        elif isinstance(action, Draw):
            mine, other = draw_decision(first.decision).cards, draw_decision(second.decision).cards
            said = Draw(tuple(other[mine.index(card)] for card in action.cards))
        first.act(action)
        second.act(said)
    return second


def cards_within(thing: object) -> Iterator[Card]:
    """Every card reachable from a value; anything but plain values is an error."""
    if isinstance(thing, Card):
        yield thing
    elif isinstance(thing, Fact):
        for value in thing.fields().values():
            yield from cards_within(value)
    elif is_dataclass(thing):
        for field in fields(thing):
            yield from cards_within(getattr(thing, field.name))
    elif isinstance(thing, tuple | list):
        for each in thing:
            yield from cards_within(each)
    else:
        assert thing is None or isinstance(thing, int | str | Enum), type(thing)


def known_to(hand: Hand, seat: int | None) -> set[Card]:
    """The cards that a seat may know: its own, the board, what has been shown."""
    known: set[Card] = set()
    for event in hand.events:
        match event:
            case HoleCardsDealt(dealt) if seat is not None:
                known.update(card for card in dealt[seat] if card is not None)
            case CardSwapped(owner, discarded=out, received=new) if owner == seat:
                known.update(card for card in (out, new) if card is not None)
            case CardsDrawn(owner, discarded=gone, received=came) if owner == seat:
                known.update(card for card in (*gone, *came) if card is not None)
            case OpenersShown(_, cards):
                known.update(cards)
            case BoardDealt(_, cards) | HandShown(_, cards):
                known.update(cards)
    return known


def with_hidden_cards_permuted(hand: Hand, seat: int | None, seed: int) -> OrderedDeck:
    """The same deck for one seat: every card that it does not know lies elsewhere."""
    assert isinstance(hand.deck, OrderedDeck)
    known = known_to(hand, seat)
    unknown = [card for card in hand.deck.order if card not in known]
    Random(seed).shuffle(unknown)
    hidden = iter(unknown)
    order = tuple(c if c in known else next(hidden) for c in hand.deck.order)
    return OrderedDeck(order, hand.deck.reshuffles)
