"""What the director of the table needs from whatever shows it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Protocol, TypeVar

from drawholdem_tui.engine.events import Event

Thought = TypeVar("Thought")


class Thinks(Protocol):
    """Who has room to think beside the screen."""

    def think(
        self, work: Callable[[], Iterator[Thought]], tell: Callable[[Thought], None]
    ) -> Callable[[], None]:
        """Work out something that takes a while, and hand over each result that is better than the
        one before; what comes back ends it."""
        ...

    def give_way(self) -> None:
        """Called by what is being worked out, between two steps: a key is answered first."""


class Front(Thinks, Protocol):
    """The screen, or a test in its place."""

    def changed(self) -> None:
        """There is something new to show."""

    async def see(self, event: Event, happens: Callable[[], None]) -> None:
        """Let an event happen, before anything is waited for, and show what it moves."""

    def later(self, seconds: float, call: Callable[[], None]) -> None: ...

    def now(self) -> float:
        """Seconds of the clock that keys are stamped with."""
        ...

    def ring(self) -> None:
        """Somebody is to act."""

    def open(self, what: str) -> None:
        """Something that lies over the table: help, log, pots, leave, or a question who is meant
        by a command between hands."""


SECONDS = 1.5


class Notices:
    """One at a time; the next one has its whole moment, even with the same words."""

    def __init__(self, front: Front, seconds: float = SECONDS) -> None:
        """``seconds``: longer where nothing goes on by itself."""
        self.front = front
        self.text = ""
        self._seconds = seconds
        self._told = 0
        self._until_asked = self._until_key = False

    def forget(self) -> None:
        """What was told, before its moment is over."""
        self.text = ""

    def asks(self) -> None:
        """Somebody is to act: that it was nobody's turn is true no more."""
        if self._until_asked:
            self.forget()

    def pressed(self) -> None:
        """Whatever would have come without a key does not."""
        if self._until_key:
            self.forget()

    def tell(self, text: str, *, until_asked: bool = False, until_key: bool = False) -> None:
        self.text, self._until_asked, self._until_key = text, until_asked, until_key
        self._told += 1
        told = self._told

        def forget() -> None:
            if told == self._told:
                self.text = ""
                self.front.changed()

        self.front.later(self._seconds, forget)
        self.front.changed()
