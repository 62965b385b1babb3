"""All decisions of a finished hand, graded; the dearest with its alternatives; and how it came
out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from drawholdem_tui.engine.actions import Call, Swap
from drawholdem_tui.engine.cards import Card
from drawholdem_tui.players.coach.review import Looked, Reviewed
from drawholdem_tui.players.odds.price import Grade
from drawholdem_tui.words.advice.coach import coach_says
from drawholdem_tui.words.advice.review import (
    GRADES,
    cost_of,
    did_of,
    paid_for,
    said_of,
    street_of,
    values_of,
)
from drawholdem_tui.words.advice.which_reason import choice_name, choices_as_lines
from drawholdem_tui.words.cards import Face
from drawholdem_tui.words.language import _, translate
from drawholdem_tui.words.numbers import chips, net


def why_as_lines(looked: Looked, face: Face) -> list[str]:
    """The details of the line: each decision with its grade, the dearest with its alternatives, and
    last how the hand came out."""
    every, dearest, result = looked
    if not every:
        return [
            translate(_("Nothing to grade in this hand.")),
            translate(_NO_PRICE),
        ]
    lines = _graded(every, face)
    lines += ["", *(_in_full(dearest, face) if dearest else [translate(_NOTHING)])]
    lines += ["", translate(_HINDSIGHT, net=net(result))]
    came_out = [told for each in every if (told := _how_it_came_out(each, face))]
    lines += came_out[-2:]
    return [*lines, "", translate(_NO_PRICE)]


class Decided(NamedTuple):
    """A decision with its grade, in words; ``share`` of the dearest one is what it cost."""

    grade: Grade
    sign: str
    word: str
    street: str
    did: str
    costs: str
    share: float
    own: tuple[Card, ...]
    board: tuple[Card, ...]


def decided(looked: Looked, face: Face) -> list[Decided]:
    """In the order in which they were made."""
    most = max((each.cost for each in looked.every), default=0.0) or 1.0
    return [
        Decided(
            each.grade,
            GRADES[each.grade].sign,
            translate(GRADES[each.grade].word),
            street_of(each),
            did_of(each, face),
            _costs(each),
            0.0 if each.grade is Grade.BEST else max(0.0, each.cost / most),
            each.view.own_cards,
            each.view.board,
        )
        for each in looked.every
    ]


def price_told(found: Reviewed, face: Face) -> tuple[str, list[tuple[str, float]], str]:
    """Of one decision: what it cost, what each choice was worth, the best first, and the coach's
    reason."""
    verdict = found.advice.verdict
    best_first = sorted(verdict.choices, key=lambda each: -each.value) if verdict else []
    return (
        translate(said_of(found).lost, **values_of(found, face)),
        [(choice_name(each.do, face), each.value) for each in best_first[:4]],
        coach_says(found.advice, found.decision, face)[0],
    )


def came_out(looked: Looked, face: Face) -> list[str]:
    """What hindsight adds, which changes no price."""
    told = [said for each in looked.every if (said := _how_it_came_out(each, face))]
    return told[-2:]


def without_a_price(looked: Looked) -> list[str]:
    """What there is to say of a hand without dear decisions, and of those that have no price."""
    if not looked.every:
        return [translate(_("Nothing to grade in this hand.")), translate(_NO_PRICE)]
    return (
        [translate(_NOTHING), translate(_NO_PRICE)]
        if not looked.dearest
        else [translate(_NO_PRICE)]
    )


_NOTHING: Final = _("No decision cost more than 5% of the pot.")
_NO_PRICE: Final = _(
    "Bets, raises and folds are not graded: what they are worth depends on the other players."
)
_HINDSIGHT: Final = _("The result changes none of these grades: {net} in this hand.")
_RIGHT_SWAP: Final = _("{street}: swapping {mine} for {paid} was right; it just did not work out.")
_RIGHT_CALL: Final = _("{street}: calling {paid} was right; it just did not work out.")


def _graded(every: Sequence[Reviewed], face: Face) -> list[str]:
    """A row each: the grade by sign and word, when, what, what it cost."""
    told = [
        (translate(GRADES[each.grade].word), street_of(each), did_of(each, face)) for each in every
    ]
    widths = [max(map(len, column)) + 2 for column in zip(*told, strict=True)]
    lines = []
    for each, words in zip(every, told, strict=True):
        columns = "".join(word.ljust(width) for word, width in zip(words, widths, strict=True))
        lines.append(f"{GRADES[each.grade].sign:<3}{columns}{_costs(each)}".rstrip())
    return lines


def _costs(each: Reviewed) -> str:
    if each.grade is Grade.BEST:
        return ""
    return translate(_("cost {cost}, pot {pot}"), cost=cost_of(each), pot=chips(each.pot))


def _in_full(found: Reviewed, face: Face) -> list[str]:
    said = said_of(found)
    lines = [translate(said.lost, **values_of(found, face))]
    verdict = found.advice.verdict
    if verdict:
        best_first = sorted(verdict.choices, key=lambda each: -each.value)
        lines += [f"   {line}" for line in choices_as_lines(tuple(best_first[:4]), face)]
    return [*lines, f"   {coach_says(found.advice, found.decision, face)[0]}"]


def _how_it_came_out(each: Reviewed, face: Face) -> str:
    """What hindsight adds to a price: right and lost, or wrong and won."""
    values = values_of(each, face)
    if each.grade in (Grade.COSTS, Grade.COSTS_MUCH):
        return translate(said_of(each).won, **values) if each.won else ""
    if each.won:
        return ""
    if isinstance(each.did, Swap) and paid_for(each):
        return translate(_RIGHT_SWAP, **values)
    return translate(_RIGHT_CALL, **values) if isinstance(each.did, Call) else ""
