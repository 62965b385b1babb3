"""Deals by the thousand: a shuffle of a shuffle.

A few shuffled decks and a few random choices of places, each deck dealt to each choice: places are
chosen without looking at the deck and the deck is shuffled without looking at the places, so that
any two of these deals are independent of each other, and an average over all of them errs as one
over as many deals that were shuffled each by itself. It costs some twice the root of n
shuffles instead of n.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from math import isqrt
from random import Random
from typing import Final, NamedTuple

_FIRST: Final = 150  # samples behind the first figure
_MOST_PLACES: Final = 256  # more would only delay it
_SHUFFLES: Final = 16  # between two pauses

# What is called between two rounds of a long calculation, each shorter than a millisecond: whoever
# thinks beside something else can wait there.
Pause = Callable[[], None]


def no_pause() -> None:
    """For callers that keep nobody waiting."""


class Effort(NamedTuple):
    """How much is played, from which seed, and what is called between two rounds."""

    samples: int = 2_500
    seed: int = 0
    pause: Pause = no_pause


USUAL: Final = Effort()


class Deals:
    """As many deals of ``size`` of the unseen cards as the effort asks for, or a few more."""

    def __init__(
        self,
        unseen: Sequence[int],
        size: int,
        effort: Effort,
    ) -> None:
        samples, seed, pause = effort
        self._unseen = list(unseen)
        self._random = Random(seed).random
        # a choice of few places costs less than a deck
        self._each = min(_MOST_PLACES, max(1, isqrt(samples * 20 // size)))
        self.rounds = -(-samples // self._each)
        deck = range(len(self._unseen))
        self.places: list[list[int]] = []
        for number in range(self._each):
            if not number % _SHUFFLES:
                pause()
            self.places.append(self._shuffled(deck)[:size])

    def decks(self) -> Iterator[list[int]]:
        """One deck per round."""
        for _ in range(self.rounds):
            yield self._shuffled(self._unseen)

    def looks(self) -> set[int]:
        """The rounds after which a figure is worth telling: it gets twice as good each time."""
        found = {self.rounds}
        enough = _FIRST
        while (after := -(-enough // self._each)) < self.rounds:
            found.add(after)
            enough *= 4
        return found

    def _shuffled(self, cards: Sequence[int]) -> list[int]:
        """Sorted by random keys: cheaper than exchanging them one by one."""
        lot = self._random
        return sorted(cards, key=lambda _: lot())
