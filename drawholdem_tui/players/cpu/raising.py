"""How much to bet once one wants to: an amount that is legal, of a size that fits the stack."""

from __future__ import annotations

from drawholdem_tui.engine.actions import Action, Call, Check, Fold, RaiseTo
from drawholdem_tui.engine.decisions import BetDecision
from drawholdem_tui.engine.view import View

COMMITTED = 0.6  # of the stack: whoever bets so much bets the rest, too


def raise_to(decision: BetDecision, amount: float, plays_to: int) -> Action:
    """To about so much. Never further than somebody could go along with, and the whole stack where
    little would be left; where no raise is on offer, a call or a check."""
    if not decision.may_raise:
        return stay(decision)
    wanted = max(decision.min_to, min(round(amount), decision.max_to))
    most = min(decision.all_in_to, max(plays_to, decision.min_to))
    if wanted - decision.bet >= COMMITTED * (most - decision.bet):
        wanted = most
    return RaiseTo(max(decision.min_to, min(wanted, decision.max_to)))


def share_of_pot(view: View, decision: BetDecision, share: float) -> float:
    """A raise by this part of the pot after calling."""
    return decision.price + share * (view.to_win + decision.to_call)


def stay(decision: BetDecision) -> Action:
    """Check or call; a fold only where neither can be (DP-4)."""
    if decision.may_check:
        return Check()
    return Call() if decision.may_call else Fold()


def give_up(decision: BetDecision) -> Action:
    """Fold, but never what can be had for nothing."""
    return Check() if decision.may_check else Fold()
