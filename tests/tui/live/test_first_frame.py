"""The table before it is there: drawn by the same regions, and nothing of it moves when the mounted
one takes its place."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest
from evenings import table
from on_the_screen import hurry, options, sitting
from rich.segment import Segment
from textual import _time
from textual.app import App
from waiting import until

from drawholdem_tui.evening.lobby import Lobby, sit_down
from drawholdem_tui.match.levels import SCHEDULES
from drawholdem_tui.match.mode import Mode
from drawholdem_tui.storage.paths import paths
from drawholdem_tui.storage.settings import load
from drawholdem_tui.storage.settings_schema import Preferences
from drawholdem_tui.tui.app import DrawHoldem
from drawholdem_tui.tui.headless import headless
from drawholdem_tui.tui.hot_seat.choices import offer
from drawholdem_tui.tui.hot_seat.commands import places
from drawholdem_tui.tui.hot_seat.offers_picture import in_words
from drawholdem_tui.tui.keys.keymap import keymap_of
from drawholdem_tui.tui.live.pictures.compose import compose
from drawholdem_tui.tui.live.pictures.first_frame import laid_scene
from drawholdem_tui.tui.live.screens.first_frame import LaidScreen
from drawholdem_tui.tui.live.screens.table import TableScreen
from drawholdem_tui.tui.looks import Looks
from drawholdem_tui.tui.table.scene.regions import Scene
from drawholdem_tui.tui.table.widgets.table import Table

pytestmark = pytest.mark.every_python

__all__ = ["hurry"]

Row = list[tuple[str, str]]  # each cell's sign and colours


class _Mounted(App[None]):
    def on_mount(self) -> None:
        self.mount(Table(Looks()))


class _Laid(App[None]):
    """Nothing but a laid table."""

    def __init__(self, scene: Scene, seen: Callable[[], None] = lambda: None) -> None:
        super().__init__()
        self.scene = scene
        self.seen = seen

    def get_default_screen(self) -> LaidScreen:
        return LaidScreen(Looks(), self.scene, self.seen)


def _cells(app: App[None]) -> list[Row]:
    rows = app.screen._compositor.render_strips()
    signs = [[(sign, segment) for segment in row for sign in segment.text] for row in rows]
    return [[(sign, _colours(sign, segment)) for sign, segment in row] for row in signs]


def _shows(app: App[None], size: tuple[int, int]) -> bool:
    rows = _cells(app)
    return (len(rows[0]), len(rows)) == size


def _colours(sign: str, segment: Segment) -> str:
    """A blank shows nothing but its ground."""
    style = segment.style
    assert style
    return str(style.bgcolor if sign == " " and not style.reverse else style)


async def _mounted(scene: Scene, size: tuple[int, int]) -> list[Row]:
    app = _Mounted()
    async with app.run_test(size=size) as pilot:
        app.query_one(Table).show(scene)
        await pilot.pause()
        return _cells(app)


async def _laid(scene: Scene, size: tuple[int, int]) -> list[Row]:
    app = _Laid(scene)
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        return _cells(app)


def _scene(game: str, seats: int, *, knows_who_sits: bool = True) -> Scene:
    names = ",".join(["Ann", *["cpu", "cpu:random"] * 5][:seats])
    laid = table(game, names)
    return laid_scene(laid, keymap_of({}), Preferences(), knows_who_sits=knows_who_sits)


@pytest.mark.parametrize("seats", [2, 3, 10])
@pytest.mark.parametrize("size", [(60, 20), (80, 24), (100, 30), (120, 40), (200, 60)])
@pytest.mark.parametrize("game", ["draw-holdem", "texas-holdem", "draw-poker"])
def test_what_is_laid_stays_where_it_is(game: str, size: tuple[int, int], seats: int) -> None:
    scene = _scene(game, seats)
    assert asyncio.run(_laid(scene, size)) == asyncio.run(_mounted(scene, size))


def test_whoever_is_held_up_sees_the_table_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    """A timer that comes to its first line late has no tick missed."""
    seen: list[str] = []
    held_up = itertools.count()
    get_time = _time.get_time

    def late() -> float:
        return get_time() + min(next(held_up), 20)

    monkeypatch.setattr(_time, "get_time", late)

    async def look() -> None:
        async with _Laid(_scene("draw-holdem", 3), lambda: seen.append("seen")).run_test():
            await until(lambda: seen, "the table is seen")

    asyncio.run(look())


def test_the_names_wait_where_the_book_may_have_an_evening_to_go_on_with() -> None:
    scene = _scene("draw-holdem", 3, knows_who_sits=False)
    rows = asyncio.run(_laid(scene, (100, 30)))
    told = "\n".join("".join(sign for sign, _style in row) for row in rows)
    assert "Draw-Holdem" in told
    assert "Ann" not in told


@pytest.mark.usefixtures("hurry")
@pytest.mark.parametrize("seats", ["Ann,cpu", "Ann,Ben,cpu"])
@pytest.mark.parametrize("game", ["draw-holdem", "texas-holdem", "draw-poker"])
def test_nothing_jumps_when_the_first_hand_comes(tmp_path: Path, game: str, seats: str) -> None:
    """Title, places of the action bar and keys stand already where they will be."""
    asked = options(game, seats, "jump", mode=Mode.KNOCKOUT, levels=SCHEDULES["standard"])

    async def first_hand() -> Scene:
        async with sitting(tmp_path, asked) as at:
            if at.director.keyboard.curtain:
                await at.press("space", "space")
            return compose(at.director)

    scene = laid_scene(asked, keymap_of({}), Preferences(), knows_who_sits=True)
    then = asyncio.run(first_hand())
    assert scene.title == then.title.but(swap="", swap_in_short="")
    assert scene.keys == then.keys
    assert scene.line.name == then.line.name
    for before, after in zip(scene.seats, then.seats, strict=True):
        assert (before.name, before.kind) == (after.name, after.kind)


@pytest.mark.parametrize("game", ["draw-holdem", "texas-holdem", "draw-poker"])
def test_the_action_bar_says_what_it_says_while_nobody_is_asked(game: str) -> None:
    asked = table(game, "Ann,cpu")
    bar = _scene(game, 2).actions.buttons
    said = [(each.label, each.possible) for each in bar]
    nobody_asked = [offer(place, None, asked.rules) for place in places(asked.rules)]
    assert said == [(in_words(each)[0], each.possible) for each in nobody_asked]


def test_it_follows_the_size() -> None:
    async def run() -> None:
        app = _Laid(_scene("draw-holdem", 4))
        async with app.run_test(size=(80, 24)) as pilot:
            for size in ((140, 45), (10, 3), (60, 20)):
                await pilot.resize_terminal(*size)
                await until(partial(_shows, app, size))

    asyncio.run(run())


def test_nobody_sits_down_twice_when_the_program_hears_late_that_it_is_mounted(
    tmp_path: Path,
) -> None:
    """On a busy machine the table may have been seen before."""
    files = paths(tmp_path)

    async def run() -> None:
        with sit_down(files.book) as book:
            app = DrawHoldem(
                lambda: Lobby(book, files),
                load(files.settings),
                table("draw-holdem", "Ann,cpu"),
                knows_who_sits=True,
            )
            async with headless(app) as hands:
                await until(lambda: hands.table)
                app.on_mount()
                await hands.settle()
                tables = [each for each in app.screen_stack if isinstance(each, TableScreen)]
                assert len(tables) == 1

    asyncio.run(run())
