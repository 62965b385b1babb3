"""The program in a terminal of its own: a PTY, and an emulator that keeps account of every mode."""

from __future__ import annotations

import codecs
import fcntl
import json
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Self

import pyte
from tableau import REPOSITORY

PATIENCE = 40.0
_SAID_AGAIN = 2.0  # seconds after which somebody presses a key once more

# makes the PTY the controlling terminal of a new session, as a window's; and passes on just the
# environment that it is told: Python puts a locale of its own into the one it has; signals act as
# they do there, whatever the one who started the tests ignores
_IN_A_WINDOW = (
    "import fcntl, json, os, signal, sys, termios\n"
    "for number in (signal.SIGHUP, signal.SIGINT, signal.SIGQUIT):\n"
    "    signal.signal(number, signal.SIG_DFL)\n"
    "fcntl.ioctl(0, termios.TIOCSCTTY, 0)\n"
    "os.execve(sys.argv[2], sys.argv[2:], json.loads(sys.argv[1]))"
)
_MODE = re.compile(r"\x1b\[\?([\d;]+)([hl])|\x1b\[([><])[\d;]*u")
# what pyte takes for text, and what only asks
_NOT_FOR_PYTE = re.compile(r"\x1b\[[<>=][\d;]*[a-z]|\x1b\[\?[\d;]*\$p")
_UNFINISHED = re.compile(r"\x1b(\[[<>=?]?[\d;$]*)?$")
_ON_BEFORE = frozenset({"7", "25"})  # wrapping, the cursor
ALTERNATE_SCREEN = "1049"
# an answer with which frames come between marks
FRAMES_ARE_MARKED = {"\x1b[?2026$p": "\x1b[?2026;2$y"}
_FRAME_ENDS = "\x1b[?2026l"
ASKED = "keep, then decide"  # on the table: somebody is to mark a card, or keep


class Emulator(pyte.Screen):
    """pyte's screen; what it does not know does no harm."""

    def report_device_status(self, *args: Any, **kwargs: Any) -> None:
        """Not asked for."""


class Terminal:
    """Started with a command in it; leaving it ends both."""

    def __init__(
        self,
        command: list[str],
        *,
        size: tuple[int, int] = (80, 24),
        environ: Mapping[str, str | None] | None = None,
        answers: Mapping[str, str] | None = None,
        errors_apart: bool = True,
        looks: bool = True,
    ) -> None:
        """Who does not look at the screen has it faster: ``last_whole_frame`` looks once."""
        self.size = size
        self._looks = looks
        self._characters = codecs.getincrementaldecoder("utf-8")("replace")
        self.read = ""  # everything that has come
        self.screen = Emulator(*size)
        self._stream = pyte.Stream(self.screen)
        self._unfed = ""
        self._answers = answers or {}
        self._answered = 0
        self._end, self._window = pty.openpty()
        self.resize(*size)
        self.before = self.termios()
        self.errors, told = os.pipe()
        surroundings = {**os.environ, "TERM": "xterm-256color", "COLORTERM": "truecolor"}
        surroundings |= {"LANG": "C.UTF-8", "PYTHONPATH": str(REPOSITORY)}
        unset = dict.fromkeys(("NO_COLOR", "LC_ALL", "LC_CTYPE"))
        for name, value in {**unset, **(environ or {})}.items():
            surroundings.pop(name, None)
            if value is not None:
                surroundings[name] = value
        self.program = subprocess.Popen(
            [sys.executable, "-I", "-S", "-c", _IN_A_WINDOW, json.dumps(surroundings), *command],
            stdin=self._window,
            stdout=self._window,
            stderr=told if errors_apart else self._window,
            start_new_session=True,
        )
        os.close(told)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_error: object) -> None:
        if self.program.poll() is None:
            os.killpg(self.program.pid, signal.SIGKILL)
            self.program.wait()
        self.close_window()
        os.close(self._window)
        os.close(self.errors)

    # Doing

    def press(self, keys: str) -> None:
        self.press_bytes(keys.encode())

    def press_bytes(self, sent: bytes) -> None:
        os.write(self._end, sent)

    def resize(self, columns: int, rows: int) -> None:
        fcntl.ioctl(self._window, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        self.size = (columns, rows)
        self.screen.resize(rows, columns)

    def signal(self, number: int) -> None:
        self.program.send_signal(number)

    def close_window(self) -> None:
        if self._end >= 0:
            os.close(self._end)
            self._end = -1

    # Waiting

    def until(self, holds: Callable[[], object], patience: float = PATIENCE) -> None:
        """Read until something holds."""
        limit = time.monotonic() + patience
        while not holds():
            if self.program.poll() is not None and not self._listen(0.0) and not holds():
                raise AssertionError(f"ended with {self.program.returncode}: {self.told()}")
            if time.monotonic() > limit:
                there = self.text if self._looks else "\n".join(last_whole_frame(self))
                told = f"{there}\nthe last that came:\n{self.read[-500:]!r}"
                raise AssertionError(f"not within {patience} s; on the screen:\n{told}")
            self._listen(0.05)

    def press_until(self, key: str, holds: Callable[[], object]) -> None:
        """As somebody does it: a key that came before its meaning was seen is pressed again."""
        pressed = float("-inf")

        def done() -> object:
            nonlocal pressed
            if not (held := holds()) and time.monotonic() - pressed > _SAID_AGAIN:
                self.press(key)
                pressed = time.monotonic()
            return held

        self.until(done)

    def shows(self, *texts: str) -> None:
        self.until(lambda: all(text in self.text for text in texts))

    def wait(self, seconds: float) -> None:
        """What a person does between two keys."""
        until = time.monotonic() + seconds
        while (left := until - time.monotonic()) > 0:
            self._listen(left)

    def until_quiet(self, seconds: float) -> None:
        """Until nothing has come for so long."""
        while self._listen(seconds):
            pass

    def ends(self, patience: float = PATIENCE) -> int:
        """Wait for the end of the program; its exit code."""
        self.until(lambda: self.program.poll() is not None, patience)
        while self._listen(0.0):
            pass
        return self.program.returncode

    def told(self) -> str:
        told = b""
        while select.select([self.errors], [], [], 0)[0] and (more := os.read(self.errors, 65536)):
            told += more
        return told.decode()

    def _listen(self, seconds: float) -> bool:
        if self._end < 0 or not select.select([self._end], [], [], seconds)[0]:
            if self._end < 0:
                time.sleep(seconds)
            return False
        try:
            came = os.read(self._end, 65536)
        except OSError:  # what Linux says behind the last byte
            return False
        news = self._characters.decode(came)
        self.read += news
        for question, answer in self._answers.items():
            if (at := self.read.find(question, self._answered)) >= 0:
                self._answered = at + len(question)
                self.press(answer)
        if not self._looks:
            return bool(came)
        self._unfed += news
        held = _UNFINISHED.search(self._unfed)
        cut = held.start() if held else len(self._unfed)
        text, self._unfed = self._unfed[:cut], self._unfed[cut:]
        self._stream.feed(_NOT_FOR_PYTE.sub("", text))
        return bool(came)

    # Seeing

    @property
    def text(self) -> str:
        return "\n".join(line.rstrip() for line in self.screen.display)

    @property
    def modes(self) -> frozenset[str]:
        """All modes that are on, and the depth of the stack of kitty's keyboard protocol, computed
        from every byte that has come."""
        on = set(_ON_BEFORE)
        kitty = 0
        for numbers, switch, kitty_change in _MODE.findall(self.read):
            if kitty_change:
                kitty += 1 if kitty_change == ">" else -1
            for number in filter(None, numbers.split(";")):
                (on.add if switch == "h" else on.discard)(number)
        return frozenset(on | ({f"kitty {kitty}"} if kitty else set()))

    def termios(self) -> list[Any]:
        return termios.tcgetattr(self._window)

    def assert_as_before(self) -> None:
        """Nothing that was set is set still."""
        assert self.modes == _ON_BEFORE
        assert self.termios() == self.before
        assert "\x1b]" not in self.read  # titles, pointers, clipboards: nothing could restore them
        weight = self.screen.cursor.attrs
        assert weight == self.screen.default_char


def last_whole_frame(terminal: Terminal) -> list[str]:
    """What the terminal showed when a frame had come to its end for the last time. A program that
    heard late that frames can be marked has not marked its first: then all that has come."""
    screen = Emulator(*terminal.size)
    whole, ends, _rest = terminal.read.rpartition(_FRAME_ENDS)
    whole = whole + ends or terminal.read
    pyte.Stream(screen).feed(_NOT_FOR_PYTE.sub("", whole))
    return [line.rstrip() for line in screen.display]


def drawholdem(folder: Path, *arguments: str) -> list[str]:
    return [sys.executable, "-m", "drawholdem_tui", "--data-dir", str(folder), *arguments]
