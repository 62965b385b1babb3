"""Whom sentences call "you": who plays alone, whatever the name; nobody among several."""

from __future__ import annotations

import io

import pytest
from evenings import Answers, evening, table

from drawholdem_tui.evening.between import BetweenHands, Change
from drawholdem_tui.evening.evening import Evening, fresh
from drawholdem_tui.match.errors import MatchError
from drawholdem_tui.words.people import Who


def laid(seats: str) -> Evening:
    return fresh(table("draw-holdem", seats), None)


@pytest.mark.parametrize("name", ["You", "Ann"])
def test_one_person_among_computers_is_you(name: str) -> None:
    here = laid(f"cpu,{name},cpu")
    assert here.alone == 1
    assert [here.who(chair).you for chair in range(3)] == [False, True, False]


def test_among_several_nobody_is_you_whatever_the_name() -> None:
    here = laid("You,Ben,cpu")
    assert here.alone is None
    assert here.who(0) == Who("Seat 1")


def test_who_plays_alone_without_a_name_has_it_again_when_the_others_have_gone() -> None:
    here = laid("You,cpu,cpu")
    between, you = BetweenHands(here), here.match.chairs[0]
    for _time in range(2):
        zoe = between.join("Zoe")
        assert (here.who(0), you.kept_name) == (Who("Seat 1"), "You")
        between.change(Change.LEAVE, zoe)
        assert here.who(0) == Who("You", you=True)


def test_who_left_without_a_name_comes_back_and_nobody_else_comes_so() -> None:
    here = laid("You,cpu,cpu")
    between = BetweenHands(here)
    between.join("Zoe")
    with pytest.raises(MatchError, match="no_name_among_several"):
        between.join("You")
    between.change(Change.LEAVE, 0)
    assert between.join("You") == 0
    assert between.has_joined(0) == "Seat 1 is back with 100 (100 bought so far)."


def test_who_comes_and_goes_changes_it_and_a_farewell_is_said_to_whom_it_was() -> None:
    here = laid("Ann,cpu,cpu")
    between = BetweenHands(here)
    zoe = between.join("Zoe")
    assert between.has_joined(zoe) == "Zoe sits down with 100."
    assert between.change(Change.SIT_OUT, 0) == "Ann sits out."
    assert between.change(Change.LEAVE, zoe) == "Zoe leaves with 100."
    assert between.change(Change.SIT_IN, 0) in (
        "You are back.",
        "You will be back at the next big blind.",
    )
    assert between.change(Change.LEAVE, 0) == "You leave with 100."


@pytest.mark.parametrize(
    ("seats", "said", "unsaid"),
    [
        ("You,Ben,cpu", "Seat 1 checks.", "You checks."),
        ("Ann,cpu,cpu", "You check.", "Ann checks."),
    ],
)
def test_an_evening_in_lines_keeps_to_it(seats: str, said: str, unsaid: str) -> None:
    out = io.StringIO()
    lines = evening("texas-holdem", Answers(out, 2), out, seats=seats, seed="alone").splitlines()
    assert said in lines
    assert unsaid not in lines
