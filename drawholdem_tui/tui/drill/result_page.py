"""How a sitting went: each answer with what it cost, the dearest with its alternatives, and the
sittings beside each other."""

from __future__ import annotations

import enum
from collections.abc import Callable, Sequence
from typing import Final

from rich.cells import cell_len

from drawholdem_tui.drills.answers_worth import worths
from drawholdem_tui.drills.in_words import answer_name, says, shorter_names, why
from drawholdem_tui.drills.kinds.all_kinds import PRICED
from drawholdem_tui.drills.result import (
    at_usual_blinds,
    cost_in_the_sum,
    course,
    course_title,
    figure,
    lost_lines,
    lost_told,
    part_name,
    parts_of,
    spots_told,
)
from drawholdem_tui.drills.sitting import Answered
from drawholdem_tui.drills.spot import Asks, Option, Spot, Wins
from drawholdem_tui.engine.actions import cards_given
from drawholdem_tui.engine.cards import Card
from drawholdem_tui.players.odds.price import Grade
from drawholdem_tui.tui.looks import tone_of
from drawholdem_tui.tui.looks.glyphs import UNICODE
from drawholdem_tui.tui.pages.page import MARGIN, WIDEST, Leaf, LeafPage
from drawholdem_tui.tui.pages.parts import Part, Shown
from drawholdem_tui.tui.pages.why import at_a_decision
from drawholdem_tui.tui.table.drawing.cells import longest
from drawholdem_tui.tui.table.drawing.frame import Key
from drawholdem_tui.tui.table.drawing.lines import (
    FACE,
    NAMED,
    Bar,
    Column,
    Faces,
    Line,
    Piece,
    Said,
    Table,
)
from drawholdem_tui.words.cards import Face
from drawholdem_tui.words.language import In, _, translate
from drawholdem_tui.words.numbers import in_print, written
from drawholdem_tui.words.table.games import stakes

_AGAIN: Final = "a"  # as behind an evening
_BOARD: Final = 5
_OWN: Final = 2
_APART: Final = 3  # rows between two parts at most: they are of one session
_FEW: Final = 5  # spots of a sitting: fewer say nothing beside others
_BAR: Final = 16
_MOST: Final = 24  # cells of the longest bar: what it is about stands far left
_WIDE: Final = 112
_LONGEST: Final = 24  # cells of an answer
Seen = Sequence[tuple[Spot, Option]]


def sitting_leaf(
    answers: Sequence[Answered],
    seen: Seen,
    sittings: Sequence[Sequence[Answered]],
    wrong: Sequence[str],
    face: Face,
    *,
    room: int = WIDEST,
) -> Leaf:
    """``seen`` are the spots of the last answers, as far as they are still there; ``sittings`` all
    there have been, this one among them; ``wrong`` is why those cannot be told. Lines have ``room``
    for so many cells."""
    dearest = _dearest(answers, len(answers) - len(seen))
    every = _answers(answers, seen, face, room)
    first = [Part(translate(_("answer by answer")), (every,))]
    most: list[Part] = []
    if dearest >= 0:
        spot, option = seen[dearest - len(answers)]
        shown = _told(spot, option, face)
        heading = translate(_("what cost most: spot {number}"), number=dearest + 1)
        if not at_usual_blinds(spot):  # in the chips of its table, as it was told
            template = _("what cost most: spot {number}, {blinds}")
            heading = translate(template, number=dearest + 1, blinds=stakes(spot.hand.rules))
        most.append(Part(heading, (shown,), "left", _WIDE))
    this, *others = _by_kind(answers, sittings)
    lost = tuple((Said(each, "quiet"),) for each in lost_lines(answers))
    this = this._replace(items=(*this.items, (Said(""),), *lost)) if this.items else Part("", lost)
    kinds = [part for part in (this, *others) if part.items]
    last = [Part("", tuple((Said(each),) for each in wrong))] if wrong else []
    whole = figure(answers)
    told = translate(_("{right} of {spots} right"), right=whole.right, spots=whole.spots)
    if whole.lost:
        told = translate(
            _("{right} of {spots} right, chips lost: {lost}"),
            right=whole.right,
            spots=whole.spots,
            lost=lost_told(whole),
        )
    beside = [part._replace(side="left") for part in first] if kinds else first
    title = translate(_("Drill: this session"))
    leaf = Leaf(title, (*first, *most, *kinds, *last), (Said(told, "gold"),))
    return leaf._replace(
        wide=(*beside, *kinds, *most, *last), widest=WIDEST, lies="mid", apart=_APART
    )


class ResultPage(LeafPage):
    """``many`` were asked: as many more are a key away."""

    def __init__(self, leaf: Callable[[int], Leaf], many: int) -> None:
        """``leaf``: for lines of so many cells."""
        super().__init__(leaf(WIDEST))
        self._with_room = leaf
        self._more = Key(_AGAIN.upper(), translate(_("{spots} more"), spots=many))
        self.goes_on = False  # with them, once it is closed

    def _leaf(self) -> Leaf:
        return self._with_room(self.app.size.width - 2 * MARGIN)._replace(keys=(self._more,))

    def press(self, key: str) -> None:
        self.goes_on = key == _AGAIN
        super().press(key)


def _dearest(answers: Sequence[Answered], first: int) -> int:
    """Which of those that can still be shown cost most; -1 where none cost anything."""
    costs = {at: each.cost for at, each in enumerate(answers) if at >= first and _costs(each)}
    return max(costs, key=lambda at: costs[at], default=-1)


def _costs(each: Answered) -> bool:
    return not each.right and each.kind in PRICED


# Answer by answer


def _answers(answers: Sequence[Answered], seen: Seen, face: Face, room: int) -> Table:
    """With all the cards, or at least those that were held, as far as there is room for them; bars
    take what is left."""
    tables = [_every_answer(answers, seen, face, which) for which in _Cards]
    return next((each for each in tables if _without_bars(each).width <= room), tables[-1])


def _without_bars(table: Table) -> Table:
    return Table(table.columns[:-1], tuple(row[:-1] for row in table.rows))


class _Cards(enum.Enum):
    """Which of them stand beside an answer."""

    ALL = enum.auto()
    HELD = enum.auto()
    NONE = enum.auto()


def _every_answer(answers: Sequence[Answered], seen: Seen, face: Face, which: _Cards) -> Table:
    most = max((each.cost for each in answers if _costs(each)), default=0.0) or 1.0
    cards = translate(_("cards"))
    apart = NAMED if any(_winners(option) for _spot, option in seen) else FACE
    held = max((len(spot.view.own_cards) for spot, _option in seen), default=_OWN)
    apart = max(apart, (held - _OWN + 1) * FACE)  # no board is below hands of five
    if which is _Cards.ALL and any(spot.view.board for spot, _option in seen):
        cards = f"{cards:<{_OWN * FACE + apart}}{translate(_('board'))}"
    usual = all(at_usual_blinds(spot) for spot, _option in seen)
    columns = (
        Column(),
        Column(goes=3),
        Column(cards, goes=4),
        Column(translate(In("a column", "answer"))),
        Column(translate(In("a column", "best")), goes=2),
        Column(translate(_("cost") if usual else _("cost at 5/10")), right=True, goes=1),
        Column(goes=5),
    )
    spots: list[tuple[Spot, Option] | None] = [None] * (len(answers) - len(seen))
    rows: list[tuple[Piece, ...]] = []
    for number, (each, spot) in enumerate(zip(answers, [*spots, *seen], strict=True), 1):
        cards_seen = _cards(*spot, face, apart=apart) if spot else [Faces(())]
        cards_seen = _only(cards_seen, which)
        costs = each.cost if _costs(each) else 0.0
        rows.append(
            (
                Said(str(number), "quiet"),
                Said(part_name(each.kind, None if spot else each.street)),
                cards_seen[0],
                _answer(each, spot, face),
                Said("" if each.right or not spot else _named(spot[0], spot[0].best, face)),
                Said(cost_in_the_sum(each, spot) if costs else "", "loss"),
                Bar(costs / most, tone="loss", lies=costs > 0),
            )
        )
        blank = Said("")
        rows += [(blank, blank, hand, *(blank,) * 3, Bar(0.0)) for hand in cards_seen[1:]]
    return Table(columns, tuple(rows))


def _answer(each: Answered, spot: tuple[Spot, Option] | None, face: Face) -> Said:
    """Whether it was right, and what it was, where that is still known."""
    name = _named(*spot, face) if spot else ""
    almost = spot is not None and spot[0].grade(spot[1]) is Grade.FINE  # as the table told it
    sign = "\u2713" if each.right else "\u2248" if almost else "\u2717"
    return Said(f"{sign} {name}".rstrip(), "gain" if each.right else "loss")


def _cards(spot: Spot, option: Option, face: Face, *, apart: int) -> list[Faces]:
    """One's own before the board; where a table is asked about, the hand of the answer, and below
    it what is better or as good, each with whose it is."""
    board = spot.view.board
    hands = [(_held(spot, spot.about) if spot.asks is Asks.HOLDS else spot.view.own_cards, "")]
    if seats := _winners(option):
        every = dict.fromkeys((*seats, *_winners(spot.best)))
        hands = [(_held(spot, seat), answer_name(spot, Wins((seat,)), face)) for seat in every]
    (own, name), *others = hands
    empty = max(0, _BOARD - len(board)) * bool(board)
    before = (_OWN - len(own)) * (bool(board) and not own)  # boards stand below each other
    first = Faces(own + board, empty, before, first=len(own), name=name, apart=apart)
    return [first, *(Faces(held, first=len(held), name=name, apart=apart) for held, name in others)]


def _only(hands: list[Faces], which: _Cards) -> list[Faces]:
    if which is _Cards.ALL:
        return hands
    if which is _Cards.NONE:
        return [Faces(())]
    return [
        Faces(hand.cards[: hand.first], first=hand.first, name=hand.name, apart=_named_in(hand))
        for hand in hands
    ]


def _named_in(hand: Faces) -> int:
    """Columns behind its cards for whose they are."""
    return 1 + cell_len(hand.name) if hand.name else 0


def _winners(option: Option) -> tuple[int, ...]:
    return option.do.seats if isinstance(option.do, Wins) else ()


def _held(spot: Spot, seat: int) -> tuple[Card, ...]:
    return spot.hand.hands_at_showdown()[seat][: spot.hand.rules.hole_cards]


def _named(spot: Spot, option: Option, face: Face) -> str:
    name = answer_name(spot, option.do, face)
    shortest = f"{name[: _LONGEST - 1].rstrip()}\u2026"
    return longest([name, *shorter_names(option.do, face)], _LONGEST, shortest)


# The dearest


def _told(spot: Spot, option: Option, face: Face) -> Shown:
    chosen = translate(In("beside an answer", "chosen"))
    rows = [
        (
            Said(UNICODE.next if each.option is option else "", "gold"),
            Said(each.name, "strong" if each.option is option else "plain"),
            Said(in_print(each.value), tone_of(round(each.option.value, spot.tenths))),
            Said(each.less, "gold" if spot.is_right(each.option) else "quiet"),
            Bar(each.loss, tone="loss", lies=each.loss > 0),
            Said(chosen if each.option is option else "", "quiet"),
        )
        for each in worths(spot, option, face)
    ]
    figures = Column(right=True, goes=1), Column(), Column(goes=2, most=_MOST)
    titles = (Column(goes=3), Column(), *figures, Column())
    lines: list[Line | Table] = [(Said(says(spot, option, face), "strong"),)]
    if rows:  # before the reason: they are what is still seen where there is little room
        lines.append(Table(titles, tuple(rows)))
    lines.append((Said(why(spot, face, option)),))
    seen = at_a_decision(spot.view.own_cards, spot.view.board, cards_given(option.do))
    return Shown(seen, tuple(lines))


# Kinds and sittings


def _by_kind(answers: Sequence[Answered], sittings: Sequence[Sequence[Answered]]) -> list[Part]:
    """This one, and beside it all of them, where there have been others."""
    this = Part(translate(_("by kind")), _kinds(answers), "right")
    told = course(sittings)
    if not told.parts:
        return [this]
    every = [each for sitting in sittings for each in sitting]
    parts = [this, Part(translate(_("all sessions")), _kinds(every), "right")]
    enough = [each for each in told.sittings if each[2] >= _FEW]
    if len(enough) > 1:
        parts.append(Part(course_title(), (_sittings(enough),)))
    return parts


def _kinds(answers: Sequence[Answered]) -> tuple[Table, ...]:
    found = parts_of(answers)
    if len(found) < 2:
        return ()
    most = max(each.figure.lost for each in found) or 1.0
    columns = (
        Column(),
        Column(translate(In("an answer", "right")), right=True),
        Column(translate(_("chips lost")), right=True),
        Column(goes=1),
    )
    of = _("{right} of {spots}")
    rows = [
        (
            Said(each.name),
            Said(translate(of, right=each.figure.right, spots=each.figure.spots), "quiet"),
            Said(
                lost_told(each.figure) if each.priced else "",
                "loss" if each.figure.lost else "quiet",
            ),
            Bar(each.figure.lost / most, tone="loss", lies=each.figure.lost > 0),
        )
        for each in found
    ]
    return (Table(columns, tuple(rows)),)


def _sittings(told: Sequence[tuple[int, float, int]]) -> Table:
    most = max(lost for _number, lost, _spots in told) or 1.0
    columns = (Column(right=True), Column(), Column(right=True), Column())
    rows = [
        (
            Said(str(number), "quiet"),
            Bar(lost / most, _BAR, "loss", lies=True),
            Said(written(f"{lost:.1f}"), "loss"),
            Said(spots_told(spots), "quiet"),
        )
        for number, lost, spots in told
    ]
    return Table(columns, tuple(rows))
