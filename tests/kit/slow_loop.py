"""Chances and amounts worked out slowly, by loops that share nothing with ours but the rules: treys
ranks every hand, and every deal is shuffled by itself."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from random import Random
from typing import NamedTuple

import treys

from drawholdem_tui.engine.cards import Card

TREYS = [treys.Card.new(str(Card(place))) for place in range(52)]
RANK = treys.Evaluator().evaluate  # counts down to 1, the royal flush


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
    unseen = [card for card in range(52) if card not in {*own, *board, *gone}]
    to_come = 5 - len(board)
    won = [0.0, 0.0, 0.0]
    for _ in range(samples):
        new, *dealt = rng.sample(unseen, 1 + to_come + 2 * opponents)
        whole = [TREYS[card] for card in (*board, *dealt[:to_come])]
        others = dealt[to_come:]
        theirs = [
            RANK([TREYS[one], TREYS[two]], whole)
            for one, two in zip(others[::2], others[1::2], strict=True)
        ]
        best = min(theirs)  # treys counts down
        for way, (one, two) in enumerate((own, (new, own[1]), (own[0], new))):
            mine = RANK([TREYS[one], TREYS[two]], whole)
            if mine < best:
                won[way] += 1
            elif mine == best:
                won[way] += 1 / (1 + theirs.count(best))
    return [each / samples for each in won]


def treys_rank(cards: Sequence[int]) -> int:
    """Of five to seven cards; treys counts down to 1, the royal flush."""
    return int(RANK([TREYS[card] for card in cards], []))


class Price(NamedTuple):
    """What a choice costs at once, what one may call with behind it, or fold, and the pot with both
    in it."""

    fee: int
    call: int
    pot: int

    def worth(self, share: float) -> float:
        return max(0.0, share * self.pot - self.call) - self.fee


def slow_worths(
    own: Sequence[int],
    board: Sequence[int],
    opponents: int,
    prices: Sequence[Price],
    rng: Random,
    *,
    gone: Sequence[int] = (),
    boards: int = 200,
    deals: int = 6_000,
) -> list[float]:
    """Of keeping and of each swap, where one may fold now, and behind each new card. On the turn
    and the river every board is counted, and on the river against one every hand."""
    unseen = [card for card in range(52) if card not in {*own, *board, *gone}]
    runouts = list(combinations(unseen, 5 - len(board)))
    if len(runouts) > boards:
        runouts = rng.sample(runouts, boards)
    shares = _Shares(own, unseen)
    for runout in runouts:
        made = _made([*board, *runout], [*own, *unseen])
        left = [card for card in unseen if card not in runout]
        if opponents == 1 and len(board) == 5:
            for hand in combinations(left, 2):
                shares.against([hand], left, made)
            continue
        for _ in range(max(1, deals // len(runouts))):
            dealt = rng.sample(left, 2 * opponents)
            shares.against(list(zip(dealt[::2], dealt[1::2], strict=True)), left, made)
    return [
        sum(map(price.worth, each)) / len(each)
        for price, each in zip(prices, shares.by_way(), strict=True)
    ]


class _Shares:
    """Of keeping, and of each new card in each of the two places."""

    def __init__(self, own: Sequence[int], unseen: Sequence[int]) -> None:
        self._own = own
        self._ways = [{-1: [0.0, 0]}, *({new: [0.0, 0] for new in unseen} for _ in own)]

    def against(
        self, hands: list[tuple[int, ...]], left: list[int], made: dict[tuple[int, int], int]
    ) -> None:
        held = {card for hand in hands for card in hand}
        theirs = [made[min(hand), max(hand)] for hand in hands]
        best = min(theirs)  # treys counts down
        tie = 1 / (1 + theirs.count(best))
        one, other = self._own
        _count(self._ways[0][-1], made[min(one, other), max(one, other)], best, tie)
        for way, kept in ((1, other), (2, one)):
            found = self._ways[way]
            for new in left:
                if new not in held:
                    _count(found[new], made[min(kept, new), max(kept, new)], best, tie)

    def by_way(self) -> list[list[float]]:
        return [[won / deals for won, deals in each.values() if deals] for each in self._ways]


def _count(into: list[float], mine: int, best: int, tie: float) -> None:
    into[0] += 1.0 if mine < best else tie if mine == best else 0.0
    into[1] += 1


def _made(board: list[int], cards: list[int]) -> dict[tuple[int, int], int]:
    """What each pair of cards makes; treys is asked once about those that make the same: a suit
    counts only where three of the board have it."""
    whole = [TREYS[card] for card in board]
    suits = [card & 3 for card in board]
    free = sorted(card for card in cards if card not in board)
    kind = {card: 2 * (card >> 2) + (suits.count(card & 3) >= 3) for card in free}
    asked: dict[int, int] = {}
    made = {}
    for pair in combinations(free, 2):
        one, other = pair
        alike = 26 * kind[one] + kind[other]
        if alike not in asked:
            asked[alike] = RANK([TREYS[one], TREYS[other]], whole)
        made[pair] = asked[alike]
    return made
