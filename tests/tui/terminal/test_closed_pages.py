"""A page that was closed leaves nothing behind."""

from __future__ import annotations

import gc
import os
import sys
from pathlib import Path

import pytest
from evenings import table
from on_the_screen import hurry
from pages import Program, with_program
from textual._styles_cache import StylesCache
from textual.screen import Screen
from textual.widget import Widget

__all__ = ["hurry"]

pytestmark = pytest.mark.usefixtures("hurry")

PAGES = {"?": "HelpScreen", "l": "LogScreen", "q": "Leaving"}


async def opened_and_closed(program: Program, times: int) -> None:
    """Pages over a table, one after the other."""
    keys = list(PAGES)
    for number in range(times):
        await program.press(keys[number % len(keys)])
        await program.until(lambda: program.page != "TableScreen")
        await program.press("escape")
        await program.until_page("TableScreen")


def test_closed_pages_are_gone_with_all_their_widgets(tmp_path: Path) -> None:
    async def steps(program: Program) -> None:
        await program.until_asked()
        await opened_and_closed(program, 6)
        before = alive()
        await opened_and_closed(program, 30)
        # the last one may still be going
        await program.until(
            lambda: all(now <= then for now, then in zip(alive(), before, strict=True))
        )

    with_program(tmp_path, steps, (120, 40), table("draw-holdem", "You,cpu", 1000, "pages"))


def alive() -> list[int]:
    """How many screens there are, widgets, and drawings of widgets."""
    gc.collect()
    there = gc.get_objects()
    return [sum(isinstance(each, kind) for each in there) for kind in (Screen, Widget, StylesCache)]


@pytest.mark.long
@pytest.mark.by_hand
@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="memory is read from /proc")
@pytest.mark.parametrize("size", [(120, 40), (250, 70)], ids=str)
def test_250_openings_of_pages_stay_within_a_few_megabytes(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    async def steps(program: Program) -> None:
        await program.until_asked()
        await opened_and_closed(program, 30)
        before = resident()
        await opened_and_closed(program, 250)
        grown = resident() - before
        assert grown < 6.0, f"{grown:.1f} MB"

    with_program(tmp_path, steps, size, table("draw-holdem", "You,cpu", 1000, "pages"))


def resident() -> float:
    """MB of this process in memory."""
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6
