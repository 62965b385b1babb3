"""One blueprint: learnt, made into bytes, and judged as those bytes play."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from drawholdem_tui.players.blueprint.strategy import CERTAIN, Blueprint
from drawholdem_tui.solving.blueprint.flops import Flops
from drawholdem_tui.solving.blueprint.learning import Learner, Manner
from drawholdem_tui.solving.hands import THOUSANDTHS, Figures
from drawholdem_tui.solving.regrets import Node as Learns
from drawholdem_tui.solving.regrets import mixed

_SELDOM = 0.02  # what is done so seldom has not been learnt away yet


class Block(NamedTuple):
    """A blueprint to be made: plain values, for any process to make it."""

    stack: float
    rounds: int
    flops: Flops


def solve(block: Block) -> Blueprint:
    """The same values, the same bytes."""
    learner = Learner(block.stack, block.flops)
    for _ in range(block.rounds):
        learner.round()
    swaps = [learner.button, *learner.big_blind]
    columns = [each.average()[:, card] for each in swaps for card in (1, 2)]
    for context in learner.bets:
        columns += [share for at in context for share in _often_enough(at.average()).T[:-1]]
    cells = bytes(np.rint(np.concatenate(columns) * CERTAIN).astype(np.uint8))
    value, exploited = judged(learner)
    return Blueprint(block.stack, value, exploited * THOUSANDTHS, cells)


def judged(learner: Learner) -> tuple[float, float]:
    """What the button wins; and what an opponent wins on average over both seats who knows the
    strategy and does what is best against it."""

    def played(at: Learns, values: list[Figures], _mine: Figures) -> Figures:
        return mixed(at.average(), values)

    def best(_at: Learns, values: list[Figures], _mine: Figures) -> Figures:
        found: Figures = np.maximum.reduce(values)
        return found

    usual, answer = Manner(Learns.average, played), Manner(Learns.average, best)
    value = float((learner.button.average() * learner.values_of_the_button(usual)).sum())
    button = _best(learner, learner.values_of_the_button(answer))
    big_blind = sum(
        _best(learner, learner.values_of_the_big_blind(before, answer)) for before in (False, True)
    )
    return value, (button + big_blind) / 2


def _often_enough(shares: Figures) -> Figures:
    kept = np.where(shares < _SELDOM, 0, shares)
    found: Figures = kept / kept.sum(1, keepdims=True)
    return found


def _best(learner: Learner, values: Figures) -> float:
    return float(np.where(learner.possible, values, -np.inf).max(1).sum())
