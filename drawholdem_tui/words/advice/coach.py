"""What the coach says at the table, in plain words: one sentence, longest wording first; and what
the tutor says before a choice that costs something.

The final pot is an estimate here, and said to be one: "if the pot reaches 440". Discards are
measured by the pot as it lies there.
"""

from __future__ import annotations

from typing import Final

from drawholdem_tui.engine.actions import Fold, Keep, cards_given
from drawholdem_tui.engine.decisions import BetDecision, Decision, DrawDecision, SwapDecision
from drawholdem_tui.players.coach.advice import Advice
from drawholdem_tui.players.odds.price import Call, Choice, Verdict, best_of_each_size
from drawholdem_tui.words.advice.computed import computed_advice
from drawholdem_tui.words.advice.sentences import (
    FACING_FOLD,
    FACING_FOLD_IF_BELIEVED,
    FACING_KEEP,
    FACING_KEEP_AT_LEAST,
    FACING_KEEP_COUNTED,
    FACING_KEEP_IF_BELIEVED,
    FACING_KEEP_OR_FOLD,
    KEEP_AND_BET,
    Wordings,
)
from drawholdem_tui.words.advice.sentences_of_bets import FOLD, FOLD_IF_BELIEVED
from drawholdem_tui.words.advice.which_reason import (
    about_a_swap,
    choice_name,
    is_well_ahead,
    why_call,
    why_check,
    why_draw,
    why_facing,
    why_swap,
)
from drawholdem_tui.words.cards import Face
from drawholdem_tui.words.language import _, plural, translate
from drawholdem_tui.words.numbers import chips, percent
from drawholdem_tui.words.sentences import capital


def coach_says(told: Advice, decision: Decision, face: Face) -> Wordings:
    if told.spot:
        folds = told.answer is Fold and told.call is not None and told.call.value > 0
        return computed_advice(told.spot, decision, face, against_the_odds=folds)
    match decision:
        case SwapDecision() if told.verdict:
            return _of_a_swap(told, told.verdict, decision, face)
        case DrawDecision() if told.verdict:
            return _of_a_draw(told.verdict, face)
        case BetDecision() if told.call:
            return _of_a_call(told.call, told, decision)
        case BetDecision(may_check=True, may_raise=True):
            raises = decision.price > 0
            reason, values = why_check(told.keep, told.opponents, raises=raises)
            return reason.says(**values)
    return (as_it_is(told),)


def coach_lines(told: Advice, decision: Decision, face: Face) -> list[str]:
    """The same in sentences: each choice with its chances and its worth, and the one sentence."""
    says = coach_says(told, decision, face)[0]
    if told.verdict is None:
        return [says]
    choices = told.verdict.choices
    if isinstance(decision, DrawDecision):
        choices = best_of_each_size(choices)
    return [*(_choice_line(each, face, told.verdict) for each in choices), says]


def _choice_line(choice: Choice, face: Face, verdict: Verdict) -> str:
    """``Swap 7s: wins 36%, worth 75 after the fee of 130.``"""
    return translate(_choice_told(choice, verdict)).format(
        choice=capital(choice_name(choice.do, face)),
        share=percent(choice.chances.share),
        fee=chips(choice.fee),
        worth=chips(round(choice.value)),
    )


def _choice_told(choice: Choice, verdict: Verdict) -> str:
    """Facing a bet, a choice may end in a fold, or its worth has the call in it."""
    facing = verdict.call > 0
    if facing and not choice.plays:
        if choice.fee:
            return _("{choice}: wins {share}, not enough to call, and the fee of {fee} is gone.")
        if not verdict.close_call:
            return _("{choice}: wins {share}, not enough to call.")
    if facing and choice.fee:
        return _("{choice}: wins {share}, worth {worth} after the fee of {fee} and any call.")
    if facing:
        return _("{choice}: wins {share}, worth {worth} after the call.")
    if choice.fee:
        return _("{choice}: wins {share}, worth {worth} after the fee of {fee}.")
    return _("{choice}: wins {share}, worth {worth}.")


def as_it_is(told: Advice) -> str:
    said = plural(
        "Your hand wins {share} of the pot against {count} unknown hand.",
        "Your hand wins {share} of the pot against {count} unknown hands.",
        told.opponents,
    )
    return said.format(share=percent(told.keep), count=told.opponents)


# What is said where bets are believed.
_IF_BELIEVED: Final = {FACING_FOLD: FACING_FOLD_IF_BELIEVED} | dict.fromkeys(
    (FACING_KEEP, FACING_KEEP_AT_LEAST, FACING_KEEP_COUNTED, FACING_KEEP_OR_FOLD),
    FACING_KEEP_IF_BELIEVED,
)


def _of_a_swap(told: Advice, verdict: Verdict, decision: SwapDecision, face: Face) -> Wordings:
    one, other = decision.cards
    pair = one.rank == other.rank
    facing = verdict.call > 0
    then = decision.then
    ahead = then is not None and then.may_raise and is_well_ahead(told.keep, told.opponents)
    reason = (
        why_facing(verdict, ahead=ahead, early=then is None)
        if facing
        else why_swap(verdict, free=decision.free, pair=pair)
    )
    if ahead and not facing and not verdict.close and verdict.best.do == Keep():
        reason = KEEP_AND_BET
    values = about_a_swap(verdict, decision.fee, face)
    if told.against_any is not None:
        values["any"] = percent(told.against_any)
        reason = _IF_BELIEVED.get(reason, reason)
    return reason.says(**values)


def _of_a_draw(verdict: Verdict, face: Face) -> Wordings:
    order = sorted(verdict.choices, key=lambda each: -each.value)
    after = order[min(1, len(order) - 1)]
    if not verdict.close:  # whether the eight or the nine stays beside an ace is no question
        size = len(cards_given(verdict.best.do))
        after = next((each for each in order if len(cards_given(each.do)) != size), after)
    reason, values = why_draw(verdict, after, face)
    return reason.says(**values)


def _of_a_call(call: Call, told: Advice, decision: BetDecision) -> Wordings:
    to_call = decision.to_call
    pot = told.pot.now + to_call
    later = max(0, told.pot.amount - pot)
    ahead = decision.may_raise and is_well_ahead(told.keep, told.opponents)
    reason, values = why_call(call, told.keep, to_call, pot, later=later, ahead=ahead)
    if reason is FOLD and told.against_any is not None:
        return FOLD_IF_BELIEVED.says(**values, any=percent(told.against_any))
    return reason.says(**values)


def tutor_says(cost: float, pot: int, key: str, coach: str) -> str:
    """Before a choice that costs something, on the screen: the same key plays it anyway, another
    thinks again, the coach's says why."""
    told = _("That costs about {cost} in a pot of {pot}. {key}: play it anyway; {coach}: why.")
    return translate(told, cost=chips(round(cost)), pot=chips(pot), key=key, coach=coach)


def tutor_asks(cost: float, pot: int) -> str:
    """The same in lines."""
    told = _("Tutor: that costs about {cost} on average in a pot of {pot}.")
    return translate(told, cost=chips(round(cost)), pot=chips(pot))


def tutor_prompt() -> str:
    return translate(_("1: play it anyway, 2: think again, 3: show why"))


def tutor_understands() -> str:
    """After any other answer."""
    return translate(_("Type 1, 2 or 3."))
