"""What a choice is worth in chips: the value model, written down once.

The *final pot* F is what lies in the pots now and what is still likely to go in. Where nothing else
is said, that is nothing but the call one has to make oneself; the coach at a table adds an estimate
from the stacks and the streets that are left, and says so. Then

    keeping is worth    share x F
    swapping is worth   share after it x (F + fee) - fee
    calling is worth    share x F - call         (F with the call in it)

where a share is the part of the pot won on average. Whoever faces a bet may fold, now or after a
new card, and loses no more by it (``facing``):

    keeping is worth    max(0, share x F - call)
    swapping is worth   the mean over the new cards of max(0, share x (F + fee) - call) - fee

Before the flop the fee is a bet (DH-5): F stays as it is, and the call is so much less.

A fee goes into the pot, so that whoever wins gets it back, and it is gone all the same for whoever
does not. Bets are not valued: what a bet is worth depends on who folds, and that would be a guess.

Every value has a standard error. Two choices are played through the same deals, so that their
difference is known better than each of them; within two of its standard errors (95 of 100) the
answer is "too close to call".
"""

from __future__ import annotations

import enum
from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Final, Protocol, TypeVar

from drawholdem_tui.engine.actions import Draw, Keep, Swap
from drawholdem_tui.players.odds.chances import Chances, Ways
from drawholdem_tui.players.odds.facing import Facing, Stake

SURE = 2.0  # standard errors

Do = Keep | Swap | Draw


class Valued(Protocol):
    """Something to do, and what it is worth."""

    @property
    def do(self) -> object: ...

    @property
    def value(self) -> float: ...


AnyValued = TypeVar("AnyValued", bound=Valued)


@dataclass(frozen=True, slots=True)
class Choice:
    """One thing to do, what it costs at once and what it is worth."""

    do: Do
    chances: Chances
    fee: int
    value: float
    error: float
    pot: int  # what it is worth a share of
    plays: float = 1.0  # how often one calls after it, where there is a call


@dataclass(frozen=True, slots=True)
class Verdict:
    """The choices in the order in which they were given, and which is best. ``close``: it may as
    well be the next. ``call``: what is to call after keeping."""

    choices: tuple[Choice, ...]
    best: Choice
    close: bool
    final_pot: int
    covariance: tuple[tuple[float, ...], ...]  # of the values
    call: int = 0

    @property
    def folds(self) -> bool:
        """Facing a bet, nothing is better than to fold."""
        return self.call > 0 and not self.best.fee and not self.best.plays

    @property
    def close_call(self) -> bool:
        """Facing a bet, whether to call with both cards kept cannot be told."""
        kept = self.choices[0].chances
        gap = abs(kept.share * self.final_pot - self.call)
        return self.call > 0 and gap <= SURE * kept.error * self.final_pot

    def cost(self, do: Do) -> tuple[float, float]:
        """How much less than the best a choice is worth, and the standard error of that."""
        chosen = self._at(do)
        error = _error_between(self.covariance, self.choices.index(self.best), chosen)
        return self.best.value - self.choices[chosen].value, error

    def chosen(self, do: Do) -> Choice:
        return self.choices[self._at(do)]

    def beside_keeping(self, do: Do) -> Verdict:
        """The same as if there was nothing else to choose from than this and keeping."""
        two = sorted({0, self._at(do)})
        choices = tuple(self.choices[at] for at in two)
        covariance = tuple(tuple(self.covariance[at][other] for other in two) for at in two)
        return _best_of(choices, covariance, self.final_pot, self.call)

    def _at(self, do: Do) -> int:
        return next(at for at, each in enumerate(self.choices) if _same(each.do, do))


def _same(one: Do, other: Do) -> bool:
    """In whatever order the discards are named."""
    if isinstance(one, Draw) and isinstance(other, Draw):
        return set(one.cards) == set(other.cards)
    return one == other


def verdict(dos: Sequence[Do], ways: Ways, fees: Sequence[int], final_pot: int) -> Verdict:
    """The choices priced where nobody has bet; ``ways`` and ``fees`` in the same order."""
    pots = [final_pot + fee for fee in fees]
    choices = tuple(
        Choice(do, chances, fee, chances.share * pot - fee, chances.error * pot, pot)
        for do, chances, fee, pot in zip(dos, ways.chances, fees, pots, strict=True)
    )
    covariance = tuple(
        tuple(each * one * other for each, other in zip(row, pots, strict=True))
        for row, one in zip(ways.covariance, pots, strict=True)
    )
    return _best_of(choices, covariance, final_pot)


def verdict_facing(dos: Sequence[Do], found: Facing, stakes: Sequence[Stake]) -> Verdict:
    """The same for whoever faces a bet; keeping comes first."""
    choices = tuple(
        Choice(do, chances, stake.fee, value, sqrt(max(square, 0.0)), stake.pot, plays)
        for do, chances, stake, value, square, plays in zip(
            dos,
            found.ways.chances,
            stakes,
            found.values,
            [found.covariance[at][at] for at in range(len(stakes))],
            found.plays,
            strict=True,
        )
    )
    return _best_of(choices, found.covariance, stakes[0].pot, stakes[0].call)


def _best_of(
    choices: tuple[Choice, ...],
    covariance: tuple[tuple[float, ...], ...],
    final_pot: int,
    call: int = 0,
) -> Verdict:
    order = sorted(range(len(choices)), key=lambda at: -choices[at].value)
    close = False
    if len(order) > 1:
        best, after = order[:2]
        gap = choices[best].value - choices[after].value
        close = gap <= SURE * _error_between(covariance, best, after)
    return Verdict(choices, choices[order[0]], close, final_pot, covariance, call)


def _error_between(covariance: Sequence[Sequence[float]], one: int, other: int) -> float:
    together = covariance[one][other]
    return sqrt(max(0.0, covariance[one][one] + covariance[other][other] - 2 * together))


@dataclass(frozen=True, slots=True)
class Call:
    """What a call has to win to be worth its price, and what it is worth."""

    odds: float
    value: float
    error: float

    @property
    def close(self) -> bool:
        return abs(self.value) <= SURE * self.error


def call_of(chances: Chances, to_call: int, pot: int, final_pot: int) -> Call:
    """``pot`` lies there now, ``final_pot`` has the call in it."""
    odds = to_call / (pot + to_call) if to_call else 0.0
    return Call(odds, chances.share * final_pot - to_call, chances.error * final_pot)


class Grade(enum.StrEnum):
    """How much of the pot a choice has cost, and how many chips."""

    BEST = "best"
    FINE = "fine"
    COSTS = "costs"
    COSTS_MUCH = "costs_much"


A_MISTAKE: Final = 0.05  # of the pot


def grade(cost: float, error: float, pot: int, big_blind: int) -> Grade:
    """Best up to 0.5 in a hundred of the pot, and inside the error; a mistake from 5, if it costs
    a chip and half a big blind, a big one from 20, if it costs a big blind."""
    if cost <= SURE * error or not pot:
        return Grade.BEST
    part = cost / pot
    if part <= 0.005:
        return Grade.BEST
    if part <= A_MISTAKE or cost < max(1, big_blind / 2):
        return Grade.FINE
    return Grade.COSTS if part <= 0.2 or cost < big_blind else Grade.COSTS_MUCH


def best_of_each_size(choices: Sequence[AnyValued]) -> tuple[AnyValued, ...]:
    """Standing pat, the best draw of one card, of two, and so on: always in this order."""
    best: dict[int, AnyValued] = {}
    for each in choices:
        size = len(each.do.cards) if isinstance(each.do, Draw) else 0
        if size not in best or each.value > best[size].value:
            best[size] = each
    return tuple(best[size] for size in sorted(best))
