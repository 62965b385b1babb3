"""Makes ``preflop.bin``: chances before the flop of all 169 hands, as they are and with each card
swapped, against one to nine opponents. The same seed and number of deals, the same bytes:

    python -m drawholdem_tui.players.odds.tables.make_preflop [DEALS]

A deal is a board and nine opponents; every set of one to nine of them is a table. The cards that
are left make 406 hands, and each of them is held against all those tables at once: what counts is
how many of the nine it beats and ties with. What a swap brings is the average over all cards that
are left beside the one kept.
"""

from __future__ import annotations

import sys
from array import array
from bisect import bisect_left
from collections.abc import Iterator
from itertools import combinations
from math import comb
from operator import add
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

from drawholdem_tui.heavy.jobs import Job
from drawholdem_tui.heavy.places import cores, processes
from drawholdem_tui.heavy.run import Run
from drawholdem_tui.players.odds.tables.keys import CODE, FLUSH_KEY
from drawholdem_tui.players.odds.tables.preflop import (
    FILE,
    HANDS,
    MOST_OPPONENTS,
    UNIT,
    place_of,
)
from drawholdem_tui.players.odds.tables.ranks import ranks
from drawholdem_tui.players.odds.tables.rows import Board

DEALS: Final = 400_000
SEED: Final = 2026
DEALS_A_BLOCK: Final = 4_000
_LEFT: Final = 52 - 5 - 2 * MOST_OPPONENTS
# One number holds 27 counters: wins, ties and shares against one to nine, in parts small enough
# for every set of opponents and every number of winners.
_BITS: Final = 56
_PARTS: Final = 252 * 2520


def _outcome(beaten: int, equal: int) -> int:
    """The counters of a hand that beats so many of the nine and ties with so many."""
    counters = 0
    for size in range(1, MOST_OPPONENTS + 1):
        part = _PARTS // comb(MOST_OPPONENTS, size)
        win = comb(beaten, size) * part
        # as many sets of opponents as hold so many equal hands, and otherwise beaten ones
        ties = [comb(beaten, size - e) * comb(equal, e) * part for e in range(1, size + 1)]
        share = win + sum(each // (e + 1) for e, each in enumerate(ties, start=1))
        for column, each in enumerate((win, sum(ties), share)):
            counters += each << _BITS * (column * MOST_OPPONENTS + size - 1)
    return counters


_OUTCOMES: Final = [
    [_outcome(beaten, equal) for equal in range(MOST_OPPONENTS + 1 - beaten)]
    for beaten in range(MOST_OPPONENTS + 1)
]


class Block(NamedTuple):
    """Deals from number ``first`` on; those before it are passed over, since all are drawn by one
    lot."""

    first: int
    deals: int
    seed: int


class Counted(NamedTuple):
    """By hand: the counters as it is, and with each card swapped; and of how many deals."""

    kept: list[int]
    swapped: tuple[list[int], list[int]]
    kept_deals: list[int]
    swapped_deals: tuple[list[int], list[int]]

    def add(self, more: Counted) -> None:
        for mine, theirs in (
            (self.kept, more.kept),
            (self.kept_deals, more.kept_deals),
            *zip(self.swapped, more.swapped, strict=True),
            *zip(self.swapped_deals, more.swapped_deals, strict=True),
        ):
            mine[:] = map(add, mine, theirs)


def nothing_counted() -> Counted:
    none = [[0] * HANDS for _ in range(6)]
    return Counted(none[0], (none[1], none[2]), none[3], (none[4], none[5]))


def make(deals: int, seed: int, jobs: int = 1) -> bytes:
    """The table as its file has it, the same for any number of processes."""
    firsts = range(0, deals, DEALS_A_BLOCK)
    blocks = [Block(first, min(DEALS_A_BLOCK, deals - first), seed) for first in firsts]
    total = nothing_counted()
    with processes(jobs) as place:
        for answer in Run(Job(counted, blocks), place).all_answers():
            total.add(answer.value)
    return _as_bytes(total)


def counted(block: Block) -> Counted:
    lot = Random(block.seed).random
    for _ in range(52 * block.first):
        lot()
    kept, swapped, kept_deals, swapped_deals = found = nothing_counted()
    places = [[place_of(one, other) for other in range(52)] for one in range(52)]
    for _ in range(block.deals):
        deck = sorted(range(52), key=lambda _: lot())
        left = deck[-_LEFT:]
        with_each = dict.fromkeys(left, 0)
        counted = list(zip(combinations(left, 2), _outcomes(deck), strict=True))
        for (one, other), outcome in counted:
            place = places[one][other]
            kept[place] += outcome
            kept_deals[place] += 1
            with_each[one] += outcome
            with_each[other] += outcome
        for (one, other), outcome in counted:
            place = places[one][other]
            high, low = (one, other) if one > other else (other, one)
            # the high card is swapped, and the low one is joined by each of the others
            swapped[0][place] += with_each[low] - outcome
            swapped[1][place] += with_each[high] - outcome
            swapped_deals[0][place] += _LEFT - 2
            swapped_deals[1][place] += _LEFT - 2
    return found


def _as_bytes(total: Counted) -> bytes:
    kept, swapped, kept_deals, swapped_deals = total
    table = array("H")
    for place in range(HANDS):
        keep = _chances(kept[place], kept_deals[place])
        cards = ((0,), (1,)) if place % 14 else ((0, 1), (0, 1))  # of a pair either is the same
        swaps = [
            _chances(
                sum(swapped[card][place] for card in each),
                sum(swapped_deals[card][place] for card in each),
            )
            for each in cards
        ]
        for size in range(MOST_OPPONENTS):
            table.extend(keep[size])
            for each in swaps:
                win, _, share = each[size]
                table.extend((win, share))
    if sys.byteorder == "big":
        table.byteswap()
    return table.tobytes()


def _outcomes(deck: list[int]) -> Iterator[int]:
    """For each hand of the cards left, in order, its counters against one to nine."""
    board, opponents, left = deck[:5], deck[5:-_LEFT], deck[-_LEFT:]
    row, suit = Board(board).becomes(0)
    bits = FLUSH_KEY[suit]
    held = sum([bits[card] for card in board])
    flush = ranks().flush

    def strength(one: int, other: int) -> int:
        plain = row[CODE[one] + CODE[other]]
        return plain if suit < 0 else flush[held + bits[one] + bits[other]] or plain

    theirs = sorted(map(strength, opponents[::2], opponents[1::2]))
    for one, other in combinations(left, 2):
        mine = strength(one, other)
        yield _OUTCOMES[bisect_left(theirs, mine)][theirs.count(mine)]


def _chances(counters: int, deals: int) -> list[tuple[int, int, int]]:
    """Win, tie and share in units of the file, for one to nine opponents."""
    fields = [counters >> _BITS * at & (1 << _BITS) - 1 for at in range(27)]
    found = []
    for size in range(MOST_OPPONENTS):
        columns = (fields[at + size] for at in (0, MOST_OPPONENTS, 2 * MOST_OPPONENTS))
        win, tie, share = (round(each / (deals * _PARTS) * UNIT) for each in columns)
        found.append((win, tie, share))
    return found


if __name__ == "__main__":
    (Path(__file__).parent / FILE).write_bytes(
        make(int(sys.argv[1]) if sys.argv[1:] else DEALS, SEED, cores())
    )
