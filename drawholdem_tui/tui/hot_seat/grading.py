"""What the choices of a finished hand cost, as the coach grades them beside the event loop; and of
the hand that is just over, for whoever wants it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Set
from functools import partial
from typing import TYPE_CHECKING

from drawholdem_tui.engine.hand import Hand
from drawholdem_tui.match.dealing import Dealing
from drawholdem_tui.tui.hot_seat.screen_port import Front

if TYPE_CHECKING:  # nobody waits for it at the start
    from drawholdem_tui.players.coach.review import Looked


class Grading:
    """Seat by seat, once somebody asks. What is found may tell of cards that nobody has shown."""

    def __init__(self, front: Front) -> None:
        self._front = front
        self._found: dict[int, Looked] = {}  # by seat
        self._begun: set[int] = set()
        self._waiting: list[tuple[Set[int], Callable[[], None]]] = []
        self._stop: list[Callable[[], None]] = []

    def stop(self) -> None:
        """Another hand: of the one before nobody wants to know any more."""
        for stop in self._stop:
            stop()
        self._stop, self._waiting, self._begun, self._found = [], [], set(), {}

    def look_at(self, hand: Hand, seats: Set[int], then: Callable[[], None]) -> None:
        """Begin with those that nobody has asked for yet; ``then`` when all of these are known."""
        for seat in sorted(seats - self._begun):
            self._begun.add(seat)
            work, tell = partial(_work, hand, seat), partial(self._tell, seat)
            self._stop.append(self._front.think(work, tell))
        self._waiting.append((seats, then))
        self._go_on()

    def knows(self, seats: Set[int]) -> bool:
        return seats <= self._found.keys()

    def of(self, seat: int | None) -> Looked | None:
        """Nothing yet, or nothing at all."""
        return None if seat is None else self._found.get(seat)

    def _tell(self, seat: int, looked: Looked) -> None:
        self._found[seat] = looked
        self._front.changed()
        self._go_on()

    def _go_on(self) -> None:
        ready = [then for seats, then in self._waiting if self.knows(seats)]
        self._waiting = [each for each in self._waiting if not self.knows(each[0])]
        for then in ready:
            then()


def _work(hand: Hand, seat: int) -> Iterator[Looked]:
    from drawholdem_tui.players.coach.review import looked_at

    yield looked_at(hand, seat)


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
