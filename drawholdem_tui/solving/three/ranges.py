"""How hands come to be at each node: by node and kind, for each seat."""

from __future__ import annotations

import numpy as np

from drawholdem_tui.solving.game import Game, Plays
from drawholdem_tui.solving.hands import HANDS, Figures
from drawholdem_tui.solving.three.dealt import beside, swapped


class Ranges:
    """``at`` by seat."""

    def __init__(self, game: Game, plays: Plays) -> None:
        reached = [_reached(swaps) for swaps in plays.swaps]
        likely = [_likely(each) for each in reached[:2]]
        where = [(game.before(seat), game.has_swapped(seat)) for seat in range(3)]
        self.at = tuple(each[at] for each, at in zip(reached, where, strict=True))
        self._likely = tuple(each[at] for each, at in zip(likely, where, strict=False))

    def each(self, seat: int, values: Figures, here: Figures) -> Figures:
        """What deals together are worth, for one hand of a kind. ``here`` is how often the others
        come to a node: together, as often as the first of them does what it did."""
        if len(here) == 1:
            found: Figures = values / here
            return found
        last = 1 if seat == 2 else 2
        all_together = here.reshape(2, 2, 2, HANDS).sum(last, keepdims=True)
        first = self._likely[1 if seat == 0 else 0].reshape(2, 2, 2, HANDS)
        each: Figures = values * (first / all_together).reshape(here.shape)
        return each


def _reached(swaps: Figures) -> Figures:
    """By what was seen, and by whether it is swapped then."""
    return np.stack([np.stack([each[:, 0], swapped(each[:, 1:])]) for each in swaps])


def _likely(reached: Figures) -> Figures:
    """How likely the other keeps, and swaps, given one's kind."""
    likely = reached @ beside().T
    found: Figures = likely / likely.sum(1, keepdims=True)
    return found
