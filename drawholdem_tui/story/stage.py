"""What lies on the table after each event: a fold over the public events of one hand.

The engine's view tells how things stand when a player is asked; the screen also shows every step on
the way there. At each decision both agree, and a test holds them to it.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from drawholdem_tui.engine import events as e
from drawholdem_tui.engine.cards import Card, in_their_places
from drawholdem_tui.engine.pots import Pot, if_all_call
from drawholdem_tui.engine.setup import PostKind
from drawholdem_tui.words.table.seat_labels import said_by, without_its_amount


@dataclass(slots=True)
class SeatOnStage:
    stack: int
    bet: int = 0
    folded: bool = False
    last: e.Event | None = None  # of those that are told beside a seat
    opening: bool = False  # and it was where whoever bets first opens
    cards: tuple[Card | None, ...] = ()
    swaps: tuple[e.Street, ...] = ()
    drew: int | None = None  # as long as it lies there (DP-9)
    has_drawn: int | None = None  # the same, to the end of the hand
    won: int = 0
    posted: PostKind | None = None  # for the whole hand

    @property
    def said(self) -> str:
        """A word or two, in the language of whoever looks now."""
        told = said_by(self.last, opening=self.opening) if self.last else None
        return told[1] if told else ""

    @property
    def said_in_short(self) -> str:
        """The same without an amount, where there was one."""
        return without_its_amount(self.last) if self.last and not self.all_in else ""

    @property
    def all_in(self) -> bool:
        return not self.folded and not self.stack and not self.won


@dataclass(frozen=True, slots=True)
class Lying:
    """Cards face down on the swap line, with the fee of a swap and where it will go."""

    seat: int
    cards: int
    fee: int | None
    held: e.Held | None = None


# behind these nobody swaps on the same street: chosen, or acted without a choice
_CHOSEN = (e.CardSwapped, e.SwapDeclined, e.Folded, e.Checked, e.Called, e.Raised)


@dataclass(slots=True)
class Stage:
    seats: list[SeatOnStage] = field(default_factory=list)
    street: e.Street = e.Street.PREFLOP
    board: tuple[Card, ...] = ()
    line: tuple[Lying, ...] = ()
    pots: tuple[Pot, ...] = ()  # as last collected
    middle: int = 0  # antes and a carried pot, until the first collection
    swap_pot: int = 0
    paid: tuple[int | None, ...] = ()  # pots by number; of them the swap pot has none
    fee: int | None = None  # what a swap costs now
    raiser: int | None = None  # who has bet or raised last, for the whole hand
    opener: int | None = None  # of draw poker: who has to prove it, and may begin again (DP-13)
    opened_for: int = 0
    to_act: int | None = None  # not an event: whoever knows says it
    may_still_swap: int | None = None  # nor this: the hands stay hidden for it (DH-20)
    _five_cards: bool = False  # draw poker
    _split: bool = False  # the opener does not hold all openers any more (DP-10)
    _have_chosen: set[int] = field(default_factory=set)  # to swap or not, on this street (DH-10)

    @property
    def price(self) -> int | None:
        """What a swap costs now, as long as somebody can still make one (DH-10, DH-15)."""
        if self.fee is None:
            return None
        return self.fee if any(map(self.may_choose, range(len(self.seats)))) else None

    def may_choose(self, number: int) -> bool:
        """Whether somebody has still to swap or not on this street, and can pay for it."""
        seat = self.seats[number]
        able = not seat.folded and seat.stack >= (self.fee or 0)
        return able and number not in self._have_chosen

    @property
    def swaps_are_free(self) -> bool:
        """To everybody who was dealt in: between two, both post a blind (DH-6)."""
        return self.street is e.Street.PREFLOP and all(seat.posted for seat in self.seats)

    def owes(self, number: int | None) -> bool:
        """Whether there is a bet to call."""
        if number is None or number >= len(self.seats) or self.seats[number].folded:
            return False
        return any(seat.bet > self.seats[number].bet for seat in self.seats)

    def pots_if_all_call(self) -> list[Pot]:
        """How the bets will part the pots, where somebody cannot go along with all of them."""
        bets = [seat.bet for seat in self.seats]
        live = {at: seat.bet + seat.stack for at, seat in enumerate(self.seats) if not seat.folded}
        pots = self.pots or (Pot(self.middle, tuple(live)),)
        found = if_all_call(pots, bets, live) if any(bets) else []
        return found if len(found) > 1 else []

    @property
    def has_open_hands(self) -> bool:
        return any(any(seat.cards) for seat in self.seats)

    @property
    def is_drawing(self) -> bool:
        """Whether somebody may still draw."""
        return self.street is e.Street.DRAW and any(
            not seat.folded and seat.has_drawn is None for seat in self.seats
        )

    def after(self, event: e.Event) -> None:  # noqa: C901  # a list of what there is
        match event:
            case e.HandStarted(stacks, carried):
                self.seats = [SeatOnStage(stack) for stack in stacks]
                self.middle = carried
            case e.HoleCardsDealt(hands):
                self._five_cards = len(hands[0]) == 5
                for seat, cards in zip(self.seats, hands, strict=True):
                    seat.cards = cards
            case e.AntePosted(number, amount):
                self.seats[number].stack -= amount
                self.middle += amount
            case e.BlindPosted(number, blind, amount):
                self._bet(number, amount)
                self.seats[number].posted = blind
            case e.Called(number, amount):
                self._bet(number, amount)
            case e.Raised(number, amount):
                self._bet(number, amount)
                self.raiser = number
            case e.BetReturned(number, amount):
                self._bet(number, -amount)
            case e.Folded(number):
                self.seats[number].folded = True
                self.seats[number].cards = ()
            case e.CardSwapped() | e.CardsDrawn():
                self._exchanged(event)
            case e.HandShown(number, shown) if shown:
                self.seats[number].cards = shown
            case _:
                self._in_the_middle(event)
                self._at_the_end(event)
        self._say(event)

    def _in_the_middle(self, event: e.Event) -> None:
        match event:
            case e.BoardDealt(street, cards):
                self.street = street
                self.board += cards
                self._have_chosen.clear()
                self.line = ()
                self._hush()
            case e.Burned(street) if street is e.Street.DRAW:
                self.street = street
                self._hush()
            case e.SwapFeeSet(_, fee):
                self.fee = fee
            case e.DrawIsOver():  # DP-9
                for seat in self.seats:
                    seat.drew = None
                    if isinstance(seat.last, e.CardsDrawn):  # which is told by has_drawn
                        seat.last = None
                self.line = ()
            case e.FeesCollected(_, apart):
                self.swap_pot += apart
                self.line = ()
            case e.BetsCollected(pots):
                self.pots = pots
                self.middle = 0
                self.line = ()
                for seat in self.seats:
                    seat.bet = 0
                self._hush()

    def _hush(self) -> None:
        """What was said on a street is over with it; it may have ended without any bet."""
        for seat in self.seats:
            seat.last = seat.last if seat.folded or seat.all_in else None

    def _at_the_end(self, event: e.Event) -> None:
        match event:
            # the pots keep their amounts: that is what has been won
            case e.PotAwarded(shares=shares) | e.SwapPotAwarded(shares=shares):
                self.paid += (event.pot if isinstance(event, e.PotAwarded) else None,)
                for number, amount in shares:
                    self.seats[number].stack += amount
                    self.seats[number].won += amount
            case e.CardsShown(number, shown):
                self._shows(self.seats[number], shown)
            case e.OpenersShown(number, shown) if not self._split:  # else a part of the proof
                self._shows(self.seats[number], shown)  # lies elsewhere (DP-10)
            case e.OpenersSplit():
                self._split = True
            case e.HandEnded(stacks):
                self.to_act = None
                for seat, stack in zip(self.seats, stacks, strict=True):
                    seat.stack = stack

    def _shows(self, seat: SeatOnStage, shown: tuple[Card, ...]) -> None:
        """Some of the cards, in the place of backs."""
        if seat.folded:
            return
        known = [card for card in seat.cards if card is not None]
        known += [card for card in shown if card not in known]
        seat.cards = (*known, *seat.cards[len(known) :])

    def _bet(self, number: int, amount: int) -> None:
        self.seats[number].stack -= amount
        self.seats[number].bet += amount

    def _exchanged(self, event: e.CardSwapped | e.CardsDrawn) -> None:
        seat = self.seats[event.seat]
        old, new = event.discarded, event.received
        gone = old if isinstance(old, tuple) else (old,)
        come = new if isinstance(new, tuple) else (new,)
        if any(come):  # where all hands lie open, everybody sees them come in their places
            seat.cards = in_their_places(seat.cards, gone, come)
        if isinstance(event, e.CardsDrawn):
            seat.drew = seat.has_drawn = event.count
            self.line += (Lying(event.seat, event.count, None),)
            return
        if event.held is e.Held.BET:
            self._bet(event.seat, event.fee)
        else:
            seat.stack -= event.fee
        seat.swaps += (event.street,)
        self.line += (Lying(event.seat, 1, event.fee, event.held),)

    def _say(self, event: e.Event) -> None:
        """A few words beside the seat."""
        opening = self.street is e.Street.PREFLOP and self._five_cards
        if isinstance(event, e.Raised) and event.opens and opening:
            self.opener, self.opened_for = event.seat, event.to
        said = said_by(event, opening=opening)
        if isinstance(event, _CHOSEN):
            self._have_chosen.add(event.seat)
        if said is not None:
            seat = self.seats[said[0]]
            seat.last, seat.opening = event, opening
