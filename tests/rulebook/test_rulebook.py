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
