"""Squares that nobody ever comes to: what is best there should somebody err.

Nothing is learnt where nothing comes, and a share of one half that nobody meant would fold aces. So
the others tremble: now and then they do what they never do, and what answers that best stands in
the square.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from drawholdem_tui.players.pushfold.strategy import LAYOUTS
from drawholdem_tui.solving.game import Plays
from drawholdem_tui.solving.hands import HANDS, Figures
from drawholdem_tui.solving.three.learning import VALUES_OF
from drawholdem_tui.solving.three.payments import Payments

_TREMBLE: Final = 0.02
_CERTAIN: Final = LAYOUTS[3].certain
_AS_BEGUN: Final = round(_CERTAIN / 2)  # as a cell has what was never learnt


def filled(payments: Payments, plays: Plays, cells: bytes) -> bytes:
    """The same cells, but for squares of which each is as it was when the learning began."""
    columns = np.frombuffer(cells, np.uint8).reshape(-1, HANDS).copy()
    bets = columns[-plays.bets.shape[0] * plays.bets.shape[1] :]  # a view: they come last
    untouched = (bets == _AS_BEGUN).all(1)
    if not untouched.any():
        return cells
    better = _better(payments, _trembling(plays)).reshape(-1, HANDS)
    bets[untouched] = np.where(better[untouched], _CERTAIN, 0)
    return columns.tobytes()


def _trembling(plays: Plays) -> Plays:
    swaps = tuple((1 - _TREMBLE) * each + _TREMBLE / each.shape[2] for each in plays.swaps)
    return Plays(swaps, (1 - _TREMBLE) * plays.bets + _TREMBLE / 2)


def _better(payments: Payments, plays: Plays) -> Figures:
    """By bet, node and kind: whether going in is worth more than folding."""
    found = np.zeros(plays.bets.shape, bool)

    def chooses(bet: int, in_: Figures, fold: Figures) -> Figures:
        found[bet] = in_ > fold
        better: Figures = np.maximum(in_, fold)
        return better

    for values in VALUES_OF:
        values(payments, plays, chooses)
    return found
