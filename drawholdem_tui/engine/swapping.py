"""The swap rounds: in what order, for what fee, and where the fee goes (DH-2 to DH-17)."""

from __future__ import annotations

from collections.abc import Generator

from drawholdem_tui.engine.actions import Action
from drawholdem_tui.engine.dealer import Dealer
from drawholdem_tui.engine.decisions import BetDecision, Decision, SwapDecision
from drawholdem_tui.engine.events import Held
from drawholdem_tui.engine.rules import FeeBase
from drawholdem_tui.engine.script import Script, ask_swap


def first_swap_round(dealer: Dealer) -> Script:
    """Before the flop everybody swaps or declines before the betting starts (DH-4)."""
    table = dealer.table
    table.fee = dealer.rules.small_blind  # DH-5: the amount, also when that chair is dead
    posted = {post.seat for post in dealer.setup.posts}
    for seat in first_round_order(dealer):
        fee = 0 if seat in posted else table.fee  # DH-6
        if can_swap(dealer, seat, fee):
            yield from swap_or_keep(dealer, seat, fee, then=None)
    table.fee = None


def first_round_order(dealer: Dealer) -> list[int]:
    """From the left of the last blind; the blinds, which have the first seats, at the end, in the
    order they were posted (DH-4, DH-8)."""
    blinds = [post.seat for post in dealer.setup.blinds]
    others = [seat for seat in range(len(dealer.table.stacks)) if seat not in blinds]
    return others + blinds


def set_fee_of_the_street(dealer: Dealer) -> None:
    """The pot as it stands when the street's cards come, the same for everyone (DH-12, DH-13)."""
    total = sum(pot.amount for pot in dealer.pots)
    base = dealer.rules.fee_base
    dealer.table.fee = total if base is FeeBase.TOTAL else dealer.pots[0].amount


def can_swap(dealer: Dealer, seat: int, fee: int) -> bool:
    """Whoever is able and can pay (DH-15, DH-16)."""
    return dealer.table.able(seat) and dealer.table.stacks[seat] >= fee


def swap_or_keep(
    dealer: Dealer, seat: int, fee: int, then: BetDecision | None
) -> Generator[Decision, Action, None]:
    """Ask for the card to swap, and swap it."""
    table = dealer.table
    card = yield from ask_swap(SwapDecision(seat, fee, table.stacks[seat], table.hands[seat], then))
    if card is None:
        dealer.decline_swap(seat)
    else:
        dealer.swap(seat, card, fee, where_the_fee_goes(dealer))


def where_the_fee_goes(dealer: Dealer) -> Held:
    """Judged swap by swap, just before the fee is paid (DH-5, DH-17)."""
    table = dealer.table
    if not table.board:
        return Held.BET
    apart = table.live > 2 and table.anyone_all_in()
    return Held.SWAP_POT if apart else Held.LINE
