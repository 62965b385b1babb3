"""A guest as the table knows it: a process that is started, asked, and ended if necessary."""

from __future__ import annotations

import os
import queue
import signal
import subprocess
import sys
import threading
from concurrent.futures import Future
from typing import Final

from drawholdem_tui.players.guests.closed import close_memory, environment
from drawholdem_tui.players.guests.protocol import LONGEST_LINE, Question, question_as_bytes

ENDED: Final = ""  # in place of a line, from a process that is not there any more
_START: Final = (
    "import sys; sys.path[:] = sys.argv[2:]; "
    "from drawholdem_tui.players.guests.inside import main; main()"
)


class Room:
    """One process with one bot. A thread looks after it, so that nothing else waits; until it is
    ended, every question gets its line."""

    def __init__(self, words: str) -> None:
        """``words`` are the bot's, ``module:Class``."""
        self._words = words
        self.greeting: Future[str] = _running()
        self._letters: queue.SimpleQueue[tuple[bytes, Future[str]] | None] = queue.SimpleQueue()
        self._lock = threading.Lock()
        self._process: subprocess.Popen[bytes] | None = None  # as long as it can be ended
        self._over = False
        threading.Thread(target=self._look_after_it, name="guest", daemon=True).start()

    def ask(self, question: Question) -> Future[str]:
        answer = _running()
        self._letters.put((question_as_bytes(question), answer))
        return answer

    def end(self) -> None:
        """At once, whatever it is doing."""
        with self._lock:
            self._over = True
            if self._process is not None:
                _kill(self._process)
        self._letters.put(None)

    def _look_after_it(self) -> None:
        try:
            process = _started(self._words)
        except OSError:  # no more processes, no memory
            self._answer_with(None)
            return
        with self._lock:
            self._process = process
            if self._over:
                _kill(process)
        self._answer_with(process)
        with self._lock:
            self._process = None
            _kill(process)
        with process:
            """Its pipes are closed, and it is waited for."""

    def _answer_with(self, process: subprocess.Popen[bytes] | None) -> None:
        self.greeting.set_result(_line_of(process))
        while (letter := self._letters.get()) is not None:
            question, answer = letter
            answer.set_result(_line_of(process, question))


def _started(words: str) -> subprocess.Popen[bytes]:
    """In a session of its own: without the terminal, and out of reach of its Ctrl-C. It gets little
    of our environment, and cannot look into our memory."""
    close_memory()
    path = [each for each in sys.path if isinstance(each, str)]
    return subprocess.Popen(  # noqa: S603  # what is started is this program
        [sys.executable, "-P", "-c", _START, words, *path],
        bufsize=0,
        env=environment(os.environ),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )


def _line_of(process: subprocess.Popen[bytes] | None, question: bytes = b"") -> str:
    """The next line it says, after a question if there is one."""
    if process is None or process.stdin is None or process.stdout is None:
        return ENDED
    unsent = memoryview(question)
    try:
        while unsent:
            unsent = unsent[process.stdin.write(unsent) :]
        line = process.stdout.readline(LONGEST_LINE)
    except OSError:
        return ENDED
    told = line.decode("utf-8", "replace").removesuffix("\n")
    return "".join(sign if sign.isprintable() else "?" for sign in told)


def _kill(process: subprocess.Popen[bytes]) -> None:
    """With all processes it has started."""
    if sys.platform == "win32":
        process.kill()
        return
    try:
        os.killpg(process.pid, signal.SIGKILL)
    except ProcessLookupError:
        return  # it has ended by itself


def _running() -> Future[str]:
    """Giving up the wait does not cancel it."""
    future: Future[str] = Future()
    future.set_running_or_notify_cancel()
    return future
