"""Why an answer with short stacks is best, in a player's words: the longest wording first."""

from __future__ import annotations

from functools import partial
from typing import Final

from drawholdem_tui.drills.spot import Option, Spot
from drawholdem_tui.engine.actions import Fold, Swap
from drawholdem_tui.engine.cards import Card
from drawholdem_tui.engine.decisions import BetDecision, SwapDecision
from drawholdem_tui.players.pushfold import values
from drawholdem_tui.players.pushfold.spot import Spot as Computed
from drawholdem_tui.players.pushfold.values import AllIn
from drawholdem_tui.words.advice.sentences import Reason, Wordings
from drawholdem_tui.words.cards import Face
from drawholdem_tui.words.language import _
from drawholdem_tui.words.numbers import at_least_one, chips, percent, percents_apart

_OFTENER: Final = 0.05  # how much oftener everything goes in, for that to be the reason
_BETTER: Final = 0.015  # how much more is won then


PUSH: Final = Reason(
    _(
        "Go all-in: {name} folds {folds} of the time, and you win {wins} of the rest. That is "
        "worth {worth} on average; folding is worth nothing."
    ),
    _("All-in: they fold {folds} of the time, and you win {wins} of the rest."),
)
NO_PUSH: Final = Reason(
    _(
        "Fold: {name} folds to an all-in {folds} of the time, and you win {wins} of the rest. "
        "Going all-in loses {worth} on average; folding costs nothing more."
    ),
    _("Fold: they fold to an all-in {folds} of the time, and you win {wins} of the rest."),
)
ALL_IN_CALL: Final = Reason(
    _(
        "Call. It costs {call} and makes the pot {pot}, so you need {need}; against the hands "
        "{name} goes all-in with, you have {have}."
    ),
    _("Call: you need {need}, you have {have}."),
)
ALL_IN_FOLD: Final = Reason(
    _(
        "Fold. A call costs {call} and makes the pot {pot}, so you need {need}; against the hands "
        "{name} goes all-in with, you have {have}."
    ),
    _("Fold: you need {need}, you have {have}."),
)
# the button, and the big blind, which waits for an all-in: swapped, and kept on purpose
PUSHES_MORE: Final = Reason(
    _(
        "Swap {card}: with a new card you can go all-in {then} of the time; with the two "
        "you have, only {now}. The swap gains {more} on average."
    ),
    _("Swap {card}: you can then go all-in {then} of the time, but only {now} now."),
)
PUSHES_KEPT: Final = Reason(
    _(
        "Keep: these two are good enough to go all-in {now} of the time; with a new card for "
        "{card}, only {then}. Keeping gains {more} on average."
    ),
    _("Keep: now you can go all-in {now} of the time, but only {then} after a swap."),
)
CALLS_MORE: Final = Reason(
    _(
        "Swap {card}: with a new card you can call an all-in {then} of the time; with the "
        "two you have, only {now}. The swap gains {more} on average."
    ),
    _("Swap {card}: you can then call an all-in {then} of the time, but only {now} now."),
)
CALLS_KEPT: Final = Reason(
    _(
        "Keep: with these two you can call an all-in {now} of the time; with a new card for "
        "{card}, only {then}. Keeping gains {more} on average."
    ),
    _("Keep: now you can call an all-in {now} of the time, but only {then} after a swap."),
)
WINS_MORE: Final = Reason(
    _(
        "Swap {card}: when both of you are all-in, you win {then} with a new card and {now} "
        "with these two. The swap gains {more} on average."
    ),
    _("Swap {card}: once both are all-in, you win {then} after the swap, {now} without."),
)
WINS_KEPT: Final = Reason(
    _(
        "Keep: when both of you are all-in, you win {now} with these two and {then} with a new "
        "card for {card}. Keeping gains {more} on average."
    ),
    _("Keep: once both are all-in, you win {now} now, {then} after a swap."),
)
WORTH_MORE: Final = Reason(
    _("Swap {card}: it gains {more} on average against everything {name} can hold."),
    _("Swap {card}: it gains {more} on average."),
)
WORTH_KEPT: Final = Reason(
    _("Keep: it gains {more} on average against everything {name} can hold."),
    _("Keep: it gains {more} on average."),
)


def short_says(spot: Spot, there: Computed, face: Face, chosen: Option | None = None) -> Wordings:
    """Why the best is better, keeping than the swap that was ``chosen``; what each is worth is
    shown beside it."""
    if isinstance(spot.decision, SwapDecision):
        return _of_a_swap(spot, there, spot.decision, face, chosen)
    if isinstance(spot.decision, BetDecision) and not there.pushes:
        return _of_a_call(spot, there, spot.decision)
    return _of_a_push(spot, there)


def _of_a_push(spot: Spot, there: Computed) -> Wordings:
    found = values.pushed(
        _size(there),
        there.place,
        button_swapped=there.button_swapped,
        big_blind_swapped=there.big_blind_swapped,
    )
    push = next(each for each in spot.options if not isinstance(each.do, Fold))
    reason = PUSH if spot.best is push else NO_PUSH
    return reason.says(
        name=_other(spot),
        folds=percent(found.folds),
        wins=percent(found.wins),
        worth=at_least_one(abs(push.value)),
    )


def _of_a_call(spot: Spot, there: Computed, decision: BetDecision) -> Wordings:
    found = values.called(
        _size(there),
        there.place,
        button_swapped=there.button_swapped,
        big_blind_swapped=there.big_blind_swapped,
    )
    pot = spot.view.to_win + decision.to_call
    need, have = percents_apart(decision.to_call / pot, found.wins)
    reason = ALL_IN_FOLD if isinstance(spot.best.do, Fold) else ALL_IN_CALL
    return reason.says(
        call=chips(decision.to_call),
        pot=chips(pot),
        need=need,
        have=have,
        name=_other(spot),
    )


def _of_a_swap(
    spot: Spot, there: Computed, decision: SwapDecision, face: Face, chosen: Option | None
) -> Wordings:
    keep, *swaps = spot.options
    swap = max(swaps, key=lambda each: each.value)
    if spot.best is keep and chosen is not None and chosen in swaps:
        swap = chosen
    given = swap.do.card if isinstance(swap.do, Swap) else decision.cards[0]
    now, then = _ways(there, decision.cards, given)
    swapping = spot.best is not keep
    reason, before, behind = _reason(now, then, swapping=swapping, button=there.button)
    return reason.says(
        card=face(given),
        now=before,
        then=behind,
        more=at_least_one(abs(swap.value - keep.value)),
        name=_other(spot),
    )


def _ways(there: Computed, cards: tuple[Card, ...], given: Card) -> tuple[AllIn, AllIn]:
    """With these two cards, and after a swap."""
    one, other = cards
    kept = other if given == one else one
    stack = _size(there)
    if there.button:
        goes_in = partial(values.button_goes_in, stack)
    else:
        goes_in = partial(values.big_blind_goes_in, stack, button_swapped=there.button_swapped)
    now = values.as_it_is((one, other), partial(goes_in, swapped=False))
    return now, values.behind_a_swap((one, other), kept, partial(goes_in, swapped=True))


def _reason(now: AllIn, then: AllIn, *, swapping: bool, button: bool) -> tuple[Reason, str, str]:
    """The strongest argument for the best answer, and its two figures."""
    sign = 1 if swapping else -1
    if sign * (then.goes_in - now.goes_in) >= _OFTENER:
        pushes = PUSHES_MORE if swapping else PUSHES_KEPT
        calls = CALLS_MORE if swapping else CALLS_KEPT
        return pushes if button else calls, *percents_apart(now.goes_in, then.goes_in)
    if now.met and then.met and sign * (then.wins - now.wins) >= _BETTER:
        wins = WINS_MORE if swapping else WINS_KEPT
        return wins, *percents_apart(now.wins, then.wins)
    return WORTH_MORE if swapping else WORTH_KEPT, "", ""


def _size(there: Computed) -> int:
    """Stacks of spots are whole big blinds."""
    return round(there.stack)


def _other(spot: Spot) -> str:
    return spot.names[1 - spot.seat]
