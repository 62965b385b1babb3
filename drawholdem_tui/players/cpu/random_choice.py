"""``cpu:random``: anything legal, each kind of action as likely as the other."""

from __future__ import annotations

from random import Random

from drawholdem_tui.engine.actions import Action, Call, Check, Draw, Fold, Keep, RaiseTo, Swap
from drawholdem_tui.engine.decisions import BetDecision, Decision, DrawDecision, SwapDecision
from drawholdem_tui.engine.view import View


class RandomChoice:
    """A player that looks at nothing but what is on offer."""

    looks = False

    def decide(self, view: View, decision: Decision, rng: Random) -> Action:
        return any_action(decision, rng)


def any_action(decision: Decision, rng: Random) -> Action:
    """Check or call, a raise of any legal size where there is one, a fold only where checking is
    not free; keep or swap either card; any draw."""
    choices: list[Action]
    if isinstance(decision, BetDecision):
        if decision.no_check is None:
            choices = [_CHECK]
        else:
            choices = [_FOLD, _CALL] if decision.to_call else [_FOLD]
        if decision.no_raise is None:
            span = decision.max_to - decision.min_to + 1
            choices.append(RaiseTo(decision.min_to + int(rng.random() * span)))
    elif isinstance(decision, SwapDecision):
        choices = [Keep(), *map(Swap, decision.cards)]
    else:
        return _any_draw(decision, rng)
    return choices[int(rng.random() * len(choices))]


_FOLD, _CHECK, _CALL = Fold(), Check(), Call()


def _any_draw(decision: DrawDecision, rng: Random) -> Draw:
    """Any number of cards, any of them; a split that cannot be served is not asked for."""
    discards = tuple(rng.sample(decision.cards, rng.randint(0, decision.most)))
    return Draw(discards if decision.can_be_served(discards) else ())
