"""What the director of the table needs from whatever shows it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Protocol, TypeVar

from drawholdem_tui.engine.events import Event

Thought = TypeVar("Thought")


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

    def think(
        self, work: Callable[[], Iterator[Thought]], tell: Callable[[Thought], None]
    ) -> Callable[[], None]:
        """Work out something that takes a while, and hand over each result that is better than the
        one before; what comes back ends it."""
        ...

    def give_way(self) -> None:
        """Called by what is being worked out, between two steps: a key is answered first."""
        ...
