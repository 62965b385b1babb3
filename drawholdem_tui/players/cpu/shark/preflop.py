"""Before the flop: which hands are raised, which are folded at once, and what one may bring.

All by its place among all hands, by how many others are still in and how often it has been raised.
What may be won at once is the blinds and what was paid for swaps, and behind everybody who has not
folded may lie a better hand: the more of them, the better one's own has to be. Whoever raises
behind a raise wants to be all-in with the shorter stacks; a third raise is for the best of all.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from drawholdem_tui.engine.decisions import BetDecision
from drawholdem_tui.engine.rules import Game, Structure
from drawholdem_tui.engine.said import Said, SaidKind
from drawholdem_tui.engine.view import View
from drawholdem_tui.players.cast import Temperament
from drawholdem_tui.players.cpu.shark.habits import habits_of
from drawholdem_tui.players.cpu.shark.outlook import hand_of, places_before_the_flop
from drawholdem_tui.players.final_pot import live_opponents

# The place from which hands are raised, by the raises there have been: against one opponent, and
# against five. Heads-up two of three are, from under the gun of six one of five.
_ONE: Final = (0.3, 0.74, 0.88, 0.93)
_FIVE: Final = (0.84, 0.94, 0.965, 0.98)
_BENT: Final = 0.3  # the second opponent matters most
_A_CHAIR: Final = 0.01  # for each beyond five

_HOPELESS: Final = (0.2, 0.45, 0.7)  # places, by the raises there have been
_GOOD_ODDS: Final = 0.15  # a call that asks for less is thought about
_LOOSER: Final = 0.15  # places: what somebody who is thinks about as well

_PUSH: Final = (7, 12)  # big blinds: between two, who have more to win later, and among several
_SHORT: Final = 12  # big blinds: between two, beyond those

_LIES_IN_WAIT: Final = 0.94  # the place from which hands only call, in front of several
_SEVERAL: Final = 3
_RAISE_AT_ALL: Final = 0.5  # for once that a sensible player does

_COMES_IN: Final = (SaidKind.CALL, SaidKind.BET, SaidKind.RAISE)

_JUST_ENOUGH: Final = 0.4  # big blinds: what a hand brings that is just raised
_BEST: Final = 4.0  # and the best one


def is_before_the_flop(view: View) -> bool:
    """At hold'em, which alone has one."""
    return not view.board and view.rules.game is not Game.DRAW_POKER


def raises_from(others: float, raises: int) -> float:
    """The place from which hands are raised."""
    at = min(raises, len(_ONE) - 1)
    part = min((min(others, 9) - 1) / 4, 1.0) ** _BENT
    place: float = _ONE[at] + (_FIVE[at] - _ONE[at]) * part + _A_CHAIR * max(others - 5, 0.0)
    return min(place, 0.99)


def raisers(said: Sequence[Said]) -> list[int]:
    """Who has raised before the flop, raise by raise: the blinds are none."""
    return [act.seat for act in said if act.kind in (SaidKind.BET, SaidKind.RAISE)]


def raises_before(said: Sequence[Said]) -> int:
    """How often anybody has raised."""
    return len(raisers(said))


def is_hopeless(view: View, decision: BetDecision, temperament: Temperament) -> bool:
    """A hand that is folded without a thought: against several, and where that is not free. (Heads-
    up, and for next to nothing, anything may do.)"""
    if decision.may_check or not is_before_the_flop(view):
        return False
    if len(live_opponents(view)) < 2 or view.needs < _GOOD_ODDS:
        return False
    least = _HOPELESS[min(raises_before(view.said), len(_HOPELESS) - 1)]
    place = places_before_the_flop()[hand_of(view.own_cards)]
    return place < least - _LOOSER * temperament.loose


def is_short(view: View) -> bool:
    """Between two who can swap, with chips for a raise before the flop and one behind it."""
    rules = view.rules
    if len(view.seats) > 2 or not rules.swaps or rules.structure is not Structure.NO_LIMIT:
        return False
    return few(view) < min(view.table.stacks) <= _SHORT * rules.big_blind


def few(view: View) -> int:
    """The chips with which all-in is no madness before much lies in the middle."""
    return _PUSH[len(view.seats) > 2] * view.rules.big_blind


def pushes_or_folds(view: View, decision: BetDecision) -> bool:
    """Whether so few chips are left that before the flop a raise is all-in, and a hand that is not
    worth that is not worth a blind either: whoever bets less is soon asked for the rest, or has
    shown for too little how good the hand is."""
    rules = view.rules
    if not (is_before_the_flop(view) and rules.has_blinds):
        return False
    if rules.structure is not Structure.NO_LIMIT:
        return False
    return min(decision.all_in_to, view.plays_to) <= few(view)


def lies_in_wait(view: View, decision: BetDecision) -> bool:
    """Whether one of the best hands, first in with some ten big blinds, is not pushed: hardly
    anybody calls that, and of several who do raise one will, with less."""
    enough = min(decision.all_in_to, view.plays_to) > _PUSH[0] * view.rules.big_blind
    if not (enough and view.rules.swaps and decision.may_call and pushes_or_folds(view, decision)):
        return False
    if any(act.kind in _COMES_IN for act in view.said):
        return False
    if places_before_the_flop()[hand_of(view.own_cards)] < _LIES_IN_WAIT:
        return False
    often = [habits_of(view, each.seat).raises for each in live_opponents(view)]
    return sum(each >= _RAISE_AT_ALL for each in often) >= _SEVERAL


def worth_entering(place: float, others: float) -> float:
    """What a hand that has to be played yet will bring, in big blinds: nothing where it will be
    folded."""
    least = raises_from(others, 0)
    if place < least:
        return 0.0
    return _JUST_ENOUGH + (_BEST - _JUST_ENOUGH) * (place - least) / (1 - least)
