"""An end from outside: Ctrl-C, a signal, a closed window. In order if that can be, and anyway.

Signals write their number into a socket, from C, and a thread reads it: a loop that is stuck does
not keep them from being heard.
"""

from __future__ import annotations

import os
import select
import signal
import socket
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from drawholdem_tui.tui.terminal.terminal_app import TerminalApp

PATIENCE: Final = 4.0  # seconds for an orderly end
AFTER_A_SECOND_SIGNAL: Final = 0.5
_CLOSING: Final = 2.0


class Ending:
    """Asked once, the app ends in order; asked twice or in vain, the process does."""

    def __init__(self, app: TerminalApp, close: Callable[[], None]) -> None:
        self.asked = False
        self._app = app
        self._close = close
        self._hear, self._say = socket.socketpair()  # a pipe would do but for Windows
        self._say.setblocking(False)
        self._numbers = {int(number) for number in _signals()}
        self._over = threading.Event()
        self._thread = threading.Thread(target=self._listen, name="ending", daemon=True)

    def ask(self, signal_number: int) -> None:
        """Of any thread."""
        self.asked = True
        with suppress(OSError):
            self._say.send(bytes([signal_number]))

    @contextmanager
    def listening(self) -> Iterator[None]:
        """As long as the app runs."""
        before = {number: signal.getsignal(number) for number in _signals()}
        stops = {number: signal.getsignal(number) for number in _stops()}
        # the socket first: a signal that no number is written of would never be heard
        wakes = signal.set_wakeup_fd(self._say.fileno(), warn_on_full_buffer=False)
        for number, handler in before.items():
            if handler is not signal.SIG_IGN:  # as under nohup
                signal.signal(number, self._asked_by_a_signal)
        self._thread.start()
        try:
            yield
        finally:
            signal.set_wakeup_fd(wakes)
            for number, handler in (before | stops).items():
                signal.signal(number, handler)
            self._over.set()
            with suppress(OSError):
                self._say.send(b"\0")
            self._thread.join()
            self._say.close()
            self._hear.close()

    def _asked_by_a_signal(self, _number: int, _frame: object) -> None:
        """Its number has been written already."""
        self.asked = True

    def _listen(self) -> None:
        number = self._next(None)
        if number is None:
            return
        limit = time.monotonic() + PATIENCE
        self._begin(number, limit)
        if self._next(limit) is not None:
            limit = min(limit, time.monotonic() + AFTER_A_SECOND_SIGNAL)
            while self._next(limit) is not None:
                pass
        if not self._over.is_set():
            self._end_anyway(128 + number)

    def _next(self, limit: float | None) -> int | None:
        """The next signal that means an end; ``None`` when it is over, or too late."""
        while not self._over.is_set():
            left = None if limit is None else max(0.0, limit - time.monotonic())
            if not select.select([self._hear], [], [], left)[0]:
                return None
            number = self._hear.recv(1)[0]
            if number in self._numbers and not self._over.is_set():
                return number
        return None

    def _begin(self, number: int, limit: float) -> None:
        while not self._app.has_a_loop and time.monotonic() < limit and not self._over.is_set():
            time.sleep(0.02)
        self._app.end_from_outside(128 + number)

    def _end_anyway(self, code: int) -> None:
        """Nothing answers any more: the terminal back, what is said on the disk, and out."""
        for do in (self._app.restore_terminal, self._close):
            last = threading.Thread(target=do, daemon=True)
            try:
                last.start()
            except RuntimeError:  # no thread to be had: then without a limit
                do()
            else:
                last.join(_CLOSING)
        os._exit(code)


def _signals() -> tuple[signal.Signals, ...]:
    if sys.platform == "win32":
        return (signal.SIGINT, signal.SIGTERM)
    return (signal.SIGINT, signal.SIGTERM, signal.SIGHUP, signal.SIGQUIT)


def _stops() -> tuple[signal.Signals, ...]:
    """What the driver of the terminal takes for itself."""
    if sys.platform == "win32":
        return ()
    return (signal.SIGTSTP, signal.SIGCONT, signal.SIGWINCH)
