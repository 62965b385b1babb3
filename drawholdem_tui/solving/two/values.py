"""What each choice is worth between two, each deal as likely as the cards make it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

import numpy as np

from drawholdem_tui.solving.game import CALL, PUSH, SMALL_BLIND, Game, Plays
from drawholdem_tui.solving.hands import (
    HANDS,
    KEEP,
    SWAP,
    Figures,
    add_worth,
    equities,
    reach,
    worth,
)

# What becomes of a node, from what one choice and the other are worth there.
Chooses: TypeAlias = Callable[[int, Figures, Figures], Figures]


def choices(game: Game) -> tuple[int, ...]:
    return (KEEP, SWAP) if game.swaps else (KEEP,)


class Payments:
    """What is won in each case, by own and opposing kind."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self._fold, self._steal = -SMALL_BLIND - game.ante, 1.0 + game.ante  # of the button
        self._shown = (2 * equities() - 1) * game.stack

    def of_the_button(self, call: Figures) -> tuple[Figures, Figures]:
        """By pushing and by folding."""
        push = (1 - call) * self._steal + call * self._shown
        return push, np.full((HANDS, HANDS), self._fold)

    def of_the_big_blind(self, push: Figures) -> tuple[Figures, Figures]:
        """By calling and by folding."""
        folded = (push - 1) * self._fold
        lost = np.full((HANDS, HANDS), self._steal)
        return folded - push * self._shown.T, folded - push * lost


def button_values(payments: Payments, plays: Plays, chooses: Chooses) -> Figures:
    """What each swap is worth to the button, by hand."""
    found = np.zeros((HANDS, 3))
    for what in choices(payments.game):
        for then in choices(payments.game):
            node, other = 2 * what + then, reach(plays.swaps[1][what], then)
            push, fold = (
                worth(each, other, has_swapped=what == SWAP)
                for each in payments.of_the_button(plays.bets[CALL, node])
            )
            add_worth(found, what, chooses(node, push, fold))
    return found


def big_blind_values(payments: Payments, plays: Plays, what: int, chooses: Chooses) -> Figures:
    """The same for the big blind, after a button that has kept or swapped."""
    found = np.zeros((HANDS, 3))
    other = reach(plays.swaps[0][0], what)
    for then in choices(payments.game):
        node = 2 * what + then
        call, fold = (
            worth(each, other, has_swapped=then == SWAP)
            for each in payments.of_the_big_blind(plays.bets[PUSH, node])
        )
        add_worth(found, then, chooses(node, call, fold))
    return found
