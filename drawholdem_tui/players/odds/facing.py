"""What a choice is worth to whoever faces a bet, and may fold now and after each new card:

    keeping     max(0, share x pot - call)
    swapping    the mean over all new cards of max(0, share x pot - call), less the fee

with the call, and after a swap the fee, in the pot. Before the flop the fee is a bet (DH-5): the
pot does not grow by it, and what is to call is so much less.

A card of which a few deals are known looks better or worse than it is, and whoever plays on with
those that look good takes the luck for worth. So one half of the deals says after which cards to
play on, and what that is worth is counted in the other half, and the other way round.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import compress
from operator import add, mul
from typing import Final, NamedTuple

from drawholdem_tui.players.odds.chances import ALONE, Chances, Ways, counted, means_of, mixed
from drawholdem_tui.players.odds.deals import USUAL, Effort, Pause
from drawholdem_tui.players.odds.each_card import Deal, Dealt, Parts, dealt_to_each_card
from drawholdem_tui.players.odds.exact import exact
from drawholdem_tui.players.odds.tables.preflop import ERROR, before_the_flop

_A_PAUSE: Final = 200  # deals between two


class Stake(NamedTuple):
    """What a choice costs at once, what is to call after it, and the pot with both in it. Of that,
    ``sides`` are what only some can win: how many opponents, and the chips."""

    fee: int
    call: int
    pot: int
    sides: tuple[tuple[int, int], ...] = ()

    def worth(self, share: float) -> float:
        return max(0.0, share * self.pot - self.call) - self.fee

    def parts(self, opponents: int) -> Parts:
        """Of the pot, and against how many each is won: the largest number first."""
        rest = self.pot - sum(chips for _many, chips in self.sides)
        every = [(opponents, rest), *sorted(self.sides, reverse=True)]
        return [(many, chips / self.pot) for many, chips in every]


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
    one = opponents == 1 and not stakes[0].sides
    parts = stakes[0].parts(opponents), stakes[1].parts(opponents)
    for dealt in dealt_to_each_card(own, board, parts, gone=gone, effort=effort):
        known = exact(own, board, gone, effort.pause) if dealt.all and one else None
        yield _by_deals(dealt, stakes, known, effort.pause)


def _by_table(own: Sequence[int], opponents: int, stakes: Sequence[Stake]) -> Facing:
    tables = {many: _in_the_table(own, many) for many in _numbers(opponents, stakes)}
    chances, values, plays = list[Chances](), list[float](), list[float]()
    for way, stake in enumerate(stakes):
        against, parts = zip(*stake.parts(opponents), strict=True)
        chances.append(mixed([tables[many][way][0] for many in against], parts))
        rows = [tables[many][way][1] for many in against]
        each = [sum(map(mul, parts, shares)) for shares in zip(*rows, strict=True)]
        values.append(sum(map(stake.worth, each)) / len(each))
        plays.append(sum(share * stake.pot > stake.call for share in each) / len(each))
    covariance = tuple(
        tuple((ERROR * stakes[i].pot) ** 2 * plays[i] if i == j else 0.0 for j in range(3))
        for i in range(3)
    )
    ways = Ways(tuple(chances), before_the_flop(own, opponents).covariance)
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


def _numbers(opponents: int, stakes: Sequence[Stake]) -> set[int]:
    """Against how many any of these pots is won."""
    return {many for stake in stakes for many, _part in stake.parts(opponents)}


def _in_the_table(own: Sequence[int], opponents: int) -> list[tuple[Chances, list[float]]]:
    """Way by way, and what each card that may come wins: keeping has none to look at."""
    if not opponents:
        cards = [1.0] * (52 - len(own))
        return [(ALONE, [1.0]), (ALONE, cards), (ALONE, cards)]
    keep, *swaps = before_the_flop(own, opponents).chances
    each_card = before_each_card(own, opponents)
    return [(keep, [keep.share]), *zip(swaps, each_card, strict=True)]
