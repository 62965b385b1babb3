"""``cpu:pro``: plays the computed strategies where there is one, solves the river between two, and
elsewhere is a shark, which between two presses whoever checks."""

from __future__ import annotations

from random import Random

from drawholdem_tui.engine.actions import Action, Fold
from drawholdem_tui.engine.decisions import BetDecision, Decision, SwapDecision
from drawholdem_tui.engine.view import View
from drawholdem_tui.players.blueprint.spot import Stand, stand_of
from drawholdem_tui.players.cast import STEADY, Temperament
from drawholdem_tui.players.cpu.planned import all_in, bets_as_planned, swaps_as_planned
from drawholdem_tui.players.cpu.river import solved
from drawholdem_tui.players.cpu.shark.shark import Shark
from drawholdem_tui.players.pushfold.spot import spot_of


class Pro:
    """Whatever its character: what was computed is played as it was computed, or with stacks of up
    to ``most``."""

    def __init__(
        self, temperament: Temperament = STEADY, *, quick: bool = False, most: float | None = None
    ) -> None:
        self._elsewhere = Shark(temperament, quick=quick, expert=True)
        self._most = most

    def decide(self, view: View, decision: Decision, rng: Random) -> Action:
        computed = spot_of(view, decision, self._most) or stand_of(view, decision)
        if computed and isinstance(decision, SwapDecision):
            return swaps_as_planned(computed, decision, rng)
        if computed and isinstance(decision, BetDecision):
            if isinstance(computed, Stand):
                return bets_as_planned(computed, view, decision, rng)
            return all_in(view, decision) if rng.random() < computed.goes_in else Fold()
        if isinstance(decision, BetDecision) and view.board:
            found = solved(view, decision, self._elsewhere.ways, rng)
            if found is not None:
                return found
        return self._elsewhere.decide(view, decision, rng)
