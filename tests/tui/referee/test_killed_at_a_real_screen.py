"""A process that ends at every question of a real table on the screen: the evening goes on there,
with all that the screen has shown, and with nothing of what was half typed."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest
from at_a_real_table import found
from test_referee_screen import Nobody, press

from drawholdem_tui.past.hands import fields_in
from drawholdem_tui.storage.book.history import history
from drawholdem_tui.tui.keys.keymap import Keymap
from drawholdem_tui.tui.referee.director import AtARealTable
from drawholdem_tui.tui.referee.picture import real_table_picture
from drawholdem_tui.words.cards import letters

SCREEN = Path(__file__).parents[2] / "kit" / "at_a_real_screen.py"
if sys.platform == "win32":
    pytest.skip("no such signal on this system", allow_module_level=True)

# a question each: what is pressed there, and in front of it what is pressed and then lost
QUESTIONS = [
    "t button Cleo+", "t correct Ben 1240+", "s", "k", "u", "k", "k", "30+|3", "c", "c",
    "d Kd Qs 7c+|d Kd", "s", "c", "c", "cc", "c", "c", "c", "c", "u", "cc", "2", "u", "=12+|=1",
    "k", "my|m", "k", "k", "k", "ay|a", "f", "f", "u", "f", "t join Zoe+", "enter", "k",
]  # fmt: skip


def keys_of(typed: str) -> list[str]:
    if typed == "enter":
        return [typed]
    return [{" ": "space", "+": "enter"}.get(key, key) for key in typed.replace("t ", "t", 1)]


def standing(book: Path) -> tuple[dict[str, int], str, list[dict[str, object]]]:
    """Chips, the question, and the hands that are over."""
    with found(book) as evening:
        table = AtARealTable(evening, Keymap(), letters, Nobody())
        stacks = {chair.name: chair.stack for chair in evening.match.chairs}
        turn = real_table_picture(table).turn
    with history(book) as past:
        hands = [fields_in(kept.text or "") for kept in past.every_hand()]
    for hand in hands:
        for field in ("_taken_up", "day", "month", "year", "time", "_session", "_played_at"):
            hand.pop(field, None)
    return stacks, turn, hands


@pytest.mark.long
def test_killed_at_every_question_of_the_screen_it_goes_on_there(tmp_path: Path) -> None:
    whole, killed = tmp_path / "whole" / "book.db", tmp_path / "killed" / "book.db"
    for book in (whole, killed):
        book.parent.mkdir()
    with found(whole) as evening:
        table = AtARealTable(evening, Keymap(), letters, Nobody())
        for question in QUESTIONS:
            press(table, keys_of(question.partition("|")[0]))
    evening.left()
    for question in QUESTIONS:
        answered, _bar, lost = question.partition("|")
        for typed in filter(None, (lost, answered)):
            done = subprocess.run(
                [sys.executable, str(SCREEN), str(killed), json.dumps(keys_of(typed))],
                capture_output=True, text=True, check=False,
            )  # fmt: skip
            assert done.returncode == -9, done.stderr
    assert standing(killed) == standing(whole)
    assert len(standing(whole)[2]) == 2
