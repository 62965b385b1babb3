"""Five-card Draw Poker, as a script over the dealer."""

from __future__ import annotations

from collections.abc import Generator

from drawholdem_tui.engine.actions import Action, Draw
from drawholdem_tui.engine.betting import BettingRound, bet_after_the_blinds, betting_round
from drawholdem_tui.engine.cards import UNKNOWN
from drawholdem_tui.engine.dealer import Dealer
from drawholdem_tui.engine.decisions import Decision, DrawDecision
from drawholdem_tui.engine.events import OpenersShown, PotCarried
from drawholdem_tui.engine.judging import Script, WholeScript
from drawholdem_tui.engine.openers import proof, proves_openers
from drawholdem_tui.engine.rules import Opening, SecondBetStarts
from drawholdem_tui.engine.showdown import end, finish


def script(dealer: Dealer) -> WholeScript:
    """One hand from the posts to the proof of openers."""
    dealer.post_antes()
    dealer.post_blinds()
    dealer.deal_hole_cards(5)
    opener = yield from first_interval(dealer)
    if passed_in(dealer, opener):
        carry_the_pot(dealer)
        return
    openers: Openers | None = None
    if opener is not None and dealer.rules.opening is Opening.JACKS:
        openers = Openers(dealer, opener)
    if dealer.table.live > 1:
        yield from the_draw(dealer, openers)
        yield from second_interval(dealer, opener)
    # DP-14: who was called, else the opener, else the left of the dealer; every hand is shown
    yield from finish(dealer, first=first_to_show(dealer, opener), muck=False)
    if openers:
        openers.show()
    end(dealer)


# The first interval


def first_interval(dealer: Dealer) -> Generator[Decision, Action, int | None]:
    """Left of the dealer speaks first, with blinds left of the big one; the opener is returned.
    With blinds the pot counts as opened, by nobody (DP-4)."""
    rules = dealer.rules
    if rules.has_blinds:
        yield from bet_after_the_blinds(dealer)
        dealer.last_aggressor = None
        return None
    betting = BettingRound(dealer, size=rules.big_blind, opening=rules.opening)
    yield from betting_round(dealer, betting, first=0)
    dealer.last_aggressor = None  # who was called is asked of the second interval alone (DP-14)
    return betting.opener


def passed_in(dealer: Dealer, opener: int | None) -> bool:
    """Nobody opened on jacks or better, and nobody is all-in on the ante (DP-5)."""
    table = dealer.table
    nobody = dealer.rules.needs_openers and opener is None
    return nobody and table.live > 1 and not table.anyone_all_in()


def carry_the_pot(dealer: Dealer) -> None:
    """The antes wait as dead money for all who are dealt in next (DP-5)."""
    amount = sum(pot.amount for pot in dealer.pots)
    dealer.say(PotCarried(amount))
    end(dealer, carried=amount)


# The draw


def the_draw(dealer: Dealer, openers: Openers | None) -> Script:
    """Burn one; from the left of the dealer each live player draws, all-in players too (DP-7)."""
    table = dealer.table
    dealer.begin_the_draw()
    most = dealer.rules.most_discards(len(table.stacks))
    for seat in table.live_seats():
        opened = openers is not None and openers.owner == seat
        decision = DrawDecision(seat, table.hands[seat], most, opened, dealer.cards_to_be_had())
        action = yield decision
        draw = action if isinstance(action, Draw) else Draw()
        split = decision.split_by(draw)
        if split:
            dealer.keep_aside(seat, draw.cards)
        dealer.draw(seat, draw.cards, aside=split)


class Openers:
    """The cards on which somebody opened jacks or better, until they have been proved."""

    def __init__(self, dealer: Dealer, owner: int) -> None:
        self.dealer = dealer
        self.owner = owner
        self.opened_on = dealer.table.hands[owner]
        if dealer.table.folded[owner]:  # dropped: what proves it is not dealt to somebody else
            dealer.keep_out_of_the_deck(proof(self.opened_on))

    def show(self) -> None:
        """At the end, also after winning unopposed or dropping (DP-6)."""
        table = self.dealer.table
        kept = [card for card in self.opened_on if card in table.hands[self.owner]]
        if self.owner not in table.shown or table.aside:
            proved = UNKNOWN not in kept and proves_openers(kept)
            shown = proof(kept if proved else self.opened_on)
            self.dealer.say(OpenersShown(self.owner, () if UNKNOWN in shown else shown))


# The second interval and the showdown


def second_interval(dealer: Dealer, opener: int | None) -> Script:
    """The opener starts, or the first live seat to the left; by house rule, and with blinds, the
    first left of the dealer (DP-13). Checking is allowed to all."""
    rules = dealer.rules
    by_button = rules.has_blinds or rules.second_bet_starts is SecondBetStarts.BUTTON
    first = 0 if by_button or opener is None else opener
    dealer.forget_draws()
    yield from betting_round(dealer, BettingRound(dealer, size=rules.late_bet), first)


def first_to_show(dealer: Dealer, opener: int | None) -> int:
    """Who was called in the second interval; checked through: the opener, if still there, else
    the first live seat left of the dealer (DP-14)."""
    if dealer.last_aggressor is not None:
        return dealer.last_aggressor
    return 0 if opener is None or dealer.table.folded[opener] else opener
