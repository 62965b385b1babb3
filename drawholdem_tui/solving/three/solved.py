"""One table for three: learnt, made into bytes, and judged as those bytes play."""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np

from drawholdem_tui.players.pushfold.strategy import LAYOUTS, ThreeStrategy
from drawholdem_tui.solving.hands import HANDS, Figures
from drawholdem_tui.solving.three.game import Game, Plays
from drawholdem_tui.solving.three.judged import judged
from drawholdem_tui.solving.three.learning import Learner
from drawholdem_tui.solving.three.never import filled

_LAYOUT: Final = LAYOUTS[3]
_HARDLY: Final = 0.02  # what is done, or left out, more rarely than samples can tell


class Block(NamedTuple):
    """A table to be made: plain values, for whichever process makes it."""

    game: Game
    rounds: int


def solve(block: Block) -> ThreeStrategy:
    """The same values, the same bytes."""
    learner = Learner(block.game)
    for _ in range(block.rounds):
        learner.round()
    plays = learner.average()
    cells = filled(learner.payments, plays, as_cells(block.game, plays))
    return ThreeStrategy(judged(learner.payments, as_plays(block.game, cells)), cells)


def as_cells(game: Game, plays: Plays) -> bytes:
    """In whole parts: a hand that does something does it in whole parts, too."""
    swaps = [each[:, card] for seat in plays.swaps for each in seat for card in (1, 2)]
    columns = (swaps if game.swaps else []) + [each for bet in plays.bets for each in bet]
    shares: Figures = np.concatenate(columns)
    shares = np.where(shares < _HARDLY, 0, np.where(shares > 1 - _HARDLY, 1, shares))
    return bytes(np.rint(shares * _LAYOUT.certain).astype(np.uint8))


def as_plays(game: Game, cells: bytes) -> Plays:
    shares: Figures = np.frombuffer(cells, np.uint8).reshape(-1, HANDS) / _LAYOUT.certain
    many = 2 * len(_LAYOUT.swap_squares) if game.swaps else 0
    if game.swaps:
        high, low = shares[0:many:2], shares[1:many:2]
        each = np.stack([np.maximum(1 - high - low, 0), high, low], 2)
        swaps = (each[:1], each[1:3], each[3:])
    else:
        keep = np.zeros((1, HANDS, 3))
        keep[:, :, 0] = 1
        swaps = (keep, keep, keep)
    return Plays(swaps, shares[many:].reshape(len(_LAYOUT.bets), game.nodes, HANDS))
