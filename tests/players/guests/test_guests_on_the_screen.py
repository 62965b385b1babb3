"""Somebody else's bots at the table on the screen, in a terminal of its own."""

from __future__ import annotations

import sys
import time
from contextlib import suppress
from pathlib import Path

import pytest

if sys.platform == "win32":
    pytest.skip("no PTYs on this system", allow_module_level=True)

import os
import re

from bad_guests import NAME, write_bad_guests
from tableau import REPOSITORY
from terminals import PATIENCE, Terminal, drawholdem


@pytest.mark.parametrize("bot", ["Exits", "WritesToTheTerminal", "TakesStdout", "TellsItsCards"])
def test_the_screen_stays_whole_whatever_a_bot_does(bot: str, tmp_path: Path) -> None:
    write_bad_guests(tmp_path)
    seats = f"You,cpu:{NAME}:{bot},cpu:{NAME}:Meek"
    command = drawholdem(tmp_path / "data", "play", "--speed", "0", "--seed", "a", "--seats", seats)
    path = os.pathsep.join([str(REPOSITORY), str(tmp_path)])
    with Terminal(command, size=(100, 30), environ={"PYTHONPATH": path}) as terminal:
        terminal.shows("K  keep")
        limit = time.monotonic() + PATIENCE
        while "K  keep" in terminal.text and time.monotonic() < limit:
            terminal.press("k")  # the first one may rest
            with suppress(AssertionError):
                terminal.until(lambda: "K  keep" not in terminal.text, patience=1.5)
        terminal.shows("next hand")  # both of them have folded
        terminal.press("l")
        terminal.shows("rules", "You win the pot")
        parts = (part.strip() for part in re.split(r" {3,}|\n", terminal.text))  # of two columns
        told = [part for part in parts if "No valid action" in part]
        assert set(told) <= {"No valid action from CPU 1."}
        assert bool(told) == (bot != "WritesToTheTerminal")
        terminal.press("\x03")
        assert terminal.ends() == 130
        assert terminal.termios() == terminal.before
        assert "GARBAGE" not in terminal.read
        assert terminal.told() == ""
