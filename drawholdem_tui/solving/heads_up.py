"""Push or fold between two: the button swaps, then the big blind, each for all to see; the button
goes all-in or folds, the big blind calls or folds. Amounts are in big blinds."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple, TypeAlias, TypeVar

import numpy as np

from drawholdem_tui.solving.dealt import by_swap, counts, swapped, worth
from drawholdem_tui.solving.equities import equities
from drawholdem_tui.solving.hands import HANDS, Figures, possible

KEEP, SWAP = 0, 1
NodeId: TypeAlias = tuple[int, int]  # what the button has done, what the big blind
NODES: Final[tuple[NodeId, ...]] = ((KEEP, KEEP), (KEEP, SWAP), (SWAP, KEEP), (SWAP, SWAP))
_SMALL_BLIND: Final = 0.5

T = TypeVar("T")
ByNode: TypeAlias = dict[NodeId, T]

# What becomes of a node, from what one choice and the other are worth there.
Chooses: TypeAlias = Callable[[NodeId, Figures, Figures], Figures]


class Game(NamedTuple):
    """Both have ``stack`` before antes and blinds; without ``swaps`` it is plain hold'em."""

    stack: float
    ante: float = 0.0
    swaps: bool = True

    @property
    def fold(self) -> float:
        """What the button wins by folding."""
        return -_SMALL_BLIND - self.ante

    @property
    def steal(self) -> float:
        """What it wins by an all-in that is not called."""
        return 1.0 + self.ante

    @property
    def choices(self) -> tuple[int, ...]:
        return (KEEP, SWAP) if self.swaps else (KEEP,)

    @property
    def possible(self) -> Figures:
        return possible(swaps=self.swaps)


class Plays(NamedTuple):
    """By kind of hand: how often it keeps, swaps high, swaps low; pushes; calls."""

    button: Figures
    big_blind: tuple[Figures, Figures]  # behind a button that has kept, that has swapped
    push: ByNode[Figures]
    call: ByNode[Figures]


def reach(swaps: Figures, what: int) -> Figures:
    """How hands come to be with these swaps: those kept, or those swapped."""
    return swaps[:, 0] if what == KEEP else swapped(swaps[:, 1:])


class Payments:
    """What is won in each case, by own and opposing kind."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self._shown = (2 * equities(counts().together) - 1) * game.stack

    def of_the_button(self, call: Figures) -> tuple[Figures, Figures]:
        """By pushing and by folding."""
        push = (1 - call) * self.game.steal + call * self._shown
        return push, np.full((HANDS, HANDS), self.game.fold)

    def of_the_big_blind(self, push: Figures) -> tuple[Figures, Figures]:
        """By calling and by folding."""
        folded = (push - 1) * self.game.fold
        lost = np.full((HANDS, HANDS), self.game.steal)
        return folded - push * self._shown.T, folded - push * lost


def button_values(payments: Payments, plays: Plays, chooses: Chooses) -> Figures:
    """What each swap is worth to the button, by hand."""
    found = np.zeros((HANDS, 3))
    for what in payments.game.choices:
        for then in payments.game.choices:
            node, other = (what, then), reach(plays.big_blind[what], then)
            push, fold = (
                worth(each, other, has_swapped=what == SWAP)
                for each in payments.of_the_button(plays.call[node])
            )
            _add(found, what, chooses(node, push, fold))
    return found


def big_blind_values(payments: Payments, plays: Plays, what: int, chooses: Chooses) -> Figures:
    """The same for the big blind, behind a button that has kept or swapped."""
    found = np.zeros((HANDS, 3))
    other = reach(plays.button, what)
    for then in payments.game.choices:
        node = (what, then)
        call, fold = (
            worth(each, other, has_swapped=then == SWAP)
            for each in payments.of_the_big_blind(plays.push[node])
        )
        _add(found, then, chooses(node, call, fold))
    return found


def _add(found: Figures, what: int, values: Figures) -> None:
    if what == KEEP:
        found[:, 0] += values
    else:
        found[:, 1:] += by_swap(values)


def by_hand(shares: Figures, like: Figures) -> Figures:
    """Shares by kind beside figures by kind and rank given away."""
    return shares[:, None] if like.ndim == 2 else shares
