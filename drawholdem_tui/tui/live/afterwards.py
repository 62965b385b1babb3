"""The coach looks at a finished hand: for one person alone by itself, among several for whoever has
asked for it at the own turn, and tells each of them alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from drawholdem_tui.engine.hand import Hand
from drawholdem_tui.match.dealing import Dealing
from drawholdem_tui.tui.hot_seat.grading import Grading
from drawholdem_tui.tui.hot_seat.screen_port import Front

if TYPE_CHECKING:  # nobody waits for it at the start
    from drawholdem_tui.players.coach.review import Looked


class Afterwards:
    """Of the last hand, by chair."""

    def __init__(self, front: Front) -> None:
        self.asked: set[int] = set()  # who wants it, hand after hand
        self._grading = Grading(front)
        self._dealing: Dealing | None = None

    def hand_begins(self) -> None:
        """The last hand is history."""
        self._grading.stop()
        self._dealing = None

    def look_at(
        self, hand: Hand, dealing: Dealing, chair: int, then: Callable[[], None] = lambda: None
    ) -> None:
        """For somebody who was dealt in; it takes a moment."""
        self._dealing = dealing
        if (seat := dealing.seat_of(chair)) is not None:
            self._grading.look_at(hand, {seat}, then)

    def of(self, chair: int) -> Looked | None:
        return self._grading.of(self._dealing.seat_of(chair)) if self._dealing else None

    def asks(self, chair: int) -> bool:
        """Somebody wants it from now on, or no longer; whether it is wanted now."""
        self.asked ^= {chair}
        return chair in self.asked
