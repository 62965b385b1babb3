"""What only one of several people may read, at a terminal: on its alternate screen, which leaves
nothing behind for whoever turns the wheel."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Final, TextIO

_ENTER: Final = "\x1b[?1049h"
_LEAVE: Final = "\x1b[?1049l"
_CLEAR: Final = "\x1b[H\x1b[2J"
_AND_WHAT_HAS_SCROLLED: Final = "\x1b[3J"


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
