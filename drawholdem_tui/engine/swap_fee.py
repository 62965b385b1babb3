"""What a swap costs, and where its fee goes (DH-5, DH-12 to DH-17)."""

from __future__ import annotations

from drawholdem_tui.engine.dealer import Dealer
from drawholdem_tui.engine.events import Held
from drawholdem_tui.engine.rules import FeeBase


def set_the_fee_of_the_street(dealer: Dealer) -> None:
    """The same for everyone on the street (DH-12)."""
    dealer.set_the_fee(fee_by_the_pot(dealer))


def fee_by_the_pot(dealer: Dealer) -> int:
    """The pot as it stands when the street's cards come (DH-12, DH-13)."""
    if dealer.rules.fee_base is FeeBase.MAIN:
        return dealer.pots[0].amount
    return sum(pot.amount for pot in dealer.pots)


def where_the_fee_goes(dealer: Dealer) -> Held:
    """Judged swap by swap, just before the fee is paid (DH-5, DH-17)."""
    table = dealer.table
    if not table.board:
        return Held.BET
    apart = table.live > 2 and table.anyone_all_in()
    return Held.SWAP_POT if apart else Held.LINE
