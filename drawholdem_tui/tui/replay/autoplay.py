"""A replay that plays by itself: at a pace, and where something is told, as long as it takes to
read it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from drawholdem_tui.tui.hot_seat.screen_port import Front

_SECONDS: Final = (0.0, 4.0, 2.5, 1.6, 0.9, 0.4)  # a step, by pace
_READ: Final = 30  # signs, in the time of a step


class ByItself:
    """``step`` goes on, and says whether there is more; ``told`` is what there is to read."""

    def __init__(self, front: Front, step: Callable[[], bool], told: Callable[[], str]) -> None:
        self._front = front
        self._step = step
        self._told = told
        self._wait = 0  # a new one makes those before it void
        self.plays = False
        self.pace = 3

    def turn(self) -> None:
        """Begin, or hold on."""
        if self.plays:
            self.hold_on()
        else:
            self.begin()

    def begin(self) -> None:
        self.plays = True
        self._wait += 1
        self._later()

    def hold_on(self) -> None:
        self.plays = False

    def change_pace(self, step: int) -> None:
        self.pace = max(1, min(len(_SECONDS) - 1, self.pace + step))

    def seconds(self) -> float:
        """Until the next step."""
        return _SECONDS[self.pace] * (1 + len(self._told()) / _READ)

    def _later(self) -> None:
        wait = self._wait

        def go_on() -> None:
            if not self.plays or wait != self._wait:
                return
            self.plays = self._step()
            if self.plays:
                self._later()
            self._front.changed()

        self._front.later(self.seconds(), go_on)
