"""What was computed before the flop, as something done: by lot, as often as the tables do it."""

from __future__ import annotations

from random import Random

from drawholdem_tui.engine.actions import Action, Call, Check, Fold, Keep, RaiseTo, Swap
from drawholdem_tui.engine.decisions import BetDecision, SwapDecision
from drawholdem_tui.engine.view import View
from drawholdem_tui.players.blueprint.spot import Stand, bet_of
from drawholdem_tui.players.blueprint.tree import FOLD
from drawholdem_tui.players.pushfold.spot import Spot


def swaps_as_planned(computed: Spot | Stand, decision: SwapDecision, rng: Random) -> Action:
    lot = rng.random()
    high, low = computed.swaps
    if lot < high:
        return Swap(max(decision.cards))
    return Swap(min(decision.cards)) if lot < high + low else Keep()


def bets_as_planned(stand: Stand, view: View, decision: BetDecision, rng: Random) -> Action:
    """As large beside the last bet as in the tree."""
    say = rng.choices(stand.says, stand.bets)[0]
    if say == FOLD:
        return Check() if decision.may_check else Fold()
    if say >= stand.blueprint.stack:
        return all_in(view, decision)
    if say <= stand.price or not decision.may_raise:
        return Check() if decision.may_check else Call()
    return RaiseTo(bet_of(stand, decision, say))


def all_in(view: View, decision: BetDecision) -> Action:
    """As far as anybody can go along."""
    if not decision.may_raise:
        return Call()
    return RaiseTo(min(decision.max_to, max(decision.min_to, view.plays_to)))
