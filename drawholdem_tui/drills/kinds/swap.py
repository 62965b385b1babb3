"""Spots at a swap: keep, or swap one of two cards, before the flop and on each street."""

from __future__ import annotations

from random import Random
from typing import Final

from drawholdem_tui.drills.kinds.all_kinds import Kind
from drawholdem_tui.drills.kinds.search import Wanted, spot_found
from drawholdem_tui.drills.level import LEVELS, band
from drawholdem_tui.drills.spot import Answer, Spot
from drawholdem_tui.engine.actions import Keep
from drawholdem_tui.engine.decisions import Decision, SwapDecision
from drawholdem_tui.engine.events import Street
from drawholdem_tui.engine.rules import DRAW_HOLDEM
from drawholdem_tui.engine.view import View

_LOOK: Final = 400  # samples
_TRIES: Final = 200  # a swap that is best after the flop is seldom
CLOSE: Final = 0.08  # of the spots have no best answer
_STREETS: Final = (Street.PREFLOP, Street.FLOP, Street.TURN, Street.RIVER)


def swap_spot(key: str, rng: Random, level: int, *, at_once: bool) -> Spot:
    """A swap is best as often as keeping is. ``at_once``: one before the flop, which a table
    answers, of any level; the few hands of one level would take long to find and begin every
    sitting alike."""
    edge = (band(LEVELS[-1])[0], band(LEVELS[0])[1]) if at_once else band(level)
    street = Street.PREFLOP if at_once else rng.choices(_STREETS, (1, 3, 3, 3))[0]
    swapping, close = rng.random() < 0.5, rng.random() < CLOSE and not at_once

    def is_it(decision: Decision, view: View, rng: Random) -> bool:
        there = isinstance(decision, SwapDecision) and view.street is street
        return there and rng.random() < 0.6

    def swaps_or_keeps(best: Answer) -> bool:
        return (best != Keep()) == swapping

    wanted = Wanted(DRAW_HOLDEM, is_it, swaps_or_keeps, edge, close, _LOOK, _TRIES)
    return spot_found(key, Kind.SWAP, rng, wanted)
