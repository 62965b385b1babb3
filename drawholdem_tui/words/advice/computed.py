"""What the computed strategies do between short stacks, or between two before the flop: as the
coach advises it, and as a review tells it; the longest wording first."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final, NamedTuple, TypeVar

from drawholdem_tui.engine.actions import Keep, Swap
from drawholdem_tui.engine.decisions import BetDecision, Decision, SwapDecision
from drawholdem_tui.players.blueprint.spot import Stand, bet_of
from drawholdem_tui.players.blueprint.tree import FOLD
from drawholdem_tui.players.pushfold.spot import SHORTER_THAN, Spot
from drawholdem_tui.players.pushfold.strategy import HARDLY
from drawholdem_tui.words.advice.sentences import Wordings, filled
from drawholdem_tui.words.cards import Face
from drawholdem_tui.words.language import In, _, translate
from drawholdem_tui.words.numbers import chips, percent
from drawholdem_tui.words.sentences import capital

# why the advice may differ from the odds beside it
_WHY: Final = _("It allows for the hands that go all-in; the odds shown assume any two cards.")
_WHY_RAISED: Final = _("It allows for the hands that raise; the odds shown assume any two cards.")
# the same where it says fold, and the odds beside it say call
_RAISERS: Final = _("{chart} Raisers hold better hands.")
# Translators: these three begin a sentence, or follow a colon: "{table} always keeps here."
_SHORT: Final = In("which table", "the short-stack chart")
_ALL_IN: Final = In("which table", "the all-in chart")
_DEEP: Final = In("which table", "the heads-up chart for {stack} big blinds")
_MIXES: Final = _("{table} mixes here: {choice} ({often}), {others}.")
_ALWAYS_IN_SHORT: Final = _("Chart: always {choice}.")
_MIXES_IN_SHORT: Final = _("Chart: {choice} ({often}), {others}.")
# Translators: a choice, as in "Raise to 50 (80%), call (20%): …"
FOLDS: Final = In("what the strategy does", "fold")
CHECKS: Final = In("what the strategy does", "check")
CALLS: Final = In("what the strategy does", "call")
GOES_ALL_IN: Final = In("what the strategy does", "go all-in")
_RAISE: Final = In("what the strategy does", "raise to {amount}")
KEEP: Final = In("what the strategy does", "keep")
_SWAP: Final = In("what the strategy does", "swap {card}")
_ALWAYS: Final = {
    FOLDS: _("{table} always folds here."),
    CHECKS: _("{table} always checks here."),
    CALLS: _("{table} always calls here."),
    GOES_ALL_IN: _("{table} always goes all-in here."),
    _RAISE: _("{table} always raises to {amount} here."),
    KEEP: _("{table} always keeps here."),
    _SWAP: _("{table} always swaps {card} here."),
}


class _Way(NamedTuple):
    """Something to do, and how often that is done."""

    often: float
    what: In
    values: Mapping[str, str] = MappingProxyType({})

    @property
    def told(self) -> str:
        return translate(self.what, **self.values)


def computed_advice(
    spot: Spot | Stand, decision: Decision, face: Face, *, against_the_odds: bool = False
) -> Wordings:
    """What is done, how often and, between short stacks, why; and where it folds
    ``against_the_odds``, that is never left out."""
    does, short = computed_does(spot, decision, face)
    why = f"{does} {translate(_WHY_RAISED if isinstance(spot, Stand) else _WHY)}"
    if against_the_odds:
        return why, *(translate(_RAISERS, chart=each) for each in (does, short)), short
    return (does, short) if isinstance(spot, Stand) else (why, does, short)


def computed_does(spot: Spot | Stand, decision: Decision, face: Face) -> Wordings:
    """The same wherever it is told: at the table, and of what would have been done."""
    ways = list[_Way]()
    if isinstance(decision, SwapDecision):
        ways = _swaps(spot, decision, face)
    elif isinstance(decision, BetDecision):
        ways = _bets(spot, decision) if isinstance(spot, Stand) else _all_in_or_fold(spot)
    best, *others = done(ways)  # the coach's sign stands beside what is done most
    table = capital(_table(spot))
    values = {
        "choice": best.told,
        "often": percent(best.often),
        "others": how_often([(each.often, each.told) for each in others]),
    }
    if others:
        return filled((_MIXES, _MIXES_IN_SHORT), table=table, **values)
    always = translate(_ALWAYS[best.what], table=table, **best.values)
    return always, translate(_ALWAYS_IN_SHORT, **values)


def _table(spot: Spot | Stand) -> str:
    """That of all-ins tells of a call of one with any stacks."""
    if isinstance(spot, Stand):
        return translate(_DEEP, stack=f"{spot.blueprint.stack:g}")
    return translate(_SHORT if spot.stack < SHORTER_THAN else _ALL_IN)


Often = TypeVar("Often", bound=tuple[float, *tuple[object, ...]])


def done(choices: Sequence[Often]) -> list[Often]:
    """Those that are, by how often that comes first in each, the one that is done most in front."""
    return sorted((each for each in choices if each[0] > HARDLY), key=lambda each: -each[0])


def how_often(choices: Sequence[tuple[float, str]]) -> str:
    """``raise to 50 (80%), call (20%)``"""
    part = translate(_("{choice} ({often})"))
    return ", ".join(part.format(choice=each, often=percent(share)) for share, each in choices)


def _swaps(spot: Spot | Stand, decision: SwapDecision, face: Face) -> list[_Way]:
    """Of a pair one card is as good as the other."""
    one, other = decision.cards
    given = [one] if one.rank == other.rank else [one, other]
    swaps = [_Way(spot.share(Swap(each)), _SWAP, {"card": face(each)}) for each in given]
    return [_Way(spot.share(Keep()), KEEP), *swaps]


def _all_in_or_fold(spot: Spot) -> list[_Way]:
    goes_in = GOES_ALL_IN if spot.pushes else CALLS
    return [_Way(spot.goes_in, goes_in), _Way(1 - spot.goes_in, FOLDS)]


def _bets(stand: Stand, decision: BetDecision) -> list[_Way]:
    return [
        _bet(stand, decision, say, often) for say, often in zip(stand.says, stand.bets, strict=True)
    ]


def _bet(stand: Stand, decision: BetDecision, say: float, often: float) -> _Way:
    if say == FOLD:
        return _Way(often, FOLDS)
    if say == stand.price:
        return _Way(often, CHECKS if decision.may_check else CALLS)
    if say >= stand.blueprint.stack:
        return _Way(often, GOES_ALL_IN)
    return _Way(often, _RAISE, {"amount": chips(bet_of(stand, decision, say))})
