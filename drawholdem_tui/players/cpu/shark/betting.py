"""What each thing one can say is worth, over all the scenes there may be; and of those that are
worth about the same, any."""

from __future__ import annotations

from functools import partial
from random import Random
from typing import Final

from drawholdem_tui.engine.actions import Action, Call, Check, Fold
from drawholdem_tui.engine.decisions import BetDecision
from drawholdem_tui.engine.view import View
from drawholdem_tui.players.cast import Temperament
from drawholdem_tui.players.cpu.shark.knockout import weight_of_losing
from drawholdem_tui.players.cpu.shark.preflop import pushes_or_folds, raises_before
from drawholdem_tui.players.cpu.shark.raises import (
    Felt,
    acts_last,
    betting_goes_on,
    raise_worth,
    raises_worth_a_thought,
    share_of_an_all_in,
)
from drawholdem_tui.players.cpu.shark.scenes import Scenes
from drawholdem_tui.players.final_pot import to_be_won

# powers of the share that is won without betting: by whether one does not act last, or does
_BEFORE: Final = (1.4, 1.2)
_IN_TURN: Final = (1.22, 1.08)
_MIXED: Final = 0.03  # of the pot: what is worth about the same
_LIKES: Final = 0.18  # of the pot: what a temperament adds at most


def best_bet(
    view: View, decision: BetDecision, scenes: Scenes, rng: Random, temperament: Temperament
) -> Action:
    """Of all that is on offer; a temperament likes some of it better than it is."""
    lies = to_be_won(view) + decision.to_call
    felt = partial(_felt, decision.stack, weight_of_losing(view))
    all_in = 0 < decision.stack <= decision.to_call
    share = share_of_an_all_in(view, decision, scenes) if all_in else scenes.share()
    passive = _passive_worth(view, decision, share, felt)
    worth: list[tuple[float, Action]] = []
    if decision.may_check:
        worth.append((passive, Check()))
    else:
        worth.append((0.0, Fold()))
        if decision.may_call and (raises_before(view.said) or not pushes_or_folds(view, decision)):
            worth.append((passive + _LIKES * temperament.loose * lies, Call()))
    liked = _LIKES * temperament.bold * lies
    worth += [
        (raise_worth(view, decision, action, scenes, felt) + liked, action)
        for action in raises_worth_a_thought(view, decision, scenes, rng, temperament.bold)
    ]
    noise = _MIXED * lies
    return max(worth, key=lambda each: each[0] + noise * (rng.random() - 0.5))[1]


def _passive_worth(view: View, decision: BetDecision, share: float, felt: Felt) -> float:
    """Of checking or calling: weak hands seldom get to see the end for it."""
    call = decision.to_call
    if call < decision.stack and betting_goes_on(view):
        later = _IN_TURN if view.board else _BEFORE
        share **= later[acts_last(view)]
    return share * to_be_won(view) - (1 - share) * felt(call)


def _felt(stack: int, weight: float, lost: int) -> float:
    """What it is to lose so much: the nearer to all one has, the more it may weigh."""
    return lost * (1 + (weight - 1) * min(lost / max(stack, 1), 1.0))
