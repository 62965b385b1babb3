"""Hand files that mean ill, looked at and played from on the real screen: a sentence, or a hand."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import pytest
from cells_as_text import as_text
from hostile_files import hostile_hand
from on_the_screen import hurry, options, sitting

from drawholdem_tui.evening.showing import table_of_files
from drawholdem_tui.evening.table_options import TableOptions
from drawholdem_tui.evening.usage import UsageError
from drawholdem_tui.past.shelf import Shelf
from drawholdem_tui.storage.paths import paths
from drawholdem_tui.storage.settings import Settings
from drawholdem_tui.tui.app import DrawHoldem
from drawholdem_tui.tui.replay.screen import ReplayScreen

__all__ = ["hurry"]

FILES = 60
ROUNDS = 8  # through the few that can be shown
PLAYED = 6
BY_HAND = (pytest.mark.long, pytest.mark.by_hand)
SEEDS = [1, *(pytest.param(seed, marks=BY_HAND) for seed in range(2, 12))]
KEYS = ("v", "o", "end", "left", "up", "down", "c", "l", "q", "y", "m", "pagedown", "right")


def hostile(folder: Path, seed: int, files: int) -> list[Path]:
    rng = Random(seed)
    written = []
    for number in range(files):
        ending, content = hostile_hand(rng)
        written.append(folder / f"{number:04}{ending}")
        written[-1].write_bytes(content)
    return written


@pytest.mark.parametrize("seed", SEEDS)
def test_each_is_shown_or_left_out(seed: int, tmp_path: Path) -> None:
    shelf = Shelf(hostile(tmp_path, seed, FILES))
    assert shelf.first() is not None, seed
    seen = set[int]()

    async def sit() -> None:
        def no_book() -> None:
            raise AssertionError("a replay opens no book")

        settings = Settings(paths(tmp_path).settings)
        app = DrawHoldem(no_book, settings, opens=lambda app: app.study.replay(shelf))  # type: ignore[arg-type]
        async with app.run_test(size=(100, 30)) as pilot:
            await pilot.pause()
            for _ in range(ROUNDS):
                screen = app.screen
                assert isinstance(screen, ReplayScreen), seed
                seen.add(screen.replaying.hand)
                await pilot.press(*KEYS)
                await pilot.pause()
                cells = as_text(app.screen._compositor.render_strips())
                assert "\x1b" not in cells, seed

    asyncio.run(sit())
    assert len(seen) > 1, f"seed {seed}: hardly any hand could be shown"


@pytest.mark.usefixtures("hurry")
@pytest.mark.parametrize("seed", SEEDS)
def test_each_is_played_from_or_refused(seed: int, tmp_path: Path) -> None:
    tables, refused = list[TableOptions](), list[str]()
    for file in hostile(tmp_path, 100 + seed, FILES):
        try:
            tables.append(table_of_files([file], options(), None))
        except UsageError as error:
            refused.append(str(error))
    assert refused, seed
    assert all(map(str.isprintable, refused)), (seed, refused)
    with_people = [table for table in tables if not all(map(is_a_computer, table.seats))]
    assert with_people, seed

    async def sit(folder: Path, table: TableOptions) -> None:
        async with sitting(folder, table) as at:
            for key in ("space", "k", "c", "1", "s", "space", "c", "k", "enter", "c", "f"):
                await at.pilot.press(key)
                await at.pilot.pause()
            assert "\x1b" not in str(at), seed

    for number, table in enumerate(with_people[:PLAYED]):
        asyncio.run(sit(tmp_path / f"table {number}", table))


def is_a_computer(seat: str) -> bool:
    return seat.startswith("cpu")
