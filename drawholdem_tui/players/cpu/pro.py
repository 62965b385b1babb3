"""``cpu:pro``: plays the computed strategies where there is one, solves the river between two, and
is a shark elsewhere."""

from __future__ import annotations

from random import Random

from drawholdem_tui.engine.actions import Action, Call, Check, Fold, Keep, RaiseTo, Swap
from drawholdem_tui.engine.decisions import BetDecision, Decision, SwapDecision
from drawholdem_tui.engine.view import View
from drawholdem_tui.players.blueprint.spot import Stand, bet_of, stand_of
from drawholdem_tui.players.blueprint.tree import FOLD
from drawholdem_tui.players.cast import STEADY, Temperament
from drawholdem_tui.players.cpu.river import solved
from drawholdem_tui.players.cpu.shark.shark import Shark
from drawholdem_tui.players.pushfold.spot import spot_of


class Pro:
    """Whatever its character: what was computed is played as it was computed, or with stacks of up
    to ``most``."""

    def __init__(
        self, temperament: Temperament = STEADY, *, quick: bool = False, most: float | None = None
    ) -> None:
        self._elsewhere = Shark(temperament, quick=quick, computed=True)
        self._most = most

    def decide(self, view: View, decision: Decision, rng: Random) -> Action:
        computed = spot_of(view, decision, self._most) or stand_of(view, decision)
        if computed and isinstance(decision, SwapDecision):
            return _swap(computed.swaps, decision, rng)
        if computed and isinstance(decision, BetDecision):
            if isinstance(computed, Stand):
                return _as_planned(computed, view, decision, rng)
            return _all_in(view, decision) if rng.random() < computed.goes_in else Fold()
        if isinstance(decision, BetDecision) and view.board:
            found = solved(view, decision, self._elsewhere.ways, rng)
            if found is not None:
                return found
        return self._elsewhere.decide(view, decision, rng)


def _swap(often: tuple[float, float], decision: SwapDecision, rng: Random) -> Action:
    lot = rng.random()
    high, low = often
    if lot < high:
        return Swap(max(decision.cards))
    return Swap(min(decision.cards)) if lot < high + low else Keep()


def _as_planned(stand: Stand, view: View, decision: BetDecision, rng: Random) -> Action:
    """As large beside the last bet as in the tree."""
    say = rng.choices(stand.says, stand.bets)[0]
    if say == FOLD:
        return Check() if decision.may_check else Fold()
    if say >= stand.blueprint.stack:
        return _all_in(view, decision)
    if say <= stand.price or not decision.may_raise:
        return Check() if decision.may_check else Call()
    return RaiseTo(bet_of(stand, decision, say))


def _all_in(view: View, decision: BetDecision) -> Action:
    """As far as anybody can go along."""
    if not decision.may_raise:
        return Call()
    return RaiseTo(min(decision.max_to, max(decision.min_to, view.plays_to)))
