"""Parts of a page: what finds room, what stands beside what, and how large cards grow."""

from __future__ import annotations

import re
from types import SimpleNamespace
from typing import TYPE_CHECKING, cast

import pytest
from at_the_keyboard import keyboard
from random_hands import random_hand

from drawholdem_tui.drills.kinds.all_kinds import Kind
from drawholdem_tui.drills.sitting import Answered
from drawholdem_tui.engine.cards import cards
from drawholdem_tui.engine.events import Street
from drawholdem_tui.engine.past import Past
from drawholdem_tui.engine.rules import DRAW_HOLDEM
from drawholdem_tui.players.coach.review import Looked, dearest, reviewed
from drawholdem_tui.tui.drill.result_page import sitting_leaf
from drawholdem_tui.tui.live.pictures.coach import notes_leaf
from drawholdem_tui.tui.looks import Looks
from drawholdem_tui.tui.looks.glyphs import UNICODE
from drawholdem_tui.tui.pages.can_do import room_in
from drawholdem_tui.tui.pages.page import Leaf, LeafSheet, parts_of, with_spare
from drawholdem_tui.tui.pages.parts import (
    SMALL,
    Part,
    Scale,
    Shown,
    draw_parts,
    height_of,
    scale_for,
)
from drawholdem_tui.tui.pages.rules import Ended
from drawholdem_tui.tui.pages.why import _result, why_leaf
from drawholdem_tui.tui.table.drawing.cells import Cells
from drawholdem_tui.tui.table.drawing.frame import Group, at_a_decision
from drawholdem_tui.tui.table.drawing.lines import (
    Bar,
    Column,
    Faces,
    Marks,
    Over,
    Said,
    Table,
    draw_table,
)
from drawholdem_tui.tui.table.scene.log_rows import ResultRow
from drawholdem_tui.tui.table.scene.plan import CardSize, Place
from drawholdem_tui.words.advice.graded import why_grades
from drawholdem_tui.words.advice.review import in_whole_chips, worth_told
from drawholdem_tui.words.advice.why import odds_of, sum_told
from drawholdem_tui.words.cards import letters
from drawholdem_tui.words.language import choose, in_english
from drawholdem_tui.words.people import Who

if TYPE_CHECKING:
    from drawholdem_tui.players.coach.review import Reviewed
    from drawholdem_tui.tui.live.director import Director

ACES = cards("AsAd")
TABLE = Table(
    (Column("who"), Column("cards", goes=1), Column("cost", right=True), Column(goes=2)),
    tuple((Said(name), Faces(ACES), Said("120"), Bar(0.5)) for name in ("Ann", "Ben")),
    lit=1,
)


def drawn(parts: list[Part], width: int, rows: int = 40) -> list[str]:
    cells = Cells(width, rows, Looks().on_felt())
    scale = scale_for(parts, width, rows)
    draw_parts(cells, Place(0, 0, width, rows), parts, Looks(), scale)
    return ["".join(signs).rstrip() for signs in cells.signs]


def test_the_list_makes_room_for_the_whole_verdict() -> None:
    """What grades mean stands lower first, then decisions far from the chosen one go."""
    hands = (random_hand(seed, "no-limit", preset=DRAW_HOLDEM) for seed in range(60))
    reviews = (tuple(reviewed(hand, 0, samples=60)) * 4 for hand in hands)  # long ones are rare
    seen = next(
        looked
        for every in reviews
        if len(every) > 4 and why_grades(looked := Looked(every, dearest(every), 0))
    )
    whole = why_leaf(Who("", you=True), seen, letters).parts

    def rows_of(two: tuple[Part, ...]) -> int:
        return min(height_of(two, 76, each._replace(apart=0)) for each in (SMALL, Scale()))

    needed = rows_of(whole[:2])
    for fewer in range(4):
        room = Place(0, 0, 76, needed - fewer)
        parts = why_leaf(Who("", you=True), seen, letters, room=room).parts
        assert rows_of(parts[:2]) == room.height
        table = parts[0].items[0]
        assert isinstance(table, Table)
        assert len(table.rows) == len(seen.every) - max(0, fewer - 1)
        lower = (Said(why_grades(seen), "quiet"),)
        assert (lower in parts[-1].items) is (fewer > 0)


def test_what_says_most_finds_room_first() -> None:
    part = Part("", (TABLE,))
    for width, cards_there, bars in ((12, False, False), (22, True, False), (40, True, True)):
        text = "\n".join(drawn([part], width, 3))
        assert "120" in text
        assert ("A♠" in text) == cards_there
        assert ("━" in text) == bars


def test_parts_stand_beside_each_other_where_there_is_room() -> None:
    parts = [
        Part("left one", ((Said("here"),),), "left"),
        Part("right one", ((Said("there"),),), "right"),
    ]
    narrow, wide = drawn(parts, 60), drawn(parts, 120)
    assert not any("here" in line and "there" in line.replace("here", "", 1) for line in narrow)
    assert any("left one" in line and "right one" in line for line in wide)


def test_cards_are_as_large_as_all_fits_with_their_words_beside_them() -> None:
    shown = Shown((Group("your cards", ACES),), ((Said("Keep."),),))
    parts = [Part("what cost most", (shown,))]
    heights = [height_of(parts, 100, scale_for(parts, 100, rows)) for rows in (6, 10, 20)]
    assert heights == sorted(heights)
    assert all(height <= rows for height, rows in zip(heights, (6, 10, 20), strict=True))
    assert any("Keep." in line for line in drawn(parts, 100))


def test_where_cards_are_text_more_of_them_have_room_in_their_line() -> None:
    more = (Group("Ben: pair of aces", ACES),)
    part = Part("", (Shown((Group("board", ACES),), (), more),))
    assert any("Ben: pair of aces" in line for line in drawn([part], 60, 1))
    assert not any("Ben: pair of aces" in line for line in drawn([part], 60, 20))


def test_what_can_be_spared_takes_no_room_from_what_cannot() -> None:
    shown = Part("what cost most", (Shown((Group("your cards", ACES),), ((Said("Keep."),),)),))
    parts = [shown, Part("who had what", (TABLE,), spare=True)]
    needed = height_of(parts, 100, scale_for(parts, 100, 40))
    least = height_of(parts[:1], 100, scale_for(parts[:1], 100, 10))
    assert with_spare(parts, 100, needed) == tuple(parts)
    assert with_spare(parts, 100, least) == (shown,)
    assert with_spare(parts, 100, 2) == tuple(parts)  # one has to scroll in any case


def test_large_cards_do_not_touch_what_stands_above_them() -> None:
    board = Shown((Group("board", ACES),), ())
    lines = drawn([Part("the pots", ((Said("main pot"),), board))], 100)
    assert lines[lines.index("main pot") + 1] == ""


def test_words_do_not_touch_their_heading_where_there_is_a_row_for_it() -> None:
    parts = [Part("what cost most", (TABLE,)), Part("what is graded", ((Said("Calls."),),))]
    for rows, apart in ((8, 2), (7, 1)):  # of a page too low for air in its table
        lines = drawn(parts, 60, rows)
        heading = next(at for at, line in enumerate(lines) if "graded" in line)
        assert lines[heading + apart].startswith("Calls.")


def test_a_heading_may_say_it_all() -> None:
    """What a hand came to, where no decision of it is worth a word."""
    told = drawn([Part("hand 4: Ben wins", ()), Part("decisions", (TABLE,))], 60, 30)
    assert "Ben wins" in told[0]


def test_a_line_farther_left_than_those_below_it_is_a_heading() -> None:
    one, other = parts_of(["Swapping:", "  one card", "  for 5", "", "No heading", "at all"])
    assert (one.heading, len(one.items)) == ("Swapping", 2)
    assert (other.heading, len(other.items)) == ("", 2)


def answers(many: int) -> list[Answered]:
    return [Answered(f"k{at}", Kind.SWAP, Street.FLOP, 4.0, right=False) for at in range(many)]


def test_a_session_of_few_spots_stands_in_no_chart() -> None:
    def charts(*sittings: int) -> bool:
        every = [answers(many) for many in sittings]
        leaf = sitting_leaf(every[-1], (), every, (), str)
        return any("session by session" in part.heading for part in leaf.parts)

    assert charts(10, 10)
    assert not charts(10, 2)
    assert not charts(2, 2)


def test_on_a_very_wide_page_kinds_stand_beside_the_answers() -> None:
    every = [*answers(3), Answered("r", Kind.RANKS, Street.RIVER, 0.0, right=True)]
    leaf = sitting_leaf(every, (), [every], (), str)
    sides = {part.heading: part.side for part in leaf.wide if part.has_side(192)}
    assert (sides["answer by answer"], sides["by kind"]) == ("left", "right")
    assert not leaf.parts[0].has_side(192)


def test_notes_begin_with_figures_of_those_of_whom_enough_was_seen() -> None:
    chairs = [SimpleNamespace(name=name, left=False) for name in ("Ann", "Vera", "Otto")]
    past = {1: Past(12, entered=9, showdowns=4, won_showdowns=3, paid_swaps=5), 2: Past(3)}
    match = SimpleNamespace(chairs=chairs, past=past, rules=SimpleNamespace(swaps=True))
    evening = SimpleNamespace(match=match, alone=0, laid=SimpleNamespace(bots={}))
    leaf = notes_leaf(cast("Director", SimpleNamespace(evening=evening)))
    text = "\n".join(drawn(list(leaf.parts), 100))
    assert "Ann" not in text
    for seen in ("12 hands", "3 of 4", "75%", "3 of 8 hands seen"):
        assert seen in text


def test_whoever_reads_the_notes_at_their_turn_is_none_of_the_others() -> None:
    with keyboard(seats="Ann,Ben,Cleo") as at:
        at.lift()
        text = "\n".join(drawn(list(notes_leaf(at.director).parts), 100))
        assert at.asked not in text
        assert sum(name in text for name in ("Ann", "Ben", "Cleo")) == 2


def test_what_a_hand_came_to_is_told_once() -> None:
    ended = Ended("evening 1, hand 6: Ann wins 25", ACES, frozenset(), ())
    leaf = why_leaf(Who("", you=True), Looked((), None, -10), str, ended)
    assert "lost 10" in "".join(each.text for each in leaf.told)
    assert "lost 10" not in "\n".join(drawn(list(leaf.parts), 100))


def test_a_heading_that_has_no_room_is_told_shorter() -> None:
    part = Part("evening 1, hand 6: Ann wins 25", ((Said("told"),),), shorter="hand 6")
    assert " hand 6: Ann wins 25 " in drawn([part], 60)[0]
    assert " hand 6 " in drawn([part], 20)[0]


def test_bars_are_no_longer_than_their_column_may_be() -> None:
    table = Table((Column(), Column(most=9)), ((Said("name"), Bar(1.0)),))
    for room in (20, 40, 90):
        assert "\n".join(drawn([Part("", (table,))], room)).count("\u2501") <= 9


def test_a_bar_is_marked_where_it_would_have_paid() -> None:
    table = Table((Column(most=21),), ((Bar(0.75, tone="gain", lies=True, mark=0.25),),))
    (line,) = drawn([Part("", (table,))], 60, 1)
    assert (len(line), line.index("\u2502"), line.count("\u2501")) == (21, 5, 15)


@pytest.mark.parametrize("apart", [2, 6])
def test_the_row_in_gold_is_as_wide_as_the_page(apart: int) -> None:
    looks = Looks()
    rows = tuple(row[:3] for row in TABLE.rows)  # names, two cards and a cost
    table = Table(TABLE.columns[:3], rows, lit=1, apart=apart)
    cells = Cells(80, 5, looks.on_felt())
    draw_parts(cells, Place(2, 0, 76, 5), [Part("", (table,))], looks, Scale())
    gold = [x for x in range(80) if cells.ground(x, 2) == looks.palette.accent]
    assert (gold[0], gold[-1]) == (1, 78)


def test_nothing_moves_when_another_choice_is_told_in_the_same_place() -> None:
    short = Shown((Group("your cards", ACES),), ((Said("Keep."),),))
    long = Shown((Group("your cards", ACES), Group("board", ACES)), ((Said("Fold. " * 60),),))
    one = [Part("one", (short._replace(alike=(long,)),)), Part("", (TABLE,))]
    other = [Part("other", (long._replace(alike=(short,)),)), Part("", (TABLE,))]
    for rows in range(12, 40):
        assert scale_for(one, 100, rows) == scale_for(other, 100, rows)
        first, second = drawn(one, 100, rows), drawn(other, 100, rows)
        if any("Keep." in line for line in first):
            assert [line.startswith("Ann") for line in first] == [
                line.startswith("Ann") for line in second
            ]


def test_why_cards_lie_lower_stands_below_the_first_of_them() -> None:
    groups = (Group("your cards", cards("AsQd"), given=frozenset({1})), Group("board", cards("Ks")))
    cells = Cells(80, 12, Looks().on_felt())
    part = Part("", (Shown(groups, ()),))
    draw_parts(cells, Place(0, 0, 80, 12), [part], Looks(), Scale((5, 3)))
    rows = [*map("".join, cells.signs)]
    (below,) = (row for row in rows if "away" in row)  # directly below the lower card
    assert rows.index(below) == 4
    assert [below.index(each) for each in ("away", "board")] == [6, 14]
    cells = Cells(100, 12, Looks().on_felt())
    draw_parts(cells, Place(0, 0, 100, 12), [part], Looks(), Scale((11, 8)))
    (below,) = (row for row in map("".join, cells.signs) if "away" in row)
    assert [below.index(each) for each in ("swapped away", "board")] == [12, 26]


def test_five_that_win_lie_higher_than_the_others() -> None:
    two = cards("AsAd")
    group = Group("board", two, winning=frozenset(two[:1]))
    assert group.lower == {1}
    assert Group("board", two, given=frozenset({0})).lower == {0}
    part = Part("", (Shown((group,), ()),))
    assert height_of([part], 60, scale_for([part], 60, 20)) <= 20


def test_bars_end_where_their_table_does() -> None:
    table = Table((Column(), Column()), ((Said("Ann"), Bar(1.0)),))
    (line,) = drawn([Part("", (table,))], 120, 1)
    assert len(line) == 120


def test_somebody_elses_cards_are_not_ones_own() -> None:
    own, otto = at_a_decision(ACES, (), ()), at_a_decision(ACES, (), (), "Otto's cards")
    assert [each.caption for each in (*own, *otto)] == ["your cards", "Otto's cards"]


def test_what_a_hand_came_to_and_what_mistakes_cost_are_kept_apart() -> None:
    mistake = cast(
        "Reviewed",
        SimpleNamespace(is_mistake=True, cost=217.0, advice=SimpleNamespace(verdict=None)),
    )
    told = _result(Looked((mistake,), mistake, -800))
    assert " ".join(each.text for each in told) == "lost 800 \u00b7 mistakes cost 217"


def test_worths_are_whole_chips_unless_only_tenths_tell_them_apart() -> None:
    def told(*worths: float, mistake: bool = False) -> list[str]:
        whole = in_whole_chips(worths, mistake=mistake)
        return [worth_told(each, whole=whole) for each in worths]

    assert told(1459.9, 1460.2) == ["+1,460", "+1,460"]
    assert told(113.0, 84.7, -28.4) == ["+113", "+85", "\u221228"]
    assert told(35.5, 35.0, 34.6) == ["+35.5", "+35.0", "+34.6"]
    assert told(35.5, 35.0, mistake=True) == ["+36", "+35"]
    assert told(7.7, 0.0) == ["+7.7", "0"]
    assert told(0.04, -0.3) == ["0", "\u22120.3"]


def test_cards_never_get_smaller_on_a_larger_screen_and_leave_words_their_room() -> None:
    shown = Shown((Group("your cards", ACES), Group("board", ACES, 3)), ((Said("Keep."),),))
    parts = [Part("what cost most", (shown,))]
    scales = [scale_for(parts, *size) for size in ((76, 20), (96, 25), (136, 35), (192, 50))]
    heights = [(scale.card or (0, 0))[1] for scale in scales]
    assert heights == sorted(heights)
    assert heights[-2] < heights[-1]
    words = [line.index("Keep.") for line in drawn(parts, 136, 35) if "Keep." in line]
    assert 136 - words[0] >= 45


def test_a_page_that_scrolls_is_cut_between_blocks() -> None:
    def text(name: str, many: int) -> tuple[Said]:
        return (Said(f"begin-{name} {'word ' * many}end-{name}"),)

    left = Part("one", (text("a", 20), text("b", 30)), "left")
    right = Part("other", (text("c", 30), text("d", 20)), "right")
    board = Part("last", (Shown((Group("board", ACES),), (text("e", 90),)),))
    for rows in range(8, 24):
        cells = Cells(100, rows, Looks().on_felt())
        LeafSheet(Looks(), id="leaf").paint(cells, Leaf("page", (left, right, board)))
        seen = ["".join(signs).rstrip("\u2590\u250a ") for signs in cells.signs[:-1]]
        told, empty = "\n".join(seen), 0
        begun, ended = (
            {each for each in "abcde" if f"{at}-{each}" in told} for at in ("begin", "end")
        )
        while not seen[-1 - empty]:
            empty += 1
        assert begun == ended or not empty  # what would leave much of it empty is cut
        assert empty <= 2 or ended == {*"abcd"}  # cards never are
        assert " last " not in [line for line in seen if line][-1]


def test_the_own_answer_carries_the_sign_and_the_best_is_plain() -> None:
    wrong = Answered("w", Kind.SWAP, Street.FLOP, 4.0, right=False)
    right = Answered("r", Kind.SWAP, Street.FLOP, 0.0, right=True)
    leaf = sitting_leaf([wrong, right], (), [[wrong, right]], (), str)
    table = leaf.parts[0].items[0]
    assert isinstance(table, Table)
    assert [row[4] for row in table.rows] == [Said("✗", "loss"), Said("✓", "gain")]
    assert [row[5] for row in table.rows] == [Said(""), Said("")]


@pytest.mark.parametrize("given", [(), (0,), (1,)])
@pytest.mark.parametrize("card", [(11, 8), (9, 7), (7, 5), (5, 3)])
def test_words_below_cards_keep_apart_from_those_below_the_next_ones(
    card: CardSize, given: tuple[int, ...]
) -> None:
    first = Group("somebody with a long name", ACES, given=frozenset(given))
    part = Part("", (Shown((first, Group("board", ACES)), ()),))
    looks = Looks()
    cells = Cells(100, 12, looks.on_felt("plain"), looks.glyphs)
    draw_parts(cells, Place(0, 0, 100, 12), [part], looks, Scale(card))
    captions = next(row for row in map("".join, cells.signs) if "board" in row)
    before = captions[: captions.index("board")]
    assert before.strip()
    assert before.endswith("  ")


def test_what_was_needed_and_what_one_had_stand_below_the_bar_they_are_about() -> None:
    line = Bar(0.7, tone="gain", lies=True, mark=0.25)
    marks = Marks(((0.25, "needed 26%"), (0.7, "had 71%")))
    rows = ((Said("call"), Over((line, marks))), (Said("fold"), Said("0")))
    table = Table((Column(), Column()), rows)
    assert table.height() == 3
    call, below, fold = filter(None, drawn([Part("", (table,))], 60))
    mark = call.index(UNICODE.rail.down)
    assert below.index("needed") < mark < below.index("26%") + 3
    filled = len(call.rstrip(UNICODE.shares[2]))
    assert below.index("had") < filled < below.index("71%") + 4
    assert fold.split() == ["fold", "0"]
    narrow = drawn([Part("", (table,))], 25)[1]
    assert narrow.split() == ["needed", "26%", "had", "71%"]  # whole, however short the bar


def test_what_has_no_room_beside_small_cards_goes_below_them() -> None:
    words = (Said("A big mistake: that costs 57.6 on average in a pot of 40. " * 2),)
    few = (Said("pair of jacks"),)
    shown = Shown((Group("your cards", ACES), Group("board", ACES, 3)), (few, words), flows=True)
    lines = drawn([Part("", (shown,))], 76, 8)
    above = next(line for line in lines if "pair of jacks" in line)
    (below,) = (at for at, line in enumerate(lines) if "A big mistake" in line)
    captions = next(at for at, line in enumerate(lines) if "your cards" in line)
    assert above.index("pair of jacks") > 40
    assert lines[below].startswith("A big mistake")
    assert below > captions


def test_rows_to_choose_from_are_striped_and_as_high_as_their_cards() -> None:
    looks = Looks()
    rows = tuple((Said(str(number)), Faces(ACES)) for number in range(4))
    table = Table((Column(), Column()), rows, lit=2)
    for card in ((3, 1), (3, 2), (5, 3), (7, 5)):
        cells = Cells(30, 22, looks.on_felt())
        draw_table(cells, Place(2, 1, 26, 20), table._replace(card=card), looks)
        assert table._replace(card=card).height() == 4 * card[1]
        lit = [y for y in range(22) if cells.ground(1, y) == looks.palette.accent]
        assert lit == [*range(1 + 2 * card[1], 1 + 3 * card[1])]
        (said,) = (y for y in range(22) if cells.signs[y][2] == "2")
        assert said == lit[(card[1] - 1) // 2]
        darker = {cells.ground(1, y) for y in range(22)} - {looks.palette.felt}
        assert darker - {looks.palette.accent}


def test_on_a_large_page_cards_in_a_list_grow_where_all_its_columns_stay() -> None:
    """Instead of air between its rows, and never as large as those that are told of."""
    shown = Shown((Group("your cards", ACES), Group("board", ACES, 3)), ((Said("Keep."),),))
    rows = tuple((Said(f"row {number}"), Faces(ACES), Said("word " * 9)) for number in range(6))
    table = Table((Column(), Column(), Column(goes=1)), rows, lit=1)
    parts = [Part("", (table,)), Part("", (shown._replace(flows=True),))]
    for size in ((96, 25), (192, 50), (240, 65)):
        scale = scale_for(parts, *size)
        assert scale.card
        assert scale.card[1] >= 2 * scale.face[1]
        assert scale.face == (3, 1) or table._replace(card=scale.face).width <= size[0]
        listed = table._replace(card=scale.face).height()
        assert height_of(parts[:1], size[0], scale) == listed
    heights = [scale_for(parts, *size).face[1] for size in ((96, 25), (192, 50), (240, 65))]
    assert heights == sorted(heights)
    assert heights[0] < heights[-1]
    narrow = scale_for(parts, table.width + 1, 65)
    assert narrow.face[0] == 3  # none of them would be told otherwise


def test_a_heading_is_not_seen_without_two_rows_of_its_table() -> None:
    rows = tuple((Said(f"row {number}"), Said("1")) for number in range(4))
    table = Table((Column(), Column("right")), rows)
    words = Part("first", tuple((Said(f"words {number}"),) for number in range(20)))
    for height in range(20, 34):
        cells = Cells(80, height, Looks().on_felt())
        LeafSheet(Looks(), id="leaf").paint(cells, Leaf("page", (words, Part("by kind", (table,)))))
        seen = "\n".join(map("".join, cells.signs))
        assert ("by kind" in seen) is ("row 1" in seen)


def test_no_paragraph_ends_with_a_word_or_two() -> None:
    told = "Against unknown hands, calling 253 on the turn was right; it did not work out."
    for width in range(30, 76):
        rows = drawn([Part("", ((Said(told),),))], width)
        rows = [row for row in rows if row]
        assert " ".join(rows) == told
        assert len(rows[-1]) * 4 >= width or width < 36


def test_who_has_won_is_told_with_what_was_shown() -> None:
    pair = ResultRow("Ben", 1381, "pair of queens, ace kicker", shortest="pair of queens")
    for shown in (ACES, ()):
        won = (pair.but(cards=shown, won=("2,381 main",)),)
        leaf = why_leaf(Who("", you=True), Looked((), None, -10), str, won=won)
        part = next(part for part in leaf.parts if part.heading == "how it turned out")
        table = part.items[0]
        assert isinstance(table, Table)
        name, faces, hand, net, _bar = table.rows[0]
        assert (name, hand, net) == (
            Said("Ben", "strong"),
            Said("pair of queens", "gold"),
            Said("+1,381", "gain"),
        )
        assert isinstance(faces, Faces)
        assert faces.cards == shown


def test_kinds_go_from_street_to_street_and_end_with_what_they_come_to() -> None:
    streets = (Street.RIVER, Street.FLOP, Street.PREFLOP)
    given = [
        Answered(f"{street}", Kind.SWAP, street, cost, right=not cost)
        for street, cost in zip(streets, (5.0, 0.0, 2.5), strict=True)
    ]
    leaf = sitting_leaf(given, (), [given], (), str)
    (kinds,) = (part for part in leaf.parts if part.heading == "by kind")
    table = kinds.items[0]
    assert isinstance(table, Table)
    told = [[each.text for each in row if isinstance(each, Said)] for row in table.rows]
    assert [row[0] for row in told] == [
        "swap, before the flop",
        "swap, flop",
        "swap, river",
        "together",
    ]
    assert told[-1][1:3] == ["1 of 3", "7.5"]


def test_the_sum_of_a_call_adds_up_as_it_is_told() -> None:
    def figure(told: str) -> float:
        return float(told.replace(",", "").replace("\u2212", "-").rstrip("%"))

    ways = set[str]()
    for seed in range(40):
        hand = random_hand(seed, "no-limit", preset=DRAW_HOLDEM)
        for each in reviewed(hand, 0, samples=60):
            if not odds_of(each):
                continue
            part, pot, price, worth = re.split(" of | \u2212 | = ", sum_told(each, letters))
            share = figure(part) / 100 * figure(pot) if part.endswith("%") else figure(part)
            digits = 1 if "." in worth else 0
            assert round(share - figure(price), digits) == figure(worth)
            ways.add("%" * part.endswith("%"))
    assert ways == {"%", ""}


def test_where_the_end_is_not_seen_it_is_told_above_the_list() -> None:
    hands = (random_hand(seed, "no-limit", preset=DRAW_HOLDEM) for seed in range(60))
    reviews = (tuple(reviewed(hand, 0, samples=60)) for hand in hands)
    every = next(each for each in reviews if len(each) > 3)
    rows = (ResultRow("Ben", 120, "pair of queens", won=("120 main",)), ResultRow("You", -120))
    for result, height, told in ((-120, 20, True), (-120, 1000, False), (120, 20, False)):
        looked = Looked(every, dearest(every), result)
        room = Place(0, 0, 76, height)
        leaf = why_leaf(Who("", you=True), looked, letters, won=rows, room=room)
        assert leaf.parts[0].heading.endswith("lost to Ben: pair of queens") is told
        turned_out = next(each for each in leaf.parts if each.heading == "how it turned out")
        assert isinstance(table := turned_out.items[0], Table)
        assert len(table.rows) == 2


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_on_a_larger_screen_no_page_of_decisions_has_smaller_cards(language: str) -> None:
    hands = (random_hand(seed, "no-limit", preset=DRAW_HOLDEM) for seed in range(60))
    reviews = (tuple(reviewed(hand, 0, samples=60)) for hand in hands)
    every = next(each for each in reviews if len(each) > 3)
    looked = Looked(every, dearest(every), -120)
    with in_english():
        choose(language)
        heights = []
        for size in ((80, 24), (100, 30), (120, 36), (140, 40), (200, 55)):
            room = room_in(*size)
            parts = why_leaf(Who("", you=True), looked, letters, room=room).parts
            heights.append((scale_for(parts, room.width, room.height).card or (0, 0))[1])
    assert heights == sorted(heights)
    assert heights[0] == 3
