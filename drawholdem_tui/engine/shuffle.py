"""From a secret to an order of cards: a shuffle without bias that anybody can repeat.

The bytes of SHAKE-256 over the secret and a number drive a Fisher-Yates shuffle. For a place
among ``n`` a byte is used only below the largest multiple of ``n`` that a byte can hold, so every
place is equally likely; the others are passed over.
"""

from __future__ import annotations

from hashlib import sha256, shake_256

from drawholdem_tui.engine.cards import FULL_DECK, Card

_USUALLY_ENOUGH = 160  # bytes; more are drawn from the same stream when they are needed


def shuffled(secret: bytes, number: int = 0) -> tuple[Card, ...]:
    """The deck that follows from a secret; ``number`` tells its decks apart."""
    stream = shake_256(secret + number.to_bytes(4, "big"))
    drawn = stream.digest(_USUALLY_ENOUGH)
    order = list(FULL_DECK)
    at = 0
    for last in range(len(order) - 1, 0, -1):
        places = last + 1
        usable = 256 - 256 % places
        while True:
            if at == len(drawn):
                drawn = stream.digest(2 * len(drawn))
            byte = drawn[at]
            at += 1
            if byte < usable:
                break
        place = byte % places
        order[last], order[place] = order[place], order[last]
    return tuple(order)


def seal_of(secret: bytes) -> str:
    """What is shown of a secret before its hand: the SHA-256 that it must turn out to have."""
    return sha256(secret).hexdigest()
