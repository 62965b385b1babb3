"""Cells: the rows that have changed are drawn again, and no others."""

from __future__ import annotations

import pytest

from drawholdem_tui.engine.cards import cards
from drawholdem_tui.tui.looks import Looks, ink
from drawholdem_tui.tui.looks.glyphs import SETS
from drawholdem_tui.tui.table.drawing.cards import draw_back
from drawholdem_tui.tui.table.drawing.cells import Cells, wrapped
from drawholdem_tui.tui.table.drawing.lines import Bar, Faces, Said, draw_line
from drawholdem_tui.tui.table.scene.plan import Place

PLAIN, RED = ink("#ffffff", "#000000"), ink("#ff0000", "#000000")


def rows(*texts: str) -> Cells:
    cells = Cells(20, len(texts), PLAIN)
    for y, text in enumerate(texts):
        cells.text(0, y, text, PLAIN)
    return cells


def test_a_row_is_unlike_another_by_a_sign_or_a_colour() -> None:
    before = rows("Ann 40", "Ben 40", "Cleo 40")
    after = rows("Ann 40", "Ben 50", "Cleo 40")
    after.text(0, 2, "Cleo", RED)
    assert after.rows_unlike(before) == [1, 2]


def test_nothing_is_unlike_where_all_is_as_it_was() -> None:
    assert rows("Ann 40", "\u5c0f\u6797").rows_unlike(rows("Ann 40", "\u5c0f\u6797")) == []


@pytest.mark.parametrize("size", [(20, 2), (0, 0), (3, 0), (0, 2)])
def test_what_lies_outside_is_not_drawn_and_does_no_harm(size: tuple[int, int]) -> None:
    """A page that has just become smaller is told what the larger one had room for."""
    small = Cells(*size, PLAIN)
    row = Said("Ann 40"), Bar(0.5), Faces(tuple(cards("As")))
    draw_line(small, Place(0, 5, 30, 1), row, Looks())
    assert small.rows_unlike(Cells(*size, PLAIN)) == []
    assert [strip.cell_length for strip in small.strips()] == [size[0]] * size[1]


def test_no_short_word_stands_alone_in_a_last_row() -> None:
    asked = "Swap a card for 90, the pot on the flop?"
    assert wrapped(asked, 36, "") == ["Swap a card for 90, the pot on", "the flop?"]
    assert wrapped("Vera posts the small blind, 5.", 27)[-1] == "  blind, 5."
    assert wrapped("five six", 4, "") == ["five", "six"]  # nothing to take along


def test_a_back_has_corners_of_its_own_and_in_ascii_a_cell_parts_it_from_the_next() -> None:
    for glyphs, seen in (("unicode", "▟▓▓▙ ▟▓▓▙"), ("ascii", "%%%% %%%%")):
        cells, looks = Cells(9, 2, PLAIN), Looks(glyphs=SETS[glyphs], back="plain")
        draw_back(cells, Place(0, 0, 4, 2), looks)
        draw_back(cells, Place(5, 0, 4, 2), looks)
        assert "".join(cells.signs[0]) == seen


def test_a_narrow_back_keeps_its_corners_or_it_would_be_a_barrel() -> None:
    cells, looks = Cells(3, 3, PLAIN), Looks(back="plain")
    draw_back(cells, Place(0, 0, 3, 3), looks)
    assert ["".join(row) for row in cells.signs] == [" ▓ "] * 3
    assert {style.bgcolor for row in cells.styles for style in row if style} == {
        ink(looks.palette.back_fg, looks.palette.back_bg).bgcolor
    }
