"""Why an answer with short stacks is best, in a player's words: the longest wording first."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final, Protocol

from drawholdem_tui.engine.actions import Fold, Swap
from drawholdem_tui.engine.cards import Card
from drawholdem_tui.engine.decisions import BetDecision, Decision, SwapDecision
from drawholdem_tui.engine.view import View
from drawholdem_tui.players.odds.price import Valued
from drawholdem_tui.players.pushfold import reasons
from drawholdem_tui.players.pushfold.reasons import AllIn
from drawholdem_tui.players.pushfold.spot import Spot as Computed
from drawholdem_tui.words.advice import reasons as r
from drawholdem_tui.words.advice.reasons import Reason, Wordings
from drawholdem_tui.words.cards import Face
from drawholdem_tui.words.hundredths import percents_apart
from drawholdem_tui.words.language import mark as _
from drawholdem_tui.words.language import translate
from drawholdem_tui.words.numbers import chips, percent

_OFTENER: Final = 0.05  # how much oftener everything goes in, for that to be the reason
_BETTER: Final = 0.015  # how much more is won then


class Asked(Protocol):
    """A decision between two players and its options with their worth; a swap's first option is to
    keep."""

    @property
    def view(self) -> View: ...

    @property
    def decision(self) -> Decision | None: ...

    @property
    def options(self) -> Sequence[Valued]: ...

    @property
    def best(self) -> Valued: ...

    @property
    def names(self) -> Sequence[str]: ...

    @property
    def seat(self) -> int: ...


def short_says(spot: Asked, there: Computed, face: Face) -> Wordings:
    """Why the best is better; what each is worth is shown beside it."""
    if isinstance(spot.decision, SwapDecision):
        return _of_a_swap(spot, there, spot.decision, face)
    if isinstance(spot.decision, BetDecision) and not there.pushes:
        return _of_a_call(spot, there, spot.decision)
    return _of_a_push(spot, there)


def _of_a_push(spot: Asked, there: Computed) -> Wordings:
    found = reasons.pushed(
        _size(there),
        there.place,
        button_swapped=there.button_swapped,
        big_blind_swapped=there.big_blind_swapped,
    )
    push = next(each for each in spot.options if not isinstance(each.do, Fold))
    reason = r.PUSH if spot.best is push else r.NO_PUSH
    return reason.says(
        name=_other(spot),
        folds=percent(found.folds),
        wins=percent(found.wins),
        worth=_amount(abs(push.value)),
    )


def _of_a_call(spot: Asked, there: Computed, decision: BetDecision) -> Wordings:
    found = reasons.called(
        _size(there),
        there.place,
        button_swapped=there.button_swapped,
        big_blind_swapped=there.big_blind_swapped,
    )
    pot = spot.view.to_win + decision.to_call
    need, have = percents_apart(decision.to_call / pot, found.wins)
    reason = r.ALL_IN_FOLD if isinstance(spot.best.do, Fold) else r.ALL_IN_CALL
    return reason.says(
        call=chips(decision.to_call),
        pot=chips(pot),
        need=need,
        have=have,
        name=_other(spot),
    )


def _of_a_swap(spot: Asked, there: Computed, decision: SwapDecision, face: Face) -> Wordings:
    keep, *swaps = spot.options
    swap = max(swaps, key=lambda each: each.value)
    given = swap.do.card if isinstance(swap.do, Swap) else decision.cards[0]
    now, then = _ways(there, decision.cards, given)
    swapping = spot.best is not keep
    reason, before, behind = _reason(now, then, swapping=swapping, button=there.button)
    return reason.says(
        card=face(given),
        now=before,
        then=behind,
        more=_amount(abs(swap.value - keep.value)),
        name=_other(spot),
    )


def _ways(there: Computed, cards: tuple[Card, ...], given: Card) -> tuple[AllIn, AllIn]:
    """With these two cards, and after a swap."""
    one, other = cards
    kept = other if given == one else one
    stack = _size(there)
    if there.button:
        goes_in = partial(reasons.button_goes_in, stack)
    else:
        goes_in = partial(reasons.big_blind_goes_in, stack, button_swapped=there.button_swapped)
    now = reasons.as_it_is((one, other), partial(goes_in, swapped=False))
    return now, reasons.behind_a_swap((one, other), kept, partial(goes_in, swapped=True))


def _reason(now: AllIn, then: AllIn, *, swapping: bool, button: bool) -> tuple[Reason, str, str]:
    """The strongest argument for the best answer, and its two figures."""
    sign = 1 if swapping else -1
    if sign * (then.goes_in - now.goes_in) >= _OFTENER:
        pushes = r.PUSHES_MORE if swapping else r.PUSHES_KEPT
        calls = r.CALLS_MORE if swapping else r.CALLS_KEPT
        return pushes if button else calls, *percents_apart(now.goes_in, then.goes_in)
    if now.met and then.met and sign * (then.wins - now.wins) >= _BETTER:
        wins = r.WINS_MORE if swapping else r.WINS_KEPT
        return wins, *percents_apart(now.wins, then.wins)
    return r.WORTH_MORE if swapping else r.WORTH_KEPT, "", ""


def _size(there: Computed) -> int:
    """Stacks of spots are whole big blinds."""
    return round(there.stack)


def _other(spot: Asked) -> str:
    return spot.names[1 - spot.seat]


def _amount(worth: float) -> str:
    return chips(round(worth)) if worth >= 0.5 else translate(_("less than 1"))
