"""The end of a hand: who shows, who wins which pot (TH-8 to TH-10, DH-18, DH-19)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from drawholdem_tui.engine import pots, ranking
from drawholdem_tui.engine.dealer import Dealer
from drawholdem_tui.engine.events import (
    HandEnded,
    HandMucked,
    HandShown,
    PotAwarded,
    SwapPotAwarded,
)
from drawholdem_tui.engine.rules import SwapPotSplit

# by seat; only the order of the numbers matters
Strengths = Mapping[int, int]


def finish(dealer: Dealer, *, first: int, muck: bool) -> None:
    """Unseen to the last player (TH-10), or a showdown from ``first`` on."""
    table = dealer.table
    live = table.live_seats()
    if len(live) == 1:
        award(dealer, dict.fromkeys(live, 0))
        return
    board = tuple(table.board)
    strengths = {seat: ranking.strength(table.hands[seat] + board) for seat in live}
    show(dealer, strengths, first, may_muck=muck and not table.anyone_all_in())
    award(dealer, strengths)


def end(dealer: Dealer, carried: int = 0) -> None:
    """The hand is over."""
    dealer.say(HandEnded(tuple(dealer.table.stacks), carried))


def show(dealer: Dealer, strengths: Strengths, first: int, *, may_muck: bool) -> None:
    """Clockwise from the first to show; who is beaten already may keep the cards hidden, if that
    is the rule and nobody is all-in (TH-9)."""
    table = dealer.table
    for seat in table.clockwise_from(first):
        if table.folded[seat]:
            continue
        # nobody is all-in here, so there is one pot, and one better hand is enough
        if may_muck and any(strengths[other] > strengths[seat] for other in table.shown):
            dealer.say(HandMucked(seat))
        else:
            table.shown.add(seat)
            dealer.say(HandShown(seat, table.hands[seat]))


def award(dealer: Dealer, strengths: Strengths) -> None:
    """Each pot to the best hand among its contenders (TH-8), then the swap pot."""
    table = dealer.table
    table.paid = [0] * len(table.paid)
    table.dead = sum(pot.amount for pot in dealer.pots)  # all that is still to be given out
    collected: Counter[int] = Counter()
    for number, pot in enumerate(dealer.pots):
        shares = pots.share(pot.amount, pots.best(strengths, pot.contenders))
        table.dead -= pot.amount
        _pay(dealer, shares)
        collected.update(shares)
        dealer.say(PotAwarded(number, pot.amount, tuple(shares.items())))
    if table.swap_pot:
        _award_swap_pot(dealer, strengths, collected)


def _award_swap_pot(dealer: Dealer, strengths: Strengths, collected: Counter[int]) -> None:
    """Whole to the best of all live hands, however little it is all-in for (DH-18)."""
    table = dealer.table
    winners = pots.best(strengths, table.live_seats())
    amount, table.swap_pot = table.swap_pot, 0
    if dealer.rules.swap_pot_split is SwapPotSplit.EQUAL:
        shares = pots.share(amount, winners)
    else:
        shares = pots.share_in_proportion(amount, {seat: collected[seat] for seat in winners})
    _pay(dealer, shares)
    dealer.say(SwapPotAwarded(amount, tuple(shares.items())))


def _pay(dealer: Dealer, shares: Mapping[int, int]) -> None:
    for seat, amount in shares.items():
        dealer.table.stacks[seat] += amount
