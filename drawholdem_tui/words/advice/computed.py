"""What the computed strategies do between short stacks, or between two before the flop: as the
coach advises it, and as a review tells it; the longest wording first."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from drawholdem_tui.engine.actions import Keep, Swap
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
_CALLS: Final = _Told(
    _("Call: the computed all-in strategy always does."),
    _("The computed strategy always calls here."),
    _("Computed: always call."),
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
_MIXES: Final = _MIXED._replace(
    advice=_("{choice} ({often}), {others}: the computed all-in strategy mixes these.")
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
    told, values = _told(spot, decision, face)
    begun = {**values, "choice": capital(values["choice"])}
    advice, short = translate(told.advice, **begun), translate(told.short, **values)
    if isinstance(spot, Stand):
        return advice, short
    return f"{advice} {translate(_WHY)}", advice, short


def computed_does(spot: Spot | Stand, decision: Decision, face: Face) -> Wordings:
    """What would have been done, and how often."""
    told, values = _told(spot, decision, face)
    return filled((told.does, told.short), **values)


def _told(spot: Spot | Stand, decision: Decision, face: Face) -> tuple[_Told, dict[str, str]]:
    """What is done most comes first: the coach's sign stands beside it."""
    choices: list[tuple[float, str]] = []
    if isinstance(decision, SwapDecision):
        choices = _swaps(spot, decision, face)
    elif isinstance(decision, BetDecision):
        choices = _bets(spot, decision) if isinstance(spot, Stand) else _all_in_or_fold(spot)
    (often, choice), *others = done(choices)
    values = {"choice": choice, "often": percent(often), "others": how_often(others)}
    if isinstance(spot, Stand):
        values["stack"] = f"{spot.blueprint.stack:g}"
        return (_MIXED if others else _ALWAYS), values
    if others:
        return _MIXES, values
    if isinstance(decision, SwapDecision):
        card = max(decision.cards, key=lambda each: spot.share(Swap(each)))
        keeps = spot.share(Keep()) > 0.5
        return (_KEEPS if keeps else _SWAPS), {**values, "card": face(card)}
    goes_in = _PUSHES if spot.pushes else _CALLS
    return (goes_in if spot.goes_in > 0.5 else _FOLDS), values


def done(choices: Sequence[tuple[float, str]]) -> list[tuple[float, str]]:
    """Those that are, the one that is done most in front."""
    return sorted((each for each in choices if each[0] > HARDLY), key=lambda each: -each[0])


def how_often(choices: Sequence[tuple[float, str]]) -> str:
    """``raise to 50 (80%), call (20%)``"""
    part = translate(_("{choice} ({often})"))
    return ", ".join(part.format(choice=each, often=percent(share)) for share, each in choices)


def _swaps(spot: Spot | Stand, decision: SwapDecision, face: Face) -> list[tuple[float, str]]:
    """Of a pair one card is as good as the other."""
    one, other = decision.cards
    given = [one] if one.rank == other.rank else [one, other]
    swap = translate(_SWAP)
    swaps = [(spot.share(Swap(each)), swap.format(card=face(each))) for each in given]
    return [(spot.share(Keep()), translate(KEEP)), *swaps]


def _all_in_or_fold(spot: Spot) -> list[tuple[float, str]]:
    goes_in = GOES_ALL_IN if spot.pushes else CALLS
    return [(spot.goes_in, translate(goes_in)), (1 - spot.goes_in, translate(FOLDS))]


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
