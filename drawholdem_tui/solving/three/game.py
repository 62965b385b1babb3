"""Push or fold between three: the button swaps (for a fee that is a bet, DH-5), then the small
blind, then the big blind, each for all to see; the button goes all-in or folds, the others call,
or push where it has folded, or fold. All have the same stack; amounts are in big blinds.

Seats are counted in their turn: button, small blind, big blind.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np

from drawholdem_tui.players.pushfold.strategy import LAYOUTS
from drawholdem_tui.solving.hands import Figures, possible
from drawholdem_tui.solving.three.equities import Samples

SMALL_BLIND: Final = 0.5
FEE: Final = 0.5
PUSH, CALL, LATE, CALL_BUTTON, CALL_SMALL, OVERCALL = range(len(LAYOUTS[3].bets))


class Game(NamedTuple):
    """All have ``stack``; without ``swaps`` it is plain hold'em."""

    stack: float
    swaps: bool = True
    samples: Samples = Samples()

    @property
    def possible(self) -> Figures:
        return possible(swaps=self.swaps)

    @property
    def nodes(self) -> int:
        return LAYOUTS[3].nodes if self.swaps else 1

    @property
    def fees(self) -> Figures:
        """By node: what the button leaves when it folds."""
        found: Figures = FEE * has_swapped(self.nodes, 0)
        return found

    def before(self, seat: int) -> Figures:
        """By node, which of the patterns it is that a seat has seen."""
        return np.arange(self.nodes) >> 3 - seat


def has_swapped(nodes: int, seat: int) -> Figures:
    """By node."""
    found: Figures = np.arange(nodes) >> 2 - seat & 1
    return found


class Plays(NamedTuple):
    """By kind of hand: of each seat how often it keeps, swaps high, swaps low, by what it has seen;
    and how often everything goes in, by bet, node and kind."""

    swaps: tuple[Figures, ...]
    bets: Figures
