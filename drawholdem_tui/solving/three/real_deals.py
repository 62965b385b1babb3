"""What a seat wins between three with real cards, and what one wins that has learnt from many deals
what is best against the strategy, and deviates only when it is sure to gain. Stacks may differ.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, product
from random import Random
from typing import Final, NamedTuple, TypeAlias

import numpy as np

from drawholdem_tui.players.pushfold.tables import table
from drawholdem_tui.solving.game import (
    CALL,
    CALL_BUTTON,
    CALL_SMALL,
    FEE,
    LATE,
    OVERCALL,
    PUSH,
    SMALL_BLIND,
    Check,
    Checked,
    Game,
    Plays,
    Won,
    as_plays,
)
from drawholdem_tui.solving.hands import HANDS, THOUSANDTHS, Figures
from drawholdem_tui.solving.make_equities import LEFT, strengths_on

_CARDS: Final = 9  # two for each of three, and one more
_PLACE: Final = np.zeros((LEFT, LEFT), int)
for _at, (_a, _b) in enumerate(combinations(range(LEFT), 2)):
    _PLACE[_a, _b] = _PLACE[_b, _a] = _at
Stacks: TypeAlias = tuple[float, float, float]  # of button, small blind, big blind
_DOES: Final = ((0,), (1, 2))  # keeps; swaps the high card, the low one
_WHOSE: Final = (0, 1, 1, 2, 2, 2)
_PARTS: Final = 8  # in which it is learnt, to know how sure it is
_SURE: Final = 2.5  # standard errors
_EACH: Final = 50  # deals on every board
_LEARNS: Final = 0.8  # of the deals; the others are for seeing what it wins


class Deals(NamedTuple):
    """By seat, what it does (keep, swap the high card, the low one), and deal."""

    kind: Figures
    strength: Figures


class Dealt(NamedTuple):
    """How much is dealt: the same seed, the same cards."""

    boards: int
    each: int  # deals on every board
    seed: int


def deals(dealt: Dealt, at_once: int = 1_000) -> Iterator[Deals]:
    """So many boards at once."""
    rng, lots = Random(dealt.seed), np.random.PCG64(dealt.seed)
    for begin in range(0, dealt.boards, at_once):
        many = min(at_once, dealt.boards - begin)
        found = [_on_a_board(rng, lots, dealt.each) for _ in range(many)]
        yield Deals(*(np.concatenate(part, 2) for part in zip(*found, strict=True)))


def _on_a_board(rng: Random, lots: np.random.PCG64, many: int) -> tuple[Figures, Figures]:
    strength, kind = strengths_on(tuple(sorted(rng.sample(range(52), 5))))
    lot = lots.random_raw(many * LEFT).reshape(many, LEFT)
    cards = np.argpartition(lot, _CARDS, 1)[:, :_CARDS]
    places = []
    for seat in range(3):
        one, other, new = (cards[:, 3 * seat + at] for at in range(3))
        high, low = np.maximum(one, other), np.minimum(one, other)
        places.append([_PLACE[high, low], _PLACE[low, new], _PLACE[high, new]])
    at: Figures = np.array(places)
    return kind[at], strength[at]


# Which bet it is, and what putting everything in and folding are worth there.
Bet: TypeAlias = tuple[int, Figures, Figures]


class Case(NamedTuple):
    """A seat does ``own``, and comes to a node: what it is asked then, what it wins unasked."""

    node: int
    own: int
    bets: tuple[Bet, ...]
    unasked: Figures


def cases(stacks: Stacks, plays: Plays, seat: int, deals: Deals) -> Iterator[Case]:
    """All of them, against two who play so: each weighed as often as these two come to it."""
    for node in range(plays.bets.shape[1]):
        for does in product(*(_DOES[node >> 2 - each & 1] for each in range(3))):
            weight: Figures = np.ones(deals.kind.shape[2])
            for other in {0, 1, 2} - {seat}:
                swaps = plays.swaps[other][node >> 3 - other]
                weight = weight * swaps[deals.kind[other, 0], does[other]]
            shown = _Shown(stacks, FEE * (node >> 2 & 1), deals, does)
            bets = [
                share[deals.kind[_WHOSE[bet], does[_WHOSE[bet]]]]
                for bet, share in enumerate(plays.bets[:, node])
            ]
            asked, unasked = _ASKED[seat](shown, bets)
            found = tuple((bet, weight * in_, weight * fold) for bet, in_, fold in asked)
            yield Case(node, does[seat], found, weight * unasked)


class _Shown:
    """What is won where hands are shown."""

    def __init__(self, stacks: Stacks, fee: float, deals: Deals, does: tuple[int, ...]) -> None:
        self.stacks, self.fee = stacks, fee
        self._strength = [deals.strength[seat, does[seat]] for seat in range(3)]

    def two(self, own: int, other: int, dead: float) -> Figures:
        stack = min(self.stacks[own], self.stacks[other])
        found: Figures = self._share(own, other) * (2 * stack + dead) - stack
        return found

    def three(self, own: int) -> Figures:
        """Of the main pot, and of the side pot between the two who have more."""
        one, other = {0, 1, 2} - {own}
        mine, first, second = (self._strength[each] for each in (own, one, other))
        best = np.maximum(first, second)
        ties = 1.0 + (mine == first) + (mine == second)
        share = (mine > best) + (mine == best) / ties
        least, side, _ = sorted(self.stacks)
        won: Figures = 3 * least * share - least
        with_more = [each for each in (one, other) if self.stacks[each] > least]
        if self.stacks[own] > least and with_more:
            won = won + (2 * self._share(own, with_more[0]) - 1) * (side - least)
        return won

    def _share(self, own: int, other: int) -> Figures:
        mine, theirs = self._strength[own], self._strength[other]
        found: Figures = (mine > theirs) + 0.5 * (mine == theirs)
        return found


_Asked: TypeAlias = tuple[tuple[Bet, ...], Figures]


def _button(shown: _Shown, bets: list[Figures]) -> _Asked:
    call, called, over = bets[CALL], bets[CALL_BUTTON], bets[OVERCALL]
    alone = (1 - called) * (1 + SMALL_BLIND) + called * shown.two(0, 2, SMALL_BLIND)
    both = (1 - over) * shown.two(0, 1, 1) + over * shown.three(0)
    fold: Figures = np.full(len(call), -shown.fee)
    return ((PUSH, (1 - call) * alone + call * both, fold),), np.zeros(len(call))


def _small(shown: _Shown, bets: list[Figures]) -> _Asked:
    push, called, over = bets[PUSH], bets[CALL_SMALL], bets[OVERCALL]
    call = (1 - over) * shown.two(1, 0, 1) + over * shown.three(1)
    late = (1 - called) * (1 + shown.fee) + called * shown.two(1, 2, shown.fee)
    asked = (
        (CALL, push * call, -SMALL_BLIND * push),
        (LATE, (1 - push) * late, -SMALL_BLIND * (1 - push)),
    )
    return asked, np.zeros(len(push))


def _big(shown: _Shown, bets: list[Figures]) -> _Asked:
    push, call, late = bets[PUSH], bets[CALL], bets[LATE]
    alone, both, small = push * (1 - call), push * call, (1 - push) * late
    asked = (
        (CALL_BUTTON, alone * shown.two(2, 0, SMALL_BLIND), -alone),
        (OVERCALL, both * shown.three(2), -both),
        (CALL_SMALL, small * shown.two(2, 1, shown.fee), -small),
    )
    return asked, (1 - push) * (1 - late) * (SMALL_BLIND + shown.fee)


_ASKED: Final = (_button, _small, _big)


def won(stacks: Stacks, plays: Plays, mine: Plays, seat: int, deals: Deals) -> Figures:
    """By deal, for a seat that plays as ``mine``."""
    found: Figures = np.zeros(deals.kind.shape[2])
    for case in cases(stacks, plays, seat, deals):
        swaps = mine.swaps[seat][case.node >> 3 - seat]
        found += swaps[deals.kind[seat, 0], case.own] * worth(case, mine, seat, deals)
    return found


def worth(case: Case, mine: Plays, seat: int, deals: Deals) -> Figures:
    """By deal, what a case is worth to a seat that bets as ``mine``."""
    kind, found = deals.kind[seat, case.own], case.unasked
    for bet, in_, fold in case.bets:
        share = mine.bets[bet, case.node][kind]
        found = found + share * in_ + (1 - share) * fold
    return found


def best_against(stacks: Stacks, plays: Plays, seat: int, dealt: Dealt) -> Plays:
    """Learnt from those deals: first the bets, then the swaps that go with them."""
    shape = plays.bets.shape
    bets = np.zeros((_PARTS, *shape))
    for part, found in _parts(dealt):
        for case in cases(stacks, plays, seat, found):
            kind = found.kind[seat, case.own]
            for bet, in_, fold in case.bets:
                bets[part, bet, case.node] += np.bincount(kind, in_ - fold, HANDS)
    sure, better = _sure(bets)
    mine = plays._replace(bets=np.where(sure, better, plays.bets))
    usual = plays.swaps[seat]
    swaps = np.zeros((_PARTS, *usual.shape))
    for part, found in _parts(dealt._replace(seed=dealt.seed + 1)):
        kind = found.kind[seat, 0]
        for case in cases(stacks, plays, seat, found):
            at = swaps[part, case.node >> 3 - seat]
            at[:, case.own] += np.bincount(kind, worth(case, mine, seat, found), HANDS)
    more = swaps - (swaps * usual).sum(3, keepdims=True)
    if shape[1] == 1:  # nobody swaps
        more[..., 1:] = 0
    sure, _ = _sure(more)
    more = np.where(sure, more.sum(0), 0)
    best = np.eye(3)[more.argmax(2)]
    changed = np.where(more.max(2, keepdims=True) > 0, best, usual)
    return mine._replace(swaps=(*plays.swaps[:seat], changed, *plays.swaps[seat + 1 :]))


def checked(check: Check, plays: Plays) -> Checked:
    """Each seat against the other two, with cards that it has not learnt from."""
    button, small, big = check.stacks
    stacks, learns = (button, small, big), round(check.hands * _LEARNS)
    fresh = Dealt((check.hands - learns) // _EACH, _EACH, check.seed + 2)
    found = []
    for seat in range(3):
        best = best_against(stacks, plays, seat, Dealt(learns // _EACH, _EACH, check.seed))
        more = [
            won(stacks, plays, best, seat, each) - won(stacks, plays, plays, seat, each)
            for each in deals(fresh)
        ]
        found.append(_won(np.concatenate(more)))
    return Checked(tuple(found))


def checked_table(check: Check) -> Checked:
    """The table as it is shipped."""
    strategy = table(check.table, swaps=check.swaps, seats=3)
    return checked(check, as_plays(Game(float(check.table), 3, check.swaps), strategy.cells))


def _parts(dealt: Dealt) -> Iterator[tuple[int, Deals]]:
    """All deals of each part, with its number."""
    boards, each, seed = dealt
    for number in range(_PARTS):
        for found in deals(Dealt(boards // _PARTS, each, seed * 1_000 + number)):
            yield number, found


def _sure(parts: Figures) -> tuple[Figures, Figures]:
    """Where the gain or loss is certain, and which it is."""
    more = parts.sum(0)
    error = parts.std(0, ddof=1) * _PARTS**0.5
    return np.abs(more) > _SURE * error, more > 0


def _won(more: Figures) -> Won:
    """With its standard error; deals on the same board are not independent."""
    boards = more.reshape(-1, _EACH).mean(1) * THOUSANDTHS
    return Won(float(boards.mean()), float(boards.std(ddof=1) / len(boards) ** 0.5))
