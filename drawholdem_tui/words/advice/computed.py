"""What the computed strategy does in a spot: as the coach advises it, and as a review tells it;
the longest wording first."""

from __future__ import annotations

from typing import Final, NamedTuple

from drawholdem_tui.engine.decisions import Decision, SwapDecision
from drawholdem_tui.players.pushfold.spot import Spot
from drawholdem_tui.players.pushfold.strategy import HARDLY
from drawholdem_tui.words.advice.sentences import Wordings
from drawholdem_tui.words.cards import Face
from drawholdem_tui.words.language import _, translate
from drawholdem_tui.words.numbers import percent


class _Told(NamedTuple):
    advice: str
    does: str
    short: str


# why the advice may differ from the odds beside it
_WHY: Final = _("It allows for the hands that go all-in; the odds shown assume any two cards.")
_SWAPS: Final = _Told(
    _("Swap {card}: the computed all-in strategy always does."),
    _("The computed strategy always swaps {card} here."),
    _("Computed: always swap {card}."),
)
_SWAPS_OFTEN: Final = _Told(
    _(
        "Swap {card} {often} of the time, otherwise keep: the computed all-in strategy mixes "
        "the two."
    ),
    _("The computed strategy swaps {card} here {often} of the time, and keeps otherwise."),
    _("Computed: swap {card} {often} of the time, else keep."),
)
_SWAPS_EITHER: Final = _Told(
    _(
        "Swap {card} {often} of the time, otherwise the other card: the computed all-in "
        "strategy mixes the two."
    ),
    _(
        "The computed strategy always swaps here, {card} {often} of the time and the other "
        "card otherwise."
    ),
    _("Computed: always swap, {card} {often} of the time."),
)
_KEEPS: Final = _Told(
    _("Keep: the computed all-in strategy always does."),
    _("The computed strategy always keeps here."),
    _("Computed: always keep."),
)
_PUSHES: Final = _Told(
    _("Go all-in: the computed all-in strategy always does."),
    _("The computed strategy always goes all-in here."),
    _("Computed: always all-in."),
)
_PUSHES_OFTEN: Final = _Told(
    _("Go all-in {often} of the time, otherwise fold: the computed all-in strategy mixes the two."),
    _("The computed strategy goes all-in here {often} of the time, and folds otherwise."),
    _("Computed: all-in {often} of the time, else fold."),
)
_CALLS: Final = _Told(
    _("Call: the computed all-in strategy always does."),
    _("The computed strategy always calls here."),
    _("Computed: always call."),
)
_CALLS_OFTEN: Final = _Told(
    _("Call {often} of the time, otherwise fold: the computed all-in strategy mixes the two."),
    _("The computed strategy calls here {often} of the time, and folds otherwise."),
    _("Computed: call {often} of the time, else fold."),
)
_FOLDS: Final = _Told(
    _("Fold: the computed all-in strategy always does."),
    _("The computed strategy always folds here."),
    _("Computed: always fold."),
)


def computed_advice(spot: Spot, decision: Decision, face: Face) -> Wordings:
    """What to do, how often, and why."""
    told, values = _of_the_spot(spot, decision, face)
    advice, short = (translate(each, **values) for each in (told.advice, told.short))
    return (f"{advice} {translate(_WHY)}", advice, short)


def computed_does(spot: Spot, decision: Decision, face: Face) -> Wordings:
    """What would have been done, and how often."""
    told, values = _of_the_spot(spot, decision, face)
    return tuple(translate(each).format(**values) for each in (told.does, told.short))


def _of_the_spot(spot: Spot, decision: Decision, face: Face) -> tuple[_Told, dict[str, str]]:
    if isinstance(decision, SwapDecision):
        high, low = spot.swaps
        card = max(decision.cards) if high > low else min(decision.cards)
        told = _of(max(high, low), _SWAPS, _SWAPS_OFTEN, _KEEPS)
        if told is _SWAPS_OFTEN and high + low >= 1 - HARDLY:
            told = _SWAPS_EITHER
        return told, {"card": face(card), "often": percent(max(high, low))}
    always, often = (_PUSHES, _PUSHES_OFTEN) if spot.pushes else (_CALLS, _CALLS_OFTEN)
    return _of(spot.goes_in, always, often, _FOLDS), {"often": percent(spot.goes_in)}


def _of(share: float, always: _Told, often: _Told, never: _Told) -> _Told:
    if share <= HARDLY:
        return never
    return always if share >= 1 - HARDLY else often
