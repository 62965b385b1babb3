"""Lines in and out."""

from __future__ import annotations

import shutil
from typing import TextIO

from drawholdem_tui.controller.ports import TableLeft


class EndOfInput(TableLeft):
    """Nobody will say anything more."""


class Quit(TableLeft):
    """Somebody has said ``quit``."""


class Lines:
    """A keyboard that several people share, and what is printed above it."""

    def __init__(self, source: TextIO, out: TextIO) -> None:
        self._source = source
        self._out = out

    def say(self, line: str = "") -> None:
        print(line, file=self._out)

    def ask(self, prompt: str = "") -> str:
        """What somebody types at the prompt."""
        print(f"{prompt} > " if prompt else "> ", end="", file=self._out, flush=True)
        typed = self._source.readline()
        if not typed:
            self.say()
            raise EndOfInput
        if not self._source.isatty():
            self.say(typed.rstrip("\n"))  # a transcript shows what was said
        return typed.strip()

    def scroll_away(self) -> None:
        """Enough blank lines that nothing of what stands above can be seen."""
        for _ in range(shutil.get_terminal_size().lines):
            self.say()
