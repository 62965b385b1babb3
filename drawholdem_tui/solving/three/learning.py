"""All three learn against each other, round by round."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

import numpy as np

from drawholdem_tui.solving.game import (
    CALL,
    CALL_BUTTON,
    CALL_SMALL,
    LATE,
    OVERCALL,
    PUSH,
    Game,
    Plays,
)
from drawholdem_tui.solving.hands import HANDS, Figures
from drawholdem_tui.solving.regrets import NOW_AND_THEN, Node
from drawholdem_tui.solving.three.dealt import by_swap, swapped
from drawholdem_tui.solving.three.payments import Payments
from drawholdem_tui.solving.three.ranges import Ranges
from drawholdem_tui.solving.three.values import (
    Chooses,
    big_blind_bets,
    button_bets,
    small_blind_bets,
)

BETS_OF: Final = ((PUSH,), (CALL, LATE), (CALL_BUTTON, CALL_SMALL, OVERCALL))
VALUES_OF: Final = (button_bets, small_blind_bets, big_blind_bets)

_Of: TypeAlias = Callable[[Node], Figures]


class Learner:
    """Keeps all of them, as they play now and on average."""

    def __init__(self, game: Game) -> None:
        self.payments = Payments(game)
        self._nodes = game.nodes
        patterns = [max(1, game.nodes >> 3 - seat) for seat in range(3)]
        self._swaps = [Node(np.tile(game.possible, (many, 1))) for many in patterns]
        two = np.ones((game.nodes * HANDS, 2), bool)
        self._bets = [Node(two) for _ in range(6)]
        self._rounds = 0
        low = np.zeros((HANDS, 2))
        low[:, 1] = NOW_AND_THEN
        self._rarely = np.stack([np.full(HANDS, NOW_AND_THEN), swapped(low)])

    def round(self) -> None:
        """The button learns against the others, then the small blind, then the big blind."""
        self._rounds += 1
        for seat, values in enumerate(VALUES_OF):
            plays = self._now()
            own = Ranges(self.payments.game, plays).at[seat]
            own = own + self._rarely[self.payments.game.has_swapped(seat)]
            worth = values(self.payments, plays, self._learns(own))
            self._swaps[seat].learn(by_choice(worth, seat))
            self._swaps[seat].count(self._rounds)

    def average(self) -> Plays:
        """What is played in the end."""
        return self._plays(Node.average)

    def _now(self) -> Plays:
        return self._plays(lambda node: node.now)

    def _plays(self, of: _Of) -> Plays:
        button, small, big = (of(each).reshape(-1, HANDS, 3) for each in self._swaps)
        bets = [of(each)[:, 0].reshape(self._nodes, HANDS) for each in self._bets]
        return Plays((button, small, big), np.stack(bets))

    def _learns(self, own: Figures) -> Chooses:
        """Each bet learns when it is passed."""

        def chooses(bet: int, in_: Figures, fold: Figures) -> Figures:
            node = self._bets[bet]
            played = node.now[:, 0].reshape(self._nodes, HANDS)
            node.learn(np.stack([in_.reshape(-1), fold.reshape(-1)], 1))
            node.count(own.reshape(-1) * self._rounds)
            found: Figures = played * in_ + (1 - played) * fold
            return found

        return chooses


def by_choice(worth: Figures, seat: int) -> Figures:
    """What keeping and each swap are worth, for each pattern before, one below the other."""
    nodes = len(worth)
    if nodes == 1:
        return np.stack([worth[0], worth[0], worth[0]], 1)
    after = worth.reshape(1 << seat, 2, 4 >> seat, HANDS).sum(2)
    return np.concatenate([np.column_stack([keep, by_swap(swap)]) for keep, swap in after])
