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
from drawholdem_tui.engine.events import Street
from drawholdem_tui.engine.rules import Game, Opening, Rules
from drawholdem_tui.tui.hot_seat.commands import (
    FOLD,
    KEEP,
    RAISE,
    SWAP,
    Offer,
    Verb,
    nothing_on_offer,
)


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


def may_open(decision: BetDecision, rules: Rules, street: Street) -> bool:
    """Whether it is about opening on jacks or better, before the draw (DP-6)."""
    jacks = rules.game is Game.DRAW_POKER and rules.opening is Opening.JACKS
    unopened = jacks and not rules.has_blinds and not decision.price
    first = street is Street.PREFLOP
    return first and unopened and decision.no_raise in (None, NoRaise.NO_OPENERS)


def offer(place: str, decision: Decision | None, rules: Rules, fee: int | None = None) -> Offer:
    """What a place of the action bar means; ``fee`` is what a swap costs on this street."""
    bare = nothing_on_offer(place, rules)
    if place in (SWAP, KEEP):
        return _exchange(place, decision, bare, fee or 0)
    if bet := betting(decision):
        return _bet(place, bet, bare)
    if isinstance(decision, SwapDecision) and decision.owed is not None:
        return _in_round_1(place, decision, decision.owed, bare)
    return bare


def _in_round_1(place: str, decision: SwapDecision, owed: int, bare: Offer) -> Offer:
    """Before the flop: what can be meant already for the betting that follows the swaps."""
    if place == FOLD:
        return bare.but(possible=True)
    if place == RAISE:
        return bare.but(why=NoRaise.SWAPS_FIRST)
    if owed:
        return Offer(Verb.CALL, True, owed, owed, owed == decision.stack)
    return Offer(Verb.CHECK, True)


def _exchange(place: str, decision: Decision | None, bare: Offer, fee: int) -> Offer:
    match decision:
        case SwapDecision() | DrawDecision() if place == KEEP:
            return bare.but(possible=True)
        case SwapDecision(fee=costs):
            return Offer(Verb.SWAP, True, costs, costs, decision.takes_last_chip)
        case DrawDecision(most=most):
            return Offer(Verb.DRAW, True, 0, most)
        case BetDecision() if place == SWAP:
            return bare.but(why=decision.no_swap, least=fee, most=fee, stack=decision.stack)
    return bare


def _bet(place: str, bet: BetDecision, bare: Offer) -> Offer:
    if place == FOLD:
        return bare.but(possible=True)
    if place == RAISE:
        return _raise(bet)
    if bet.may_check:
        return Offer(Verb.CHECK, True)
    if bet.may_call:
        return Offer(Verb.CALL, True, bet.to_call, bet.to_call, calls_all_in(bet))
    return bare.but(why=bet.no_check)


def _raise(bet: BetDecision) -> Offer:
    verb = Verb.RAISE if bet.price else Verb.BET
    if not bet.may_raise:
        return Offer(verb, why=bet.no_raise)
    if bet.min_to == bet.max_to == bet.all_in_to:
        verb = Verb.ALL_IN
    return Offer(verb, True, bet.min_to, bet.max_to)


def calls_all_in(bet: BetDecision) -> bool:
    return 0 < bet.to_call == bet.stack


def said(decision: Decision, action: Action) -> list[Action]:
    """What a press says: at a swap decision betting means keeping, and then that."""
    if isinstance(decision, SwapDecision) and not isinstance(action, Swap | Keep):
        return [Keep(), action]
    return [action]


def call_or_check(decision: Decision) -> Action | None:
    """What the one key for both says now, or says after keeping."""
    bet, owed = betting(decision), owed_later(decision)
    if bet is None and owed is None:
        return None
    return Check() if (bet.may_check if bet else owed == 0) else Call()


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
