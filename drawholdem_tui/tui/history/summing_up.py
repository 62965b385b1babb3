"""What the hands found come to: of a long book that takes a while, and begins only when nobody
types or opens anything."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import partial

from drawholdem_tui.past.history.listing import Sums
from drawholdem_tui.storage.book.faults import BookFault
from drawholdem_tui.tui.history.director import LookingBack
from drawholdem_tui.tui.hot_seat.background import TYPED
from drawholdem_tui.tui.pages.directed import DirectedScreen


class SummingUp:
    """``done`` is called when it is known."""

    def __init__(
        self, looking: LookingBack, front: DirectedScreen[None], done: Callable[[], None]
    ) -> None:
        self._looking, self._front, self._done = looking, front, done
        self._of = 0  # which find
        self._stop: Callable[[], None] = lambda: None

    def look(self) -> None:
        """At what was found last, unless that is being done; nobody wants sums of anything else."""
        looking = self._looking
        if self._of == looking.finds:
            return
        self.stop()
        self._of = looking.finds
        if not looking.is_summed_up:
            self._front.later(TYPED, partial(self._begin, self._of))

    def stop(self) -> None:
        """Something is shown over the list."""
        self._stop()
        self._of = 0

    def _begin(self, find: int) -> None:
        looking, wanted = self._looking, self._looking.filter
        if self._of != find:
            return

        def work() -> Iterator[Sums]:
            with suppress(BookFault):  # the list itself says so
                yield looking.listing.sums(wanted)

        def tell(sums: Sums) -> None:
            looking.sum_up(sums)
            self._done()

        self._stop = self._front.think(work, tell)
