"""What the hands found come to: of a long book that takes a while, and nobody waits for it while
typing."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import suppress

from drawholdem_tui.past.history.listing import Sums
from drawholdem_tui.storage.book.faults import BookFault
from drawholdem_tui.tui.history.director import LookingBack
from drawholdem_tui.tui.hot_seat.screen_port import Thinks


class SummingUp:
    """``done`` is called when it is known."""

    def __init__(self, looking: LookingBack, front: Thinks, done: Callable[[], None]) -> None:
        self._looking, self._front, self._done = looking, front, done
        self._of = 0  # which find
        self._stop: Callable[[], None] = lambda: None

    def look(self) -> None:
        """At what was found last, unless that is being done."""
        looking, wanted = self._looking, self._looking.filter
        if looking.is_summed_up or self._of == looking.finds:
            return

        def work() -> Iterator[Sums]:
            with suppress(BookFault):  # the list itself says so
                yield looking.listing.sums(wanted)

        def tell(sums: Sums) -> None:
            looking.sum_up(sums)
            self._done()

        self._stop()
        self._of = looking.finds
        self._stop = self._front.think(work, tell)

    def stop(self) -> None:
        """Something is shown over the list."""
        self._stop()
