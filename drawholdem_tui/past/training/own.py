"""Spots from one's own finished hands: choices that cost something, as they could be known then.

Only of evenings that are over, and only of the person who trains: what that seat saw, and no more.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from drawholdem_tui.drills.dealt import Asked
from drawholdem_tui.drills.priced import options_of, spot_of_advice
from drawholdem_tui.drills.spot import Kind, Spot, Whence
from drawholdem_tui.engine.decisions import BetDecision, DrawDecision
from drawholdem_tui.engine.hand import Hand
from drawholdem_tui.past.evenings import anything_in
from drawholdem_tui.players.coach.review import Reviewed, dearest, reviewed
from drawholdem_tui.storage.book.faults import BookFault
from drawholdem_tui.storage.book.history import KeptHand, history
from drawholdem_tui.storage.phh.faults import FileFault
from drawholdem_tui.storage.phh.record import record_of
from drawholdem_tui.storage.phh.replay import replay

_OWN: Final = "own"
_MOST_HANDS: Final = 40  # of the latest; looked through until there is one that cost something


def own_spots(book: Path, name: str, kinds: Sequence[Kind], known: set[str]) -> Iterator[str]:
    """The keys of those that have not been asked yet, the latest hands first. Each takes a
    moment: the coach looks at hand after hand."""
    for hand in _hands_of(book, name):
        played = _played(book, hand, name)
        if played is None:
            continue
        found = dearest(reviewed(*played))
        if found is None or not options_of(found.advice) or found.advice.spot:
            continue
        key = f"{_OWN} {hand} {found.number}"
        if key not in known and _kind_of(found) in kinds:
            yield key


def own_spot(book: Path, name: str, key: str) -> Spot | None:
    """The spot of such a key; none where the hand is not there any more."""
    _own, hand, number = key.split(" ")
    played = _played(book, int(hand), name)
    if played is None:
        return None
    whole, seat = played
    found = next((each for each in reviewed(whole, seat) if each.number == int(number)), None)
    if found is None or not options_of(found.advice):
        return None
    so_far = Hand(whole.rules, whole.setup, whole.deck).play(whole.actions[: found.number])
    asked = Asked(seat, found.decision, found.view, len(so_far.events), found.number)
    whence = Whence(key, _kind_of(found), whole, _names(book, int(hand), name), seat)
    return spot_of_advice(whence, asked, found.advice)


def _kind_of(found: Reviewed) -> Kind:
    if isinstance(found.decision, BetDecision):
        return Kind.CALL
    return Kind.DRAW if isinstance(found.decision, DrawDecision) else Kind.SWAP


def _hands_of(book: Path, name: str) -> list[int]:
    """Of evenings that are over, and at which this person sat."""
    try:
        if not anything_in(book):
            return []
        with history(book) as past:
            evenings = [row.id for row in past.evenings() if not row.goes_on and name in row.people]
            found: list[int] = []
            for evening in evenings:
                found += [row.id for row in reversed(past.hands_of(evening))]
                if len(found) >= _MOST_HANDS:
                    break
    except BookFault:
        return []
    return found[:_MOST_HANDS]


def _played(book: Path, number: int, name: str) -> tuple[Hand, int] | None:
    """A hand and this person's seat in it, if all of it may be looked at."""
    kept = _kept(book, number, name)
    if kept is None or kept.text is None:
        return None
    try:
        played = replay(record_of(tomllib.loads(kept.text)))
    except (FileFault, ValueError):
        return None
    names = played.record.players or ()
    if name not in names or played.hand is None or not played.hand.over:
        return None
    return played.hand, names.index(name)


def _kept(book: Path, number: int, name: str) -> KeptHand | None:
    """One of an evening that is over, and at which this person sat: a computer has no spots."""
    try:
        with history(book) as past:
            kept = past.kept(number)
            every = past.evenings()
    except (BookFault, ValueError, LookupError):
        return None
    over = {row.id for row in every if not row.goes_on and name in row.people}
    return kept if kept.evening in over else None


def _names(book: Path, number: int, name: str) -> tuple[str, ...]:
    kept = _kept(book, number, name)
    names = tomllib.loads(kept.text)["players"] if kept and kept.text else ()
    return tuple(map(str, names))
