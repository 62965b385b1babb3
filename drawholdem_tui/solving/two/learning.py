"""Both players learn against each other, round by round."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

import numpy as np

from drawholdem_tui.solving.game import CALL, PUSH, Game, Plays
from drawholdem_tui.solving.hands import HANDS, KEEP, SWAP, Figures, reach, swapped
from drawholdem_tui.solving.regrets import RARELY_KEPT, RARELY_SWAPPED, Node
from drawholdem_tui.solving.two.values import (
    Chooses,
    Payments,
    big_blind_values,
    button_values,
    choices,
)

_Of: TypeAlias = Callable[[Node], Figures]


class Learner:
    """Keeps both players, as they play now and on average."""

    def __init__(self, game: Game) -> None:
        self.payments = Payments(game)
        swaps, two = game.possible, np.ones((HANDS, 2), bool)
        self._button, self._big_blind = Node(swaps), (Node(swaps), Node(swaps))
        self._bets = [[Node(two) for _ in range(game.nodes)] for _ in game.layout.bets]
        self._rounds = 0
        self._rarely = (RARELY_KEPT, swapped(RARELY_SWAPPED))

    def round(self) -> None:
        """The button learns against the big blind, then the big blind against the button."""
        self._rounds += 1
        plays = self._now()
        learns = self._learns(PUSH, plays.swaps[0][0])
        self._button.learn(button_values(self.payments, plays, learns), self._rounds)
        plays = self._now()
        for what in choices(self.payments.game):
            learns = self._learns(CALL, plays.swaps[1][what])
            values = big_blind_values(self.payments, plays, what, learns)
            self._big_blind[what].learn(values, self._rounds)

    def average(self) -> Plays:
        """What is played in the end."""
        return self._plays(Node.average)

    def _now(self) -> Plays:
        return self._plays(lambda node: node.now)

    def _plays(self, of: _Of) -> Plays:
        swaps = of(self._button)[None], np.stack([of(each) for each in self._big_blind])
        return Plays(swaps, np.array([[of(each)[:, 0] for each in bet] for bet in self._bets]))

    def _learns(self, bet: int, swaps: Figures) -> Chooses:
        """For a player whose hands come there by these swaps."""
        own = [reach(swaps, what) + self._rarely[what] for what in (KEEP, SWAP)]

        def chooses(node: int, one: Figures, other: Figures) -> Figures:
            often = own[node >> 1 if bet == PUSH else node & 1]
            return self._bets[bet][node].passed((one, other), often, self._rounds)

        return chooses
