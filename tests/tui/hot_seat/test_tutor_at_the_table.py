"""The tutor at the table: what costs something waits for a second press of its key."""

from __future__ import annotations

import pytest
from at_the_keyboard import Keyboard, deal, hint, keyboard


def at_a_pair_of_aces(at: Keyboard) -> None:
    """Asked before the flop, with a swap that is free and a bad idea."""
    while not at.button("swap")[1]:
        at.press("k" if at.button("keep")[1] else "c")


@pytest.fixture(autouse=True)
def _aces(monkeypatch: pytest.MonkeyPatch) -> None:
    deal(monkeypatch, "AsAd", "AhAc", "KsKd")


def test_a_swap_that_costs_is_asked_once_more_and_played_by_the_same_key() -> None:
    with keyboard(seats="You,cpu", tutor=5) as at:
        at_a_pair_of_aces(at)
        question = at.director.question
        assert question is not None
        at.press("1", "s")
        at.think()
        assert not question.answer.done()
        assert "That costs about " in hint(at.scene)
        at.press("s")
        assert question.answer.done()


def test_whoever_thinks_again_does_something_else() -> None:
    with keyboard(seats="You,cpu", tutor=5) as at:
        at_a_pair_of_aces(at)
        question = at.director.question
        assert question is not None
        at.press("1", "s")
        at.think()
        at.press("k")
        at.think()
        assert question.answer.done()


@pytest.mark.parametrize("seats", ["You,cpu", "Ann,Ben"])
def test_off_and_among_several_people_it_says_nothing(seats: str) -> None:
    tutor = 0 if seats.startswith("You") else 5
    with keyboard(seats=seats, tutor=tutor) as at:
        if at.scene.curtain:
            at.lift()
        at_a_pair_of_aces(at)
        question = at.director.question
        assert question is not None
        at.press("1", "s")
        assert question.answer.done()
