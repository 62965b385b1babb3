"""Graphs as arithmetic: values in, columns out, at any size."""

from __future__ import annotations

import re
from itertools import pairwise
from types import SimpleNamespace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from textual.color import Color

from drawholdem_tui.tui.looks import Looks, ink
from drawholdem_tui.tui.looks.glyphs import ASCII
from drawholdem_tui.tui.statistics.director import Statistics
from drawholdem_tui.tui.statistics.drawn import bought_levels, draw_graph
from drawholdem_tui.tui.statistics.plan import (
    EIGHTHS,
    GraphPicture,
    chosen_columns,
    columns,
    slots,
    slots_of,
    spread,
)
from drawholdem_tui.tui.table.drawing.cells import Cells
from drawholdem_tui.tui.table.drawing.letters import from_the_middle
from drawholdem_tui.tui.table.scene.plan import Place

VALUES = st.lists(st.integers(-(10**6), 10**6), min_size=1, max_size=300)


@settings(deadline=None)
@given(VALUES, st.integers(1, 200), st.integers(1, 60))
def test_a_graph_fits_into_any_room(values: list[int], width: int, height: int) -> None:
    drawn = columns(values, width, height)
    assert len(drawn.heights) == width
    assert drawn.above + drawn.below <= max(1, height)
    assert max(drawn.heights) <= EIGHTHS * drawn.above
    assert min(drawn.heights) >= -EIGHTHS * drawn.below


@settings(deadline=None)
@given(VALUES, st.integers(2, 60))
def test_the_lowest_and_the_highest_are_always_seen(values: list[int], width: int) -> None:
    seen = spread(values, width)
    if len(values) <= width:
        assert {*values} == {*seen}
    else:  # both, unless they share a column
        farthest = max(values, key=abs)
        assert abs(farthest) == max(map(abs, seen))


@settings(deadline=None)
@given(VALUES, st.integers(4, 200))
def test_it_begins_with_the_first_and_ends_with_the_last(values: list[int], width: int) -> None:
    seen = spread(values, width)
    assert seen[0] == values[0]
    assert seen[-1] == values[-1]
    if width != len(values):  # the step that leads to it is in a column of its own
        assert seen[-2] == values[-1]


@settings(deadline=None)
@given(VALUES, st.integers(8, 120), st.data())
def test_the_step_to_the_chosen_one_is_what_it_changed(
    values: list[int], width: int, data: st.DataObject
) -> None:
    chosen = data.draw(st.integers(0, len(values) - 1))
    seen, picture = spread(values, width, chosen), GraphPicture(tuple(values), chosen=chosen)
    lit = chosen_columns(picture, width)
    assert {seen[at] for at in lit} == {values[chosen]}
    if lit.start > 1:
        assert seen[lit.start - 1] == values[chosen - 1]
    assert (seen[0], seen[-1]) == (values[0], values[-1])


@settings(deadline=None)
@given(VALUES, st.integers(3, 40))
def test_what_was_won_stands_above_the_line_and_what_was_lost_below(
    values: list[int], height: int
) -> None:
    drawn = columns(values, len(values), height)
    for value, seen in zip(values, drawn.heights, strict=True):
        assert (seen > 0) == (value > 0)
        assert (seen < 0) == (value < 0)


@settings(deadline=None)
@given(VALUES, st.integers(1, 80), st.integers(1, 30))
def test_it_is_drawn_in_any_room_without_leaving_it(
    values: list[int], width: int, height: int
) -> None:
    cells = Cells(width, height, ink("#ffffff", "#000000"))
    picture = GraphPicture(tuple(values), "+1,000", "0", "-1,000", "hand 1", "hand 9", (0,))
    draw_graph(cells, Place(0, 0, width, height), picture, Looks())
    assert [strip.cell_length for strip in cells.strips()] == [width] * height


@settings(deadline=None)
@given(VALUES, st.integers(1, 80), st.integers(1, 30))
def test_bars_with_figures_stay_in_any_room(values: list[int], width: int, height: int) -> None:
    cells = Cells(width, height, ink("#ffffff", "#000000"))
    told = tuple(map(str, values))
    names = tuple((at, f"evening {at + 1}") for at in range(len(values)))
    picture = GraphPicture(tuple(values), zero="0", begin="1", end="9", ticks=names, figures=told)
    draw_graph(cells, Place(0, 0, width, height), picture, Looks())
    assert [strip.cell_length for strip in cells.strips()] == [width] * height


@pytest.mark.parametrize("width", [9, 10, 13, 40])
def test_gains_and_losses_are_to_one_scale_and_the_largest_fills_its_side(width: int) -> None:
    looks = Looks()

    def drawn(length: float) -> str:
        cells = Cells(width, 1, ink("#ffffff", "#000000"))
        from_the_middle(cells, Place(0, 0, width, 1), length, looks)
        return cells.strips()[0].text[: width - 1 + width % 2]

    half = (width - 1) // 2
    assert drawn(1) == "\u2500" * half + "\u2502" + "\u2501" * half
    assert drawn(-1) == "\u2501" * half + "\u2502" + "\u2500" * half
    assert drawn(0) == "\u2500" * half + "\u2502" + "\u2500" * half
    assert drawn(-0.01) == "\u2500" * (half - 1) + "\u257c\u2502" + "\u2500" * half
    assert drawn(0.01) == drawn(-0.01)[::-1].replace("\u257c", "\u257e")


def test_the_line_at_nothing_has_no_holes_and_the_last_figure_stands_at_the_end() -> None:
    values = (0, 40, 0, -30, 5, 60, 100, -20, 80, 80)
    picture = GraphPicture(values, "+100", "0", "\u221230", "start", "hand 9", last="+80")
    cells = Cells(90, 10, ink("#ffffff", "#000000"))
    drawn = draw_graph(cells, Place(0, 0, 90, 10), picture, Looks())
    assert drawn
    rows = [strip.text for strip in cells.strips()]
    line = drawn.above
    for x, height in enumerate(drawn.heights, len("+100") + 1):
        assert {rows[line - 1][x], rows[line][x]} != {" "}, (x, height)
    assert sum("+80" in row for row in rows) == 1
    assert next(row for row in rows if "+80" in row).rstrip().endswith("+80")


def test_bars_differ_as_their_values_and_figures_keep_apart() -> None:
    values = (-853, -112, -741, -2302, -1775, -527)
    cells = Cells(48, 9, ink("#ffffff", "#000000"))
    picture = GraphPicture(values, figures=tuple(map(str, values)), together=3)
    drawn = draw_graph(cells, Place(0, 0, 48, 9), picture, Looks())
    assert drawn
    assert len({*drawn.heights}) == len(values)
    rows = [strip.text for strip in cells.strips()]
    seen = [part for row in rows for part in re.findall(r"-\d+", row)]
    assert sorted(seen) == sorted(picture.figures)
    assert not any(re.search(r"\d -\d", row) for row in rows)


@given(st.lists(st.integers(-9999, 9999), min_size=3, max_size=12), st.integers(40, 160))
def test_each_figure_stands_in_the_middle_of_its_bar(values: list[int], width: int) -> None:
    values = values[: len(values) // 3 * 3]
    cells = Cells(width, 12, ink("#ffffff", "#000000"))
    picture = GraphPicture(tuple(values), figures=tuple(f"{each:+}" for each in values), together=3)
    draw_graph(cells, Place(0, 0, width, 12), picture, Looks())
    rows = [strip.text for strip in cells.strips()]
    told = [m for row in rows for m in re.finditer(r"[+-]\d+", row)]
    bars, _every = slots_of(picture, width - 1)  # a blank stands before them
    middles = {bar.start + bar.stop + 2 for _begin, _end, bar in bars}
    for each in told:
        assert any(0 <= middle - (each.start() + each.end()) <= 1 for middle in middles)
    if len(told) < len(values):
        assert len(told) in (0, len(values) // 3)  # those of net


def test_no_line_runs_through_stacks_that_are_a_few_rows_high() -> None:
    cells = Cells(70, 5, ink("#ffffff", "#000000"))
    picture = GraphPicture((1000, 1750), "1,750", "0", bought=(1000, 1000), first_bought="1,000")
    draw_graph(cells, Place(0, 0, 70, 5), picture, Looks())
    assert "1,000" not in "".join(strip.text for strip in cells.strips())


def test_what_was_bought_is_told_above_the_highest_stack() -> None:
    for height in range(6, 20):
        cells = Cells(70, height, ink("#ffffff", "#000000"))
        stacks, bought = (1000, 0, 1000, 1750, 1400), (1000, 1000, 2000, 2000, 2000)
        told = ((2, "bought: 2,000"),)
        picture = GraphPicture(stacks, "1,750", "0", bought=bought, told_bought=told)
        draw_graph(cells, Place(0, 0, 70, height), picture, Looks())
        rows = [strip.text for strip in cells.strips()]
        line, high = (
            next(y for y, row in enumerate(rows) if part in row) for part in (told[0][1], "1,750")
        )
        assert line < high


def test_the_highest_line_lies_where_it_belongs_and_the_last_sum_is_told_whole() -> None:
    for height in range(6, 20):
        cells = Cells(40, height, ink("#ffffff", "#000000"))
        bought = (1000, 1000, 2000, 4000)
        told = ((2, "bought: 2,000"), (3, "bought: 4,000"))
        picture = GraphPicture((1000, 0, 1000, 1750), bought=bought, told_bought=told)
        drawn = draw_graph(cells, Place(0, 0, 40, height), picture, Looks())
        assert drawn
        assert max(bought_levels(picture, 40, drawn)) <= EIGHTHS * (drawn.above - 1)
        assert any("bought: 4,000" in strip.text for strip in cells.strips())
        assert not any("bought: 2bought" in strip.text for strip in cells.strips())


def test_the_line_at_what_was_bought_first_is_not_broken_by_stacks_and_does_not_jog() -> None:
    for height in range(6, 20):
        cells = Cells(70, height, ink("#ffffff", "#000000"))
        stacks, bought = (1000, 1400, 1200, 1000, 0, 700), (1000,) * 6
        picture = GraphPicture(stacks, "1,400", "0", bought=bought, first_bought="1,000")
        draw_graph(cells, Place(0, 0, 70, height), picture, Looks())
        rows = [strip.text for strip in cells.strips()]
        at = next(y for y, row in enumerate(rows) if "1,000" in row)
        pairs = list(zip(rows[at - 1][6:], rows[at][6:], strict=True))
        drawn = {
            ("\u2581" * (above == "\u2581"), "\u2594" * (below == "\u2594"))
            for above, below in pairs
        }
        assert len(drawn - {("", "")}) == 1  # in one place of a cell, all along
        for above, below in pairs:  # where a stack is what was bought, its own edge goes on
            assert above == "\u2581" or below in "\u2594\u2580\u2584\u2588"


def test_a_row_of_notes_stands_below_all_bars_or_none_and_the_first_goes_last() -> None:
    long, notes = "luck +1,357, play +443", [("evening 1", "luck +1, play +2")] * 6
    notes[2] = "evening 3", long
    values = (-25, -201, 1800, 120, -1025, -113)
    for width in range(60, 180):
        cells = Cells(width, 14, ink("#ffffff", "#000000"))
        picture = GraphPicture(
            values, figures=tuple(f"{each:+}" for each in values), notes=tuple(notes)
        )
        draw_graph(cells, Place(0, 0, width, 14), picture, Looks())
        told = "\n".join(strip.text for strip in cells.strips())
        assert told.count("play") in (0, len(values))
        assert ("play" in told) == (long in told)
    low = Cells(76, 8, ink("#ffffff", "#000000"))
    draw_graph(
        low, Place(0, 0, 76, 8), picture._replace(together=3, notes=tuple(notes[:2])), Looks()
    )
    assert "evening 1" in "\n".join(strip.text for strip in low.strips())


@given(st.integers(1, 20), st.integers(20, 200))
def test_bars_stand_apart_where_there_is_room(many: int, width: int) -> None:
    every = slots(many, width)
    assert all(slot.begin <= slot.bar.start < slot.bar.stop <= slot.end for slot in every)
    if width >= 3 * many:
        for one, other in pairwise(every):
            assert one.bar.stop < other.bar.start


def test_a_net_in_plain_ascii_with_its_line_and_three_labels() -> None:
    cells = Cells(24, 7, ink("#ffffff", "#000000"), ASCII)
    picture = GraphPicture(
        (0, 40, 80, 120, 60, -20, -60, -30), "+120", "0", "-60", "hand 1", "hand 7", (5,)
    )
    draw_graph(cells, Place(0, 0, 24, 7), picture, Looks(glyphs=ASCII))
    assert "\n".join(strip.text.rstrip() for strip in cells.strips()) == GRAPH.strip("\n")


GRAPH = """
+120         ##
          :::##
        ..#######
   0 ___#########o______
                 '''####
 -60                ##
     hand 1       hand 7
"""


def test_what_hangs_is_as_thin_as_what_stands() -> None:
    looks = Looks()

    def ground(values: tuple[int, ...], row: int) -> int:
        """How far from the felt."""
        cells = Cells(40, 8, looks.on_felt())
        draw_graph(cells, Place(0, 0, 40, 8), GraphPicture(values), looks)
        found, felt = Color.parse(cells.ground(30, row)), Color.parse(looks.palette.felt)
        return sum(abs(one - other) for one, other in zip(found.rgb, felt.rgb, strict=True))

    stands, hangs = ground((0, *[500] * 9), 4), ground((0, *[-500] * 9), 4)
    assert 0 < hangs <= 1.1 * stands


def test_people_of_a_knockout_stand_by_their_places() -> None:
    nets = {"Ines": (-200, 4), "You": (-200, 3), "Vera": (-200, 2), "Ann": (600, 1)}
    counted = SimpleNamespace(
        counts={name: SimpleNamespace(net=net) for name, (net, _) in nets.items()}
    )
    results = tuple((name, *each) for name, each in nets.items())
    here = SimpleNamespace(evening=SimpleNamespace(counted=counted, results=results))
    order = Statistics.nets_at_the_table.fget(here)  # type: ignore[attr-defined]
    assert [name for name, _net in order] == ["Ann", "Vera", "You", "Ines"]


@settings(deadline=None)
@given(st.lists(st.integers(-9999, 9999), min_size=2, max_size=8), st.integers(6, 30))
def test_bars_are_as_high_as_their_values_in_both_directions(
    values: list[int], height: int
) -> None:
    looks, width = Looks(), 100
    picture = GraphPicture(tuple(values), figures=tuple(f"{each:+}" for each in values))
    cells = Cells(width, height, looks.on_felt())
    draw_graph(cells, Place(0, 0, width, height), picture, looks)
    every, _groups = slots_of(picture, width - 1)
    drawn = [_eighths_of_colour(cells, 1 + slot.bar.start, looks) for slot in every]
    for one, other in pairwise(sorted(zip(map(abs, values), drawn, strict=True))):
        assert one[1] <= other[1]
    most = max(1, *map(abs, values))
    for value, seen in zip(values, drawn, strict=True):
        assert (seen > 0) == (value != 0)
        assert abs(seen - max(drawn) * abs(value) / most) <= 1


def _eighths_of_colour(cells: Cells, x: int, looks: Looks) -> int:
    """How much of a column of cells is not felt; the floor and figures are none of it."""
    felt, signs, many = Color.parse(looks.palette.felt), looks.glyphs.rises, 0
    for y in range(cells.height):
        sign, style = cells.signs[y][x], cells.styles[y][x]
        if sign not in signs or not style.color:
            continue
        ink_color, ground = style.color.name, cells.ground(x, y)
        if ink_color != looks.palette.dim:
            part = signs.index(sign) + 1
            many += part * (Color.parse(ink_color) != felt)
            many += (EIGHTHS - part) * (Color.parse(ground) != felt)
    return many
