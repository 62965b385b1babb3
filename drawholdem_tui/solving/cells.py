"""How a strategy is played, as the bytes of a table, and back."""

from __future__ import annotations

from typing import Final

import numpy as np

from drawholdem_tui.solving.game import Game, Plays
from drawholdem_tui.solving.hands import HANDS, Figures

# What is done, or left out, more rarely than can be told: of three by the samples.
_HARDLY: Final = {2: 0.0, 3: 0.02}


def as_cells(game: Game, plays: Plays) -> bytes:
    """In whole parts: a hand that does something does it in whole parts, too."""
    swaps = [each[:, card] for seat in plays.swaps for each in seat for card in (1, 2)]
    columns = (swaps if game.swaps else []) + [each for bet in plays.bets for each in bet]
    shares, hardly = np.concatenate(columns), _HARDLY[game.seats]
    shares = np.where(shares < hardly, 0, np.where(shares > 1 - hardly, 1, shares))
    return bytes(np.rint(shares * game.layout.certain).astype(np.uint8))


def as_plays(game: Game, cells: bytes) -> Plays:
    layout = game.layout
    shares: Figures = np.frombuffer(cells, np.uint8).reshape(-1, HANDS) / layout.certain
    many = 2 * len(layout.swap_squares) if game.swaps else 0
    swaps: tuple[Figures, ...]
    if game.swaps:
        high, low = shares[0:many:2], shares[1:many:2]
        each = np.stack([np.maximum(1 - high - low, 0), high, low], 2)
        swaps = tuple(each[(1 << seat) - 1 : (2 << seat) - 1] for seat in range(game.seats))
    else:
        keep = np.zeros((1, HANDS, 3))
        keep[:, :, 0] = 1
        swaps = (keep,) * game.seats
    return Plays(swaps, shares[many:].reshape(len(layout.bets), game.nodes, HANDS))
