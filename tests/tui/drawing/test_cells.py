"""Cells: what of them has changed is sent again, and nothing else."""

from __future__ import annotations

from drawholdem_tui.tui.drawing.cells import Cells
from drawholdem_tui.tui.looks import ink
from drawholdem_tui.tui.scene.plan import Place

PLAIN = ink("#ffffff", "#000000")


def row(text: str, width: int = 20) -> Cells:
    cells = Cells(width, 1, PLAIN)
    cells.text(0, 0, text, PLAIN)
    return cells


def test_two_changes_near_each_other_are_one_and_far_ones_are_two() -> None:
    assert row("Bea   50").changed_from(row("Ann   40")) == [Place(0, 0, 7, 1)]
    assert row("Bea          50").changed_from(row("Ann          40")) == [
        Place(0, 0, 3, 1),
        Place(13, 0, 1, 1),
    ]


def test_a_wide_sign_is_never_sent_by_halves() -> None:
    assert row("\u5c0f").changed_from(row("\u6797")) == [Place(0, 0, 2, 1)]
    assert row("ab").changed_from(row("\u6797")) == [Place(0, 0, 2, 1)]
    assert row("\u5c0f").changed_from(row("ab")) == [Place(0, 0, 2, 1)]


def test_another_colour_is_a_change_but_not_of_what_a_blank_does_not_show() -> None:
    red, cells = ink("#ff0000", "#000000"), row("")
    cells.text(0, 0, "a ", PLAIN)
    others = row("")
    others.text(0, 0, "a ", red)
    assert others.changed_from(cells) == [Place(0, 0, 1, 1)]


def test_nothing_changes_where_all_is_as_it_was() -> None:
    assert row("Ann 40").changed_from(row("Ann 40")) == []
