"""The real application on a screen of any size, driven by keys and clicks; its cells as text."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import pytest
from cells_as_text import as_text
from chips_laid_out import lay_out
from evenings import table
from textual.pilot import Pilot
from waiting import LONGEST_WAIT, until

from drawholdem_tui.evening.lobby import Lobby, ToPlay, sit_down
from drawholdem_tui.evening.table_options import TableOptions
from drawholdem_tui.match.levels import Levels
from drawholdem_tui.match.mode import Mode
from drawholdem_tui.storage.paths import paths
from drawholdem_tui.storage.settings import Settings
from drawholdem_tui.storage.settings_schema import Preferences
from drawholdem_tui.tui.app import DrawHoldem
from drawholdem_tui.tui.headless import Headless
from drawholdem_tui.tui.hot_seat import answering, question
from drawholdem_tui.tui.hot_seat import keyboard as hot_seat
from drawholdem_tui.tui.live.director import Director
from drawholdem_tui.tui.live.screens.table import TableScreen


@pytest.fixture
def hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    """No calm moments and no resting keys: those are times of people, and tested elsewhere."""
    monkeypatch.setattr(answering, "A_BOUNCE", 0.0)
    monkeypatch.setattr(hot_seat, "CALM", -1.0)
    monkeypatch.setattr(question, "REST", 0.0)


@dataclass
class AtTheScreen:
    """One sitting before the screen."""

    app: DrawHoldem
    pilot: Pilot[int]
    table: TableScreen

    @property
    def director(self) -> Director:
        return self.table.director

    @property
    def rests(self) -> bool:
        """Nothing goes on by itself, and what there is has been painted."""
        director = self.director
        if not self.table.is_running or self.app.screen is not self.table:
            return True
        if self.table._showing or director.between.is_being_written:
            return False
        asked = director.question
        if director.shows_new_card:
            return director.own_cards.lull.is_over(director.front.now())
        if director.between.open:
            return director.between.lull.is_over(director.front.now())
        if director.keyboard.curtain or director.pace.waits_for_a_hand:
            return True
        return asked is not None and asked.shown_at < float("inf")

    @property
    def thinks(self) -> bool:
        """Something is being worked out beside the event loop."""
        return bool(self.table._thoughts._going_on)

    async def until(self, what: Callable[[], bool]) -> None:
        await until(what, lambda: f"on the screen:\n{self}")

    async def press(self, *keys: str) -> None:
        hands = Headless(self.app)  # a pilot waits for some time behind each key
        for key in keys:
            assert self.app.is_running, f"the program has ended before {key!r}"
            await hands.press(key)
            if not self.rests:
                await self.until(lambda: self.rests)
                await hands.settle()  # what came meanwhile is painted, too

    async def click(self, widget: str, x: int, y: int) -> None:
        await self.pilot.click(widget, offset=(x, y))
        await self.until(lambda: self.rests)

    async def size(self, width: int, height: int) -> None:
        await self.pilot.resize_terminal(width, height)
        await self.pilot.pause()

    def __str__(self) -> str:
        return as_text(self.app.screen._compositor.render_strips())


def options(
    game: str = "draw-holdem",
    seats: str = "Ann,Ben,Cleo,cpu,cpu:random",
    seed: str | None = "screen",
    stack: int = 1000,
    *,
    mode: Mode = Mode.CASH,
    levels: Levels | None = None,
    rules: Mapping[str, Any] | None = None,
) -> TableOptions:
    laid = table(game, seats, stack, seed).but(mode=mode, levels=levels)
    return laid.but(rules=replace(laid.rules, **dict(rules or {})))


@asynccontextmanager
async def sitting(
    folder: Path,
    laid: TableOptions,
    size: tuple[int, int] = (100, 30),
    *,
    stacks: Mapping[str, int] | None = None,
    **preferences: Any,
) -> AsyncIterator[AtTheScreen]:
    """At a table of the real application; the last one has the button, as far as that is drawn."""
    wanted = Preferences(**{"speed": 0, "motion": False, "peek_seconds": 60, **preferences})
    files = paths(folder)
    with sit_down(files.book, afresh=False) as opened:
        lobby = Lobby(opened, files)
        play = lobby.asked_for

        def prepared(table: TableOptions) -> ToPlay:
            to_play = play(table)
            evening = to_play.begin()
            match = evening.match
            if match.button and not match.hands and evening.hand is None:
                match.button = match.button.but(button=len(match.chairs) - 1)
                for chair in match.chairs:
                    chair.stack = (stacks or {}).get(chair.name, chair.stack)
                lay_out(match)
            return to_play.but(begin=lambda: evening)

        lobby.asked_for = prepared  # type: ignore[method-assign]
        app = DrawHoldem(lambda: lobby, Settings(files.settings, preferences=wanted), laid)
        async with app.run_test(size=size) as pilot:
            at = AtTheScreen(app, pilot, await _the_table(app, pilot))
            await at.until(lambda: at.rests)
            await pilot.pause()  # what has been laid out anew is there
            yield at


async def _the_table(app: DrawHoldem, pilot: Pilot[int]) -> TableScreen:
    """It comes behind the laid one."""
    until = time.monotonic() + LONGEST_WAIT
    while time.monotonic() < until:
        await pilot.pause()
        for screen in app.screen_stack:
            if isinstance(screen, TableScreen):
                return screen
    raise AssertionError("there is no table")


def run(steps: Coroutine[Any, Any, None]) -> None:
    asyncio.run(steps)
