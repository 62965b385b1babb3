"""``cpu:random``: anything legal, each kind of action as likely as the other."""

from __future__ import annotations

from random import Random

from drawholdem_tui.engine.actions import Action, Call, Check, Fold, Keep, RaiseTo, Swap
from drawholdem_tui.engine.decisions import BetDecision, Decision
from drawholdem_tui.engine.view import View


class RandomChoice:
    """A player that looks at nothing but what is on offer."""

    def decide(self, view: View, decision: Decision, rng: Random) -> Action:
        return any_action(decision, rng)


def any_action(decision: Decision, rng: Random) -> Action:
    """Check or call, a raise of any legal size where there is one, a fold only facing a bet; keep
    or swap either card."""
    choices: list[Action]
    if isinstance(decision, BetDecision):
        choices = [Check() if decision.may_check else Call()]
        if decision.may_raise:
            choices.append(RaiseTo(rng.randint(decision.min_to, decision.max_to)))
        if not decision.may_check:
            choices.append(Fold())
    else:
        choices = [Keep(), *map(Swap, decision.cards)]
    return rng.choice(choices)
