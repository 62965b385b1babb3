"""Chances in hold'em against one unknown hand, once there is a flop: every deal is counted.

There are a million deals after the flop, but not many that differ. Boards of the same ranks are
counted once, hands of the same ranks too; where the board can hold a flush, hands with one are
counted apart.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from itertools import combinations
from math import comb
from typing import Final, NamedTuple

from drawholdem_tui.players.odds.chances import Chances
from drawholdem_tui.players.odds.deals import Pause, no_pause
from drawholdem_tui.players.odds.tables.keys import (
    CODE,
    CODES,
    FLUSH_KEY,
    KEY,
    PAIR_CODES,
    PAIRS,
    total,
)
from drawholdem_tui.players.odds.tables.ranks import WEAKEST_FLUSH, ranks
from drawholdem_tui.players.odds.tables.rows import board_of

_A_ROUND: Final = 32  # boards, between which somebody may have to wait


def exact(
    own: Sequence[int], board: Sequence[int], gone: Sequence[int] = (), pause: Pause = no_pause
) -> Chances:
    """Against one random hand, with three to five cards on the board."""
    count = _Count(own, board, gone)
    wins = ties = boards = 0
    for runout in combinations(count.unseen, count.board.missing):
        if not boards % _A_ROUND:
            pause()
        boards += 1
        won, tied = count.of(runout)
        wins += won
        ties += tied
    deals = boards * count.hands
    return Chances(wins / deals, ties / deals, (wins + ties / 2) / deals)


class _SameRanks(NamedTuple):
    """What all boards of the same ranks have in common, suits left aside."""

    row: list[int]
    mine: int
    theirs: list[int]  # by pair of ranks
    hands: list[int]  # how many hands of each pair of ranks there are
    best: int
    wins: int
    ties: int


class _Count:
    def __init__(self, own: Sequence[int], board: Sequence[int], gone: Sequence[int]) -> None:
        self.board = board_of(board)
        known = {*own, *board, *gone}
        self.unseen = [card for card in range(52) if card not in known]
        self.hands = comb(len(self.unseen) - self.board.missing, 2)
        self._own = own
        self._code = total(CODE, own)
        self._same: dict[int, _SameRanks] = {}  # boards of the same ranks share their row
        self._flush = ranks().flush

    def of(self, runout: Sequence[int]) -> tuple[int, int]:
        """Hands beaten and tied with on one board."""
        row, suit = self.board.becomes(sum([KEY[card] for card in runout]))
        same = self._same.get(id(row))
        if same is None:
            same = self._same[id(row)] = self._ranks_of(row, runout)
        if suit < 0:
            return same.wins, same.ties
        bits = FLUSH_KEY[suit]
        held = self.board.bits[suit] + sum([bits[card] for card in runout])
        mine = self._flush[held + sum([bits[card] for card in self._own])] or same.mine
        if mine >= WEAKEST_FLUSH:
            return self._flush_or_better(same, suit, held, mine)
        return self._less_than_a_flush(same, suit, held, runout)

    def _ranks_of(self, row: list[int], runout: Sequence[int]) -> _SameRanks:
        left = [0] * 13
        for card in self.unseen:
            left[card >> 2] += card not in runout
        mine = row[self._code]
        theirs = [row[code] for code in PAIR_CODES]
        hands = _hands(left)
        wins, ties = _beaten(theirs, hands, mine)
        return _SameRanks(row, mine, theirs, hands, max(theirs), wins, ties)

    def _flush_or_better(
        self, same: _SameRanks, suit: int, held: int, mine: int
    ) -> tuple[int, int]:
        """Loses to better flushes, and on a board with a pair to better full houses and fours."""
        lost = ties = 0
        if same.best >= mine:
            pairs = list(zip(same.theirs, same.hands, strict=True))
            lost = sum([hands for theirs, hands in pairs if theirs > mine])
            ties = sum([hands for theirs, hands in pairs if theirs == mine])
        suited = self._suited_left(suit, held)
        others = len(self.unseen) - self.board.missing - len(suited)
        rivals = [(held + one + other, 1) for one, other in combinations(suited, 2)]
        if held.bit_count() >= 4:
            rivals += [(held + one, others) for one in suited]
        if held.bit_count() >= 5:
            rivals.append((held, comb(others, 2)))
        for bits, hands in rivals:
            theirs = self._flush[bits]
            if theirs > mine:
                lost += hands
            elif theirs == mine:
                ties += hands
        return self.hands - lost - ties, ties

    def _less_than_a_flush(
        self, same: _SameRanks, suit: int, held: int, runout: Sequence[int]
    ) -> tuple[int, int]:
        """A hand with one wins, so such hands are not among the beaten."""
        if held.bit_count() == 3:
            row, mine = same.row, same.mine
            codes = [CODES[bit.bit_length() - 1] for bit in self._suited_left(suit, held)]
            theirs = [row[one + other] for one, other in combinations(codes, 2)]
            return (
                same.wins - sum([each < mine for each in theirs]),
                same.ties - theirs.count(mine),
            )
        left = [0] * 13
        for card in self.unseen:
            if card & 3 != suit and card not in runout:
                left[card >> 2] += 1
        return _beaten(same.theirs, _hands(left), same.mine)

    def _suited_left(self, suit: int, held: int) -> list[int]:
        return [bit for bit in self._suited[suit] if not bit & held]

    @cached_property
    def _suited(self) -> list[list[int]]:
        """For each suit the flush keys of its unseen cards."""
        return [[1 << (card >> 2) for card in self.unseen if card & 3 == s] for s in range(4)]


def _hands(left: list[int]) -> list[int]:
    """How many hands of each pair of ranks can be made of so many cards of each rank."""
    return [
        left[low] * left[high] if low < high else left[low] * (left[low] - 1) // 2
        for low, high in PAIRS
    ]


def _beaten(theirs: list[int], hands: list[int], mine: int) -> tuple[int, int]:
    pairs = list(zip(theirs, hands, strict=True))
    wins = sum([number for each, number in pairs if each < mine])
    return wins, sum([number for each, number in pairs if each == mine])
