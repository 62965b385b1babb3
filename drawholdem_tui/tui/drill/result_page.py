"""How a sitting went: each answer with what it cost, the dearest with its alternatives, and the
sittings beside each other."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from drawholdem_tui.drills.answers_worth import Worth, worths
from drawholdem_tui.drills.in_words import (
    less_than_best,
    says_of_all,
    why,
)
from drawholdem_tui.drills.kinds.all_kinds import PRICED, Kind
from drawholdem_tui.drills.result import (
    OF,
    asked_for,
    at_usual_blinds,
    cost_in_the_sum,
    costs,
    course,
    course_title,
    dearest_of,
    figure,
    heading_of,
    lost_told,
    parts_in_a_line,
    parts_of,
    spots_told,
    whole_told,
)
from drawholdem_tui.drills.sitting import Answered
from drawholdem_tui.drills.spot import Option, Spot
from drawholdem_tui.players.odds.price import Grade
from drawholdem_tui.tui.drill.picture import board_in_a_list, cards_of, in_a_list, named
from drawholdem_tui.tui.looks import tone_of
from drawholdem_tui.tui.looks.glyphs import UNICODE
from drawholdem_tui.tui.pages.can_do import ChoosingPage, apart_in, beside_cards, list_above
from drawholdem_tui.tui.pages.page import ANY, MARGIN, WIDEST, Leaf, largest_card
from drawholdem_tui.tui.pages.parts import Item, Part, Scale, Shown, height_of
from drawholdem_tui.tui.table.drawing.cells import longest
from drawholdem_tui.tui.table.drawing.frame import Key
from drawholdem_tui.tui.table.drawing.lines import (
    Bar,
    Cap,
    Column,
    Line,
    Piece,
    Said,
    Table,
)
from drawholdem_tui.tui.table.scene.plan import Place
from drawholdem_tui.words.cards import Face
from drawholdem_tui.words.language import In, _, translate
from drawholdem_tui.words.numbers import in_print, written
from drawholdem_tui.words.table.decisions import hand_with_kicker

_AGAIN: Final = "a"  # as behind an evening
_FEW: Final = 5  # spots of a sitting: fewer say nothing beside others
_BAR: Final = 40  # cells of a bar: figures say more
_FEWEST: Final = 3  # answers that are listed, however small the screen is
_COLUMNS_APART: Final = 6  # cells at most
_WAYS: Final = 2  # to say what was asked, ever shorter
_NO_PRICE: Final = "\u2013"
_LARGER_HALF: Final = 0.55  # of a page: a list beside what is told of one of its rows
Seen = Sequence[tuple[Spot, Option]]


def sitting_leaf(
    answers: Sequence[Answered],
    seen: Seen,
    sittings: Sequence[Sequence[Answered]],
    wrong: Sequence[str],
    face: Face,
    *,
    at: int | None = None,
    room: Place = ANY,
) -> Leaf:
    """``seen`` are the spots of the last answers, as far as they are still there, and one of them
    is told below the list: that at the place ``at``, or the dearest. ``sittings`` are all there
    have been, this one among them; ``wrong`` is why those cannot be told. Where the ``room`` is too
    little for all of it, the list is shorter."""
    at = at_first(answers, seen) if at is None else at
    table = _answers(answers, seen, face, room.width)._replace(lit=at)
    most: list[Part] = []
    if at >= 0:
        spot, option = seen[at - len(answers)]
        shown = _told(spot, option, face, room.width)
        dearest = at == _dearest(answers, seen)
        most.append(Part(heading_of(spot, at + 1, dearest=dearest), (shown,)))
    first = list_above(_lists(table, at), most, room)
    this, *every = _by_kind(answers, sittings)
    others = [part for part in every if part.items]
    last = [Part("", tuple((Said(each),) for each in wrong))] if wrong else []
    title, told = translate(_("Drill: this session")), (Said(whole_told(answers), "gold"),)
    kinds = _ever_shorter(this, answers, room.width)
    ways = ((first, *most, *each, *others, *last) for each in kinds)
    parts = max(ways, key=lambda each: largest_card(each, room))
    leaf = Leaf(title, parts, told, WIDEST, chooses=len(seen) > 1)
    right = [part._replace(side="right") for part in (*map(_in_a_column, most), this)]
    left = [part._replace(side="left") for part in others]
    beside = [part for part in (*left, *right) if part.items]
    width = (_LARGER_HALF if beside else 1.0) * (room.width - MARGIN)
    named = [_every_answer(answers, seen, face, (True, True), short=way) for way in range(_WAYS)]
    tables = [*named, *map(_without_bars, named)]
    large = (each for each in tables if each._replace(card=(5, 3)).width <= width)
    lists = _lists(next(large, tables[-1])._replace(lit=at), at)
    alone = (each for each in lists if height_of([each], room.width, Scale()) <= room.height)
    whole = next(alone, lists[-1])._replace(side="left")
    return leaf._replace(wide=(whole, *beside, *last), lies="top", apart=apart_in(room))


def _lists(table: Table, at: int) -> list[Part]:
    """Ever fewer answers, that of which is told among them."""
    every, ways = len(table.rows), [Part(translate(_("answer by answer")), (table,))]
    for many in range(every - 1, _FEWEST - 1, -1):
        first = max(0, min(at - many // 2, every - many))
        seen = _("answers {first}\u2013{end} of {last}")
        heading = translate(seen, first=first + 1, end=first + many, last=every)
        rows = table.rows[first : first + many]
        ways.append(Part(heading, (table._replace(rows=rows, lit=at - first),)))
    return ways


def at_first(answers: Sequence[Answered], seen: Seen) -> int:
    """The place of the answer that is told at first: the dearest, or one that was wrong."""
    told, dearest = _still_there(answers, seen), _dearest(answers, seen)
    wrong = (at for at in told if not answers[at].right)
    return dearest if dearest >= 0 else next(wrong, next(iter(told), -1))


def _still_there(answers: Sequence[Answered], seen: Seen) -> range:
    return range(len(answers) - len(seen), len(answers))


def _dearest(answers: Sequence[Answered], seen: Seen) -> int:
    return dearest_of(answers, len(answers) - len(seen))


class ResultPage(ChoosingPage):
    """``many`` were asked: as many more are a key away."""

    def __init__(
        self,
        answers: Sequence[Answered],
        seen: Seen,
        leaf: Callable[[int, Place], Leaf],
        many: int,
    ) -> None:
        """``leaf`` tells the answer at this place, in so much room."""
        super().__init__(leaf, at_first(answers, seen), _still_there(answers, seen))
        self._more = Key(_AGAIN.upper(), translate(_("{spots} more"), spots=many), _AGAIN)
        self._more_of = translate(_("{spots} more like these"), spots=many)
        self.goes_on = False  # with them, once it is closed

    def _leaf(self) -> Leaf:
        leaf, help_ = super()._leaf(), Key("?", translate(_("help")), "?")
        next_ = Part("", ((Cap(self._more.name), Said(self._more_of, "strong")),), spare=True)
        parts, wide = (*leaf.parts, next_), (*leaf.wide, next_._replace(side="right"))
        return leaf._replace(keys=(self._more, help_), parts=parts, wide=wide)

    def press(self, key: str) -> None:
        self.goes_on = key == _AGAIN
        super().press(key)


# Answer by answer


def _in_a_column(part: Part) -> Part:
    """Large cards, and what is said of them below."""
    (shown,) = (item for item in part.items if isinstance(item, Shown))
    lines = (each for line in shown.lines for each in ((), line))
    return Part(part.heading, (shown._replace(lines=()), *lines))


def _answers(answers: Sequence[Answered], seen: Seen, face: Face, room: int) -> Table:
    """With all the cards, or at least those that were held, as far as there is room for them, and
    with what was asked."""
    tables = [
        _every_answer(answers, seen, face, (board, asked), short=short)
        for board, asked in ((True, True), (False, True), (False, False))
        for short in range(_WAYS)
    ]
    return next((each for each in tables if _without_bars(each).width <= room), tables[-1])


def _without_bars(table: Table) -> Table:
    return table._replace(columns=table.columns[:-1], rows=tuple(row[:-1] for row in table.rows))


def _every_answer(
    answers: Sequence[Answered], seen: Seen, face: Face, beside: tuple[bool, bool], *, short: int
) -> Table:
    """``beside`` the cards that were held: the board, and what was asked; else that takes their
    place where it was about a table."""
    most = max((each.cost for each in answers if costs(each)), default=0.0) or 1.0
    boards = beside[0] and any(spot.view.board for spot, _option in seen)
    held = _("cards") if beside[1] else In("a column", "spot")
    usual = all(at_usual_blinds(spot) for spot, _option in seen)
    columns = (
        Column(right=True),
        Column(goes=4),
        Column(translate(held), goes=3 if beside[1] else 1),
        Column(translate(_("board")), goes=3),
        Column(translate(In("a column", "answer"))),
        Column(translate(In("a column", "best")), goes=2),
        Column(translate(_("cost") if usual else _("cost at 5/10")), right=True, goes=1),
        Column(goes=5, most=_BAR),
    )
    several = len({each.kind for each in answers}) > 1
    spots: list[tuple[Spot, Option] | None] = [None] * (len(answers) - len(seen))
    rows: list[tuple[Piece, ...]] = []
    for number, (each, spot) in enumerate(zip(answers, [*spots, *seen], strict=True), 1):
        asked = Said(asked_for(each, spot and spot[0], short=short, several=several))
        cards: Piece = in_a_list(*spot, face) if spot else Said("")
        if not beside[1]:
            about = spot is None or spot[0].kind is Kind.POT
            cards, asked = asked if about else cards, Said("")
        cost = each.cost if costs(each) else 0.0
        rows.append(
            (
                Said(str(number), "quiet"),
                asked,
                cards,
                board_in_a_list(spot[0]) if boards and spot else Said(""),
                _answer(each, spot, face),
                Said("" if each.right or not spot else named(spot[0], spot[0].best, face)),
                Said(cost_in_the_sum(each, spot) if cost else "", "loss"),
                Bar(cost / most, tone="loss", lies=cost > 0),
            )
        )
    return Table(columns, tuple(rows), apart=_COLUMNS_APART)


def _answer(each: Answered, spot: tuple[Spot, Option] | None, face: Face) -> Said:
    """Whether it was right, and what it was, where that is still known."""
    name = named(*spot, face) if spot else ""
    almost = spot is not None and spot[0].grade(spot[1]) is Grade.FINE  # as the table told it
    sign = "\u2713" if each.right else "\u2248" if almost else "\u2717"
    return Said(f"{sign} {name}".rstrip(), "gain" if each.right else "loss")


# The dearest


def _told(spot: Spot, option: Option, face: Face, width: int = WIDEST) -> Shown:
    """The hand, the verdict, what each answer was worth, and why; with the cards it is about."""
    priced = spot.kind in PRICED

    def beside(each: Worth, *, short: bool) -> Said:
        """How much less it was worth."""
        if spot.is_right(each.option):
            return Said("\u2713" if short else each.less, "gold")
        less = in_print(f"-{less_than_best(spot, each.option)}") if short else each.less
        return Said(less * priced, "quiet")

    columns = Column(goes=1), Column(), Column(right=True), Column(), Column(goes=3, most=_BAR)
    whole, shorter = (
        Table(
            columns,
            tuple(
                (
                    Said(UNICODE.next if each.option is option else "", "gold"),
                    Said(each.name, "strong" if each.option is option else "plain"),
                    Said(in_print(each.value) * priced, tone_of(round(each.option.value, 1))),
                    beside(each, short=short),
                    Bar(each.loss, tone="loss", lies=each.loss > 0) if priced else Said(""),
                )
                for each in worths(spot, option, face)
            ),
        )
        for short in (False, True)
    )
    held = hand_with_kicker(spot.view.own_cards, spot.view.board) if spot.asks is None else ""
    lines: list[Line | Table] = [(Said(held),)] * bool(held)
    lines.append((Said(says_of_all(spot, option, face), "strong"),))
    lines += [beside_cards(whole, shorter, width)] * bool(whole.rows)
    lines.append((Said(why(spot, face, option)),))
    return Shown(cards_of(spot, option, face), tuple(lines), flows=True)


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


def _ever_shorter(this: Part, answers: Sequence[Answered], width: int) -> list[list[Part]]:
    """The same without the sum, which stands above the page; or in a line, with the weakest where
    there is no room for all."""
    ways: list[Item] = []
    if this.items and isinstance(table := this.items[0], Table):
        lines = parts_in_a_line(answers)
        line = (Said(longest(lines, width, lines[-1])),)
        ways = [table, table._replace(rows=table.rows[:-1]), line]
    return [[this._replace(items=(each,))] for each in ways] or [[]]


def _kinds(answers: Sequence[Answered]) -> tuple[Table, ...]:
    """From street to street, and what they come to."""
    found = sorted(parts_of(answers), key=lambda each: each.place)
    if len(found) < 2:
        return ()
    most = max(each.figure.lost for each in found) or 1.0
    columns = (
        Column(),
        Column(translate(In("an answer", "right")), right=True),
        Column(translate(_("chips lost")), right=True),
        Column(goes=1, most=_BAR),
    )
    every = [(each.name, each.figure, each.priced) for each in found]
    whole = translate(_("together")), figure(answers), any(each.priced for each in found)
    rows = [
        (
            Said(name, "strong" if of_all else "plain"),
            Said(translate(OF, right=each.right, spots=each.spots), "quiet"),
            Said(lost_told(each) if priced else _NO_PRICE, "loss" if each.lost else "quiet"),
            Said("") if of_all else Bar(each.lost / most, tone="loss", lies=each.lost > 0),
        )
        for (name, each, priced), of_all in [*((part, False) for part in every), (whole, True)]
    ]
    return (Table(columns, tuple(rows)),)


def _sittings(told: Sequence[tuple[int, float, int]]) -> Table:
    most = max(lost for _number, lost, _spots in told) or 1.0
    columns = (Column(right=True), Column(most=_BAR), Column(right=True), Column())
    rows = [
        (
            Said(str(number), "quiet"),
            Bar(lost / most, tone="loss", lies=True),
            Said(written(f"{lost:.1f}"), "loss"),
            Said(spots_told(spots), "quiet"),
        )
        for number, lost, spots in told
    ]
    return Table(columns, tuple(rows))
