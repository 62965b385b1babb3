"""What a choice is worth in chips: the value model, written down once.

The *final pot* F is what lies in the pots now and what is still likely to go in. Where nothing else
is said, that is nothing but the call one has to make oneself; the coach at a table adds an estimate
from the stacks and the streets that are left, and says so. Then

    keeping is worth    share x F
    swapping is worth   share after it x (F + fee) - fee
    calling is worth    share x F - call         (F with the call in it)

where a share is the part of the pot won on average. A fee goes into the pot, so that whoever wins
gets it back, and it is gone all the same for whoever does not. Bets are not valued: what a bet is
worth depends on who folds, and that would be a guess.

Every value has a standard error. Two choices are played through the same deals, so that their
difference is known better than each of them; within two of its standard errors (95 of 100) the
answer is "too close to call".
"""

from __future__ import annotations

import enum
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol, TypeVar

from drawholdem_tui.engine.actions import Draw, Keep, Swap
from drawholdem_tui.players.odds.chances import Chances, Ways

SURE = 2.0  # standard errors

Do = Keep | Swap | Draw


class Valued(Protocol):
    """An action and its worth."""

    @property
    def do(self) -> object: ...

    @property
    def value(self) -> float: ...


AnyValued = TypeVar("AnyValued", bound=Valued)


@dataclass(frozen=True, slots=True)
class Choice:
    """An action, its immediate cost and its worth."""

    do: Do
    chances: Chances
    fee: int
    value: float
    error: float


@dataclass(frozen=True, slots=True)
class Verdict:
    """The choices in the given order, and the best. ``close``: the next may be as good."""

    choices: tuple[Choice, ...]
    best: Choice
    close: bool
    final_pot: int
    ways: Ways

    def cost(self, do: Do) -> tuple[float, float]:
        """How much less than the best a choice is worth, and the standard error of that."""
        chosen = next(at for at, each in enumerate(self.choices) if _same(each.do, do))
        best = self.choices.index(self.best)
        return self.best.value - self.choices[chosen].value, self._error(best, chosen)

    def _error(self, one: int, other: int) -> float:
        return _error_between(self.choices, self.ways, self.final_pot, one, other)


def _same(one: Do, other: Do) -> bool:
    """Discards in any order."""
    if isinstance(one, Draw) and isinstance(other, Draw):
        return set(one.cards) == set(other.cards)
    return one == other


def verdict(dos: Sequence[Do], ways: Ways, fees: Sequence[int], final_pot: int) -> Verdict:
    """The choices priced; ``ways`` and ``fees`` in the same order."""
    choices = tuple(
        Choice(
            do,
            chances,
            fee,
            chances.share * (final_pot + fee) - fee,
            chances.error * (final_pot + fee),
        )
        for do, chances, fee in zip(dos, ways.chances, fees, strict=True)
    )
    order = sorted(range(len(choices)), key=lambda at: -choices[at].value)
    close = False
    if len(order) > 1:
        best, after = order[:2]
        gap = choices[best].value - choices[after].value
        close = gap <= SURE * _error_between(choices, ways, final_pot, best, after)
    return Verdict(choices, choices[order[0]], close, final_pot, ways)


def _error_between(
    choices: Sequence[Choice], ways: Ways, final_pot: int, one: int, other: int
) -> float:
    if one == other:
        return 0.0
    first, second = final_pot + choices[one].fee, final_pot + choices[other].fee
    return ways.error((one, first), (other, -second))


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
    """``pot`` is what is in it now, ``final_pot`` includes the call."""
    odds = to_call / (pot + to_call) if to_call else 0.0
    return Call(odds, chances.share * final_pot - to_call, chances.error * final_pot)


class Grade(enum.StrEnum):
    """How much of the pot a choice has cost."""

    BEST = "best"
    FINE = "fine"
    COSTS = "costs"
    COSTS_MUCH = "costs_much"


def grade(cost: float, error: float, pot: int) -> Grade:
    """Up to 0.5, 2, 6 and more in a hundred of the pot; inside the error everything is best."""
    if cost <= SURE * error or not pot:
        return Grade.BEST
    part = cost / pot
    if part <= 0.005:
        return Grade.BEST
    if part <= 0.02:
        return Grade.FINE
    return Grade.COSTS if part <= 0.06 else Grade.COSTS_MUCH


def best_of_each_size(choices: Sequence[AnyValued]) -> tuple[AnyValued, ...]:
    """Standing pat, the best draw of one card, of two, and so on: always in this order."""
    best: dict[int, AnyValued] = {}
    for each in choices:
        size = len(each.do.cards) if isinstance(each.do, Draw) else 0
        if size not in best or each.value > best[size].value:
            best[size] = each
    return tuple(best[size] for size in sorted(best))
