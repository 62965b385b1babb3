"""The end of a hand: who shows, who wins which pot (TH-8 to TH-10, DH-18, DH-19)."""

from __future__ import annotations

from collections.abc import Collection, Generator, Mapping, Sequence

from drawholdem_tui.engine import pots, ranking
from drawholdem_tui.engine.cards import UNKNOWN
from drawholdem_tui.engine.dealer import Dealer
from drawholdem_tui.engine.events import HandEnded
from drawholdem_tui.engine.judging import Judgement, Judging
from drawholdem_tui.engine.rules import SwapPotSplit

# by seat; only the order of the numbers matters
Strengths = Mapping[int, int]


def finish(dealer: Dealer, *, first: int, muck: bool) -> Generator[Judging, Judgement, None]:
    """Unseen to the last player (TH-10), or a showdown from ``first`` on."""
    table = dealer.table
    live = table.live_seats()
    if len(live) == 1:
        award(dealer, dict.fromkeys(live, 0))
        return
    told: Collection[int] = ()
    if any(UNKNOWN in table.hands[seat] for seat in live):
        strengths, told = yield from judged(dealer, live, first)
    else:
        board = tuple(table.board)
        strengths = {seat: ranking.strength(table.hands[seat] + board) for seat in live}
    show(dealer, strengths, first, may_muck=muck and not table.anyone_all_in(), told=told)
    award(dealer, strengths)


def judged(
    dealer: Dealer, live: Sequence[int], first: int
) -> Generator[Judging, Judgement, tuple[Strengths, Collection[int]]]:
    """Where nobody has told the cards, the table says which hand is best; and whose cards it has
    told now."""
    table = dealer.table
    clockwise = [seat for seat in table.clockwise_from(first) if seat in live]
    asked = Judging(
        tuple(live),
        clockwise[0],
        dealer.pots,
        table.swap_pot,
        tuple(table.board),
        dealer.rules.hole_cards,
    )
    judgement = yield asked
    for seat, cards in judgement.shown:
        table.hands[seat] = cards
        if seat in table.shown:  # laid open before the board came (TH-11)
            dealer.show(seat)
    return asked.strengths(judgement), [seat for seat, _cards in judgement.shown]


def end(dealer: Dealer, carried: int = 0) -> None:
    dealer.say(HandEnded(tuple(dealer.table.stacks), carried))


def show_all(dealer: Dealer, first: int) -> None:
    """All live hands at once, before the rest of the board is dealt (TH-11)."""
    table = dealer.table
    for seat in table.clockwise_from(first):
        if not table.folded[seat] and seat not in table.shown:
            dealer.show(seat)


def show(
    dealer: Dealer, strengths: Strengths, first: int, *, may_muck: bool, told: Collection[int] = ()
) -> None:
    """Clockwise from the first to show; a beaten player may keep the cards hidden, if that is the
    rule and nobody is all-in (TH-9). Whose cards are ``told`` by hand has shown them."""
    table = dealer.table
    for seat in table.clockwise_from(first):
        if table.folded[seat] or seat in table.shown:
            continue
        # nobody is all-in here, so there is one pot, and one better hand is enough
        if (
            may_muck
            and seat not in told
            and any(strengths[other] > strengths[seat] for other in table.shown)
        ):
            dealer.muck(seat)
        else:
            dealer.show(seat)


def award(dealer: Dealer, strengths: Strengths) -> None:
    """Each pot to the best hand among its contenders (TH-8), then the swap pot."""
    collected = dealer.give_out_the_pots(
        [pots.share(pot.amount, pots.best(strengths, pot.contenders)) for pot in dealer.pots]
    )
    if dealer.table.swap_pot:
        dealer.give_out_the_swap_pot(_shares_of_the_swap_pot(dealer, strengths, collected))


def _shares_of_the_swap_pot(
    dealer: Dealer, strengths: Strengths, collected: Sequence[int]
) -> Mapping[int, int]:
    """Whole to the best of all live hands, however little it is all-in for (DH-18)."""
    amount = dealer.table.swap_pot
    winners = pots.best(strengths, dealer.table.live_seats())
    if dealer.rules.swap_pot_split is SwapPotSplit.EQUAL:  # DH-19
        return pots.share(amount, winners)
    return pots.share_in_proportion(amount, {seat: collected[seat] for seat in winners})
