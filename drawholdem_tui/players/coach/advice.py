"""A coach for whoever asks: what the hand is worth now, and what a swap would change."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random

from drawholdem_tui.engine.cards import Card
from drawholdem_tui.engine.decisions import Decision, SwapDecision
from drawholdem_tui.engine.view import SeatState, View
from drawholdem_tui.players.odds.equity import win_chance

SAMPLES = 600


@dataclass(frozen=True, slots=True)
class Advice:
    """Chances to win as things are, and with each card swapped."""

    keep: float
    swaps: Mapping[Card, float]
    fee: int


def advice(view: View, decision: Decision, rng: Random) -> Advice:
    """What can be said from the seat's own view."""
    live = sum(seat.state is not SeatState.FOLDED for seat in view.seats)
    opponents = max(1, live - 1)
    own = view.own_cards
    keep = win_chance(own, view.board, opponents, rng, samples=SAMPLES)
    swaps = {}
    if isinstance(decision, SwapDecision):
        for card in own:
            kept = [other for other in own if other != card]
            swaps[card] = win_chance(
                kept, view.board, opponents, rng, samples=SAMPLES, gone=[card], missing=1
            )
    return Advice(keep, swaps, decision.fee if isinstance(decision, SwapDecision) else 0)
