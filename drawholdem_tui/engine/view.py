"""What one seat may know. Built without hidden cards, not filtered afterwards."""

from __future__ import annotations

import enum
from typing import Final, NamedTuple

from drawholdem_tui.engine.cards import Card
from drawholdem_tui.engine.dealer import Dealer
from drawholdem_tui.engine.decisions import BetDecision, Decision, SwapDecision
from drawholdem_tui.engine.events import Back, Held, OnTheLine, Street
from drawholdem_tui.engine.past import NO_PAST, Past
from drawholdem_tui.engine.pots import Pot
from drawholdem_tui.engine.rules import DRAW_HOLDEM, Rules
from drawholdem_tui.engine.said import Memory, Said
from drawholdem_tui.engine.setup import Post, Setup
from drawholdem_tui.engine.table import Table


class SeatState(enum.StrEnum):
    ABLE = "able"
    ALL_IN = "all_in"
    FOLDED = "folded"


class SeatView(NamedTuple):
    """One seat from outside. ``cards`` are backs unless they are one's own or have been shown.

    A tuple, because every decision needs one for each seat.
    """

    seat: int
    stack: int
    bet: int
    state: SeatState
    cards: tuple[Card | None, ...]
    swaps: tuple[Street, ...]  # the streets on which a card was swapped
    drew: int | None  # how many cards, until the second interval begins (DP-9)


class TableView(NamedTuple):
    """What everybody at the table knows before the cards are dealt, by seat where there are many:
    one value for all views of a hand."""

    stacks: tuple[int, ...]  # as the hand began, before antes and blinds
    posts: tuple[Post, ...]  # as agreed; a short stack puts in what it has
    button: int | None  # none: it fell on an empty chair
    past: tuple[Past, ...]  # in the earlier hands of this evening
    mode: str = "cash"  # or "knockout"
    level: int | None = None  # counted from 1, in a knockout
    hands_to_next: int | None = (
        None  # at this level, behind this one; none: it stays, or by a clock
    )
    places: int = 0  # how many began, whoever is out included


class View(NamedTuple):
    """The table from one seat, or from nobody's (``you`` is ``None``).

    ``decision`` is there only for the seat that is asked: what is on offer can tell of cards.
    """

    you: int | None
    rules: Rules
    street: Street
    board: tuple[Card, ...]
    seats: tuple[SeatView, ...]
    pots: tuple[Pot, ...]  # as last collected: without the bets of this street
    in_pots: int  # all betting pots, antes and the bets of this street included
    swap_pot: int  # held apart (DH-17)
    line: tuple[OnTheLine, ...]  # the swap line: cards and fees of this street
    fee: int | None  # what a swap costs now; None: there is no swapping now
    to_act: int | None
    over: bool
    decision: Decision | None
    said: tuple[Said, ...]  # every public act of this hand
    gone: tuple[Card, ...]  # one's own cards that were swapped or discarded, and cannot come again
    table: TableView

    @property
    def in_the_middle(self) -> int:
        """All that lies there: pots, bets, the swap pot and the fees on the line."""
        lying = sum(each.fee for each in self.line if each.held is not Held.BET)
        return self.in_pots + self.swap_pot + lying

    @property
    def to_win(self) -> int:
        """What one would gain by calling, or checking, if nobody else put in another chip and one
        had the best hand: neither another's side pot (TH-8), nor of a bet what one's own chips do
        not reach (TH-7). All of it for whoever watches."""
        return self.to_win_after(0)

    def to_win_after(self, fee: int) -> int:
        """The same for somebody who swaps first, on a board: the fee comes back with the pot, but
        no longer reaches a bet (DH-11)."""
        if self.you is None:
            return self.in_the_middle
        own = self.seats[self.you]
        if own.state is SeatState.FOLDED:
            return 0
        most = own.bet + own.stack - fee
        beyond = 0
        # where nobody live has bet more, what lies beyond is folded: the highest live bet wins it
        if any(seat.bet > most for seat in self.seats if seat.state is not SeatState.FOLDED):
            beyond = sum(max(0, seat.bet - most) for seat in self.seats)
        theirs = sum(pot.amount for pot in self.pots if self.you not in pot.contenders)
        return self.in_the_middle - beyond - theirs

    @property
    def to_call(self) -> int:
        """Now, after keeping both cards, or when the swaps before the flop are over."""
        match self.decision:
            case BetDecision(to_call=to_call) | SwapDecision(then=BetDecision(to_call=to_call)):
                return to_call
            case SwapDecision(owed=owed):
                return owed or 0
        return 0

    @property
    def at_risk(self) -> int:
        """Of the call: what nobody else can match comes back in any case (TH-7)."""
        if self.you is None:
            return 0
        return min(self.to_call, max(self.plays_to - self.seats[self.you].bet, 0))

    @property
    def needs(self) -> float:
        """How often a call has to win to lose nothing; 0: it puts nothing at risk."""
        risk = self.at_risk
        return risk / (self.to_win + risk) if risk else 0.0

    @property
    def plays_to(self) -> int:
        """How far anybody else can go along with one's bets on this street."""
        return max(
            (
                seat.bet + seat.stack
                for seat in self.seats
                if seat.seat != self.you and seat.state is not SeatState.FOLDED
            ),
            default=0,
        )

    @property
    def own_cards(self) -> tuple[Card, ...]:
        """One's own cards; none when watching."""
        if self.you is None:
            return ()
        return tuple(card for card in self.seats[self.you].cards if card is not None)


# for whoever does not look: an empty table
UNSEEN: Final = View(
    you=None,
    rules=DRAW_HOLDEM,
    street=Street.PREFLOP,
    board=(),
    seats=(),
    pots=(),
    in_pots=0,
    swap_pot=0,
    line=(),
    fee=None,
    to_act=None,
    over=False,
    decision=None,
    said=(),
    gone=(),
    table=TableView(stacks=(), posts=(), button=None, past=()),
)


def table_alone(setup: Setup) -> TableView:
    """Of a hand that belongs to no evening; the last seat has the button."""
    seats = len(setup.stacks)
    return TableView(setup.stacks, setup.posts, seats - 1, (NO_PAST,) * seats, places=seats)


def view_of(
    dealer: Dealer, decision: Decision | None, seat: int | None, around: TableView, memory: Memory
) -> View:
    """The table as ``seat`` may see it; ``memory`` has heard everything."""
    table = dealer.table
    return View(
        you=seat,
        rules=dealer.rules,
        street=table.street,
        board=tuple(table.board),
        seats=_seat_views(table, seat),
        pots=dealer.pots,
        in_pots=table.in_pots,
        swap_pot=table.swap_pot,
        line=tuple(table.line),
        fee=table.fee,
        to_act=decision.seat if decision else None,
        over=decision is None,
        decision=decision if decision and decision.seat == seat else None,
        said=memory.said,
        gone=() if seat is None else memory.gone[seat],
        table=around,
    )


def _seat_views(table: Table, you: int | None) -> tuple[SeatView, ...]:
    shown = table.shown
    views = []
    parts = zip(
        table.stacks, table.bets, table.folded, table.hands, table.swaps, table.drew, strict=True
    )
    for seat, (stack, bet, folded, hand, swaps, drew) in enumerate(parts):
        cards: tuple[Card | None, ...] = hand
        if folded:
            state = _FOLDED
            if seat != you:
                cards = ()
        else:
            state = _ABLE if stack else _ALL_IN
            if seat != you and seat not in shown:
                cards = _BACKS[len(hand)]
        # what SeatView(…) does, at half the price: a view is built for every decision
        views.append(_new(SeatView, (seat, stack, bet, state, cards, swaps, drew)))
    return tuple(views)


_new = tuple.__new__
_ABLE, _ALL_IN, _FOLDED = SeatState.ABLE, SeatState.ALL_IN, SeatState.FOLDED
_BACKS = [(Back,) * count for count in range(6)]
