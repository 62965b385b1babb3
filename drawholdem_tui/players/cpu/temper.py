"""What a temperament makes of a swap that a level has decided on."""

from __future__ import annotations

from random import Random

from drawholdem_tui.engine.actions import Action, Keep, Swap
from drawholdem_tui.engine.decisions import SwapDecision
from drawholdem_tui.players.cast import Temperament


def as_is_its_way(
    action: Action, decision: SwapDecision, temperament: Temperament, rng: Random
) -> Action:
    """Who never pays keeps; who confuses now and then gives the other card away."""
    if decision.fee and not temperament.pays:
        return Keep()
    swaps = isinstance(action, Swap)
    if swaps and temperament.confuses and rng.random() < temperament.confuses:
        return Swap(next(card for card in decision.cards if Swap(card) != action))
    return action
