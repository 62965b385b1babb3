"""What somebody who is asked can do: what each place offers, and what pressing it says.

All amounts are those of the engine's decision.
"""

from __future__ import annotations

from drawholdem_tui.engine.actions import Action, Call, Check, Draw, Keep, Swap
from drawholdem_tui.engine.decisions import (
    BetDecision,
    Decision,
    DrawDecision,
    NoRaise,
    SwapDecision,
)
from drawholdem_tui.engine.rules import Game, Opening, Rules
from drawholdem_tui.tui.hot_seat.action_places import Offer, Verb, nothing_on_offer


def betting(decision: Decision | None) -> BetDecision | None:
    """What there is to bet: now, or after keeping both cards."""
    match decision:
        case BetDecision():
            return decision
        case SwapDecision(then=then):
            return then
    return None


def owed_later(decision: Decision | None) -> int | None:
    """In swap round 1 what is to call when the betting comes, if nobody raises before."""
    return decision.owed if isinstance(decision, SwapDecision) else None


def may_open(decision: BetDecision, rules: Rules) -> bool:
    """Whether it is about opening on jacks or better: then nothing may tell who could (DP-6)."""
    jacks = rules.game is Game.DRAW_POKER and rules.opening is Opening.JACKS
    unopened = jacks and not rules.has_blinds and not decision.price
    return unopened and decision.no_raise in (None, NoRaise.NO_OPENERS)


def offer(place: str, decision: Decision | None, rules: Rules) -> Offer:
    """What a place of the action bar means."""
    bet = betting(decision)
    bare = nothing_on_offer(place, rules)
    match place:
        case "fold" if bet or owed_later(decision) is not None:
            return bare._replace(possible=True)
        case "call" if bet and bet.may_check:
            return Offer(Verb.CHECK, True)
        case "call" if bet and bet.may_call:
            return Offer(Verb.CALL, True, bet.to_call, bet.to_call, calls_all_in(bet))
        case "call" if isinstance(decision, SwapDecision) and decision.owed is not None:
            owed = decision.owed
            later = Offer(Verb.CALL, True, owed, owed, owed == decision.stack)
            return later if owed else Offer(Verb.CHECK, True)
        case "raise" if bet:
            return _raise(bet, rules)
        case "swap" if isinstance(decision, SwapDecision):
            fee = decision.fee
            return Offer(Verb.SWAP, True, fee, fee, decision.takes_last_chip)
        case "swap" if isinstance(decision, DrawDecision):
            return Offer(Verb.DRAW, True, 0, decision.most)
        case "keep" if isinstance(decision, SwapDecision | DrawDecision):
            return bare._replace(possible=True)
    return bare


def _raise(bet: BetDecision, rules: Rules) -> Offer:
    if may_open(bet, rules):
        return Offer(Verb.OPEN, True)
    return Offer(Verb.RAISE if bet.price else Verb.BET, bet.may_raise, bet.min_to, bet.max_to)


def calls_all_in(bet: BetDecision) -> bool:
    return 0 < bet.to_call == bet.stack


def said(decision: Decision, action: Action) -> list[Action]:
    """What a press says: at a swap decision betting means keeping, and then that."""
    if isinstance(decision, SwapDecision) and not isinstance(action, Swap | Keep):
        return [Keep(), action]
    return [action]


def call_or_check(decision: Decision) -> Action | None:
    """What the one key for both says now, or says after keeping."""
    bet = betting(decision)
    free = bet.may_check if bet else owed_later(decision) == 0
    if bet is None and owed_later(decision) is None:
        return None
    return Check() if free else Call()


def exchange(decision: Decision, marked: frozenset[int]) -> Action | None:
    """The swap or draw of the marked cards; ``None`` without a mark."""
    if not marked:
        return None
    match decision:
        case SwapDecision(cards=cards):
            return Swap(cards[min(marked)])
        case DrawDecision(cards=cards):
            return Draw(tuple(cards[place] for place in sorted(marked)))
    return None


def keep(decision: Decision) -> Action:
    return Draw() if isinstance(decision, DrawDecision) else Keep()
