"""The coach over a recorded hand: what each choice cost, as its player could know it then."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from drawholdem_tui.engine.hand import Hand
from drawholdem_tui.tui.hot_seat.screen_port import Front

if TYPE_CHECKING:  # nobody waits for it at the start
    from drawholdem_tui.players.coach.review import Reviewed


class Reviewing:
    """Of one hand, seat by seat, thought out beside the screen when somebody first asks."""

    def __init__(self, hand: Hand, front: Front) -> None:
        self._hand = hand
        self._front = front
        self._found: dict[int, tuple[Reviewed, ...]] = {}  # by seat
        self._begun: set[int] = set()
        self._stop: list[Callable[[], None]] = []

    def look_at(self, seats: set[int], then: Callable[[], None] = lambda: None) -> None:
        """Begin with those that nobody has asked for yet; ``then`` when all of these are known."""
        for seat in sorted(seats - self._begun):
            self._begun.add(seat)
            self._stop.append(self._front.think(self._work(seat), self._tell(seat, seats, then)))
        if self.knows(seats):
            then()

    def knows(self, seats: set[int]) -> bool:
        return seats <= set(self._found)

    def of(self, action: int) -> Reviewed | None:
        """What there is to say of an action, by its number in the hand."""
        every = (each for found in self._found.values() for each in found)
        return next((each for each in every if each.number == action), None)

    def dear(self, seats: set[int]) -> list[int]:
        """The numbers of the actions that cost something, in order."""
        from drawholdem_tui.players.odds.price import Grade

        return sorted(
            each.number
            for seat in seats
            for each in self._found.get(seat, ())
            if each.grade in (Grade.COSTS, Grade.COSTS_MUCH)
        )

    def stop(self) -> None:
        """Nobody wants to know any more."""
        for stop in self._stop:
            stop()

    def _work(self, seat: int) -> Callable[[], Iterator[tuple[Reviewed, ...]]]:
        def work() -> Iterator[tuple[Reviewed, ...]]:
            from drawholdem_tui.players.coach.review import reviewed

            yield tuple(reviewed(self._hand, seat))

        return work

    def _tell(
        self, seat: int, seats: set[int], then: Callable[[], None]
    ) -> Callable[[tuple[Reviewed, ...]], None]:
        def tell(found: tuple[Reviewed, ...]) -> None:
            self._found[seat] = found
            self._front.changed()
            if self.knows(seats):
                then()

        return tell
