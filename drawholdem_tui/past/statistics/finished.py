"""The finished hands of the book, played again: who sat there, under which name, and the hand."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from typing import NamedTuple

from drawholdem_tui.engine.hand import Hand
from drawholdem_tui.past.statistics.text_of_ours import fields_in
from drawholdem_tui.storage.book.history import History, KeptHand
from drawholdem_tui.storage.phh.faults import FileFault
from drawholdem_tui.storage.phh.record import Record, record_of
from drawholdem_tui.storage.phh.replay import replay


class Player(NamedTuple):
    """Somebody whose hands are counted together: a person by name, computers by what they are."""

    name: str
    computer: bool = False


class Finished(NamedTuple):
    """A hand by seat, from the left of the button."""

    number: int
    called: tuple[str, ...]  # names at the table
    players: tuple[Player, ...]
    chairs: tuple[int, ...]
    hand: Hand


def finished_hands(past: History, evening: int) -> Iterator[Finished | KeptHand]:
    """In the order of playing; a hand that is damaged as it is kept."""
    for kept in past.every_hand(evening):
        yield played_again(kept) or kept


def played_again(kept: KeptHand) -> Finished | None:
    """Nothing where it is damaged."""
    if kept.text is None:
        return None
    try:
        fields = fields_in(kept.text)
        record = record_of(fields)
        hand = replay(record).hand
    except (tomllib.TOMLDecodeError, FileFault):
        return None
    if hand is None or not hand.over:
        return None
    seats = range(len(record.stacks))
    chairs = fields.get("seats")
    if not isinstance(chairs, list) or len(chairs) != len(record.stacks):
        chairs = [seat + 1 for seat in seats]
    called = record.players or tuple(f"p{seat + 1}" for seat in seats)
    return Finished(kept.number or 0, called, _players(record, called), tuple(chairs), hand)


def _players(record: Record, called: tuple[str, ...]) -> tuple[Player, ...]:
    bots = {each.player - 1: each.bot for each in record.computers}
    return tuple(
        Player(f"cpu:{bots[seat]}", computer=True) if seat in bots else Player(name)
        for seat, name in enumerate(called)
    )
