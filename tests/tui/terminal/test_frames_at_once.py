"""A key is answered by a frame at once, and nothing that has changed is missing from it."""

from __future__ import annotations

import asyncio

import pytest
import scenes
from scenes import replace
from textual.app import App, ComposeResult
from textual.widget import Widget

from drawholdem_tui.tui.looks import Looks
from drawholdem_tui.tui.table.widgets.table import Table
from drawholdem_tui.tui.terminal.frames import OnlyWhatHasChanged, SoonDrawn


class OnlyATable(SoonDrawn[None]):
    def __init__(self, table: Table) -> None:
        super().__init__()
        self.table = table

    def compose(self) -> ComposeResult:
        yield self.table


def test_a_region_that_has_asked_already_is_drawn_by_the_frame_that_answers_a_key(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """What it asked for is still on its way to the screen, and finds nothing to do there."""
    drawn: set[Widget] = set()
    update = OnlyWhatHasChanged.update_widgets

    def watched(compositor: OnlyWhatHasChanged, widgets: set[Widget]) -> None:
        drawn.update(each for each in widgets if each._repaint_regions)
        update(compositor, widgets)

    async def run() -> None:
        table = Table(Looks())
        app = App[None]()
        async with app.run_test(size=(100, 30)) as pilot:
            screen = OnlyATable(table)
            await app.push_screen(screen)
            scene = scenes.preflop()
            table.show(scene)
            await pilot.pause()
            first, *others = scene.seats
            table.show(replace(scene, seats=(replace(first, said="folded"), *others)))
            (seat,) = (each for each in table.drawn if each.id == "seat-1")
            seat._check_refresh()  # as it does when it is idle: it asks the screen
            monkeypatch.setattr(OnlyWhatHasChanged, "update_widgets", watched)
            screen.hurry()
            screen.draw(table.drawn, lambda: None)
            assert seat in drawn

    asyncio.run(run())
