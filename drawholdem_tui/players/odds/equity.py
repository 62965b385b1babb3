"""How good a hand is against hands nobody knows: by dealing the rest of the cards many times."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from drawholdem_tui.engine import ranking
from drawholdem_tui.engine.cards import FULL_DECK, Card

BOARD = 5


def win_chance(
    own: Sequence[Card],
    board: Sequence[Card],
    opponents: int,
    rng: Random,
    *,
    samples: int,
    gone: Sequence[Card] = (),
    missing: int = 0,
) -> float:
    """The share of the pot that a hand wins on average, equal hands sharing.

    ``gone`` are cards known to be out of play; ``missing`` own cards are still to come (a swap or
    a draw). Five own cards are a hand of draw poker and need no board.
    """
    known = {*own, *board, *gone}
    unknown = [card for card in FULL_DECK if card not in known]
    hand_size = len(own) + missing
    to_board = 0 if hand_size == BOARD else BOARD - len(board)
    dealt = missing + to_board + opponents * hand_size
    if dealt > len(unknown):  # ten at draw poker: fewer will have to stand for all
        opponents = (len(unknown) - missing - to_board) // hand_size
        dealt = missing + to_board + opponents * hand_size
    won = 0.0
    for _ in range(samples):
        drawn = rng.sample(unknown, dealt)
        common = (*board, *drawn[missing : missing + to_board])
        mine = ranking.strength((*own, *drawn[:missing], *common))
        theirs = [
            ranking.strength((*drawn[at : at + hand_size], *common))
            for at in range(missing + to_board, dealt, hand_size)
        ]
        best = max(theirs, default=0)
        if mine > best:
            won += 1
        elif mine == best:
            won += 1 / (1 + theirs.count(best))
    return won / samples
