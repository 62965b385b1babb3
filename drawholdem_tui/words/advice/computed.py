"""What the computed strategy does in a spot, in one sentence: the longest wording first."""

from __future__ import annotations

from typing import Final

from drawholdem_tui.engine.decisions import Decision, SwapDecision
from drawholdem_tui.players.pushfold.spot import Spot
from drawholdem_tui.players.pushfold.strategy import HARDLY
from drawholdem_tui.words.advice.reasons import Wordings, filled
from drawholdem_tui.words.cards import Face
from drawholdem_tui.words.language import mark as _

_SWAPS: Final = (
    _("The computed strategy swaps {card} here, always."),
    _("Computed: swap {card}, always."),
)
_SWAPS_OFTEN: Final = (
    _("The computed strategy swaps {card} here in {often} of 100 hands, and keeps in the others."),
    _("Computed: swap {card} in {often} of 100 hands, else keep."),
)
_SWAPS_EITHER: Final = (
    _(
        "The computed strategy always swaps here, {card} in {often} of 100 hands and the other "
        "card in the rest."
    ),
    _("Computed: swap, {card} in {often} of 100 hands."),
)
_KEEPS: Final = (
    _("The computed strategy keeps here, always."),
    _("Computed: keep, always."),
)
_PUSHES: Final = (
    _("The computed strategy goes all-in here, always."),
    _("Computed: all-in, always."),
)
_PUSHES_OFTEN: Final = (
    _("The computed strategy goes all-in here in {often} of 100 hands, and folds in the others."),
    _("Computed: all-in in {often} of 100 hands, else fold."),
)
_CALLS: Final = (
    _("The computed strategy calls here, always."),
    _("Computed: call, always."),
)
_CALLS_OFTEN: Final = (
    _("The computed strategy calls here in {often} of 100 hands, and folds in the others."),
    _("Computed: call in {often} of 100 hands, else fold."),
)
_FOLDS: Final = (
    _("The computed strategy folds here, always."),
    _("Computed: fold, always."),
)


def computed_says(spot: Spot, decision: Decision, face: Face) -> Wordings:
    """What it does, and how often."""
    if isinstance(decision, SwapDecision):
        high, low = spot.swaps
        card = max(decision.cards) if high > low else min(decision.cards)
        told = _of(max(high, low), _SWAPS, _SWAPS_OFTEN, _KEEPS)
        if told is _SWAPS_OFTEN and high + low >= 1 - HARDLY:
            told = _SWAPS_EITHER
        return filled(told, card=face(card), often=_often(max(high, low)))
    always, often = (_PUSHES, _PUSHES_OFTEN) if spot.pushes else (_CALLS, _CALLS_OFTEN)
    return filled(_of(spot.goes_in, always, often, _FOLDS), often=_often(spot.goes_in))


def _of(share: float, always: Wordings, often: Wordings, never: Wordings) -> Wordings:
    if share <= HARDLY:
        return never
    return always if share >= 1 - HARDLY else often


def _often(share: float) -> str:
    return f"{share * 100:.0f}"
