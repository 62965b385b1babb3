"""What every two cards may become on a board: strengths on a few ways it can go on, and a place
between the worst hand and the best.

One table serves everybody at it, for as long as the board lies there.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import chain, combinations
from operator import add, itemgetter
from random import Random
from typing import Final, NamedTuple

from drawholdem_tui.players.odds.tables.keys import CODE, FLUSH_KEY, KEY, total
from drawholdem_tui.players.odds.tables.preflop import before_the_flop
from drawholdem_tui.players.odds.tables.ranks import ranks
from drawholdem_tui.players.odds.tables.rows import board_of

HANDS: Final = tuple(combinations(range(52), 2))
WITH: Final[list[list[int]]] = [[] for _ in range(52)]  # by card: the hands that hold it
_PLACE: Final = [[-1] * 52 for _ in range(52)]
for _at, (_one, _other) in enumerate(HANDS):
    WITH[_one].append(_at)
    WITH[_other].append(_at)
    _PLACE[_one][_other] = _PLACE[_other][_one] = _at
IMPOSSIBLE: Final = -1
_BEFORE: Final = 12  # times as many ways before the flop, where one table serves all evening

_strength_of_ranks: Final = itemgetter(*[CODE[one] + CODE[other] for one, other in HANDS])


class Outlook(NamedTuple):
    """By hand, in the order of ``HANDS``; ``IMPOSSIBLE`` where a card lies on the board."""

    strengths: tuple[list[int], ...]  # a list for each way the board can go on
    places: list[float]  # 0: no hand is worse, 1: none is better


def hand_of(cards: Sequence[int]) -> int:
    return _PLACE[cards[0]][cards[1]]


def outlook(board: Sequence[int], ways: int) -> Outlook:
    """By so many ways of going on at most."""
    return _outlook(tuple(sorted(map(int, board))), ways)


@lru_cache(maxsize=16)  # the streets of a hand, and those of the hands beside it
def _outlook(board: tuple[int, ...], ways: int) -> Outlook:
    unseen = [card for card in range(52) if card not in board]
    missing = 5 - len(board)
    runouts: list[tuple[int, ...]] = [()]
    if missing:
        sample = Random(sum(1 << card for card in board)).sample
        if missing == 1:
            runouts = [(card,) for card in sample(unseen, min(ways, len(unseen)))]
        else:
            runouts = [
                tuple(sample(unseen, missing)) for _ in range(ways if board else _BEFORE * ways)
            ]
    strengths = tuple(_strengths(board, runout) for runout in runouts)
    if not board:
        return Outlook(strengths, places_before_the_flop())
    return Outlook(strengths, _by_average(strengths, _possible_ways(board, runouts)))


def _strengths(board: tuple[int, ...], runout: tuple[int, ...]) -> list[int]:
    table = board_of(board)
    row, suit = table.becomes(total(KEY, runout))
    found = list(_strength_of_ranks(row))
    if suit >= 0:
        bits, flush = FLUSH_KEY[suit], ranks().flush
        held = table.bits[suit] + total(bits, runout)
        suited = [card for card in range(52) if bits[card]]
        if held.bit_count() >= 4:
            hands = [hand for card in suited for hand in WITH[card]]
        else:
            hands = [_PLACE[one][other] for one, other in combinations(suited, 2)]
        for hand in hands:
            one, other = HANDS[hand]
            found[hand] = flush[held | bits[one] | bits[other]] or found[hand]
        if held.bit_count() == 5:
            there = flush[held]
            found = [max(each, there) for each in found]
    for card in (*board, *runout):
        for hand in WITH[card]:
            found[hand] = IMPOSSIBLE
    return found


def _possible_ways(board: Sequence[int], runouts: Sequence[Sequence[int]]) -> list[int]:
    """In how many ways to go on each hand can be held."""
    dealt = Counter(chain.from_iterable(runouts))
    both = Counter(_PLACE[one][other] for each in runouts for one, other in combinations(each, 2))
    every = len(runouts)
    for card in board:
        dealt[card] = every
    return [
        max(every - dealt[one] - dealt[other] + both[at], 0)
        for at, (one, other) in enumerate(HANDS)
    ]


def _by_average(strengths: Sequence[Sequence[int]], ways: Sequence[int]) -> list[float]:
    """The hands in the order of how many others they beat on average, of the ways they have."""
    beaten = [0.0] * len(HANDS)
    for made in strengths:
        part, below = {IMPOSSIBLE: 0.0}, 0.0
        counted = Counter(made)
        del counted[IMPOSSIBLE]
        every = counted.total()
        for strength in sorted(counted):
            part[strength] = (below + counted[strength] / 2) / every
            below += counted[strength]
        beaten = list(map(add, beaten, map(part.__getitem__, made)))
    return _places([b / w if w else IMPOSSIBLE for b, w in zip(beaten, ways, strict=True)])


@cache
def places_before_the_flop() -> list[float]:
    """Of all hands against two others: neither pairs alone count nor suits alone."""
    return _places([before_the_flop(hand, 2).chances[0].share for hand in HANDS])


def _places(worth: Sequence[float]) -> list[float]:
    """From 0 to 1, equal ones equal; of impossible hands ``IMPOSSIBLE``."""
    counted = Counter(each for each in worth if each >= 0)
    every, below, place = max(counted.total(), 1), 0.0, {float(IMPOSSIBLE): float(IMPOSSIBLE)}
    for each in sorted(counted):
        place[each] = (below + counted[each] / 2) / every
        below += counted[each]
    return [place[each] for each in worth]
