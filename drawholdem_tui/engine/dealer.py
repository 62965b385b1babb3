"""The dealer's hands: every change of the table, each with its event.

A game script tells the dealer what to do, in the rulebook's words. Chips are counted after
every event, by code that also runs under ``python -O``.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from drawholdem_tui.engine import events as e
from drawholdem_tui.engine import pots
from drawholdem_tui.engine.cards import UNKNOWN, Card, in_their_places, without
from drawholdem_tui.engine.deck import Deck
from drawholdem_tui.engine.errors import BrokenHand
from drawholdem_tui.engine.rules import Rules
from drawholdem_tui.engine.setup import Setup
from drawholdem_tui.engine.table import Table

_BOARD_CARDS = {e.Street.FLOP: 3, e.Street.TURN: 1, e.Street.RIVER: 1}


class Dealer:
    """Holds the table and the stub of one hand, and writes down what happens."""

    def __init__(self, rules: Rules, setup: Setup, deck: Deck) -> None:
        self.rules = rules
        self.setup = setup
        self.table = Table(setup)
        self.stub = deck.open(self.table)
        self.out_of_play: list[Card] = []  # burned and swapped cards, for a reshuffle
        self.folded_cards: list[Card] = []
        self.events: list[e.Event] = []
        self.last_aggressor: int | None = None  # of the last betting round that was one (TH-9)
        self.pots: tuple[pots.Pot, ...] = ()  # as last collected
        self.say(e.HandStarted(setup.stacks, setup.carried))

    def say(self, event: e.Event) -> None:
        """Record an event, after counting the chips."""
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
            table.in_pots += amount
            if dead:
                table.dead += amount
            else:
                table.paid[seat] += amount
            self.say(e.AntePosted(seat, amount, dead, not table.stacks[seat]))

    def post_blinds(self) -> None:
        """In turn; a blind that the ante has eaten is not posted."""
        for post in self.setup.posts:
            amount = min(post.amount, self.table.stacks[post.seat])
            if amount:
                self.bet(post.seat, amount)
                all_in = not self.table.stacks[post.seat]
                self.say(e.BlindPosted(post.seat, post.kind, amount, all_in))

    # Cards

    def deal_hole_cards(self, count: int) -> None:
        """TH-4, DP-1: one at a time from the left of the button."""
        seats = range(len(self.table.stacks))
        take = self.stub.hole_card
        rounds = [[take(seat) for seat in seats] for _ in range(count)]
        self.table.hands = list(zip(*rounds, strict=True))
        self.say(e.HoleCardsDealt(tuple(self.table.hands)))

    def deal_board(self, street: e.Street) -> None:
        """Burn one, then the street's cards (TH-4)."""
        self.burn(street)
        dealt: list[Card] = []
        for _ in range(_BOARD_CARDS[street]):
            self._ready_the_deck()
            dealt.append(self.stub.board_card())
        self.table.street = street
        self.table.board += dealt
        self.say(e.BoardDealt(street, tuple(dealt)))

    def burn(self, street: e.Street) -> None:
        self._ready_the_deck()
        burned = self.stub.burn()
        if burned is not None:
            self.out_of_play.append(burned)
        self.say(e.Burned(street))

    def _ready_the_deck(self) -> None:
        """DH-23: the last card is never dealt; what is out of play becomes a new deck with it."""
        if self.stub.left == 1:
            size = self.stub.reshuffle(self.out_of_play)
            self.out_of_play.clear()
            self.say(e.DeckReshuffled(size))

    # The swap line

    def set_the_fee(self, fee: int | None) -> None:
        """What a swap costs from now on; ``None`` ends the swapping (DH-5, DH-12)."""
        self.table.fee = fee
        self.say(e.SwapFeeSet(self.table.street, fee))

    def swap(self, seat: int, card: Card, fee: int, held: e.Held) -> None:
        """Card and fee go onto the line, and the replacement comes at once (DH-3)."""
        table = self.table
        if held is e.Held.BET:
            self.bet(seat, fee)
        else:
            table.stacks[seat] -= fee
            table.line_fees += fee
        self._ready_the_deck()
        received = self.stub.replacement(seat, table.street)
        # the card being swapped is not in a deck reshuffled for it (DH-23)
        self.out_of_play.append(card)
        table.hands[seat] = tuple(received if own == card else own for own in table.hands[seat])
        table.line.append(e.OnTheLine(seat, fee, held))
        table.swaps[seat] += (table.street,)
        all_in = not table.stacks[seat]
        self.say(e.CardSwapped(seat, table.street, fee, held, all_in, card, received))

    def _clear_the_line(self) -> None:
        """Fees held apart go to the swap pot, the others to the main pot (DH-14, DH-17)."""
        table = self.table
        main = sum(lying.fee for lying in table.line if lying.held is e.Held.LINE)
        apart = sum(lying.fee for lying in table.line if lying.held is e.Held.SWAP_POT)
        table.line.clear()
        table.line_fees = 0
        table.in_pots += main
        table.dead += main
        table.swap_pot += apart
        if main or apart:
            self.say(e.FeesCollected(main, apart))

    # The draw

    def begin_the_draw(self) -> None:
        """One card is burned (DP-7)."""
        self.table.street = e.Street.DRAW
        self.burn(e.Street.DRAW)

    def draw(self, seat: int, discards: tuple[Card, ...], *, aside: bool) -> None:
        """The discards go over the line, and as many come at once into their places (DP-7). Kept
        ``aside`` they never go back into the deck (DP-10)."""
        table = self.table
        held = table.hands[seat]
        table.hands[seat] = tuple(without(held, discards))
        reserve = [] if aside else list(discards)
        received: list[Card] = []
        for _ in discards:
            if self.stub.left == 1:
                self._restock(reserve)
            received.append(self.stub.replacement(seat, table.street))
        table.hands[seat] = in_their_places(held, discards, received)
        table.drew[seat] = len(discards)
        self.out_of_play += reserve
        self.say(e.CardsDrawn(seat, len(discards), discards, tuple(received)))

    def keep_aside(self, seat: int, discards: tuple[Card, ...]) -> None:
        """Split openers, declared: for the proof, and never dealt again (DP-10)."""
        self.table.aside += discards
        self.say(e.OpenersSplit(seat))

    def keep_out_of_the_deck(self, proof: tuple[Card, ...]) -> None:
        """Cards that prove a dropped player's openers are dealt to nobody else."""
        self.folded_cards = without(self.folded_cards, proof)

    def forget_draws(self) -> None:
        """How many each drew is no longer told (DP-9)."""
        self.table.drew = [None] * len(self.table.drew)
        self.say(e.DrawIsOver())

    def _restock(self, reserve: list[Card]) -> None:
        """DP-12: first what is out of play, then the folded hands, and as a last resort the
        discards of the player being served."""
        pool, made_of = reserve, e.Pool.OWN
        if self.out_of_play:
            pool, made_of = self.out_of_play, e.Pool.THROWN_AWAY
        elif self.folded_cards:
            pool, made_of = self.folded_cards, e.Pool.FOLDED
        size = self.stub.reshuffle(pool)
        pool.clear()
        self.say(e.DeckReshuffled(size, made_of))

    def cards_to_be_had(self) -> int:
        """How many cards can be dealt without the discards of the player being served."""
        return self.stub.left - 1 + len(self.out_of_play) + len(self.folded_cards)

    # Betting

    def bet(self, seat: int, amount: int) -> None:
        """Move chips before a seat; the caller says why."""
        table = self.table
        table.stacks[seat] -= amount
        table.in_pots += amount
        table.bets[seat] += amount
        table.paid[seat] += amount

    def fold(self, seat: int) -> None:
        self.table.folded[seat] = True
        self.table.live -= 1
        self.folded_cards += self.table.hands[seat]
        self.say(e.Folded(seat))

    def check(self, seat: int) -> None:
        self.say(e.Checked(seat))

    def call(self, seat: int, amount: int) -> None:
        self.bet(seat, amount)
        self.say(e.Called(seat, amount, not self.table.stacks[seat]))

    def raise_to(self, seat: int, to: int, *, opens: bool) -> None:
        amount = to - self.table.bets[seat]
        self.bet(seat, amount)
        self.say(e.Raised(seat, amount, to, opens, not self.table.stacks[seat]))

    def end_betting_round(self) -> None:
        """Return what nobody matched (TH-7), clear the line (DH-14), then make the pots (TH-8)."""
        table = self.table
        live = table.live_seats()
        if any(table.bets):
            back = pots.unmatched(table.bets, live)
            if back:
                seat, amount = back
                self.bet(seat, -amount)
                self.say(e.BetReturned(seat, amount))
            table.bets = [0] * len(table.bets)
        if table.line:
            self._clear_the_line()
        if table.fee is not None:
            self.set_the_fee(None)
        collected = pots.layers(table.paid, live, table.dead)
        if collected != self.pots:
            self._count(collected)
            self.pots = collected
            self.say(e.BetsCollected(collected))

    def _count(self, collected: tuple[pots.Pot, ...]) -> None:
        """What the seats have paid must lie in the pots."""
        found, total = sum(pot.amount for pot in collected), self.table.in_pots
        if found != total:
            raise BrokenHand("chips", found=found, total=total, at=collected)

    # The end

    def show(self, seat: int) -> None:
        cards = self.table.hands[seat]
        self.table.shown.add(seat)
        self.say(e.HandShown(seat, () if UNKNOWN in cards else cards))

    def muck(self, seat: int) -> None:
        self.say(e.HandMucked(seat))

    def give_out_the_pots(self, shares_of_pots: Sequence[Mapping[int, int]]) -> list[int]:
        table = self.table
        before = list(table.stacks)
        for number, (pot, shares) in enumerate(zip(self.pots, shares_of_pots, strict=True)):
            table.in_pots -= pot.amount
            self._pay(shares)
            self.say(e.PotAwarded(number, pot.amount, tuple(shares.items())))
        return [stack - had for stack, had in zip(table.stacks, before, strict=True)]

    def give_out_the_swap_pot(self, shares: Mapping[int, int]) -> None:
        amount, self.table.swap_pot = self.table.swap_pot, 0
        self._pay(shares)
        self.say(e.SwapPotAwarded(amount, tuple(shares.items())))

    def _pay(self, shares: Mapping[int, int]) -> None:
        for seat, amount in shares.items():
            self.table.stacks[seat] += amount
