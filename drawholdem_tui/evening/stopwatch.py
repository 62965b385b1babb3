"""How long an evening has been played, for levels that rise by minutes."""

from __future__ import annotations

import time
from collections.abc import Callable
from threading import Event, Lock, Thread
from typing import Final

BEAT: Final = 1.0  # seconds
ASLEEP: Final = 5.0  # without a beat; a machine that is busy leaves some out


class Stopwatch:
    """Goes on from ``seconds``, as soon as it is started; ``now`` is any clock that never goes
    back."""

    def __init__(self, seconds: float = 0.0, now: Callable[[], float] = time.monotonic) -> None:
        self._seconds = seconds  # as it stood when it was stopped last
        self._now = now
        self._since: float | None = None

    def reading(self) -> float:
        since = self._since
        return self._seconds + (self._now() - since if since is not None else 0.0)

    def run(self, *, on: bool = True) -> None:
        """Go on, or hold: somebody has paused the game."""
        self._seconds = self.reading()
        self._since = self._now() if on else None


class Awake:
    """A clock that stands still while the program does (EV-6): stopped with Ctrl-Z or by a signal,
    or asleep with the whole machine. ``now`` is any clock that never goes back.

    The system says when a program is woken, but not since when it has slept. So a thread looks at
    the time once a second, and what passes between two looks that lie far apart does not count.
    """

    def __init__(self, now: Callable[[], float] = time.monotonic, beat: float = BEAT) -> None:
        self._now = now
        self._beat = beat
        self._asleep = beat * ASLEEP / BEAT
        self._lock = Lock()
        self._awake = 0.0
        self._looked: float | None = None
        self._over = Event()

    def __call__(self) -> float:
        if self._looked is None:
            self._looked = self._now()
            Thread(target=self._keep_looking, name="clock", daemon=True).start()
        return self.look()

    def look(self) -> float:
        """Count what has passed since the last look."""
        with self._lock:
            now = self._now()
            passed = now - (self._looked or now)
            self._looked = now
            if passed < self._asleep:
                self._awake += passed
            return self._awake

    def stop(self) -> None:
        self._over.set()

    def _keep_looking(self) -> None:
        while not self._over.wait(self._beat):
            self.look()
