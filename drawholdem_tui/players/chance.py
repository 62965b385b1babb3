"""Chance for one decision: a seed that tells of no other, and a generator that is cheap to start.

Every decision of a bot has its own seed, so that a hand taken up again goes on as it would have.
The Mersenne twister of the standard library spends more on being seeded than a bot on its decision;
SplitMix64 starts with one assignment and has no bias that a poker player could use.
"""

from __future__ import annotations

from functools import lru_cache
from hashlib import sha512
from random import Random

_MASK = (1 << 64) - 1


def seed_of(secret: bytes, decision: int) -> int:
    """Of one decision of the hand with this secret, counted from 0 over all its seats. Whoever
    knows it learns nothing of the secret, nor of another seed: each is its own part of a hash.

    >>> seed_of(b"secret", 0) != seed_of(b"secret", 1) != seed_of(b"secret", 8)
    True
    """
    return _seeds(secret, decision >> 3)[decision & 7]


@lru_cache(maxsize=8)
def _seeds(secret: bytes, eight: int) -> tuple[int, ...]:
    """A hash is long enough for eight of them."""
    hashed = sha512(b"decisions %d of " % eight + secret).digest()
    return tuple(int.from_bytes(hashed[at : at + 8], "little") for at in range(0, 64, 8))


class Chance(Random):
    """``random.Random`` over SplitMix64."""

    _state: int

    def seed(self, a: object = None, version: int = 2) -> None:
        self._state = a & _MASK if isinstance(a, int) else 0
        self.gauss_next = None  # what is left of the chance before

    def random(self) -> float:
        return (self._next() >> 11) * 2.0**-53

    def getrandbits(self, k: int, /) -> int:
        """The upper bits of the next number, and of as many as it takes."""
        bits = 0
        for _ in range(0, k, 64):
            bits = bits << 64 | self._next()
        return bits >> (-k % 64)

    def _randbelow(self, n: int) -> int:
        """What choices and samples are made of: the upper bits until they are below ``n``, as the
        standard library takes them, in one step."""
        unused = 64 - n.bit_length()
        if unused < 0:
            return self._randbelow_with_getrandbits(n)  # type: ignore[attr-defined,no-any-return]
        while (drawn := self._next() >> unused) >= n:
            pass
        return drawn

    def _next(self) -> int:
        self._state = state = (self._state + 0x9E3779B97F4A7C15) & _MASK
        state = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        state = ((state ^ (state >> 27)) * 0x94D049BB133111EB) & _MASK
        return state ^ (state >> 31)
