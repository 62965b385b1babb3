"""``cpu:random``: anything legal, each kind of action as likely as the other."""

from __future__ import annotations

from random import Random

from drawholdem_tui.engine.actions import Action, Call, Check, Fold, RaiseTo
from drawholdem_tui.engine.decisions import Decision
from drawholdem_tui.engine.view import View


class RandomChoice:
    """Check or call, a raise of any legal size where there is one, a fold only facing a bet."""

    def decide(self, view: View, decision: Decision, rng: Random) -> Action:
        choices: list[Action] = [Check() if decision.may_check else Call()]
        if decision.may_raise:
            choices.append(RaiseTo(rng.randint(decision.min_to, decision.max_to)))
        if not decision.may_check:
            choices.append(Fold())
        return rng.choice(choices)
