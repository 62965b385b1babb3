"""What open hands win on average, once nobody can bet or swap: every board is counted.

With a flop there are a thousand boards at most, one after the other. Before it there are more than
a million, but only some six thousand that differ in their ranks: those are counted with how many
there are of each, and boards with three of a suit again by which hands they give a flush.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations, combinations_with_replacement
from math import comb, prod

from drawholdem_tui.players.odds.tables.keys import FLUSH_KEY, RANK_KEY, total
from drawholdem_tui.players.odds.tables.ranks import ranks

_FEW = 2  # cards to come


def open_hands(hands: Sequence[Sequence[int]], board: Sequence[int]) -> tuple[float, ...]:
    """The share of each hand of what the best one wins; ties share it. Every card that is not open
    is equally likely to come."""
    known = {*board}.union(*hands)
    unseen = [card for card in range(52) if card not in known]
    missing = 5 - len(board)
    if missing > _FEW and board:
        raise ValueError(f"{len(board)} cards are no board")
    won = _board_by_board(hands, board, unseen) if missing <= _FEW else _by_ranks(hands, unseen)
    boards = comb(len(unseen), missing)
    return tuple(each / boards for each in won)


def _board_by_board(
    hands: Sequence[Sequence[int]], board: Sequence[int], unseen: Sequence[int]
) -> list[float]:
    strength = ranks().strength
    won = [0.0] * len(hands)
    for runout in combinations(unseen, 5 - len(board)):
        made = [strength((*hand, *board, *runout)) for hand in hands]
        _share_out(made, 1, won)
    return won


def _by_ranks(hands: Sequence[Sequence[int]], unseen: Sequence[int]) -> list[float]:
    plain = ranks().plain
    held = [total(RANK_KEY, hand) for hand in hands]
    won = [0.0] * len(hands)
    for board, ways in _boards_by_rank(unseen, 5):
        _share_out([plain[each + board] for each in held], ways, won)
    for suit in range(4):
        _correct_for_flushes(hands, unseen, suit, won)
    return won


def _correct_for_flushes(
    hands: Sequence[Sequence[int]], unseen: Sequence[int], suit: int, won: list[float]
) -> None:
    """Corrects boards that give a flush, which were counted as if they did not."""
    plain, flush = ranks()
    held = [total(RANK_KEY, hand) for hand in hands]
    own = [sum(FLUSH_KEY[suit][card] for card in hand) for hand in hands]
    most = max(each.bit_count() for each in own)
    suited = [card for card in unseen if card & 3 == suit]
    others = [card for card in unseen if card & 3 != suit]
    for size in range(max(3, 5 - most), 6):
        rest = list(_boards_by_rank(others, 5 - size))
        for cards in combinations(suited, size):
            key, bits = total(RANK_KEY, cards), total(FLUSH_KEY[suit], cards)
            flushes = [flush[bits | each] for each in own]  # 0: none
            if not any(flushes):
                continue
            for more, ways in rest:
                made = [plain[each + key + more] for each in held]
                _share_out(made, -ways, won)
                _share_out([a or b for a, b in zip(flushes, made, strict=True)], ways, won)


def _boards_by_rank(unseen: Sequence[int], size: int) -> Iterator[tuple[int, int]]:
    """Each multiset of ranks by the sum of its keys, with how often it can be dealt."""
    left = Counter(card >> 2 for card in unseen)
    for chosen in combinations_with_replacement(range(13), size):
        ways = prod(comb(left[rank], many) for rank, many in Counter(chosen).items())
        if ways:
            yield sum(RANK_KEY[rank << 2] for rank in chosen), ways


def _share_out(made: list[int], ways: int, won: list[float]) -> None:
    best = max(made)
    if made.count(best) == 1:
        won[made.index(best)] += ways
        return
    part = ways / made.count(best)
    for at, each in enumerate(made):
        if each == best:
            won[at] += part
