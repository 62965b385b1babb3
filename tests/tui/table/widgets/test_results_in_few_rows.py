"""However few rows there are, everybody is in the table of the results."""

from __future__ import annotations

import re

import pytest

from drawholdem_tui.engine.cards import cards
from drawholdem_tui.tui.looks import Looks
from drawholdem_tui.tui.table.panel.outcome import columns_of
from drawholdem_tui.tui.table.scene.layouts import plan
from drawholdem_tui.tui.table.scene.log_rows import ResultRow, folded_together
from drawholdem_tui.tui.table.scene.regions import ResultsPicture
from drawholdem_tui.tui.table.widgets.results import Results
from drawholdem_tui.words.language import choose

WIDE = 40, 55, 80
NAMES = ("Ann", "Ben", "Cleo", "Dario", "Iris", "Otto", "Maximilian", "Vera", "Gus", "Nell")


def rows(count: int) -> tuple[ResultRow, ...]:
    first = ResultRow(
        NAMES[0], 900, "straight", cards=cards("AsQd"), won=("1,000 pot",), won_in_all="1,000"
    )
    beaten = (ResultRow(name, -100, "pair of twos", "", "pair of twos") for name in NAMES[1:count])
    return (first, *beaten)


@pytest.mark.parametrize(("size", "count"), [((80, 24), 6), ((100, 30), 10), ((140, 40), 10)])
def test_those_who_have_won_nothing_share_rows_until_all_are_told(
    size: tuple[int, int], count: int
) -> None:
    drawn = Results(Looks(), id="results")
    cells = drawn.cells_in(
        plan(*size, count), ResultsPicture(rows=rows(count), hint="Enter: go on")
    )
    assert cells is not None
    told = "\n".join("".join(row) for row in cells.signs)
    assert all(name in told for name in NAMES[:count])
    assert told.count("\u2212100") == count - 1
    assert "more" not in told


@pytest.mark.parametrize("seen", [False, True])
def test_who_wins_and_still_loses_is_told_what_was_put_in(*, seen: bool) -> None:
    split = (
        ResultRow("Ann", 310, "pair of tens", won=("600 pot",), won_in_all="600", put_in=290),
        ResultRow("Ben", -15, "pair of tens", won=("600 pot",), won_in_all="600", put_in=615),
    )
    assert columns_of(split, 80, cards_are_seen=seen, stacks_are_seen=seen).put_end


def test_the_swap_pot_is_told_apart_where_there_is_no_room_for_each_pot() -> None:
    won = "200 main", "320 side 1", "1,040 swap pot"
    first = ResultRow("Ben", 1_440, "two pair", won=won, won_in_all="1,560")
    two = (first.but(won_in_two="520 + 1,040 swap"), ResultRow("Ann", -240, "pair of fours"))
    ways = [columns_of(two, wide, cards_are_seen=True, stacks_are_seen=True).pots for wide in WIDE]
    assert ways == [0, 1, 2]


def test_who_folded_for_nothing_goes_before_the_free_row_above_the_keys() -> None:
    idle = ResultRow("Otto", 0, "folded before the flop", folded=True)
    picture = ResultsPicture(rows=(*rows(5), idle), free="felt")
    told = _told(Results(Looks(), id="results"), (100, 30), 6, picture)
    assert "Iris" in " ".join(told)
    assert "Otto" not in " ".join(told)
    assert not told[-1]


def _told(drawn: Results, size: tuple[int, int], count: int, picture: ResultsPicture) -> list[str]:
    cells = drawn.cells_in(plan(*size, count, ends="last-above"), picture)
    assert cells is not None
    return ["".join(row).rstrip() for row in cells.signs]


@pytest.mark.parametrize(
    ("size", "told"), [((60, 20), True), ((80, 24), True), ((100, 30), True), ((140, 40), False)]
)
def test_who_was_out_before_the_last_hand_is_told_where_no_log_tells_it(
    size: tuple[int, int], *, told: bool
) -> None:
    out = (ResultRow("3rd Cleo", 0, "out in hand 2"),)
    picture = ResultsPicture(rows=rows(2), out=out, hint="go on").but(free="row")
    lines = _told(Results(Looks(), id="results"), size, 3, picture)
    assert any("3rd Cleo" in line and "out in hand 2" in line for line in lines) is told


@pytest.mark.parametrize("size", [(140, 40), (200, 55), (250, 70)])
def test_below_a_round_table_it_stands_in_the_middle(size: tuple[int, int]) -> None:
    at = plan(*size, 3)
    drawn = Results(Looks(), id="results")
    cells = drawn.cells_in(at, ResultsPicture(rows=rows(3), line=(), free="row"))
    assert cells is not None
    lines = ["".join(row).rstrip() for row in cells.signs]
    left = min(len(line) - len(line.lstrip()) for line in lines if line)
    assert abs(left - (at.places["results"].width - max(map(len, lines)))) <= 2
    notes = ("Ann buys 1,000 (2,000 bought so far). " * 2,)
    noted = drawn.cells_in(at, ResultsPicture(rows=rows(3), notes=notes, line=(), free="row"))
    assert noted is not None
    told = "\n".join("".join(row).rstrip() for row in noted.signs)
    assert "Ann buys" in told
    assert lines[1] in told  # at the same place


@pytest.mark.parametrize("hole_cards", [2, 5])
@pytest.mark.parametrize("count", range(2, 7))
def test_on_a_small_table_nothing_of_the_results_lies_on_the_felt(
    count: int, hole_cards: int
) -> None:
    at, drawn = plan(80, 24, 6, hole_cards), Results(Looks(), id="results")
    for free in ("", "row"):
        cells = drawn.cells_in(at, ResultsPicture(rows=rows(count), free=free))
        assert cells is not None
        assert at.felt
        assert cells.corner[1] >= at.felt.bottom
        told = "\n".join("".join(row) for row in cells.signs)
        assert all(name in told for name in NAMES[:count])


def test_only_who_neither_put_in_nor_won_is_left_out() -> None:
    drawn, none = Results(Looks(), id="results"), ResultRow("Gus", 0, "folded", folded=True)
    found = set[bool]()
    for places in range(1, 6):
        those = rows(places)
        picture = ResultsPicture(rows=(*those, none), hint="Enter: go on")
        cells = drawn.cells_in(plan(80, 24, places + 1), picture)
        assert cells is not None
        told = "".join("".join(row) for row in cells.signs)
        assert all(row.name in told for row in those)
        assert "…" not in told
        found.add("Gus" in told)
    assert found == {False, True}


def test_the_rail_touches_no_word() -> None:
    drawn = Results(Looks(), id="results")
    for places in range(2, 7):
        at = plan(80, 24, places, ends="anywhere")
        cells = drawn.cells_in(at, ResultsPicture(rows=rows(places), hint="Enter: go on"))
        assert cells is not None
        told = ["".join(row) for row in cells.signs]
        assert not any(re.search("▀[^ ▀]|[^ ▀]▀", row) for row in told), told


def test_what_a_computer_buys_is_told_before_headings_and_who_folded() -> None:
    bought = "Mira buys 1,000 (2,000 bought so far)."
    folded = (ResultRow(name, 0, "folded before the flop", folded=True) for name in NAMES[2:5])
    five = *rows(2), *folded
    at = plan(100, 30, 5)
    drawn = Results(Looks(), id="results")
    for hint in ("", "Enter: next hand", "Enter: next hand. " * 8):
        picture = ResultsPicture(rows=five, notes=(bought,), bought=True, hint=hint)
        cells = drawn.cells_in(at, picture.but(free="row"))
        assert cells is not None
        told = "\n".join("".join(row) for row in cells.signs)
        assert bought in told
        assert NAMES[1] in told
        beside = drawn.cells_in(at, picture)  # one's own cards
        assert beside is not None
        right = at.places["actions"].x
        hands = "\n".join("".join(row[:right]) for row in beside.signs)
        assert all(name in hands for name in NAMES[:5])
        words = " ".join("".join(row[right:]).strip() for row in beside.signs)
        assert bought in " ".join(words.split())


def test_what_those_who_folded_lost_is_told_of_each_and_no_name_is_cut() -> None:
    folded = [ResultRow(name, -5, "folded", folded=True) for name in NAMES[2:6]]
    told = folded_together((*rows(2), *folded))[-1]
    assert told.net_of_each == "\u22125 each"
    drawn = Results(Looks(), id="results")
    lines = _told(drawn, (80, 24), 6, ResultsPicture(rows=(*rows(2), *folded), hint="go on"))
    row = next(line for line in lines if "each" in line)
    assert "four folded" in row
    assert "…" not in row


def test_a_row_of_hands_on_the_felt_has_one_ground() -> None:
    at, drawn = plan(80, 24, 6), Results(Looks(), id="results")
    notes = "Ann buys 1,000 (2,000 bought so far).", "Ann: “Well.”"
    told = ResultsPicture(rows=rows(6), notes=notes, bought=True, free="row")
    cells = drawn.cells_in(at, told)
    assert cells is not None
    assert NAMES[0] in "".join(cells.signs[0])
    assert len({cells.ground(x, 0) for x in range(cells.width)}) == 1


def test_headings_keep_a_cell_between_them() -> None:
    drawn = Results(Looks(), id="results")
    told = ResultsPicture(rows=rows(10), hint="Enter: go on")
    choose("de")
    try:
        cells = drawn.cells_in(plan(100, 30, 10), told)
    finally:
        choose("en")
    assert cells is not None
    heads = "\n".join("".join(row) for row in cells.signs)
    assert "netto" in heads
    assert "gewonnennetto" not in heads


@pytest.mark.parametrize("size", [(80, 24), (100, 30), (120, 36)])
@pytest.mark.parametrize("count", range(2, 7))
def test_no_note_breaks_off_in_the_middle(size: tuple[int, int], count: int) -> None:
    quip = "Mira: \u201cThe deck and I are not on speaking terms tonight, but it will come.\u201d"
    for more in range(3):
        notes = (*["Ann buys 1,000 (2,000 bought so far)."] * more, quip)
        picture = ResultsPicture(rows=rows(count), notes=notes, line=("Coach: keep.",))
        told = "\n".join(_told(Results(Looks(), id="results"), size, max(3, count), picture))
        assert ("Mira" in told) == ("\u201d" in told)
