"""Writes an evening into the book: what the loop passes, as the book's pages want it. Where that
cannot be, the front end asks, and whoever plays decides."""

from __future__ import annotations

import enum
from collections.abc import Callable
from datetime import datetime
from typing import Any, Protocol

from drawholdem_tui.controller.ports import Played, TableLeft
from drawholdem_tui.engine.actions import Action
from drawholdem_tui.engine.events import CardSwapped, PotAwarded, PotCarried, SwapPotAwarded
from drawholdem_tui.match.match import Match
from drawholdem_tui.match.state import state_of
from drawholdem_tui.storage.book.faults import BookFault, Fault
from drawholdem_tui.storage.book.mark import take_the_note
from drawholdem_tui.storage.book.pages import FinishedHand, Pages, now
from drawholdem_tui.storage.book.rows import Standing
from drawholdem_tui.storage.book.writer import Book
from drawholdem_tui.storage.phh.fields import NOT_CORRECTED, Computer, RealTable


class WhatNow(enum.StrEnum):
    AGAIN = "again"  # try once more: somebody has made room
    UNSAVED = "unsaved"  # play on; what is missed is written when the disk can be written again
    LEAVE = "leave"


class Saving(Protocol):
    """The front end's part: told before anybody sees the result of what is not on the disk."""

    async def cannot_save(self, fault: BookFault) -> WhatNow: ...

    def saves_again(self) -> None:
        """All that was missed has been written."""
        ...


class Bookkeeper:
    """The keeper of one evening. ``laid`` says how its table was laid."""

    def __init__(self, book: Book, laid: dict[str, Any], evening: int = 0) -> None:
        self.book = book
        self._laid = laid
        self.evening = evening  # by its number in the book; 0 while it has none
        self._stands: Standing | None = None  # as last written: before the hand going on
        self.saving: Saving | None = None  # whom to ask where the disk fails
        self._real = NOT_CORRECTED  # of the hand that is over, at a real table
        self._accepted: Fault | None = None  # what somebody plays on with, unsaved

    @property
    def taken_up(self) -> int:
        """How often the hand going on was interrupted and taken up again."""
        return int(self._laid.get("taken_up", 0))

    def unseen_asked_for(self) -> bool:
        """Whether somebody has looked at cards of this evening that nobody at the table saw."""
        return take_the_note(self.book.path, self.evening)

    def begins(self, match: Match) -> None:
        """Write the evening down, before anything of it is shown."""
        began, game = now(), str(self._laid["game"])
        standing = self._standing(match)

        def job(pages: Pages) -> None:
            self.evening = pages.begin(began, game, standing)

        self.book.write_now(job, self)

    def hand_is_taken_up(self, match: Match) -> None:
        """``match`` stands as before the hand."""
        self._laid = {**self._laid, "taken_up": self.taken_up + 1}
        self.table_changed(match)

    def hand_begins(self, match: Match, secret: bytes) -> None:
        self._laid = {**self._laid, "taken_up": 0}
        standing, number = self._standing(match), match.hands + 1
        self.book.put(lambda pages: pages.deal(self.evening, standing, number, secret), self)

    def said(self, place: int, action: Action | str) -> None:
        """Words at a real table."""
        self.book.put(lambda pages: pages.say(self.evening, place, action), self)

    def real_hand_is_over(
        self, match: Match, played: Played, real: RealTable, laid: dict[str, Any]
    ) -> None:
        """At a real table: with what was corrected in it."""
        self._real, self._laid = real, {**self._laid, **laid}
        self.hand_is_over(match, played)

    def hand_never_was(self, match: Match, laid: dict[str, Any]) -> None:
        """A misdeal: ``match`` stands as before it."""
        self._laid = {**self._laid, **laid}
        standing = self._standing(match)
        self.book.put(lambda pages: pages.clear(self.evening, standing), self)

    def hand_is_over(self, match: Match, played: Played) -> None:
        standing, finished = self._standing(match), self._finished(match, played)
        self.book.put(lambda pages: pages.finish(self.evening, finished(), standing), self)
        self.book.fold()

    def cards_are_shown(self, match: Match, played: Played) -> None:
        """The hand's file tells it, too."""
        finished, number = self._finished(match, played), played.dealing.number
        self.book.put(lambda pages: pages.amend(self.evening, number, finished().phh), self)

    def _finished(self, match: Match, played: Played) -> Callable[[], FinishedHand]:
        """From the table as it stands now. The text is made where it is written: it takes longer
        than a frame."""
        dealing, hand, secret, in_the_open = played
        names = [match.chairs[chair].kept_name for chair in dealing.chairs]
        game = match.choice.game if match.choice else str(self._laid["game"])
        bots, places = self._laid.get("bots", {}), len(match.chairs)
        seated = [(seat + 1, bots.get(str(chair))) for seat, chair in enumerate(dealing.chairs)]
        taken_up, real = self.taken_up, self._real

        def finished() -> FinishedHand:
            # not before the first frame
            from drawholdem_tui.players.cpu import edition_of
            from drawholdem_tui.storage.phh.write import AtTheTable, document_of, text_of

            ended = now()
            document = document_of(
                hand,
                secret=secret,
                players=names,
                at=AtTheTable([chair + 1 for chair in dealing.chairs], places, dealing.button + 1),
                number=dealing.number,
                date=datetime.fromisoformat(ended).date(),
                taken_up=taken_up,
                in_the_open=in_the_open,
                real=real,
                computers=[
                    Computer(player, words, edition_of(words)) for player, words in seated if words
                ],
            )
            won = (PotAwarded, SwapPotAwarded, PotCarried)
            stacks = zip(dealing.chairs, names, hand.stacks, hand.setup.stacks, strict=True)
            return FinishedHand(
                number=dealing.number,
                ended=ended,
                game=game,
                players=len(names),
                pot=sum(event.amount for event in hand.events if isinstance(event, won)),
                swaps=sum(isinstance(event, CardSwapped) for event in hand.events),
                showdown=hand.went_to_showdown,
                phh=text_of(document),
                nets=tuple((chair, name, after - had) for chair, name, after, had in stacks),
            )

        return finished

    def table_changed(self, match: Match) -> None:
        standing = self._standing(match)
        self.book.put(lambda pages: pages.keep(self.evening, standing), self)

    def laid_anew(self, match: Match, laid: dict[str, Any]) -> None:
        """Called between two hands."""
        self._laid = {**self._laid, **laid}
        self.table_changed(match)

    def last_hand_is_said(self) -> None:
        """In mid-hand the match stands in the book as before it."""
        self._laid = {**self._laid, "last_hand": True}
        if self._stands is not None:
            standing = self._stands = self._stands.but(laid=self._laid)
            self.book.put(lambda pages: pages.keep(self.evening, standing), self)

    def evening_is_over(self, match: Match) -> None:
        standing, ended = self._standing(match), now()
        self.book.put(lambda pages: pages.end(self.evening, ended, standing), self)

    async def written(self) -> None:
        """All of it is on the disk, or somebody knows that it is not and plays on; ``TableLeft``
        where nobody does."""
        await self.book.written()
        while (fault := self.book.fault) is not None and fault.fault is not self._accepted:
            match await self.saving.cannot_save(fault) if self.saving else WhatNow.UNSAVED:
                case WhatNow.AGAIN:
                    await self.book.try_again()
                case WhatNow.UNSAVED:
                    self._accepted = fault.fault
                case WhatNow.LEAVE:
                    raise TableLeft
        if fault is None and self._accepted is not None:
            self._accepted = None
            if self.saving:
                self.saving.saves_again()

    def _standing(self, match: Match) -> Standing:
        chairs = [match.chairs[chair] for chair in match.standings()]
        results = tuple((chair.kept_name, chair.net, chair.place) for chair in chairs)
        self._stands = Standing(self._laid, state_of(match), match.hands, results)
        return self._stands
