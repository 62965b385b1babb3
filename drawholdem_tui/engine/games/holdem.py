"""Draw-Holdem and Texas Hold'em, as a script over the dealer.

Without swaps it is Texas Hold'em, hand for hand (DH-24).
"""

from __future__ import annotations

from drawholdem_tui.engine.betting import BettingRound, bet_after_the_blinds, betting_round
from drawholdem_tui.engine.dealer import Dealer
from drawholdem_tui.engine.events import Street
from drawholdem_tui.engine.judging import Script, WholeScript
from drawholdem_tui.engine.showdown import end, finish, show_all
from drawholdem_tui.engine.swapping import (
    fee_by_the_pot,
    first_swap_round,
    somebody_can_bet_or_swap,
)


def script(dealer: Dealer) -> WholeScript:
    """One hand from the posts to the awards (DH-1)."""
    dealer.post_antes()
    dealer.post_blinds()
    dealer.deal_hole_cards(2)
    if dealer.rules.swaps:
        yield from first_swap_round(dealer)
    yield from bet_after_the_blinds(dealer)
    for street in Street.FLOP, Street.TURN, Street.RIVER:
        if dealer.table.live == 1:
            break
        if somebody_can_bet_or_swap(dealer):
            dealer.deal_board(street)
            yield from swap_and_bet(dealer, street)
        else:  # TH-11, DH-20: the hands are shown, then the rest of the board is dealt
            show_all(dealer, first=dealer.last_aggressor or 0)
            dealer.deal_board(street)
    # TH-9: the last to bet or raise in the final round, else the left of the button
    yield from finish(dealer, first=dealer.last_aggressor or 0, muck=dealer.rules.muck)
    end(dealer)


def swap_and_bet(dealer: Dealer, street: Street) -> Script:
    """The first live seat left of the button speaks first; on the first turn of a street the
    choice to swap comes before the action (DH-9)."""
    rules = dealer.rules
    if rules.swaps:
        dealer.set_the_fee(fee_by_the_pot(dealer))
    size = rules.big_blind if street is Street.FLOP else rules.late_bet
    yield from betting_round(dealer, BettingRound(dealer, size=size), first=0)
