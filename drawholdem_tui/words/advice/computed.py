"""What the computed strategies do between short stacks, or between two before the flop: as the
coach advises it, and as a review tells it; the longest wording first."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from drawholdem_tui.engine.decisions import BetDecision, Decision, SwapDecision
from drawholdem_tui.players.blueprint.spot import Stand, bet_of
from drawholdem_tui.players.blueprint.tree import FOLD
from drawholdem_tui.players.pushfold.spot import Spot
from drawholdem_tui.players.pushfold.strategy import HARDLY
from drawholdem_tui.words.advice.sentences import Wordings, filled
from drawholdem_tui.words.cards import Face
from drawholdem_tui.words.language import In, _, translate
from drawholdem_tui.words.numbers import chips, percent
from drawholdem_tui.words.sentences import capital


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
_ALWAYS: Final = _Told(
    _("{choice}: the computed strategy for {stack} big blinds always does."),
    _("The computed strategy always does this here: {choice}."),
    _("Computed: always {choice}."),
)
_MIXED: Final = _Told(
    _("{choice} ({often}), {others}: the computed strategy for {stack} big blinds mixes these."),
    _("The computed strategy mixes here: {choice} ({often}), {others}."),
    _("Computed: {choice} ({often}), {others}."),
)
# Translators: a choice, as in "Raise to 50 (80%), call (20%): …"
FOLDS: Final = In("what the strategy does", "fold")
CHECKS: Final = In("what the strategy does", "check")
CALLS: Final = In("what the strategy does", "call")
GOES_ALL_IN: Final = In("what the strategy does", "go all-in")
_RAISE: Final = In("what the strategy does", "raise to {amount}")
KEEP: Final = In("what the strategy does", "keep")
_SWAP: Final = In("what the strategy does", "swap {card}")


def computed_advice(spot: Spot | Stand, decision: Decision, face: Face) -> Wordings:
    """What to do, how often and, between short stacks, why."""
    if isinstance(spot, Stand):
        told, values = _of_the_stand(spot, decision, face)
        begun = {**values, "choice": capital(values["choice"])}
        return translate(told.advice, **begun), translate(told.short, **values)
    told, values = _of_the_spot(spot, decision, face)
    advice, short = filled((told.advice, told.short), **values)
    return f"{advice} {translate(_WHY)}", advice, short


def computed_does(spot: Spot | Stand, decision: Decision, face: Face) -> Wordings:
    """What would have been done, and how often."""
    if isinstance(spot, Stand):
        told, values = _of_the_stand(spot, decision, face)
    else:
        told, values = _of_the_spot(spot, decision, face)
    return filled((told.does, told.short), **values)


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


def _of_the_stand(stand: Stand, decision: Decision, face: Face) -> tuple[_Told, dict[str, str]]:
    choices: list[tuple[float, str]] = []
    if isinstance(decision, SwapDecision):
        choices = _swaps(stand, decision, face)
    elif isinstance(decision, BetDecision):
        choices = _bets(stand, decision)
    (often, choice), *others = done(choices)
    values = {"choice": choice, "stack": f"{stand.blueprint.stack:g}", "often": percent(often)}
    if not others:
        return _ALWAYS, values
    return _MIXED, {**values, "others": how_often(others)}


def done(choices: Sequence[tuple[float, str]]) -> list[tuple[float, str]]:
    """Those that are, the one that is done most in front."""
    return sorted((each for each in choices if each[0] > HARDLY), reverse=True)


def how_often(choices: Sequence[tuple[float, str]]) -> str:
    """``raise to 50 (80%), call (20%)``"""
    part = translate(_("{choice} ({often})"))
    return ", ".join(part.format(choice=each, often=percent(share)) for share, each in choices)


def _swaps(stand: Stand, decision: SwapDecision, face: Face) -> list[tuple[float, str]]:
    high, low = stand.swaps
    swap = translate(_SWAP)
    return [
        (max(0.0, 1 - high - low), translate(KEEP)),
        (high, swap.format(card=face(max(decision.cards)))),
        (low, swap.format(card=face(min(decision.cards)))),
    ]


def _bets(stand: Stand, decision: BetDecision) -> list[tuple[float, str]]:
    return [
        (often, _bet(stand, decision, say))
        for say, often in zip(stand.says, stand.bets, strict=True)
    ]


def _bet(stand: Stand, decision: BetDecision, say: float) -> str:
    if say == FOLD:
        return translate(FOLDS)
    if say == stand.price:
        return translate(CHECKS if decision.may_check else CALLS)
    if say >= stand.blueprint.stack:
        return translate(GOES_ALL_IN)
    return translate(_RAISE, amount=chips(bet_of(stand, decision, say)))
