"""What the choices of a finished hand cost, with the cards that were seen at each of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from drawholdem_tui.engine.actions import cards_given
from drawholdem_tui.engine.cards import Card
from drawholdem_tui.players.coach.review import Looked, Reviewed, Unpriced
from drawholdem_tui.players.odds.price import Grade
from drawholdem_tui.tui.looks import Tone, tone_of
from drawholdem_tui.tui.looks.glyphs import UNICODE
from drawholdem_tui.tui.pages.can_do import (
    ChoosingPage,
    apart_in,
    beside_cards,
    help_of_keys,
    list_above,
)
from drawholdem_tui.tui.pages.page import ANY, MARGIN, WIDEST, Leaf
from drawholdem_tui.tui.pages.parts import SMALL, Part, Shown, height_of
from drawholdem_tui.tui.pages.rules import Ended, who_had_what, who_won, winners
from drawholdem_tui.tui.table.drawing.cells import longest
from drawholdem_tui.tui.table.drawing.frame import Key, at_a_decision, board_group
from drawholdem_tui.tui.table.drawing.lines import (
    Balance,
    Bar,
    Column,
    Faces,
    Line,
    Marks,
    Over,
    Said,
    Table,
)
from drawholdem_tui.tui.table.scene.log_rows import ResultRow
from drawholdem_tui.tui.table.scene.plan import Place
from drawholdem_tui.words.advice.graded import NO_PRICE, in_two_lines, what_is_graded, why_grades
from drawholdem_tui.words.advice.hindsight import came_out
from drawholdem_tui.words.advice.review import came_to
from drawholdem_tui.words.advice.why import (
    Decided,
    Weighed,
    decided,
    odds_of,
    odds_told,
    price_told,
    sum_told,
    verdict_told,
    weighed,
)
from drawholdem_tui.words.cards import Face
from drawholdem_tui.words.language import In, _, translate
from drawholdem_tui.words.people import Told, Who, called, of, told
from drawholdem_tui.words.table.decisions import hand_with_kicker

_WHOSE: Final = Told(_("your cards"), _("{name}'s cards"))
_FEWEST: Final = 3  # decisions that are listed, however small the screen is
_BOARD: Final = 5
_MOST: Final = 80  # cells of a bar
_EASY: Final = 130  # cells of a page with bars in half of it
_LONG: Final = 40  # of one in the list
_WORTH, _WITH_BOARD, _OTHER, _POT, _STREET = range(1, 6)  # columns find room in this order
_WIDE: Final = 6  # cells between two columns at most
_TONES: Final[dict[Grade, Tone]] = {
    Grade.BEST: "gain",
    Grade.FINE: "plain",
    Grade.COSTS: "loss",
    Grade.COSTS_MUCH: "loss",
}
_SIGNS: Final = {Grade.BEST: "\u2713", None: "\u2013"}  # where words have no room
_GRADED: Final = _("what is graded")
_DASHES: Final = 6  # cells of a heading that hold no text
_OUTCOME: Final = _("how it turned out")
_HELP: Final = "?"
_TITLE: Final = Told(_("What your decisions cost"), _("{name}: what the decisions cost"))


def why_title(who: Who) -> str:
    return told(who, _TITLE)


class WhyPage(ChoosingPage):
    """A decision is chosen by keys; what it was about stands below the list."""

    def __init__(
        self,
        who: Who,
        looked: Looked,
        face: Face,
        ended: Ended | None = None,
        *,
        won: Sequence[ResultRow] = (),
        private: bool = False,
    ) -> None:
        """``won``: who has, with the cards that were shown, where no list has told it."""

        def leaf(at: int, room: Place) -> Leaf:
            return why_leaf(who, looked, face, ended, at, won=won, room=room)

        self._looked = looked
        super().__init__(leaf, at_first(looked), range(len(looked.in_order)), private=private)

    def tell_help(self) -> None:
        told = (f"  {each}" for each in what_is_graded(self._looked))
        keys = [each for each in self.told_keys() if each.press != _HELP]
        self.app.push_screen(help_of_keys(keys, translate(_GRADED), *told))


def at_first(looked: Looked) -> int:
    """The place of the decision that is told at first: the dearest, or that with most at stake."""
    first = looked.dearest or max(looked.every, key=lambda each: each.pot, default=None)
    return looked.in_order.index(first) if first else -1


def why_leaf(
    who: Who,
    looked: Looked,
    face: Face,
    ended: Ended | None = None,
    at: int | None = None,
    *,
    won: Sequence[ResultRow] = (),
    room: Place = ANY,
) -> Leaf:
    """Each decision, in the order in which they were made; the chosen one with its alternatives,
    and last how the hand came out. Where the ``room`` is too little, it lasts up to the verdict on
    the chosen one: what a grade means stands lower, the list is shorter."""
    at = at_first(looked) if at is None else at
    every = looked.in_order if looked.every else []
    several = len(every) > 1
    hindsight: list[Line | Table] = [(Said(line),) for line in came_out(looked, face)]
    alone = [] if several or not (ended and ended.board) else hindsight
    parts: list[Part] = []
    if looked.every:
        heading = translate(_heading(every[at], looked))
        how = {"dated": not alone, "several": several}
        others = [_told(each, who, face, room.width, **how) for each in every]
        shown = others.pop(at)
        shown = shown._replace(lines=(*shown.lines, *alone), alike=tuple(others))
        parts.append(Part(heading, (shown,)))
    grades, lower = why_grades(looked), ""
    if several:
        ways = [(len(every), True), *((many, False) for many in range(len(every), _FEWEST - 1, -1))]
        lists = [_list(looked, face, (at, many), grades * here, room.width) for many, here in ways]
        chosen = list_above(lists, parts, room)
        lower = "" if chosen.items[1:] else grades
        parts.insert(0, chosen)
    half = several and Part("", (), "left").has_side(room.width)
    width = room.width // 2 - MARGIN if half else room.width
    last = _last(looked, ended, hindsight, lower, width=width)
    if rows := who_won(won, bars=room.width >= _EASY):
        last = [Part(translate(_OUTCOME), tuple(rows), "left"), *last]
        seen = [*parts, *(each for each in last if not each.spare)]
        if several and height_of(seen, room.width, SMALL) > room.height:
            parts[0] = _with_result(parts[0], looked, won[0], room.width)
    leaf = Leaf(why_title(who), (*parts, *last), _result(looked), WIDEST, chooses=several)
    keys = (Key(_HELP, translate(_("help")), _HELP),)
    return leaf._replace(apart=apart_in(room) or int(not several), lies="top", keys=keys)


def _with_result(part: Part, looked: Looked, best: ResultRow, width: int) -> Part:
    """Above the list, where how it turned out stands so far below that nobody sees it."""
    if looked.result >= 0 or not best.won:
        return part
    lost = translate(_("lost to {hand}"), hand=of(best.name, best.shortest or best.hand))
    both = _("{decisions} \u00b7 {result}")
    some = (part.heading, part.shorter or part.heading)
    ways = [translate(both, decisions=each, result=lost) for each in some]
    return part._replace(heading=longest(ways, width - _DASHES, part.heading))


def _list(looked: Looked, face: Face, some: tuple[int, int], grades: str, width: int) -> Part:
    """Every decision, or as many about the chosen one as there may be; and what its grades mean.
    A sign for the best ones gives other columns their room; the board tells the street, too."""
    at, most = some
    last = len(looked.in_order)
    first = max(0, min(at - most // 2, last - most))
    heading, shorter = translate(_("each decision")), ""
    if last > most:
        seen = {"first": first + 1, "end": first + most, "last": last}
        heading = translate(_("decisions {first}\u2013{end} of {last}"), **seen)
        shorter = translate(_("{first}\u2013{end} of {last}"), **seen)
    seen_here = slice(first, first + most)
    ways = [_decisions(looked, face, at, seen_here, sign=sign) for sign in (False, True)]
    rooms = ((goes, each) for goes in range(_STREET, 0, -1) for each in ways)
    table = next((each for goes, each in rooms if each.needs(goes) <= width), ways[-1])
    items = (table, (Said(grades, "quiet"),)) if grades else (table,)
    return Part(heading, items, shorter=shorter)


def _last(
    looked: Looked, ended: Ended | None, lines: list[Line | Table], grades: str, *, width: int
) -> list[Part]:
    """How the hand came out; where one decision tells that, the board is as large as its cards."""
    several = len(looked.in_order) > 1
    if ended and ended.rows and not any(row.won for row in ended.rows):
        nothing = translate(_("Nobody opened: there is nothing to grade."))
        return [Part(ended.told, ((Said(nothing),),), shorter=ended.shorter)]
    told = in_two_lines(looked, grades)
    quiet = tuple((Said(longest(ways, width, ways[-1]), "quiet"),) for ways in told)
    graded = Part(translate(_GRADED), quiet, "left")
    if ended and ended.board and not several:
        group = board_group(ended.board)._replace(winning=ended.winning)
        shown = Shown((group,), (), winners(ended))
        board = Part(ended.told, (shown,), "left", shorter=ended.shorter)
        return [board, *who_had_what(ended), graded._replace(side="")]
    if ended is None:
        hindsight = [Part(translate(_("looking back")), tuple(lines), "right")] if lines else []
        return [*hindsight, graded._replace(side="right", spare=bool(lines))]
    if ended.board:
        lines.insert(0, (Faces(ended.board, board_group(ended.board).empty),))
    turned_out = Part(ended.told, tuple(lines), "left", shorter=ended.shorter)
    return [turned_out, *who_had_what(ended), graded]


def _result(looked: Looked) -> tuple[Said, ...]:
    """What mistakes cost on average is not what the hand came to."""
    result, mistakes = came_to(looked)
    beside = Said("\u00b7", "quiet"), Said(mistakes, "loss" if looked.dearest else "plain")
    return Said(result, tone_of(looked.result)), *(beside if mistakes else ())


def _decisions(looked: Looked, face: Face, at: int, seen: slice, *, sign: bool) -> Table:
    """Where there is no board, pots say nothing of streets. One's own cards are seen where they
    have changed: the same ones in each row would say nothing."""
    every = decided(looked, face)
    places = _BOARD if any(each.board for each in every) else 0
    columns = [
        Column(),
        Column(goes=_STREET),
        Column(),
        Column(translate(_("cards"))),
        Column(translate(_("board")), goes=_WITH_BOARD),
        Column(translate(_("pot")), right=True, goes=_POT),
        Column(translate(In("a column", "worth")), right=True, goes=_WORTH),
        Column(translate(In("a column", "best other")), goes=_OTHER),
        Column(goes=7),
        Column(goes=9, most=_MOST),
        Column(translate(_("cost")), right=True),
        Column(translate(_("of pot")), right=True, goes=6),
        Column(goes=8, most=_LONG),
    ]
    before = [(), *(each.own for each in every[seen])]
    rows = tuple(
        _decision(each, places, sign=sign, own=each.own if each.own != held else ())
        for each, held in zip(every[seen], before, strict=False)
    )
    return Table(tuple(columns), rows, at - seen.start, _WIDE)


def _decision(
    each: Decided, places: int, *, sign: bool, own: tuple[Card, ...]
) -> tuple[Said | Faces | Bar, ...]:
    tone = _TONES[each.grade] if each.grade else "quiet"
    word = _SIGNS.get(each.grade, each.word) if sign else each.word
    return (
        Said(word, tone),
        Said(each.street, "quiet"),
        Said(each.did, "strong"),
        Faces(own),
        Faces(each.board, max(0, places - len(each.board))),
        Said(each.pot, "quiet", 1 + len(each.pot)) if places else Said(""),
        Said(each.worth, "strong"),
        Said(each.other),
        Said(each.odds, "quiet"),
        _odds(each.shares, tone) if each.shares else Said(""),
        Said(each.price, tone),
        Said(each.of_pot, tone),
        Bar(each.share, tone=tone, lies=True) if each.price else Said(""),
    )


def _heading(decision: Reviewed | Unpriced, looked: Looked) -> str:
    if isinstance(decision, Unpriced):
        return _("not graded")
    return _("what cost most") if decision is looked.dearest else _("what each choice was worth")


def _told(
    found: Reviewed | Unpriced,
    who: Who,
    face: Face,
    width: int,
    *,
    dated: bool = True,
    several: bool = False,
) -> Shown:
    """The cards of the moment, and what each choice was worth, on both sides of nothing where
    one lost; where a strategy was computed, that alone says which was best."""
    view = found.view
    held: Line = (Said(hand_with_kicker(view.own_cards, view.board), "strong"),)
    if isinstance(found, Unpriced):
        seen = at_a_decision(view.own_cards, view.board, (), told(who, _WHOSE))
        return Shown(seen, (held, (Said(translate(NO_PRICE)),)), flows=True)
    reason = price_told(found, face)[2]
    if not who.you:
        reason = translate(_("The coach to {name}: {told}"), name=called(who.name), told=reason)
    choices, odds = weighed(found, face), odds_of(found)
    most = max((abs(each.worth) for each in choices), default=0.0) or 1.0
    lost = any(each.worth < 0 for each in choices)
    words = translate(In("beside an answer", "best")), _SIGNS[Grade.BEST]

    def bar(each: Weighed) -> Bar | Balance | Over | Said:
        """Of a call how often it won, with a mark where it would have paid."""
        if not each.told or (odds and not each.chosen):
            return Said("")
        if odds:
            line = _odds(odds, tone_of(each.worth))
            return Over((line, Marks(tuple(sorted(zip(odds, odds_told(found)[1:], strict=True))))))
        share = each.worth / most
        return Balance(share) if lost else Bar(share, tone="gain", lies=True)

    titles = Column(), Column(), Column(most=_MOST), Column(right=True), Column()
    whole, shorter = (
        Table(
            titles,
            tuple(
                (
                    Said(UNICODE.next if each.chosen else "", "gold"),
                    Said(each.name, "strong" if each.chosen else "plain"),
                    bar(each),
                    Said(each.told, tone_of(each.worth)),
                    Said(best * each.best, "gold"),
                )
                for each in choices
            ),
        )
        for best in words
    )
    lines: list[Line | Table] = [held]
    if found.is_mistake or not several:  # else its row in the list has its grade
        verdict = verdict_told(found, face, dated=dated)
        lines.append((Said(verdict, "loss" if found.is_mistake else "plain"),))
    if any(each.told for each in choices):
        lines.append((Said(sum_told(found, face), "quiet"),))
    lines += [beside_cards(whole, shorter, width)] * bool(choices)
    seen = at_a_decision(view.own_cards, view.board, cards_given(found.did), told(who, _WHOSE))
    return Shown(seen, (*lines, (Said(reason),)), flows=True)


def _odds(odds: tuple[float, float], tone: Tone) -> Bar:
    """How often a call won, and where it would have paid."""
    return Bar(odds[1], tone=tone, lies=True, mark=odds[0])
