"""What somebody who is asked can do: the buttons with their amounts, and what pressing one says.

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
from drawholdem_tui.tui.hot_seat.action_places import FOLD, KEEP, bare_label
from drawholdem_tui.words.language import mark as _
from drawholdem_tui.words.language import translate
from drawholdem_tui.words.numbers import chips


def betting(decision: Decision | None) -> BetDecision | None:
    """What there is to bet: now, or after keeping both cards."""
    match decision:
        case BetDecision():
            return decision
        case SwapDecision(then=then):
            return then
    return None


def may_open(decision: BetDecision, rules: Rules) -> bool:
    """Whether it is about opening on jacks or better: then nothing may tell who could (DP-6)."""
    jacks = rules.game is Game.DRAW_POKER and rules.opening is Opening.JACKS
    unopened = jacks and not rules.has_blinds and not decision.price
    return unopened and decision.no_raise in (None, NoRaise.NO_OPENERS)


def label(place: str, decision: Decision | None, rules: Rules) -> tuple[str, bool]:
    """What a place of the action bar says, and whether it can be used."""
    bet = betting(decision)
    match place:
        case "call" if bet and (bet.may_check or bet.may_call):
            return _call(bet), True
        case "raise" if bet:
            return _raise(bet, rules)
        case "swap" if isinstance(decision, SwapDecision | DrawDecision):
            return _exchange(decision), True
    possible = {FOLD: bet is not None, KEEP: isinstance(decision, SwapDecision | DrawDecision)}
    return bare_label(place, rules), possible.get(place, False)


def _call(bet: BetDecision) -> str:
    if bet.may_check:
        return translate(_("check"))
    amount = chips(bet.to_call)
    all_in = translate(_(" all-in")) if calls_all_in(bet) else ""
    return translate(_("call {amount}")).format(amount=amount) + all_in


def _raise(bet: BetDecision, rules: Rules) -> tuple[str, bool]:
    if may_open(bet, rules):
        return translate(_("open")), True  # no amounts: they would tell who has openers
    verb = translate(_("raise") if bet.price else _("bet"))
    if not bet.may_raise:
        return verb, False
    least, most = chips(bet.min_to), chips(bet.max_to)
    return (f"{verb} {least}" if least == most else f"{verb} {least}\u2013{most}"), True


def _exchange(decision: SwapDecision | DrawDecision) -> str:
    if isinstance(decision, DrawDecision):
        return translate(_("draw up to {most}")).format(most=decision.most)
    if decision.free:
        return translate(_("swap free"))
    all_in = translate(_(" all-in")) if decision.takes_last_chip else ""
    return translate(_("swap {fee}")).format(fee=chips(decision.fee)) + all_in


def calls_all_in(bet: BetDecision) -> bool:
    return 0 < bet.to_call == bet.stack


def said(decision: Decision, action: Action) -> list[Action]:
    """What a press says: at a swap decision betting means keeping, and then that."""
    if isinstance(decision, SwapDecision) and not isinstance(action, Swap | Keep):
        return [Keep(), action]
    return [action]


def call_or_check(bet: BetDecision) -> Action:
    return Check() if bet.may_check else Call()


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
