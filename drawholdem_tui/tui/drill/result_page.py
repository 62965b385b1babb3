"""How a sitting went: each answer with what it cost, the dearest with its alternatives, and the
sittings beside each other."""

from __future__ import annotations

import enum
from collections.abc import Callable, Sequence
from typing import Final

from rich.cells import cell_len

from drawholdem_tui.drills.answers_worth import worths
from drawholdem_tui.drills.in_words import answer_name, says, shorter_names, why
from drawholdem_tui.drills.kinds.all_kinds import Kind
from drawholdem_tui.drills.result import (
    asked_for,
    at_usual_blinds,
    cost_in_the_sum,
    costs,
    course,
    course_title,
    dearest_heading,
    dearest_of,
    lost_lines,
    lost_told,
    parts_of,
    spots_told,
    whole_told,
)
from drawholdem_tui.drills.sitting import Answered
from drawholdem_tui.drills.spot import Asks, Option, Spot, Wins
from drawholdem_tui.engine.actions import cards_given
from drawholdem_tui.engine.rules import Game
from drawholdem_tui.players.odds.price import Grade
from drawholdem_tui.tui.looks import tone_of
from drawholdem_tui.tui.looks.glyphs import UNICODE
from drawholdem_tui.tui.pages.page import MARGIN, WIDEST, Leaf, LeafPage
from drawholdem_tui.tui.pages.parts import Item, Part, Shown
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

_AGAIN: Final = "a"  # as behind an evening
_BOARD: Final = 5
_OWN: Final = 2
_APART: Final = 3  # rows between two parts at most: they are of one session
_FEW: Final = 5  # spots of a sitting: fewer say nothing beside others
_BAR: Final = 8  # cells of a bar: figures say more
_WIDE: Final = 112
_NARROW: Final = 72
_COLUMNS_APART: Final = 4  # cells at most
_WAYS: Final = 3  # to say what was asked, ever shorter
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
    dearest = dearest_of(answers, len(answers) - len(seen))
    every = _answers(answers, seen, face, room)
    first = Part(translate(_("answer by answer")), (every,))
    most: list[Part] = []
    if dearest >= 0:
        spot, option = seen[dearest - len(answers)]
        shown = _told(spot, option, face, narrow=room < _NARROW)
        heading = dearest_heading(spot, dearest + 1)
        most.append(Part(heading, (shown,), "left", _WIDE))
    this, *others = _by_kind(answers, sittings)
    lost = Part("", tuple((Said(each, "quiet"),) for each in lost_lines(answers)), "right")
    if most and room >= _WIDE:  # below a spot that has the page alone
        this = this._replace(side="left")
        lost = lost._replace(side="left" if others else "right", heading=translate(_("chips lost")))
    kinds = [part for part in (this, lost, *others) if part.items]
    last = [Part("", tuple((Said(each),) for each in wrong))] if wrong else []
    title = translate(_("Drill: this session"))
    leaf = Leaf(title, (first, *most, *kinds, *last), (Said(whole_told(answers), "gold"),))
    left = [part._replace(side=part.side and "left") for part in (lost, *others)]
    right = [part._replace(side="right") for part in (*map(_in_a_column, most), this)]
    beside = [part for part in (*left, *right) if part.items]
    wide = first._replace(items=(_without_bars(every),), side="left") if beside else first
    return leaf._replace(wide=(wide, *beside, *last), widest=WIDEST, lies="mid", apart=_APART)


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


# Answer by answer


def _in_a_column(part: Part) -> Part:
    """Large cards, and what is said of them below."""
    items: list[Item] = []
    for item in part.items:
        items += [item._replace(lines=())] if isinstance(item, Shown) else [item]
        for line in item.lines if isinstance(item, Shown) else ():
            items += [(), line]
    return Part(part.heading, tuple(items))


def _answers(answers: Sequence[Answered], seen: Seen, face: Face, room: int) -> Table:
    """With all the cards, or at least those that were held, as far as there is room for them, and
    with what was asked; bars take what is left."""
    tables = [
        _every_answer(answers, seen, face, which, short=short)
        for which in _Cards
        for short in range(_WAYS)
    ]
    return next((each for each in tables if _without_bars(each).width <= room), tables[-1])


def _without_bars(table: Table) -> Table:
    return table._replace(columns=table.columns[:-1], rows=tuple(row[:-1] for row in table.rows))


class _Cards(enum.Enum):
    """Which of them stand beside an answer; in the last way what was asked takes their place."""

    ALL = enum.auto()
    HELD = enum.auto()
    OR_ASKED = enum.auto()


def _every_answer(
    answers: Sequence[Answered], seen: Seen, face: Face, which: _Cards, *, short: int
) -> Table:
    most = max((each.cost for each in answers if costs(each)), default=0.0) or 1.0
    cards = translate(_("cards"))
    apart = NAMED if any(option.winners for _spot, option in seen) else FACE
    held = max((len(spot.view.own_cards) for spot, _option in seen), default=_OWN)
    apart = max(apart, (held - _OWN + 1) * FACE)  # no board is below hands of five
    boards = any(spot.view.board for spot, _option in seen)
    if which is _Cards.ALL and boards:
        cards = f"{cards:<{_OWN * FACE + apart}}{translate(_('board'))}"
    usual = all(at_usual_blinds(spot) for spot, _option in seen)
    columns = (
        Column(),
        Column(goes=4),
        Column(cards, goes=3),
        Column(translate(In("a column", "answer"))),
        Column(translate(In("a column", "best")), goes=2),
        Column(translate(_("cost") if usual else _("cost at 5/10")), right=True, goes=1),
        Column(goes=5, most=_BAR),
    )
    several = len({each.kind for each in answers}) > 1
    spots: list[tuple[Spot, Option] | None] = [None] * (len(answers) - len(seen))
    rows: list[tuple[Piece, ...]] = []
    for number, (each, spot) in enumerate(zip(answers, [*spots, *seen], strict=True), 1):
        hands: list[Piece] = [Faces(())]
        if spot:
            hands = [*_only(_cards(*spot, face, apart=apart, boards=boards), which)]
        asked = Said(asked_for(each, spot and spot[0], short=short, several=several))
        if which is _Cards.OR_ASKED:
            if spot is None or spot[0].kind is Kind.POT:
                hands = [asked]
            asked = Said("")
        cost = each.cost if costs(each) else 0.0
        rows.append(
            (
                Said(str(number), "quiet"),
                asked,
                hands[0],
                _answer(each, spot, face),
                Said("" if each.right or not spot else _named(spot[0], spot[0].best, face)),
                Said(cost_in_the_sum(each, spot) if cost else "", "loss"),
                Bar(cost / most, tone="loss", lies=cost > 0),
            )
        )
        blank = Said("")
        rows += [(blank, blank, hand, *(blank,) * 3, Bar(0.0)) for hand in hands[1:]]
    return Table(columns, tuple(rows), apart=_COLUMNS_APART)


def _answer(each: Answered, spot: tuple[Spot, Option] | None, face: Face) -> Said:
    """Whether it was right, and what it was, where that is still known."""
    name = _named(*spot, face) if spot else ""
    almost = spot is not None and spot[0].grade(spot[1]) is Grade.FINE  # as the table told it
    sign = "\u2713" if each.right else "\u2248" if almost else "\u2717"
    return Said(f"{sign} {name}".rstrip(), "gain" if each.right else "loss")


def _cards(spot: Spot, option: Option, face: Face, *, apart: int, boards: bool) -> list[Faces]:
    """One's own before the board; where a table is asked about, the hand of the answer, and below
    it what is better or as good, each with whose it is."""
    board = spot.view.board
    hands = [(spot.held_by(spot.about) if spot.asks is Asks.HOLDS else spot.view.own_cards, "")]
    if seats := option.winners:
        every = dict.fromkeys((*seats, *spot.best.winners))
        hands = [(spot.held_by(seat), answer_name(spot, Wins((seat,)), face)) for seat in every]
    (own, name), *others = hands
    empty = max(0, _BOARD - len(board)) * (boards and spot.hand.rules.game is not Game.DRAW_POKER)
    before = (_OWN - len(own)) * (bool(board) and not own)  # boards stand below each other
    first = Faces(own + board, empty, before, first=len(own), name=name, apart=apart)
    return [first, *(Faces(held, first=len(held), name=name, apart=apart) for held, name in others)]


def _only(hands: list[Faces], which: _Cards) -> list[Faces]:
    if which is _Cards.ALL:
        return hands
    return [
        Faces(hand.cards[: hand.first], first=hand.first, name=hand.name, apart=_named_in(hand))
        for hand in hands
    ]


def _named_in(hand: Faces) -> int:
    """Columns behind its cards for whose they are."""
    return 1 + cell_len(hand.name) if hand.name else 0


def _named(spot: Spot, option: Option, face: Face) -> str:
    name = answer_name(spot, option.do, face)
    shortest = f"{name[: _LONGEST - 1].rstrip()}\u2026"
    return longest([name, *shorter_names(option.do, face)], _LONGEST, shortest)


# The dearest


def _told(spot: Spot, option: Option, face: Face, *, narrow: bool) -> Shown:
    """On a ``narrow`` page figures come first, of the best and of what was chosen: they are what is
    still seen there."""
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
        if not narrow or each.option in (spot.best, option)
    ]
    figures = Column(right=True, goes=1), Column(), Column(goes=2, most=_BAR)
    titles = (Column(goes=3), Column(), *figures, Column())
    lines: list[Line | Table] = [(Said(says(spot, option, face), "strong"),)]
    if rows:
        lines.insert(0 if narrow else 1, Table(titles, tuple(rows)))
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
        Column(goes=1, most=_BAR),
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
