"""The game that waits in the menu."""

from __future__ import annotations

from datetime import datetime, timedelta

import pytest

from drawholdem_tui.words.past.waiting import waits

PEOPLE = [("Ann", 40), ("Ben", -60)]


def test_it_says_the_hand_who_plays_and_how_they_stand() -> None:
    now = datetime.now().astimezone()
    said, short = waits("Draw-Holdem", 6, PEOPLE, 2, now.isoformat())
    assert short == f"Draw-Holdem, hand 6; today, {now:%H:%M}"
    assert said == f"Draw-Holdem, hand 6: Ann +40, Ben \u221260, 2 computers; today, {now:%H:%M}"
    assert "one computer;" in waits("Draw-Holdem", 6, PEOPLE, 1, now.isoformat())[0]
    assert "computer" not in waits("Draw-Holdem", 6, PEOPLE, 0, now.isoformat())[0]
    three = [("Ben", 0), ("Ann", -140), ("Cleo", 140)]
    assert (
        "Cleo +140, Ben 0, Ann \u2212140;" in waits("Draw-Holdem", 6, three, 0, now.isoformat())[0]
    )


def test_other_open_games_are_said_to_be_in_the_history() -> None:
    now = datetime.now().astimezone().isoformat()
    said, short = waits("Draw-Holdem", 6, PEOPLE, 0, now, more=1)
    assert said.endswith("; one more in History")
    assert short == "Draw-Holdem, hand 6; one more in History"
    assert waits("Draw-Holdem", 6, [], 0, now, more=2)[1].endswith("; 2 more in History")


@pytest.mark.parametrize(("days", "said"), [(1, "yesterday, "), (2, "2"), (400, "2")])
def test_the_last_days_have_names(days: int, said: str) -> None:
    then = datetime.now().astimezone() - timedelta(days=days)
    when = waits("Draw-Holdem", 6, [], 0, then.isoformat())[0].rpartition("; ")[2]
    assert when.startswith(said)
    assert when.endswith(f"{then:%H:%M}")
