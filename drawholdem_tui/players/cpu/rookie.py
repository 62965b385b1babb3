"""``cpu:rookie``: plays by rules of thumb, and errs as people do who are new to it: it calls too
much, forgets most of the others at the table, and swaps because something better may come. But it
feels when something is much of its stack: it seldom pays so much for a card, and calls less, but
holds on to what looks like a good hand, whatever that may be asked for.
"""

from __future__ import annotations

from random import Random

from drawholdem_tui.engine.actions import Action, Call, Keep, Swap
from drawholdem_tui.engine.decisions import BetDecision, Decision, DrawDecision, SwapDecision
from drawholdem_tui.engine.said import SaidKind
from drawholdem_tui.engine.view import View
from drawholdem_tui.players.cast import STEADY, Temperament
from drawholdem_tui.players.cpu.chance_to_win import opponents_of, share_of, shares_of_swaps
from drawholdem_tui.players.cpu.moves import as_is_its_way, give_up, raise_to, stay, usual_draw

SAMPLES = 60
_OTHERS = 3  # more than a rookie can think of
_BLUFFS = 0.05
_HOPE = 0.75  # of what a call should win is enough
_SERIOUS = 0.25  # of the stack: a call that a rookie thinks about twice
_STERN = 1.2  # of what such a call should win has to be there
# Against one other hand, before the flop and behind it: what is not given up. Sixes and ace-jack
# are not, nor is top pair.
_GOOD = (0.63, 0.75)
_CURIOUS = 0.15  # how often so much less will do
_LESS = 0.1
_OFTEN = 0.6  # how often a good hand raises
_AGAIN = 0.1  # and where somebody on this street has: two who raise in turn are soon all-in
_MENDS = 0.05  # a swap that adds so much looks good
_MUCH = 3.0  # times the pot: too much to go all-in with
_CHEAP = 0.125  # of the stack: up to here hope pays any fee
_DEAR = 0.25  # of the stack: a fee that even hope does not pay
_RARELY = 0.08  # how often it pays one in between
_RAISES = (SaidKind.BET, SaidKind.RAISE)


class Rookie:
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
                return usual_draw(decision)


def _bet(view: View, decision: BetDecision, rng: Random, temperament: Temperament) -> Action:
    opponents = min(opponents_of(view), _OTHERS)
    share = share_of(view, opponents, SAMPLES, rng)
    good = share > 1 / (1 + opponents) + 0.2 - 0.08 * temperament.bold
    bluffs = _BLUFFS * (1 + 3 * temperament.bold)
    often = (_AGAIN if _raised(view) else _OFTEN) if good else bluffs
    if decision.may_raise and rng.random() < often:
        sizes = decision.sizes()
        # a share of the pot, for ten into a thousand looks silly
        wanted = sizes[min(rng.randint(1, 2) if good else 1, len(sizes) - 1)]
        if wanted == decision.all_in_to and decision.stack > _MUCH * (
            view.to_win + decision.to_call
        ):
            wanted = sizes[0]  # no rookie puts everything in for next to nothing
        return raise_to(decision, wanted, view.plays_to)
    if not decision.may_call:
        return stay(decision)
    needed = view.needs
    thinks_twice = decision.to_call > _SERIOUS * decision.stack
    enough = (_STERN if thinks_twice else _HOPE) * (1 - 0.4 * temperament.loose)
    if share > needed * enough or (thinks_twice and _holds_on(view, rng, temperament.loose)):
        return Call()
    return give_up(decision)


def _holds_on(view: View, rng: Random, loose: float) -> bool:
    """Whether the hand looks too good to be given up; sometimes curiosity helps."""
    least = _GOOD[bool(view.board)] - _LESS * loose
    if rng.random() < _CURIOUS:
        least -= _LESS
    return share_of(view, 1, SAMPLES, rng) >= least


def _raised(view: View) -> bool:
    return any(act.kind in _RAISES and act.street is view.street for act in view.said)


def _swap(view: View, decision: SwapDecision, rng: Random, luck: float) -> Action:
    """What it costs matters only where it is much of the stack."""
    if decision.fee > _DEAR * decision.stack:
        return Keep()
    keep, swaps = shares_of_swaps(view, min(opponents_of(view), _OTHERS), SAMPLES, rng)
    card = max(swaps, key=lambda each: (swaps[each], each))
    least = 0.0 if decision.free else _MENDS * (1 - 2 * luck)
    often = 1.0 if decision.fee <= _CHEAP * decision.stack else _RARELY * (1 + max(luck, 0))
    return Swap(card) if swaps[card] > keep + least and rng.random() < often else Keep()
