"""Both players learn against each other, round by round."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, TypeAlias

import numpy as np

from drawholdem_tui.solving.dealt import swapped
from drawholdem_tui.solving.hands import HANDS, Figures
from drawholdem_tui.solving.heads_up import (
    KEEP,
    NODES,
    SWAP,
    ByNode,
    Chooses,
    Game,
    NodeId,
    Payments,
    Plays,
    big_blind_values,
    button_values,
    reach,
)
from drawholdem_tui.solving.regrets import Node

_NOW_AND_THEN: Final = 1e-4  # what never comes is learnt, too, and weighs nothing

_Of: TypeAlias = Callable[[Node], Figures]


class Learner:
    """Keeps both players, as they play now and on average."""

    def __init__(self, game: Game) -> None:
        self.payments = Payments(game)
        swaps, two = game.possible, np.ones((HANDS, 2), bool)
        self._button, self._big_blind = Node(swaps), (Node(swaps), Node(swaps))
        self._push = {node: Node(two) for node in NODES}
        self._call = {node: Node(two) for node in NODES}
        self._rounds = 0
        low = np.zeros((HANDS, 2))
        low[:, 1] = _NOW_AND_THEN
        self._rarely = {KEEP: np.full(HANDS, _NOW_AND_THEN), SWAP: swapped(low)}

    def round(self) -> None:
        """The button learns against the big blind, then the big blind against the button."""
        self._rounds += 1
        plays = self._now()
        own = {what: self._own(plays.button, what) for what in (KEEP, SWAP)}
        learns = self._learns(self._push, {node: own[node[0]] for node in NODES})
        values = button_values(self.payments, plays, learns)
        self._button.learn(values)
        self._button.count(self._rounds)
        plays = self._now()
        for what in self.payments.game.choices:
            swaps = plays.big_blind[what]
            own = {then: self._own(swaps, then) for then in (KEEP, SWAP)}
            learns = self._learns(self._call, {node: own[node[1]] for node in NODES})
            values = big_blind_values(self.payments, plays, what, learns)
            self._big_blind[what].learn(values)
            self._big_blind[what].count(self._rounds)

    def average(self) -> Plays:
        """What is played in the end."""
        return self._plays(Node.average)

    def _now(self) -> Plays:
        return self._plays(lambda node: node.now)

    def _plays(self, of: _Of) -> Plays:
        return Plays(
            of(self._button),
            (of(self._big_blind[0]), of(self._big_blind[1])),
            {node: of(each)[:, 0] for node, each in self._push.items()},
            {node: of(each)[:, 0] for node, each in self._call.items()},
        )

    def _own(self, swaps: Figures, what: int) -> Figures:
        """How one's own hands come to be there."""
        own: Figures = reach(swaps, what) + self._rarely[what]
        return own

    def _learns(self, nodes: ByNode[Node], own: Mapping[NodeId, Figures]) -> Chooses:
        """Each node learns when it is passed; it does not know which card was given away."""

        def chooses(node: NodeId, one: Figures, other: Figures) -> Figures:
            at, mine = nodes[node], own[node]
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
