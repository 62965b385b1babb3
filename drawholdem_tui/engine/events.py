"""What happened, in order: the log, the history and the animation script.

Events are frozen. ``seen_by`` gives the event as one seat (or ``None``: a spectator) may know it;
only the few with hidden cards change.
"""

from __future__ import annotations

import enum

from drawholdem_tui.engine.cards import Card
from drawholdem_tui.engine.fact import Fact
from drawholdem_tui.engine.pots import Pot
from drawholdem_tui.engine.setup import PostKind

Back = None  # the back of a card that one may not see


class Street(enum.StrEnum):
    """The stages of a hand; draw poker has the first and the last."""

    PREFLOP = "preflop"
    FLOP = "flop"
    TURN = "turn"
    RIVER = "river"
    DRAW = "draw"


class Event(Fact):
    """All at the table may know it, unless a subclass says otherwise."""

    def seen_by(self, seat: int | None) -> Event:
        """This event without the cards that ``seat`` may not see."""
        return self


class HandStarted(Event):
    stacks: tuple[int, ...]
    carried: int


class AntePosted(Event):
    seat: int
    amount: int
    dead: bool
    all_in: bool


class BlindPosted(Event):
    seat: int
    blind: PostKind
    amount: int
    all_in: bool


class HoleCardsDealt(Event):
    """Every seat's cards; dealt one at a time from the left of the button (TH-4)."""

    hands: tuple[tuple[Card | None, ...], ...]

    def seen_by(self, seat: int | None) -> Event:
        return self.but(
            hands=tuple(
                hand if owner == seat else (Back,) * len(hand)
                for owner, hand in enumerate(self.hands)
            )
        )


class Burned(Event):
    """Nobody ever sees a burned card, so the event does not have it."""

    street: Street


class BoardDealt(Event):
    street: Street
    cards: tuple[Card, ...]


class Held(enum.StrEnum):
    """Where a swap fee goes when the betting round ends."""

    BET = "bet"  # DH-5: it counts as a bet
    LINE = "line"  # DH-14: into the main pot
    SWAP_POT = "swap_pot"  # DH-17: apart


class OnTheLine(Fact):
    """A swapped card, face down, with its fee before its owner (DH-3)."""

    seat: int
    fee: int
    held: Held


class CardSwapped(Event):
    """A card and its fee go onto the swap line, a new card comes (DH-3)."""

    seat: int
    street: Street
    fee: int
    held: Held
    all_in: bool
    discarded: Card | None  # known to its owner alone
    received: Card | None

    def seen_by(self, seat: int | None) -> Event:
        return self if seat == self.seat else self.but(discarded=Back, received=Back)


class SwapFeeSet(Event):
    """What a swap costs from now on (DH-5, DH-12); none: there is no swapping any more."""

    street: Street
    fee: int | None


class SwapDeclined(Event):
    seat: int
    street: Street


class Pool(enum.StrEnum):
    """What a new deck is made of, beside the last card."""

    THROWN_AWAY = "thrown_away"  # discards and burned cards (DH-23, DP-12)
    FOLDED = "folded"  # hands, where that was not enough (DP-12)
    OWN = "own"  # discards of the player being served, as a last resort (DP-12)


class DeckReshuffled(Event):
    """DH-23, DP-12: discards, burns and the last card are the deck again."""

    cards: int
    pool: Pool = Pool.THROWN_AWAY


class CardsDrawn(Event):
    """How many is public, which are not (DP-7, DP-9); none is standing pat."""

    seat: int
    count: int
    discarded: tuple[Card | None, ...]
    received: tuple[Card | None, ...]

    def seen_by(self, seat: int | None) -> Event:
        backs = (Back,) * self.count
        return self if seat == self.seat else self.but(discarded=backs, received=backs)


class OpenersSplit(Event):
    """DP-10: declared; the discards are kept aside for the proof."""

    seat: int


class DrawIsOver(Event):
    """The second interval begins: the numbers drawn are no longer on the table (DP-9)."""


class Folded(Event):
    seat: int


class Checked(Event):
    seat: int


class Called(Event):
    seat: int
    amount: int
    all_in: bool


class Raised(Event):
    """A bet where nothing was to call, else a raise."""

    seat: int
    amount: int  # put in now
    to: int  # lies before the seat now
    opens: bool
    all_in: bool


class BetReturned(Event):
    """TH-7: nobody matched it."""

    seat: int
    amount: int


class FeesCollected(Event):
    """The swap line is cleared; what was not held apart is the main pot's (DH-14, DH-17)."""

    main: int
    swap_pot: int


class BetsCollected(Event):
    """The end of a betting round: what lies in the pots now."""

    pots: tuple[Pot, ...]


class HandShown(Event):
    seat: int
    cards: tuple[Card, ...]


class HandMucked(Event):
    """TH-9: already beaten, and not shown."""

    seat: int


class CardsShown(Event):
    """TH-10: by choice, when the hand is over; it changes nothing."""

    seat: int
    cards: tuple[Card, ...]


class RabbitHunted(Event):
    """What would have come, told when it can no longer matter: the rest of the board, and the card
    of the last declined swap if it is still on the deck."""

    board: tuple[Card, ...]
    swap: Card | None


class OpenersShown(Event):
    """DP-6: the proof that the hand could open, where it has not been seen already."""

    seat: int
    cards: tuple[Card, ...]


class PotCarried(Event):
    """DP-5: nobody could open; the pot waits for the next hand."""

    amount: int


class PotAwarded(Event):
    """``pot`` 0 is the main pot; ``shares`` are (seat, chips), from the left of the button."""

    pot: int
    amount: int
    shares: tuple[tuple[int, int], ...]


class SwapPotAwarded(Event):
    """DH-18, DH-19: whole, to the best of all live hands."""

    amount: int
    shares: tuple[tuple[int, int], ...]


class HandEnded(Event):
    stacks: tuple[int, ...]
    carried: int  # into the next hand (DP-5)
