"""What the coach says at the table, in plain words: one sentence, longest wording first.

The final pot is an estimate here, and said to be one: "a pot that may come to 440". Discards are
measured by the pot as it lies there.
"""

from __future__ import annotations

from drawholdem_tui.engine.actions import Draw, Keep, Swap
from drawholdem_tui.engine.cards import Card
from drawholdem_tui.engine.decisions import BetDecision, Decision, DrawDecision, SwapDecision
from drawholdem_tui.players.coach.advice import Advice
from drawholdem_tui.players.odds.price import Choice, Do, Verdict, best_of_each_size
from drawholdem_tui.words.advice.computed import Wordings, computed_says
from drawholdem_tui.words.advice.odds import choice_name
from drawholdem_tui.words.cards import Face, faces
from drawholdem_tui.words.hundredths import apart, hundredths, points
from drawholdem_tui.words.language import mark as _
from drawholdem_tui.words.language import plural, translate
from drawholdem_tui.words.numbers import chips
from drawholdem_tui.words.sentences import capital

_TOO_DEAR: Wordings = (
    _(
        "Swapping {card} wins {points} more in 100 hands. Without the fee the pot may come to "
        "{pot} by the end; if you win, you have the fee back, too: on average the swap brings "
        "{worth}, and costs {fee}. Keep."
    ),
    _(
        "Keep: if the pot comes to {pot}, swapping {card} brings {worth} on average, with what "
        "comes back of the fee, and costs {fee}."
    ),
    _("Keep: swapping {card} brings {worth} on average, and costs {fee}."),
    _("Keep: {card} swapped brings {worth}, costs {fee}."),
)
_WORTH_IT: Wordings = (
    _(
        "Swapping {card} wins {points} more in 100 hands. Without the fee the pot may come to "
        "{pot} by the end; if you win, you have the fee back, too: on average the swap brings "
        "{worth}, and costs {fee}. Swap {card}."
    ),
    _(
        "Swap {card}: if the pot comes to {pot}, that brings {worth} on average, with what comes "
        "back of the fee, and costs {fee}."
    ),
    _("Swap {card}: that brings {worth} on average, and costs {fee}."),
    _("Swap {card}: brings {worth}, costs {fee}."),
)
_NO_BETTER: Wordings = (
    _("Swapping {card} costs {fee} and would win no more hands. Keep."),
    _("Keep: no swap wins more hands."),
)
_CLOSE: Wordings = (
    _(
        "In a pot that may come to {pot} by the end, keeping and swapping {card} for {fee} are too "
        "close to call."
    ),
    _("Too close to call: keep, or swap {card} for {fee}."),
)
_WHICH: Wordings = (_("Swap {card} or {other}: which of them is too close to call."),)
_FREE_SWAP: Wordings = (
    _(
        "Swapping {card} is free and wins {points} more in 100 hands, in a pot that may come to "
        "{pot} by the end. Swap {card}."
    ),
    _("Swap {card}: free, wins {points} more in 100."),
)
_FREE_KEEP: Wordings = (
    _(
        "Swapping {card} is free, but wins {points} fewer in 100 hands, in a pot that may "
        "come to {pot} by the end. Keep."
    ),
    _("Keep: swapping {card} wins {points} fewer in 100."),
)
_FREE_CLOSE: Wordings = (
    _("Keeping and swapping {card} free of charge are too close to call."),
    _("Too close to call: keep, or swap {card} free."),
)
# the fee of the first round is a bet that whoever plays on would make anyway (DH-5)
_BET_SWAP: Wordings = (
    _(
        "Swapping {card} wins {points} more in 100 hands, in a pot that may come to {pot} by the "
        "end. Its {fee} count towards the call: if you play on, it costs nothing. Swap {card}."
    ),
    _("Swap {card} if you play on: wins {points} more in 100."),
)
_BET_KEEP: Wordings = (
    _(
        "Swapping {card} would win {points} fewer in 100 hands, in a pot that may come to "
        "{pot} by the end. Keep."
    ),
    _("Keep: swapping {card} wins {points} fewer in 100."),
)
_PAIR_KEEP: Wordings = (
    _(
        "Swapping breaks the pair and wins {points} fewer in 100 hands, in a pot that may "
        "come to {pot} by the end. Keep."
    ),
    _("Keep: swapping breaks the pair, wins {points} fewer in 100."),
)
_BET_CLOSE: Wordings = (
    _("Keeping and swapping {card} are too close to call; the {fee} count towards the call."),
    _("Too close to call: keep, or swap {card}."),
)
_CALL: Wordings = (
    _(
        "Calling {to_call} for a pot of {pot} has to win {odds} in 100 hands to pay, and wins "
        "{share}. Call."
    ),
    _("Calling has to win {odds} in 100 and wins {share}. Call."),
)
_FOLD: Wordings = (
    _(
        "Calling {to_call} for a pot of {pot} has to win {odds} in 100 hands to pay, and wins "
        "{share}. Fold, unless later bets pay for it."
    ),
    _("Calling has to win {odds} in 100 and wins {share}. Fold."),
)
_CLOSE_CALL: Wordings = (
    _(
        "Calling {to_call} for a pot of {pot} has to win {odds} in 100 hands to pay, and wins "
        "{share}. Too close to call it either way."
    ),
    _("Calling has to win {odds} in 100 and wins {share}. Too close."),
)
_DRAW: Wordings = (
    _("Discard {cards}: that wins {share} in 100 hands, the next best {next}."),
    _("Discard {cards}: wins {share} in 100, the next best {next}."),
)
_PAT: Wordings = (
    _("Stand pat: that wins {share} in 100 hands, the next best {next}."),
    _("Stand pat: wins {share} in 100, the next best {next}."),
)
_CLOSE_DRAWS: Wordings = (
    _("Too close to call: discard {cards}, or {others}."),
    _("Discard {cards} or {others}: close."),
)
_CLOSE_TO_PAT: Wordings = (
    _("Too close to call: stand pat, or discard {drawn}."),
    _("Stand pat or discard {drawn}: close."),
)


def coach_says(told: Advice, decision: Decision, face: Face) -> Wordings:
    """The one sentence."""
    if told.spot:
        return computed_says(told.spot, decision, face)
    match decision:
        case SwapDecision() if told.verdict:
            return _of_a_swap(told.verdict, decision, face)
        case DrawDecision() if told.verdict:
            return _of_a_draw(told.verdict, face)
        case BetDecision() if told.call:
            return _of_a_call(told, decision.to_call)
    return (as_it_is(told),)


def coach_lines(told: Advice, decision: Decision, face: Face) -> list[str]:
    """The same in sentences: each choice with its chances and its worth, and the one sentence."""
    says = coach_says(told, decision, face)[0]
    if told.verdict is None:
        return [says]
    choices = told.verdict.choices
    if isinstance(decision, DrawDecision):
        choices = best_of_each_size(choices)
    return [*(_choice_line(each, face) for each in choices), says]


def _choice_line(choice: Choice, face: Face) -> str:
    """``Swap 7s: wins 36 in 100, costs 130, worth 75.``"""
    template = _("{choice}: wins {share} in 100, worth {worth}.")
    if choice.fee:
        template = _("{choice}: wins {share} in 100, costs {fee}, worth {worth}.")
    return translate(template).format(
        choice=capital(choice_name(choice.do, face)),
        share=hundredths(choice.chances.share),
        fee=chips(choice.fee),
        worth=chips(round(choice.value)),
    )


def as_it_is(told: Advice) -> str:
    """The chances as things are."""
    said = plural(
        "The hand wins {share} in 100 of the pot against {count} hand that nobody knows.",
        "The hand wins {share} in 100 of the pot against {count} hands that nobody knows.",
        told.opponents,
    )
    return said.format(share=hundredths(told.keep), count=told.opponents)


def _filled(wordings: Wordings, **values: str) -> Wordings:
    return tuple(translate(each).format(**values) for each in wordings)


def _of_a_swap(verdict: Verdict, decision: SwapDecision, face: Face) -> Wordings:
    keep, *swaps = verdict.choices
    swap = max(swaps, key=lambda each: each.value)
    gain = swap.chances.share - keep.chances.share
    return _filled(
        _about_a_swap(verdict, decision, gain),
        card=_card(swap.do, face),
        other=next((_card(each.do, face) for each in swaps if each is not swap), ""),
        points=points(abs(gain)),
        fee=chips(decision.fee),
        pot=chips(verdict.final_pot),
        worth=chips(round(swap.value + swap.fee - keep.value)),
    )


def _about_a_swap(verdict: Verdict, decision: SwapDecision, gain: float) -> Wordings:
    swapping = verdict.best.do != Keep()
    as_a_bet = decision.fee > 0 and not any(each.fee for each in verdict.choices)
    if verdict.close:
        cost, error = verdict.cost(Keep())
        if swapping and cost > 2 * error:
            return _WHICH
        return _FREE_CLOSE if decision.free else _BET_CLOSE if as_a_bet else _CLOSE
    one, other = decision.cards
    if not swapping and gain < 0 and one.rank == other.rank:
        return _PAIR_KEEP
    if decision.free:
        return _FREE_SWAP if swapping else _FREE_KEEP
    if as_a_bet:
        return _BET_SWAP if swapping else _BET_KEEP
    if swapping:
        return _WORTH_IT
    return _TOO_DEAR if gain >= 0.005 else _NO_BETTER


def _of_a_draw(verdict: Verdict, face: Face) -> Wordings:
    order = sorted(verdict.choices, key=lambda each: -each.value)
    best, after = order[0], order[min(1, len(order) - 1)]
    if not verdict.close:  # whether the eight or the nine stays beside an ace is no question
        size = len(_discards(best.do))
        after = next((each for each in order if len(_discards(each.do)) != size), after)
    cards, others = _discards(best.do), _discards(after.do)
    wordings = _DRAW if cards else _PAT
    if verdict.close:
        wordings = _CLOSE_DRAWS if cards and others else _CLOSE_TO_PAT
    share, next_best = apart(best.chances.share, after.chances.share)
    return _filled(
        wordings,
        cards=faces(cards, face),
        others=faces(others, face),
        drawn=faces(cards or others, face),
        share=share,
        next=next_best,
    )


def _of_a_call(told: Advice, to_call: int) -> Wordings:
    call = told.call
    if call is None:
        return ()
    wordings = _CLOSE_CALL if call.close else _CALL if call.value > 0 else _FOLD
    odds, share = apart(call.odds, told.keep, close=call.close)
    return _filled(
        wordings,
        to_call=chips(to_call),
        pot=chips(told.pot.now + to_call),
        odds=odds,
        share=share,
    )


def _card(do: Do, face: Face) -> str:
    return face(do.card) if isinstance(do, Swap) else ""


def _discards(do: Do) -> tuple[Card, ...]:
    return do.cards if isinstance(do, Draw) else ()
