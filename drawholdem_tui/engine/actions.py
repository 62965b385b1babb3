"""What a player can say at the table."""

from __future__ import annotations

from dataclasses import dataclass


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


Action = Fold | Check | Call | RaiseTo
