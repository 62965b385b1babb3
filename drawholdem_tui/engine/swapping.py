"""The swap rounds: in what order, for what fee, and where the fee goes (DH-2 to DH-17)."""

from __future__ import annotations

from collections.abc import Generator

from drawholdem_tui.engine import events as e
from drawholdem_tui.engine.actions import Action, Swap
from drawholdem_tui.engine.dealer import Dealer
from drawholdem_tui.engine.decisions import BetDecision, Decision, SwapDecision
from drawholdem_tui.engine.judging import Script
from drawholdem_tui.engine.rules import FeeBase


def first_swap_round(dealer: Dealer) -> Script:
    """Before the flop everybody swaps or declines before the betting starts (DH-4)."""
    fee_for_all = dealer.rules.small_blind  # DH-5: the amount, also when that chair is dead
    dealer.set_the_fee(fee_for_all)
    posted = {post.seat for post in dealer.setup.posts}
    for seat in first_round_order(dealer):
        fee = 0 if seat in posted else fee_for_all  # DH-6
        if can_swap(dealer, seat, fee):
            yield from swap_or_keep(dealer, seat, fee, then=None)
    dealer.set_the_fee(None)


def first_round_order(dealer: Dealer) -> list[int]:
    """From the left of the last blind; the blinds, which have the first seats, at the end, in the
    order they were posted (DH-4, DH-8)."""
    blinds = [post.seat for post in dealer.setup.blinds]
    others = [seat for seat in range(len(dealer.table.stacks)) if seat not in blinds]
    return others + blinds


def somebody_can_bet_or_swap(dealer: Dealer) -> bool:
    """Two can bet, or one can pay for a swap. If not now, then never: a fee never falls (DH-20)."""
    able = dealer.table.able_seats()
    return len(able) > 1 or (
        dealer.rules.swaps and any(can_swap(dealer, seat, fee_by_the_pot(dealer)) for seat in able)
    )


def can_swap(dealer: Dealer, seat: int, fee: int) -> bool:
    """Able, and with the chips to pay (DH-15, DH-16)."""
    return dealer.table.able(seat) and dealer.table.stacks[seat] >= fee


def swap_or_keep(
    dealer: Dealer, seat: int, fee: int, then: BetDecision | None
) -> Generator[Decision, Action, None]:
    """Ask for the card to swap, and swap it."""
    table = dealer.table
    stack = table.stacks[seat]
    # in the first swap round, what is left to call (DH-5)
    owed = None if table.board else min(dealer.setup.price - table.bets[seat], stack)
    held = where_the_fee_goes(dealer)  # nothing happens between the question and the answer (DH-17)
    action = yield SwapDecision(seat, fee, stack, table.hands[seat], then, owed, held)
    if isinstance(action, Swap):
        dealer.swap(seat, action.card, fee, held)
    else:
        dealer.say(e.SwapDeclined(seat, table.street))


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
