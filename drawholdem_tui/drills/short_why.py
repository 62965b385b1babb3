"""Why an answer with short stacks is the best, in a player's words: the longest wording first."""

from __future__ import annotations

from functools import partial
from typing import Final

from drawholdem_tui.drills.spot import Spot
from drawholdem_tui.engine.actions import Fold, Swap
from drawholdem_tui.engine.cards import Card
from drawholdem_tui.engine.decisions import BetDecision, SwapDecision
from drawholdem_tui.players.pushfold import reasons
from drawholdem_tui.players.pushfold.reasons import AllIn
from drawholdem_tui.players.pushfold.spot import Spot as Computed
from drawholdem_tui.words.advice.computed import Wordings
from drawholdem_tui.words.cards import Face
from drawholdem_tui.words.hundredths import apart, hundredths
from drawholdem_tui.words.language import mark as _
from drawholdem_tui.words.language import translate
from drawholdem_tui.words.numbers import chips

_PUSH: Final = (
    _(
        "{name} folds {folds} of 100 hands to an all-in, and in the others you win {wins} of 100: "
        "that brings {worth} on average, folding nothing. All-in."
    ),
    _("All-in: {folds} of 100 fold to it, against the others you win {wins} of 100."),
)
_NO_PUSH: Final = (
    _(
        "{name} folds {folds} of 100 hands to an all-in, and in the others you win {wins} of 100: "
        "that loses {worth} on average, folding nothing more. Fold."
    ),
    _("Fold: {folds} of 100 fold to an all-in, against the others you win {wins} of 100."),
)
_CALL: Final = (
    _(
        "Calling {to_call} for a pot of {pot} has to win {odds} in 100 hands to pay, and wins "
        "{share} against what {name} goes all-in with. Call."
    ),
    _("Calling has to win {odds} in 100 and wins {share}. Call."),
)
_NO_CALL: Final = (
    _(
        "Calling {to_call} for a pot of {pot} has to win {odds} in 100 hands to pay, and wins "
        "{share} against what {name} goes all-in with. Fold."
    ),
    _("Calling has to win {odds} in 100 and wins {share}. Fold."),
)
# the button, and the big blind, which waits for an all-in: swapped, and kept on purpose
_PUSHES_MORE: Final = (
    _(
        "With a new card for {card} it pays to go all-in in {then} of 100 hands, with these two in "
        "{now}: swapping brings {more} more on average. Swap {card}."
    ),
    _("Swap {card}: all-in in {then} of 100 hands then, with these two in {now}."),
)
_PUSHES_KEPT: Final = (
    _(
        "With these two it pays to go all-in in {now} of 100 hands, with a new card for {card} in "
        "{then}: keeping brings {more} more on average. Keep."
    ),
    _("Keep: all-in with these two in {now} of 100 hands, with a new card in {then}."),
)
_CALLS_MORE: Final = (
    _(
        "With a new card for {card} it pays to call an all-in in {then} of 100 hands, with these "
        "two in {now}: swapping brings {more} more on average. Swap {card}."
    ),
    _("Swap {card}: an all-in is called in {then} of 100 hands then, with these two in {now}."),
)
_CALLS_KEPT: Final = (
    _(
        "With these two it pays to call an all-in in {now} of 100 hands, with a new card for "
        "{card} in {then}: keeping brings {more} more on average. Keep."
    ),
    _("Keep: an all-in is called with these two in {now} of 100 hands, with a new card in {then}."),
)
_WINS_MORE: Final = (
    _(
        "When both are all-in, you win {then} of 100 hands with a new card for {card}, and {now} "
        "with these two: swapping brings {more} more on average. Swap {card}."
    ),
    _("Swap {card}: all-in it wins {then} of 100 hands then, with these two {now}."),
)
_WINS_KEPT: Final = (
    _(
        "When both are all-in, you win {now} of 100 hands with these two, and {then} with a new "
        "card for {card}: keeping brings {more} more on average. Keep."
    ),
    _("Keep: all-in these two win {now} of 100 hands, with a new card {then}."),
)
_WORTH_MORE: Final = (
    _("Against all that {name} can hold, swapping {card} brings {more} more on average. Swap."),
    _("Swap {card}: it brings {more} more on average."),
)
_WORTH_KEPT: Final = (
    _("Against all that {name} can hold, keeping brings {more} more on average. Keep."),
    _("Keep: it brings {more} more on average."),
)
_OFTENER: Final = 0.05  # how much oftener everything goes in, for that to be the reason
_BETTER: Final = 0.015  # how much more is won then


def short_says(spot: Spot, there: Computed, face: Face) -> Wordings:
    """Of two; what is worth how much stands beside it."""
    if isinstance(spot.decision, SwapDecision):
        return _of_a_swap(spot, there, spot.decision, face)
    if isinstance(spot.decision, BetDecision) and not there.pushes:
        return _of_a_call(spot, there, spot.decision)
    return _of_a_push(spot, there)


def _of_a_push(spot: Spot, there: Computed) -> Wordings:
    found = reasons.pushed(
        _size(there),
        there.place,
        button_swapped=there.button_swapped,
        big_blind_swapped=there.big_blind_swapped,
    )
    push = next(each for each in spot.options if not isinstance(each.do, Fold))
    return _filled(
        _PUSH if spot.best is push else _NO_PUSH,
        name=_other(spot),
        folds=hundredths(found.folds),
        wins=hundredths(found.wins),
        worth=_amount(abs(push.value)),
    )


def _of_a_call(spot: Spot, there: Computed, decision: BetDecision) -> Wordings:
    found = reasons.called(
        _size(there),
        there.place,
        button_swapped=there.button_swapped,
        big_blind_swapped=there.big_blind_swapped,
    )
    pot = spot.view.to_win + decision.to_call
    odds, share = apart(decision.to_call / pot, found.wins)
    return _filled(
        _NO_CALL if isinstance(spot.best.do, Fold) else _CALL,
        to_call=chips(decision.to_call),
        pot=chips(pot),
        odds=odds,
        share=share,
        name=_other(spot),
    )


def _of_a_swap(spot: Spot, there: Computed, decision: SwapDecision, face: Face) -> Wordings:
    keep, *swaps = spot.options
    swap = max(swaps, key=lambda each: each.value)
    given = swap.do.card if isinstance(swap.do, Swap) else decision.cards[0]
    now, then = _ways(there, decision.cards, given)
    swapping = spot.best is not keep
    wordings, before, behind = _reason(now, then, swapping=swapping, button=there.button)
    return _filled(
        wordings,
        card=face(given),
        now=before,
        then=behind,
        more=_amount(abs(swap.value - keep.value)),
        name=_other(spot),
    )


def _ways(there: Computed, cards: tuple[Card, ...], given: Card) -> tuple[AllIn, AllIn]:
    """With these two, and behind a swap."""
    one, other = cards
    kept = other if given == one else one
    stack = _size(there)
    if there.button:
        goes_in = partial(reasons.button_goes_in, stack)
    else:
        goes_in = partial(reasons.big_blind_goes_in, stack, button_swapped=there.button_swapped)
    now = reasons.as_it_is((one, other), partial(goes_in, swapped=False))
    return now, reasons.behind_a_swap((one, other), kept, partial(goes_in, swapped=True))


def _reason(now: AllIn, then: AllIn, *, swapping: bool, button: bool) -> tuple[Wordings, str, str]:
    """What speaks most for the best answer, and the two figures of it."""
    sign = 1 if swapping else -1
    if sign * (then.goes_in - now.goes_in) >= _OFTENER:
        pushes = _PUSHES_MORE if swapping else _PUSHES_KEPT
        calls = _CALLS_MORE if swapping else _CALLS_KEPT
        return pushes if button else calls, *apart(now.goes_in, then.goes_in)
    if now.met and then.met and sign * (then.wins - now.wins) >= _BETTER:
        wins = _WINS_MORE if swapping else _WINS_KEPT
        return wins, *apart(now.wins, then.wins)
    return _WORTH_MORE if swapping else _WORTH_KEPT, "", ""


def _size(there: Computed) -> int:
    """Stacks of spots are whole big blinds."""
    return round(there.stack)


def _other(spot: Spot) -> str:
    return spot.names[1 - spot.seat]


def _amount(worth: float) -> str:
    return chips(round(worth)) if worth >= 0.5 else translate(_("less than 1"))


def _filled(wordings: Wordings, **values: str) -> Wordings:
    return tuple(translate(each).format(**values) for each in wordings)
