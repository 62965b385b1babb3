"""At the end of a hand: what wins lies large, and nothing that is told there covers another."""

from __future__ import annotations

from itertools import product

import pytest

from drawholdem_tui.tui.looks import Looks
from drawholdem_tui.tui.table.drawing.cells import Cells
from drawholdem_tui.tui.table.drawing.letters import words
from drawholdem_tui.tui.table.felt.swap_line import draw_below, part_from_the_line
from drawholdem_tui.tui.table.scene.layouts import plan
from drawholdem_tui.tui.table.scene.plan import LAST, LETTER_ROWS, Ends, Place, Plan, Side
from drawholdem_tui.tui.table.scene.spots import open_cards, own_cards

SIZES = [(100, 30), (120, 40), (140, 40), (200, 55), (250, 70)]
ENDS: list[Ends] = ["anywhere", "above", "last", "last-above"]


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
    assert at.end.board.bottom <= at.end.told < at.ring.bottom  # where the line was, too
    if ends == "anywhere":  # those that win stay where they lay
        assert at.end.board.y - 1 == at.places["board"].y
    if ends == "above":
        assert at.end.won[at.sides.index(Side.TOP)].bottom <= at.end.board.y - 1


@pytest.mark.parametrize("ends", ENDS)
@pytest.mark.parametrize("size", SIZES)
def test_ones_own_cards_and_plate_stay_where_they_lay_and_are_the_largest_of_all(
    size: tuple[int, int], ends: Ends
) -> None:
    at, before = six(size, ends), plan(*size, 6)
    assert at.end is not None
    assert own_cards(at) == own_cards(before)
    assert at.plate(at.own) == before.plate(before.own)
    others = [
        open_cards(at, index, opened).size
        for index in range(6)
        for opened in ("dealt", "won", "beaten")
        if index != at.own
    ]
    assert own_cards(at).size >= max(others)
    assert at.end.told < at.plate(at.own).y


@pytest.mark.parametrize("size", [(100, 30), (120, 36), (140, 40)])
def test_a_beaten_hand_of_ones_own_lies_in_the_middle_with_its_plate(size: tuple[int, int]) -> None:
    at = six(size, "above")
    assert at.end is not None
    assert at.end.own is not None
    felt, both = at.places["felt"], at.plate(at.own, over=True).with_(at.end.own.row(2))
    assert abs(2 * both.x + both.width - 2 * felt.x - felt.width) <= 1
    others = [open_cards(at, index, "beaten").size for index in range(6) if index != at.own]
    assert at.end.own.size >= max(others)


@pytest.mark.parametrize("size", [(200, 55), (250, 70)])
def test_with_rows_enough_a_beaten_hand_of_ones_own_stays_where_it_lay(
    size: tuple[int, int],
) -> None:
    at = six(size, "above")
    assert at.end is not None
    assert at.end.own is None


@pytest.mark.parametrize("size", [(100, 30), (120, 36), (140, 40)])
def test_free_rows_part_hands_board_and_what_is_told(size: tuple[int, int]) -> None:
    at = six(size, "above")
    assert at.end is not None
    assert at.end.line is not None
    assert at.end.own is not None
    assert at.end.won[at.sides.index(Side.TOP)].bottom < at.end.board.y - 1
    assert at.end.told == at.end.board.bottom + 1
    assert at.end.told < at.end.line.bottom - 1
    assert at.end.line.bottom <= at.end.own.y


def test_the_line_ends_a_cell_before_cards_that_lie_across_it() -> None:
    at, looks = six((140, 40), "above"), Looks()
    assert at.end is not None
    assert at.end.line is not None
    cells = Cells(*at.size, looks.on_felt(), looks.glyphs)
    hand = open_cards(at, at.sides.index(Side.TOP), "won")
    draw_below(cells, at, looks, over=True)
    part_from_the_line(cells, at, [hand.place(0), hand.place(1)], looks, over=True)
    row, dash = cells.signs[at.end.line.y], looks.glyphs.ring
    first, last = hand.place(0).x, hand.place(1).right
    assert (row[first - 1], row[last]) == (" ", " ")
    across = dash.sign(up=True, down=False, left=False, right=False)
    assert (row[first - 2], row[last + 1]) == (across, across)


@pytest.mark.parametrize("size", SIZES)
def test_who_has_won_it_all_at_the_top_has_whole_cards_above_the_words(
    size: tuple[int, int],
) -> None:
    at = six(size, "last-above")
    assert at.end is not None
    top = at.sides.index(Side.TOP)
    assert open_cards(at, top, "won").size >= (5, 3)
    cards = open_cards(at, top, "won")
    assert cards.place(0).y == at.plate(top).bottom  # under the plate, on the felt
    # no smaller than the board, which can be read across a table
    # a board that can be read is larger than the smallest cards of a winner, and never than others
    assert cards.size >= at.end.card or (cards.size, at.end.card) == ((5, 3), (7, 5))
    assert at.end.won[top].bottom <= at.end.words.y


@pytest.mark.parametrize("ends", sorted(LAST))
def test_on_a_small_table_the_words_stand_in_the_place_of_the_line(ends: Ends) -> None:
    at = plan(80, 24, 6, ends=ends)
    assert at.end is not None
    assert "swap-line" not in at.places
    assert at.end.board.y - 1 - at.end.words.y >= LETTER_ROWS
    bar = ends == "last-above"
    spots = [open_cards(at, index, "won") for index in range(6) if at.sides[index] is Side.TOP]
    assert max(each.y + each.size[1] + bar for each in spots) <= at.end.words.y


@pytest.mark.parametrize("size", [(60, 20), (80, 24), (79, 40)])
def test_where_seats_are_rows_the_hand_that_wins_lies_whole_over_one_table(
    size: tuple[int, int],
) -> None:
    at, before = plan(*size, 10, ends="above"), plan(*size, 10)
    assert before.end is None
    assert at.end is not None
    assert at.cards.board >= (5, 3)
    assert at.end.board.y > 1  # those that win lie a row higher
    assert at.end.told >= at.end.board.bottom  # below their bars
    results = at.places["results"]
    assert results.y > at.end.told
    assert results.height >= 12  # titles, ten hands, and what is asked


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


@pytest.mark.parametrize("size", [(100, 30), (120, 36), (140, 40)])
def test_at_the_end_of_a_knockout_the_board_can_be_read_across_a_table(
    size: tuple[int, int],
) -> None:
    at = six(size, "last-above")
    assert at.end is not None
    assert at.end.card == (7, 5)


@pytest.mark.parametrize("hole_cards", [2, 5])
def test_on_the_smallest_screen_what_wins_lies_in_the_middle_above_a_table_of_it(
    hole_cards: int,
) -> None:
    at = plan(60, 20, 6, hole_cards, ends="above")
    assert at.end is not None
    assert at.end.card == (7, 5)
    assert at.end.board.bottom <= at.end.told < at.places["results"].y


def test_who_was_not_in_the_last_hand_has_no_plate_on_a_small_table() -> None:
    at = plan(80, 24, 6, ends="last-above")
    assert at.end is not None
    assert at.end.alone
    beaten = at.end.beaten[at.sides.index(Side.BELOW, 1)]
    assert not beaten.meets([at.end.board])  # a hand there is no part of it


def test_on_a_small_table_the_hand_that_has_won_a_knockout_is_named_below_the_board() -> None:
    at = plan(80, 24, 6, ends="last")
    assert at.end is not None
    # below letters and a line of words, and a free row where cards lie that win
    assert at.end.words.y + LETTER_ROWS + 1 < at.end.board.y - 1
    assert at.end.told == at.end.board.bottom == at.end.words.bottom - 1


def test_after_a_draw_on_a_small_table_all_hands_but_the_one_that_wins_are_alike() -> None:
    at = plan(80, 24, 6, 5, ends="above")
    assert at.end is not None
    assert at.end.own is not None
    sizes = {open_cards(at, index, "beaten").size for index in range(6) if index != at.own}
    assert sizes == {at.end.own.size}
    assert max(sizes) < at.end.card


@pytest.mark.parametrize("ends", sorted(LAST))
@pytest.mark.parametrize("seats", range(2, 7))
def test_what_is_told_of_who_has_won_it_all_meets_no_card(seats: int, ends: Ends) -> None:
    for size in product((60, 80, 100, 120, 140, 200, 250), range(20, 71, 2)):
        at = plan(*size, seats, ends=ends)
        end = at.end
        if end is None or at.layout == "compact":  # a table tells it there
            continue
        raised = 1 if at.ring else 0
        board = end.board._replace(y=end.board.y - raised, height=end.board.height + raised)
        middle = end.board.x + end.board.width // 2
        told = Place(middle - 22, end.told, 44, 1)  # as long as most
        letters = Place(middle - 18, end.words.y, 36, min(end.told, board.y) - end.words.y)
        lying = [board]
        for index, side in enumerate(at.sides):
            if side is Side.TOP and ends != "last-bare":
                spots = open_cards(at, index, "won" if ends == "last-above" else "beaten")
                lying.append(Place(spots.x, spots.y, spots.width(2), spots.size[1]))
        assert letters.height >= LETTER_ROWS
        assert not any(each.meets(lying) for each in (told, letters)), size


@pytest.mark.parametrize("ends", ["anywhere", "above"])
@pytest.mark.parametrize("seats", range(2, 7))
def test_on_a_small_table_the_board_stays_where_it_lay(seats: int, ends: Ends) -> None:
    at = plan(80, 24, seats, ends=ends)
    assert at.end is not None
    board = at.places["board"]
    # below hands that lie open; those that do not win lie a row lower
    assert at.end.board == board._replace(y=board.y + 2)
    assert not at.end.words.meets([at.end.board])
    hands = [
        Place(spots.x, spots.y, spots.width(2), spots.size[1] + 1)
        for index in range(seats)
        if index != at.own
        for spots in (open_cards(at, index, "won"),)
    ]
    assert not any(hand.meets([at.end.board, at.end.words]) for hand in hands)


@pytest.mark.parametrize("size", [(100, 30), (120, 36), (140, 40)])
@pytest.mark.parametrize("ends", ["anywhere", "above"])
def test_ones_own_beaten_hand_lies_beside_ones_plate_and_is_no_larger_than_others(
    size: tuple[int, int], ends: Ends
) -> None:
    at = six(size, ends)
    assert at.end is not None
    assert at.end.own is not None
    own, plate = at.end.own.row(2), at.plate(at.own, over=True)
    others = [index for index in range(6) if index != at.own]
    assert at.end.own.size <= min(open_cards(at, index, "beaten").size for index in others)
    line = at.end.line or at.ring
    assert line is not None
    assert line.bottom <= own.y
    assert own.bottom <= at.places["results"].y
    assert not own.meets([plate, at.end.board])
    assert not any(own.meets([at.seat(index)]) for index in others)


@pytest.mark.parametrize("size", [(200, 55), (250, 70)])
def test_below_what_is_told_of_two_who_have_won_a_row_is_free_above_the_line(
    size: tuple[int, int],
) -> None:
    at = six(size, "above")
    assert at.end is not None
    assert at.end.line is not None
    assert at.end.told + 2 < at.end.line.bottom - 1 < at.plate(at.own).y - 1
