"""The tutor in lines of text: play it anyway, think again, or be shown why."""

from __future__ import annotations

import io

import pytest
from at_the_keyboard import deal
from evenings import table

from drawholdem_tui.line_mode.play import play


@pytest.fixture(autouse=True)
def _aces(monkeypatch: pytest.MonkeyPatch) -> None:
    deal(monkeypatch, "AsAd", "AhAc")


def told(typed: str, *, tutor: int = 5, seats: str = "You,cpu:random") -> str:
    out = io.StringIO()
    laid = table("draw-holdem", seats, 300, "tutor")
    play(laid, io.StringIO(typed), out, tutor=tutor, after_the_hand=False)
    return out.getvalue()


def test_it_is_played_anyway() -> None:
    said = told("swap 1\n1\n")
    assert "Tutor: that costs about " in said
    assert "You give up " in said


def test_whoever_thinks_again_is_asked_again() -> None:
    said = told("swap 1\n2\nkeep\n")
    assert said.count("Tutor: ") == 1
    assert "You give up " not in said


def test_why_is_shown_and_then_it_asks_on() -> None:
    said = told("swap 1\n3\n2\n")
    assert "worth" in said.partition("3: show why")[2]
    assert said.count("1: play it anyway, 2: think again, 3: show why") == 2


def test_whoever_answers_something_else_is_told_what_can_be_said() -> None:
    assert told("swap 1\nanyway\n1\n").count("Type 1, 2 or 3.") == 1


def test_the_table_can_be_left_there() -> None:
    said = told("swap 1\nquit\n1\n")
    assert said.count("3: show why") == 1
    assert "You give up " not in said


def test_off_it_says_nothing() -> None:
    assert "Tutor" not in told("swap 1\n", tutor=0)
