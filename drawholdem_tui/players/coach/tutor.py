"""Speaks up before a choice that costs something: a swap, a draw or a call, and never a bet, which
has no price."""

from __future__ import annotations

from typing import NamedTuple

from drawholdem_tui.engine.actions import Action, Call, Draw, Keep, Swap
from drawholdem_tui.engine.decisions import Decision
from drawholdem_tui.engine.view import View
from drawholdem_tui.players.coach.advice import Advice, chosen_before
from drawholdem_tui.players.coach.believed import spoken
from drawholdem_tui.players.coach.review import cost_of
from drawholdem_tui.players.odds.price import SURE


class Warned(NamedTuple):
    """What a choice would cost, of what lies in the middle, and what the coach says to it."""

    cost: float
    pot: int
    advice: Advice


def has_a_price(action: Action) -> bool:
    return isinstance(action, Swap | Keep | Draw | Call)


def warning(view: View, decision: Decision, action: Action, threshold: int) -> Warned | None:
    """If it costs more than so many in a hundred of the pot, beyond what chance in the figures can
    make. From what that seat sees alone."""
    if not threshold or not has_a_price(action):
        return None
    told = spoken(view, decision, seed=chosen_before(view))
    cost, error = cost_of(told, decision, action)
    pot = told.pot.now
    if cost <= SURE * error or cost * 100 <= threshold * pot:
        return None
    return Warned(cost, pot, told)
