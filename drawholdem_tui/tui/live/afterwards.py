"""The coach looks at a finished hand: for one person alone by itself, among several for whoever has
asked for it at the own turn, and tells each of them alone."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from drawholdem_tui.engine.hand import Hand
from drawholdem_tui.match.dealing import Dealing
from drawholdem_tui.tui.hot_seat.screen_port import Front

if TYPE_CHECKING:  # nobody waits for it at the start
    from drawholdem_tui.players.coach.review import Looked


class Afterwards:
    """Of the last hand, by chair. What is found there may tell of cards that nobody has shown: it
    is for the person on that chair."""

    def __init__(self, front: Front) -> None:
        self._front = front
        self.asked: set[int] = set()  # who wants it, hand after hand
        self._found: dict[int, Looked] = {}
        self._stop: list[Callable[[], None]] = []

    def hand_begins(self) -> None:
        """The last hand is history."""
        for stop in self._stop:
            stop()
        self._stop.clear()
        self._found.clear()

    def look_at(
        self,
        hand: Hand,
        dealing: Dealing,
        chair: int,
        then: Callable[[], None] = lambda: None,
    ) -> None:
        """For somebody who was dealt in; it takes a moment."""
        seat = dealing.seat_of(chair)
        if seat is None:
            return

        def work() -> Iterator[Looked]:
            from drawholdem_tui.players.coach.review import looked_at

            yield looked_at(hand, seat)

        def tell(looked: Looked) -> None:
            self._found[chair] = looked
            self._front.changed()
            then()

        self._stop.append(self._front.think(work, tell))

    def of(self, chair: int) -> Looked | None:
        """Nothing yet, or nothing at all."""
        return self._found.get(chair)

    def asks(self, chair: int) -> bool:
        """Somebody wants it from now on, or no longer; whether it is wanted now."""
        self.asked ^= {chair}
        return chair in self.asked
