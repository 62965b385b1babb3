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
# against five. Heads-up two of three are; under the gun of six it is one of five with so few chips
# that a raise is all-in, and one of twelve with more: those who raise again would win the others.
_ONE: Final = (0.3, 0.74, 0.88, 0.93)
_FIVE: Final = (0.84, 0.94, 0.965, 0.98)
_ONE_OF_SEVERAL: Final = (0.3, 0.74, 0.97, 0.97)
_FIVE_WITH_MORE: Final = (0.95, 0.955, 0.98, 0.98)
_BENT: Final = (0.3, 0.43)  # the second opponent matters most
_A_CHAIR: Final = 0.01  # for each beyond five

_HOPELESS: Final = (0.2, 0.45, 0.7)  # places, by the raises there have been
_GOOD_ODDS: Final = 0.15  # a call that asks for less is thought about
_LOOSER: Final = 0.15  # places: what somebody who is thinks about as well

_PUSH: Final = (7, 12)  # big blinds: between two, who have more to win later, and among several
_SHORT: Final = 12  # big blinds: between two, beyond those

_REPEATED: Final = 2  # raises
_WORTH_A_CALL: Final = 0.92  # the place from which hands are, behind those, among several
_BEHIND: Final = 1.5  # pots: what a call has to leave, to see more than the flop

_LIES_IN_WAIT: Final = 0.94  # the place from which hands only call, in front of several
_SEVERAL: Final = 3
_RAISE_AT_ALL: Final = 0.5  # for once that a sensible player does

_COMES_IN: Final = (SaidKind.CALL, SaidKind.BET, SaidKind.RAISE)

_JUST_ENOUGH: Final = 0.4  # big blinds: what a hand brings that is just raised
_BEST: Final = 4.0  # and the best one


def is_before_the_flop(view: View) -> bool:
    """At hold'em, which alone has one."""
    return not view.board and view.rules.game is not Game.DRAW_POKER


def raises_from(others: float, raises: int, *, carefully: bool) -> float:
    """The place from which hands are raised."""
    at = min(raises, len(_ONE) - 1)
    one, five = (_ONE_OF_SEVERAL, _FIVE_WITH_MORE) if carefully else (_ONE, _FIVE)
    part = min((min(others, 9) - 1) / 4, 1.0) ** _BENT[carefully]
    place: float = one[at] + (five[at] - one[at]) * part + _A_CHAIR * max(others - 5, 0.0)
    return min(place, 0.99)


def is_careful(view: View, seat: int) -> bool:
    """Whether a raise of somebody's may be raised again, by one of several."""
    stacks = view.table.stacks
    others = max(stack for other, stack in enumerate(stacks) if other != seat)
    return len(view.seats) > 2 and min(stacks[seat], others) > few(view)


def raisers(said: Sequence[Said]) -> list[int]:
    """Who has raised before the flop, raise by raise: the blinds are none."""
    return [act.seat for act in said if act.kind in (SaidKind.BET, SaidKind.RAISE)]


def raises_before(said: Sequence[Said]) -> int:
    """How often anybody has raised."""
    return len(raisers(said))


def is_hopeless(view: View, decision: BetDecision, temperament: Temperament) -> bool:
    """A hand that is folded without a thought: against several, and where that is not free. (Heads-
    up, and for next to nothing, anything may do.)"""
    if decision.may_check or not is_before_the_flop(view) or view.needs < _GOOD_ODDS:
        return False
    raises, least = raises_before(view.said), 0.0
    if len(live_opponents(view)) > 1:
        least = _HOPELESS[min(raises, len(_HOPELESS) - 1)]
    if _is_careful_behind_raises(view, decision) and decision.to_call < decision.stack:
        least = _WORTH_A_CALL
    place = places_before_the_flop()[hand_of(view.own_cards)]
    return place < least - _LOOSER * temperament.loose


def _is_careful_behind_raises(view: View, decision: BetDecision) -> bool:
    """Whether few hands are played: among several, and raised and raised again."""
    if not is_before_the_flop(view) or raises_before(view.said) < _REPEATED:
        return False
    return is_careful(view, decision.seat)


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


def is_soon_asked_for_the_rest(view: View, decision: BetDecision) -> bool:
    """Whether a call behind two raises, among several, leaves less than lies in the middle then:
    such a hand is worth all of it, or nothing more."""
    if not _is_careful_behind_raises(view, decision):
        return False
    behind = min(decision.stack, view.plays_to - decision.bet) - decision.to_call
    return 0 < behind < _BEHIND * (view.to_win + decision.to_call)


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


def worth_entering(place: float, others: float, *, carefully: bool) -> float:
    """What a hand that has to be played yet will bring, in big blinds: nothing where it will be
    folded."""
    least = raises_from(others, 0, carefully=carefully)
    if place < least:
        return 0.0
    return _JUST_ENOUGH + (_BEST - _JUST_ENOUGH) * (place - least) / (1 - least)
