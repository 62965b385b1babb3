"""The program in a terminal of its own: a pseudo-terminal, with an emulator that keeps what it is
sent, what has scrolled away, and what lay on the screen before."""

from __future__ import annotations

import fcntl
import os
import pty
import select
import signal
import struct
import sys
import termios
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Self

import pyte

LONGEST_WAIT = 60.0


class Screens(pyte.HistoryScreen):
    """Two screens as terminals have them: the alternate one is left behind empty-handed."""

    def __init__(self, width: int, height: int) -> None:
        super().__init__(width, height, history=5_000)
        self.titles: list[str] = []

    def set_title(self, param: str) -> None:
        self.titles.append(param)
        super().set_title(param)

    def set_icon_name(self, param: str) -> None:
        self.titles.append(param)
        super().set_icon_name(param)

    def report_device_status(self, mode: int = 0, **_more: object) -> None:
        """Nobody answers."""


class Terminal:
    """A program's terminal. ``watch`` is called after every piece of output, ``glimpse`` wherever
    ``words`` have come: a busy machine reads several frames in one piece."""

    def __init__(
        self,
        arguments: list[str],
        size: tuple[int, int],
        watch: Callable[[Screens], None],
        words: str = "",
        glimpse: Callable[[Screens], None] = lambda _screen: None,
    ) -> None:
        self.arguments = arguments
        self.glimpse = glimpse
        self.words = words.encode()
        self.width, self.height = size
        self.watch = watch
        self.sent = b""
        self.code: int | None = None
        # what the program shows while it lasts, and what it leaves to the shell
        self.alternate = Screens(*size)
        self.primary = Screens(*size)
        self._streams = {
            True: pyte.ByteStream(self.alternate),
            False: pyte.ByteStream(self.primary),
        }
        self._is_alternate = False
        self._rest = b""

    def __enter__(self) -> Self:
        self.process, self.end = pty.fork()
        if not self.process:
            environment = {**os.environ, "TERM": "xterm-256color", "COLORTERM": "truecolor"}
            os.execve(sys.executable, [sys.executable, *self.arguments], environment)
        size = struct.pack("HHHH", self.height, self.width, 0, 0)
        fcntl.ioctl(self.end, termios.TIOCSWINSZ, size)
        return self

    def __exit__(self, *_error: object) -> None:
        if self.code is None:
            os.kill(self.process, signal.SIGKILL)
            os.waitpid(self.process, 0)
        os.close(self.end)

    @property
    def lines(self) -> list[str]:
        return [line.rstrip() for line in self.alternate.display]

    def __str__(self) -> str:
        return "\n".join(self.lines)

    def type(self, keys: str) -> None:
        os.write(self.end, keys.encode())

    def read(self, seconds: float) -> bool:
        """What comes within so many seconds; whether anything did."""
        if not select.select([self.end], [], [], seconds)[0]:
            return False
        try:
            piece = os.read(self.end, 65_536)
        except OSError:  # the program has ended
            piece = b""
        if not piece:
            if self.code is None:
                self.code = os.waitstatus_to_exitcode(os.waitpid(self.process, 0)[1])
            return False
        self.sent += piece
        *glimpses, last = self._parts(piece)
        for part in glimpses:
            self._show(part)
            self.glimpse(self.alternate)
        self._show(last)
        self.watch(self.alternate)
        return True

    def _parts(self, piece: bytes) -> Iterator[bytes]:
        """Each ends with the words to look at, but the last."""
        while self.words and self.words in piece:
            before, words, piece = piece.partition(self.words)
            yield before + words
        yield piece

    def until(self, what: Callable[[], bool]) -> None:
        until = time.monotonic() + LONGEST_WAIT
        while not what():
            assert time.monotonic() < until, f"this does not come about; on the screen:\n{self}"
            self.read(0.05)

    def until_it_ends(self) -> int:
        self.until(lambda: self.code is not None)
        assert self.code is not None
        return self.code

    def left_behind(self) -> str:
        """What whoever scrolls up in the shell can read, and the titles of the window."""
        found = [*self.primary.display, *self.alternate.titles, *self.primary.titles]
        for screen in (self.primary, self.alternate):
            gone = screen.history.top
            found += ["".join(line[x].data for x in range(self.width)) for line in gone]
        return "\n".join(found)

    def _show(self, piece: bytes) -> None:
        piece = self._rest + piece
        self._rest = b""
        while piece:
            switch = b"\x1b[?1049l" if self._is_alternate else b"\x1b[?1049h"
            before, found, piece = piece.partition(switch)
            if not found and b"\x1b" in before[-10:]:  # perhaps the beginning of one
                cut = before.rindex(b"\x1b")
                before, self._rest = before[:cut], before[cut:]
            self._streams[self._is_alternate].feed(before)
            if found:
                self._is_alternate = not self._is_alternate


def drawholdem(folder: Path, *arguments: str) -> list[str]:
    return ["-m", "drawholdem_tui", *arguments, "--data-dir", str(folder)]
