"""What a choice is worth to whoever faces a bet, and may fold now and after each new card:

    keeping     max(0, share x pot - call)
    swapping    the mean over all new cards of max(0, share x pot - call), less the fee

with the call, and after a swap the fee, in the pot. Before the flop the fee is a bet (DH-5): the
pot does not grow by it, and what is to call is so much less.

A card of which a few deals are known looks better or worse than it is, and whoever plays on with
those that look good takes the luck for worth. So one half of the deals says after which cards to
play on, and what that is worth is counted in the other half, and the other way round.

Each deal of a board and of opponents' hands is held against every card that is left, so that a few
thousand deals tell of each of them. Where the board can hold a flush, cards of its suit are looked
up one by one; of the others those of the same rank are alike.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import compress
from operator import add
from typing import Final, NamedTuple

from drawholdem_tui.players.odds.chances import Chances, Ways, counted, means_of
from drawholdem_tui.players.odds.deals import USUAL, Deals, Effort, Pause
from drawholdem_tui.players.odds.exact import exact
from drawholdem_tui.players.odds.tables.keys import CODE, CODES, FLUSH_KEY, KEY, total
from drawholdem_tui.players.odds.tables.preflop import ERROR, before_the_flop
from drawholdem_tui.players.odds.tables.ranks import ranks
from drawholdem_tui.players.odds.tables.rows import Board, board_of

_A_PAUSE: Final = 200  # deals between two
_MOST_DEALS: Final = 20_000  # more would only fill the memory
_PART_OF_SAMPLES: Final = 0.4  # a deal takes longer than a sample, and tells more
_AT_ONCE: Final = 16  # deals between two pauses


class Stake(NamedTuple):
    """What a choice costs at once, what is to call after it, and the pot with both in it."""

    fee: int
    call: int
    pot: int

    def worth(self, share: float) -> float:
        return max(0.0, share * self.pot - self.call) - self.fee


class Facing(NamedTuple):
    """Of each choice its chances, what it is worth, how sure that is beside the others, and how
    often one plays on after it."""

    ways: Ways
    values: tuple[float, ...]
    covariance: tuple[tuple[float, ...], ...]
    plays: tuple[float, ...]


def facing_a_bet(
    own: Sequence[int],
    board: Sequence[int],
    opponents: int,
    stakes: Sequence[Stake],
    *,
    gone: Sequence[int] = (),
    effort: Effort = USUAL,
) -> Iterator[Facing]:
    """Of keeping and of each swap, better and better; ``stakes`` in the same order."""
    if not board:
        yield _by_table(own, opponents, stakes)
        return
    for dealt in dealt_to_each_card(own, board, opponents, gone=gone, effort=effort):
        known = exact(own, board, gone, effort.pause) if dealt.all and opponents == 1 else None
        yield _by_deals(dealt, stakes, known, effort.pause)


def _by_table(own: Sequence[int], opponents: int, stakes: Sequence[Stake]) -> Facing:
    ways = before_the_flop(own, opponents)
    shares = ([ways.chances[0].share], *before_each_card(own, opponents))
    values, plays = [], []
    for stake, each in zip(stakes, shares, strict=True):
        values.append(sum(map(stake.worth, each)) / len(each))
        plays.append(sum(share * stake.pot > stake.call for share in each) / len(each))
    covariance = tuple(
        tuple((ERROR * stakes[i].pot) ** 2 * plays[i] if i == j else 0.0 for j in range(3))
        for i in range(3)
    )
    return Facing(ways, tuple(values), covariance, tuple(plays))


def _by_deals(dealt: Dealt, stakes: Sequence[Stake], known: Chances | None, pause: Pause) -> Facing:
    kept = [each.keep for each in dealt.deals]
    ways = _ways(dealt, kept, pause)
    if known:
        ways = ways.knowing(0, known)
    keep = stakes[0]
    stays = ways.chances[0].share * keep.pot > keep.call
    worths = [[share * keep.pot - keep.call - keep.fee if stays else -keep.fee for share in kept]]
    plays = [float(stays)]
    for swap, stake in enumerate(stakes[1:]):
        worth, often = _of_a_swap(dealt, swap, stake, pause)
        worths.append(worth)
        plays.append(often)
    values, covariance = _together(worths, kept, known, pause)
    return Facing(ways, values, covariance, tuple(plays))


def _ways(dealt: Dealt, kept: list[float], pause: Pause) -> Ways:
    """The shares, all new cards taken together."""
    won: tuple[list[float], list[float]] = ([], [])
    wins, losses, left = [0, 0], [0, 0], dealt.left
    for number, (_, swaps, gone) in enumerate(dealt.deals):
        if not number % _A_PAUSE:
            pause()
        for swap, each in enumerate(swaps):
            won[swap].append(sum(each) / left)
            wins[swap] += each.count(1.0)
            losses[swap] += each.count(0.0) - len(gone)
    found, every = counted([kept, *won], pause), len(kept) * left
    keep, *swapped = found.chances
    chances = [
        replace(each, win=wins[swap] / every, tie=1 - (wins[swap] + losses[swap]) / every)
        for swap, each in enumerate(swapped)
    ]
    return Ways((keep, *chances), found.covariance)


def _of_a_swap(dealt: Dealt, swap: int, stake: Stake, pause: Pause) -> tuple[list[float], float]:
    """What it is worth in each deal, and how often one plays on."""
    halves = (dealt.deals[::2], dealt.deals[1::2])
    plays = [_plays_on(half, dealt.unseen, swap, stake, pause) for half in halves]
    worths = [0.0] * len(dealt.deals)
    for at, half in enumerate(halves):
        found = []
        for number, each in enumerate(half):
            if not number % _A_PAUSE:
                pause()
            found.append(_worth(each.swaps[swap], each.dealt, plays[1 - at], stake) / dealt.left)
        worths[at::2] = [each - stake.fee for each in found]
    return worths, sum(map(sum, plays)) / (2 * dealt.unseen)


def _plays_on(
    deals: Sequence[Deal], unseen: int, swap: int, stake: Stake, pause: Pause
) -> list[bool]:
    """After which of the new cards, as far as these deals tell."""
    won, there = [0.0] * unseen, [len(deals)] * unseen
    for number, (_, swaps, dealt) in enumerate(deals):
        if not number % _A_PAUSE:
            pause()
        won = list(map(add, won, swaps[swap]))
        for at in dealt:
            there[at] -= 1
    return [each * stake.pot > many * stake.call for each, many in zip(won, there, strict=True)]


def _worth(won: list[float], dealt: list[int], plays: list[bool], stake: Stake) -> float:
    """Over all new cards that a deal has left, without the fee."""
    calls = sum(plays) - sum([plays[at] for at in dealt])
    return sum(compress(won, plays)) * stake.pot - calls * stake.call


def _together(
    worths: Sequence[list[float]], kept: list[float], known: Chances | None, pause: Pause
) -> tuple[tuple[float, ...], tuple[tuple[float, ...], ...]]:
    """Means and how sure they are; what luck keeping had is taken from all, where it is known."""
    means, covariance = means_of([*worths, kept], pause)
    ways = range(len(worths))
    luck = [covariance(i, -1) for i in ways]
    variance = covariance(-1, -1)
    pull = [each / variance if known and variance > 0 else 0.0 for each in luck]
    off = known.share - means[-1] if known else 0.0
    half = [[covariance(i, j) - pull[i] * luck[j] for j in range(i + 1)] for i in ways]
    return (
        tuple(means[i] + pull[i] * off for i in ways),
        tuple(tuple(half[max(i, j)][min(i, j)] for j in ways) for i in ways),
    )


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
    opponents: int,
    *,
    gone: Sequence[int] = (),
    effort: Effort,
) -> Iterator[Dealt]:
    """More and more deals, after the flop."""
    known = {*own, *board, *gone}
    unseen = [card for card in range(52) if card not in known]
    table = board_of(board)
    most = max(1, min(_MOST_DEALS, round(effort.samples * _PART_OF_SAMPLES)))
    size = table.missing + 2 * opponents
    deals = Deals(range(len(unseen)), size, effort._replace(samples=most))
    outcomes = _Outcomes(own, table, unseen)
    found: list[Deal] = []
    looks = deals.looks()
    for done, deck in enumerate(deals.decks(), start=1):
        for number, places in enumerate(deals.places):
            if not number % _AT_ONCE:
                effort.pause()
            found.append(outcomes.of([deck[place] for place in places]))
        if done in looks:
            yield Dealt(found[:most], len(unseen), len(unseen) - size, all=done == deals.rounds)


def before_each_card(own: Sequence[int], opponents: int) -> tuple[list[float], list[float]]:
    """Before the flop, by the table: what each unseen card wins in the place of the first card and
    in that of the second. The card that goes will not come: all are moved by what that does on
    average."""
    first, second = own
    unseen = [card for card in range(52) if card not in own]
    _, *swaps = before_the_flop(own, opponents).chances
    found = []
    for kept, swap in zip((second, first), swaps, strict=True):
        shares = [before_the_flop((kept, new), opponents).chances[0].share for new in unseen]
        off = swap.share - sum(shares) / len(shares)
        found.append([each + off for each in shares])
    return found[0], found[1]


class _Outcomes:
    """What comes of a deal."""

    def __init__(self, own: Sequence[int], board: Board, unseen: Sequence[int]) -> None:
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
        best = max(theirs)
        tie = 1 / (1 + theirs.count(best))
        whole = row, suit, held
        one, other = (self._with_each(kept, whole, best, tie) for kept in self._kept)
        for at in dealt:
            one[at] = other[at] = 0.0
        keep = 1.0 if mine > best else tie if mine == best else 0.0
        return Deal(keep, (one, other), dealt)

    def _with_each(
        self, kept: int, whole: tuple[list[int], int, int], best: int, tie: float
    ) -> list[float]:
        """What each new card wins beside the one kept, on a board: its row, the suit of which a
        flush can be made, and what it holds of that."""
        row, suit, held = whole
        code, bit = CODE[kept], 0
        made = [row[code + each] for each in CODES]
        if suit >= 0:
            bit = FLUSH_KEY[suit][kept]
            if already := self._flush[held + bit]:
                made = [already] * len(made)
        by_rank = [1.0 if each > best else tie if each == best else 0.0 for each in made]
        won = [by_rank[rank] for rank in self._rank]
        if suit >= 0:
            flush, bits = self._flush, self._bits[suit]
            for at in self._of_suit[suit]:
                if not held & bits[at] and (found := flush[held + bit + bits[at]]):
                    won[at] = 1.0 if found > best else tie if found == best else 0.0
        return won
