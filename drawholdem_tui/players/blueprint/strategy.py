"""A blueprint for one size of stacks: how often each kind of hand does what."""

from __future__ import annotations

from functools import cache
from itertools import accumulate
from typing import NamedTuple

from drawholdem_tui.players.blueprint.tree import Node, nodes
from drawholdem_tui.players.pushfold.strategy import HANDS

CERTAIN = 255  # a share of one, as a cell has it
SWAPS = 3  # squares of swaps: the button's, the big blind's after a keep, and after a swap
CONTEXTS = 4  # ways in which both have kept or swapped, as ``in_turn`` counts them


class Blueprint(NamedTuple):
    """Shares by place in the square of hands, each as a byte: two columns a swap (how often the
    high card goes, and the low one), then by who has swapped, node by node, a column for each thing
    to say but the last."""

    stack: float
    value: float  # what the button wins, in big blinds a hand
    exploitability: float  # what an opponent who knew it would win in its model, in thousandths
    cells: bytes

    def swaps(self, square: int, place: int) -> tuple[float, float]:
        """How often the high and the low card go: ``square`` is 0 on the button, 1 behind one that
        has kept, 2 behind one that has swapped."""
        at = 2 * square * HANDS + place
        return self.cells[at] / CERTAIN, self.cells[at + HANDS] / CERTAIN

    def bets(self, node: Node, context: int, place: int) -> tuple[float, ...]:
        """How often each of the things that can be said is."""
        column = 2 * SWAPS + context * columns(self.stack) + _first(self.stack)[node.number]
        shares = [
            self.cells[(column + each) * HANDS + place] / CERTAIN
            for each in range(len(node.says) - 1)
        ]
        return (*shares, max(0.0, 1 - sum(shares)))


@cache
def _first(stack: float) -> tuple[int, ...]:
    """The first column of each node, and how many there are of all."""
    return tuple(accumulate((len(node.says) - 1 for node in nodes(stack)), initial=0))


def columns(stack: float) -> int:
    """Of all nodes, where it is known who has swapped."""
    return _first(stack)[-1]
