"""What was said and done in a hand for all to see, as its players remember it.

Folded from the events on the first look, and shared by all who look: a hand that nobody looks at
pays nothing.
"""

from __future__ import annotations

import enum
from collections.abc import Sequence
from typing import Final, NamedTuple

from drawholdem_tui.engine import events as e
from drawholdem_tui.engine.cards import Card
from drawholdem_tui.engine.setup import Setup


class SaidKind(enum.StrEnum):
    """What a player can be seen to do."""

    ANTE = "ante"
    BLIND = "blind"  # of any kind, overblinds too
    SWAP = "swap"
    KEEP = "keep"  # a swap that was on offer, and declined
    DRAW = "draw"
    SPLIT = "split"  # openers, declared (DP-10)
    FOLD = "fold"
    CHECK = "check"
    CALL = "call"
    BET = "bet"  # the first of a street
    RAISE = "raise"
    SHOW = "show"  # at a showdown
    MUCK = "muck"  # there, being beaten (TH-9)
    PROVE = "prove"  # openers (DP-6)
    REVEAL = "reveal"  # by choice, when the hand is over (TH-10)


# What somebody has chosen, one after the other: as many as a hand has actions.
CHOSEN: Final = frozenset({
    SaidKind.SWAP, SaidKind.KEEP, SaidKind.DRAW, SaidKind.FOLD, SaidKind.CHECK, SaidKind.CALL,
    SaidKind.BET, SaidKind.RAISE,
})  # fmt: skip

# What happens without anybody's saying so, passed over at once: it is a third of a hand.
_UNSAID: Final = {
    e.HandStarted, e.HoleCardsDealt, e.BoardDealt, e.BetsCollected, e.SwapFeeSet, e.FeesCollected,
    e.HandEnded,
}  # fmt: skip


class Said(NamedTuple):
    """One public act. A tuple: it is shared, and nobody can change it."""

    street: e.Street
    seat: int
    kind: SaidKind
    amount: int  # the chips put in by it; of a swap the fee
    to: int  # what lies before the seat then
    pot: int  # all that lay in the middle before, bets, the line and the swap pot included
    drew: int = 0  # how many cards, of a draw
    cards: tuple[Card, ...] = ()  # those that it showed


class Memory:
    def __init__(self, setup: Setup) -> None:
        self.said: tuple[Said, ...] = ()
        self.gone: list[tuple[Card, ...]] = [()] * len(setup.stacks)  # by seat: its owner's alone
        self._heard = 0
        self._pot = setup.carried
        self._bets = [0] * len(setup.stacks)
        self._street = e.Street.PREFLOP

    def hear(self, events: Sequence[e.Event]) -> None:
        """Take in what has happened since last time."""
        for event in events[self._heard :]:
            if type(event) not in _UNSAID:
                self._take_in(event)
        self._heard = len(events)

    def _take_in(self, event: e.Event) -> None:  # noqa: C901, PLR0912  # a list of what there is
        match event:
            case e.Checked(seat):
                self._add(seat, SaidKind.CHECK)
            case e.Folded(seat):
                self._add(seat, SaidKind.FOLD)
            case e.Called(seat, amount):
                self._add(seat, SaidKind.CALL, amount)
            case e.Raised(seat, amount, opens=opens):
                self._add(seat, SaidKind.BET if opens else SaidKind.RAISE, amount)
            case e.AntePosted(seat, amount):
                self._add(seat, SaidKind.ANTE, amount, is_bet=False)
            case e.BlindPosted(seat, amount=amount):
                self._add(seat, SaidKind.BLIND, amount)
            case e.CardSwapped(seat, fee=fee, held=held, discarded=card):
                self._add(seat, SaidKind.SWAP, fee, is_bet=held is e.Held.BET)
                self._goes(seat, card)
            case e.SwapDeclined(seat):
                self._add(seat, SaidKind.KEEP)
            case e.CardsDrawn(seat, count, discarded):
                self._add(seat, SaidKind.DRAW, drew=count)
                self._goes(seat, *discarded)
            case e.OpenersSplit(seat):
                self._add(seat, SaidKind.SPLIT)
            case e.HandShown(seat, cards):
                self._add(seat, SaidKind.SHOW, cards=cards)
            case e.HandMucked(seat):
                self._add(seat, SaidKind.MUCK)
            case e.OpenersShown(seat, cards):
                self._add(seat, SaidKind.PROVE, cards=cards)
            case e.CardsShown(seat, cards):
                self._add(seat, SaidKind.REVEAL, cards=cards)
            case e.Burned(street):
                self._street = street
                self._bets = [0] * len(self._bets)
            case e.DeckReshuffled():  # a new deck may hold it again (DH-23, DP-12)
                self.gone = [()] * len(self.gone)
            case (
                e.BetReturned(amount=amount)
                | e.PotAwarded(amount=amount)
                | e.SwapPotAwarded(amount=amount)
                | e.PotCarried(amount=amount)
            ):
                self._pot -= amount

    def _add(
        self,
        seat: int,
        kind: SaidKind,
        amount: int = 0,
        *,
        is_bet: bool = True,
        drew: int = 0,
        cards: tuple[Card, ...] = (),
    ) -> None:
        before = self._pot
        self._pot += amount
        if is_bet:
            self._bets[seat] += amount
        told = Said(self._street, seat, kind, amount, self._bets[seat], before, drew, cards)
        self.said += (told,)

    def _goes(self, seat: int, *cards: Card | None) -> None:
        self.gone[seat] += tuple(card for card in cards if card is not None)
