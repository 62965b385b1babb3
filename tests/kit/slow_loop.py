"""Chances and amounts worked out slowly, by loops that share nothing with ours but the rules: treys
ranks every hand, and every deal is shuffled by itself."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import treys

from drawholdem_tui.engine.cards import Card

TREYS = [treys.Card.new(str(Card(place))) for place in range(52)]


def slow_shares(
    own: Sequence[int],
    board: Sequence[int],
    opponents: int,
    samples: int,
    rng: Random,
    *,
    gone: Sequence[int] = (),
) -> list[float]:
    """Of keeping and of each swap; the new card never is the old one."""
    rank = treys.Evaluator().evaluate
    unseen = [card for card in range(52) if card not in {*own, *board, *gone}]
    to_come = 5 - len(board)
    won = [0.0, 0.0, 0.0]
    for _ in range(samples):
        new, *dealt = rng.sample(unseen, 1 + to_come + 2 * opponents)
        whole = [TREYS[card] for card in (*board, *dealt[:to_come])]
        others = dealt[to_come:]
        theirs = [
            rank([TREYS[one], TREYS[two]], whole)
            for one, two in zip(others[::2], others[1::2], strict=True)
        ]
        best = min(theirs)  # treys counts down
        for way, (one, two) in enumerate((own, (new, own[1]), (own[0], new))):
            mine = rank([TREYS[one], TREYS[two]], whole)
            if mine < best:
                won[way] += 1
            elif mine == best:
                won[way] += 1 / (1 + theirs.count(best))
    return [each / samples for each in won]


def treys_rank(cards: Sequence[int]) -> int:
    """Of five to seven cards; treys counts down to 1, the royal flush."""
    return int(treys.Evaluator().evaluate([TREYS[card] for card in cards], []))
