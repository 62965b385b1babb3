"""The table before it is there: drawn by the same regions, and nothing of it moves when the mounted
one takes its place."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest
from evenings import table
from rich.segment import Segment
from textual.app import App

from drawholdem_tui.match.levels import SCHEDULES
from drawholdem_tui.tui.commands import keymap_of
from drawholdem_tui.tui.laid import laid_scene
from drawholdem_tui.tui.looks import Looks
from drawholdem_tui.tui.scene import Scene
from drawholdem_tui.tui.screens.laid import LaidScreen
from drawholdem_tui.tui.widgets.table import Table

Row = list[tuple[str, str]]  # each cell's sign and colours


class _Mounted(App[None]):
    def on_mount(self) -> None:
        self.mount(Table(Looks()))


class _Laid(App[None]):
    """Begins with the laid table; ``seen`` counts how often that was said."""

    def __init__(self, scene: Scene) -> None:
        super().__init__()
        self.scene = scene
        self.seen = 0

    def get_default_screen(self) -> LaidScreen:
        return LaidScreen(Looks(), self.scene, self._see)

    def _see(self) -> None:
        self.seen += 1


def _cells(app: App[None]) -> list[Row]:
    rows = app.screen._compositor.render_strips()
    signs = [[(sign, segment) for segment in row for sign in segment.text] for row in rows]
    return [[(sign, _colours(sign, segment)) for sign, segment in row] for row in signs]


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
    return laid_scene(table(game, names), keymap_of({}), knows_who_sits=knows_who_sits)


@pytest.mark.parametrize("seats", [2, 3, 10])
@pytest.mark.parametrize("size", [(60, 20), (80, 24), (100, 30), (120, 40), (200, 60)])
@pytest.mark.parametrize("game", ["draw-holdem", "texas-holdem", "draw-poker"])
def test_what_is_laid_stays_where_it_is(game: str, size: tuple[int, int], seats: int) -> None:
    scene = _scene(game, seats)
    assert asyncio.run(_laid(scene, size)) == asyncio.run(_mounted(scene, size))


def test_the_names_wait_where_the_book_may_have_an_evening_to_go_on_with() -> None:
    scene = _scene("draw-holdem", 3, knows_who_sits=False)
    rows = asyncio.run(_laid(scene, (100, 30)))
    told = "\n".join("".join(sign for sign, _style in row) for row in rows)
    assert "Draw-Holdem" in told
    assert "Ann" not in told


def test_a_knockout_is_laid_with_its_first_level() -> None:
    asked = replace(table("draw-holdem", "Ann,cpu"), levels=SCHEDULES["standard"])
    scene = laid_scene(asked, keymap_of({}), knows_who_sits=True)
    assert "5/10" in scene.title.stakes


def test_it_follows_the_size_and_tells_that_it_is_seen() -> None:
    async def run() -> None:
        app = _Laid(_scene("draw-holdem", 4))
        async with app.run_test(size=(80, 24)) as pilot:
            for size in ((140, 45), (10, 3), (60, 20)):
                await pilot.resize_terminal(*size)
                await pilot.pause()
                rows = _cells(app)
                assert (len(rows[0]), len(rows)) == size
            for _ in range(500):
                if app.seen:
                    break
                await pilot.pause(0.01)
            assert app.seen == 1

    asyncio.run(run())
