"""From a secret to an order of cards: a shuffle without bias that anybody can repeat.

To repeat it: begin with the cards in the order 2c 2d 2h 2s 3c ... Ac Ad Ah As, as places 0 to 51.
The bytes come from SHAKE-256 over the secret followed by the deck's number as four bytes, big end
first; deck 0 is dealt first. For each place from 51 down to 1, the last of the ``n`` places still
open, take the next byte; pass over it while it is not below the largest multiple of ``n`` up to
256, so that every place is equally likely; then exchange the card of that place with the one at
the byte's remainder by ``n``. The card at place 0 is dealt first.

A reshuffle (DH-23, DP-12) is the next deck of the same secret, number 1 and so on, without the
cards that do not go back into it.
"""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256, shake_256
from itertools import chain

from drawholdem_tui.engine.cards import FULL_DECK, Card

_USUALLY_ENOUGH = 160  # bytes; more are drawn from the same stream when they are needed


def shuffled(secret: bytes, number: int = 0) -> tuple[Card, ...]:
    """The deck that follows from a secret; ``number`` tells its decks apart."""
    drawn = chain.from_iterable(_bytes_from(secret + number.to_bytes(4, "big")))
    order = list(FULL_DECK)
    for last, places, usable in _STEPS:
        byte = next(drawn)
        while byte >= usable:
            byte = next(drawn)
        place = byte % places
        order[last], order[place] = order[place], order[last]
    return tuple(order)


# the place that is filled, how many are still open, and the bytes that leave each equally likely
_STEPS = [(open_ - 1, open_, 256 - 256 % open_) for open_ in range(len(FULL_DECK), 1, -1)]


def _bytes_from(seed: bytes) -> Iterator[bytes]:
    """The stream of SHAKE-256, as far as anybody reads it, piece by piece."""
    stream = shake_256(seed)
    known, length = 0, _USUALLY_ENOUGH
    while True:
        yield stream.digest(length)[known:]
        known, length = length, 2 * length


def seal_of(secret: bytes) -> str:
    """What is shown of a secret before its hand: the SHA-256 that it must turn out to have."""
    return sha256(secret).hexdigest()
