"""The draw of draw poker: what people discard, and every set of discards against what opponents end
with.

Draws of few cards are counted, each of them, which is quicker than dealing some; of larger ones as
many are dealt as the samples say, with the same new cards for every set of discards.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import partial
from itertools import accumulate, combinations
from math import comb
from random import Random
from typing import Final, TypeVar

from drawholdem_tui.players.odds.chances import Chances, Ways, counted
from drawholdem_tui.players.odds.deals import Effort
from drawholdem_tui.players.odds.tables.finals import Worth, worth_against
from drawholdem_tui.players.odds.tables.keys import (
    FLUSH_KEY,
    KEY,
    RANK_KEY,
    RANKS_ONLY,
    SUIT_OF_FIVE,
    SUITS_AT,
    total,
)
from drawholdem_tui.players.odds.tables.ranks import ranks

AnyCard = TypeVar("AnyCard", bound=int)

_USUAL: Final = Effort(1_000)
_FIRST: Final = 100  # samples behind the first figure
_COUNTED_AT_ONCE: Final = 1_200  # draws of two cards
_QUICKER: Final = 20  # to count a draw instead of dealing one


def all_discards(cards: Sequence[AnyCard], most: int) -> list[tuple[AnyCard, ...]]:
    """Standing pat first, then one card, and so on."""
    return [each for size in range(most + 1) for each in combinations(cards, size)]


def draws(
    cards: Sequence[int],
    discards: Sequence[Sequence[int]],
    drew: Sequence[int | None],
    *,
    opener: int | None = None,
    gone: Sequence[int] = (),
    effort: Effort = _USUAL,
) -> Iterator[Ways]:
    """A way for each set of discards; ``drew`` has how many each opponent drew, ``None`` if
    unknown, and ``opener`` is the place among them of whoever opened on jacks or better. First
    figures within milliseconds, better ones later."""
    samples, seed, pause = effort
    known = {*cards, *gone}
    unseen = [card for card in range(52) if card not in known]
    worth = worth_against(drew, opener)
    count = _Count(unseen, worth)
    chances: dict[int, Chances] = {}
    deal = partial(Random(seed).sample, unseen, 5)
    stages = ((_COUNTED_AT_ONCE, min(_FIRST, samples)), (_QUICKER * samples, samples))
    for to_count, to_deal in stages:
        dealt: list[int] = []
        for at, each in enumerate(discards):
            pause()
            if comb(len(unseen), len(each)) > to_count:
                dealt.append(at)
            elif at not in chances:
                chances[at] = count.chances([card for card in cards if card not in each])
        hands = _Hands(
            [[card for card in cards if card not in discards[at]] for at in dealt], worth
        )
        while dealt and hands.played < to_deal:
            pause()
            hands.play(deal())
        yield _merged(len(discards), chances, dealt, hands)


def _merged(number: int, counted_out: dict[int, Chances], dealt: list[int], hands: _Hands) -> Ways:
    """All ways in their order; those that have been counted out have no error."""
    covariance = [[0.0] * number for _ in range(number)]
    chances = dict(counted_out)
    if dealt:
        played = hands.together()
        for i, one in enumerate(dealt):
            chances[one] = played.chances[i]
            for j, other in enumerate(dealt):
                covariance[one][other] = played.covariance[i][j]
    return Ways(
        tuple(chances[at] for at in range(number)), tuple(tuple(each) for each in covariance)
    )


class _Count:
    """Counts out what can be drawn to some cards."""

    def __init__(self, unseen: list[int], worth: Worth) -> None:
        self._unseen = unseen
        self._worth = worth
        self._sums: dict[int, list[int]] = {}

    def chances(self, kept: Sequence[int]) -> Chances:
        table, held, size = ranks(), total(RANK_KEY, kept), 5 - len(kept)
        plain = [table.plain[held + each] for each in self._sums_of(size)]
        # hands of one suit are among them as if they were none
        flushes, no_flushes = [], []
        for suit in {card & 3 for card in kept} or range(4):
            if all(card & 3 == suit for card in kept):
                suited = [card for card in self._unseen if card & 3 == suit]
                for drawn in combinations(suited, size):
                    flushes.append(table.flush[total(FLUSH_KEY[suit], (*kept, *drawn))])
                    no_flushes.append(table.plain[held + total(RANK_KEY, drawn)])

        def mean(worth: list[float]) -> float:
            every = sum(map(worth.__getitem__, plain)) + sum(map(worth.__getitem__, flushes))
            return (every - sum(map(worth.__getitem__, no_flushes))) / len(plain)

        return Chances(mean(self._worth.win), mean(self._worth.tie), mean(self._worth.share))

    def _sums_of(self, size: int) -> list[int]:
        """What all draws of so many cards add, whatever is kept."""
        if size not in self._sums:
            keys = [RANK_KEY[card] for card in self._unseen]
            self._sums[size] = [sum(each) for each in combinations(keys, size)]
        return self._sums[size]


class _Hands:
    """Plays out several kept parts of a hand with the same new cards."""

    def __init__(self, kept: Sequence[Sequence[int]], worth: Worth) -> None:
        self.played = 0
        self._worth = worth
        self._kept = [(total(KEY, each), 5 - len(each), each) for each in kept]
        self._made: list[list[int]] = [[] for _ in kept]

    def play(self, new: Sequence[int]) -> None:
        plain, flush = ranks()
        adds = [0, *accumulate([KEY[card] for card in new])]
        for (key, size, kept), made in zip(self._kept, self._made, strict=True):
            held = key + adds[size]
            suit = SUIT_OF_FIVE[held >> SUITS_AT]
            if suit < 0:
                made.append(plain[held & RANKS_ONLY])
            else:
                made.append(flush[total(FLUSH_KEY[suit], (*kept, *new[:size]))])
        self.played += 1

    def together(self) -> Ways:
        worth = self._worth
        ways = counted([list(map(worth.share.__getitem__, each)) for each in self._made])
        chances = tuple(
            Chances(
                sum(map(worth.win.__getitem__, made)) / self.played,
                sum(map(worth.tie.__getitem__, made)) / self.played,
                each.share,
                each.error,
            )
            for made, each in zip(self._made, ways.chances, strict=True)
        )
        return Ways(chances, ways.covariance)


def usual_discards(cards: Sequence[int], most: int) -> tuple[int, ...]:
    """Keep what makes the hand, four to a flush, four in a row; of nothing the two highest cards.

    The lowest go first where fewer may be drawn. Nothing of a made hand goes.
    """
    ranks = [card >> 2 for card in cards]
    count = Counter(ranks)
    if len(count) < 5:
        # a pair to four of a kind; two pair and a full house, too
        kept = {card for card in cards if count[card >> 2] > 1}
    else:
        kept = _made(cards) or _four(cards) or set(sorted(cards)[-2:])
    return tuple(sorted(card for card in cards if card not in kept)[:most])


def _made(cards: Sequence[int]) -> set[int]:
    ranks = sorted(card >> 2 for card in cards)
    straight = ranks[4] - ranks[0] == 4 or ranks == [0, 1, 2, 3, 12]
    flush = len({card & 3 for card in cards}) == 1
    return set(cards) if straight or flush else set()


def _four(cards: Sequence[int]) -> set[int]:
    for suit in range(4):
        suited = {card for card in cards if card & 3 == suit}
        if len(suited) == 4:
            return suited
    ordered = sorted(cards)
    for four in (ordered[1:], ordered[:4]):
        low, high = four[0] >> 2, four[3] >> 2
        if high - low == 3 and high < 12:  # open at both ends
            return set(four)
    return set()
