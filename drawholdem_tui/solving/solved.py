"""One table: learnt, made into bytes, and judged as those bytes play."""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np

from drawholdem_tui.players.pushfold.strategy import LAYOUTS, Strategy
from drawholdem_tui.solving.hands import HANDS, Figures
from drawholdem_tui.solving.heads_up import NODES, Game, Payments, Plays
from drawholdem_tui.solving.judged import judged
from drawholdem_tui.solving.learning import Learner

ROUNDS: Final = 1_000


def learnt(game: Game, rounds: int) -> Plays:
    """Play so many rounds."""
    learner = Learner(game)
    for _ in range(rounds):
        learner.round()
    return learner.average()


def as_table(game: Game, plays: Plays) -> Strategy:
    """What the file will say, and what is to be said of it."""
    cells = as_cells(game, plays)
    return Strategy(judged(Payments(game), as_plays(game, cells)), cells)


def as_cells(game: Game, plays: Plays) -> bytes:
    """In whole parts: a hand that does something does it in whole parts, too."""
    if not game.swaps:
        columns = [plays.push[NODES[0]], plays.call[NODES[0]]]
    else:
        swaps = [plays.button, *plays.big_blind]
        columns = [each[:, card] for each in swaps for card in (1, 2)]
        columns += [each[node] for each in (plays.push, plays.call) for node in NODES]
    whole: Figures = np.rint(np.concatenate(columns) * LAYOUTS[2].certain)
    return bytes(whole.astype(np.uint8))


def as_plays(game: Game, cells: bytes) -> Plays:
    shares: Figures = np.frombuffer(cells, np.uint8).reshape(-1, HANDS) / LAYOUTS[2].certain
    if not game.swaps:
        keep = np.zeros((HANDS, 3))
        keep[:, 0] = 1
        both: tuple[Figures, Figures] = (shares[0], shares[1])
        push, call = (dict.fromkeys(NODES, each) for each in both)
        return Plays(keep, (keep, keep), push, call)
    button, after_keep, after_swap = (
        np.stack([np.maximum(1 - shares[at] - shares[at + 1], 0), shares[at], shares[at + 1]], 1)
        for at in (0, 2, 4)
    )
    push, call = ({node: shares[first + at] for at, node in enumerate(NODES)} for first in (6, 10))
    return Plays(button, (after_keep, after_swap), push, call)


class Block(NamedTuple):
    """A table to be made: plain values, for whichever process makes it."""

    game: Game
    rounds: int


def solve(block: Block) -> Strategy:
    """The same values, the same bytes: there is no chance in it."""
    return as_table(block.game, learnt(block.game, block.rounds))
