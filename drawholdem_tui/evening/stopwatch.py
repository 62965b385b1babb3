"""How long an evening has been played, for levels that rise by minutes."""

from __future__ import annotations

import time
from collections.abc import Callable


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
