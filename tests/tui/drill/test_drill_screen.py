"""Spots on the real screen: asked by the usual keys, told with bars, the whole hand a key away."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from cells_as_text import as_text
from pages import Program, with_program
from pasts import Sat, book_of
from textual.pilot import Pilot
from waiting import until

from drawholdem_tui.drills.in_words import less_than_best
from drawholdem_tui.drills.kinds.all_kinds import Kind
from drawholdem_tui.drills.series import key_of, spot_of
from drawholdem_tui.drills.sitting import Sitting
from drawholdem_tui.drills.spot import Asks
from drawholdem_tui.engine.actions import RaiseTo
from drawholdem_tui.past.own_spots import own_spot, own_spots
from drawholdem_tui.storage.paths import paths
from drawholdem_tui.storage.settings import Settings
from drawholdem_tui.tui.app import DrawHoldem
from drawholdem_tui.tui.drill.picture import drill_scene
from drawholdem_tui.tui.drill.result_page import ResultPage, _told
from drawholdem_tui.tui.drill.screen import DrillScreen
from drawholdem_tui.tui.replay.screen import ReplayScreen
from drawholdem_tui.tui.table.drawing.lines import Bar, Said, Table
from drawholdem_tui.words.cards import letters

Steps = Callable[[DrillScreen, "Pilot[int]"], Awaitable[None]]
SIZES = [(60, 20), (80, 24), (120, 40)]


def shown(pilot: Pilot[int]) -> str:
    return as_text(pilot.app.screen._compositor.render_strips())


def drilled(
    folder: Path, kind: Kind, steps: Steps, *, size: tuple[int, int] = (80, 24), many: int = 2
) -> None:
    async def sit() -> None:
        def no_book() -> None:
            raise AssertionError("a series by seed opens no book")

        app = DrawHoldem(
            no_book,  # type: ignore[arg-type]
            Settings(paths(folder).settings),
            opens=lambda app: app.study.drill(Sitting((kind,), "screen", many)),
        )
        async with app.run_test(size=size) as pilot:
            screen = app.screen
            assert isinstance(screen, DrillScreen)
            await until(lambda: screen.drilling.spot is not None)
            await pilot.pause()
            await steps(screen, pilot)

    asyncio.run(sit())


def test_while_a_spot_is_being_made_there_is_nothing_to_do(tmp_path: Path) -> None:
    async def steps(screen: DrillScreen, pilot: Pilot[int]) -> None:
        await pilot.press("1", "s")
        await until(lambda: screen.drilling.chosen is not None)
        told = drill_scene(screen.drilling, None)
        assert told is not None
        assert told.own.marked == {0}
        screen.drilling.spot = screen.drilling.player = screen.drilling.chosen = None
        made = drill_scene(screen.drilling, told)
        assert made is not None
        assert not made.own.marked
        assert [hint.command for hint in made.keys.hints] == ["drill help", "drill leave"]

    drilled(tmp_path, Kind.SWAP, steps)


def test_a_grey_key_answers_nothing(tmp_path: Path) -> None:
    """Where the only bet is all-in, a call is none of the answers."""

    async def steps(screen: DrillScreen, pilot: Pilot[int]) -> None:
        spots = (spot_of(key_of(Kind.SHORT, at % 5 + 1, "grey", at)) for at in range(60))
        spot = next(each for each in spots if isinstance(each.options[0].do, RaiseTo))
        screen.drilling._has_come(spot)
        for key in ("c", "k", "s"):
            await pilot.press(key)
            assert screen.drilling.chosen is None
            assert "All-in, or fold?" in screen.drilling.notices.text
        await pilot.press("r")
        assert screen.drilling.chosen is not None
        assert isinstance(screen.drilling.chosen.do, RaiseTo)

    drilled(tmp_path, Kind.SHORT, steps)


@pytest.mark.parametrize("size", SIZES)
def test_a_swap_is_asked_and_told_at_every_size(tmp_path: Path, size: tuple[int, int]) -> None:
    async def steps(screen: DrillScreen, pilot: Pilot[int]) -> None:
        before = shown(pilot)
        assert "spot 1 of 2" in before
        assert "Keep, or swap a card" in before
        assert "keep" in before
        await pilot.press("k")
        await until(lambda: screen.drilling.chosen is not None)
        await pilot.pause()
        told = shown(pilot)
        assert told.count(" less") == 2
        assert "best" in told
        assert "Enter go on" in told

    drilled(tmp_path, Kind.SWAP, steps, size=size)


def test_where_several_share_a_book_it_is_asked_who_practises_and_who_sees_how_it_went(
    tmp_path: Path,
) -> None:
    """Spots of one's own hands show cards that the others may never have seen."""
    book = book_of(tmp_path / "book.sqlite3", [Sat(("Ann", "Ben", "CPU 1"), 6)])
    keys = [
        key for each in (Kind.SWAP, Kind.CALL) for key in own_spots(book, "Ben", (each,), set())
    ]

    async def steps(program: Program) -> None:
        await program.choose("Drill")
        await program.until(lambda: "Who is practising?" in str(program))
        await program.press("2")
        await program.until(lambda: "Only Ben sees these spots" in str(program))
        await program.press("space")
        await program.until_page("DrillScreen")
        screen = program.app.screen
        assert isinstance(screen, DrillScreen)
        await program.until(lambda: screen.drilling.spot is not None)
        spot = own_spot(book, "Ben", keys[0])
        assert spot is not None
        screen.drilling._has_come(spot)
        screen.drilling._answer(spot, spot.best)
        await program.press("v")  # the whole hand
        await program.until_page("ReplayScreen")
        await program.press("v")  # and all its cards
        assert "Whose cards do you want to see?" in str(program)
        await program.press("escape", "q")
        await program.press("q")
        await program.until_page("ItIsMe")
        assert "Only Ben sees how it went" in str(program)
        assert "answer by answer" not in str(program)
        await program.press("escape")
        await program.until_page("MenuScreen")

    with_program(tmp_path, steps, names=("Ann", "Ben"))


def test_who_has_the_book_alone_is_not_asked(tmp_path: Path) -> None:
    book_of(tmp_path / "book.sqlite3", [Sat(("Ann", "CPU 1"), 3)])

    async def steps(program: Program) -> None:
        await program.choose("Drill")
        await program.until_page("DrillScreen")

    with_program(tmp_path, steps, names=("Ann", "Ben"))


def test_no_discards_are_cut(tmp_path: Path) -> None:
    """Neither among the answers nor in the list of the session: with little room their cards are
    told alone."""
    spots = [spot_of(key_of(Kind.DRAW, at % 5 + 1, "cut", at)) for at in range(12)]

    async def steps(screen: DrillScreen, pilot: Pilot[int]) -> None:
        for spot in spots:
            for option in (spot.options[-1], max(spot.options, key=lambda each: each.cost)):
                screen.drilling.chosen = None
                screen.drilling._has_come(spot)
                screen.drilling._answer(spot, option)
                screen.show()
                await pilot.pause()
                assert "\u2026" not in shown(pilot)

    for size in ((60, 20), (100, 30), (140, 40)):
        drilled(tmp_path, Kind.DRAW, steps, size=size, many=1)


@pytest.mark.parametrize("key", ["k", "s"])
def test_the_verdict_is_large_and_the_session_stands_beside_the_table(
    tmp_path: Path, key: str
) -> None:
    async def steps(screen: DrillScreen, pilot: Pilot[int]) -> None:
        assert "This session" in shown(pilot)
        await pilot.press("1", key)
        await until(lambda: screen.drilling.chosen is not None)
        await pilot.pause()
        told = drill_scene(screen.drilling, None)
        spot, chosen = screen.drilling.spot, screen.drilling.chosen
        assert told is not None
        assert told.results is not None
        assert told.log.won is not None
        assert spot is not None
        assert chosen is not None
        first, second = told.log.won.places
        assert told.results.good == spot.is_right(chosen) == (first.sign > 0)
        assert first.said in (told.results.verdict, "\u2713", "\u2717")
        assert (second.name, second.said) == ("\u00b7", "")
        assert not any("-" in row.value for row in told.results.worths)  # but a minus

    drilled(tmp_path, Kind.SWAP, steps, size=(140, 40))


def test_a_card_is_marked_and_swapped_by_the_usual_keys(tmp_path: Path) -> None:
    async def steps(screen: DrillScreen, pilot: Pilot[int]) -> None:
        await pilot.press("s")
        assert screen.drilling.chosen is None  # nothing is marked
        await pilot.press("2", "s")
        await until(lambda: screen.drilling.chosen is not None)
        spot, chosen = screen.drilling.spot, screen.drilling.chosen
        assert spot is not None
        assert chosen is spot.options[2]

    drilled(tmp_path, Kind.SWAP, steps)


def test_beside_five_cards_the_verdict_is_told_to_its_end(tmp_path: Path) -> None:
    async def steps(screen: DrillScreen, pilot: Pilot[int]) -> None:
        await pilot.press("1", "2", "3", "s")
        await until(lambda: screen.drilling.chosen is not None)
        await pilot.pause()
        spot, chosen = screen.drilling.spot, screen.drilling.chosen
        assert spot is not None
        assert chosen is not None
        assert not spot.is_right(chosen)
        assert f"osts {less_than_best(spot, chosen)} on average" in shown(pilot)
        assert "\u2026" not in shown(pilot)

    drilled(tmp_path, Kind.DRAW, steps)


@pytest.mark.parametrize("size", SIZES)
def test_where_a_fee_goes_is_offered_in_words_that_fit(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    spot = next(
        spot
        for at in range(40)
        if (spot := spot_of(key_of(Kind.POT, 2, "fits", at))).asks is Asks.GOES
    )

    async def steps(screen: DrillScreen, pilot: Pilot[int]) -> None:
        screen.drilling._has_come(spot)
        screen.show()
        await pilot.pause()
        offered = shown(pilot)
        assert "counts as a bet" in offered
        assert "into the main pot" in offered
        assert "into the swap pot" in offered

    drilled(tmp_path, Kind.RANKS, steps, size=size)


def test_a_question_is_answered_by_its_number(tmp_path: Path) -> None:
    async def steps(screen: DrillScreen, pilot: Pilot[int]) -> None:
        await pilot.press("9")
        spot = screen.drilling.spot
        assert spot is not None
        assert [screen.drilling.chosen] == [None]
        await pilot.press("1")
        assert screen.drilling.chosen == spot.options[0]

    drilled(tmp_path, Kind.RANKS, steps)


def test_an_answer_is_clicked(tmp_path: Path) -> None:
    async def steps(screen: DrillScreen, pilot: Pilot[int]) -> None:
        rows = shown(pilot).splitlines()
        y = max(at for at, row in enumerate(rows) if "  keep" in row)
        await pilot.click(offset=(rows[y].index("  keep") + 3, y))
        await until(lambda: screen.drilling.chosen is not None)
        assert screen.drilling.spot is not None
        assert screen.drilling.chosen is screen.drilling.spot.options[0]

    drilled(tmp_path, Kind.SWAP, steps)


def test_the_whole_hand_is_one_key_away_when_answered_and_not_before(tmp_path: Path) -> None:
    async def steps(screen: DrillScreen, pilot: Pilot[int]) -> None:
        await pilot.press("v")
        assert pilot.app.screen is screen
        await pilot.press("k")
        await until(lambda: screen.drilling.chosen is not None)
        await pilot.press("v")
        await until(lambda: isinstance(pilot.app.screen, ReplayScreen))
        replay = pilot.app.screen
        assert isinstance(replay, ReplayScreen)
        spot = screen.drilling.spot
        assert spot is not None
        assert replay.replaying.player.place.actions == spot.actions
        assert replay.replaying.player.recorded.own == spot.seat
        await pilot.press("q")
        await until(lambda: pilot.app.screen is screen)

    drilled(tmp_path, Kind.SWAP, steps)


def test_the_next_spot_is_ready_before_it_is_wanted_and_behind_the_last_comes_the_result(
    tmp_path: Path,
) -> None:
    async def steps(screen: DrillScreen, pilot: Pilot[int]) -> None:
        drilling = screen.drilling
        await until(lambda: 1 in drilling._made)
        await pilot.press("1")
        await pilot.press("enter")  # within this key: nothing is waited for
        assert drilling.spot is not None
        assert drilling.place == 1
        await pilot.press("1", "enter")
        await until(lambda: pilot.app.screen is not screen)
        await until(lambda: "of 2 right" in shown(pilot))
        assert "A 2 more" in shown(pilot)
        await pilot.press("a")
        await until(lambda: isinstance(pilot.app.screen, DrillScreen))
        again = pilot.app.screen
        assert isinstance(again, DrillScreen)
        assert again is not screen
        assert again.drilling.sitting.kinds == (Kind.RANKS,)
        assert not again.drilling.sitting.answers

    drilled(tmp_path, Kind.RANKS, steps)


def lit(page: ResultPage) -> str:
    """The number of the answer whose row is gold."""
    assert page.sheet.picture
    table = page.sheet.picture.parts[0].items[0]
    assert isinstance(table, Table)
    number = table.rows[table.lit][0]
    assert isinstance(number, Said)
    return number.text


@pytest.mark.parametrize("size", [(60, 20), (80, 24), (100, 30), (140, 40), (200, 55)])
def test_behind_the_last_spot_each_can_be_chosen_and_is_told_below_the_list(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    async def steps(screen: DrillScreen, pilot: Pilot[int]) -> None:
        drilling = screen.drilling
        for _spot in range(3):
            await until(lambda: drilling.spot is not None and drilling.chosen is None)
            await pilot.pause()
            await pilot.press("1", "s", "enter")
        await until(lambda: isinstance(pilot.app.screen, ResultPage))
        await until(lambda: "\u2191 \u2193 choose" in shown(pilot))
        page = pilot.app.screen
        assert isinstance(page, ResultPage)
        costs = [each.cost for each in drilling.sitting.answers]
        assert lit(page) == str(1 + costs.index(max(costs)))
        for keys, number in (("up up up", "1"), ("down", "2"), ("down down", "3")):
            await pilot.press(*keys.split())
            await pilot.pause()
            assert lit(page) == number
            assert f"spot {number} " in shown(pilot)

    drilled(tmp_path, Kind.SWAP, steps, size=size, many=3)


def test_an_answer_without_a_price_is_told_without_figures() -> None:
    sitting = Sitting((Kind.RANKS,), "no price", 4)
    for number in range(4):
        spot = sitting.spot_at(number)
        shown = _told(spot, spot.options[-1], letters)
        (table,) = (each for each in shown.lines if isinstance(each, Table))
        told = [[each.text for each in row if isinstance(each, Said)] for row in table.rows]
        assert not any(sign.isdigit() for row in told for sign in "".join(row[2:4]))
        assert sum("best" in row for row in told) == 1
        assert not any(isinstance(each, Bar) for row in table.rows for each in row)
