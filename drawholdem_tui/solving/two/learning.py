"""Both players learn against each other, round by round."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeAlias

import numpy as np

from drawholdem_tui.solving.game import CALL, PUSH, Game, Plays
from drawholdem_tui.solving.hands import HANDS, Figures, swapped
from drawholdem_tui.solving.regrets import NOW_AND_THEN, Node
from drawholdem_tui.solving.two.values import (
    KEEP,
    SWAP,
    Chooses,
    Payments,
    big_blind_values,
    button_values,
    choices,
    reach,
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
        low = np.zeros((HANDS, 2))
        low[:, 1] = NOW_AND_THEN
        self._rarely = {KEEP: np.full(HANDS, NOW_AND_THEN), SWAP: swapped(low)}

    def round(self) -> None:
        """The button learns against the big blind, then the big blind against the button."""
        self._rounds += 1
        plays = self._now()
        own = {what: self._own(plays.swaps[0][0], what) for what in (KEEP, SWAP)}
        learns = self._learns(PUSH, own)
        values = button_values(self.payments, plays, learns)
        self._button.learn(values)
        self._button.count(self._rounds)
        plays = self._now()
        for what in choices(self.payments.game):
            swaps = plays.swaps[1][what]
            own = {then: self._own(swaps, then) for then in (KEEP, SWAP)}
            learns = self._learns(CALL, own)
            values = big_blind_values(self.payments, plays, what, learns)
            self._big_blind[what].learn(values)
            self._big_blind[what].count(self._rounds)

    def average(self) -> Plays:
        """What is played in the end."""
        return self._plays(Node.average)

    def _now(self) -> Plays:
        return self._plays(lambda node: node.now)

    def _plays(self, of: _Of) -> Plays:
        swaps = of(self._button)[None], np.stack([of(each) for each in self._big_blind])
        return Plays(swaps, np.array([[of(each)[:, 0] for each in bet] for bet in self._bets]))

    def _own(self, swaps: Figures, what: int) -> Figures:
        """How a player's hands get there."""
        own: Figures = reach(swaps, what) + self._rarely[what]
        return own

    def _learns(self, bet: int, own: Mapping[int, Figures]) -> Chooses:
        """Each node learns when it is passed; it does not know which card was given away."""

        def chooses(node: int, one: Figures, other: Figures) -> Figures:
            at, mine = self._bets[bet][node], own[node >> 1 if bet == PUSH else node & 1]
            played = at.now
            if one.ndim == 1:
                at.learn(np.stack([one, other], 1))
                at.count(mine * self._rounds)
                kept: Figures = played[:, 0] * one + played[:, 1] * other
                return kept
            often = mine.sum(1)
            at.learn(np.stack([(each * mine).sum(1) / often for each in (one, other)], 1))
            at.count(often * self._rounds)
            swap: Figures = played[:, :1] * one + played[:, 1:] * other
            return swap

        return chooses
