"""The coach looks at hands of the book: what the dearest choice of each person there cost."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from typing import Final

from drawholdem_tui.past.hands import played_again
from drawholdem_tui.past.history.listing import HandLine, Listing
from drawholdem_tui.players.coach.review import Looked, looked_over, reviewed
from drawholdem_tui.storage.book.afterwards import Cost
from drawholdem_tui.storage.book.faults import BookFault
from drawholdem_tui.words.advice.review import chips_lost

Found = tuple[Cost, Looked]  # a price, and the choices among which one had it
Costs = tuple[int, list[Found]]  # at how many hands the coach has looked, and what it found

_TOLD_AFTER: Final = 0.5  # seconds: written and shown together


def costs_of(listing: Listing, hands: Sequence[int], rest: Callable[[], None]) -> Iterator[Costs]:
    """Some at a time, until all are known; ``rest`` waits where somebody else is in a hurry."""
    found: list[Found] = []
    looked, since = 0, time.monotonic()
    for hand in hands:
        rest()
        try:
            (line,) = listing.lines([hand])
        except (BookFault, ValueError):
            return
        found += _costs_of(line, listing)
        looked += 1
        if time.monotonic() - since > _TOLD_AFTER:
            yield looked, found
            found, looked, since = [], 0, time.monotonic()
    yield looked, found


def _costs_of(line: HandLine, listing: Listing) -> list[Found]:
    kept = line.kept
    evening = listing.evenings.get(kept.evening or 0)
    if evening is None or evening.id in listing.seen.silent:
        return []
    played = played_again(kept)
    if played is None:
        return []
    costs = []
    for seat, name in enumerate(played.called):
        if name in evening.people:
            looked = looked_over(played.hand, seat, reviewed(played.hand, seat))
            dear = looked.dearest
            lost = chips_lost(dear) if dear else 0
            costs.append((Cost(kept.id, kept.as_written(name), lost), looked))
    return costs
