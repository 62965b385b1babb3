"""Texas Hold'em, as a script over the dealer."""

from __future__ import annotations

from drawholdem_tui.engine.betting import BettingRound, betting_round
from drawholdem_tui.engine.dealer import Dealer
from drawholdem_tui.engine.events import Street
from drawholdem_tui.engine.script import Script


def script(dealer: Dealer) -> Script:
    """One hand from the posts to the awards."""
    dealer.post_antes()
    dealer.post_blinds()
    dealer.deal_hole_cards(2)
    yield from before_the_flop(dealer)
    for street in Street.FLOP, Street.TURN, Street.RIVER:
        if dealer.table.live == 1:
            break
        dealer.deal_board(street)
        yield from after_the_flop(dealer, street)
    dealer.finish()


def before_the_flop(dealer: Dealer) -> Script:
    """The blinds are live bets; the betting starts left of the last one."""
    blinds = dealer.setup.blinds
    seats = len(dealer.table.stacks)
    first = (blinds[-1].seat + 1) % seats if blinds else 0
    # TH-3: a short blind lowers no price
    price = max((post.amount for post in dealer.setup.posts), default=0)
    betting = BettingRound(dealer, size=dealer.rules.big_blind, price=price)
    yield from betting_round(dealer, betting, first)


def after_the_flop(dealer: Dealer, street: Street) -> Script:
    """The first live seat left of the button speaks first."""
    rules = dealer.rules
    size = rules.big_blind if street is Street.FLOP else rules.late_bet
    betting = BettingRound(dealer, size=size)
    yield from betting_round(dealer, betting, first=0)
