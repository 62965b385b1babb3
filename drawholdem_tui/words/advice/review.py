"""A finished hand in the coach's words: a line for the one decision that cost most, and why.

Prices come first, as they were known at the time. How the hand came out follows in words of its
own.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from drawholdem_tui.engine.actions import Call, Draw, Fold, Keep, Swap, cards_given
from drawholdem_tui.engine.decisions import BetDecision
from drawholdem_tui.engine.events import Street
from drawholdem_tui.engine.rules import Game
from drawholdem_tui.players.coach.advice import Advice
from drawholdem_tui.players.coach.review import Looked, Reviewed, Unpriced
from drawholdem_tui.players.odds.price import Grade
from drawholdem_tui.words.advice.computed import computed_does
from drawholdem_tui.words.advice.sentences import filled
from drawholdem_tui.words.advice.which_reason import choice_name
from drawholdem_tui.words.cards import Face, faces
from drawholdem_tui.words.language import In, _, plural, translate
from drawholdem_tui.words.numbers import (
    IN_TENTHS,
    at_least_one,
    chips,
    in_print,
    in_tenths,
    percent,
    signed,
    written,
)
from drawholdem_tui.words.people import Who, called, of

_MANY: Final = 100  # chips, of which nobody reads tenths
GRADES: Final = {
    Grade.BEST: In("grade", "best"),
    Grade.FINE: In("grade", "fine"),
    Grade.COSTS: In("grade", "mistake"),
    Grade.COSTS_MUCH: In("grade", "big mistake"),
}
_STREETS: Final = {
    Street.PREFLOP: (_("Before the flop"), _("before the flop")),
    Street.FLOP: (_("Flop"), _("on the flop")),
    Street.TURN: (_("Turn"), _("on the turn")),
    Street.RIVER: (_("River"), _("on the river")),
    Street.DRAW: (_("Draw"), _("on the draw")),
}


class _Said(NamedTuple):
    """The same price is told first, whether the hand was lost or won; ``shorter`` is for less room,
    ``heard`` for listeners, ``judged`` with the grade of a mistake, where its cards are seen."""

    lost: str
    won: str
    shorter: str
    heard: str
    judged: str


_SWAPPED: Final = _Said(
    _("{street}: swapping {mine} for {paid} cost {cost} more than it was worth."),
    _("{street}: swapping {mine} cost {cost} more than it was worth, but it won anyway."),
    _("{street}: keeping was worth {cost} more."),
    _("The coach on swapping {mine} {when}: {grade}. It cost {cost} more than it was worth."),
    _("Swapping {mine} was a {grade}: keeping was worth {cost} more."),
)
_SWAPPED_FREE: Final = _Said(
    _("{street}: keeping was worth {cost} more than swapping {mine}."),
    _("{street}: keeping was worth {cost} more than swapping {mine}; the hand won anyway."),
    _("{street}: keeping was worth {cost} more."),
    _("The coach on swapping {mine} {when}: {grade}. Keeping was worth {cost} more."),
    _("Swapping {mine} was a {grade}: keeping was worth {cost} more."),
)
_SWAPPED_THE_OTHER: Final = _Said(
    _("{street}: swapping {best} was worth {cost} more than swapping {mine}."),
    _("{street}: swapping {best} was worth {cost} more than swapping {mine}; the hand won anyway."),
    _("{street}: swapping {best} was worth {cost} more."),
    _("The coach on swapping {mine} {when}: {grade}. Swapping {best} was worth {cost} more."),
    _("Swapping {mine} was a {grade}: swapping {best} was worth {cost} more."),
)
_KEPT: Final = _Said(
    _("{street}: swapping {best} was worth {cost} more than keeping."),
    _("{street}: swapping {best} was worth {cost} more than keeping; the hand won anyway."),
    _("{street}: swapping {best} was worth {cost} more."),
    _("The coach on keeping {when}: {grade}. Swapping {best} was worth {cost} more."),
    _("Keeping was a {grade}: swapping {best} was worth {cost} more."),
)
_FOLDED: Final = _KEPT._replace(
    lost=_("{street}: swapping {best} was worth {cost} more than folding."),
    heard=_("The coach on folding {when}: {grade}. Swapping {best} was worth {cost} more."),
    judged=_("Folding was a {grade}: swapping {best} was worth {cost} more."),
)
_DREW: Final = _Said(
    _("{street}: discarding {best} was worth {cost} more than discarding {mine}."),
    _(
        "{street}: discarding {best} was worth {cost} more than discarding {mine}; the hand "
        "won anyway."
    ),
    _("{street}: discarding {best} was worth {cost} more."),
    _("The coach on discarding {mine}: {grade}. Discarding {best} was worth {cost} more."),
    _("Discarding {mine} was a {grade}: discarding {best} was worth {cost} more."),
)
_DREW_AND_NOT_PAT: Final = _Said(
    _("{street}: standing pat was worth {cost} more than discarding {mine}."),
    _("{street}: standing pat was worth {cost} more than discarding {mine}; the hand won anyway."),
    _("{street}: standing pat was worth {cost} more."),
    _("The coach on discarding {mine}: {grade}. Standing pat was worth {cost} more."),
    _("Discarding {mine} was a {grade}: standing pat was worth {cost} more."),
)
_STOOD_PAT: Final = _Said(
    _("{street}: discarding {best} was worth {cost} more than standing pat."),
    _("{street}: discarding {best} was worth {cost} more than standing pat; the hand won anyway."),
    _("{street}: discarding {best} was worth {cost} more."),
    _("The coach on standing pat: {grade}. Discarding {best} was worth {cost} more."),
    _("Standing pat was a {grade}: discarding {best} was worth {cost} more."),
)
_CALLED: Final = _Said(
    _("{street}: calling {paid} cost {cost} more than it was worth."),
    _("{street}: calling {paid} cost {cost} more than it was worth, but it won anyway."),
    _("{street}: the call cost {cost} too much."),
    _("The coach on calling {paid} {when}: {grade}. It cost {cost} more than it was worth."),
    _("Calling {paid} was a {grade}: folding was worth {cost} more."),
)
_IN_FRONT: Final = _("Coach, {when}")  # in the place of the street, before a colon
_COACH: Final = _("Coach")  # the same with less room
_LEAST: Final = _("Coach: one mistake cost {cost}.")
_AND_WON: Final = _("{said} It won anyway.")
_AS_COMPUTED: Final = _("{street}: {computed}")
_ONE: Final = _("{name}: {did}, {grade}.")


def no_mistakes(ungraded: int) -> str:
    """And how many choices that is not said of."""
    if not ungraded:
        return translate(_("no mistakes"))
    return plural(
        "no mistakes; {count} decision not graded",
        "no mistakes; {count} decisions not graded",
        ungraded,
        count=ungraded,
    )


def came_to(looked: Looked) -> tuple[str, str]:
    """What was won or lost, and what mistakes cost; nothing of those where nothing is graded."""
    result, every = looked.result, [each for each in looked.every if each.is_mistake]
    told = _("won {chips} net") if result > 0 else _("lost {chips}")
    told = told if result else _("neither won nor lost")
    mistakes = no_mistakes(len(looked.unpriced)) if looked.every else ""
    if looked.dearest:
        cost = chips(sum(round(cost_as_told(each)) for each in every))
        mistakes = translate(_("mistakes cost {cost}"), cost=cost)
    return translate(told, chips=chips(abs(result))), mistakes


def quiet_line(found: Reviewed, face: Face) -> tuple[str, ...]:
    """The one decision that cost most, or what the computed strategy does if there is one; the
    longest wording first."""
    coach = translate(_IN_FRONT, when=when_of(found))
    if spot := found.advice.spot:
        every = computed_does(spot, found.decision, face)
        return translate(_AS_COMPUTED, street=coach, computed=every[0]), *every
    said, values = said_of(found), values_of(found, face)
    return (
        *filled((said.won if found.won else said.lost, said.shorter), **values | {"street": coach}),
        translate(said.shorter, **values | {"street": translate(_COACH)}),
        translate(_LEAST, cost=values["cost"]),
    )


def heard_line(found: Reviewed, face: Face) -> str:
    """The same as a sentence to be spoken at the table."""
    grade = translate(GRADES[found.grade])
    values = values_of(found, face) | {"when": when_of(found), "grade": grade}
    said = translate(said_of(found).heard, **values)
    return translate(_AND_WON, said=said) if found.won else said


def graded_line(found: Reviewed, who: Who, face: Face) -> str:
    """One choice of a player, graded: a mistake in a sentence with what it cost."""
    grade = translate(GRADES[grade_told(found)])
    if not found.is_mistake:
        return translate(_ONE, name=called(who.name), did=did_of(found, face), grade=grade)
    said = translate(said_of(found).judged, **values_of(found, face), grade=grade)
    return said if who.you else of(called(who.name), said)


def said_of(found: Reviewed) -> _Said:
    best = _best(found.advice)
    if found.folded:
        return _FOLDED
    match found.did, best:
        case Swap(), Swap():
            return _SWAPPED_THE_OTHER
        case Swap(), _:
            return _SWAPPED if paid_for(found) else _SWAPPED_FREE
        case Keep(), _:
            return _KEPT
        case Draw(()), _:
            return _STOOD_PAT
        case Draw(), Draw(()):
            return _DREW_AND_NOT_PAT
        case Draw(), _:
            return _DREW
    return _CALLED


def _best(advice: Advice) -> Keep | Swap | Draw | None:
    if advice.spot:
        return advice.best
    return advice.verdict.best.do if advice.verdict else None


def values_of(found: Reviewed, face: Face) -> dict[str, str]:
    return {
        "street": street_of(found),
        "mine": faces(cards_given(found.did), face),
        "best": faces(cards_given(_best(found.advice)), face),
        "paid": chips(paid_for(found)),
        "cost": cost_told(found),
    }


def cost_told(found: Reviewed) -> str:
    cost = cost_as_told(found)
    return in_tenths(cost) if _in_tenths(found) else at_least_one(cost)


def chips_lost(mistake: Reviewed) -> int:
    """The same where only a figure is told."""
    return max(1, round(cost_as_told(mistake)))


def part_of_the_pot(found: Reviewed) -> str:
    """That of the cost as it is told: whoever reads both can work it out."""
    cost = cost_as_told(found) if _in_tenths(found) else chips_lost(found)
    return percent(cost / found.pot) if found.pot else ""


def cost_as_told(found: Reviewed) -> float:
    """The difference of what is told of both choices, which are rounded each."""
    verdict, digits = found.advice.verdict, 1 if _in_tenths(found) else 0
    if not (found.cost and verdict and isinstance(found.did, Keep | Swap | Draw)):
        return round(found.cost, 1) if digits else found.cost
    best, chosen = verdict.best.value, verdict.chosen(found.did).value
    return round(round(best, digits) - round(chosen, digits), digits)


def in_whole_chips(worths: Sequence[float], *, mistake: bool) -> bool:
    """Tenths are told only of few chips, or where nothing else tells two apart."""
    most, apart = max(map(abs, worths), default=0.0), {round(each) for each in worths}
    told_apart = mistake or most >= _MANY or len(apart) == len(worths)
    return most >= IN_TENTHS and told_apart


def worth_told(worth: float, *, whole: bool) -> str:
    """``+1,072``, ``+24.2``, or ``0``."""
    worth = round(worth, 0 if whole else 1)
    told = signed(round(worth)) if whole else in_print(written(f"{worth:+,.1f}"))
    return told if worth else "0"


def _in_tenths(found: Reviewed) -> bool:
    """A small cost, beside choices that are told in tenths; mistakes are told in whole chips."""
    if found.is_mistake:
        return False
    verdict, call = found.advice.verdict, found.advice.call
    worths = [each.value for each in verdict.choices] if verdict else []
    if isinstance(found.decision, BetDecision) and call:
        worths = [0.0, call.value]
    return not in_whole_chips(worths, mistake=False)


def grade_told(found: Reviewed) -> Grade:
    """Best is what nothing was worth more than, or what a computed strategy does most: what is
    about equal to that is fine."""
    verdict, call, spot = found.advice.verdict, found.advice.call, found.advice.spot
    worse = isinstance(found.did, Call) and call is not None and call.value < 0
    if spot:
        others = [each.do for each in verdict.choices] if verdict else [Fold()]
        worse = spot.share(found.did) < max(spot.share(each) for each in others)
    elif verdict and isinstance(found.did, Keep | Swap | Draw):
        worse = verdict.cost(found.did)[0] > 0
    return Grade.FINE if worse and found.grade is Grade.BEST else found.grade


def tells_its_cost(found: Reviewed) -> bool:
    return found.grade is not Grade.BEST and found.cost >= 1


def street_of(found: Reviewed | Unpriced) -> str:
    return translate(_street(found)[0])


def when_of(found: Reviewed) -> str:
    """In a sentence."""
    return translate(_street(found)[1])


def _street(found: Reviewed | Unpriced) -> tuple[str, str]:
    """At the beginning of a sentence, and in it."""
    bets = isinstance(found, Unpriced) or isinstance(found.did, Call)
    if found.view.rules.game is Game.DRAW_POKER and bets:
        if found.view.street is Street.PREFLOP:
            return _("Before the draw"), _("before the draw")
        return _("After the draw"), _("after the draw")
    return _STREETS[found.view.street]


def did_of(found: Reviewed, face: Face) -> str:
    if found.folded:
        return translate(_("fold"))
    if isinstance(found.did, Keep | Swap | Draw):
        return choice_name(found.did, face)
    return translate(_("call {amount}"), amount=chips(paid_for(found)))


def paid_for(found: Reviewed) -> int:
    """The fee of a swap, or the call; a fee that is part of the call costs nothing by itself."""
    if isinstance(found.decision, BetDecision):
        return found.decision.to_call
    verdict = found.advice.verdict
    choices = verdict.choices if verdict else ()
    return max((each.fee for each in choices if each.do == found.did), default=0)
