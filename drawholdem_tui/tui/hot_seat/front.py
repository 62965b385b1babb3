"""What the director of the table needs from whatever shows it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from drawholdem_tui.engine.events import Event


class Front(Protocol):
    """The screen, or a test in its place."""

    def changed(self) -> None:
        """There is something new to show."""
        ...

    async def see(self, event: Event, happens: Callable[[], None]) -> None:
        """Let an event happen, before anything is waited for, and show what it moves."""
        ...

    def later(self, seconds: float, call: Callable[[], None]) -> None: ...

    def now(self) -> float:
        """Seconds of the clock that keys are stamped with."""
        ...

    def ring(self) -> None:
        """Somebody is to act."""
        ...

    def open(self, what: str) -> None:
        """Something that lies over the table: help, log, pots, leave, or a question who is meant
        by a command between hands."""
        ...

    def think(self, work: Callable[[], tuple[str, ...]], then: Callable[..., None]) -> None:
        """Work out something that takes a while, and hand over what comes of it."""
        ...
