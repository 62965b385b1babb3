"""Lines in and out."""

from __future__ import annotations

import os
import select
import shutil
import signal
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext, suppress
from io import UnsupportedOperation
from typing import Final, TextIO

from drawholdem_tui.controller.ports import TableLeft
from drawholdem_tui.words.one_line import printable

_ENTER: Final = "\x1b[?1049h"
_LEAVE: Final = "\x1b[?1049l"
_CLEAR: Final = "\x1b[H\x1b[2J"
_AND_WHAT_HAS_SCROLLED: Final = "\x1b[3J"
_LOOKS_UP: Final = 0.5  # seconds


class PrivateScreen:
    """Where a terminal has two screens. One that has not is cleared, with all that scrolled away;
    one that cannot even do that says so, and blank lines have to do."""

    def __init__(self, out: TextIO) -> None:
        self._out = out
        self.has_two, self._can_clear = _abilities(out)
        self.entered = False

    def clear(self) -> bool:
        """Nothing is left of what stood there; whether that could be done."""
        if self.has_two:
            self._send(_CLEAR if self.entered else _ENTER + _CLEAR)
            self.entered = True
        elif self._can_clear:
            self._send(_CLEAR + _AND_WHAT_HAS_SCROLLED)
        return self.has_two or self._can_clear

    def leave(self) -> None:
        """Back to what everybody may read."""
        if self.entered:
            self.entered = False
            self._send(_LEAVE)

    @contextmanager
    def put_away_when_stopped(self, again: Callable[[], None]) -> Iterator[None]:
        """Ctrl-Z leaves nobody's cards on the screen; ``again`` is called behind it."""
        if sys.platform == "win32" or not self.has_two:
            yield
            return

        def stop(number: int, _frame: object) -> None:
            was_entered = self.entered
            self.leave()
            signal.signal(number, signal.SIG_DFL)
            os.kill(os.getpid(), number)  # and here it goes on, some time
            signal.signal(number, stop)
            if was_entered:
                self.clear()
                again()

        before = signal.signal(signal.SIGTSTP, stop)
        try:
            yield
        finally:
            signal.signal(signal.SIGTSTP, before)

    def _send(self, said: str) -> None:
        with suppress(OSError):  # the terminal has gone, and what stood there with it
            self._out.write(said)
            self._out.flush()


def _abilities(out: TextIO) -> tuple[bool, bool]:
    """Whether it has a second screen, and whether it can be cleared at all."""
    if not out.isatty():
        return False, False
    try:
        import curses
    except ImportError:  # not on every system
        return False, False
    try:
        curses.setupterm(fd=out.fileno())
        two, clear = curses.tigetstr("smcup") or b"", curses.tigetstr("clear")
    except (OSError, ValueError):
        return False, False
    except curses.error:  # a kind of terminal that nobody knows here
        return False, False
    return b"?1049h" in two, bool(clear)


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

    def say_all(self, lines: Iterable[str], before: str = "") -> None:
        for line in lines:
            self.say(before + line)

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
            self._wait_for_a_line()
            typed = self._source.readline()
        except OSError:  # the terminal has gone
            raise EndOfInput from None
        if not typed:
            self.say()
            raise EndOfInput
        if not self.at_a_terminal:
            self.say(typed.rstrip("\n"))  # a transcript shows what was said
        return typed.strip()

    def _wait_for_a_line(self) -> None:
        """A signal that comes just before Python reads is seen only when the read is over, and
        nobody may type anything: so whoever waits looks up now and then."""
        if not self.at_a_terminal or os.name != "posix":
            return
        try:
            descriptor = self._source.fileno()
        except UnsupportedOperation:  # it only says that it is one
            return
        while not select.select([descriptor], [], [], _LOOKS_UP)[0]:
            pass

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
