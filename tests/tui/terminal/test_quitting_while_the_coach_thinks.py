"""Somebody leaves while the coach is still at it, or the program is told to end: at any moment it
does so at once, says nothing, and the evening can be taken up."""

from __future__ import annotations

import signal
import sys
from datetime import UTC, datetime
from pathlib import Path

import pytest

if sys.platform == "win32":
    pytest.skip("no PTYs on this system", allow_module_level=True)
pytest.importorskip("pyte", reason="no terminal emulator installed")

from terminals import ASKED, Terminal, drawholdem

from drawholdem_tui.storage.book.opening import open_book
from drawholdem_tui.storage.paths import paths

pytestmark = pytest.mark.long

BETWEEN = 0.01  # seconds from one moment to the next: the coach is at it for longer than all
SOON = 10.0


@pytest.mark.parametrize(
    "first", [0, *(pytest.param(first, marks=pytest.mark.by_hand) for first in (10, 20, 30))]
)
def test_leaving_at_once_ends_well(first: int, tmp_path: Path) -> None:
    for moment in range(first, first + 10):
        folder = tmp_path / str(moment)
        words = ("--seats", "You,cpu:shark,cpu:pro", "--seed", f"left {moment}", "--speed", "0")
        with Terminal(drawholdem(folder, "play", *words), size=(100, 30)) as terminal:
            terminal.shows(ASKED)
            terminal.press("h")
            terminal.wait(moment * BETWEEN)
            if moment % 2:
                terminal.signal(signal.SIGTERM)
            else:
                terminal.press("q")
                terminal.shows("leave for now")
                terminal.press("\r")
            code = terminal.ends(SOON)
            due = 128 + signal.SIGTERM if moment % 2 else 0
            assert (code, terminal.told()) == (due, ""), f"moment {moment}: {terminal.read[-500:]}"
            terminal.assert_as_before()
        opened = open_book(paths(folder).book, datetime.now(UTC))
        assert opened.evening is not None, f"moment {moment}"
        assert opened.fault is None
        assert opened.damaged == ()
        assert opened.book
        opened.book.close()
