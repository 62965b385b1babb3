"""Push or fold as it is computed, for two or three: the button swaps (for a fee, which is a bet, of
three: DH-5), then the small blind, then the big blind, each for all to see; the button goes all-in
or folds, the others call, or push where it has folded, or fold. All have the same stack.

Amounts are in big blinds. Seats are counted in their turn, from the button; nodes as ``in_turn``
counts who has swapped.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np

from drawholdem_tui.players.pushfold.strategy import LAYOUTS, Layout
from drawholdem_tui.solving.hands import HANDS, Figures

SMALL_BLIND: Final = 0.5
FEE: Final = 0.5
PUSH, CALL, LATE, CALL_BUTTON, CALL_SMALL, OVERCALL = range(len(LAYOUTS[3].bets))


class Samples(NamedTuple):
    """So many boards, so many threes of hands drawn on each; some have a card in common."""

    boards: int = 20_000
    threes: int = 10_000
    seed: int = 3


class Game(NamedTuple):
    """All have ``stack`` before antes and blinds; without ``swaps`` it is plain hold'em. Antes are
    computed between two alone, and nothing is sampled between them."""

    stack: float
    seats: int = 2
    swaps: bool = True
    ante: float = 0.0
    samples: Samples = Samples()

    @property
    def layout(self) -> Layout:
        return LAYOUTS[self.seats]

    @property
    def nodes(self) -> int:
        return self.layout.nodes if self.swaps else 1

    @property
    def possible(self) -> Figures:
        """By hand: keep, swap the high card, the low one; of a pair either is the same."""
        found = np.ones((HANDS, 3), bool)
        found[::14, 1] = False
        if not self.swaps:
            found[:, 1:] = False
        return found

    def before(self, seat: int) -> Figures:
        """By node, which of the patterns it is that a seat has seen."""
        return np.arange(self.nodes) >> self.seats - seat

    def has_swapped(self, seat: int) -> Figures:
        """By node."""
        found: Figures = np.arange(self.nodes) >> self.seats - 1 - seat & 1
        return found


class Plays(NamedTuple):
    """By kind of hand: of each seat how often it keeps, swaps high, swaps low, by what it has seen;
    and how often everything goes in, by bet, node and kind."""

    swaps: tuple[Figures, ...]
    bets: Figures
