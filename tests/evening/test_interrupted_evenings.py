"""Whoever puts an evening down and resumes it finds it as it was, to the last chip."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest
from interrupted_evenings import Course, Question, orbit, played, random_table

from drawholdem_tui.evening.evening import fresh
from drawholdem_tui.evening.lobby import sit_down
from drawholdem_tui.evening.taken_up import CannotGoOn, taken_up
from drawholdem_tui.match.choice import GAMES
from drawholdem_tui.match.mode import WAYS

A_SHARE = 20  # evenings a test


def assert_the_same(broken: Course, whole: Course) -> None:
    assert broken.seen.keys() == whole.seen.keys()
    for question, (stood,) in whole.seen.items():
        for stands in broken.seen[question]:
            assert stands == stood, question
    assert broken.hands == whole.hands


@pytest.mark.parametrize("way", [None, *WAYS])
@pytest.mark.parametrize("game", GAMES)
def test_an_orbit_goes_on_at_every_question_of_every_hand(
    game: str, way: str | None, tmp_path: Path
) -> None:
    """Timid people pass many hands in at draw poker, so that pots wait (DP-5)."""
    table = orbit(game, way, seed=1)
    whole = played(table, tmp_path / "whole", timid=True)
    broken = played(table, tmp_path / "broken", whole.seen.keys(), timid=True)
    assert broken.taken_up == len(whole.seen) >= 20
    assert_the_same(broken, whole)
    if way and way.startswith("turn") and game == "draw-poker":
        pots = [sum(s["match"]["choice"]["aside"].values()) for (s,) in whole.seen.values()]
        assert max(pots) > 0  # a pot has waited for its game


@pytest.mark.parametrize(
    "share",
    [
        0,
        *(
            pytest.param(each, marks=[pytest.mark.long, pytest.mark.by_hand])
            for each in range(1, 50)
        ),
    ],
)
def test_random_evenings_end_as_if_nobody_had_interrupted_them(share: int, tmp_path: Path) -> None:
    """Each is put down at ten random questions: all games, rules, purchases, people who come and go
    or sit out, dealer's choice, knockouts. A thousand evenings in all."""
    for seed in range(share * A_SHARE, (share + 1) * A_SHARE):
        print(f"seed {seed}")
        table = random_table(seed)
        whole = played(table, tmp_path / f"{seed} whole")
        questions = sorted(whole.seen)
        at: list[Question] = Random(seed).sample(questions, min(10, len(questions)))
        broken = played(table, tmp_path / f"{seed} broken", at)
        assert broken.taken_up == len(at)
        assert_the_same(broken, whole)


def test_an_evening_whose_chips_do_not_add_up_is_not_gone_on_with(tmp_path: Path) -> None:
    book = tmp_path / "book.sqlite3"
    with sit_down(book) as opened:
        fresh(orbit("draw-poker", "turn", seed=1), opened.book)
    with sit_down(book) as opened:
        assert opened.book
        assert opened.evening
        state = json.loads(json.dumps(opened.evening.standing.state))
        state["choice"]["aside"] = {"texas-holdem": 15}
        opened.evening.standing.state.update(state)
        with pytest.raises(CannotGoOn, match="there are 915 chips, but 900 were bought"):
            taken_up(opened.evening, opened.book)
