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
from drawholdem_tui.words.language import mark as _
from drawholdem_tui.words.language import translate
from drawholdem_tui.words.numbers import chips

FOLD, CALL, RAISE, SWAP, KEEP = "fold", "call", "raise", "swap", "keep"


def places(rules: Rules) -> tuple[str, ...]:
    """The fixed places of the action bar in this game."""
    exchanges = rules.swaps or rules.game is Game.DRAW_POKER
    return (FOLD, CALL, RAISE, SWAP, KEEP) if exchanges else (FOLD, CALL, RAISE)


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


def label(command: str, decision: Decision | None, rules: Rules) -> tuple[str, bool]:
    """What a place of the action bar says, and whether it can be used."""
    bet = betting(decision)
    match command:
        case "fold":
            return translate(_("fold")), bet is not None
        case "call":
            return _call(bet)
        case "raise":
            return _raise(bet, rules)
        case "swap":
            return _swap(decision, rules)
    if isinstance(decision, DrawDecision) or rules.game is Game.DRAW_POKER:
        return translate(_("stand pat")), isinstance(decision, DrawDecision)
    return translate(_("keep")), isinstance(decision, SwapDecision)


def _call(bet: BetDecision | None) -> tuple[str, bool]:
    if bet is None or not (bet.may_check or bet.may_call):
        return translate(_("check")), False
    if bet.may_check:
        return translate(_("check")), True
    amount = chips(bet.to_call)
    all_in = translate(_(" all-in")) if calls_all_in(bet) else ""
    return translate(_("call {amount}")).format(amount=amount) + all_in, True


def _raise(bet: BetDecision | None, rules: Rules) -> tuple[str, bool]:
    if bet is None:
        return translate(_("raise")), False
    if may_open(bet, rules):
        return translate(_("open")), True  # no amounts: they would tell who has openers
    verb = translate(_("raise") if bet.price else _("bet"))
    if not bet.may_raise:
        return verb, False
    least, most = chips(bet.min_to), chips(bet.max_to)
    return (f"{verb} {least}" if least == most else f"{verb} {least}\u2013{most}"), True


def _swap(decision: Decision | None, rules: Rules) -> tuple[str, bool]:
    if rules.game is Game.DRAW_POKER:
        if isinstance(decision, DrawDecision):
            most = decision.most
            return translate(_("draw up to {most}")).format(most=most), True
        return translate(_("draw")), False
    if not isinstance(decision, SwapDecision):
        return translate(_("swap")), False
    if decision.free:
        return translate(_("swap free")), True
    all_in = translate(_(" all-in")) if decision.takes_last_chip else ""
    return translate(_("swap {fee}")).format(fee=chips(decision.fee)) + all_in, True


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
