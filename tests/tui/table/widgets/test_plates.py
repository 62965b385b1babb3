"""What stands on the plates of a table."""

from __future__ import annotations

import pytest
import scenes
from scenes import replace

from drawholdem_tui.tui.looks import Looks
from drawholdem_tui.tui.table.drawing.cards import draw_back
from drawholdem_tui.tui.table.drawing.cells import Cells
from drawholdem_tui.tui.table.felt.middle import Board
from drawholdem_tui.tui.table.felt.seat import Seat
from drawholdem_tui.tui.table.panel.coach import Coach
from drawholdem_tui.tui.table.panel.panel import Panel
from drawholdem_tui.tui.table.scene.layouts import plan
from drawholdem_tui.tui.table.scene.plan import PLATE, Place
from drawholdem_tui.tui.table.scene.regions import (
    BoardPicture,
    KeyBarPicture,
    KeyHint,
    PanelLine,
    PanelPicture,
    Scene,
    SeatLook,
    SeatMark,
    SeatPicture,
    Tone,
)
from drawholdem_tui.tui.table.widgets.bars import KeyBar
from drawholdem_tui.tui.table.widgets.regions import regions

SIZES = ((80, 24), (100, 30), (120, 36), (140, 40), (200, 55), (250, 70))


def _plates(scene: Scene, size: tuple[int, int]) -> list[str]:
    told, at = [], plan(*size, len(scene.seats), scene.hole_cards, scene.own_seat)
    for region in regions(Looks(), len(scene.seats)):
        if isinstance(region.drawn, Seat):
            picture = region.picture(scene)
            assert isinstance(picture, SeatPicture)
            cells = region.drawn.cells_in(at, picture)
            assert cells is not None
            told.append("\n".join("".join(row) for row in cells.signs))
    return told


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("cards", [2, 5])
def test_all_computers_tell_beside_their_names_how_they_play_or_none_does(
    size: tuple[int, int], cards: int
) -> None:
    scene = scenes.preflop(6)
    stacks = (5_000, 0, 1_000, 12, 970, 10)
    seats = tuple(
        replace(
            seat, kind="regular" if at else "", stack=stacks[at], look=SeatLook.IN, said="checks",
            cards=(None,) * cards,
        )
        for at, seat in enumerate(scene.seats)
    )  # fmt: skip
    plates = _plates(replace(scene, seats=seats, hole_cards=cards, own_seat=0), size)
    assert sum("· regular" in plate for plate in plates) in (0, 5)


@pytest.mark.parametrize("size", SIZES)
def test_all_who_are_all_in_tell_which_pots_they_can_win_or_none_does(
    size: tuple[int, int],
) -> None:
    scene = scenes.flop(6)
    told = {1: ("side pot", "side"), 4: ("main pot", "main")}
    seats = [
        replace(
            seat, look=SeatLook.ALL_IN, said="ALL-IN", stack=0, swaps=1,
            marks=(SeatMark("BB", "BB"),), reach=told[at][0], reach_in_short=told[at][1],
        ) if at in told else seat
        for at, seat in enumerate(scene.seats)
    ]  # fmt: skip
    plates = _plates(replace(scene, seats=tuple(seats)), size)
    for at, (pot, _short) in told.items():
        rows = plates[at].splitlines()
        first = next(y for y, row in enumerate(rows) if "ALL-IN" in row)
        above, below = rows[first : first + 2]
        assert above.strip("▟▙ ").endswith("ALL-IN")  # in the place of a stack of nothing
        assert below.split("⇄1 BB")[0].strip("▜▛ ") == pot
    long = replace(seats[4], reach="the first side pot", reach_in_short="the first side pot")
    plates = _plates(replace(scene, seats=(*seats[:4], long, seats[5])), (100, 30))
    assert not any("pot" in plate for plate in plates)
    assert all("ALL-IN" in plates[at].split("⇄1 BB")[0] for at in told)


def test_the_pot_of_who_is_all_in_comes_before_the_badge_of_a_blind() -> None:
    scene = scenes.flop(6)
    seats = list(scene.seats)
    seats[4] = replace(seats[4], reach="pot principal", reach_in_short="principal")
    seats[1] = replace(
        seats[1], look=SeatLook.ALL_IN, said="À TAPIS", stack=0, swaps=1,
        marks=(SeatMark("GB", "GB"),), reach="pot secondaire", reach_in_short="secondaire",
    )  # fmt: skip
    plates = _plates(replace(scene, seats=tuple(seats)), (100, 30))
    assert "secondaire  ⇄1" in plates[1]
    assert "GB" not in plates[1]


def test_a_name_of_ten_letters_is_whole_on_ones_own_plate() -> None:
    scene = scenes.preflop(10)
    seats = [*scene.seats]
    seats[2] = replace(seats[2], name="Maximilian", stack=12_310)
    plates = _plates(replace(scene, seats=tuple(seats)), (100, 30))
    assert "Maximilian" in plates[2]
    assert "12,310" in plates[2]


def test_backs_beside_each_other_have_corners_of_their_own() -> None:
    looks = Looks()
    cells = Cells(14, 5, looks.on_felt())
    for x in (0, 7):
        draw_back(cells, Place(x, 0, 6, 5), looks)
    assert "".join(cells.signs[0]).split() == ["▟████▙"] * 2
    assert "".join(cells.signs[4]).split() == ["▜████▛"] * 2


@pytest.mark.parametrize("seats", range(2, 7))
def test_where_nobody_has_shown_a_hand_the_board_lies_on_no_plate(seats: int) -> None:
    board = Board(Looks(), id="board")
    board.picture = BoardPicture()
    at = plan(80, 24, seats)
    place = board.place_in(at)
    assert place is not None
    assert not place.meets([at.plate(index, over=True) for index in range(seats)])


def test_the_coach_covers_no_more_of_the_felt_than_what_it_tells() -> None:
    coach = Coach(Looks(), id="coach")
    picture = scenes.coach(6).coach
    assert picture is not None
    coach.picture = picture
    at = plan(120, 36, 6)
    place = coach.place_in(at)
    assert place is not None
    assert place.bottom == at.places["coach"].bottom
    cells = coach.cells_in(at, picture)
    assert cells is not None
    assert place.height < at.places["coach"].height
    assert not any(cells.is_blank(y) for y in range(1, cells.height))


def test_a_net_that_gains_has_its_sign() -> None:
    coach = Coach(Looks(), id="coach")
    picture = scenes.coach(6).coach
    assert picture is not None
    for size in ((100, 30), (80, 24)):
        cells = coach.cells_in(plan(*size, 6), replace(picture, is_net=True))
        assert cells is not None
        assert "+132" in "\n".join("".join(row) for row in cells.signs)


def test_help_stays_in_the_key_bar_however_many_keys_there_are() -> None:
    ids = ("next hand", "why", "buy chips", "show cards", "sit out", "log", "help", "settings")
    keys = (KeyHint(each, each[0].upper(), each) for each in (*ids, "leave"))
    hints = tuple(each.but(stays=each.command == "help") for each in keys)
    for size in ((60, 20), (80, 24)):
        cells = KeyBar(Looks(), id="key-bar").cells_in(plan(*size, 6), KeyBarPicture(hints))
        assert cells is not None
        told = "".join(cells.signs[0])
        assert "help" in told
        assert "leave" in told
        assert "settings" not in told
        assert "next hand" in told


def test_what_a_key_does_is_told_in_full_where_others_that_went_leave_it_room() -> None:
    keys = (
        KeyHint("next", "Enter", "next hand"),
        KeyHint("rebuy", "B", "Dario buys 1,000", shorter="buy chips"),
        KeyHint("show", "V", "show cards of the last hand", spare=True),
        KeyHint("leave", "Q", "leave"),
    )
    cells = KeyBar(Looks(), id="key-bar").cells_in(plan(60, 20, 6), KeyBarPicture(keys))
    assert cells is not None
    assert "B Dario buys 1,000" in "".join(cells.signs[0])


@pytest.mark.parametrize("size", [(100, 30), (120, 36), (140, 40)])
def test_below_who_is_out_large_letters_may_begin(size: tuple[int, int]) -> None:
    at = plan(*size, 6)
    for index, picture in enumerate(scenes.flop(6).seats):
        if index != at.own:
            seat = Seat(Looks(), index)
            seat.picture = replace(picture, look=SeatLook.OUT, cards=(), bet=0)
            place = seat.place_in(at)
            assert place is not None
            assert place.height == PLATE


def test_beside_cards_that_are_read_across_a_room_amounts_are_as_large() -> None:
    line = PanelLine("60 to call, 360 to win", figures=(("60", "to call"), ("360", "to win")))
    for size, large in (((140, 40), False), ((200, 55), True), ((250, 70), True)):
        panel = Panel(Looks(), id="panel")
        strips = panel.cells_in(plan(*size, 6), PanelPicture((PanelLine("ace high"), line)))
        assert strips is not None
        told = "\n".join("".join(row) for row in strips.signs)
        assert (line.text in told, "█" in told) == (not large, large)
        assert "to call" in told
        assert "to win" in told


def test_in_rows_of_seats_backs_are_lower_than_the_row_and_ones_own_are_not_told_twice() -> None:
    scene = scenes.preflop(6)
    rows = _plates(scene, (60, 20))
    for at, row in enumerate(rows):
        assert ("▆▆ ▆▆" in row) == (at != scene.own_seat and bool(scene.seats[at].cards))


@pytest.mark.parametrize("size", [(200, 55), (250, 70)])
def test_the_name_of_five_cards_is_read_across_a_room(size: tuple[int, int]) -> None:
    panel, at = Panel(Looks(), id="panel"), plan(*size, 6, 5)
    cells = panel.cells_in(at, PanelPicture((PanelLine("king-jack high", Tone.STRONG),)))
    assert cells is not None
    told = "\n".join("".join(row) for row in cells.signs)
    assert "king" not in told
    assert sum(any(sign in row for sign in "█▀▄") for row in told.splitlines()) == 9
