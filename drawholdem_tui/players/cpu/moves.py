"""What a level does once it knows what it wants: an amount that is legal and fits the stack, a swap
in its own way, the usual draw."""

from __future__ import annotations

from random import Random

from drawholdem_tui.engine.actions import Action, Call, Check, Draw, Fold, Keep, RaiseTo, Swap
from drawholdem_tui.engine.cards import Card
from drawholdem_tui.engine.decisions import BetDecision, DrawDecision, SwapDecision
from drawholdem_tui.engine.view import View
from drawholdem_tui.players.cast import Temperament
from drawholdem_tui.players.odds.discards import usual_discards

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


def as_is_its_way(
    action: Action, decision: SwapDecision, temperament: Temperament, rng: Random
) -> Action:
    """Who never pays keeps; who confuses now and then gives the other card away."""
    if decision.fee and not temperament.pays:
        return Keep()
    if isinstance(action, Swap) and temperament.confuses and rng.random() < temperament.confuses:
        return Swap(next(card for card in decision.cards if Swap(card) != action))
    return action


def usual_draw(decision: DrawDecision) -> Draw:
    """As people draw, where that can be served."""
    discards = tuple(map(Card, usual_discards(decision.cards, decision.most)))
    return Draw(discards if decision.can_be_served(discards) else ())
