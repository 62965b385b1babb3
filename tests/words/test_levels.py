"""How long until the next level is told in hands and in minutes."""

from __future__ import annotations

import pytest

from drawholdem_tui.engine.rules import DRAW_POKER, TEXAS_HOLDEM
from drawholdem_tui.match.levels import levels_named
from drawholdem_tui.words.table.levels import countdown, has_gone_up, level_is_over


@pytest.mark.parametrize(
    ("hand", "told", "short"),
    [
        (11, "9 hands left, then 15/30", "15/30 in 9 hands"),
        (17, "3 hands left, then 15/30", "15/30 in 3 hands"),
        (19, "1 hand left, then 15/30", "15/30 in 1 hand"),
        (20, "next hand: 15/30", "next hand: 15/30"),
    ],
)
def test_hands_are_counted_that_are_still_to_come(hand: int, told: str, short: str) -> None:
    assert countdown(levels_named("standard"), 2, hand, 0, TEXAS_HOLDEM) == (told, short)


@pytest.mark.parametrize(
    ("seconds", "told"),
    [
        (0, "15 minutes left, then 10/20"),
        (61, "14 minutes left, then 10/20"),
        (14 * 60 + 1, "1 minute left, then 10/20"),
        (15 * 60, "next hand: 10/20"),
        (15 * 60 + 200, "next hand: 10/20"),  # the hand still goes on
    ],
)
def test_minutes_count_as_long_as_they_have_begun(seconds: float, told: str) -> None:
    assert countdown(levels_named("standard:15"), 1, 3, seconds, TEXAS_HOLDEM)[0] == told


def test_an_ante_is_told_and_the_last_level_stays() -> None:
    standard = levels_named("standard")
    assert countdown(standard, 3, 30, 0, TEXAS_HOLDEM)[0] == "next hand: 25/50 ante 5"
    assert countdown(standard, len(standard.levels), 9_999, 0, TEXAS_HOLDEM) == ("", "")


def test_at_draw_poker_the_ante_goes_up() -> None:
    """Everybody antes what would be the small blind (DP-1)."""
    standard = levels_named("standard")
    assert countdown(standard, 3, 30, 0, DRAW_POKER)[0] == "next hand: ante 25, bet 50"
    assert has_gone_up(DRAW_POKER) == "the ante has gone up"
    assert level_is_over(standard.levels[1], DRAW_POKER).startswith("The ante goes up: ante ")
