"""The coach at the table: whoever faces a bet is told what is best if bets are believed, where that
is something else than against any cards.

A bet is believed as a shark reads it: against the hands that all an opponent has said and done
speaks for. What is best against both stays as it was counted against any cards.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import cached_property
from math import sqrt
from random import Random
from typing import TYPE_CHECKING, Final

from drawholdem_tui.engine.decisions import Decision, SwapDecision
from drawholdem_tui.engine.rules import Game
from drawholdem_tui.engine.view import View
from drawholdem_tui.players.coach.advice import (
    SAMPLES,
    Advice,
    advice,
    counted,
    opponents_of,
    stakes_of,
    thinking,
)
from drawholdem_tui.players.coach.sides import sides_of
from drawholdem_tui.players.final_pot import live_opponents
from drawholdem_tui.players.odds.chances import Chances, Ways
from drawholdem_tui.players.odds.deals import Pause, no_pause
from drawholdem_tui.players.odds.facing import Facing, Stake
from drawholdem_tui.players.odds.price import Call, Do, Verdict, call_of, verdict_facing

if TYPE_CHECKING:
    from drawholdem_tui.players.cpu.shark.scenes import Ranges

_Priced = tuple[Facing, tuple[Stake, Stake, Stake]]  # of keeping and of each swap

_SCENES: Final = 1_500
_WAYS: Final = 48  # in which a board may go on
_ABOUT: Final = 0.01  # of the pot: how well a share is known, from so many scenes
_APART: Final = 0.005  # of the pot: the same of two beside each other


def spoken(view: View, decision: Decision, *, samples: int = SAMPLES, seed: int = 0) -> Advice:
    """The last word, at the table and whenever it is looked back at."""
    belief = Belief(view, decision, seed, scenes=min(samples, _SCENES))
    return belief.of(advice(view, decision, samples=samples, seed=seed))


def speaking(
    view: View, decision: Decision, *, seed: int = 0, pause: Pause = no_pause
) -> Iterator[Advice]:
    """Better and better advice."""
    belief = Belief(view, decision, seed)
    for told in thinking(view, decision, seed=seed, pause=pause):
        yield belief.of(told)


class Belief:
    """What one sees if bets are believed; worked out when it is asked for, and once."""

    def __init__(self, view: View, decision: Decision, seed: int, *, scenes: int = _SCENES) -> None:
        self._view = view
        self._seed = seed
        self._scenes = scenes
        self._vague = sqrt(_SCENES / scenes)
        self._stakes = stakes_of(view, decision) if isinstance(decision, SwapDecision) else None
        self._reads = (
            view.rules.game is Game.HOLDEM
            # nobody is left out who has said nothing yet
            and counted(view, decision) == opponents_of(view)
        )

    def of(self, told: Advice) -> Advice:
        """The advice that holds then: none other where one folds anyway, or all is computed."""
        if told.spot or not self._reads:
            return told
        if told.call:
            return self._of_a_call(told, told.call)
        if told.verdict and not told.verdict.folds and self._facing:
            return self._of_a_swap(told, told.verdict, self._facing)
        return told

    def _of_a_call(self, told: Advice, call: Call) -> Advice:
        if call.value <= 0 and not call.close:
            return told
        risk, pot, chances = self._view.at_risk, told.pot.now, self._calling
        priced = call_of(chances, risk, pot, pot + risk)
        if priced.value > 0 or priced.close:
            return told
        return replace(told, chances=chances, call=priced, against_any=told.keep)

    def _of_a_swap(self, told: Advice, verdict: Verdict, priced: _Priced) -> Advice:
        dos = [each.do for each in verdict.choices]
        facing, stakes = priced
        found = verdict_facing(dos, facing, stakes)
        if found.close or (_what(found) == _what(verdict) and not verdict.close):
            return told
        return replace(told, chances=facing.ways.chances[0], verdict=found, against_any=told.keep)

    @cached_property
    def _ranges(self) -> Ranges:
        # how bets are read is needed where there are bets alone
        from drawholdem_tui.players.cpu.shark.scenes import Ranges

        return Ranges(self._view, self._scenes, _WAYS, Random(self._seed))

    @cached_property
    def _calling(self) -> Chances:
        risk = self._view.at_risk
        return self._keeping(risk, self._view.to_win + risk)

    def _keeping(self, call: int, pot: int) -> Chances:
        own = self._view.own_cards
        [share] = self._in_all(call, pot, lambda ranges: [ranges.scenes(own).share()])
        return self._chances(share)

    def _chances(self, share: float) -> Chances:
        return Chances(share, 0.0, share, _ABOUT * self._vague)

    def _swapping(self, stays: int, call: int, pot: int) -> list[float]:
        """What each new card wins beside the one that stays."""
        own = self._view.own_cards
        return self._in_all(call, pot, lambda ranges: ranges.with_each_card(own, stays))

    def _in_all(self, call: int, pot: int, won: Callable[[Ranges], list[float]]) -> list[float]:
        """The shares of a pot with this call in it, side pots among those who can win them."""
        sides = sides_of(self._view, live_opponents(self._view), call)
        parts = [(pot - sum(each.amount for each in sides), self._ranges)]
        parts += [(each.amount, self._ranges.among(each.seats)) for each in sides]
        rows = [[chips / pot * share for share in won(ranges)] for chips, ranges in parts]
        return list(map(sum, zip(*rows, strict=True)))

    @cached_property
    def _facing(self) -> _Priced | None:
        """Of a swap facing a bet: each new card may be folded, as where any cards are counted."""
        if self._stakes is None:
            return None
        keep, swap, _other = stakes = self._stakes
        keeping = self._keeping(keep.call, keep.pot)
        put_in = swap.call if self._view.board else max(keep.call, swap.fee)  # DH-5
        first, second = self._view.own_cards
        swaps = [self._swapping(stays, put_in, swap.pot) for stays in (second, first)]
        shares = ([keeping.share], *swaps)
        chances = (keeping, *(self._chances(_mean(each)) for each in swaps))
        values, plays = list[float](), list[float]()
        for stake, each in zip(stakes, shares, strict=True):
            values.append(_mean(list(map(stake.worth, each))))
            plays.append(_mean([share * stake.pot > stake.call for share in each]))
        square = (_APART * self._vague * keep.pot) ** 2
        apart = tuple(tuple(square * (i == j) for j in range(3)) for i in range(3))
        return Facing(Ways(chances, apart), tuple(values), apart, tuple(plays)), stakes


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)


def _what(verdict: Verdict) -> tuple[Do, bool]:
    """What is best, and whether one plays on with it."""
    return verdict.best.do, verdict.best.plays > 0
