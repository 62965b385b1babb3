"""What the computed strategy does in a spot, in one sentence: the longest wording first."""

from __future__ import annotations

from typing import Final

from drawholdem_tui.engine.decisions import Decision, SwapDecision
from drawholdem_tui.players.pushfold.spot import Spot
from drawholdem_tui.players.pushfold.strategy import HARDLY
from drawholdem_tui.words.advice.reasons import Wordings, filled
from drawholdem_tui.words.cards import Face
from drawholdem_tui.words.language import mark as _
from drawholdem_tui.words.numbers import percent

_SWAPS: Final = (
    _("The computed strategy always swaps {card} here."),
    _("Computed: always swap {card}."),
)
_SWAPS_OFTEN: Final = (
    _("The computed strategy swaps {card} here {often} of the time, and keeps otherwise."),
    _("Computed: swap {card} {often} of the time, else keep."),
)
_SWAPS_EITHER: Final = (
    _(
        "The computed strategy always swaps here, {card} {often} of the time and the other "
        "card otherwise."
    ),
    _("Computed: always swap, {card} {often} of the time."),
)
_KEEPS: Final = (
    _("The computed strategy always keeps here."),
    _("Computed: always keep."),
)
_PUSHES: Final = (
    _("The computed strategy always goes all-in here."),
    _("Computed: always all-in."),
)
_PUSHES_OFTEN: Final = (
    _("The computed strategy goes all-in here {often} of the time, and folds otherwise."),
    _("Computed: all-in {often} of the time, else fold."),
)
_CALLS: Final = (
    _("The computed strategy always calls here."),
    _("Computed: always call."),
)
_CALLS_OFTEN: Final = (
    _("The computed strategy calls here {often} of the time, and folds otherwise."),
    _("Computed: call {often} of the time, else fold."),
)
_FOLDS: Final = (
    _("The computed strategy always folds here."),
    _("Computed: always fold."),
)


def computed_says(spot: Spot, decision: Decision, face: Face) -> Wordings:
    """What it does, and how often."""
    if isinstance(decision, SwapDecision):
        high, low = spot.swaps
        card = max(decision.cards) if high > low else min(decision.cards)
        told = _of(max(high, low), _SWAPS, _SWAPS_OFTEN, _KEEPS)
        if told is _SWAPS_OFTEN and high + low >= 1 - HARDLY:
            told = _SWAPS_EITHER
        return filled(told, card=face(card), often=percent(max(high, low)))
    always, often = (_PUSHES, _PUSHES_OFTEN) if spot.pushes else (_CALLS, _CALLS_OFTEN)
    return filled(_of(spot.goes_in, always, often, _FOLDS), often=percent(spot.goes_in))


def _of(share: float, always: Wordings, often: Wordings, never: Wordings) -> Wordings:
    if share <= HARDLY:
        return never
    return always if share >= 1 - HARDLY else often
