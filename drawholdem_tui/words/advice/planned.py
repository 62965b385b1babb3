"""What the blueprint does between two before the flop: as the coach advises it, and as a review
tells it; the longest wording first."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from drawholdem_tui.engine.decisions import BetDecision, Decision, SwapDecision
from drawholdem_tui.players.blueprint.spot import Stand, bet_of
from drawholdem_tui.players.blueprint.tree import FOLD
from drawholdem_tui.players.pushfold.strategy import HARDLY
from drawholdem_tui.words.advice.sentences import Wordings
from drawholdem_tui.words.cards import Face
from drawholdem_tui.words.language import In, _, translate
from drawholdem_tui.words.numbers import chips, percent
from drawholdem_tui.words.sentences import capital


class _Told(NamedTuple):
    advice: str
    does: str
    short: str


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


def planned_advice(stand: Stand, decision: Decision, face: Face) -> Wordings:
    """What to do, and how often."""
    told, values = _of_the_stand(stand, decision, face)
    begun = {**values, "choice": capital(values["choice"])}
    return translate(told.advice, **begun), translate(told.short, **values)


def planned_does(stand: Stand, decision: Decision, face: Face) -> Wordings:
    """What would have been done, and how often."""
    told, values = _of_the_stand(stand, decision, face)
    return tuple(translate(each, **values) for each in (told.does, told.short))


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
