"""The rulebook on the screen: chapters by digits, words by a slash, and the clause that matters."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from evenings import table
from pages import opened

from drawholdem_tui.engine.decisions import DrawDecision, SwapDecision
from drawholdem_tui.engine.events import Street
from drawholdem_tui.engine.rules import DRAW_HOLDEM, DRAW_POKER, PRESETS, TEXAS_HOLDEM
from drawholdem_tui.rulebook import Kind, lines_of, rulebook
from drawholdem_tui.rulebook.clauses import clause_for

SIZES = [(60, 20), (80, 24), (120, 40)]


def reading(folder: Path, size: tuple[int, int], *keys: str) -> list[str]:
    """The lines of the page, opened from the menu, after some keys."""
    found: list[str] = []

    async def read() -> None:
        async with opened(folder, size) as program:
            await program.choose("Rules")
            await program.press(*keys)
            found.extend(str(program).splitlines())

    asyncio.run(read())
    return below_the_rail("\n".join(found))


def below_the_rail(text: str) -> list[str]:
    """All that is said, without the dashes of the headings; the title comes first."""
    lines = (
        line.strip(" \N{BOX DRAWINGS LIGHT DOUBLE DASH HORIZONTAL}") for line in text.splitlines()
    )
    return [line for line in lines if line.strip("\N{UPPER HALF BLOCK}")]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(
    ("digit", "heading"),
    [("1", "1. Words"), ("3", "3. Draw-Holdem"), ("5", "5. The evening"), ("0", "10. Where the")],
)
def test_a_digit_leads_to_its_chapter(
    digit: str, heading: str, size: tuple[int, int], tmp_path: Path
) -> None:
    assert reading(tmp_path, size, digit)[1].startswith(heading)


def test_the_chapters_are_listed_at_the_beginning(tmp_path: Path) -> None:
    lines = reading(tmp_path, (100, 30))
    chapters = [line.text for line in lines_of(rulebook()) if line.kind is Kind.CHAPTER]
    assert chapters
    for chapter in chapters:
        assert chapter in lines


def test_what_is_searched_for_is_found_forwards_and_backwards(tmp_path: Path) -> None:
    search = ("/", *"swap_POT_split", "enter")
    first = reading(tmp_path, (80, 24), "3", *search)
    assert '"swap_pot_split"' in first[1]  # DH-19
    second = reading(tmp_path, (80, 24), "3", *search, "n")
    assert second[1].startswith("swap_pot_split")  # the table of chapter 6
    assert reading(tmp_path, (80, 24), "3", *search, "n", "N") == first


def test_what_is_not_there_is_said_and_a_search_can_be_given_up(tmp_path: Path) -> None:
    assert (
        "'zebra' was not found in the rules"
        in reading(tmp_path, (80, 24), "/", *"zebra", "enter")[-1]
    )
    given_up = reading(tmp_path, (80, 24), "/", *"3n", "escape")
    assert given_up == reading(tmp_path, (80, 24))


@pytest.mark.parametrize("size", SIZES)
def test_no_row_is_cut_and_the_place_stays_when_the_screen_changes(
    size: tuple[int, int], tmp_path: Path
) -> None:
    async def read() -> None:
        async with opened(tmp_path, size) as program:
            await program.choose("Rules")
            told = ""
            for _ in range(80):
                told += str(program)
                await program.press("pagedown")
            words = set(" ".join(told.split()).split(" "))
            rows = [line for line in lines_of(rulebook()) if line.kind is Kind.TEXT]
            assert rows
            for line in rows:
                assert set(line.text.split()) <= words, line

    asyncio.run(read())


def test_other_keys_go_back(tmp_path: Path) -> None:
    async def read() -> None:
        async with opened(tmp_path) as program:
            await program.choose("Rules")
            await program.press("escape")
            assert "Quit" in program.items

    asyncio.run(read())


@pytest.mark.parametrize("game", PRESETS)
def test_from_the_table_it_opens_where_the_question_is_told(game: str, tmp_path: Path) -> None:
    async def read() -> None:
        async with opened(
            tmp_path, (80, 24), table(game, seats="You,cpu,cpu", stack=1000)
        ) as program:
            await program.until_asked()
            await program.press("?", "?")
            heading = {"draw-holdem": "DH-4 ", "texas-holdem": "2. Texas"}.get(game, "DP-4 ")
            lines = below_the_rail(str(program))
            assert lines[1].startswith(heading), lines[:4]

    asyncio.run(read())


def test_each_question_has_its_clause() -> None:
    swap = SwapDecision(0, 5, 100, (), None)
    draw = DrawDecision(0, (), 3, False, 40)
    assert clause_for(DRAW_HOLDEM, swap, Street.PREFLOP) == "DH-4"
    assert clause_for(DRAW_HOLDEM, swap, Street.TURN) == "DH-9"
    assert clause_for(DRAW_POKER, draw, Street.DRAW) == "DP-7"
    assert clause_for(DRAW_HOLDEM, None, Street.RIVER) == "3"
    assert clause_for(TEXAS_HOLDEM, None, Street.RIVER) == "2"
    names = {line.name for line in lines_of(rulebook())}
    assert {"DH-4", "DH-9", "DP-7", "DP-4", "2", "3", "4", "10", "EV-1"} <= names
