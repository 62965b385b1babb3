"""Finished hands, played again. Whatever counts hands, weighs them, trains on them or looks back at
them reads them here; what may be shown of them is up to ``seen``."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from drawholdem_tui.engine.hand import Hand
from drawholdem_tui.past.text_of_ours import fields_in
from drawholdem_tui.storage.book.hands.listed import KeptHand
from drawholdem_tui.storage.book.history import History
from drawholdem_tui.storage.phh.documents import Found
from drawholdem_tui.storage.phh.faults import FileFault, HandFault
from drawholdem_tui.storage.phh.record import Record, record_of
from drawholdem_tui.storage.phh.replay import Replay, replay


class Player(NamedTuple):
    """Somebody whose hands are counted together: a person by name, computers by what they are."""

    name: str
    computer: bool = False


class Own(NamedTuple):
    """A hand as somebody played it."""

    number: int
    hand: Hand
    names: tuple[str, ...]
    seat: int  # of that person

    @property
    def net(self) -> int:
        return self.hand.stacks[self.seat] - self.hand.setup.stacks[self.seat]


class Played(NamedTuple):
    """A finished hand by seat, from the left of the button."""

    number: int
    called: tuple[str, ...]  # names at the table
    players: tuple[Player, ...]
    hand: Hand

    def of(self, person: str) -> Own | None:
        """Nothing where they were not dealt in."""
        if person not in self.called:
            return None
        return Own(self.number, self.hand, self.called, self.called.index(person))


def finished(past: History, evening: int | None = None) -> Iterator[Played | KeptHand]:
    """Of one evening or of all, in the order of playing; a damaged hand as it is kept."""
    for kept in past.every_hand(evening):
        yield played_again(kept) or kept


def finished_among(
    past: History, evening: int, hands: Sequence[int]
) -> Iterator[Played | KeptHand]:
    """Of an evening, those among these hands; a damaged one as it is kept."""
    for kept in past.every_hand(evening, hands):
        yield played_again(kept) or kept


def finished_by(past: History, evening: int, person: str) -> Iterator[Own]:
    """The hands of an evening that are whole, and in which this person was dealt in."""
    for each in finished(past, evening):
        if isinstance(each, Played) and (own := each.of(person)):
            yield own


def played_again(kept: KeptHand) -> Played | None:
    """Nothing where it is damaged."""
    try:
        return played(record_of(fields_of(kept)), kept.number or 0)
    except FileFault:
        return None


def played(record: Record, number: int) -> Played | None:
    """Nothing where it stops before its end; ``FileFault`` where it breaks a rule."""
    hand = replay(record).hand
    if hand is None or not hand.over:
        return None
    called = record.players or tuple(f"p{seat + 1}" for seat in range(len(record.stacks)))
    bots = {each.player - 1: each.bot for each in record.computers}
    players = tuple(
        Player(f"cpu:{bots[seat]}", computer=True) if seat in bots else Player(name)
        for seat, name in enumerate(called)
    )
    return Played(number, called, players, hand)


def fields_of(kept: KeptHand) -> dict[str, Any]:
    """All that its file tells; ``FileFault`` where it is damaged."""
    if kept.text is None:
        raise FileFault("damaged_in_the_book")
    try:
        return fields_in(kept.text)
    except (ValueError, RecursionError) as error:
        raise FileFault("broken_toml", why=str(error)) from None


def replay_of(found: Found) -> Replay | FileFault:
    """A hand of a file, which may stop anywhere; or what is wrong with it."""
    if isinstance(found.record, FileFault):
        return found.record
    try:
        return replay(found.record)
    except HandFault as fault:
        return fault
