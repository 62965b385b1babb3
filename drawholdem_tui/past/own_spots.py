"""Spots from one's own finished hands: choices that cost something, as they could be known then.

Only of evenings that are over, and only of the person who trains: what that seat saw, and no more.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Final

from drawholdem_tui.drills.dealt import Asked
from drawholdem_tui.drills.from_advice import options_of, priced, spot_of_advice
from drawholdem_tui.drills.kinds.all_kinds import KINDS, WITHOUT_DRAW_POKER, Kind
from drawholdem_tui.drills.spot import OWN, Spot, Whence
from drawholdem_tui.engine.decisions import BetDecision, DrawDecision
from drawholdem_tui.engine.rules import PRESETS, Game
from drawholdem_tui.past.hands import Own, played_again
from drawholdem_tui.past.seen import Seen
from drawholdem_tui.players.coach.review import Reviewed, dearest, reviewed
from drawholdem_tui.storage.book.faults import BookFault
from drawholdem_tui.storage.book.history import history

_MOST_HANDS: Final = 40  # of the latest; looked through until there is one that cost something


def own_spots(book: Path, name: str, kinds: Sequence[Kind], known: set[str]) -> Iterator[str]:
    """The keys of those that have not been asked yet, the latest hands first. Each takes a
    moment: the coach looks at hand after hand."""
    for hand in _hands_of(book, name):
        played = _played(book, hand, name)
        if played is None:
            continue
        found = dearest(reviewed(played.hand, played.seat))
        if found is None or not options_of(found.advice) or priced(found.advice).spot:
            continue
        key = f"{OWN} {hand} {found.number}"
        if key not in known and _kind_of(found) in kinds:
            yield key


def own_spot(book: Path, name: str, key: str) -> Spot | None:
    """The spot of such a key; none where the hand is not there any more."""
    _own, hand, number = key.split(" ")
    played = _played(book, int(hand), name)
    if played is None:
        return None
    whole, seat = played.hand, played.seat
    found = next((each for each in reviewed(whole, seat) if each.number == int(number)), None)
    if found is None or not options_of(found.advice):
        return None
    so_far = len(whole.before(found.number).events)
    asked = Asked(seat, found.decision, found.view, so_far, found.number)
    whence = Whence(key, _kind_of(found), whole, played.names, seat)
    return spot_of_advice(whence, asked, priced(found.advice))


def people_of(book: Path) -> set[str]:
    """Whose hands lie in it: where there are several, one's own cards are not for all eyes."""
    with suppress(BookFault), history(book) as past:
        return Seen(past.every_evening()).people
    return set()


def kinds_for(book: Path) -> tuple[Kind, ...]:
    """What is trained where nobody names anything: spots of draw poker only if it has been played
    here."""
    with suppress(BookFault), history(book) as past:
        rows = [row for _number, row in past.every_evening() if row]
        if any(row.changing or _is_draw_poker(row.game) for row in rows):
            return KINDS
    return WITHOUT_DRAW_POKER


def _is_draw_poker(game: str) -> bool:
    return game in PRESETS and PRESETS[game].game is Game.DRAW_POKER


def _kind_of(found: Reviewed) -> Kind:
    if isinstance(found.decision, BetDecision):
        return Kind.CALL
    return Kind.DRAW if isinstance(found.decision, DrawDecision) else Kind.SWAP


def _hands_of(book: Path, name: str) -> list[int]:
    """Of evenings that are over, and at which this person sat."""
    found: list[int] = []
    with suppress(BookFault), history(book) as past:
        every = list(past.every_evening())
        seen = Seen(every)
        for evening in (number for number, _row in every if seen.is_over_for(number, name)):
            found += [row.id for row in reversed(past.hands_of(evening))]
            if len(found) >= _MOST_HANDS:
                break
    return found[:_MOST_HANDS]


def _played(book: Path, number: int, name: str) -> Own | None:
    """One of these hands, whoever asks for it."""
    try:
        with history(book) as past:
            kept, seen = past.kept(number), Seen(past.every_evening())
    except BookFault:
        return None
    played = played_again(kept) if seen.is_over_for(kept.evening, name) else None
    return played.of(name) if played else None
