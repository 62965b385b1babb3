"""No message is longer than its place on a screen of 60x20 or 80x24, in any language: the layout
knows how many cells there are, and says what it had to cut."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from every_page import PAGES, open_page
from on_the_screen import AtTheScreen, hurry, options, sitting
from pages import opened
from pasts import book_of
from rich.style import Style

from drawholdem_tui.engine.rules import PRESETS
from drawholdem_tui.tui.table.drawing import cells
from drawholdem_tui.tui.table.drawing.cells import Cells, shown
from drawholdem_tui.words.language import choose

__all__ = ["hurry"]

SIZES = pytest.mark.parametrize(
    "size", [(60, 20), pytest.param((80, 24), marks=pytest.mark.long)], ids=["60x20", "80x24"]
)
LANGUAGES = pytest.mark.parametrize("language", ["en", "de", "fr"])
# How long these are is up to others: lists of players with what they have won, lines that begin
# with one, and the other choices of a row, as many as there is room for.
OF_PLAYERS = re.compile(r"\b(?:Ann|Ben|Cleo|CPU \d)\b| \u00b7 ")

pytestmark = pytest.mark.usefixtures("hurry")


@pytest.fixture
def cut_off(monkeypatch: pytest.MonkeyPatch) -> Iterator[set[str]]:
    """What had more letters than there are cells for it."""
    found: set[str] = set()
    cut = cells.cut

    def noticing(text: str, width: int, ellipsis: str) -> str:
        told = cut(text, width, ellipsis)
        if told != shown(text) and not OF_PLAYERS.search(text):
            found.add(f"{text!r} in {width}")
        return told

    with monkeypatch.context() as patched:
        patched.setattr(cells, "cut", noticing)
        yield found


def test_what_is_too_long_is_noticed(cut_off: set[str]) -> None:
    sheet = Cells(10, 1, Style())
    sheet.text(0, 0, "a swap costs 130", Style())
    sheet.text(0, 0, "fits", Style())
    assert cut_off == {"'a swap costs 130' in 10"}


@SIZES
@LANGUAGES
@pytest.mark.parametrize("name", sorted(PAGES))
def test_a_page(
    name: str, size: tuple[int, int], language: str, cut_off: set[str], tmp_path: Path
) -> None:
    choose(language)

    async def look() -> None:
        async with open_page(name, tmp_path / "game", size, language=language) as program:
            str(program)

    asyncio.run(look())
    assert cut_off == set()


FURTHER = {  # an item of the menu, and keys after each of which one looks
    "Statistics": ("", "tab", "tab", "tab", "tab"),
    "Tour": ("", "right", "right", "right", "l", "escape", "?"),
    "Drill": ("", "1", "enter", "1"),
    "Today's deal": ("", "h", "escape", "n"),
    "History": ("down", "enter", "?", "escape", "enter", "right", "m", "?"),
}


@SIZES
@LANGUAGES
@pytest.mark.parametrize("item", FURTHER)
def test_what_opens_from_the_menu(
    item: str, size: tuple[int, int], language: str, cut_off: set[str], tmp_path: Path
) -> None:
    choose(language)

    async def look() -> None:
        book_of(tmp_path / "book.sqlite3")
        async with opened(tmp_path, size, language=language) as program:
            await program.choose(item)
            for key in FURTHER[item]:
                if key:
                    await program.press(key)
                await program.hands.settle()
                str(program)

    asyncio.run(look())
    assert cut_off == set()


@SIZES
@LANGUAGES
@pytest.mark.parametrize("game", PRESETS)
def test_hands_at_the_table(
    game: str, size: tuple[int, int], language: str, cut_off: set[str], tmp_path: Path
) -> None:
    choose(language)
    laid = options(game, "Ann,Ben,Cleo", "cut", 1_000)

    async def look() -> None:
        async with sitting(tmp_path, laid, size, language=language, coach="always") as at:
            await played(at, Random(7), 90)

    asyncio.run(look())
    assert cut_off == set()


async def played(at: AtTheScreen, rng: Random, keys: int) -> None:
    """Keys at random, the coach among them."""
    for _ in range(keys):
        director = at.director
        if director.keyboard.curtain:
            await at.press("space")
        elif director.between.open or director.question is None:
            await at.press("enter")
        else:
            await at.press(rng.choice(["c", "c", "k", "r", "enter", "1", "s", "h", "escape", "f"]))
        str(at)
