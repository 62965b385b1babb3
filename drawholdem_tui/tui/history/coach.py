"""The coach looks at the hands that are listed, beside the screen, as long as somebody looks for
what cost something. What it finds is kept in the book, and never worked out twice."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import TYPE_CHECKING, Protocol

from drawholdem_tui.storage.book.faults import BookFault
from drawholdem_tui.tui.history.director import LookingBack
from drawholdem_tui.tui.history.writing import Writing
from drawholdem_tui.tui.hot_seat.screen_port import Thought

if TYPE_CHECKING:  # nobody waits for the coach
    from drawholdem_tui.past.history.costs import Costs


class Thinks(Protocol):
    """Who has room to think beside the screen."""

    def think(
        self, work: Callable[[], Iterator[Thought]], tell: Callable[[Thought], None]
    ) -> Callable[[], None]: ...

    def give_way(self) -> None: ...


class CoachLooksBack:
    """``found`` is called whenever more is known."""

    def __init__(
        self, looking: LookingBack, writing: Writing, front: Thinks, found: Callable[[], None]
    ) -> None:
        self.left = 0  # hands to look at
        self.trouble = ""  # why nothing of it can be kept
        self._looking, self._writing, self._front, self._found = looking, writing, front, found
        self._waiting: list[int] = []
        self._looked_at: set[int] = set()  # also where there was nothing to find
        self._stop: Callable[[], None] = lambda: None

    def look(self) -> None:
        """At what is listed but for its price, if that is what somebody looks for."""
        self.stop()
        listing, wanted = self._looking.listing, self._looking.filter
        if wanted.cost is None:
            return
        evening = self._looking.evening or None if self._looking.is_in_an_evening else None
        try:
            hands = listing.without_costs(listing.find(replace(wanted, cost=None), evening))
        except BookFault:
            return
        self._waiting = [hand for hand in hands if hand not in self._looked_at]
        self.left = len(self._waiting)
        if self._waiting:
            waiting = tuple(self._waiting)

            def work() -> Iterator[Costs]:
                from drawholdem_tui.past.history.costs import costs_of

                return costs_of(listing, waiting, self._front.give_way)

            self._stop = self._front.think(work, self._tell)

    def stop(self) -> None:
        """Nobody wants to know any more."""
        self._stop()
        self.left, self.trouble = 0, ""

    def _tell(self, found: Costs) -> None:
        looked, costs = found
        self._looked_at.update(self._waiting[:looked])
        del self._waiting[:looked]
        self.left = len(self._waiting)
        if trouble := self._writing.keep(costs):
            self.stop()
            self.trouble = trouble
        self._found()
