"""``cpu:regular``: knows what its hand wins against any others, what a call has to win, and what a
swap is honestly worth; has never asked what the others may hold."""

from __future__ import annotations

from math import log2
from random import Random

from drawholdem_tui.engine.actions import Action, Call, Draw, Keep, Swap
from drawholdem_tui.engine.decisions import BetDecision, Decision, DrawDecision, SwapDecision
from drawholdem_tui.engine.events import Street
from drawholdem_tui.engine.view import View
from drawholdem_tui.players.cast import STEADY, Temperament
from drawholdem_tui.players.cpu.chance_to_win import (
    drawn_by_opponents,
    opponents_of,
    share_of,
    shares_of_draws,
    shares_of_swaps,
)
from drawholdem_tui.players.cpu.moves import as_is_its_way, give_up, raise_to, share_of_pot, stay
from drawholdem_tui.players.final_pot import final_pot

SAMPLES = 200
_BLUFF = 0.12  # of the times when nobody has bet and few are in


class Regular:
    """Decides from what lies there, never from how it came to lie there."""

    def __init__(self, temperament: Temperament = STEADY) -> None:
        self._temperament = temperament

    def decide(self, view: View, decision: Decision, rng: Random) -> Action:
        match decision:
            case BetDecision():
                return _bet(view, decision, rng, self._temperament)
            case SwapDecision():
                swap = _swap(view, decision, rng, self._temperament.luck)
                return as_is_its_way(swap, decision, self._temperament, rng)
            case DrawDecision():
                drew = drawn_by_opponents(view, opponents_of(view))
                found = shares_of_draws(decision, drew, SAMPLES, rng)
                return Draw(max(found, key=found.__getitem__))


def _bet(view: View, decision: BetDecision, rng: Random, temperament: Temperament) -> Action:
    opponents = opponents_of(view)
    share = share_of(view, opponents, SAMPLES, rng)
    pot, call = view.to_win, decision.to_call
    raises = _raises(view, decision)
    # whoever bets has something: the dearer, the better
    seriousness = call / (pot + call) if raises else 0.0
    share **= 1 + seriousness
    edge = share * (opponents + 1)  # 1: no better than anybody
    wants = (edge - 1.05 - 0.07 * opponents - 0.25 * raises) / 0.3 + 0.5 + 0.8 * temperament.bold
    if rng.random() < wants:
        return raise_to(decision, _size(view, decision, edge, rng), view.plays_to)
    if not call:
        bluffs = _BLUFF * (1 + 2 * temperament.bold)
        if opponents <= 2 and view.board and rng.random() < bluffs:
            return raise_to(decision, share_of_pot(view, decision, 0.5), view.plays_to)
        return stay(decision)
    enough = call * 1.05 * (1 - 0.4 * temperament.loose)
    return Call() if share * (pot + call) > enough else give_up(decision)


def _raises(view: View, decision: BetDecision) -> float:
    """How far the price has been raised, in doublings and at least as a bet; 0: by nobody."""
    base = view.rules.big_blind if view.street is Street.PREFLOP else 0
    if decision.price <= base or not decision.to_call:
        return 0.0
    return max(1.0, log2(decision.price / view.rules.big_blind))


def _size(view: View, decision: BetDecision, edge: float, rng: Random) -> float:
    if view.street is Street.PREFLOP and view.rules.has_blinds:
        return decision.price * rng.choice((2.5, 3.0, 3.0)) + 0.5 * decision.to_call
    return share_of_pot(view, decision, rng.choice((0.5, 0.66, 0.66, 1.0 if edge > 1.6 else 0.5)))


def _swap(view: View, decision: SwapDecision, rng: Random, luck: float) -> Action:
    """What each way is worth in chips; folding is worth nothing, and never less."""
    keep, swaps = shares_of_swaps(view, opponents_of(view), SAMPLES, rng)
    fee, call = decision.fee, decision.then.to_call if decision.then else decision.owed or 0
    card = max(swaps, key=lambda each: (swaps[each], each))
    pot = final_pot(view, own_call=call).amount
    if not view.board:  # the fee counts as a bet (DH-5)
        owed = max(call - fee, 0)
        worth = swaps[card] * pot - owed - fee
    else:
        worth = swaps[card] * (pot + fee) - fee - call
    kept = max(keep * pot - call, 0.0)
    hoped = worth + 0.3 * luck * view.to_win
    return Swap(card) if hoped > kept and swaps[card] > keep else Keep()
