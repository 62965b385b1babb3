"""A screen that somebody directs: what the live table and a replay ask of it alike."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Generic, TypeVar

from textual.screen import Screen

from drawholdem_tui.tui.directing.thoughts import Thoughts
from drawholdem_tui.tui.hot_seat.front import Thought
from drawholdem_tui.tui.widgets.motion import now

Answer = TypeVar("Answer")


class DirectedScreen(Screen[Answer], Generic[Answer]):
    """Time, the bell, and thoughts beside the event loop."""

    AUTO_FOCUS = ""

    def __init__(self) -> None:
        super().__init__()
        self._thoughts = Thoughts(self._failed)

    def later(self, seconds: float, call: Callable[[], None]) -> None:
        self.set_timer(seconds, call)

    def now(self) -> float:
        return now()

    def ring(self) -> None:
        self.app.bell()

    def think(
        self, work: Callable[[], Iterator[Thought]], tell: Callable[[Thought], None]
    ) -> Callable[[], None]:
        return self._thoughts.start(work, tell)

    def give_way(self) -> None:
        self._thoughts.give_way()

    def _failed(self, error: BaseException) -> None:
        self.app.call_later(_fail, error)


def _fail(error: BaseException) -> None:
    """A fault beside the loop is one of the program: it is told where all of them are."""
    raise error
