"""The chart over the table: one's own hand is marked there as long as it lies open."""

from __future__ import annotations

from pathlib import Path

import pytest
from on_the_screen import AtTheScreen, deal, hurry, options, run, sitting

from drawholdem_tui.players.coach.chart import cells
from drawholdem_tui.tui.pictures.chart import chart_picture
from drawholdem_tui.tui.scene.chart import Advised, ChartPicture
from drawholdem_tui.tui.screens.over.chart import ChartScreen

__all__ = ["hurry"]

pytestmark = pytest.mark.usefixtures("hurry")


def chart(at: AtTheScreen) -> ChartPicture:
    screen = at.app.screen
    assert isinstance(screen, ChartScreen)
    assert screen.sheet.picture
    return screen.sheet.picture


def alone(monkeypatch: pytest.MonkeyPatch) -> None:
    deal(monkeypatch, "As7d", "KsKh", "QsQh", board="2c3c4d5d6h")


def test_one_s_own_hand_is_marked_and_told_against_those_who_are_in_the_hand(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    alone(monkeypatch)

    async def steps() -> None:
        async with sitting(tmp_path, options(seats="Ann,cpu,cpu")) as at:
            await at.press("g")
            shown = chart(at)
            assert shown.heading == "Before the flop, against 2 opponents"
            assert shown.own is not None
            assert shown.cells[shown.own].hand == "A7o"
            assert shown.told.startswith("A7o: keeping wins")
            await at.press("9")
            assert chart(at).heading == "Before the flop, against 9 opponents"
            await at.press("left")
            assert chart(at).told.startswith("A7o") is False
            assert chart(at).own == shown.own
            await at.press("g")
            assert at.app.screen is at.table

    run(steps())


def test_it_goes_with_the_cards_that_it_tells_of(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    alone(monkeypatch)

    async def steps() -> None:
        async with sitting(tmp_path, options(seats="Ann,Ben,Cleo")) as at:
            await at.press("space", "g")
            assert chart(at).own is not None
            at.director.cards_down()  # as when nobody has pressed a key for a while
            await at.until(lambda: at.app.screen is at.table)
            await at.press("g")
            assert chart(at).own is None
            at.table.attended(now=False)
            assert chart(at).own is None

    run(steps())


@pytest.mark.parametrize("opponents", [1, 5, 9])
def test_a_sign_says_what_is_better(opponents: int) -> None:
    picture = chart_picture(opponents, None, 0)
    for cell, told in zip(cells(opponents), picture.cells, strict=True):
        swaps = told.advised in (Advised.SWAP_LOW, Advised.SWAP_HIGH)
        assert swaps == (cell.swapping and not cell.close)
        if swaps and cell.hand[0] != cell.hand[1]:
            low = told.advised is Advised.SWAP_LOW
            assert cell.swap == cell.hand[1 if low else 0]
