"""The page of a new game gives the tables of the command line, and marks what cannot be played."""

from __future__ import annotations

import argparse
import re
from pathlib import Path
from typing import Any

import pytest
from pages import Program, with_program

from drawholdem_tui.cli.command import Parser
from drawholdem_tui.cli.table_words import add_table_options, table_asked_for
from drawholdem_tui.engine.rules import HOUSE_RULES, PRESETS, Structure
from drawholdem_tui.evening.table_options import TableOptions
from drawholdem_tui.evening.usage import UsageError
from drawholdem_tui.match.levels import SCHEDULES
from drawholdem_tui.players.cast import CAST
from drawholdem_tui.players.cpu import LEVELS
from drawholdem_tui.rulebook import rulebook
from drawholdem_tui.storage.paths import paths
from drawholdem_tui.storage.settings import load
from drawholdem_tui.tui.forms.form import Form, Row
from drawholdem_tui.tui.forms.new_game import (
    WrongRow,
    first_values,
    rows_of,
    table_of,
    values_as_played,
)
from drawholdem_tui.words.table.cast import bio


def of_the_command_line(*words: str) -> TableOptions:
    parser = Parser()
    add_table_options(parser, seats="You,cpu:rookie,cpu:rookie")
    return table_asked_for(parser.parse_args(words, argparse.Namespace(hands=None)))


def laid(**values: str) -> TableOptions:
    """The table of the page with these rows set; ``_`` stands for a space or a dash."""
    return table_of(set_to(**values))


def set_to(**values: str) -> dict[str, str]:
    known = first_values()
    names = {re.sub("[ -]", "_", name): name for name in known}
    return known | {names[name]: value for name, value in values.items()}


def rows(**values: str) -> dict[str, Row]:
    return {row.id: row for row in rows_of(set_to(**values))}


# Every row says what the option of the command line says


def test_as_it_stands_it_is_the_table_of_play() -> None:
    assert laid() == of_the_command_line()


@pytest.mark.parametrize("game", PRESETS)
def test_every_preset_is_that_of_the_command_line(game: str) -> None:
    assert laid(game=game) == of_the_command_line("--game", game)


HOUSE_RULES_OF_GAMES = [
    (game, row.id.split()[2], value)
    for game in PRESETS
    for row in rows(game=game, house_rules="open").values()
    if row.id.startswith("rule ")
    for value, _label in row.choices
]


@pytest.mark.parametrize(("game", "name", "value"), HOUSE_RULES_OF_GAMES)
def test_every_house_rule_can_be_set(game: str, name: str, value: str) -> None:
    values = first_values() | {"game": game, f"rule {game} {name}": value}
    wanted = of_the_command_line("--game", game, "--rule", f"{name}={value}")
    assert table_of(values) == wanted


def test_no_house_rule_is_missing_and_none_has_a_value_too_few() -> None:
    """Draw-Holdem without swaps is another preset."""
    offered: dict[str, set[str]] = {}
    for _game, name, value in HOUSE_RULES_OF_GAMES:
        offered.setdefault(name, set()).add(value)
    assert offered == {
        name: {"on", "off"} if kind is bool else set(map(str, kind))
        for name, kind in HOUSE_RULES.items()
        if name != "swaps"
    }


def test_every_house_rule_is_explained_with_a_clause_of_the_rulebook() -> None:
    book = rulebook()
    for game in PRESETS:
        shown = rows(game=game, house_rules="open").values()
        assert any(row.id.startswith("rule ") for row in shown)
        for row in shown:
            if row.id.startswith("rule "):
                clause = re.search(r"\((DH|TH|DP)-\d+\)\.$", row.help)
                assert clause, row
                assert f"**{clause[0][1:-2]}**" in book or clause[0][1:-2] in book, row
                assert len(row.help) <= 2 * 74, row


@pytest.mark.parametrize("level", LEVELS)
def test_a_computer_player_of_every_level_can_be_chosen(level: str) -> None:
    assert f"cpu:{level}" in dict(rows()["seat 2"].choices)
    table = laid(seats="2", seat_2=f"cpu:{level}")
    assert table == of_the_command_line("--seats", f"You,cpu:{level}")


def test_at_a_real_table_no_computer_is_offered() -> None:
    seats = [row for row in rows_of(set_to(), real=True) if row.id.startswith("seat ")]
    assert seats
    assert not [value for row in seats for value, _label in row.choices if value.startswith("cpu")]


def test_regulars_of_the_house_come_by_lot_unless_somebody_chooses_them() -> None:
    assert "who 2" not in rows()
    assert rows()["company"].choices[0][1] == "random"
    open_rows = rows(company="open", seat_3="cpu:random")
    assert [row for row in open_rows if row.startswith("who")] == ["who 2"]  # who plays by lights
    chosen = laid(seats="2", who_2="vera", seat_2="cpu:shark")
    assert chosen == of_the_command_line("--seats", "You,cpu:shark:vera")
    assert rows(seats="2", who_2="vera")["company"].choices[0][1] == "Vera"


def test_the_row_of_regulars_names_everybody_who_will_sit_there() -> None:
    four = {"seats": "4", "who_2": "vera", "who_3": "otto"}
    assert rows(**four)["company"].choices[0][1] == "Vera, Otto, random"
    assert rows(**four, who_4="mira")["company"].choices[0][1] == "Vera, Otto, Mira"


def test_whoever_chooses_one_of_them_reads_who_it_is() -> None:
    for name in CAST:
        row = rows(company="open", who_2=name)["who 2"]
        assert row.help == bio(name)
        assert (name, name.capitalize()) in row.choices


def test_nobody_can_be_chosen_twice_or_beside_a_person_of_that_name() -> None:
    offered = rows(company="open", seats="4", seat_1="VERA", seat_2="cpu:rookie:otto", who_3="emil")
    names = [name for name, _label in offered["who 4"].choices]
    assert names == ["", *(name for name in CAST if name not in ("vera", "otto", "emil"))]
    assert "emil" in dict(offered["who 3"].choices)


def test_a_choice_for_a_chair_where_somebody_else_sits_now_does_not_count() -> None:
    people = laid(seats="2", who_2="vera", seat_1="Ann", seat_2="Ben")
    assert people == of_the_command_line("--seats", "Ann,Ben")
    seats = of_the_command_line("--seats", "You,cpu:random")
    assert laid(seats="2", who_2="vera", seat_2="cpu:random") == seats


@pytest.mark.parametrize("schedule", SCHEDULES)
def test_every_schedule_of_levels_can_be_chosen(schedule: str) -> None:
    table = laid(mode="knockout", levels=schedule)
    assert table == of_the_command_line("--mode", "knockout", "--levels", schedule)
    assert schedule in dict(rows(mode="knockout")["levels"].choices)


@pytest.mark.parametrize("structure", Structure)
def test_every_betting_structure_can_be_chosen(structure: Structure) -> None:
    words = "spread:30" if structure is Structure.SPREAD else str(structure)
    assert laid(structure=str(structure), spread="30") == of_the_command_line("--structure", words)
    assert ("spread" in rows(structure=str(structure))) == (structure is Structure.SPREAD)


@pytest.mark.parametrize("game", PRESETS)
@pytest.mark.parametrize(
    ("values", "words"),
    [
        ({"blinds": "10/25"}, ("--blinds", "10/25")),
        ({"blinds": "0/2"}, ("--blinds", "0/2")),
        ({"ante": "3"}, ("--ante", "3")),
        ({"ante": "0"}, ("--ante", "0")),
        ({"stack": "77"}, ("--stack", "77")),
        (
            {"seats": "4", "seat_1": "Zo\u00eb", "seat_2": "Ben B.", "seat_3": "cpu"},
            ("--seats", "Zo\u00eb,Ben B.,cpu,cpu:rookie"),
        ),
    ],
)
def test_stakes_and_seats_are_those_of_the_command_line(
    game: str, values: dict[str, str], words: tuple[str, str]
) -> None:
    assert laid(game=game, **values) == of_the_command_line("--game", game, *words)


@pytest.mark.parametrize("kind", ["each", "big-blind"])
def test_who_pays_the_ante_is_asked_only_where_there_is_one(kind: str) -> None:
    table = laid(ante="5", ante_kind=kind)
    assert table == of_the_command_line("--ante", "5", "--ante-kind", kind)
    assert "ante-kind" in rows(ante="5")
    assert "ante-kind" not in rows()
    assert "ante-kind" not in rows(game="draw-poker", ante="5")


@pytest.mark.parametrize("seats", range(2, 11))
def test_there_are_as_many_seats_as_players(seats: int) -> None:
    assert len(laid(seats=str(seats)).seats) == seats
    assert sum(row.startswith("seat ") for row in rows(seats=str(seats))) == seats


# What cannot be


WRONG = [
    ("seats", "11", "2 to 10"),
    ("seats", "", "2 to 10"),
    ("seats", "1", "2 to 10"),
    ("seat 2", "", "a name"),
    ("seat 2", "  ", "a name"),
    ("seat 2", "Ann,Ben", "a name"),
    ("seat 2", "you", "same name"),
    ("seat 2", "7up", "cannot be a name"),
    ("seat 2", "CPU:rookie", "cannot be a name"),
    ("seat 2", "N" * 21, "1 to 20"),
    ("seat 3", "cpu:genius", "cpu:rookie"),
    ("seat 3", "cpu:no.such:Bot", "cannot be loaded"),
    ("stack", "", "whole number"),
    ("stack", "0", "at least 1"),
    ("stack", "1234567890", "whole number"),
    ("stack", "\u0661\u0662", "whole number"),
    ("blinds", "", "5/10"),
    ("blinds", "10", "5/10"),
    ("blinds", "10/5", "small blind"),
    ("blinds", "0/0", "at least 1"),
    ("ante", "x", "whole number"),
    ("ante", "-1", "whole number"),
    ("spread", "0", "1 or more"),
    ("spread", "lots", "whole number"),
]


@pytest.mark.parametrize(("row", "value", "right"), WRONG)
def test_a_wrong_value_is_marked_at_its_row_with_what_would_be_right(
    row: str, value: str, right: str
) -> None:
    values = first_values() | {row: value}
    if row == "spread":
        values["structure"] = "spread"
    with pytest.raises(WrongRow) as wrong:
        table_of(values)
    assert wrong.value.row == row
    assert right in wrong.value.why
    form = Form(rows_of, values)
    form.mark(wrong.value.row, wrong.value.why)
    assert form.row.id == row, "the cursor goes there"


def test_among_several_people_you_is_no_name() -> None:
    assert laid().seats[0] == "You"
    for seat, other in ((1, 2), (3, 1)):
        values = first_values(["Ann"]) | {f"seat {seat}": "you", f"seat {other}": "Ben"}
        with pytest.raises(WrongRow) as wrong:
            table_of(values)
        assert wrong.value.row == f"seat {seat}"
        assert wrong.value.why == "type a name: \u201cYou\u201d would be everybody"
        offered = [value for value, _label in rows_of(values)[seat + 2].choices]
        assert "You" not in offered
    assert ("You", "You") in rows()["seat 1"].choices


@pytest.mark.parametrize(
    ("hidden", "by"),
    [
        ({"blinds": "x", "ante": "y"}, {"mode": "knockout"}),
        ({"spread": "0"}, {"structure": "no-limit"}),
        ({"seat 9": ""}, {"seats": "8"}),
        ({"ante-kind": "big-blind"}, {"ante": ""}),
        ({"ante-kind": "big-blind", "ante": "5"}, {"game": "draw-poker"}),
    ],
)
def test_what_stands_in_a_row_that_is_not_there_does_not_count(
    hidden: dict[str, str], by: dict[str, str]
) -> None:
    usual = (
        first_values()
        | by
        | {name: v for name, v in hidden.items() if name == "ante" and by.get("game")}
    )
    assert table_of(first_values() | hidden | by) == table_of(usual)


def test_the_page_says_everything_that_the_command_line_refuses() -> None:
    with pytest.raises(UsageError, match="maximum bet"):
        of_the_command_line("--structure", "spread:0")
    with pytest.raises(WrongRow):
        laid(structure="spread", spread="0")


# On the screen


def test_a_wrong_value_is_seen_where_it_stands(tmp_path: Path) -> None:
    async def steps(program: Program) -> None:
        await program.press("n", "enter")
        await program.set("blinds", "10/5")
        await program.press("home", "enter")
        assert program.page == "NewGameScreen"
        assert program.hands.form.row.id == "blinds"
        assert "!" in program.line_with("Blinds")
        assert "small blind" in str(program)
        await program.set("blinds", "5/10")
        assert "! " not in str(program)
        await program.press("end", "enter")
        await program.until_asked()

    with_program(tmp_path, steps, size=(80, 24))


def test_a_name_is_typed_as_it_is_written(tmp_path: Path) -> None:
    async def steps(program: Program) -> None:
        await program.press("n", "enter")
        await program.set("seat 1", "Anna-Lena \u00c9 2")
        assert program.values["seat 1"] == "Anna-Lena \u00c9 2"

    with_program(tmp_path, steps)


def test_names_are_remembered_in_the_settings_file_and_offered_again(tmp_path: Path) -> None:
    async def first(program: Program) -> None:
        await program.press("n", "enter")
        await program.set("seat 1", "Ann")
        await program.set("seat 2", "Ben")
        await program.press("enter")
        assert program.hands.form.row.id == "seat 3"  # it ends the name, and does not play
        await program.press("enter")
        await program.until_asked()

    async def second(program: Program) -> None:
        await program.choose("New game")
        assert program.values["seat 1"] == "Ann"
        await program.go_to("seat 2")
        offered = dict(program.hands.form.row.choices)
        assert "Ben" in offered
        assert "Ann" not in offered, "she sits on another chair"

    with_program(tmp_path, first)
    assert load(paths(tmp_path).settings).preferences.names == ("Ann", "Ben")
    with_program(tmp_path, second)


def test_names_that_nobody_can_have_are_not_offered(tmp_path: Path) -> None:
    (tmp_path / "settings.toml").write_text('names = ["cpu", "7", "Ann"]\n', encoding="utf-8")

    async def steps(program: Program) -> None:
        await program.press("down", "enter", "enter")
        await program.until_asked()
        assert program.director.match.chairs[0].name == "Ann"

    with_program(tmp_path, steps)


def test_names_that_cannot_be_remembered_keep_nobody_from_playing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("drawholdem_tui.storage.settings.write_whole", full_disk)

    async def steps(program: Program) -> None:
        await program.press("n", "enter")
        await program.set("seat 1", "Ann")
        await program.press("end")
        assert program.hands.form.row.id == "play"
        await program.press("enter")
        await program.until_asked()
        await program.leave_the_table()
        assert "no room" in str(program)

    with_program(tmp_path, steps, size=(200, 30))


def full_disk(_path: Path, _content: bytes, **_how: bool) -> None:
    raise OSError(28, "no room")


def test_back_and_forth_loses_nothing(tmp_path: Path) -> None:
    async def steps(program: Program) -> None:
        await program.press("n", "enter")
        await program.set("seat 3", "Cleo")
        await program.set("blinds", "10/20")
        await program.set("house rules", "open")
        await program.set("rule draw-holdem overblind", "off")
        before = dict(program.values)
        for row, there, back in (
            ("game", "draw-poker", "draw-holdem"),
            ("mode", "knockout", "cash"),
            ("seats", "2", "3"),
        ):
            await program.set(row, there)
            await program.set(row, back)
        assert program.values == before
        await program.press("escape")
        await program.choose("New game")
        assert program.values == before

    with_program(tmp_path, steps)


def test_what_was_played_last_is_there_again(tmp_path: Path) -> None:
    async def steps(program: Program) -> None:
        await program.press("n", "enter")
        await program.set("game", "texas-holdem")
        await program.press("enter")
        await program.until_asked()
        await program.leave_the_table()
        await program.choose("New game")
        assert program.values["game"] == "texas-holdem"

    with_program(tmp_path, steps)


def test_it_opens_as_it_was_played_last_before_the_program_was_started(tmp_path: Path) -> None:
    async def evening(program: Program) -> None:
        await program.press("n", "enter")
        await program.set("seats", "4")
        await program.set("seat 1", "Ann")
        await program.set("seat 2", "Ben")
        await program.set("seat 3", "cpu:shark")
        await program.set("blinds", "10/20")
        await program.set("rabbit", "on")
        await program.press("enter")
        await program.until_asked()
        await program.leave_the_table()

    async def next_evening(program: Program) -> None:
        await program.choose("New game")
        seats = [program.values[f"seat {seat}"] for seat in range(1, 5)]
        assert seats == ["Ann", "Ben", "cpu:shark", "cpu:rookie"]
        values = program.values
        assert (values["seats"], values["blinds"], values["rabbit"]) == ("4", "10/20", "on")

    with_program(tmp_path, evening)
    with_program(tmp_path, next_evening)


@pytest.mark.parametrize(
    "words",
    [
        (),
        ("--seats", "Ann,cpu:shark:ines,cpu:random", "--game", "draw-poker", "--blinds", "5/20"),
        ("--game", "draw-poker", "--rule", "stakes=blinds", "--ante", "3"),
        ("--mode", "knockout", "--levels", "turbo", "--structure", "spread:50"),
        ("--mode", "knockout", "--levels", "standard:15", "--structure", "pot-limit"),
        ("--ante", "10", "--ante-kind", "big-blind", "--rule", "fee_base=main"),
    ],
)
def test_a_table_that_was_played_makes_the_page_that_gives_it(words: tuple[str, ...]) -> None:
    table = of_the_command_line(*words)
    for each in (table, table.but(rabbit=True, choice="turn:orbit", in_the_open=True, stack=1500)):
        assert table_of(values_as_played(each)) == each


@pytest.mark.parametrize("key", ["9", "0", "\u00b2", "\u0663", "backspace", "x", "left", "f1"])
def test_no_key_breaks_the_number_of_players(tmp_path: Path, key: str) -> None:
    async def steps(program: Program) -> None:
        await program.press("n", "enter")
        await program.go_to("seats")
        await program.press(key, key, key, "end", "up", "down")
        await program.until_page("NewGameScreen")
        assert program.app.is_running

    with_program(tmp_path, steps)


def test_the_mouse_sets_everything(tmp_path: Path) -> None:
    async def steps(program: Program) -> None:
        await program.press("n", "enter")
        await program.click("Type")
        assert program.hands.form.row.id == "mode"
        await program.click("cash game")
        assert program.values["mode"] == "knockout"
        await program.click("Players")
        await program.click("3_ >")
        assert program.values["seats"] == "4"
        await program.click("< 4_")
        assert program.values["seats"] == "3"
        await program.click("Enter play   ")
        await program.until_asked()
        assert program.director.match.mode == "knockout"

    with_program(tmp_path, steps)


def test_enter_is_called_what_it_does_while_a_name_is_typed(tmp_path: Path) -> None:
    async def steps(program: Program) -> None:
        await program.choose("New game")
        await program.go_to("seat 1")
        assert "Enter play" in str(program)
        await program.press("Z", "o", "e")
        assert "Enter next row" in str(program)
        assert "Enter play" not in str(program)
        await program.press("right")  # there is no next one to what is being typed
        assert program.values["seat 1"] == "Zoe"
        await program.press("enter")
        assert program.hands.form.row.id != "seat 1"
        assert "Enter play" in str(program)

    with_program(tmp_path, steps)


def test_a_question_mark_opens_the_help_of_the_game_that_is_chosen(tmp_path: Path) -> None:
    async def steps(program: Program) -> None:
        await program.choose("New game")
        assert "? help" in str(program)
        await program.press("right", "right", "?")
        assert "jacks or better" in str(program)
        assert "straight flush" in str(program)
        await program.press("escape")
        await program.go_to("seat 1")
        await program.press("Z", "?")
        assert program.values["seat 1"] == "Z?"

    with_program(tmp_path, steps)


def test_that_two_pass_most_hands_in_is_told_where_one_chooses_it() -> None:  # DP-5
    told = "With two players, most hands are passed in: neither can open."
    two = rows(game="draw-poker", seats="2")
    assert two["game"].help == two["seats"].help == told
    for others in ({"seats": "3"}, {"game": "draw-poker-casino"}, {"game": "draw-holdem"}):
        row = rows(**{"game": "draw-poker", "seats": "2", **others})
        assert told not in (row["game"].help, row["seats"].help)
    values = set_to(game="draw-poker", seats="2") | {"rule draw-poker stakes": "blinds"}
    assert told not in {row.help for row in rows_of(values)}


def test_a_name_can_be_pasted(tmp_path: Path) -> None:
    async def steps(program: Program) -> None:
        await program.choose("New game")
        await program.go_to("seat 1")
        await program.hands.paste("Zoe B\x1b\nsecond line")
        assert program.values["seat 1"] == "Zoe B"

    with_program(tmp_path, steps)


@pytest.mark.parametrize(
    ("row", "value", "option"),
    [
        ("choice", "turn", {"choice": "turn"}),
        ("choice", "button:orbit", {"choice": "button:orbit"}),
        ("rabbit", "on", {"rabbit": True}),
        ("open", "on", {"in_the_open": True}),
    ],
)
def test_what_a_table_may_have_can_be_set(row: str, value: str, option: dict[str, Any]) -> None:
    assert laid(**{row: value}) == of_the_command_line().but(**option)


@pytest.mark.parametrize("levels", dict(rows(mode="knockout")["levels"].choices))
def test_levels_rise_by_hands_or_by_the_clock(levels: str) -> None:
    wanted = of_the_command_line("--mode", "knockout", "--levels", levels)
    assert laid(mode="knockout", levels=levels) == wanted


def test_what_can_be_typed_is_told_by_its_signs(tmp_path: Path) -> None:
    async def steps(program: Program) -> None:
        await program.choose("New game")
        for row, signs in (("blinds", "0\u20139 /"), ("ante", "0\u20139"), ("seat 1", "A\u2013Z")):
            await program.go_to(row)
            assert f"{signs} type it" in program.hands.lines()[-1]

    with_program(tmp_path, steps, (120, 40))
