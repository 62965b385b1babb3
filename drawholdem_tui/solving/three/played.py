"""What a seat wins with real cards, by deal: each case of who has swapped weighed as often as the
other two come to it. Stacks may differ here."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Final, NamedTuple, TypeAlias

import numpy as np

from drawholdem_tui.solving.game import (
    CALL,
    CALL_BUTTON,
    CALL_SMALL,
    FEE,
    LATE,
    OVERCALL,
    PUSH,
    SMALL_BLIND,
    Plays,
)
from drawholdem_tui.solving.hands import Figures
from drawholdem_tui.solving.three.deals import Deals

Stacks: TypeAlias = tuple[float, float, float]  # of button, small blind, big blind

_DOES: Final = ((0,), (1, 2))  # keeps; swaps the high card, the low one


class Bet(NamedTuple):
    """What putting everything in and folding are worth there."""

    bet: int
    in_: Figures
    fold: Figures


class Case(NamedTuple):
    """A seat does ``own``, and comes to a node: what it is asked then, what it wins unasked."""

    node: int
    own: int
    bets: tuple[Bet, ...]
    unasked: Figures


def cases(stacks: Stacks, plays: Plays, seat: int, deals: Deals) -> Iterator[Case]:
    """All of them, against two who play so."""
    nodes = plays.bets.shape[1]
    for node in range(nodes):
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
            found = tuple(Bet(bet, weight * in_, weight * fold) for bet, in_, fold in asked)
            yield Case(node, does[seat], found, weight * unasked)


_WHOSE: Final = (0, 1, 1, 2, 2, 2)


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


_Asked: TypeAlias = tuple[tuple[tuple[int, Figures, Figures], ...], Figures]


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
