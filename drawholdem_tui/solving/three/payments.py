"""What is won between three: by own and opposing kind where two show their hands, by all their
kinds where all three do."""

from __future__ import annotations

from functools import cached_property

import numpy as np

from drawholdem_tui.solving.dealt import counts
from drawholdem_tui.solving.game import FEE, SMALL_BLIND, Game
from drawholdem_tui.solving.hands import HANDS, Figures, equities
from drawholdem_tui.solving.three.dealt import chances
from drawholdem_tui.solving.three.equities import shares


class Payments:
    """Tables of three have the kind of one seat first, then those of the other two."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.fees = FEE * game.has_swapped(0)[:, None]  # by node, as the button folds
        share = equities(counts().together)
        stack = game.stack
        self.no_small = share * (2 * stack + SMALL_BLIND) - stack  # the small blind has folded
        self.no_big = share * (2 * stack + 1) - stack
        self.no_button = share * (2 * stack + self.fees[:, :, None]) - stack

    @cached_property
    def meet(self) -> Figures:
        """How likely they meet."""
        return chances().reshape(HANDS, HANDS * HANDS)

    @cached_property
    def won_of_three(self) -> Figures:
        """And what the second of them wins of all three stacks."""
        found = chances() * shares(self.game.samples) * (3 * self.game.stack)
        return np.ascontiguousarray(found.transpose(2, 0, 1)).reshape(HANDS, HANDS * HANDS)


def beside_one(table: Figures, weights: Figures) -> Figures:
    """By node, what is left of a table of three where the first is as likely as ``weights``."""
    found: Figures = (weights @ table).reshape(-1, HANDS, HANDS)
    return found


def against(table: Figures, weights: Figures) -> Figures:
    """The same of a table of two, and its second."""
    found: Figures = np.matmul(table, weights[:, :, None])[:, :, 0]
    return found
