"""All decisions of a finished hand, graded; the dearest with its alternatives; and how it came
out."""

from __future__ import annotations

from dataclasses import replace
from typing import Final, NamedTuple

from drawholdem_tui.engine.actions import Call, Keep, Swap
from drawholdem_tui.engine.cards import Card
from drawholdem_tui.engine.decisions import BetDecision, Decision, SwapDecision
from drawholdem_tui.engine.rules import Game
from drawholdem_tui.players.coach.review import Looked, Reviewed
from drawholdem_tui.players.odds.price import Choice, Grade
from drawholdem_tui.words.advice.coach import coach_says
from drawholdem_tui.words.advice.review import (
    GRADES,
    cost_told,
    did_of,
    grade_told,
    paid_for,
    part_of_the_pot,
    said_of,
    street_of,
    tells_its_cost,
    values_of,
)
from drawholdem_tui.words.advice.sentences import Wordings, filled
from drawholdem_tui.words.advice.which_reason import choice_name, choices_as_lines
from drawholdem_tui.words.cards import Face
from drawholdem_tui.words.language import _, translate
from drawholdem_tui.words.numbers import chips, signed


def why_as_lines(looked: Looked, face: Face) -> list[str]:
    """The details of the line: each decision with its grade, the dearest with its alternatives, and
    last how the hand came out."""
    if not looked.every:
        return without_a_price(looked)
    grades = why_grades(looked)
    lines = [*_graded(looked, face), *([grades] if grades else ()), ""]
    lines += _in_full(looked.dearest, face) if looked.dearest else [translate(_NOTHING)]
    lines += ["", translate(_HINDSIGHT, net=signed(looked.result)), *came_out(looked, face)]
    return [*lines, "", translate(_NO_PRICE), _assumed(looked)]


class Decided(NamedTuple):
    """A decision with its grade, in words; ``share`` of the pot then is what it cost."""

    grade: Grade
    word: str
    street: str
    did: str
    costs: str
    price: str  # the same in two figures; nothing where it cost nothing
    of_pot: str
    pot: str
    share: float
    own: tuple[Card, ...]
    board: tuple[Card, ...]


def decided(looked: Looked, face: Face) -> list[Decided]:
    """In the order in which they were made."""
    return [
        Decided(
            grade_told(each),
            translate(GRADES[grade_told(each)]),
            street_of(each),
            did_of(each, face),
            _costs(each),
            cost_told(each) if tells_its_cost(each) else "",
            part_of_the_pot(each) if tells_its_cost(each) else "",
            chips(each.pot),
            max(0.0, min(1.0, each.cost / each.pot)) if tells_its_cost(each) else 0.0,
            each.view.own_cards,
            each.view.board,
        )
        for each in looked.every
    ]


def why_grades(looked: Looked) -> str:
    """What grades mean, wherever they stand: one may have cost more than a worse one did."""
    given = {grade_told(each) for each in looked.every}
    if given >= {Grade.FINE, Grade.COSTS_MUCH}:
        return translate(_FINE_AND_BIG)
    if Grade.COSTS_MUCH in given:
        return translate(_("\u201cbig mistake\u201d: over 20% of the pot and over a big blind."))
    if Grade.FINE in given:
        return translate(_("\u201cfine\u201d: under half a big blind, or under 5% of the pot."))
    return ""


_FINE_AND_BIG: Final = _(  # of what, a column says above it
    "\u201cfine\u201d: under 5% or half a big blind; \u201cbig mistake\u201d: over 20% and a blind."
)


def price_told(found: Reviewed, face: Face) -> tuple[str, list[tuple[str, float]], str]:
    """Of one decision: what it cost, what each choice was worth, the best first, and the coach's
    reason."""
    did = did_of(found, face)
    choices = [(_named(found, each, face), each.value) for each in _best_first(found)]
    if isinstance(found.decision, BetDecision) and (call := found.advice.call):
        choices = [(translate(_("fold")), 0.0), (did, call.value)]
        if found.advice.calls if found.advice.spot else call.value >= 0:
            choices.reverse()
    told = translate(said_of(found).shorter, **values_of(found, face))  # the reason tells the rest
    return told, choices, _coach(found, face)[0]


_CALL: Final = (
    _("Worth on average if the pot reaches {pot}, with {price} to call:"),
    _("worth on average: final pot {pot}, call {price}"),
)
_SWAP: Final = (
    _("Worth on average if the pot reaches {pot}, and a swap costs {price}:"),
    _("worth on average: final pot {pot}, swap {price}"),
)
_FREE: Final = (
    _("Worth on average if the pot reaches {pot}:"),
    _("worth on average: final pot {pot}"),
)


def worth_of(decision: Decision | None, pot: int) -> Wordings:
    """The pot that worths are parts of, as large as it is likely to be, and the price."""
    price, told = 0, _FREE
    match decision:
        case SwapDecision(fee=fee) if fee:
            price, told = fee, _SWAP
        case BetDecision(to_call=to_call) if to_call:
            price, told = to_call, _CALL
    return tuple(translate(each, pot=chips(pot), price=chips(price)) for each in told)


def of_what(found: Reviewed) -> str:
    verdict, call = found.advice.verdict, getattr(found.decision, "to_call", 0)
    pot = verdict.final_pot if verdict else found.advice.pot.now + call
    return worth_of(found.decision, pot)[0]


def in_short(found: Reviewed, face: Face) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """What was done and what would have been best, with what each was worth, and the coach's
    reason: the longest wordings first."""
    said, values = said_of(found), values_of(found, face)
    lost: Wordings = filled((said.lost, said.shorter), **values)
    choices, did = price_told(found, face)[1], did_of(found, face)
    if worth := [each for name, each in choices if name == did]:
        best, better = choices[0]
        values |= {"did": did, "worth": signed(round(worth[0]))}
        values |= {"best": best, "better": signed(round(better))}
        lost = filled((_("{street}: {did} was worth {worth}, {best} {better}."),), **values)
    return lost, _coach(found, face)


def _best_first(found: Reviewed) -> tuple[Choice, ...]:
    """What there was to choose from, as far as it is worth telling, and what was done. Where a
    strategy was computed, that says which is best."""
    verdict, spot = found.advice.verdict, found.advice.spot
    choices = verdict.choices if verdict else ()
    every = sorted(choices, key=lambda each: -(spot.share(each.do) if spot else each.value))
    did = [each for each in every[_MOST_CHOICES:] if each.do == found.did]
    return (*every[: _MOST_CHOICES - len(did)], *did)


def _named(found: Reviewed, choice: Choice, face: Face) -> str:
    """As it was done: who kept the cards to fold has folded."""
    return did_of(found, face) if choice.do == found.did else choice_name(choice.do, face)


def _coach(found: Reviewed, face: Face) -> Wordings:
    """On the card that was swapped, where keeping would have been best: what the other one would
    have cost is not the question."""
    told, did = found.advice, found.did
    if isinstance(did, Swap) and told.verdict and told.verdict.best.do == Keep():
        told = replace(told, verdict=told.verdict.beside_keeping(did))
    return coach_says(told, found.decision, face)


def came_out(looked: Looked, face: Face) -> list[str]:
    """What hindsight adds, which changes no price: of the two choices for which most was paid."""
    most = max(map(paid_for, looked.every), default=0)
    told = [
        (paid_for(each), said)
        for each in looked.every
        if (said := _how_it_came_out(each, face, dearest=bool(most) and paid_for(each) == most))
    ]
    dearest = sorted(range(len(told)), key=lambda at: (-told[at][0], -at))[:_MOST_IN_HINDSIGHT]
    return [told[at][1] for at in sorted(dearest)]


def without_a_price(looked: Looked) -> list[str]:
    """What there is to say of a hand without dear decisions, and of those that have no price."""
    if looked.dearest:
        return [translate(_NO_PRICE), _assumed(looked)]
    if not looked.every:
        return [translate(_("Nothing to grade in this hand.")), translate(_NO_PRICE)]
    lines = [translate(_NOTHING), translate(_NO_PRICE), _assumed(looked)]
    return [*lines, translate(_REALLY_HELD)] if _was_dear(looked) else lines


def _was_dear(looked: Looked) -> bool:
    """So much came of it that the evening may tell of bad play, where nothing here was a
    mistake."""
    return abs(looked.result) >= _DEAR * looked.every[0].view.rules.big_blind


def _assumed(looked: Looked) -> str:
    """What the others are taken to hold, wherever there are figures."""
    game = looked.every[0].view.rules.game
    return translate(_AS_THEY_DRAW if game is Game.DRAW_POKER else _UNKNOWN)


_DEAR: Final = 10  # big blinds
_REALLY_HELD: Final = _(
    "Luck and play, when the evening ends, go by the hands that the others really held: play can "
    "be negative without a mistake."
)
_MOST_CHOICES: Final = 4
_MOST_IN_HINDSIGHT: Final = 2
_NOTHING: Final = _(
    "No mistakes: a mistake costs at least half a big blind, and more than 5% of the pot."
)
_NO_PRICE: Final = _(
    "Graded: calls (compared with folding), swaps made or passed up (also by folding), and draws. "
    "Bets, raises and other folds are not: what they are worth depends on the other players."
)
_UNKNOWN: Final = _("All figures are against unknown hands: the others could hold any cards.")
_AS_THEY_DRAW: Final = _(
    "All figures assume that the others draw as most do: three cards to a pair, one to two pair or "
    "to four of a straight or flush."
)
_HINDSIGHT: Final = _("The result changes none of these grades: {net} in this hand.")
_RIGHT_SWAP: Final = _(
    "{street}: swapping {mine} for {paid} was right on average; this time it did not work out."
)
_RIGHT_CALL: Final = _(
    "{street}: calling {paid} was right against unknown hands; this time it did not work out."
)
_FINE_SWAP: Final = _(
    "{street}: swapping {mine} for {paid} was only {cost} worse than the best choice; it did not "
    "work out."
)
_FINE_CALL: Final = _(
    "{street}: calling {paid} was only {cost} worse than folding; it did not work out."
)


def _graded(looked: Looked, face: Face) -> list[str]:
    """A row each: the grade, when, what, what it cost."""
    every = decided(looked, face)
    told = [(each.word, each.street, each.did) for each in every]
    widths = [max(map(len, column)) + 2 for column in zip(*told, strict=True)]
    lines = []
    for each, words in zip(every, told, strict=True):
        columns = "".join(word.ljust(width) for word, width in zip(words, widths, strict=True))
        lines.append(f"{columns}{each.costs}".rstrip())
    return lines


def _costs(each: Reviewed) -> str:
    if not tells_its_cost(each):
        return ""
    return translate(_("cost {cost}, pot {pot}"), cost=cost_told(each), pot=chips(each.pot))


def _in_full(found: Reviewed, face: Face) -> list[str]:
    best = _best_first(found)
    choices = choices_as_lines(best, [_named(found, each, face) for each in best])
    below = [f"   {line}" for line in (*choices, _coach(found, face)[0])]
    return [translate(said_of(found).lost, **values_of(found, face)), *below]


def _how_it_came_out(each: Reviewed, face: Face, *, dearest: bool) -> str:
    """What hindsight adds to a price: right and lost, or wrong and won; of a mistake for which most
    was paid also that it lost, or another one would seem to have done that."""
    values = values_of(each, face)
    if each.is_mistake:  # what it cost stands above
        told = _("{street}: {did}; the hand won anyway.")
        if not each.won:
            told = _("{street}: {did}; the hand was lost.")
        return translate(told, did=did_of(each, face), **values) if each.won or dearest else ""
    if each.won:
        return ""
    right = each.grade is Grade.BEST
    if isinstance(each.did, Swap) and paid_for(each):
        return translate(_RIGHT_SWAP if right else _FINE_SWAP, **values)
    called = _RIGHT_CALL if right else _FINE_CALL
    return translate(called, **values) if isinstance(each.did, Call) else ""
