"""The closing page tells luck and play as soon as they are worked out, and so does stdout."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from on_the_screen import hurry
from pages import Program, with_program
from played_evenings import three_evenings

from drawholdem_tui.engine.rules import TEXAS_HOLDEM
from drawholdem_tui.evening.table_options import TableOptions
from drawholdem_tui.past.luck.luck_page import luck_page

__all__ = ["hurry"]

pytestmark = pytest.mark.usefixtures("hurry")


def test_luck_and_play_stand_on_the_page_and_behind_it(tmp_path: Path) -> None:
    table = TableOptions("texas-holdem", TEXAS_HOLDEM, ("cpu:random",) * 2, 500, "luck", hands=3)

    async def steps(program: Program) -> None:
        await program.until(lambda: "too few to say" in str(program))
        assert "luck" in program.line_with(" play ")
        told = program.app.told_behind
        assert any("= luck" in line for line in told)
        assert told[0] == "After 3 hands:"

    with_program(tmp_path, steps, (100, 30), table)


def test_it_is_told_while_it_is_worked_out_and_kept_afterwards(tmp_path: Path) -> None:
    book = tmp_path / "book.sqlite3"
    book.write_bytes(three_evenings())
    *first, last = luck_page(book, 2)
    assert [each.sentences for each in first] == [
        (f"still counting: {done} of 5 hands",) for done in range(1, 6)
    ]
    assert last.beside.keys() == {"Ann", "Cleo"}
    assert len(last.lines) == 4  # two players, who ran and played best, how sure that is
    assert list(luck_page(book, 2)) == [last]  # at once


def test_nothing_is_told_of_an_evening_that_goes_on_or_is_in_no_book(tmp_path: Path) -> None:
    book = tmp_path / "book.sqlite3"
    assert list(luck_page(book, 0)) == []
    book.write_bytes(three_evenings())
    assert list(luck_page(book, 3)) == []
    assert list(luck_page(book, 0)) == []


@pytest.mark.parametrize("size", [(60, 20), (80, 24), (100, 30), (140, 40), (200, 55)])
def test_beside_each_name_luck_and_play_add_up_to_the_net(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    table = TableOptions("texas-holdem", TEXAS_HOLDEM, ("cpu:random",) * 2, 500, "luck", hands=3)

    async def steps(program: Program) -> None:
        await program.until(lambda: "too few to say" in str(program))
        for place in ("1.  CPU", "2.  CPU"):
            told = program.line_with(place).replace("\u2212", "-").replace(",", "")
            net, luck, play = map(int, re.findall(r"[+-]\d+|(?<= )0(?= )", told)[:3])
            assert net == luck + play

    with_program(tmp_path, steps, size, table)


def test_the_last_hand_can_be_looked_at_once_more(tmp_path: Path) -> None:
    table = TableOptions("texas-holdem", TEXAS_HOLDEM, ("cpu:random",) * 2, 500, "luck", hands=3)

    async def steps(program: Program) -> None:
        await program.until(lambda: "V the last hand" in str(program))
        await program.press("v")
        await program.until_page("ReplayScreen")
        assert "hand 3" in str(program)
        await program.press("escape")
        await program.until_page("EveningOver")

    with_program(tmp_path, steps, (100, 30), table)
