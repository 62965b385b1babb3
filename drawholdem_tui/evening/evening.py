"""An evening at a table, whoever shows it, and how a new one is laid."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable, Mapping, Sequence
from hashlib import sha256
from typing import Any

from drawholdem_tui.controller.loop import Loop
from drawholdem_tui.controller.pace import WallClock
from drawholdem_tui.controller.ports import Host, Played, Player
from drawholdem_tui.engine.cards import Card
from drawholdem_tui.engine.deck import Deck
from drawholdem_tui.engine.events import Event
from drawholdem_tui.engine.shuffle import shuffled
from drawholdem_tui.evening.bookkeeping import Bookkeeper, Saving
from drawholdem_tui.evening.computers import seated
from drawholdem_tui.evening.stopwatch import Awake, Stopwatch
from drawholdem_tui.evening.table_options import Laid, TableOptions
from drawholdem_tui.match.choice import GAMES, DealersChoice
from drawholdem_tui.match.dealing import Dealing
from drawholdem_tui.match.highlights import Highlights
from drawholdem_tui.match.match import Match, new_match
from drawholdem_tui.match.mode import Mode
from drawholdem_tui.match.state import put_back
from drawholdem_tui.storage.book.faults import BookFault
from drawholdem_tui.storage.book.pages import GoingOn
from drawholdem_tui.storage.book.writer import Book
from drawholdem_tui.storage.phh.fields import Correction, RealTable
from drawholdem_tui.words.language import _, translate
from drawholdem_tui.words.past.book import not_saved, taken_up_again, unseen_asked_for
from drawholdem_tui.words.people import Who

_FROM_NOW_ON = _("That was the last hand in the file. From now on, hands are dealt as usual.")


class Evening:
    """A match, the computer's players at it, where its cards come from, and who writes it down."""

    def __init__(
        self,
        laid: Laid,
        match: Match,
        keeper: Bookkeeper | None,
        *,
        hand: GoingOn | None = None,
        no_book: BookFault | None = None,
        before: Played | None = None,
    ) -> None:
        """``before`` is the hand that was over when the evening was interrupted."""
        self.laid = laid
        self.match = match
        self.keeper = keeper
        self.hand = hand  # the one to go on with
        self._no_book = no_book  # why there is no keeper
        self._awake = Awake() if self.by_minutes else None
        self.stopwatch = Stopwatch(match.seconds, self._awake or time.monotonic)
        self._loop: Loop | None = None
        self._before = before
        self.bots = seated(laid.bots)
        self.to_end = laid.last_hand  # as soon as no hand goes on
        self.is_a_fork = False  # of a recorded hand: nothing of it has been

    @property
    def first_hand_ever(self) -> bool:
        """Whether nobody has finished a hand in this book."""
        return self.keeper is not None and self.keeper.evening == 1 and self.match.hands <= 1

    @property
    def people(self) -> list[int]:
        return [chair for chair in range(len(self.match.chairs)) if chair not in self.bots]

    @property
    def alone(self) -> int | None:
        """The chair of the person who plays alone, whom sentences call "you". At a real table
        nobody does."""
        if self.laid.real:
            return None
        here = [chair for chair in self.people if not self.match.chairs[chair].left]
        return here[0] if len(here) == 1 else None

    def who(self, chair: int) -> Who:
        return Who(self.match.chairs[chair].name, chair == self.alone)

    @property
    def by_minutes(self) -> bool:
        return self.match.levels is not None and self.match.levels.minutes > 0

    @property
    def not_saved(self) -> BookFault | None:
        """Why nothing is being written, or nothing any more."""
        return self.keeper.book.fault if self.keeper else self._no_book

    def left_unsaved(self) -> BookFault | None:
        """Why it is not on the disk as it stands now; looked up, and waited for, at leaving."""
        return self.keeper.book.look_now() if self.keeper else self._no_book

    def told_with_a_hand(self) -> list[str]:
        """What everybody should know when a hand begins, or goes on: what is not saved, how often
        it was interrupted, who has looked at cards."""
        told = []
        if fault := self.not_saved:
            told.append(not_saved(fault.fault, fault.why))
        if self.keeper and (times := self.keeper.taken_up):
            told.append(taken_up_again(times))
        if self.keeper and self.keeper.unseen_asked_for():
            told.append(unseen_asked_for())
        if self.laid.deal and self.match.hands == len(self.laid.deal) + 1:
            told.append(translate(_FROM_NOW_ON))
        return told

    def is_new_level(self, dealing: Dealing) -> bool:
        """Whether the blinds have gone up since the hand before."""
        before = self.last.dealing.level if self.last else None
        return before is not None and before != dealing.level

    def loop(
        self,
        people: Mapping[int, Player],
        host: Host,
        clock: WallClock | None = None,
        saving: Saving | None = None,
    ) -> Loop:
        """The loop, ready to play; ``saving`` is asked where the disk fails."""
        if self.keeper and saving:
            self.keeper.saving = saving
        loop = Loop(
            self.match,
            {**self.bots, **people},
            host,
            self.secret_of,
            clock=clock,
            keeper=self.keeper,
            reading=self.stopwatch.reading if self.by_minutes else None,
            hunts_rabbits=self.laid.rabbit,
            in_the_open=self.laid.in_the_open,
            decks=decks_of(self.laid),
        )
        loop.last = self._before
        self._loop = loop
        self.stopwatch.run()
        if self.hand is not None:
            if self.keeper:
                self.keeper.hand_is_taken_up(self.match)
            loop.take_up(self.hand.secret, self.hand.actions)
        return loop

    def secret_of(self, hand: int) -> bytes:
        """256 bits from the operating system, or from the seed that repeats them all; 0 is the
        draw for the button."""
        seed = self.laid.seed
        if seed is None:
            return secrets.token_bytes(32)
        start = seed.encode("utf-8", "surrogateescape") + b"/%d" % self.laid.number
        return sha256(start + hand.to_bytes(8, "big")).digest()

    def bots_buy_in(self) -> list[int]:
        """Computer players without chips buy some by themselves; the chairs of who has."""
        if self.match.mode is Mode.KNOCKOUT:
            return []
        broke = [chair for chair in self.bots if not self.match.chairs[chair].stack]
        for chair in broke:
            self.match.buy(chair, self.laid.buy_in)
            self.changed()
        return broke

    @property
    def may_be_opened(self) -> bool:
        """Whether all hands may lie open, or no longer (EV-13): nobody's cards are laid open who
        has not sat down for that."""
        return self.laid.for_showing or self.alone is not None

    def open_hands(self, *, on: bool) -> None:
        """From the next hand on all of them lie so that everybody sees them, or none does."""
        self.laid = self.laid.but(in_the_open=on)
        if self._loop:
            self._loop.in_the_open = on
        if self.keeper:
            self.keeper.laid_anew(self.match, {"in_the_open": on})

    @property
    def is_last_hand(self) -> bool:
        """Whether the hand going on is known to be that."""
        hands = self.laid.hands
        return self.to_end or (hands is not None and self.match.hands >= hands)

    def end_with_this_hand(self) -> None:
        """It is the last one; where none goes on, the evening is over at once."""
        self.to_end = True
        if self.keeper:
            self.keeper.last_hand_is_said()

    # A real table

    def note_correction(self, row: Correction) -> None:
        """A stack was counted between two hands; the next one's file tells it."""
        self.laid = self.laid.but(corrections=(*self.laid.corrections, row))
        if self.keeper:
            self.keeper.laid_anew(self.match, self._notes())

    def note_mistakes(self, before: Match, mistakes: Sequence[str]) -> None:
        """A misdeal: the match stands again as ``before`` the hand, and the next one's file tells
        what was said in it."""
        put_back(self.match, before)
        self.laid = self.laid.but(mistakes=(*self.laid.mistakes, *mistakes))
        if self.keeper:
            self.keeper.hand_never_was(self.match, self._notes())

    def real_hand_is_over(self, played: Played, real: RealTable) -> None:
        self.laid = self.laid.but(mistakes=(), corrections=())
        if self.keeper:
            self.keeper.real_hand_is_over(self.match, played, real, self._notes())

    def _notes(self) -> dict[str, Any]:
        return {"mistakes": self.laid.mistakes, "corrections": self.laid.corrections}

    # The hand that was over last

    @property
    def last(self) -> Played | None:
        return self._loop.last if self._loop else None

    def may_show(self, chair: int) -> tuple[Card, ...]:
        """Cards of the last hand that nobody else has seen (TH-10)."""
        last = self.last
        seat = last.dealing.seat_of(chair) if last else None
        goes_on = self._loop is not None and self._loop.hand is not None
        if last is None or seat is None or last.in_the_open or goes_on:
            return ()
        return last.hand.unseen(seat)

    def show(self, chair: int, cards: Sequence[Card]) -> Event | None:
        """One card, or all of them, for everybody to see; nothing where that cannot be any more."""
        last = self.last
        seat = last.dealing.seat_of(chair) if last else None
        if last is None or seat is None or not cards or not set(cards) <= set(self.may_show(chair)):
            return None
        event = last.hand.show(seat, cards)
        if self.keeper:
            self.keeper.cards_are_shown(self.match, last)
        return event

    def computer_chooses(self) -> bool:
        """Where a computer is next to deal, it says which game: any, by its own chance. Whether it
        has."""
        if self.match.chooser() not in self.bots:
            return False
        chance = sha256(self.secret_of(self.match.hands + 1) + b"choice").digest()
        self.match.choose(GAMES[chance[0] % len(GAMES)])
        self.changed()
        return True

    def left(self) -> None:
        """Nobody plays on here: guests go home, and the clock stops."""
        if self._awake:
            self._awake.stop()
        for bot in self.bots.values():
            bot.leaves()

    def changed(self) -> None:
        """Somebody has come, gone or bought chips between two hands."""
        if (alone := self.alone) is not None:
            self.match.chairs[alone].alone_again()
        if self.keeper:
            self.keeper.table_changed(self.match)

    async def written(self) -> None:
        """Until all that was said and changed is on the disk, before anybody sees it."""
        if self.keeper:
            await self.keeper.written()

    async def tried(self) -> None:
        """Until all of it is on the disk, or cannot be; nobody is asked."""
        if self.keeper:
            await self.keeper.book.written()


def fresh(
    table: TableOptions,
    book: Book | None,
    number: int = 1,
    *,
    no_book: BookFault | None = None,
) -> Evening:
    """A new evening, the first button drawn; ``no_book`` is why it cannot be saved."""
    names, bots = table.who_sits_there()
    laid = Laid(
        table.game, bots, table.stack, table.hands, table.seed, number,
        rabbit=table.rabbit, in_the_open=table.in_the_open, for_showing=table.in_the_open,
        deal=table.deal, real=table.real,
    )  # fmt: skip
    match = new_match(table.rules, names, table.stack, table.mode, table.levels)
    match.highlights = Highlights()
    if table.choice:
        match.choice = DealersChoice(table.choice, table.game)
    keeper = Bookkeeper(book, laid.as_fields()) if book else None
    evening = Evening(laid, match, keeper, no_book=no_book)
    if not table.deal:
        match.draw_for_the_button(shuffled(evening.secret_of(0)))
    else:
        from drawholdem_tui.evening.dealt_before import sit_as_in

        sit_as_in(table.deal[0], match)
    if keeper:
        keeper.begins(match)
    return evening


def decks_of(laid: Laid) -> Callable[[int, bytes], Deck | None] | None:
    """The first hands come from files, where some were named."""
    if not laid.deal:
        return None
    from drawholdem_tui.evening.dealt_before import deck_in

    texts = laid.deal
    return lambda number, secret: (
        deck_in(texts[number - 1], secret) if number <= len(texts) else None
    )
