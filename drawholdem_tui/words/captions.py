"""What happens at a table where all hands lie open, said with its why: for whoever learns the game
by watching."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from drawholdem_tui.engine import events as e
from drawholdem_tui.engine.cards import Card
from drawholdem_tui.words.cards import Face, faces
from drawholdem_tui.words.language import mark as _
from drawholdem_tui.words.language import translate
from drawholdem_tui.words.numbers import chips

_LATER: Final = {
    e.Street.FLOP: _(
        "{name} pushes a card and {fee} chips over the line: the fee is the pot at the flop."
    ),
    e.Street.TURN: _(
        "{name} pushes a card and {fee} chips over the line: the fee is the pot at the turn."
    ),
    e.Street.RIVER: _(
        "{name} pushes a card and {fee} chips over the line: the fee is the pot at the river."
    ),
}
_FREE: Final = _("{name} pushes a card over the line, free: the blinds swap for nothing.")
_FIRST: Final = _(
    "{name} pushes a card and {fee} chips over the line: a small blind, and it counts as a bet."
)
_APART: Final = _(
    "{name} pushes a card and {fee} chips over the line: for the swap pot, as somebody is all-in."
)
_GETS: Final = _("{name} gives up {old} and gets {new}.")
_HOLDS: Final = _("{name} holds {cards}.")


def caption(event: e.Event, names: Sequence[str]) -> str:
    """Of a swap; everything else is told well enough by its own sentence."""
    if not isinstance(event, e.CardSwapped):
        return ""
    template = _LATER.get(event.street, _FIRST)
    if not event.fee:
        template = _FREE
    elif event.held is e.Held.SWAP_POT:
        template = _APART
    return translate(template).format(name=names[event.seat], fee=chips(event.fee))


def cards_in_sight(event: e.Event, names: Sequence[str], face: Face) -> list[str]:
    """Cards that lie open from the deal on, a sentence each."""
    match event:
        case e.HoleCardsDealt(hands):
            return [
                translate(_HOLDS).format(name=name, cards=faces(cards, face))
                for name, cards in zip(names, hands, strict=True)
            ]
        case e.CardSwapped(seat, discarded=old, received=new):
            return [_changed(names[seat], (old,), (new,), face)]
        case e.CardsDrawn(seat, discarded=old, received=new) if old:
            return [_changed(names[seat], old, new, face)]
    return []


def _changed(name: str, old: Sequence[Card | None], new: Sequence[Card | None], face: Face) -> str:
    return translate(_GETS).format(name=name, old=faces(old, face), new=faces(new, face))
