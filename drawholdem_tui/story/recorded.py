"""A hand that has been played, as somebody looks at it again: who sat there, who may see what."""

from __future__ import annotations

import enum
from collections.abc import Set
from dataclasses import dataclass
from typing import Any

from drawholdem_tui.engine import events as e
from drawholdem_tui.engine.cards import Card, in_their_places
from drawholdem_tui.engine.hand import Hand
from drawholdem_tui.match.chair import Chair
from drawholdem_tui.match.dealing import Dealing


class Eyes(enum.Enum):
    """Whose cards you see."""

    OWN = "own"  # the viewer's, as at the table
    SHOWN = "shown"  # nobody's but those that were shown
    ALL = "all"


@dataclass(frozen=True, slots=True)
class Recorded:
    """``own`` is the seat of whoever looks, if any; nobody ever saw the ``unseen`` cards: they only
    stand in for others."""

    hand: Hand
    names: tuple[str, ...]  # from the button's left on
    number: int = 0
    own: int | None = None
    unseen: frozenset[Card] = frozenset()
    own_is_you: bool = False  # and is called so in sentences
    corrected: tuple[tuple[str, int, int], ...] = ()  # before it: a name, what was thought, what is
    taken_back: tuple[str, ...] = ()  # in it: what was said by mistake, as its file has it
    goes_on: bool = False  # its evening: what nobody has shown stays hidden until that is over
    is_last: bool = False  # hand of an evening that is over: a pot passed in there was shared out

    @property
    def chairs(self) -> list[Chair]:
        stacks = self.hand.setup.stacks
        return [Chair(*each, 0) for each in zip(self.names, stacks, strict=True)]

    @property
    def dealing(self) -> Dealing:
        """On chairs in the order of the seats; the button lies before the last of them."""
        hand, seats = self.hand, len(self.names)
        return Dealing(self.number, hand.rules, hand.setup, tuple(range(seats)), seats - 1)

    def events(self, eyes: Eyes) -> list[e.Event]:
        """What happened, as everybody saw it or with all the cards that are known."""
        if eyes is Eyes.ALL:
            return [_without(event, self.unseen) for event in self.hand.events]
        return [event.seen_by(None) for event in self.hand.events]

    def held(self) -> list[tuple[Card | None, ...]]:
        """The viewer's cards after each event; none before they are dealt."""
        own: tuple[Card | None, ...] = ()
        held = []
        for event in self.hand.events:
            own = _exchanged(own, event, self.own)
            held.append(tuple(e.Back if card in self.unseen else card for card in own))
        return held


def _exchanged(
    own: tuple[Card | None, ...], event: e.Event, seat: int | None
) -> tuple[Card | None, ...]:
    match event:
        case e.HoleCardsDealt(hands) if seat is not None:
            return hands[seat]
        case e.CardSwapped(by, discarded=old, received=new) if by == seat:
            return tuple(new if card == old else card for card in own)
        case e.CardsDrawn(by, discarded=gone, received=come) if by == seat:
            return in_their_places(own, gone, come)
    return own


def _without(event: e.Event, unseen: Set[Card]) -> e.Event:
    """The backs of cards that nobody ever saw."""
    if not unseen:
        return event

    def back(value: Any) -> Any:
        if isinstance(value, tuple):
            return tuple(map(back, value))
        return e.Back if isinstance(value, Card) and value in unseen else value

    match event:
        case e.HoleCardsDealt(hands):
            return event.but(hands=back(hands))
        case e.CardSwapped() | e.CardsDrawn():
            return event.but(discarded=back(event.discarded), received=back(event.received))
    return event
