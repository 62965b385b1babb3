"""A game waits, and somebody at a terminal asks for another table: who decides is asked."""

from __future__ import annotations

import io
import sys
from pathlib import Path

import pytest
from commanded import commanded

if sys.platform == "win32":
    pytest.skip("no PTYs on this system", allow_module_level=True)
pytest.importorskip("pyte", reason="no terminal emulator installed")

from terminals import ASKED, Terminal, drawholdem

OTHERS = ("play", "--seats", "Ann,cpu:random", "--speed", "0")


@pytest.fixture
def waits(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr("sys.stdin", io.StringIO("quit\n"))
    assert commanded(tmp_path, "play", "--plain", "--seats", "Zoe,cpu:random,cpu")[0] == 0
    return tmp_path


def test_the_game_that_waits_is_gone_on_with_where_somebody_says_so(waits: Path) -> None:
    with Terminal(drawholdem(waits, *OTHERS)) as terminal:
        terminal.shows("is not over: Zoe, ", "1  continue it", "1 or 2 >")
        terminal.press("3\r")  # neither: asked again
        terminal.press("1\r")
        terminal.shows(ASKED, "Zoe", "continued: game from ")
        terminal.press("\x03")
        assert terminal.ends() == 130


def test_it_is_put_aside_where_somebody_says_so(waits: Path) -> None:
    with Terminal(drawholdem(waits, *OTHERS)) as terminal:
        terminal.shows("2  put it aside and start this one")
        terminal.press("2\r")
        terminal.shows(ASKED, "Ann")
        assert "goes on" not in terminal.text
        terminal.press("\x03")
        assert terminal.ends() == 130
    assert "put aside" in commanded(waits, "history")[1]


def test_ctrl_c_does_neither(waits: Path) -> None:
    with Terminal(drawholdem(waits, *OTHERS, "--plain")) as terminal:
        terminal.shows("1 or 2 >")
        terminal.press("\x03")
        assert terminal.ends() == 130
    told = commanded(waits, "history")[1]
    assert told.count("\n") == 1
    assert "still open" in told


def test_a_bare_play_says_on_the_screen_that_it_goes_on(waits: Path) -> None:
    with Terminal(drawholdem(waits, "play", "--speed", "0")) as terminal:
        terminal.shows(ASKED, "continued: game from ")
        terminal.press("\x03")
        assert terminal.ends() == 130
