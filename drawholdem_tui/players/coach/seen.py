"""Which cards a player has seen go: they will not come again, and the coach knows it as well."""

from __future__ import annotations

from collections.abc import Iterable

from drawholdem_tui.engine.cards import Card
from drawholdem_tui.engine.events import CardsDrawn, CardSwapped, DeckReshuffled, Event


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
