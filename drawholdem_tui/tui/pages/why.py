"""What the choices of a finished hand cost, with the cards that were seen at each of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from drawholdem_tui.engine.actions import cards_given
from drawholdem_tui.engine.cards import Card
from drawholdem_tui.players.coach.review import Looked, Reviewed
from drawholdem_tui.players.odds.price import Grade
from drawholdem_tui.tui.looks import Tone, tone_of
from drawholdem_tui.tui.looks.glyphs import UNICODE
from drawholdem_tui.tui.pages.page import WIDEST, Leaf
from drawholdem_tui.tui.pages.parts import Group, Part, Shown, board_group
from drawholdem_tui.tui.table.drawing.lines import (
    Balance,
    Bar,
    Column,
    Faces,
    Line,
    Said,
    Table,
)
from drawholdem_tui.tui.table.scene.log_rows import ResultRow
from drawholdem_tui.words.advice.review import cost_as_told, did_of, no_mistakes, tells_its_cost
from drawholdem_tui.words.advice.why import (
    Decided,
    came_out,
    decided,
    price_told,
    without_a_price,
)
from drawholdem_tui.words.cards import Face
from drawholdem_tui.words.language import In, _, translate
from drawholdem_tui.words.numbers import IN_TENTHS, chips, in_print, signed, written
from drawholdem_tui.words.people import Told, Who, called, of, told

_READER: Final = Who("", you=True)
_WHOSE: Final = Told(_("your cards"), _("{name}'s cards"))
_BOARD: Final = 5
_BEFORE_POT: Final = 1  # columns more: it is no card
_APART: Final = Said("\u00b7", "quiet")
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


class Ended(NamedTuple):
    """Which hand it was and who won it, with its board, the winning cards and who had what: where
    one comes from a list of many."""

    told: str
    board: tuple[Card, ...]
    winning: frozenset[Card]
    rows: tuple[ResultRow, ...]


def why_leaf(who: Who, looked: Looked, face: Face, ended: Ended | None = None) -> Leaf:
    """Each decision, one with its alternatives, and last how the hand came out."""
    parts: list[Part] = []
    told = looked.dearest or _with_most_at_stake(looked)
    several = len(looked.every) > 1 or (looked.every and told is None)
    came_out = [] if several or not (ended and ended.board) else _came_out(looked, face)
    if several:
        heading = _("mistakes first") if looked.dearest else _("each decision")
        parts.append(Part(translate(heading), (_decisions(looked, face),)))
    if told is not None:
        heading = _("what cost most") if looked.dearest else _("what each choice was worth")
        shown = _told(told, who, face, dated=not came_out)
        parts.append(Part(translate(heading), (shown._replace(lines=(*shown.lines, *came_out)),)))
    last = _last(looked, ended, face, several=bool(several))
    leaf = Leaf(why_title(who), (*parts, *last), _result(looked), WIDEST)
    if not several:
        leaf = leaf._replace(lies="mid", apart=3)
    if second := [each for each in _dearest_first(looked)[1:2] if each.is_mistake]:
        heading = _("what cost most after that")
        parts.append(Part(translate(heading), (_told(second[0], who, face, explained=False),)))
        leaf = leaf._replace(wide=(*parts, *last))
    return leaf


def _last(looked: Looked, ended: Ended | None, face: Face, *, several: bool) -> list[Part]:
    """How the hand came out; where one decision tells that, the board is as large as its cards."""
    quiet: list[Line] = [(Said(line, "quiet"),) for line in without_a_price(looked)]
    if looked.dearest and several:
        of_pot = _("\u201cof pot\u201d: the cost as a share of the pot then.")
        quiet.append((Said(translate(of_pot), "quiet"),))
    graded = Part(translate(_("what is graded")), tuple(quiet), "left")
    if ended and ended.board and not several:
        group = board_group(ended.board)._replace(winning=ended.winning)
        shown = Shown((group,), (), _winners(ended))
        board = Part(ended.told, (shown,), "left")
        return [board, *_who_had_what(ended), graded._replace(side="")]
    lines = _came_out(looked, face)
    heading = ended.told if ended else translate(_("how it turned out"))
    if ended and ended.board:
        lines.insert(0, (Faces(ended.board, board_group(ended.board).empty),))
    turned_out = [Part(heading, tuple(lines), "left")] if lines or ended else []
    return [*turned_out, *(_who_had_what(ended) if ended else ()), graded]


def _came_out(looked: Looked, face: Face) -> list[Line]:
    return [(Said(line),) for line in came_out(looked, face)]


def _winners(ended: Ended) -> tuple[Group, ...]:
    """With what, where that has been shown."""
    won = (row for row in ended.rows if row.won and row.cards)
    return tuple(
        Group(of(row.name, row.shortest or row.hand), row.cards, winning=ended.winning)
        for row in won
    )


def _who_had_what(ended: Ended) -> list[Part]:
    most = max((abs(row.net) for row in ended.rows), default=0) or 1
    rows = [
        (
            Said(row.name, "strong" if row.won else "plain"),
            Faces(row.cards, winning=ended.winning if row.won else frozenset()),
            Said(row.shorter or row.hand, "gold" if row.won else "quiet"),
            Said(signed(row.net), tone_of(row.net, "quiet")),
            Balance(row.net / most),
        )
        for row in ended.rows
    ]
    net, bar = Column(right=True), Column(goes=3)
    table = Table((Column(), Column(goes=2), Column(goes=1), net, bar), tuple(rows))
    return [Part(translate(_("who had what")), (table,), "right", spare=True)] if rows else []


def _with_most_at_stake(looked: Looked) -> Reviewed | None:
    """Of those between which there was a choice."""
    priced = (each for each in looked.every if each.advice.verdict or each.advice.call)
    return max(priced, key=lambda each: each.pot, default=None)


def _result(looked: Looked) -> tuple[Said, ...]:
    """What mistakes cost on average is not what the hand came to."""
    came_to = _("won {chips}") if looked.result > 0 else _("lost {chips}")
    told = translate(came_to, chips=chips(abs(looked.result)))
    if not looked.result:
        told = translate(_("neither won nor lost"))
    said = [Said(told, tone_of(looked.result))]
    cost = sum(round(cost_as_told(each)) for each in looked.every if each.is_mistake)
    if looked.dearest:
        said += [_APART, Said(translate(_("mistakes cost {cost}"), cost=chips(cost)), "loss")]
    elif looked.every:
        said += [_APART, Said(no_mistakes(looked.ungraded))]
    return tuple(said)


def _decisions(looked: Looked, face: Face) -> Table:
    """Where there is no board, pots say nothing of streets."""
    every = decided(looked._replace(every=tuple(_dearest_first(looked))), face)
    places = _BOARD if any(each.board for each in every) else 0
    columns = [
        Column(),
        Column(),
        Column(),
        Column(translate(_("cards"))),
        Column(translate(_("board")), goes=3),
        Column(translate(_("pot")), right=True, goes=2),
        Column(translate(_("cost")), right=True),
        Column(translate(_("of pot")), right=True, goes=1),
        Column(goes=1),
    ]
    return Table(tuple(columns), tuple(_decision(each, places) for each in every))


def _dearest_first(looked: Looked) -> list[Reviewed]:
    return sorted(
        looked.every,
        key=lambda each: (each.is_mistake, tells_its_cost(each) and each.cost),
        reverse=True,
    )


def _decision(each: Decided, places: int) -> tuple[Said | Faces | Bar, ...]:
    tone = _TONES[each.grade]
    return (
        Said(each.word, tone),
        Said(each.street, "quiet"),
        Said(each.did, "strong"),
        Faces(each.own),
        Faces(each.board, max(0, places - len(each.board))),
        Said(each.pot, "quiet", len(each.pot) + _BEFORE_POT) if places else Said(""),
        Said(each.price, tone),
        Said(each.of_pot, tone),
        Bar(each.share, tone=tone),
    )


def _told(
    reviewed: Reviewed, who: Who, face: Face, *, dated: bool = True, explained: bool = True
) -> Shown:
    """The cards of the moment, and what each choice was worth on both sides of nothing; where a
    strategy was computed, that alone says which was best."""
    told, choices, reason = price_told(reviewed, face)
    if not who.you:
        reason = translate(_("The coach to {name}: {told}"), name=called(who.name), told=reason)
    most = max((abs(worth) for _name, worth in choices), default=0.0) or 1.0
    did = did_of(reviewed, face)
    computed = reviewed.advice.spot is not None
    best = [name for name, worth in choices[: 1 if computed else None] if worth == choices[0][1]]
    best = [did] if did in best else best[:1]
    chosen = translate(In("beside an answer", "chosen")) if explained else ""
    whole = reviewed.is_mistake and most >= IN_TENTHS

    def beside(name: str) -> Said:
        if name in best:
            return Said(translate(In("beside an answer", "best")), "gold")
        return Said(chosen if name == did else "", "quiet")

    rows = [
        (
            Said(UNICODE.next if name == did else "", "gold"),
            Said(name, "strong" if name == did else "plain"),
            Said("") if computed else Balance(worth / most),
            Said("") if computed else _worth(worth, whole=whole),
            beside(name),
        )
        for name, worth in choices
    ]
    titles = (Column(), Column(), Column(), Column(right=True), Column(goes=1))
    if not reviewed.is_mistake:
        each = decided(Looked((reviewed,), None, 0), face)[0]
        told = of(each.did, each.word)
        if dated:
            template = _("{street}: {did}, {grade}")
            told = translate(template, street=each.street, did=each.did, grade=each.word)
    lines: list[Line | Table] = [(Said(told, "strong"),)]
    if rows:
        lines.append(Table(titles, tuple(rows)))
    view, given = reviewed.view, cards_given(reviewed.did)
    seen = at_a_decision(view.own_cards, view.board, given, who)
    return Shown(seen, (*lines, (Said(reason),)))


def at_a_decision(
    own: tuple[Card, ...], board: tuple[Card, ...], given: Sequence[Card], who: Who = _READER
) -> tuple[Group, ...]:
    """The cards that somebody saw, and those they have ``given`` away."""
    away = frozenset(at for at, card in enumerate(own) if card in given)
    groups = (Group(told(who, _WHOSE), own, given=away),)
    return (*groups, board_group(board)) if board else groups


def _worth(worth: float, *, whole: bool) -> Said:
    """As a mistake's cost is told; with tenths where less than that is the question."""
    told = signed(round(worth)) if whole else in_print(written(f"{worth:+.1f}"))
    return Said(told if worth else "0", tone_of(worth))
