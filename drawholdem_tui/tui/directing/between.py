"""Between two hands: who goes on, buys chips, posts an overblind, sits out."""

from __future__ import annotations

import asyncio

from drawholdem_tui.evening.evening import Evening
from drawholdem_tui.match.match import MatchError
from drawholdem_tui.match.mode import Mode
from drawholdem_tui.tui.hot_seat.front import Front
from drawholdem_tui.words.errors import sentence
from drawholdem_tui.words.hands import as_sentence
from drawholdem_tui.words.numbers import chips
from drawholdem_tui.words.people import about


class BetweenHands:
    """Open while the table waits for the next hand."""

    def __init__(self, evening: Evening, front: Front) -> None:
        self.evening = evening
        self.match = evening.match
        self.front = front
        self.told = ""  # what the last command did
        self.evening_is_over = False  # nothing but looking is left
        self._next: asyncio.Future[None] | None = None

    @property
    def open(self) -> bool:
        return self._next is not None

    async def until_next(self, seconds: float | None) -> None:
        """Until somebody goes on, or for so many seconds."""
        self._next = asyncio.get_running_loop().create_future()
        self.told = ""
        self.front.changed()
        try:
            await asyncio.wait_for(self._next, seconds)
        except TimeoutError:
            return
        finally:
            self._next = None

    def people(self) -> list[int]:
        """Who is still at the table."""
        chairs = self.match.chairs
        return [
            chair
            for chair in self.evening.people
            if not chairs[chair].left and chairs[chair].place is None
        ]

    def possible(self, command: str) -> bool:
        """Whether a command makes sense at this table now."""
        if self.evening_is_over:
            return command == "next"
        match command:
            case "overblind":
                rules = self.match.rules
                playing = sum(chair.can_play for chair in self.match.chairs)
                return rules.has_blinds and rules.overblinds(playing) > 0 and bool(self.people())
            case "rebuy":
                return self.match.mode is Mode.CASH and any(map(self._missing, self.people()))
            case "sit out":
                return self.match.mode is Mode.CASH and bool(self.people())
        return True

    def run(self, command: str) -> None:
        """Do it, or ask who is meant where several people sit here."""
        if command == "next":
            if self._next and not self._next.done():
                self._next.set_result(None)
            return
        people = self.people()
        if not self.possible(command):
            return
        if len(people) == 1:
            self.change(command, people[0])
        else:
            self.front.open(command)

    def change(self, command: str, chair: int) -> None:
        """For one person, and written down at once. Whoever was asked too long is too late: the
        next hand goes on already."""
        if not self.open:
            return
        seat = self.match.chairs[chair]
        try:
            match command:
                case "overblind":
                    self.match.ask_for_overblind(chair)
                    said = "{name} post{s} an overblind if the place is right."
                case "rebuy":
                    self.match.buy(chair, self._missing(chair))
                    said = "{name} {has} {stack} now."
                case _ if seat.sits_out:
                    self.match.sit_in(chair)
                    said = "{name} {is_} back with the next big blind."
                    said = said if seat.waits else "{name} {is_} back."
                case _:
                    self.match.sit_out(chair)
                    said = "{name} sit{s} out."
        except MatchError as error:
            self.told = as_sentence(sentence(error.code, error.values)) + "."
        else:
            self.told = about(seat.name, said, stack=chips(seat.stack))
            self.evening.changed()
        self.front.changed()

    def _missing(self, chair: int) -> int:
        """Chips up to the buy-in."""
        return max(self.evening.laid.buy_in - self.match.chairs[chair].stack, 0)
