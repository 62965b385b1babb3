"""What a player can say at the table."""

from __future__ import annotations

from dataclasses import dataclass

from drawholdem_tui.engine.cards import Card


@dataclass(frozen=True, slots=True)
class Fold:
    """Give the hand up, also when checking would be free (TH-6)."""


@dataclass(frozen=True, slots=True)
class Check:
    """Stay in for nothing."""


@dataclass(frozen=True, slots=True)
class Call:
    """Match the bet, or put in the rest of the stack."""


@dataclass(frozen=True, slots=True)
class RaiseTo:
    """Bet or raise, so that ``amount`` lies before the seat on this street."""

    amount: int


@dataclass(frozen=True, slots=True)
class Swap:
    """Exchange this hole card for the fee (DH-2)."""

    card: Card


@dataclass(frozen=True, slots=True)
class Keep:
    """Swap nothing in this round."""


@dataclass(frozen=True, slots=True)
class Draw:
    """Discard these and get as many; none of them is standing pat (DP-7)."""

    cards: tuple[Card, ...] = ()


Action = Fold | Check | Call | RaiseTo | Swap | Keep | Draw
