"""What the choices of a finished hand cost, with the cards that were seen at each of them."""

from __future__ import annotations

from typing import Final

from drawholdem_tui.engine.actions import cards_given
from drawholdem_tui.players.coach.review import Looked, Reviewed
from drawholdem_tui.players.odds.price import Grade
from drawholdem_tui.tui.looks import Tone, tone_of
from drawholdem_tui.tui.pages.page import Leaf
from drawholdem_tui.tui.pages.parts import Part, Shown, at_a_decision
from drawholdem_tui.tui.table.drawing.lines import Balance, Bar, Column, Faces, Line, Said, Table
from drawholdem_tui.words.advice.why import (
    Decided,
    came_out,
    decided,
    price_told,
    without_a_price,
)
from drawholdem_tui.words.cards import Face
from drawholdem_tui.words.language import In, _, translate
from drawholdem_tui.words.numbers import signed
from drawholdem_tui.words.people import Told, Who, told

_BOARD: Final = 5
_WIDEST: Final = 192  # cells: as in the history, from which one comes here
_TONES: Final[dict[Grade, Tone]] = {
    Grade.BEST: "gain",
    Grade.FINE: "plain",
    Grade.COSTS: "loss",
    Grade.COSTS_MUCH: "loss",
}


_TITLE: Final = Told(
    _("What your decisions cost"),
    _("{name}: what the decisions cost"),
)


def why_title(who: Who) -> str:
    return told(who, _TITLE)


def why_leaf(who: Who, looked: Looked, face: Face) -> Leaf:
    """Each decision, the dearest with its alternatives, and last how the hand came out."""
    parts: list[Part] = []
    if looked.every:
        parts.append(Part(translate(_("decision by decision")), (_decisions(looked, face),)))
    if looked.dearest is not None:
        parts.append(Part(translate(_("what cost most")), (_dearest(looked.dearest, face),)))
    result = (Said(_result(looked), tone_of(looked.result)),)
    hindsight: list[Line] = [(Said(line),) for line in came_out(looked, face)]
    ungraded: list[Line] = [(Said(line, "quiet"),) for line in without_a_price(looked)]
    parts += [
        Part(translate(_("how it turned out")), tuple(hindsight) or (result,), "left"),
        Part(translate(_("what is graded")), tuple(ungraded), "right"),
    ]
    return Leaf(why_title(who), tuple(parts), result[0], widest=_WIDEST)


def _result(looked: Looked) -> str:
    return translate(_("{net} in this hand")).format(net=signed(looked.result))


def _decisions(looked: Looked, face: Face) -> Table:
    """The dearest, which is told below, in gold."""
    every = decided(looked, face)
    columns = [
        Column(),
        Column(),
        Column(),
        Column(translate(_("cards"))),
        Column(translate(_("board")), goes=2),
        Column(translate(_("cost")), right=True),
        Column(translate(_("pot")), right=True, goes=3),
        Column(goes=1),
    ]
    dearest = looked.every.index(looked.dearest) if looked.dearest else -1
    return Table(tuple(columns), tuple(map(_decision, every)), dearest)


def _decision(each: Decided) -> tuple[Said | Faces | Bar, ...]:
    tone = _TONES[each.grade]
    return (
        Said(each.word, tone),
        Said(each.street, "quiet"),
        Said(each.did, "strong"),
        Faces(each.own),
        Faces(each.board, max(0, _BOARD - len(each.board))),
        Said(each.price, tone),
        Said(each.pot, "quiet"),
        Bar(each.share, tone=tone),
    )


def _dearest(dearest: Reviewed, face: Face) -> Shown:
    """The cards of the moment, and what each choice was worth on both sides of nothing."""
    told, choices, reason = price_told(dearest, face)
    most = max((abs(worth) for _name, worth in choices), default=0.0) or 1.0
    best = choices[0][1] if choices else 0.0
    rows = [
        (
            Said(name, "strong" if worth == best else "plain"),
            Balance(worth / most),
            Said(signed(round(worth)), tone_of(worth)),
            Said(translate(In("beside an answer", "best")) if worth == best else "", "gold"),
        )
        for name, worth in choices
    ]
    titles = (Column(), Column(), Column(right=True), Column(goes=1))
    lines: list[Line | Table] = [(Said(told, "strong"),)]
    if rows:
        lines.append(Table(titles, tuple(rows)))
    seen = at_a_decision(dearest.view.own_cards, dearest.view.board, cards_given(dearest.did))
    return Shown(seen, (*lines, (Said(reason),)))
