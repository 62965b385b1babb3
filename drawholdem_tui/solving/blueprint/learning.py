"""Both players learn against each other, round by round: whether to swap, then what to say."""

from __future__ import annotations

from collections.abc import Callable
from operator import attrgetter
from typing import Final, NamedTuple

import numpy as np

from drawholdem_tui.players.blueprint.strategy import CONTEXTS
from drawholdem_tui.players.blueprint.tree import BIG_BLIND, BUTTON, End, Node, Over, nodes, tree
from drawholdem_tui.players.pushfold.strategy import in_turn
from drawholdem_tui.solving.blueprint.flops import Flops, worth_of_a_flop
from drawholdem_tui.solving.hands import (
    HANDS,
    Figures,
    add_worth,
    by_hand,
    equities,
    reach,
    swapped,
    worth,
)
from drawholdem_tui.solving.regrets import RARELY_KEPT, RARELY_SWAPPED
from drawholdem_tui.solving.regrets import Node as Learns

_BOTH: Final = (False, True)  # kept, swapped
_ALL: Final = np.ones(HANDS)


class Manner(NamedTuple):
    """How both are taken to play: as now, or on average; and what becomes of an own decision, from
    what each thing to say is worth, and how own hands come there."""

    plays: Callable[[Learns], Figures]
    decides: Callable[[Learns, list[Figures], Figures], Figures]


class Learner:
    """Keeps both players, as they play now and on average."""

    def __init__(self, stack: float, flops: Flops) -> None:
        self.stack = stack
        self.possible = np.ones((HANDS, 3), bool)
        # the higher card stays: what else it gained is less than can be told
        self.possible[:, 1] = False
        self.possible[::14, 2] = False  # nor to break a pair
        self.button = Learns(self.possible)
        self.big_blind = (Learns(self.possible), Learns(self.possible))
        self.bets = [
            [Learns(np.ones((HANDS, len(node.says)), bool)) for node in nodes(stack)]
            for _ in range(CONTEXTS)
        ]
        self._pays = [self._payments(flops, context) for context in range(CONTEXTS)]
        self._rarely = (RARELY_KEPT, swapped(RARELY_SWAPPED))
        self._rounds = 0
        self._learning = Manner(attrgetter("now"), self._learns)

    def round(self) -> None:
        """The button learns against the big blind, then the big blind against the button."""
        self._rounds += 1
        self.button.learn(self.values_of_the_button(self._learning), self._rounds)
        for before in _BOTH:
            values = self.values_of_the_big_blind(before, self._learning)
            self.big_blind[before].learn(values, self._rounds)

    def values_of_the_button(self, manner: Manner) -> Figures:
        """What each swap is worth to it, by hand."""
        found = np.zeros((HANDS, 3))
        for swaps in _BOTH:
            for answer in _BOTH:
                own = reach(manner.plays(self.button), swaps)
                other = reach(manner.plays(self.big_blind[swaps]), answer)
                context = in_turn(swaps, answer)
                add_worth(found, swaps, self._value(BUTTON, context, own, other, manner))
        return found

    def values_of_the_big_blind(self, before: bool, manner: Manner) -> Figures:
        """The same for the big blind, behind a button that has kept or swapped."""
        found = np.zeros((HANDS, 3))
        for swaps in _BOTH:
            own = reach(manner.plays(self.big_blind[before]), swaps)
            other = reach(manner.plays(self.button), before)
            context = in_turn(before, swaps)
            add_worth(found, swaps, self._value(BIG_BLIND, context, own, other, manner))
        return found

    def _value(
        self, player: int, context: int, own: Figures, other: Figures, manner: Manner
    ) -> Figures:
        """Of the betting, from its first word on."""
        swapped_one = own.ndim == 2
        pays, learn = self._pays[context], self.bets[context]

        def of(node: Node, mine: Figures, theirs: Figures) -> Figures:
            """``mine``: how own hands come there; ``theirs``: how often theirs say what leads
            there."""
            at, found = learn[node.number], []
            says, own_turn = manner.plays(at), node.so.actor == player
            for say, then in enumerate(node.then):
                often = says[:, say]
                after = mine * by_hand(often, mine) if own_turn else mine
                they = theirs if own_turn else theirs * often
                if isinstance(then, Over):
                    pay = pays[node.number, say]
                    outcome = pay if player == BUTTON else -pay.T
                    found.append(worth(outcome * they[None, :], other, has_swapped=swapped_one))
                else:
                    found.append(of(then, after, they))
            if own_turn:
                return manner.decides(at, found, mine)
            total: Figures = sum(found[1:], found[0])
            return total

        return of(tree(self.stack), own, _ALL)

    def _learns(self, at: Learns, values: list[Figures], mine: Figures) -> Figures:
        return at.passed(values, mine + self._rarely[mine.ndim - 1], self._rounds)

    def _payments(self, flops: Flops, context: int) -> dict[tuple[int, int], Figures]:
        """What the button wins where the betting ends, by node and what was said there."""
        shown = (2 * equities() - 1) * self.stack
        found: dict[tuple[int, int], Figures] = {}
        for node in nodes(self.stack):
            for say, then in enumerate(node.then):
                if not isinstance(then, Over):
                    continue
                button, big_blind = then.so.put_in
                if then.end is End.FOLDED:
                    won = -button if node.so.actor == BUTTON else big_blind
                    found[node.number, say] = np.full((HANDS, HANDS), won)
                elif then.end is End.SHOWN:
                    found[node.number, say] = shown
                else:
                    found[node.number, say] = worth_of_a_flop(flops, self.stack, then.so, context)
        return found
