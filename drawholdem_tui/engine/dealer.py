"""The dealer's hands: every change of the table, each with its event.

A game script tells the dealer what to do, in the rulebook's words. Chips are counted after
every event, by code that also runs under ``python -O``.
"""

from __future__ import annotations

from collections.abc import Sequence

from drawholdem_tui.engine import pots, ranking
from drawholdem_tui.engine.deck import Deck
from drawholdem_tui.engine.errors import BrokenHand
from drawholdem_tui.engine.events import (
    AntePosted,
    BetReturned,
    BetsCollected,
    BlindPosted,
    BoardDealt,
    Burned,
    Called,
    Checked,
    Event,
    Folded,
    HandEnded,
    HandMucked,
    HandShown,
    HandStarted,
    HoleCardsDealt,
    PotAwarded,
    Raised,
    Street,
)
from drawholdem_tui.engine.rules import Rules
from drawholdem_tui.engine.setup import Setup
from drawholdem_tui.engine.table import Table

_BOARD_CARDS = {Street.FLOP: 3, Street.TURN: 1, Street.RIVER: 1}


class Dealer:
    """Holds the table and the stub of one hand, and writes down what happens."""

    __slots__ = ("events", "last_aggressor", "pots", "rules", "setup", "stub", "table")

    def __init__(self, rules: Rules, setup: Setup, deck: Deck) -> None:
        self.rules = rules
        self.setup = setup
        self.table = Table(setup)
        self.stub = deck.open(self.table)
        self.events: list[Event] = []
        self.last_aggressor: int | None = None  # of the last betting round that was one (TH-9)
        self.pots: tuple[pots.Pot, ...] = ()  # as last collected
        self.say(HandStarted(setup.stacks, setup.carried))

    def say(self, event: Event) -> None:
        """Write an event down, after counting the chips."""
        table = self.table
        if table.chips() != table.total:  # at every event, whatever it costs
            raise BrokenHand("chips", found=table.chips(), total=table.total, at=event)
        self.events.append(event)

    # Posting

    def post_antes(self) -> None:
        """TH-3: before the blinds; what a short stack has."""
        table = self.table
        dead = self.setup.dead_antes
        for seat, ante in enumerate(self.setup.antes):
            amount = min(ante, table.stacks[seat])
            if not amount:
                continue
            table.stacks[seat] -= amount
            if dead:
                table.dead += amount
            else:
                table.paid[seat] += amount
            self.say(AntePosted(seat, amount, dead, not table.stacks[seat]))

    def post_blinds(self) -> None:
        """In turn; a blind that the ante has eaten is not posted."""
        for post in self.setup.posts:
            amount = min(post.amount, self.table.stacks[post.seat])
            if amount:
                self.bet(post.seat, amount)
                all_in = not self.table.stacks[post.seat]
                self.say(BlindPosted(post.seat, post.kind, amount, all_in))

    # Cards

    def deal_hole_cards(self, count: int) -> None:
        """TH-4, DP-1: one at a time from the left of the button."""
        seats = range(len(self.table.stacks))
        take = self.stub.hole_card
        rounds = [[take(seat) for seat in seats] for _ in range(count)]
        self.table.hands = list(zip(*rounds, strict=True))
        self.say(HoleCardsDealt(tuple(self.table.hands)))

    def deal_board(self, street: Street) -> None:
        """Burn one, then the street's cards (TH-4)."""
        self.stub.burn()
        self.say(Burned(street))
        dealt = tuple(self.stub.board_card() for _ in range(_BOARD_CARDS[street]))
        self.table.street = street
        self.table.board.extend(dealt)
        self.say(BoardDealt(street, dealt))

    # Betting

    def bet(self, seat: int, amount: int) -> None:
        """Move chips before a seat; the caller says why."""
        table = self.table
        table.stacks[seat] -= amount
        table.bets[seat] += amount
        table.paid[seat] += amount

    def fold(self, seat: int) -> None:
        self.table.folded[seat] = True
        self.table.live -= 1
        self.say(Folded(seat))

    def check(self, seat: int) -> None:
        self.say(Checked(seat))

    def call(self, seat: int, amount: int) -> None:
        self.bet(seat, amount)
        self.say(Called(seat, amount, not self.table.stacks[seat]))

    def raise_to(self, seat: int, to: int, *, opens: bool) -> None:
        amount = to - self.table.bets[seat]
        self.bet(seat, amount)
        self.say(Raised(seat, amount, to, opens, not self.table.stacks[seat]))

    def end_betting_round(self) -> None:
        """Return what nobody matched, then collect (TH-7)."""
        table = self.table
        if any(table.bets):
            back = pots.unmatched(table.bets)
            if back:
                seat, amount = back
                table.stacks[seat] += amount
                table.bets[seat] -= amount
                table.paid[seat] -= amount
                self.say(BetReturned(seat, amount))
            table.bets = [0] * len(table.bets)
        collected = table.pots()
        if collected != self.pots:
            self.pots = collected
            self.say(BetsCollected(collected))

    # The end

    def finish(self) -> None:
        """Unseen to the last player (TH-10), or a showdown; then the hand is over."""
        live = self.table.live_seats()
        if len(live) == 1:
            self.award(dict.fromkeys(live, 0))
        else:
            self.showdown(live)
        self.say(HandEnded(tuple(self.table.stacks), 0))

    def showdown(self, live: Sequence[int]) -> None:
        """TH-9: in turn; who is beaten already may keep the cards hidden."""
        table = self.table
        board = tuple(table.board)
        strengths = {seat: ranking.strength(table.hands[seat] + board) for seat in live}
        may_muck = self.rules.muck and not table.anyone_all_in()
        for seat in self.showing_order():
            if may_muck and self._beaten(seat, strengths):
                self.say(HandMucked(seat))
            else:
                table.shown.add(seat)
                self.say(HandShown(seat, table.hands[seat]))
        self.award(strengths)

    def showing_order(self) -> list[int]:
        """Live seats, the last aggressor of the final round or the left of the button first."""
        table = self.table
        first = self.last_aggressor or 0
        return [seat for seat in table.clockwise_from(first) if not table.folded[seat]]

    def _beaten(self, seat: int, strengths: dict[int, int]) -> bool:
        """Whether hands already shown beat this one in every pot it is in."""
        return all(
            any(
                strengths[other] > strengths[seat]
                for other in pot.contenders
                if other in self.table.shown
            )
            for pot in self.pots
            if seat in pot.contenders
        )

    def award(self, strengths: dict[int, int]) -> None:
        """Each pot to the best hand among its contenders (TH-8)."""
        table = self.table
        table.paid = [0] * len(table.paid)
        table.dead = sum(pot.amount for pot in self.pots)
        for number, pot in enumerate(self.pots):
            shares = pots.share(pot.amount, pots.best(strengths, pot.contenders))
            table.dead -= pot.amount
            for seat, amount in shares.items():
                table.stacks[seat] += amount
            self.say(PotAwarded(number, pot.amount, tuple(shares.items())))
