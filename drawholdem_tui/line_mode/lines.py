"""Lines in and out."""

from __future__ import annotations

import os
import shutil
import time
from typing import TextIO

from drawholdem_tui.controller.ports import TableLeft

CALM = 0.4  # seconds without a key before the next person is asked


class EndOfInput(TableLeft):
    """Nobody will say anything more."""


class Quit(TableLeft):
    """Somebody has said ``quit``."""


class Lines:
    """A keyboard that several people share, and what is printed above it."""

    def __init__(self, source: TextIO, out: TextIO) -> None:
        self._source = source
        self._out = out

    @property
    def at_a_terminal(self) -> bool:
        """Whether somebody types, and no script."""
        return self._source.isatty()

    def say(self, line: str = "") -> None:
        print(line, file=self._out)

    def ask(self, prompt: str = "") -> str:
        """What somebody types at the prompt."""
        print(f"{prompt} > " if prompt else "> ", end="", file=self._out, flush=True)
        try:
            typed = self._source.readline()
        except OSError:  # the terminal has gone
            raise EndOfInput from None
        if not typed:
            self.say()
            raise EndOfInput
        if not self.at_a_terminal:
            self.say(typed.rstrip("\n"))  # a transcript shows what was said
        return typed.strip()

    def ask_fresh(self, prompt: str) -> str:
        """Ask so that a key pressed twice by the one before does not answer."""
        if self.at_a_terminal:
            time.sleep(CALM)
            _forget_what_was_typed(self._source)
        return self.ask(prompt)

    def scroll_away(self) -> None:
        """Enough blank lines that nothing of what stands above can be seen."""
        rows = shutil.get_terminal_size().lines
        if self.at_a_terminal:
            rows = max(rows, os.get_terminal_size(self._source.fileno()).lines)
        for _ in range(rows):
            self.say()


def _forget_what_was_typed(source: TextIO) -> None:
    try:
        import termios
    except ImportError:
        return  # not on this system
    termios.tcflush(source.fileno(), termios.TCIFLUSH)
