"""The first spot of a command: seen before its table is mounted, and answered from then on."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from threading import Event

import pytest
from cells_as_text import as_text
from textual.pilot import Pilot
from waiting import until

from drawholdem_tui.drills.kinds.all_kinds import Kind
from drawholdem_tui.drills.sitting import Sitting
from drawholdem_tui.drills.spot import Spot
from drawholdem_tui.storage.paths import paths
from drawholdem_tui.storage.settings import Settings
from drawholdem_tui.tui.app import DrawHoldem
from drawholdem_tui.tui.drill.screen import DrillScreen
from drawholdem_tui.tui.home.first_spot import Begun, FirstSpot, begun
from drawholdem_tui.tui.live.screens.first_frame import LaidSpot

Steps = Callable[["Pilot[int]", "Seen"], Awaitable[None]]


class Seen:
    """When somebody has seen the first spot: the table waits for that here."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self._open: list[Callable[[], None]] = []
        seen = LaidSpot.__init__

        def first(screen: LaidSpot, looks: object, coming: object, opens: object) -> None:
            seen(screen, looks, coming, lambda: self._open.append(opens))  # type: ignore[arg-type]

        monkeypatch.setattr(LaidSpot, "__init__", first)

    @property
    def now(self) -> bool:
        return bool(self._open)

    def goes_on(self) -> None:
        self._open.pop()()


def begin(
    folder: Path,
    seen: Seen,
    steps: Steps,
    size: tuple[int, int] = (80, 24),
    *,
    make: Callable[[], Spot] | None = None,
    troubles: tuple[str, ...] = (),
) -> None:
    def no_book() -> None:
        raise AssertionError("a series by seed opens no book")

    async def sit() -> None:
        sitting = Sitting((Kind.SWAP,), "laid", 2)
        spot = FirstSpot(
            lambda: Begun(sitting, None, make()) if make else begun(sitting, troubles=troubles)
        )
        app = DrawHoldem(
            no_book,  # type: ignore[arg-type]
            Settings(paths(folder).settings),
            opens=spot.opens,
            lays=spot.lays,
        )
        async with app.run_test(size=size) as pilot:
            await steps(pilot, seen)
        spot.wait()

    asyncio.run(sit())


def shown(pilot: Pilot[int]) -> str:
    return as_text(pilot.app.screen._compositor.render_strips())


async def the_table(pilot: Pilot[int]) -> DrillScreen:
    """It comes behind what is seen first."""
    await until(lambda: isinstance(pilot.app.screen, DrillScreen))
    screen = pilot.app.screen
    assert isinstance(screen, DrillScreen)
    return screen


@pytest.mark.parametrize("size", [(60, 20), (80, 24), (120, 40)])
def test_what_is_seen_first_is_what_the_table_shows(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int]
) -> None:
    async def steps(pilot: Pilot[int], seen: Seen) -> None:
        await until(lambda: seen.now)
        assert isinstance(pilot.app.screen, LaidSpot)
        first = shown(pilot)
        assert "spot 1 of 2" in first
        seen.goes_on()
        await until(lambda: isinstance(pilot.app.screen, DrillScreen))
        await until(lambda: shown(pilot) == first)

    begin(tmp_path, Seen(monkeypatch), steps, size)


def test_a_key_that_comes_before_the_table_answers_what_was_seen(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def steps(pilot: Pilot[int], seen: Seen) -> None:
        await until(lambda: seen.now)
        await pilot.press("k")
        seen.goes_on()
        screen = await the_table(pilot)
        await until(lambda: screen.drilling.chosen is not None)

    begin(tmp_path, Seen(monkeypatch), steps)


def test_what_is_wrong_with_the_book_is_told_before_anything_is_answered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def steps(pilot: Pilot[int], seen: Seen) -> None:
        await until(lambda: seen.now)
        await pilot.press("k")
        seen.goes_on()
        await until(lambda: "The book is not there." in shown(pilot))
        await pilot.press("q")
        screen = await the_table(pilot)
        assert screen.drilling.chosen is None

    begin(tmp_path, Seen(monkeypatch), steps, troubles=("The book is not there.",))


def test_a_key_that_comes_before_anything_is_seen_answers_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = Event()
    spot = Sitting((Kind.SWAP,), "laid", 2).spot_at(0)

    def make() -> Spot:
        assert made.wait(30)
        return spot

    async def steps(pilot: Pilot[int], seen: Seen) -> None:
        laid = pilot.app.screen
        assert isinstance(laid, LaidSpot)
        await pilot.press("k")
        assert not seen.now
        made.set()
        await until(lambda: seen.now)
        assert "spot 1 of 2" in shown(pilot)
        assert laid.pressed == []

    begin(tmp_path, Seen(monkeypatch), steps, make=make)
