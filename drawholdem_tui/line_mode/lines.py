"""Lines in and out."""

from __future__ import annotations

import os
import shutil
import time
from contextlib import AbstractContextManager, nullcontext
from typing import TextIO

from drawholdem_tui.controller.ports import TableLeft
from drawholdem_tui.line_mode.private import PrivateScreen
from drawholdem_tui.words.one_line import printable

_NO_BREAK = "\u00a0"
CALM = 0.4  # seconds without a key before the next person is asked


class EndOfInput(TableLeft):
    """Nobody will say anything more."""


class Quit(TableLeft):
    """Somebody has said ``quit``."""


class Lines:
    """A keyboard that several people share, and what is printed above it."""

    def __init__(self, source: TextIO, out: TextIO, *, heard: bool = False) -> None:
        """``heard``: what is printed is spoken, to somebody who listens."""
        self._heard = heard
        self._source = source
        self._out = out
        # a script has no screen: what it reads and writes stays in its pipes
        self._private = PrivateScreen(out) if source.isatty() else None
        self._for_everybody: list[str] = []  # said meanwhile on the private screen
        self._asked = ""

    @property
    def at_a_terminal(self) -> bool:
        """Whether somebody types, and no script."""
        return self._source.isatty()

    def say(self, line: str = "") -> None:
        """Whatever is in it is only shown: names, and what was typed, come from anywhere."""
        told = self._as_heard(line).split("\n")
        print(*map(printable, told), sep="\n", file=self._out)

    def tell(self, line: str = "") -> None:
        """Say something that everybody may read, also later."""
        self.say(line)
        if self.is_private:
            self._for_everybody.append(line)

    def ask(self, prompt: str = "") -> str:
        """What somebody types at the prompt."""
        self._asked = f"{printable(prompt)} > " if prompt else "> "
        self._prompt()
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

    def _prompt(self) -> None:
        print(self._as_heard(self._asked), end="", file=self._out, flush=True)

    def _as_heard(self, line: str) -> str:
        """A speaker takes the thousands behind U+00A0 for a number of their own: "one, zero zero
        zero"; and no line is broken here."""
        return line.replace(_NO_BREAK, " ") if self._heard else line

    def stopping_puts_cards_away(self) -> AbstractContextManager[None]:
        """As long as it lasts, nobody's cards stay on the screen behind Ctrl-Z."""
        return self._private.put_away_when_stopped(self._prompt) if self._private else nullcontext()

    @property
    def has_two(self) -> bool:
        """Whether the terminal has a screen of its own for what is private."""
        return self._private is not None and self._private.has_two

    @property
    def is_private(self) -> bool:
        return self._private is not None and self._private.entered

    def put_away(self) -> bool:
        """Nothing of what stands above can be seen any more, not even by scrolling up, where the
        terminal can do that. Whether what is said from now on stays private until all may look."""
        if self._private is None or not self._private.clear():
            self._scroll_away()
        return self.is_private

    def everybody_looks(self) -> bool:
        """Whether there was a private screen: what everybody may read of it is said again."""
        if self._private is None or not self.is_private:
            return False
        self._private.leave()
        for line in self._for_everybody:
            self.say(line)
        self._for_everybody.clear()
        return True

    def _scroll_away(self) -> None:
        """Enough blank lines that nothing of what stands above is on the screen."""
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
