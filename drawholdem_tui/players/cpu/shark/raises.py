"""Which raises are thought about, and what each is worth: what folds to it, and what goes on."""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from random import Random
from statistics import fmean
from typing import Final

from drawholdem_tui.engine.actions import RaiseTo
from drawholdem_tui.engine.decisions import BetDecision
from drawholdem_tui.engine.events import Street
from drawholdem_tui.engine.rules import Game
from drawholdem_tui.engine.said import SaidKind
from drawholdem_tui.engine.view import SeatState, View
from drawholdem_tui.players.cpu.moves import raise_to, share_of_pot
from drawholdem_tui.players.cpu.shark.draw_poker import stands_pat
from drawholdem_tui.players.cpu.shark.habits import SENSIBLE, habits_of
from drawholdem_tui.players.cpu.shark.preflop import (
    few,
    is_before_the_flop,
    is_careful,
    is_short,
    pushes_or_folds,
    raisers,
    raises_before,
    raises_from,
)
from drawholdem_tui.players.cpu.shark.reading import continues_from
from drawholdem_tui.players.cpu.shark.scenes import Scenes
from drawholdem_tui.players.final_pot import live_opponents

Felt = Callable[[int], float]  # what it is to lose so many chips

_STUBBORN: Final = 0.08  # how many go on with whatever they have
_RAISES_BACK: Final = 0.94  # the place from which hands are raised again
_STANDS_IT: Final = 0.9  # the place from which mine goes on then
_OUT_OF_PLACE, _IN_PLACE = 0.86, 0.95  # of a pot, of those that are played on
_BEYOND: Final = 1e9  # what wins against everything
_CAUTION: Final = 0.6  # standard errors: the best of several guesses is a lucky one
_BEATS_PAT: Final = 0.8  # the place from which hands believe that they beat a pat one
_MUCH: Final = 0.34  # odds: so large a raise asks a short stack for all of it
_CALLS_IT: Final = 0.22  # of all hands, by those who have not raised
_WANTS_A_CALL: Final = 0.88  # the place from which hands do, rather than a blind
_SIZES: Final = (0.4, 0.75, 1.2)  # of the pot
_NOW_AND_THEN: Final = 0.06  # of the place from which hands are raised before the flop
_BOLDER: Final = 0.1  # the same, for somebody who is


def betting_goes_on(view: View) -> bool:
    last = Street.DRAW if view.rules.game is Game.DRAW_POKER else Street.RIVER
    able = sum(seat.state is SeatState.ABLE for seat in view.seats)
    return view.street is not last and able > 1


def acts_last(view: View) -> bool:
    """Whether nobody who still can bets behind one."""
    behind = view.seats[(view.you or 0) + 1 :]
    return not any(seat.state is SeatState.ABLE for seat in behind)


def raises_worth_a_thought(
    view: View, decision: BetDecision, scenes: Scenes, rng: Random, bold: float
) -> list[RaiseTo]:
    """The raises that are thought about: few sizes, and all-in where that is no madness."""
    if not decision.may_raise:
        return []
    most = min(decision.all_in_to, view.plays_to)
    frightens = _has_only_called(view) and scenes.place < _WANTS_A_CALL
    if is_before_the_flop(view) and not (frightens or _is_raised(view, scenes, rng, bold)):
        return []
    if frightens or pushes_or_folds(view, decision):
        return [RaiseTo(min(max(most, decision.min_to), decision.max_to))]
    amounts: list[float] = []
    if view.street is Street.PREFLOP and view.rules.has_blinds:
        amounts.append(decision.price * 2.2 + 0.3 * decision.to_call)
        amounts.append(share_of_pot(view, decision, 0.8))
    else:
        amounts += [share_of_pot(view, decision, size) for size in _SIZES]
    if most - decision.bet <= max(few(view), 1.3 * (view.to_win + decision.to_call)):
        amounts.append(most)
    found = (raise_to(decision, amount, view.plays_to) for amount in amounts)
    return list(dict.fromkeys(each for each in found if isinstance(each, RaiseTo)))


def _has_only_called(view: View) -> bool:
    """Whether somebody with few chips, between two, came in without a raise: few such hands stand
    one that asks for everything."""
    if not (is_short(view) and is_before_the_flop(view)) or raises_before(view.said):
        return False
    return any(act.kind is SaidKind.CALL for act in view.said)


def _is_raised(view: View, scenes: Scenes, rng: Random, bold: float) -> bool:
    """Whether a hand is one of those that are, now and then with one less."""
    raises, others = raises_before(view.said), float(len(scenes.opponents))
    if not raises:  # those who play few hands leave the blinds to whoever asks
        often = (habits_of(view, each.seat).enters for each in scenes.opponents)
        come = max(sum(min(each, 1.0) for each in often), 1.0)
        others = (others + come) / 2  # and have the better hands where they come
    least = raises_from(others, raises, carefully=is_careful(view, view.you or 0))
    return scenes.place >= least - _NOW_AND_THEN * rng.random() - _BOLDER * bold


def raise_worth(
    view: View, decision: BetDecision, action: RaiseTo, scenes: Scenes, felt: Felt
) -> float:
    """Everybody folds, or whoever goes on is played to the end; what comes in between costs those
    who do not act last, and whoever is raised again with less than a very good hand gives up."""
    pot, cost = view.to_win, action.amount - decision.bet
    deep = action.amount < min(decision.all_in_to, view.plays_to)
    gives_up = deep and scenes.place < _STANDS_IT
    part = 1.0
    if deep and betting_goes_on(view):
        part = _IN_PLACE if acts_last(view) else _OUT_OF_PLACE
    alone = [True] * len(scenes.mine)
    best = [-2.0] * len(scenes.mine)
    put_in = [0] * len(scenes.mine)
    for opponent in scenes.opponents:
        seat = view.seats[opponent.seat]
        calls = max(min(action.amount - seat.bet, seat.stack), 0)
        least, stubborn = -1.0, 0.0  # all-in, or has put in as much: stays
        if calls:
            least, stubborn = _stays_from(view, opponent.seat, calls / (pot + cost + calls))
        for at, (place, made, mood) in enumerate(
            zip(opponent.places, opponent.made, opponent.moods, strict=True)
        ):
            if place >= least or mood < stubborn:
                alone[at] = False
                put_in[at] += calls
                raised = gives_up and calls > 0 and place >= _RAISES_BACK
                best[at] = _BEYOND if raised else max(made, best[at])
    matched = min(cost, max(view.plays_to - decision.bet, 0))  # what nobody can call comes back
    lost = -felt(matched)
    worth = []
    for mine, nobody, theirs, more in zip(scenes.mine, alone, best, put_in, strict=True):
        if nobody:
            worth.append(float(pot))
        elif mine > theirs:
            worth.append(part * (pot + matched + more) - matched)
        elif mine == theirs:
            worth.append(part * (pot + more + matched) / 2 - matched)
        else:
            worth.append(lost)
    mean = fmean(worth)
    error = sqrt(fmean([(each - mean) ** 2 for each in worth]) / len(worth))
    return mean - _CAUTION * error


def share_of_an_all_in(view: View, decision: BetDecision, scenes: Scenes) -> float:
    """The part of the pot that a call wins where all of somebody's chips are asked for: whoever has
    not answered that yet folds most hands."""
    best = [-1.0] * len(scenes.mine)
    for opponent in scenes.opponents:
        seat = view.seats[opponent.seat]
        calls = min(decision.price - seat.bet, seat.stack)
        least, stubborn = -1.0, 0.0
        if calls > 0:
            odds = calls / (view.to_win + decision.to_call + calls)
            least, stubborn = _stays_from(view, opponent.seat, odds)
        for at, (place, made, mood) in enumerate(
            zip(opponent.places, opponent.made, opponent.moods, strict=True)
        ):
            if place >= least or mood < stubborn:
                best[at] = max(made, best[at])
    won = [1.0 if m > t else 0.5 * (m == t) for m, t in zip(scenes.mine, best, strict=True)]
    return fmean(won)


def _stays_from(view: View, seat: int, odds: float) -> tuple[float, float]:
    """The place from which somebody's hands go on, and how many of the others do, too."""
    habits, before = habits_of(view, seat), is_before_the_flop(view)
    if before and seat in raisers(view.said):
        habits = SENSIBLE  # has had to be good enough already
    elif before and odds > _MUCH and is_short(view):
        often = 1 / habits.folds
        return habits.wider(1 - _CALLS_IT, often), _STUBBORN * often
    least = continues_from(odds, len(live_opponents(view)), habits, before=before)
    if stands_pat(view):
        least = max(least, habits.wider(_BEATS_PAT, habits.stays))
    return least, _STUBBORN * (habits.enters if before else habits.stays)
