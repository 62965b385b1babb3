"""The help says in six lines how cards are swapped at this table."""

from __future__ import annotations

from dataclasses import replace

import pytest

from drawholdem_tui.engine.rules import PRESETS, FeeBase
from drawholdem_tui.words.table.help import swapping_in_short


def test_six_lines_fit_into_eighty_columns_and_name_the_fee_of_this_table() -> None:
    rules = replace(PRESETS["draw-holdem"], small_blind=25, big_blind=50)
    heading, *lines = swapping_in_short(rules)
    assert heading == "Swapping:"
    assert len(lines) == 6
    assert "for 25;" in lines[0]
    assert all(len(line) <= 77 for line in lines)


def test_the_fee_is_told_as_the_house_has_it() -> None:
    rules = PRESETS["draw-holdem"]
    assert "the size of the pot" in swapping_in_short(rules)[3]
    assert "the size of the main pot" in swapping_in_short(replace(rules, fee_base=FeeBase.MAIN))[3]


@pytest.mark.parametrize("preset", PRESETS)
def test_what_is_told_is_of_this_game(preset: str) -> None:
    told = swapping_in_short(PRESETS[preset])
    expected = {"draw-holdem": "Swapping:", "texas-holdem": ""}.get(preset, "The draw:")
    assert (told[0] if told else "") == expected
