"""At the end of a hand: what wins lies large, and nothing that is told there covers another."""

from __future__ import annotations

import pytest

from drawholdem_tui.tui.table.drawing.letters import words
from drawholdem_tui.tui.table.scene.layouts import plan
from drawholdem_tui.tui.table.scene.plan import LETTER_ROWS, Ends, Plan, Side
from drawholdem_tui.tui.table.scene.spots import open_cards

SIZES = [(100, 30), (120, 40), (140, 40), (200, 55), (250, 70)]
ENDS: list[Ends] = ["anywhere", "above", "last"]


def six(size: tuple[int, int], ends: Ends) -> Plan:
    return plan(*size, 6, ends=ends)


@pytest.mark.parametrize("size", [(100, 30), (140, 40)])
def test_cards_that_win_at_the_top_are_as_large_as_those_of_the_board(
    size: tuple[int, int],
) -> None:
    at = six(size, "above")
    top = at.sides.index(Side.TOP)
    assert open_cards(at, top, "won").size == at.cards.board
    assert open_cards(at, top, "beaten").size < at.cards.board


@pytest.mark.parametrize("ends", ENDS)
@pytest.mark.parametrize("size", SIZES)
def test_board_and_what_has_won_stay_inside_the_line(size: tuple[int, int], ends: Ends) -> None:
    at = six(size, ends)
    assert at.end is not None
    assert at.ring is not None
    assert at.ring.y < at.end.board.y - 1  # those that win lie a row higher
    assert at.end.board.bottom <= at.end.told < at.ring.bottom - 1
    assert at.end.own.y > at.end.told  # one's own cards cover no words
    if ends == "above":
        assert at.end.won[at.sides.index(Side.TOP)].bottom <= at.end.board.y - 1


@pytest.mark.parametrize("size", SIZES)
def test_above_the_board_there_is_room_for_who_has_won_it_all(size: tuple[int, int]) -> None:
    at = six(size, "last")
    assert at.end is not None
    assert at.end.board.y - 1 - at.end.words.y >= LETTER_ROWS


def test_names_are_told_in_dots_or_not_at_all() -> None:
    dots = words("Zoë wins")
    assert dots is not None
    assert len(dots) == 2 * LETTER_ROWS
    assert len({len(row) for row in dots}) == 1
    assert words("小林さくら") is None
