"""Told of a hand when it was over: cards shown by choice, and what would have come."""

from __future__ import annotations

from drawholdem_tui.engine.cards import cards
from drawholdem_tui.engine.cards import text as card_text
from drawholdem_tui.engine.errors import EngineError
from drawholdem_tui.engine.events import CardsShown, RabbitHunted
from drawholdem_tui.engine.hand import Hand
from drawholdem_tui.engine.rabbit import would_have_come
from drawholdem_tui.storage.phh.faults import HandFault
from drawholdem_tui.storage.phh.fields import Proof, Rabbit, Record


def shown_of(hand: Hand) -> list[Proof]:
    """In the order of showing (TH-10)."""
    return [
        Proof(event.seat + 1, card_text(event.cards))
        for event in hand.events
        if isinstance(event, CardsShown)
    ]


def rabbit_of(hand: Hand) -> Rabbit | None:
    for event in hand.events:
        if isinstance(event, RabbitHunted):
            return _as_row(event)
    return None


def show_again(record: Record, hand: Hand) -> None:
    """What was shown must have been held, and not been seen before: of a hand in the open nothing
    is left."""
    if record.in_the_open and record.shown:
        raise HandFault("shown_differ")
    for each in record.shown:
        if type(each.player) is not int or not 0 < each.player <= len(record.stacks):
            raise HandFault("shown_differ")
        try:
            hand.show(each.player - 1, cards(str(each.cards)))
        except EngineError:
            raise HandFault("shown_differ") from None


def compare_rabbit(record: Record, dealt: Hand) -> None:
    """``dealt`` comes from the secret: what would have come follows from it, too."""
    if record.rabbit is None:
        return
    would = would_have_come(dealt)
    due = _as_row(would) if would else Rabbit()
    if due != record.rabbit:
        raise HandFault("rabbit_differs", found=f"{due.board} {due.swap}".strip())


def _as_row(found: RabbitHunted) -> Rabbit:
    return Rabbit(card_text(found.board), str(found.swap) if found.swap is not None else "")
