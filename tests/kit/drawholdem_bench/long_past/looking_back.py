"""The list of a long past, as somebody waits for it: from a key to what can be read then."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterator
from functools import partial
from pathlib import Path
from statistics import median
from typing import TYPE_CHECKING

from drawholdem_tui.evening.lobby import Lobby, sit_down
from drawholdem_tui.past.anything import anything_to_tell
from drawholdem_tui.storage.paths import paths
from drawholdem_tui.storage.settings import load

if TYPE_CHECKING:
    from drawholdem_tui.tui.headless import Headless

_SIZE = (120, 40)
_TIMES = 7  # the median counts, without the first: what is loaded once is no answer to a key
_PATIENCE = 10.0
_FILTERS = ("pot 100", "you pot 200", "you pot 50 swaps 2", "showdown swaps 1 you")
_BARS = {"opens": 300, "filters": 100, "opens a replay": 100}  # milliseconds


def figures(book: Path) -> Iterator[str]:
    """With the bar of each; the menu asks whether there is any past, and reads none of it."""
    yield f"menu asks the book {_milliseconds(lambda: anything_to_tell(book)):.1f} ms"
    for what, seconds in asyncio.run(_measured(book)).items():
        middle = median(seconds[1:]) * 1000
        yield f"history {what} {middle:.0f} ms (bar {_BARS[what]})"


async def _measured(book: Path) -> dict[str, list[float]]:
    from drawholdem_tui.tui.app import DrawHoldem
    from drawholdem_tui.tui.headless import headless

    files = paths(book.parent)
    found: dict[str, list[float]] = {what: [] for what in _BARS}
    with sit_down(files.book) as opened:
        app = DrawHoldem(lambda: Lobby(opened, files), load(files.settings))
        async with headless(app, _SIZE) as hands:
            for turn in range(_TIMES):
                await _until(hands, hands.settle, "Quick game")
                await hands.press("h")
                opens = await _until(hands, lambda: hands.press("enter"), "#   when")
                found["opens"].append(opens)
                await _until(hands, lambda: hands.press("home", "enter"), "all evenings")
                await hands.press("/")
                words = _FILTERS[turn % len(_FILTERS)]
                found["filters"].append(await _until(hands, partial(hands.paste, words), " of "))
                await hands.press("enter")
                again = await _until(hands, lambda: hands.press("enter"), "at the start")
                found["opens a replay"].append(again)
                await hands.press("q")
                await hands.press("q", "q")
    return found


def _milliseconds(does: Callable[[], object]) -> float:
    times = []
    for _time in range(_TIMES):
        started = time.perf_counter()
        does()
        times.append(time.perf_counter() - started)
    return median(times) * 1000


async def _until(hands: Headless, does: Callable[[], Awaitable[object]], seen: str) -> float:
    """Seconds from a key to what can be read then."""
    started = time.perf_counter()
    await does()
    while not any(seen in line for line in hands.lines()):
        if time.perf_counter() - started > _PATIENCE:
            raise TimeoutError(seen)
        await hands.settle()
    return time.perf_counter() - started
