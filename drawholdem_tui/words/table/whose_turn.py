"""Whose turn it is at a real table, what it costs, and what else there is to say."""

from __future__ import annotations

from typing import Final

from drawholdem_tui.engine import events as e
from drawholdem_tui.engine.decisions import (
    BetDecision,
    Decision,
    DrawDecision,
    NoRaise,
    NoSwap,
    SwapDecision,
)
from drawholdem_tui.engine.rules import FeeBase, Opening, Rules
from drawholdem_tui.words.language import _, plural, translate
from drawholdem_tui.words.numbers import chips
from drawholdem_tui.words.people import called


def turn_of(
    decision: Decision,
    name: str,
    rules: Rules,
    street: e.Street,
    *,
    opened: bool = True,
    fee: int | None = None,
) -> str:
    """``Ann's turn: a swap costs 150 (the pot at the flop); it goes to the main pot.``, and what
    else there is to say. ``opened``: somebody has bet, or nobody has to open. ``fee``: of a swap
    on this street."""
    what = [*_swap(decision, name, rules, street), *_rest(decision, rules, opened=opened)]
    if isinstance(decision, BetDecision) and fee and decision.no_swap is NoSwap.TOO_DEAR:
        told = _("A swap costs {fee}, more than {name} has.")
        what.append(translate(told, fee=chips(fee), name=called(name)))
    turn = _("{name}'s turn: {what}")
    return " ".join((translate(turn, name=called(name), what=what[0]), *what[1:]))


_PRICES: Final = {
    (e.Street.FLOP, e.Held.LINE): _(
        "a swap costs {fee} (the pot on the flop); it goes to the main pot."
    ),
    (e.Street.TURN, e.Held.LINE): _(
        "a swap costs {fee} (the pot on the turn); it goes to the main pot."
    ),
    (e.Street.RIVER, e.Held.LINE): _(
        "a swap costs {fee} (the pot on the river); it goes to the main pot."
    ),
    (e.Street.FLOP, e.Held.SWAP_POT): _(
        "a swap costs {fee} (the pot on the flop); it goes to the swap pot, which the best "
        "hand wins, all-in or not."
    ),
    (e.Street.TURN, e.Held.SWAP_POT): _(
        "a swap costs {fee} (the pot on the turn); it goes to the swap pot, which the best "
        "hand wins, all-in or not."
    ),
    (e.Street.RIVER, e.Held.SWAP_POT): _(
        "a swap costs {fee} (the pot on the river); it goes to the swap pot, which the best "
        "hand wins, all-in or not."
    ),
}
_PRICES_OF_THE_MAIN_POT: Final = {
    e.Held.LINE: _("a swap costs {fee} (the size of the main pot); it goes to the main pot."),
    e.Held.SWAP_POT: _(
        "a swap costs {fee} (the size of the main pot); it goes to the swap pot, which the best "
        "hand wins, all-in or not."
    ),
}


def _swap(decision: Decision, name: str, rules: Rules, street: e.Street) -> list[str]:
    if not isinstance(decision, SwapDecision):
        return []
    if decision.free:
        return [translate(_("a swap is free: {name} posted a blind."), name=called(name))]
    if decision.held is e.Held.BET:
        template = _("a swap costs {fee} (a small blind), and counts as a bet.")
    elif rules.fee_base is FeeBase.MAIN:
        template = _PRICES_OF_THE_MAIN_POT[decision.held]
    else:
        template = _PRICES[street, decision.held]
    told = [translate(template, fee=chips(decision.fee))]
    if decision.takes_last_chip:
        told.append(translate(_("That is all-in: the last chips.")))
    return told


def _rest(decision: Decision, rules: Rules, *, opened: bool) -> list[str]:
    match decision:
        case SwapDecision(then=None):
            after_the_flop = decision.held is not e.Held.BET and not decision.free
            hidden = _("Or keep both cards. All hands stay face down.")  # DH-20
            return [translate(hidden if after_the_flop else _("Or keep both cards."))]
        case SwapDecision(then=BetDecision() as bet):
            return [translate(_("Swap first, or act now: {what}"), what=_bet(bet, opened=True))]
        case BetDecision():
            jacks = not opened and rules.opening is Opening.JACKS and decision.may_raise
            told = [_bet(decision, opened=opened)]
            if jacks:
                told.append(translate(_("Opening takes a pair of jacks or better.")))
            return told
        case DrawDecision(most=most):
            told = [
                plural(
                    "no new cards, or one.", "how many new cards? At most {most}.", most, most=most
                )
            ]
            if decision.opener:
                told.append(translate(_("If the opener splits the openers, type: 2 split")))
            return told
    return []


def _bet(bet: BetDecision, *, opened: bool) -> str:
    """Behind a colon, with everything worked out."""
    template = _to_call(bet) if bet.may_call else _nothing_to_call(bet, opened=opened)
    least, most = chips(bet.min_to), chips(bet.max_to)
    return translate(template, call=chips(bet.to_call), least=least, most=most)


def _to_call(bet: BetDecision) -> str:
    if not bet.may_raise:
        if bet.to_call == bet.stack:
            return _("{call} to call (all-in).")
        if bet.no_raise is NoRaise.NOT_REOPENED:
            return _("{call} to call; no raise: the all-in did not reopen the betting.")
        return _("{call} to call.")
    if bet.min_to == bet.max_to:
        return _("{call} to call, or raise to {least}.")
    if bet.max_to < bet.all_in_to:
        return _("{call} to call, or raise to between {least} and {most}.")
    return _("{call} to call, or raise to {least} or more.")


def _nothing_to_call(bet: BetDecision, *, opened: bool) -> str:
    only = bet.min_to == bet.max_to
    if not bet.may_check:
        return _("bet {least} or more, or fold.")
    if not bet.may_raise:
        return _("check.")
    if bet.price:
        return (
            _("check, or raise to {least}.") if only else _("check, or raise to {least} or more.")
        )
    if not opened:
        return (
            _("check, or open for {least}.") if only else _("check, or open for {least} or more.")
        )
    return _("check, or bet {least}.") if only else _("check, or bet {least} or more.")
