"""SIGKILL while an evening waits for an answer: taken up again, it waits for that very answer."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from at_a_question import SCENES, seen
from at_the_keyboard import Keyboard
from tableau import KIT, REPOSITORY

from drawholdem_tui.evening.lobby import sit_down
from drawholdem_tui.evening.taken_up import taken_up
from drawholdem_tui.storage.settings_schema import Preferences

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="no such signal there")

QUICK = ("whether to buy", "a game that was chosen")


@pytest.mark.parametrize(
    "name", [*QUICK, *(pytest.param(n, marks=pytest.mark.long) for n in SCENES if n not in QUICK)]
)
def test_the_evening_goes_on_at_the_very_question(name: str, tmp_path: Path) -> None:
    book = tmp_path / "book.sqlite3"
    killed = subprocess.run(
        [sys.executable, KIT / "at_a_question.py", name, book],
        capture_output=True, text=True, check=False, timeout=60, cwd=REPOSITORY,
    )  # fmt: skip
    assert killed.returncode == -signal.SIGKILL, killed.stderr
    before = json.loads(killed.stdout)
    with sit_down(book) as opened:
        assert opened.book
        assert opened.evening
        evening = taken_up(opened.evening, opened.book)
        with Keyboard(evening, Preferences(speed=0), keeps=True) as at:
            assert seen(at) == before
