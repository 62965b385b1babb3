"""Wherever a page is, a question mark opens its help and leaves no page; and the palette lists what
can be done there, with the keys."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest
from pages import Program, with_program
from textual.widgets import OptionList

from drawholdem_tui.tui.home.menu import WHAT_IT_IS


def commands(program: Program) -> dict[str, str]:
    """What the palette has for this page, each with what stands below it."""
    return {each.title: each.help for each in program.app.get_system_commands(program.app.screen)}


@pytest.mark.parametrize(
    ("item", "page"),
    [("", "MenuScreen"), ("Rules", "RulesPage"), ("Settings", "SettingsScreen")],
)
def test_a_question_mark_opens_help_and_escape_leads_back(
    tmp_path: Path, item: str, page: str
) -> None:
    async def steps(program: Program) -> None:
        if item:
            await program.choose(item)
        await program.until_page(page)
        await program.press("?")
        await program.until_page("HelpPage")
        await program.press("escape")
        await program.until_page(page)

    with_program(tmp_path, steps)


def test_in_a_search_a_question_mark_is_typed(tmp_path: Path) -> None:
    async def steps(program: Program) -> None:
        await program.choose("Rules")
        await program.press("/", "?")
        assert program.page == "RulesPage"
        assert "Search: ?" in str(program)

    with_program(tmp_path, steps)


def test_help_of_help_is_no_other_page(tmp_path: Path) -> None:
    async def steps(program: Program) -> None:
        await program.choose("Rules")
        await program.press("?", "?")
        assert program.page == "HelpPage"
        assert len(program.app.screen_stack) == 3

    with_program(tmp_path, steps)


def test_the_chart_stays_and_its_keys_are_told(tmp_path: Path) -> None:
    async def steps(program: Program) -> None:
        await program.press("enter")
        await program.until_asked()
        await program.press("g", "?")
        await program.until_page("HelpPage")
        assert "opponents" in str(program)
        await program.press("escape")
        await program.until_page("ChartScreen")

    with_program(tmp_path, steps)


def test_the_help_of_the_menu_says_what_the_game_is_and_leads_to_the_rules(tmp_path: Path) -> None:
    async def steps(program: Program) -> None:
        assert "?" in program.hands.lines()[-1]
        await program.press("?")
        await program.until_page("HelpPage")
        assert WHAT_IT_IS[:40] in str(program)
        await program.press("?")
        await program.until_page("RulesPage")

    with_program(tmp_path, steps)


@pytest.mark.parametrize("size", [(80, 24), (100, 30), (120, 40), (200, 55)])
def test_the_menu_says_what_the_game_is(tmp_path: Path, size: tuple[int, int]) -> None:
    async def steps(program: Program) -> None:
        assert " ".join(WHAT_IT_IS.split()) in " ".join(str(program).split())

    with_program(tmp_path, steps, size)


def test_what_the_game_is_takes_no_row_away_where_there_is_none(tmp_path: Path) -> None:
    async def steps(program: Program) -> None:
        assert program.items[-1] == "Quit"
        assert "addition" not in str(program)

    with_program(tmp_path, steps, (60, 20))


def test_escape_in_the_menu_marks_nothing(tmp_path: Path) -> None:
    async def steps(program: Program) -> None:
        before = str(program)
        await program.press("escape")
        assert str(program) == before
        await program.press("enter")
        await program.until_asked()

    with_program(tmp_path, steps)


def test_the_palette_of_the_menu_opens_what_is_chosen(tmp_path: Path) -> None:
    async def steps(program: Program) -> None:
        assert {"Quick game", "Rules", "Quit", "Help"} <= set(commands(program))
        await program.press("ctrl+p")
        await program.until_page("PaletteScreen")
        await program.until(lambda: bool(program.app.screen.query_one(OptionList).option_count))
        await program.press(*"rules")
        await program.until(partial(is_first, program, "Rules"))
        await program.press("enter")
        await program.until_page("RulesPage")

    with_program(tmp_path, steps)


def is_first(program: Program, title: str) -> bool:
    found = program.app.screen.query_one(OptionList)
    prompt = str(found.get_option_at_index(0).prompt) if found.option_count else ""
    return prompt.startswith(title)


def test_the_palette_tells_the_key_of_each_command(tmp_path: Path) -> None:
    async def steps(program: Program) -> None:
        await program.press("enter")
        await program.until_asked()
        assert commands(program)["Fold"].startswith("F ")
        assert commands(program)["Log"].startswith("L ")
        await program.leave_the_table()
        await program.choose("History")
        assert commands(program)["Help"].startswith("? ")
        await program.press("escape")
        await program.choose("Statistics")
        assert commands(program)["Season"].startswith("3 ")
        await program.press("escape")
        await program.choose("Settings")
        assert commands(program) == {"Back": "Esc"}

    with_program(tmp_path, steps)


def test_over_a_question_there_is_no_palette(tmp_path: Path) -> None:
    async def steps(program: Program) -> None:
        await program.press("enter")
        await program.until_asked()
        await program.press("q")
        await program.until_page("Leaving")
        await program.press("ctrl+p")
        assert program.page == "Leaving"

    with_program(tmp_path, steps)
