"""What there is to win and what a call needs, where the own chips reach only a part of it."""

from __future__ import annotations

import pytest
from tableau import say, texas

from drawholdem_tui.engine.hand import Hand
from drawholdem_tui.players.coach.advice import advice
from drawholdem_tui.words.table.decisions import situation, to_win


@pytest.fixture
def short() -> Hand:
    """10 in and 19 behind, against all of 1,971."""
    return say(texas((29, 1971), ("7s2c", "KdKh")), "p2 raises to 1971")


def test_the_panel_names_what_can_be_won(short: Hand) -> None:
    assert to_win(short.view(0)) == (
        "19 to call \u00b7 39 to win \u00b7 you need 33%",
        "19 to call \u00b7 39 to win \u00b7 need 33%",
        "call 19 \u00b7 win 39 \u00b7 need 33%",
    )


def test_lines_say_it_where_the_pots_hold_more(short: Hand) -> None:
    assert short.decision
    told = " ".join(situation(short.view(0), short.decision))
    assert told == "1,981 in the pot. 19 to call. You have 19. You can win 39; you need 33%."
    even = say(texas((1000, 1000), ("7s2c", "KdKh")), "p2 raises to 500")
    assert even.decision
    told = " ".join(situation(even.view(0), even.decision))
    assert told == "510 in the pot. 490 to call. You have 990."


def test_the_coach_reckons_with_the_same(short: Hand) -> None:
    assert short.decision
    told = advice(short.view(0), short.decision, samples=200)
    assert told.call
    assert told.call.odds == short.view(0).needs


def test_what_comes_back_of_a_call_is_not_priced() -> None:  # TH-3, TH-7
    hand = say(texas((1000, 7, 1000), ("7s2c", "KdKh", "QdQh")), "p3 folds")
    assert to_win(hand.view(0))[0] == "5 to call \u00b7 12 to win \u00b7 you need 14%"
    assert hand.decision
    told = advice(hand.view(0), hand.decision, samples=200)
    assert told.call
    assert told.call.odds == hand.view(0).needs == 2 / 14
