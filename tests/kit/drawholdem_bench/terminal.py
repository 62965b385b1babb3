"""A program in a terminal of its own: a PTY that answers what Textual asks, and takes the time."""

from __future__ import annotations

import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import termios
import time
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

Size = tuple[int, int]  # columns and rows

# A terminal that knows synchronized output says so, and Textual then puts a mark behind every
# frame. Resizing in band it does not know; few terminals do.
_ANSWERS = {b"\x1b[?2026$p": b"\x1b[?2026;2$y", b"\x1b[?2048$p": b"\x1b[?2048;0$y"}
_END_OF_FRAME = b"\x1b[?2026l"
# titles and pointers: they end with the sign that rings elsewhere
_TOLD_THE_TERMINAL = re.compile(rb"\x1b\][^\x07]*\x07")
# what would make a child behave unlike one that somebody has started from a shell
_NOT_PASSED_ON = re.compile("PYTHON(?!PATH$)|TEXTUAL|TERM|NO_COLOR$|LINES$|COLUMNS$|CI$")


@dataclass(frozen=True, slots=True)
class Frame:
    """Everything that came since the frame before, up to this one's last byte."""

    text: bytes
    ended: float  # when that byte was here

    @property
    def rings(self) -> bool:
        return b"\x07" in _TOLD_THE_TERMINAL.sub(b"", self.text)


def surroundings(bytecode: Path) -> dict[str, str]:
    """The environment for a child. Compiled files of its own: they are there wherever something
    is installed, but not always in a checkout."""
    passed = {name: value for name, value in os.environ.items() if not _NOT_PASSED_ON.match(name)}
    return passed | {
        "TERM": "xterm-256color",
        "COLORTERM": "truecolor",
        "PYTHONPYCACHEPREFIX": str(bytecode),
    }


class Terminal:
    """Started with the program in it; closing it ends both."""

    def __init__(self, command: tuple[str, ...], env: Mapping[str, str], size: Size) -> None:
        self._read = b""
        self.started = time.perf_counter()
        self._process, self._end = pty.fork()
        if not self._process:
            columns, rows = size
            fcntl.ioctl(0, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
            os.execvpe(command[0], command, env)  # our own program

    def __enter__(self) -> Terminal:
        return self

    def __exit__(self, *_error: object) -> None:
        os.kill(self._process, signal.SIGKILL)
        os.waitpid(self._process, 0)
        os.close(self._end)

    def press(self, keys: str) -> float:
        pressed = time.perf_counter()
        os.write(self._end, keys.encode())
        return pressed

    def frame(self, patience: float) -> Frame | None:
        """The next whole frame; ``None`` when nothing has come for so many seconds."""
        while _END_OF_FRAME not in self._read:
            if not select.select([self._end], [], [], patience)[0]:
                return None
            try:
                news = os.read(self._end, 65536)
            except OSError:  # what Linux says when the program has ended
                news = b""
            if not news:
                return None
            for question, answer in _ANSWERS.items():
                if question in self._read[1 - len(question) :] + news:  # it may come in two pieces
                    os.write(self._end, answer)
            self._read += news
        now = time.perf_counter()
        text, _, self._read = self._read.partition(_END_OF_FRAME)
        return Frame(text + _END_OF_FRAME, now)

    @property
    def unfinished(self) -> bytes:
        """What has come behind the last whole frame."""
        return self._read

    def kilobytes(self) -> int:
        return int(self._asked_of_ps("rss"))

    def processor_seconds(self) -> float:
        """What the program has taken of the processor so far."""
        stat = Path(f"/proc/{self._process}/stat")
        if stat.exists():  # to the hundredth; there ``ps`` knows whole seconds only
            user, system = stat.read_text(encoding="ascii").rpartition(")")[2].split()[11:13]
            return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")
        seconds = 0.0
        for part in re.split("[-:]", self._asked_of_ps("time")):
            seconds = seconds * 60 + float(part)
        return seconds

    def _asked_of_ps(self, column: str) -> str:
        command = ["ps", "-o", f"{column}=", "-p", str(self._process)]
        return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()
