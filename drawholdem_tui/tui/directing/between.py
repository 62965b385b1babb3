"""The time between two hands at the screen: until somebody goes on."""

from __future__ import annotations

import asyncio

from drawholdem_tui.evening.between import BetweenHands, Change
from drawholdem_tui.tui.hot_seat.front import Front

# the commands that are about one of the people
_CHANGES = {"overblind": Change.OVERBLIND, "rebuy": Change.REBUY, "sit out": Change.SIT_OUT}


class Interval:
    """Open while the table waits for the next hand."""

    def __init__(self, between: BetweenHands, front: Front) -> None:
        self.hands = between
        self.front = front
        self.told = ""  # what the last command did
        self.evening_is_over = False  # nothing but looking is left
        self._asked = False  # whether to buy chips
        self._next: asyncio.Future[None] | None = None

    @property
    def open(self) -> bool:
        return self._next is not None

    async def until_next(self, seconds: float | None) -> None:
        """Until somebody goes on, or for so many seconds."""
        self._next = asyncio.get_running_loop().create_future()
        self.told = ""
        self._asked = False
        self.front.changed()
        try:
            await asyncio.wait_for(self._next, seconds)
        except TimeoutError:
            return
        finally:
            self._next = None

    def people(self) -> list[int]:
        """Who is still at the table."""
        return self.hands.people()

    def possible(self, command: str) -> bool:
        """Whether a command makes sense at this table now."""
        if command == "next":
            return True
        return not self.evening_is_over and self.hands.possible(_CHANGES[command])

    def run(self, command: str) -> None:
        """Do it, or ask who is meant where several people sit here."""
        if command == "next":
            self.go_on()
            return
        if command != "rebuy":
            self._asked = False
        people = self.people()
        if not self.possible(command):
            return
        if len(people) == 1:
            self._change_or_ask(command, people[0])
        else:
            self.front.open(command)

    def go_on(self) -> None:
        """To the next hand, or to the end."""
        if self._next and not self._next.done():
            self._next.set_result(None)

    def _change_or_ask(self, command: str, chair: int) -> None:
        """Chips are bought at the second press: the first one says how many."""
        if command == "rebuy" and not self._asked:
            self._asked = True
            self.told = self.hands.would_buy(chair)
            self.front.changed()
        else:
            self.change(command, chair)

    def change(self, command: str, chair: int) -> None:
        """For one person. Whoever was asked too long is too late: the next hand goes on already."""
        if not self.open:
            return
        self._asked = False
        change = _CHANGES[command]
        if change is Change.SIT_OUT:
            change = self.hands.sit_in_or_out(chair)
        self.told = self.hands.change(change, chair)
        self.front.changed()
