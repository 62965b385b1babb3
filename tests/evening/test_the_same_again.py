"""The same players, game and stakes once more, with other cards."""

from __future__ import annotations

import pytest
from evenings import table

from drawholdem_tui.engine.rules import PRESETS
from drawholdem_tui.evening.again import the_same_again
from drawholdem_tui.evening.daily import daily_table
from drawholdem_tui.evening.evening import fresh
from drawholdem_tui.match.levels import levels_named
from drawholdem_tui.match.mode import Mode
from drawholdem_tui.words.times import here_and_now


@pytest.mark.parametrize("game", PRESETS)
def test_everything_is_as_it_was_laid_but_the_cards(game: str) -> None:
    asked = table(game, "Ann,Ben,cpu:shark:ines,cpu:random", 300, "a seed").but(
        hands=7, rabbit=True, mode=Mode.KNOCKOUT, levels=levels_named("turbo")
    )
    again = the_same_again(fresh(asked, None))
    assert again == asked.but(seed=None)


def test_of_a_dealers_choice_the_way_it_goes_round_stays() -> None:
    again = the_same_again(fresh(table("draw-holdem", "Ann,Ben", 300).but(choice="turn"), None))
    assert again is not None
    assert again.choice == "turn"


def test_who_has_left_for_good_does_not_sit_down_again() -> None:
    evening = fresh(table("draw-holdem", "Ann,Ben,Cleo", 300), None)
    evening.match.chairs[1].left = True
    again = the_same_again(evening)
    assert again is not None
    assert again.seats == ("Ann", "Cleo")
    evening.match.chairs[2].left = True
    assert the_same_again(evening) is None


def test_a_deal_of_the_day_and_real_cards_are_no_evening_to_begin_again() -> None:
    assert the_same_again(fresh(daily_table(here_and_now().date()), None)) is None
    real = table("draw-holdem", "Ann,Ben", 300).but(real=True)
    assert the_same_again(fresh(real, None)) is None
