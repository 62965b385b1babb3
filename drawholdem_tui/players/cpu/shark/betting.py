"""What each thing one can say is worth, over all the scenes there may be; and of those that are
worth about the same, any."""

from __future__ import annotations

from math import sqrt
from random import Random
from statistics import fmean
from typing import Final

from drawholdem_tui.engine.actions import Action, Call, Check, Fold, RaiseTo
from drawholdem_tui.engine.decisions import BetDecision
from drawholdem_tui.engine.events import Street
from drawholdem_tui.engine.rules import Game
from drawholdem_tui.engine.view import SeatState, View
from drawholdem_tui.players.cast import Temperament
from drawholdem_tui.players.cpu.raising import raise_to, share_of_pot
from drawholdem_tui.players.cpu.shark.preflop import raises_before, raises_from
from drawholdem_tui.players.cpu.shark.reading import continues_from
from drawholdem_tui.players.cpu.shark.scenes import Scenes
from drawholdem_tui.players.final_pot import to_be_won

_STUBBORN: Final = 0.08  # how many go on with whatever they have
_RAISES_BACK: Final = 0.94  # the place from which hands are raised again
_STANDS_IT: Final = 0.9  # the place from which mine goes on then
_OUT_OF_PLACE, _IN_PLACE = 0.86, 0.95  # of a pot, of those that are played on
# powers of the share that is won without betting: by whether one does not act last, or does
_BEFORE: Final = (1.4, 1.2)
_IN_TURN: Final = (1.22, 1.08)
_BEYOND: Final = 1e9  # what wins against everything
_CAUTION: Final = 0.6  # standard errors: the best of several guesses is a lucky one
_MIXED: Final = 0.03  # of the pot: what is worth about the same
_LIKES: Final = 0.12  # of the pot: what a temperament adds at most
_SIZES: Final = (0.4, 0.75, 1.2)  # of the pot
_NOW_AND_THEN: Final = 0.06  # of the place from which hands are raised before the flop
_PUSH: Final = 12  # big blinds: with no more than that all-in is a raise like others


def best_bet(
    view: View, decision: BetDecision, scenes: Scenes, rng: Random, temperament: Temperament
) -> Action:
    """Of all that is on offer; a temperament likes some of it better than it is."""
    pot, call = to_be_won(view), decision.to_call
    worth: list[tuple[float, Action]] = []
    passive = _passive_worth(view, decision, scenes.share(), pot, call)
    if decision.may_check:
        worth.append((passive, Check()))
    else:
        worth.append((0.0, Fold()))
        if decision.may_call:
            worth.append((passive + _LIKES * temperament.loose * (pot + call), Call()))
    liked = _LIKES * temperament.bold * (pot + call)
    worth += [
        (_raise_worth(view, decision, action, scenes, pot) + liked, action)
        for action in _raises(view, decision, scenes, rng)
    ]
    noise = _MIXED * (pot + call)
    return max(worth, key=lambda each: each[0] + noise * (rng.random() - 0.5))[1]


def _passive_worth(view: View, decision: BetDecision, share: float, pot: int, call: int) -> float:
    """Of checking or calling: weak hands seldom get to see the end for it."""
    over = call >= decision.stack or not _betting_goes_on(view)
    if not over:
        later = _BEFORE if not view.board else _IN_TURN
        share **= later[_acts_last(view)]
    return share * (pot + call) - call


def _betting_goes_on(view: View) -> bool:
    """Whether there will be another round of bets."""
    last = Street.DRAW if view.rules.game is Game.DRAW_POKER else Street.RIVER
    able = sum(seat.state is SeatState.ABLE for seat in view.seats)
    return view.street is not last and able > 1


def _acts_last(view: View) -> bool:
    return not any(
        seat.state is SeatState.ABLE and seat.seat > (view.you or 0) for seat in view.seats
    )


def _raises(view: View, decision: BetDecision, scenes: Scenes, rng: Random) -> list[RaiseTo]:
    """The raises that are thought about: few sizes, and all-in where that is no madness."""
    if not decision.may_raise or (_before_the_flop(view) and not _is_raised(view, scenes, rng)):
        return []
    amounts: list[float] = []
    if view.street is Street.PREFLOP and view.rules.has_blinds:
        amounts.append(decision.price * 2.2 + 0.3 * decision.to_call)
        amounts.append(share_of_pot(view, decision, 0.8))
    else:
        amounts += [share_of_pot(view, decision, size) for size in _SIZES]
    most = min(decision.all_in_to, view.plays_to)
    if most - decision.bet <= max(
        _PUSH * view.rules.big_blind, 1.3 * (view.to_win + decision.to_call)
    ):
        amounts.append(most)
    found = (raise_to(decision, amount, view.plays_to) for amount in amounts)
    return list(dict.fromkeys(each for each in found if isinstance(each, RaiseTo)))


def _before_the_flop(view: View) -> bool:
    return not view.board and view.rules.game is not Game.DRAW_POKER


def _is_raised(view: View, scenes: Scenes, rng: Random) -> bool:
    """Whether a hand is one of those that are, now and then with one less."""
    least = raises_from(len(scenes.opponents), raises_before(view.said))
    return scenes.place >= least - _NOW_AND_THEN * rng.random()


def _raise_worth(
    view: View,
    decision: BetDecision,
    action: RaiseTo,
    scenes: Scenes,
    pot: int,
) -> float:
    """Everybody folds, or whoever goes on is played to the end; what comes in between costs those
    who do not act last, and whoever is raised again with less than a very good hand gives up."""
    cost = action.amount - decision.bet
    before = _before_the_flop(view)
    deep = action.amount < min(decision.all_in_to, view.plays_to)
    gives_up = deep and scenes.place < _STANDS_IT
    part = 1.0
    if deep and _betting_goes_on(view):
        part = _IN_PLACE if _acts_last(view) else _OUT_OF_PLACE
    alone = [True] * len(scenes.mine)
    best = [-2.0] * len(scenes.mine)
    put_in = [0] * len(scenes.mine)
    for opponent in scenes.opponents:
        seat = view.seats[opponent.seat]
        calls = max(min(action.amount - seat.bet, seat.stack), 0)
        least = -1.0  # all-in, or has put in as much: stays
        if calls:
            odds = calls / (pot + cost + calls)
            least = continues_from(odds, len(scenes.opponents), before=before)
        for at, (place, made, mood) in enumerate(
            zip(opponent.places, opponent.made, opponent.moods, strict=True)
        ):
            if place >= least or mood < _STUBBORN:
                alone[at] = False
                put_in[at] += calls
                raised = gives_up and calls > 0 and place >= _RAISES_BACK
                best[at] = _BEYOND if raised else max(made, best[at])
    matched = min(cost, max(view.plays_to - decision.bet, 0))  # what nobody can call comes back
    worth = []
    for mine, nobody, theirs, more in zip(scenes.mine, alone, best, put_in, strict=True):
        if nobody:
            worth.append(float(pot))
        elif mine > theirs:
            worth.append(part * (pot + matched + more) - matched)
        elif mine == theirs:
            worth.append(part * (pot + more + matched) / 2 - matched)
        else:
            worth.append(float(-matched))
    mean = fmean(worth)
    error = sqrt(fmean([(each - mean) ** 2 for each in worth]) / len(worth))
    return mean - _CAUTION * error
