"""What is to call for a seat that is asked to swap: with both cards kept, and after a swap."""

from __future__ import annotations

from drawholdem_tui.engine.decisions import SwapDecision
from drawholdem_tui.engine.view import View
from drawholdem_tui.players.final_pot import to_be_won
from drawholdem_tui.players.odds.facing import Stake


def stakes_of(view: View, decision: SwapDecision) -> tuple[Stake, Stake, Stake] | None:
    """Of keeping and of each swap; nothing where nobody has bet. A swap that is free before the
    flop has none either: it costs nothing to see how far the hand goes, and no blind says by itself
    what the pot will be."""
    if view.board:
        return _after_the_flop(view, decision)
    return _before_the_flop(view, decision) if decision.fee and decision.owed else None


def _after_the_flop(view: View, decision: SwapDecision) -> tuple[Stake, Stake, Stake] | None:
    if decision.then is None or not decision.then.to_call:
        return None
    call, fee = decision.then.to_call, decision.fee
    then = min(call, decision.stack - fee)  # with the last chip paid nothing is to call (DH-15)
    swap = Stake(fee, then, to_be_won(view, fee) + fee + then)
    return Stake(0, call, to_be_won(view) + call), swap, swap


def _before_the_flop(view: View, decision: SwapDecision) -> tuple[Stake, Stake, Stake]:
    """DH-5: the fee counts as a bet, and the swapper calls for the rest."""
    call, fee = decision.owed or 0, decision.fee
    pot = to_be_won(view)
    swap = Stake(fee, max(0, call - fee), pot + max(call, fee))
    return Stake(0, call, pot + call), swap, swap
