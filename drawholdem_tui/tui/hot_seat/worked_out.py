"""What is worked out beside the event loop: the chances of hands that lie open, at the table and in
a replay; and what the choices of a finished hand cost, as the coach grades them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Set
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from drawholdem_tui.engine.cards import Card
from drawholdem_tui.engine.hand import Hand
from drawholdem_tui.engine.rules import Game
from drawholdem_tui.match.dealing import Dealing
from drawholdem_tui.story.hand_on_show import HandOnShow
from drawholdem_tui.tui.hot_seat.screen_port import Front

if TYPE_CHECKING:  # nobody waits for it at the start
    from drawholdem_tui.players.coach.review import Looked

_WHOLE_BOARD = 5


class OpenHands(NamedTuple):
    """Cards by seat; ``unknown`` hands may win as well."""

    hands: dict[int, tuple[Card, ...]]
    board: tuple[Card, ...]
    unknown: int = 0


class Chances:
    """Looks again after each event; counts only what has changed."""

    def __init__(self, front: Front) -> None:
        self._front = front
        self.shares: Mapping[int, float] = {}  # by seat
        self._of: OpenHands | None = None
        self._stop: Callable[[], None] = lambda: None

    def count(self, opened: OpenHands | None) -> None:
        """These are open now, if any."""
        if opened == self._of:
            return
        self._stop()
        self._of, self.shares = opened, {}
        if opened is not None:
            self._stop = self._front.think(lambda: _counted(opened), self._tell)

    def _tell(self, shares: Mapping[int, float]) -> None:
        self.shares = shares
        self._front.changed()


def run_out(show: HandOnShow) -> OpenHands | None:
    """The hands that can win, where all of them lie open before the board is whole (TH-11)."""
    is_run_out = show.rules.game is Game.HOLDEM and show.hands_are_open
    if not is_run_out or len(show.board) == _WHOLE_BOARD or show.winning:
        return None
    hands = {
        number: tuple(card for card in seat.cards if card is not None)
        for number, seat in enumerate(show.stage.seats)
        if seat.cards and not seat.folded
    }
    return OpenHands(hands, show.board)


def _counted(opened: OpenHands) -> Iterator[Mapping[int, float]]:
    if not opened.unknown:
        from drawholdem_tui.players.odds.open_hands import open_hands

        shares = open_hands(list(opened.hands.values()), opened.board)
        yield dict(zip(opened.hands, shares, strict=True))
        return
    from drawholdem_tui.players.odds.sampled import as_it_is

    ((seat, cards),) = opened.hands.items()
    for ways in as_it_is(cards, opened.board, opened.unknown):
        yield {seat: ways.chances[0].share}


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
