"""Deals held against every card that may come for one of two: a deal of a board and of opponents'
hands with all cards that are left, so that a few thousand of them tell of each card.

Where the board can hold a flush, cards of its suit are looked up one by one; of the others those
of the same rank are alike.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple, TypeAlias

from drawholdem_tui.players.odds.deals import Deals, Effort
from drawholdem_tui.players.odds.tables.keys import CODE, CODES, FLUSH_KEY, KEY, total
from drawholdem_tui.players.odds.tables.ranks import ranks
from drawholdem_tui.players.odds.tables.rows import Board, board_of

_MOST_DEALS: Final = 20_000  # more would only fill the memory
_PART_OF_SAMPLES: Final = 0.4  # a deal takes longer than a sample, and tells more
_AT_ONCE: Final = 16  # deals between two pauses

Parts = Sequence[tuple[int, float]]  # of a pot: against how many, how large a part


class Deal(NamedTuple):
    """What is won in it with both cards kept, and with each of them swapped for each unseen card in
    order; nothing with those that are dealt."""

    keep: float
    swaps: tuple[list[float], list[float]]
    dealt: list[int]  # which of the unseen cards those are


class Dealt(NamedTuple):
    """Of the unseen cards each deal has left so many. ``all``: no more will follow."""

    deals: list[Deal]
    unseen: int
    left: int
    all: bool


def dealt_to_each_card(
    own: Sequence[int],
    board: Sequence[int],
    parts: tuple[Parts, Parts],
    *,
    gone: Sequence[int] = (),
    effort: Effort,
) -> Iterator[Dealt]:
    """More and more deals, after the flop; the pot is in such parts after keeping, after a swap."""
    [opponents, _part], *_sides = parts[0]
    known = {*own, *board, *gone}
    unseen = [card for card in range(52) if card not in known]
    table = board_of(board)
    most = max(1, min(_MOST_DEALS, round(effort.samples * _PART_OF_SAMPLES)))
    size = table.missing + 2 * opponents
    deals = Deals(range(len(unseen)), size, effort._replace(samples=most))
    outcomes = _Outcomes(own, table, unseen, parts)
    found: list[Deal] = []
    looks = deals.looks()
    for done, deck in enumerate(deals.decks(), start=1):
        for number, places in enumerate(deals.places):
            if not number % _AT_ONCE:
                effort.pause()
            found.append(outcomes.of([deck[place] for place in places]))
        if done in looks:
            yield Dealt(found[:most], len(unseen), len(unseen) - size, all=done == deals.rounds)


# Of each part of a pot: the best hand of those who can win it, what who ties with it gets, and how
# large a part it is. All of them are in the first: who beats its best hand wins everything.
_Bars: TypeAlias = list[tuple[int, float, float]]


def _bars(theirs: list[int], parts: Parts) -> _Bars:
    """Everybody's cards are unknown, so it does not matter who of them are in a smaller part."""
    found = []
    for many, part in parts:
        some = theirs[:many]
        best = max(some, default=-1)
        found.append((best, 1 / (1 + some.count(best)), part))
    return found


def _won(made: Sequence[int], bars: _Bars) -> list[float]:
    best, tie, _part = bars[0]
    if len(bars) == 1:
        return [1.0 if each > best else tie if each == best else 0.0 for each in made]
    return [
        1.0
        if each > best
        else sum([part * (1.0 if each > b else t if each == b else 0.0) for b, t, part in bars])
        for each in made
    ]


class _Outcomes:
    """What comes of a deal, if the pot is in such parts after keeping and after a swap."""

    def __init__(
        self, own: Sequence[int], board: Board, unseen: Sequence[int], parts: tuple[Parts, Parts]
    ) -> None:
        self._parts = parts
        self._board = board
        self._flush = ranks().flush
        self._key = [KEY[card] for card in unseen]
        self._code = [CODE[card] for card in unseen]
        self._bits = [[key[card] for card in unseen] for key in FLUSH_KEY]
        self._rank = [card >> 2 for card in unseen]
        self._of_suit = [
            [at for at, card in enumerate(unseen) if card & 3 == suit] for suit in range(4)
        ]
        first, second = own
        self._kept = (second, first)
        self._own = own

    def of(self, dealt: list[int]) -> Deal:
        missing, key, code = self._board.missing, self._key, self._code
        lies, hands = dealt[:missing], dealt[missing:]
        row, suit = self._board.becomes(sum([key[at] for at in lies]))
        pairs = list(zip(hands[::2], hands[1::2], strict=True))
        theirs = [row[code[a] + code[b]] for a, b in pairs]
        mine = row[total(CODE, self._own)]
        held = 0
        if suit >= 0:
            bits, flush = self._bits[suit], self._flush
            held = self._board.bits[suit] + sum([bits[at] for at in lies])
            flushes = [flush[held + bits[a] + bits[b]] for a, b in pairs]
            theirs = [one or other for one, other in zip(flushes, theirs, strict=True)]
            mine = flush[held + total(FLUSH_KEY[suit], self._own)] or mine
        keeping, swapping = (_bars(theirs, parts) for parts in self._parts)
        whole = row, suit, held
        one, other = (self._with_each(kept, whole, swapping) for kept in self._kept)
        for at in dealt:
            one[at] = other[at] = 0.0
        [keep] = _won([mine], keeping)
        return Deal(keep, (one, other), dealt)

    def _with_each(self, kept: int, whole: tuple[list[int], int, int], bars: _Bars) -> list[float]:
        """What each new card wins beside the one kept, on a board: its row, the suit of which a
        flush can be made, and what it holds of that."""
        row, suit, held = whole
        code, bit = CODE[kept], 0
        made = [row[code + each] for each in CODES]
        if suit >= 0:
            bit = FLUSH_KEY[suit][kept]
            if already := self._flush[held + bit]:
                made = [already] * len(made)
        by_rank = _won(made, bars)
        won = [by_rank[rank] for rank in self._rank]
        if suit >= 0:
            flush, bits = self._flush, self._bits[suit]
            for at in self._of_suit[suit]:
                if not held & bits[at] and (found := flush[held + bit + bits[at]]):
                    [won[at]] = _won([found], bars)
        return won
