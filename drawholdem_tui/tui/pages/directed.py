"""A screen that somebody directs: what the live table and a replay ask of it alike."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Generic, TypeVar

from drawholdem_tui.tui.hot_seat.background import Thoughts
from drawholdem_tui.tui.hot_seat.screen_port import Thought
from drawholdem_tui.tui.table.widgets.motion import now
from drawholdem_tui.tui.table.widgets.table import Table
from drawholdem_tui.tui.terminal.frames import SoonDrawn

Answer = TypeVar("Answer")


class DirectedScreen(SoonDrawn[Answer], Generic[Answer]):
    """Time, the bell, and thoughts beside the event loop."""

    AUTO_FOCUS = ""

    def __init__(self) -> None:
        super().__init__()
        self._thoughts = Thoughts(self._failed)

    def key_is_on_its_way(self) -> None:
        self._thoughts.key_is_on_its_way()

    def key_comes(self) -> None:
        """Its answer waits for nothing: neither for the next frame nor for a thought."""
        self.hurry()
        self._thoughts.wait_for_a_key()

    def draw_table(self, table: Table) -> None:
        """What has become of it."""
        self.draw(table.drawn, self.drawn)

    def drawn(self) -> None:
        """The frame is on its way to the terminal."""
        self._thoughts.go_on()

    def later(self, seconds: float, call: Callable[[], None]) -> None:
        self.set_timer(seconds, call)

    def now(self) -> float:
        return now()

    def ring(self) -> None:
        self.app.bell()

    def think(
        self, work: Callable[[], Iterator[Thought]], tell: Callable[[Thought], None]
    ) -> Callable[[], None]:
        def told(thought: Thought) -> None:
            self.hurry()  # a frame that waited would be in the way of a key
            tell(thought)

        return self._thoughts.start(work, told)

    def give_way(self) -> None:
        self._thoughts.give_way()

    def _failed(self, error: BaseException) -> None:
        self.app.call_later(_fail, error)


def _fail(error: BaseException) -> None:
    """A fault beside the loop is one of the program: it is told where all of them are."""
    raise error
