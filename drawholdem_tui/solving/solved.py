"""One table: learnt, made into bytes, and judged as those bytes play."""

from __future__ import annotations

from typing import NamedTuple

from drawholdem_tui.players.pushfold.strategy import Table
from drawholdem_tui.solving.cells import as_cells, as_plays
from drawholdem_tui.solving.game import Game
from drawholdem_tui.solving.three import exploitability as of_three
from drawholdem_tui.solving.three.learning import Learner as LearnerOfThree
from drawholdem_tui.solving.three.never import filled
from drawholdem_tui.solving.two import exploitability as of_two
from drawholdem_tui.solving.two.learning import Learner as LearnerOfTwo


class Block(NamedTuple):
    """A table to be made: plain values, for any process to make it."""

    game: Game
    rounds: int


def solve(block: Block) -> Table:
    """The same values, the same bytes: what chance there is in samples has a seed."""
    game = block.game
    learner = LearnerOfTwo(game) if game.seats == 2 else LearnerOfThree(game)
    for _ in range(block.rounds):
        learner.round()
    average = learner.average()
    cells = as_cells(game, average)
    if isinstance(learner, LearnerOfThree):
        cells = filled(learner.payments, average, cells)
    plays = as_plays(game, cells)
    if isinstance(learner, LearnerOfTwo):
        told = of_two.judged(learner.payments, plays)
    else:
        told = of_three.judged(learner.payments, plays)
    return Table(game.seats, told, cells)
