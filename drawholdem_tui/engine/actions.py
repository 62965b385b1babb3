"""What a player can say at the table."""

from __future__ import annotations

from drawholdem_tui.engine.cards import Card
from drawholdem_tui.engine.fact import Fact


class Fold(Fact):
    """Give the hand up, also when checking would be free (TH-6)."""


class Check(Fact):
    """Stay in for nothing."""


class Call(Fact):
    """Match the bet, or put in the rest of the stack."""


class RaiseTo(Fact):
    """Bet or raise, so that ``amount`` lies before the seat on this street."""

    amount: int


class Swap(Fact):
    """Exchange this hole card for the fee (DH-2)."""

    card: Card


class Keep(Fact):
    """Swap nothing in this round."""


class Draw(Fact):
    """Discard these and get as many; none of them is standing pat (DP-7)."""

    cards: tuple[Card, ...] = ()
    splits: bool = False  # openers, as declared: asked only where the cards are unknown (DP-10)


Action = Fold | Check | Call | RaiseTo | Swap | Keep | Draw
