"""The rulebook that people play from."""

from __future__ import annotations

import re

import pytest
from clauses import CLAUSES

from drawholdem_tui.cli.main import main
from drawholdem_tui.engine.rules import HOUSE_RULES, PRESETS, Rules
from drawholdem_tui.rulebook import rulebook


@pytest.mark.parametrize("clause", CLAUSES)
def test_every_clause_is_explained(clause: str) -> None:
    assert re.search(rf"^{clause}  [A-Z\"]", rulebook(), re.MULTILINE)


def test_every_house_rule_is_there_with_its_values_the_default_first() -> None:
    for name in HOUSE_RULES:
        row = re.search(rf"^    {name} +(\S.*?)  +[TD][HP]-\d+", rulebook(), re.MULTILINE)
        assert row, name
        values = row[1].split(", ")
        assert values[0] == Rules().rule(name)
        for value in values:
            assert Rules().with_rule(name, value).rule(name) == value
        kind = HOUSE_RULES[name]
        assert len(values) == (2 if kind is bool else len(kind))


def test_every_preset_is_there() -> None:
    for name in PRESETS:
        assert re.search(rf"^    {name}  ", rulebook(), re.MULTILINE), name


def test_misdeals_are_said_to_be_impossible() -> None:  # DP-16
    assert "the dealer here is a program and makes none" in rulebook()


def test_piped_it_is_plain_text(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules"]) == 0
    assert capsys.readouterr().out == rulebook()


def test_it_fits_a_terminal() -> None:
    assert max(map(len, rulebook().splitlines())) <= 80


def test_the_chapters_are_numbered_so_that_a_digit_finds_each() -> None:
    numbers = re.findall(r"^## (\d+)\. ", rulebook(), re.MULTILINE)
    assert numbers == [str(number) for number in range(1, 11)]


@pytest.mark.parametrize("number", range(1, 14))
def test_the_evening_has_its_clauses(number: int) -> None:
    assert re.search(rf"^EV-{number}  [A-Z]", rulebook(), re.MULTILINE)


@pytest.mark.parametrize(
    "manner",
    [
        "The dealer must answer truthfully how many cards he himself drew.",  # text 003
        "No other question has to be answered truthfully",  # 003
        "You may correct the number until the first new card has been dealt to you",  # 004 IV.3
        "The player who is to draw next cuts last.",  # 003
        'knock on the table or say "stand pat"',  # 003
        "Wait until it is your turn; then lay your cards face down on the table.",  # 003
        "only the player with the button, who is dealt to last, still gets it at once",  # 004 IV.5
    ],
)
def test_the_manners_of_the_table_are_there_for_real_cards(manner: str) -> None:
    assert manner in " ".join(rulebook().split())


@pytest.mark.parametrize("translated", [r"\bWho [a-z]+s\b[^?]*\.", "between two", "are no bets"])
def test_it_does_not_read_translated(translated: str) -> None:
    assert not re.search(translated, " ".join(rulebook().split())[:60_000].split(" 10. ")[0])


def test_it_is_said_what_is_protected_from_whom() -> None:
    told = " ".join(rulebook().split("What is protected from whom: ")[1].split("\n\n")[0].split())
    assert len(re.findall(r"[.](?: |$)", told)) == 6
    for what in ("as private as its owner's account", "cards to come", "interrupted and resumed"):
        assert what in told
