"""What each thing one can say is worth, over all the scenes there may be; and of those that are
worth about the same, any.

Near the end of a knockout a chip that is lost weighs more than one that is won: who is out gets the
next place from below, and twice the chips are not two first places. How much more is reckoned with
the usual model of such ends: each is first as often as it has chips of all there are, and of the
others each second as often as it has chips of theirs.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache, partial
from itertools import permutations
from math import prod
from random import Random
from typing import Final

from drawholdem_tui.engine.actions import Action, Call, Check, Fold
from drawholdem_tui.engine.decisions import BetDecision
from drawholdem_tui.engine.events import Street
from drawholdem_tui.engine.view import View
from drawholdem_tui.players.cast import Temperament
from drawholdem_tui.players.cpu.shark.preflop import (
    is_soon_asked_for_the_rest,
    pushes_or_folds,
    raises_before,
)
from drawholdem_tui.players.cpu.shark.raises import (
    acts_last,
    betting_goes_on,
    raise_worth,
    raises_worth_a_thought,
    share_of_an_all_in,
)
from drawholdem_tui.players.cpu.shark.scenes import Scenes
from drawholdem_tui.players.final_pot import live_opponents

# Powers of the share that is won without betting: by whether one does not act last, or does. A
# check gives the others a free card and tells them that they may bet: in hands played out both ways
# a bet won more than most checks, on the turn above all.
_BEFORE: Final = (1.4, 1.2)
_IN_TURN: Final = (1.22, 1.08)
_CHECKED: Final = {Street.FLOP: _IN_TURN, Street.TURN: (2.2, 1.9)}  # between two
_PRESSED: Final = {Street.FLOP: (2.4, 2.1), Street.TURN: (3.0, 2.6)}
_MIXED: Final = 0.03  # of the pot: what is worth about the same
_LIKES: Final = 0.18  # of the pot: what a temperament adds at most
# What the first places are worth to somebody who likes to go far, by how many began.
_FEW: Final = (0.65, 0.35)
_MANY: Final = (0.5, 0.3, 0.2)
_FEW_BEGAN: Final = 4
_HEAVIEST: Final = 2.0


def best_bet(
    view: View,
    decision: BetDecision,
    scenes: Scenes,
    rng: Random,
    temperament: Temperament,
    *,
    presses: bool = False,
) -> Action:
    """Of all that is on offer; a temperament likes some of it better than it is, and whoever
    ``presses`` thinks little of checking."""
    lies = view.to_win + decision.to_call
    felt = partial(_felt, decision.stack, weight_of_losing(view))
    all_in = 0 < decision.stack <= decision.to_call
    share = share_of_an_all_in(view, decision, scenes) if all_in else scenes.share()
    if decision.to_call < decision.stack and betting_goes_on(view):
        share **= _later(view, decision, presses=presses)[acts_last(view)]
    passive = share * view.to_win - (1 - share) * felt(decision.to_call)
    worth: list[tuple[float, Action]] = []
    if decision.may_check:
        worth.append((passive, Check()))
    else:
        worth.append((0.0, Fold()))
        if decision.may_call and _is_called(view, decision):
            worth.append((passive + _LIKES * temperament.loose * lies, Call()))
    liked = _LIKES * temperament.bold * lies
    worth += [
        (raise_worth(view, decision, action, scenes, felt) + liked, action)
        for action in raises_worth_a_thought(view, decision, scenes, rng, temperament.bold)
    ]
    noise = _MIXED * lies
    return max(worth, key=lambda each: each[0] + noise * (rng.random() - 0.5))[1]


def _is_called(view: View, decision: BetDecision) -> bool:
    """Whether a call is one of the things that are thought about."""
    if is_soon_asked_for_the_rest(view, decision):
        return False
    return bool(raises_before(view.said)) or not pushes_or_folds(view, decision)


def _later(view: View, decision: BetDecision, *, presses: bool) -> tuple[float, float]:
    """Weak hands seldom get to see the end for a check or a call."""
    if not view.board:
        return _BEFORE
    if decision.to_call:
        return _IN_TURN
    return (_PRESSED if presses else _CHECKED)[view.street]


def _felt(stack: int, weight: float, lost: int) -> float:
    """What it is to lose so much: the nearer to all one has, the more it may weigh."""
    return lost * (1 + (weight - 1) * min(lost / max(stack, 1), 1.0))


def weight_of_losing(view: View) -> float:
    """All one has, against the live opponent who is worst to lose it to: 1 where a chip is a chip,
    as in a cash game, between two, and among many with much to play for."""
    table = view.table
    if table.mode != "knockout" or view.you is None:
        return 1.0
    prizes = _FEW if table.places <= _FEW_BEGAN else _MANY
    stacks = tuple(table.stacks)
    others = (seat.seat for seat in live_opponents(view))
    return max((_weight(stacks, prizes, view.you, seat) for seat in others), default=1.0)


@lru_cache(maxsize=128)
def _weight(stacks: tuple[int, ...], prizes: tuple[float, ...], you: int, other: int) -> float:
    """What is lost by losing to somebody, for once what is gained by winning."""
    risk = min(stacks[you], stacks[other])

    def then(mine: int) -> float:
        after = list(stacks)
        after[you], after[other] = stacks[you] + mine, stacks[other] - mine
        return _expected(after, prizes, you)

    now = then(0)
    gain, loss = then(risk) - now, now - then(-risk)
    if gain <= 0 or loss <= 0:
        return 1.0
    return min(max(loss / gain, 1.0), _HEAVIEST)


def _expected(stacks: Sequence[int], prizes: Sequence[float], you: int) -> float:
    """What one's place will be worth. Those without a chip are behind everybody who has some."""
    playing = [seat for seat, stack in enumerate(stacks) if stack]
    if you not in playing:
        return prizes[len(playing)] if len(playing) < len(prizes) else 0.0
    others = [seat for seat in playing if seat != you]
    every = sum(stacks)
    expected = 0.0
    for place, prize in enumerate(prizes[: len(playing)]):
        for before in permutations(others, place):
            left = every
            parts = []
            for seat in (*before, you):
                parts.append(stacks[seat] / left)
                left -= stacks[seat]
            expected += prize * prod(parts)
    return expected
