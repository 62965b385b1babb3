"""What happens at a table of open hands, with the reason: for learners who watch."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from drawholdem_tui.engine import events as e
from drawholdem_tui.engine.cards import Card
from drawholdem_tui.words.cards import Face, faces
from drawholdem_tui.words.language import _
from drawholdem_tui.words.numbers import chips
from drawholdem_tui.words.people import Told, Who, told

_LATER: Final = {
    e.Street.FLOP: Told(
        _("You push a card and the fee of {fee} over the line: the fee is the pot on the flop."),
        _(
            "{name} pushes a card and the fee of {fee} over the line: "
            "the fee is the pot on the flop."
        ),
    ),
    e.Street.TURN: Told(
        _("You push a card and the fee of {fee} over the line: the fee is the pot on the turn."),
        _(
            "{name} pushes a card and the fee of {fee} over the line: "
            "the fee is the pot on the turn."
        ),
    ),
    e.Street.RIVER: Told(
        _("You push a card and the fee of {fee} over the line: the fee is the pot on the river."),
        _(
            "{name} pushes a card and the fee of {fee} over the line: the fee is the pot on the "
            "river."
        ),
    ),
}
_FREE: Final = Told(
    _("You push a card over the line: the blinds swap for free."),
    _("{name} pushes a card over the line: the blinds swap for free."),
)
_FIRST: Final = Told(
    _("You push a card and the fee of {fee} over the line: a small blind, and it counts as a bet."),
    _(
        "{name} pushes a card and the fee of {fee} over the line: a small blind, and it counts as "
        "a bet."
    ),
)
_APART: Final = Told(
    _(
        "You push a card and the fee of {fee} over the line: into the swap pot, because a player "
        "is all-in."
    ),
    _(
        "{name} pushes a card and the fee of {fee} over the line: into the swap pot, because a "
        "player is all-in."
    ),
)
_GETS: Final = Told(
    _("You give up {old} and get {new}."), _("{name} gives up {old} and gets {new}.")
)
HOLDS: Final = Told(_("You hold {cards}."), _("{name} holds {cards}."))


def caption(event: e.Event, people: Sequence[Who]) -> str:
    """Swaps only; other events explain themselves."""
    if not isinstance(event, e.CardSwapped):
        return ""
    template = _LATER.get(event.street, _FIRST)
    if not event.fee:
        template = _FREE
    elif event.held is e.Held.SWAP_POT:
        template = _APART
    return told(people[event.seat], template, fee=chips(event.fee))


def cards_in_sight(event: e.Event, people: Sequence[Who], face: Face) -> list[str]:
    """Cards that are open from the deal on, a sentence each."""
    match event:
        case e.HoleCardsDealt(hands):
            return [
                told(who, HOLDS, cards=faces(cards, face))
                for who, cards in zip(people, hands, strict=True)
            ]
        case e.CardSwapped(seat, discarded=old, received=new):
            return [_changed(people[seat], (old,), (new,), face)]
        case e.CardsDrawn(seat, discarded=old, received=new) if old:
            return [_changed(people[seat], old, new, face)]
    return []


def _changed(who: Who, old: Sequence[Card | None], new: Sequence[Card | None], face: Face) -> str:
    return told(who, _GETS, old=faces(old, face), new=faces(new, face))
