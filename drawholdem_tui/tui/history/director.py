"""Directs the list of all that has been played: which evenings, which hands of them, and which of
these somebody wants to see. Knows no widget."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

from drawholdem_tui.past.history.courses import Course, Figures, Played
from drawholdem_tui.past.history.filter import KEYWORDS, Filter, Known, filter_of
from drawholdem_tui.past.history.listing import Begun, HandLine, Listing, Sums
from drawholdem_tui.past.history.shelf import BookShelf
from drawholdem_tui.storage.book.faults import BookFault
from drawholdem_tui.storage.book.finding import Wanted
from drawholdem_tui.storage.book.rows import EveningRow
from drawholdem_tui.words.language import In, _, translate
from drawholdem_tui.words.past.book import book_fault
from drawholdem_tui.words.past.history import hand_of_evening
from drawholdem_tui.words.people import called

ALL = 0  # in the place of an evening's number: every one of them
_A_MARK = Filter(Wanted(marked=True))


class LookingBack:
    """``rows`` are numbers of evenings, of several ``ALL`` first, or ids of hands; ``at`` is the
    place of one of them."""

    def __init__(self, book: Path, evening: int | None = None) -> None:
        self.listing = Listing(book)
        self.is_in_an_evening = evening is not None  # or in all of them
        self.evening: int = evening or ALL  # whose hands are seen
        self.asked_for = ""  # whose net and course are told, if somebody's were asked for
        self.text, self.filter = "", Filter()  # as typed
        self.rows: list[int] = []
        self.at = 0
        self.found: dict[int, int] = {}  # how many hands fit, by evening
        self._sums = Sums(None, {})  # of these; of those before, until somebody has summed them up
        self.finds = 0  # how often somebody has looked for hands
        self.is_summed_up = False  # what was found the last time
        self.every: dict[int, int] = {}  # how many there are
        self.fault = ""  # why nothing can be told
        self._outside = ""  # the words by which evenings were found
        self._stood: tuple[int | None, int | None] = (None, None)  # on which row; on which instead
        self._known = Known()
        self._read: tuple[int, HandLine] | None = None  # the hand that one stands on
        self.marked: dict[int, int] = {}  # how many hands are marked, by evening
        self.played = Played(self.listing)
        self._begun: dict[int, Begun | None] = {}
        self._readers: dict[int, str] = {}
        self._lines: dict[int, HandLine] = {}  # with the biggest pots, by evening
        self._those: dict[int, frozenset[int]] = {}  # hands of an evening that fit

    def look(self) -> None:
        """What there is now; whoever stands on a row stays on it."""
        here = self.here
        self._begun.clear()
        self._readers.clear()
        try:
            self.listing.look()
            self._known = self.listing.known()
            self.every = self.listing.count(Filter())
            self.played.look(self.every)
            self.marked = self.listing.count(_A_MARK)
            self.fault = ""
        except BookFault as fault:
            self.fault = book_fault(fault.fault, fault.why, None)
        self._find(here)

    def want(self, text: str) -> None:
        """Other words to find hands by."""
        here = self.here
        self.text, self.filter = text, filter_of(text, self._known)
        self._find(here)

    def _find(self, here: int | None) -> None:
        self.rows, self._read = [], None
        self.finds, self.is_summed_up = self.finds + 1, False
        self._those.clear()
        self.played.find()
        try:
            if not self.fault:
                self.rows = self._rows()
                if self.filter.is_empty:  # soon done
                    self.sum_up(self.listing.sums(self.filter))
        except BookFault as fault:
            self.fault = book_fault(fault.fault, fault.why, None)
        wanted, instead = self._stood
        wanted = wanted if here == instead else here
        self.at = self._nearest(wanted)
        self._stood = wanted, self.here

    def _nearest(self, wanted: int | None) -> int:
        """The place of a row, or of that played next to it."""
        if wanted is None or not self.rows:
            return 0
        return min(range(len(self.rows)), key=lambda at: abs(self.rows[at] - wanted))

    def _rows(self) -> list[int]:
        if self.is_in_an_evening:
            return self.listing.find(self.filter, self.evening or None)
        self.found = self.every if self.filter.is_empty else self.listing.count(self.filter)
        numbers = sorted((*self.listing.evenings, *self.listing.damaged), reverse=True)
        wanted = [each for each in numbers if self.filter.is_empty or self.found.get(each)]
        return [ALL, *wanted] if len(numbers) > 1 and wanted else wanted

    @property
    def here(self) -> int | None:
        """What one stands on."""
        return self.rows[self.at] if self.at < len(self.rows) else None

    def read_again(self) -> None:
        """More is known of the hand that one stands on."""
        self._read = None

    @property
    def hand(self) -> HandLine | None:
        """The hand that one stands on; read once."""
        if not self.is_in_an_evening or self.here is None:
            return None
        if self._read is None or self._read[0] != self.here:
            try:
                self._read = self.here, self.listing.lines([self.here])[0]
            except (BookFault, IndexError):
                return None
        return self._read[1]

    @property
    def evening_here(self) -> EveningRow | None:
        """The evening that one stands on, or whose hands one sees; none where it is damaged."""
        number = self.evening if self.is_in_an_evening else self.here
        if self.is_in_an_evening and not number and (line := self.hand):
            number = line.kept.evening
        return self.listing.evenings.get(number or ALL)

    @property
    def reader(self) -> str:
        """Whose results are told: of an evening its only person; of all of them the only one who
        sat there each time; nobody where there are several."""
        return self.reader_of(self.evening if self.is_in_an_evening else ALL)

    def reader_of(self, number: int) -> str:
        if number not in self._readers:
            self._readers[number] = self._only_one(number)
        return self._readers[number]

    def _only_one(self, number: int) -> str:
        evenings = self.listing.evenings
        rows = [evenings.get(number)] if number else evenings.values()
        people = [set(row.people) for row in rows if row and row.people]
        always = set.intersection(*people) if people else set[str]()
        return always.pop() if len(always) == 1 else ""

    def figures(self, number: int) -> Figures:
        """Of an evening, in the order of playing; read once."""
        return self.played.figures(number) if number else []

    def found_in(self, number: int) -> Figures:
        """Of an evening's hands those that fit."""
        fit = self._that_fit(number)
        return [each for each in self.figures(number) if fit is None or each[0].id in fit]

    def _that_fit(self, number: int) -> frozenset[int] | None:
        """Hands of an evening, or of all; nothing where all do."""
        if self.filter.is_empty:
            return None
        if number not in self._those:
            fit = list[int]()
            with suppress(BookFault):
                fit = self.listing.find(self.filter, number or None)
            self._those[number] = frozenset(fit)
        return self._those[number]

    def unread(self) -> list[int]:
        """Evenings to be read beside the screen, before the course of all is known."""
        return [] if self.evening else self.played.unread(self.listing.evenings)

    def course(self, number: int, who: str) -> Course:
        """Of an evening, or of all; none of these while they are still being read."""
        numbers = [number] if number else sorted(self.listing.evenings)
        if not number and self.played.unread(numbers):
            return Course()
        return self.played.course(numbers, who, self._that_fit(number))

    def sum_up(self, sums: Sums) -> None:
        """Of the hands that fit."""
        self._sums, self.is_summed_up = sums, True
        self._lines.clear()

    def won(self, number: int) -> dict[str, int] | None:
        """In the hands of an evening that fit; nothing where all do."""
        return None if self._sums.won is None else self._sums.won.get(number, {})

    def begun(self, number: int) -> Begun | None:
        """How that evening began, as far as anybody knows."""
        if number not in self._begun:
            figures, self._begun[number] = self.figures(number), None
            with suppress(BookFault):
                self._begun[number] = self.listing.begun(figures[0][0]) if figures else None
        return self._begun[number]

    def biggest(self, number: int) -> HandLine | None:
        """The hand with the biggest pot of those that fit of an evening, or of all; read once."""
        if number not in self._lines and (hand := self._sums.biggest.get(number)):
            with suppress(BookFault):
                (self._lines[number],) = self.listing.lines([hand])
        return self._lines.get(number)

    @property
    def biggest_pot(self) -> int:
        """Of the hands that are seen; 0 where there is none."""
        line = self.biggest(self.evening)
        return line.kept.figures.pot if line and line.kept.figures else 0

    @property
    def games(self) -> set[str]:
        """Of the hands that are seen."""
        if self.evening:
            return {row.game for row, _nets in self.figures(self.evening)}
        rows = self.listing.evenings.values()
        changing = (self.figures(each.id) for each in rows if each.changing)
        return {each.game for each in rows} | {row.game for one in changing for row, _nets in one}

    def hands(self) -> list[int]:
        """All that is listed; of the evening one stands on, where these are."""
        if self.is_in_an_evening or self.here is None:
            return self.rows
        try:
            return self.listing.find(self.filter, self.here or None)
        except BookFault:
            return []

    def named_here(self) -> str:
        """What one stands on, in a sentence."""
        if self.is_in_an_evening and (line := self.hand):
            return hand_of_evening(line.kept.evening, line.kept.number, line.kept.id)
        return translate(_("evening {number}")).format(number=self.here)

    # To and fro

    def stand_on(self, at: int) -> None:
        """On a row by its place."""
        self.at = max(0, min(at, len(self.rows) - 1))

    def step_aside(self) -> None:
        """Onto the row behind, or before it: this one will be gone."""
        self.at += 1 if self.at + 1 < len(self.rows) else -1

    def open_evening(self) -> None:
        """Its hands."""
        if not self.is_in_an_evening and self.here is not None:
            self.evening, self.is_in_an_evening = self.here, True
            self._outside = self.text
            self._find(None)

    def back(self) -> bool:
        """To the evenings; nowhere from there."""
        if not self.is_in_an_evening:
            return False
        self.is_in_an_evening = False
        self.want(self._outside)
        self._find(self.evening)
        return True

    def shelf(self) -> BookShelf:
        """All that is listed, to leaf through."""
        return self.shelf_of(self.rows)

    def shelf_of(self, hands: list[int]) -> BookShelf:
        return BookShelf(self.listing.book, hands, self.listing.seen)

    def turn(self, keyword: In) -> str:
        """The filter with this word, behind which another one can be typed; or without it. What was
        not understood is gone."""
        word, unknown = translate(keyword), self.filter.unknown
        words = [each for each in self.text.split() if each.lower() not in unknown]
        if word not in words:
            return " ".join((*words, word, ""))
        words.remove(word)
        return " ".join(words)

    # Why not

    def gone(self) -> str:
        """That what one stands on is there no more: another program may have deleted it. The list
        is read again then."""
        if self.here in (None, ALL):
            return ""
        try:
            if self.is_in_an_evening:
                gone = self.listing.is_gone(hand=self.here)
            else:
                gone = self.listing.is_gone(evening=self.here)
        except BookFault:
            return ""  # the command itself says why
        if not gone:
            return ""
        told = translate(_("{what} no longer exists")).format(what=self.named_here())
        self.look()
        return told

    def no_row(self) -> str:
        return translate(_("the list is empty")) if self.here is None else ""

    def no_hand(self) -> str:
        if not self.is_in_an_evening:
            return translate(_("this works only on a hand: Enter opens an evening"))
        return self.no_row()

    def no_mistakes_told(self) -> str:
        """Of several people who can still play on."""
        silent = self.is_in_an_evening and self.evening in self.listing.seen.silent
        if not silent or self.filter.cost is not None:
            return ""
        return translate(_("the coach is silent until this evening is over"))

    def nothing_to_delete(self) -> str:
        if self.here == ALL and not self.is_in_an_evening:
            return translate(_("this works only on an evening or a hand"))
        return self.no_row()

    def nothing_to_open(self) -> str:
        line = self.hand
        if line and line.kept.text is None:
            kept = line.kept
            hand = hand_of_evening(kept.evening, kept.number, kept.id)
            return translate(_("{hand} is damaged and cannot be opened"), hand=hand)
        return self.no_row()

    def no_evening(self) -> str:
        if self.here is None or self.evening_here is not None:
            return self.no_row()
        of_all = self.here == ALL or (self.is_in_an_evening and self.evening == ALL)
        several = translate(_("this works only on an evening"))
        return several if of_all else translate(_("the record of this evening is damaged"))

    def nothing_to_play_on(self) -> str:
        row = self.evening_here
        if self.here is None or row is None:
            return self.no_evening()
        if row.status == "over":
            return translate(_("this evening is over"))
        if row.status == "damaged":
            return translate(_("the record of this evening is damaged"))
        return ""

    def words(self) -> list[str]:
        """What can be typed to find hands."""
        games = ("draw-holdem", "texas-holdem", "draw-poker")
        return [*map(translate, KEYWORDS), *games, *map(called, self._known.players)]
