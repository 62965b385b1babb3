"""What a swap costs, and where its fee goes (DH-5, DH-12 to DH-17)."""

from __future__ import annotations

from drawholdem_tui.engine import events as e
from drawholdem_tui.engine.dealer import Dealer
from drawholdem_tui.engine.rules import FeeBase


def fee_by_the_pot(dealer: Dealer) -> int:
    """What a swap costs everyone on the street: the pot as it stands when its cards come (DH-12,
    DH-13)."""
    if dealer.rules.fee_base is FeeBase.MAIN:
        return dealer.pots[0].amount
    return sum(pot.amount for pot in dealer.pots)


def where_the_fee_goes(dealer: Dealer) -> e.Held:
    """Judged swap by swap, just before the fee is paid (DH-5, DH-17)."""
    table = dealer.table
    if not table.board:
        return e.Held.BET
    apart = table.live > 2 and table.anyone_all_in()
    return e.Held.SWAP_POT if apart else e.Held.LINE
