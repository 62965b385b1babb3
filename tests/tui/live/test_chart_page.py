"""The chart over the table: one's own hand is marked there as long as it lies open."""

from __future__ import annotations

from pathlib import Path

import pytest
from at_the_keyboard import deal
from on_the_screen import AtTheScreen, hurry, options, run, sitting

from drawholdem_tui.players.coach.chart import cells
from drawholdem_tui.tui.live.pictures.chart import Advised, ChartPicture, Looked, chart_picture
from drawholdem_tui.tui.live.screens.chart_page import ChartScreen

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


def heads_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """The computer has the button and keeps; Ann has 7h 2c in the big blind."""
    deal(monkeypatch, "7h2c", "AsAd", board="3c4c5d6h9s")


def test_where_a_strategy_was_computed_it_opens_at_the_square_of_the_moment(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    heads_up(monkeypatch)

    async def steps() -> None:
        table = options(seats="Ann,cpu:pro", stack=80, seed="a")
        async with sitting(tmp_path, table) as at:
            await at.press("g")
            shown = chart(at)
            assert shown.heading == "8 bb, button kept: the big blind swaps 72%"
            assert shown.own is not None
            assert shown.cells[shown.own] == ("72o", Advised.KEEP, None, None)
            assert (
                shown.told
                == "72o: the big blind always keeps both cards, then always folds to an all-in."
            )
            await at.press("p", "p")
            assert chart(at).heading == "8 bb, both kept: the button pushes 92%"
            await at.press("plus", "plus", "minus")
            assert chart(at).heading == "9 bb, both kept: the button pushes 91%"
            await at.press("1")
            assert chart(at).heading == "Before the flop, against 1 opponent"
            await at.press("p")
            assert chart(at).heading.startswith("9 bb")
            await at.press("escape")
            assert at.app.screen is at.table

    run(steps())


def test_with_deeper_stacks_it_opens_at_the_blueprint(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    heads_up(monkeypatch)

    async def steps() -> None:
        async with sitting(tmp_path, options(seats="Ann,cpu", stack=500)) as at:
            await at.press("g")
            assert chart(at).heading.startswith("50 bb, button kept: the big blind swaps ")
            assert next(words for _, words in chart(at).legend) == "swap lower"
            await at.press("+")
            assert chart(at).heading.startswith("63 bb, button kept: the big blind swaps ")
            for _ in range(2):
                await at.press("p")
            assert chart(at).heading == "63 bb. Both have kept. The button acts first."
            await at.press("t")
            assert chart(at).heading == "63 bb. The big blind has swapped. The button acts first."
            assert next(words for _, words in chart(at).legend) == "raise"
            for _ in range(4):
                await at.press("p")
            await at.press("-")
            assert chart(at).heading.startswith("50 bb. The big blind has swapped.")

    run(steps())


def test_with_very_deep_stacks_it_opens_at_what_a_swap_brings(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    heads_up(monkeypatch)

    async def steps() -> None:
        async with sitting(tmp_path, options(seats="Ann,cpu", stack=2000)) as at:
            await at.press("g")
            assert chart(at).heading == "Before the flop, against 1 opponent"
            await at.press("p")
            assert chart(at).heading == "10 bb: the button swaps 81%"

    run(steps())


def test_facing_all_chips_of_a_deep_stack_it_opens_at_the_call(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    heads_up(monkeypatch)

    async def steps() -> None:
        table = options(seats="Ann,cpu:exploiter:all-in-0-0", stack=500, seed="a")
        async with sitting(tmp_path, table) as at:
            await at.press("k")
            await at.press("g")
            shown = chart(at)
            assert shown.heading.startswith("50 bb, both kept: the big blind calls ")
            assert shown.told == "72o: the big blind always folds."

    run(steps())


def test_between_three_it_opens_at_the_strategy_for_three(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    deal(monkeypatch, "7h2c", "AsAd", "KsKd", board="3c4c5d6h9s")

    async def steps() -> None:
        async with sitting(tmp_path, options(seats="Ann,cpu:pro,cpu:pro", stack=100)) as at:
            await at.press("g")
            shown = chart(at)
            assert shown.heading.startswith("10 bb 3-handed")
            assert shown.own is not None
            assert shown.cells[shown.own].hand == "72o"
            await at.press("t")
            assert chart(at).heading == "10 bb: the button swaps 81%"
            await at.press("minus", "t")
            assert chart(at).heading.startswith("8 bb 3-handed: the button swaps ")
            await at.press("plus")
            assert chart(at).heading.startswith("10 bb 3-handed: the button swaps ")
            await at.press("p")
            assert chart(at).heading.startswith("10 bb 3-handed, nobody swapped: SB swaps ")

    run(steps())


@pytest.mark.parametrize("swaps", [True, False])
def test_every_square_of_three_has_a_heading_a_legend_and_a_sentence(swaps: bool) -> None:
    looked, headings = Looked(5, swaps, players=3), []
    for _ in range(55 if swaps else 6):
        picture = looked.picture(None, 20)
        headings.append(picture.heading)
        assert len(picture.heading) <= 58
        assert picture.told.startswith("AKo: the ") or picture.told.count(": the ") == 1
        assert len(picture.legend) in (3, 4)
        looked = looked.next()
    assert len(set(headings)) == len(headings)
    assert looked.square == 0


@pytest.mark.parametrize("swaps", [True, False])
def test_every_square_has_a_heading_a_legend_and_a_sentence_for_each_hand(swaps: bool) -> None:
    looked = Looked(swaps=swaps)
    headings = []
    for stack in (2, 25):
        looked = looked._replace(stack=stack, square=0)
        for _ in range(11 if swaps else 2):
            pictures = [looked.picture(None, place) for place in range(169)]
            assert {each.advised for each in pictures[0].cells} <= {
                advised for advised, _ in pictures[0].legend
            }
            assert len({each.told for each in pictures}) == 169
            headings.append(pictures[0].heading)
            looked = looked.next()
        assert looked.square == 0
    assert len(set(headings)) == len(headings)


def test_where_the_coach_counts_fewer_the_chart_says_so(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    deal(monkeypatch, "As7d", "KsKh", "QsQh", "JsJh", "TsTh", board="2c3c4d5d6h")

    async def steps() -> None:
        async with sitting(tmp_path, options(seats="Ann,Ben,Cleo,Dan,Eve"), coach="always") as at:
            await at.press("space", "g")
            assert chart(at).heading == "Before the flop, against 4 opponents"
            says = "The coach counts the 2 with chips in front."
            assert chart(at).told.endswith(says)
            await at.press("2")
            assert says not in chart(at).told

    run(steps())
