"""What was computed before the flop, as something done: by lot, as often as the tables do it.

The big blind of the tables raises half of all calls, and keeps far more hands than anybody else.
With a middling stack, who opens on the button therefore calls where the tables fold behind two
swaps, and where they raise all but the best hands into cards that were kept: in hands played out
both ways that won more.
"""

from __future__ import annotations

from random import Random
from typing import Final

from drawholdem_tui.engine.actions import Action, Call, Check, Fold, Keep, RaiseTo, Swap
from drawholdem_tui.engine.decisions import BetDecision, SwapDecision
from drawholdem_tui.engine.view import View
from drawholdem_tui.players.blueprint.spot import Stand, bet_of
from drawholdem_tui.players.blueprint.tree import FOLD
from drawholdem_tui.players.cpu.shark.outlook import hand_of, places_before_the_flop
from drawholdem_tui.players.pushfold.spot import Spot

_MIDDLING: Final = (30, 75)  # big blinds
_BEST: Final = 0.9  # the place from which hands are raised into cards that were kept


def has_a_middling_stack(view: View) -> bool:
    least, most = (each * view.rules.big_blind for each in _MIDDLING)
    return least <= min(view.table.stacks) <= most


def swaps_as_planned(computed: Spot | Stand, decision: SwapDecision, rng: Random) -> Action:
    lot = rng.random()
    high, low = computed.swaps
    if lot < high:
        return Swap(max(decision.cards))
    return Swap(min(decision.cards)) if lot < high + low else Keep()


def bets_as_planned(stand: Stand, view: View, decision: BetDecision, rng: Random) -> Action:
    """As large beside the last bet as in the tree."""
    say = rng.choices(stand.says, stand.bets)[0]
    if _calls_instead(stand, view, say):
        return Call()
    if say == FOLD:
        return Check() if decision.may_check else Fold()
    if say >= stand.blueprint.stack:
        return all_in(view, decision)
    if say <= stand.price or not decision.may_raise:
        return Check() if decision.may_check else Call()
    return RaiseTo(bet_of(stand, decision, say))


def _calls_instead(stand: Stand, view: View, say: float) -> bool:
    """Whether whoever opens on the button knows better than the tables."""
    if stand.node is None or stand.node.number or not has_a_middling_stack(view):
        return False
    button_swapped, big_blind_swapped = divmod(stand.square, 2)
    if big_blind_swapped:
        return say == FOLD and bool(button_swapped)
    place = places_before_the_flop()[hand_of(view.own_cards)]
    return say > stand.price and place < _BEST


def all_in(view: View, decision: BetDecision) -> Action:
    """As far as anybody can go along."""
    if not decision.may_raise:
        return Call()
    return RaiseTo(min(decision.max_to, max(decision.min_to, view.plays_to)))
