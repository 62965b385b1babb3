"""The 169 kinds of hands before the flop as NumPy has them, places as in the chart, aces first: who
can hold what beside whom, the discarded cards among them, and what each wins against each other.

All chances are counted in deals of single cards, each as likely as any other: two cards each, and
one more after a swap. Of a discarded card only the rank is remembered, as if its suit were any of
those left: this is the only approximation.
"""

from __future__ import annotations

from functools import cache
from itertools import combinations
from typing import Any, Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from drawholdem_tui.players.odds.tables.preflop import place_of
from drawholdem_tui.players.pushfold.equities import BOARDS, bytes_of_the_table

Figures: TypeAlias = NDArray[Any]

HANDS: Final = 169
RANKS: Final = 13
KEEP, SWAP = 0, 1
THOUSANDTHS: Final = 1_000  # of a big blind: in those it is told what an opponent may win

# The kind of any two cards; on the diagonal, where nobody looks, nothing.
KIND: Final[Figures] = np.array(
    [[place_of(a, b) if a != b else 0 for b in range(52)] for a in range(52)]
)
_TWO_HANDS: Final = 1326 * 1225
_FIRST_DRAW: Final = 48  # cards that are left when the first swap is served
_SECOND_DRAW: Final = 47
SUITS: Final = 4


@cache
def equities() -> Figures:
    """The share of the pot by kind and opposing kind: a table, made by ``make_equities``."""
    won = np.zeros((HANDS, HANDS))
    won[np.triu_indices(HANDS, 1)] = np.frombuffer(bytes_of_the_table(), "<i4")
    won -= won.T
    deals = np.maximum(counts().together, 1) * BOARDS
    share: Figures = 0.5 + won / (2 * deals)
    return share


class Counts(NamedTuple):
    """``together``: in how many ways two kinds can be dealt; ``ranks``: how many cards of each rank
    a kind holds; ``given``: how a hand comes to be by a swap, as a matrix from (kind held, high or
    low card given away) to (kind held then, rank that is gone)."""

    together: Figures
    ranks: Figures
    given: Figures
    combos: Figures


@cache
def counts() -> Counts:
    hands = list(combinations(range(52), 2))
    kind = [KIND[hand] for hand in hands]
    one_of = dict(zip(kind, hands, strict=True))
    together = np.zeros((HANDS, HANDS))
    for own, (a, b) in one_of.items():
        for other, held in zip(kind, hands, strict=True):
            together[own, other] += a not in held and b not in held
    combos = np.bincount(kind, minlength=HANDS).astype(float)
    together *= combos[:, None]
    ranks = np.zeros((HANDS, RANKS))
    given = np.zeros((HANDS, RANKS, HANDS, 2))
    for own, hand in one_of.items():
        for card in hand:
            ranks[own, card >> 2] += 1
        gone = [card for card in range(52) if card not in hand]
        of_rank = np.bincount([card >> 2 for card in gone], minlength=RANKS)
        for kept in hand:
            for card in gone:
                pair = card >> 2 == kept >> 2
                low = card < kept or pair  # of a pair either card: there is nothing to choose
                share = (0.5 if pair else 1) / of_rank[card >> 2]
                given[own, card >> 2, KIND[kept, card], int(low)] += share
    return Counts(together, ranks, given.reshape(HANDS * RANKS, HANDS * 2), combos)


# What has become of a hand: how likely each kind is that was kept, or each kind with each rank that
# was given away for it.
Kept = Figures
Swapped = Figures


def swapped(swap: Figures) -> Swapped:
    """From how often each kind gives its high and its low card away."""
    found: Figures = counts().given @ swap.reshape(-1)
    return found.reshape(HANDS, RANKS)


def by_swap(values: Figures) -> Figures:
    """What giving the high and the low card away is worth, from what the hands then are worth."""
    found: Figures = counts().given.T @ values.reshape(-1)
    return found.reshape(HANDS, 2)


def reach(shares: Figures, what: int) -> Figures:
    """How hands come to be with these shares of swaps: those kept, or those swapped."""
    return swapped(shares[:, 1:]) if what == SWAP else shares[:, 0]


def add_worth(found: Figures, what: int, values: Figures) -> None:
    """To what keeping and each swap are worth: what the hands are worth that come of it."""
    if what == SWAP:
        found[:, 1:] += by_swap(values)
    else:
        found[:, 0] += values


def by_hand(shares: Figures, like: Figures) -> Figures:
    """Shares by kind beside figures by kind and rank given away."""
    return shares[:, None] if like.ndim == 2 else shares


def worth(outcome: Figures, opponent: Figures, *, has_swapped: bool) -> Figures:
    """What a player's hands are worth: ``outcome`` by own and opposing kind, each deal as likely as
    the cards and the ``opponent`` (``Kept`` or ``Swapped``) make it. By kind; after a swap by kind
    and discarded rank."""
    together, ranks, _, _ = counts()
    opponent_swapped = opponent.ndim == 2
    ways = together * outcome / _TWO_HANDS
    reached = ways * (_free(opponent) if opponent_swapped else opponent)
    if not has_swapped:
        kept: Figures = reached.sum(1) / (_FIRST_DRAW if opponent_swapped else 1)
        return kept
    left = SUITS - ranks
    found: Figures = left * reached.sum(1)[:, None] - reached @ ranks
    if not opponent_swapped:
        return found / _FIRST_DRAW
    found -= left * (ways @ opponent) - ways @ (opponent * ranks)  # both gave the same card away
    return found / (_FIRST_DRAW * _SECOND_DRAW)


def _free(opponent: Swapped) -> Figures:
    """How likely each opposing kind is beside one's kind: the card it discarded is in neither."""
    ranks = counts().ranks
    found: Figures = (opponent * (SUITS - ranks)).sum(1) - ranks @ opponent.T
    return found
