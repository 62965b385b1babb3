"""``cpu:pro``: plays the computed strategy where there is one, solves the river between two, and is
a shark elsewhere."""

from __future__ import annotations

from random import Random

from drawholdem_tui.engine.actions import Action, Call, Fold, Keep, RaiseTo, Swap
from drawholdem_tui.engine.decisions import BetDecision, Decision, SwapDecision
from drawholdem_tui.engine.view import View
from drawholdem_tui.players.cast import STEADY, Temperament
from drawholdem_tui.players.cpu.river import solved
from drawholdem_tui.players.cpu.shark.shark import Shark
from drawholdem_tui.players.pushfold.spot import Spot, spot_of


class Pro:
    """Whatever its character: what was computed is played as it was computed, or with stacks of up
    to ``most``."""

    def __init__(
        self, temperament: Temperament = STEADY, *, quick: bool = False, most: float | None = None
    ) -> None:
        self._elsewhere = Shark(temperament, quick=quick, computed=True)
        self._most = most

    def decide(self, view: View, decision: Decision, rng: Random) -> Action:
        spot = spot_of(view, decision, self._most)
        if spot and isinstance(decision, SwapDecision):
            return _swap(spot, decision, rng)
        if spot and isinstance(decision, BetDecision):
            return _all_in(view, decision) if rng.random() < spot.goes_in else Fold()
        if isinstance(decision, BetDecision) and view.board:
            found = solved(view, decision, self._elsewhere.ways, rng)
            if found is not None:
                return found
        return self._elsewhere.decide(view, decision, rng)


def _swap(spot: Spot, decision: SwapDecision, rng: Random) -> Action:
    lot = rng.random()
    high, low = spot.swaps
    if lot < high:
        return Swap(max(decision.cards))
    return Swap(min(decision.cards)) if lot < high + low else Keep()


def _all_in(view: View, decision: BetDecision) -> Action:
    """As far as anybody can go along."""
    if not decision.may_raise:
        return Call()
    return RaiseTo(min(decision.max_to, max(decision.min_to, view.plays_to)))
