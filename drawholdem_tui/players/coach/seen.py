"""Which cards a player has seen go: they will not come again, and the coach knows it as well."""

from __future__ import annotations

from collections.abc import Iterable

from drawholdem_tui.engine.cards import Card
from drawholdem_tui.engine.events import CardsDrawn, CardSwapped, DeckReshuffled, Event
from drawholdem_tui.engine.hand import Hand


def given_away_by(hand: Hand | None, seat: int | None) -> tuple[Card, ...]:
    """The same of the hand going on; nothing where there is none, or none of that seat's."""
    return () if hand is None or seat is None else given_away(hand.events_for(seat), seat)


def given_away(events: Iterable[Event], seat: int) -> tuple[Card, ...]:
    """What a seat has swapped or discarded, from what that seat may know of the hand; a new deck
    may hold it again (DH-23, DP-12)."""
    gone: list[Card] = []
    for event in events:
        match event:
            case DeckReshuffled():
                gone.clear()
            case CardSwapped(seat=owner, discarded=card) if owner == seat and card is not None:
                gone.append(card)
            case CardsDrawn(seat=owner, discarded=cards) if owner == seat:
                gone += [card for card in cards if card is not None]
    return tuple(gone)
