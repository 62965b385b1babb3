"""What is written of the past from its list: names, marks, deletions, and what the coach finds, who
looks at the hands that are listed."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Protocol

from drawholdem_tui.evening.evening import Evening
from drawholdem_tui.evening.lobby import Lobby
from drawholdem_tui.evening.taken_up import CannotGoOn
from drawholdem_tui.past.history.listing import HandLine
from drawholdem_tui.players.coach import EDITION
from drawholdem_tui.storage.book.afterwards import (
    Cost,
    delete_evening,
    delete_hand,
    keep_costs,
    note,
)
from drawholdem_tui.storage.book.faults import BookFault
from drawholdem_tui.storage.book.pages import Pages
from drawholdem_tui.tui.history.director import LookingBack
from drawholdem_tui.tui.hot_seat.screen_port import Thinks
from drawholdem_tui.words.language import _, translate
from drawholdem_tui.words.past.book import book_fault
from drawholdem_tui.words.past.waiting import cannot_go_on

if TYPE_CHECKING:  # nobody waits for the coach
    from drawholdem_tui.past.history.costs import Costs

LONGEST_NAME = 40


class Program(Protocol):
    """What the history wants of the application."""

    @property
    def lobby(self) -> Lobby: ...  # with the book open, or opened now
    def play(self, evening: Evening, *news: str) -> None: ...


class Writing:
    """A book that nobody may write is only looked at."""

    def __init__(self, program: Program) -> None:
        self._program = program

    def name(self, line: HandLine, name: str) -> str:
        """Call a hand something, or nothing any more; why that could not be written."""
        named = " ".join(name.split())[:LONGEST_NAME]
        return self._write(lambda pages: note(pages, line.kept.id, named, marked=line.note.marked))

    def mark(self, line: HandLine) -> str:
        """Or no longer."""
        marked = not line.note.marked
        return self._write(lambda pages: note(pages, line.kept.id, line.note.name, marked=marked))

    def keep(self, costs: Sequence[Cost]) -> str:
        """What the coach has found."""
        return self._write(lambda pages: keep_costs(pages, costs, EDITION)) if costs else ""

    def deletes(self, *, hand: bool) -> Callable[[int], str]:
        """What deletes a hand, or an evening, by its number."""
        return self.delete_hand if hand else self.delete_evening

    def delete_hand(self, hand: int) -> str:
        return self._write(lambda pages: delete_hand(pages, hand))

    def delete_evening(self, evening: int) -> str:
        return self._write(lambda pages: delete_evening(pages, evening))

    def take_up(self, number: int) -> tuple[Evening, str] | str:
        """An evening to go on with, and what is told then; or why it cannot be gone on with."""
        lobby = self._program.lobby
        if lobby.opened.book is None:
            return self._why_not(lobby)
        found = lobby.opened.book.evening(number)
        if found is None:
            return translate(_("The record of this evening is damaged."))
        try:
            evening = lobby.go_on(found)
        except CannotGoOn as error:
            return cannot_go_on(found.began, str(error))
        told = self._write(lambda pages: pages.take_up(number))
        return told or (evening, lobby.news_of(found))

    @property
    def trouble(self) -> str:
        """Why nothing can be written, before anything is asked or typed for it."""
        return self._why_not(self._program.lobby)

    def _write(self, job: Callable[[Pages], object]) -> str:
        lobby = self._program.lobby
        book = lobby.opened.book
        if book is None:
            return self._why_not(lobby)
        book.write_now(job, job)  # a step of nothing else
        return book_fault(book.fault.fault, book.fault.why, None) if book.fault else ""

    def _why_not(self, lobby: Lobby) -> str:
        fault = lobby.opened.no_book
        return book_fault(fault.fault, fault.why, None) if fault else ""


class CoachLooksBack:
    """Beside the screen, as long as somebody looks for what cost something. What is found is kept
    in the book, and never worked out twice; ``found`` is called whenever more is known."""

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
        if trouble := self._writing.keep([cost for cost, _looked in costs]):
            self.stop()
            self.trouble = trouble
        self._found()
