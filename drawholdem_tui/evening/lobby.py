"""Before and after the table: the evening to play, what waits in the book, what is wrong."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from drawholdem_tui.engine.fact import Fact
from drawholdem_tui.evening.usage import UsageError
from drawholdem_tui.storage.book.faults import BookFault
from drawholdem_tui.storage.book.opening import Opened, open_book
from drawholdem_tui.storage.book.pages import OpenEvening
from drawholdem_tui.storage.paths import Paths
from drawholdem_tui.storage.whole_files import make_private
from drawholdem_tui.words.language import _, translate
from drawholdem_tui.words.past.book import (
    book_fault,
    damaged_and_shut_away,
    mended_rights,
    stands_earlier,
)
from drawholdem_tui.words.past.waiting import (
    at_the_other_table,
    cannot_go_on,
    daily_goes_on,
    goes_on,
    goes_on_in_lines,
    goes_on_in_short,
    is_in_history,
    put_aside,
)
from drawholdem_tui.words.times import here_and_now

if TYPE_CHECKING:  # whoever opens the book to train, or sees the menu, waits for no evening
    from drawholdem_tui.evening.evening import Evening
    from drawholdem_tui.evening.table_options import TableOptions


class ToPlay(Fact):
    """An evening, written down when it begins; what is told before, and with its first hand."""

    begin: Callable[[], Evening]
    troubles: tuple[str, ...] = ()
    news: tuple[str, ...] = ()
    notice: str = ""  # of the first hand, where somebody looks at the table


class Lobby:
    """One book, and as many evenings as somebody plays before leaving the program."""

    def __init__(self, opened: Opened, files: Paths) -> None:
        self.opened = opened
        self.files = files
        self._begun = 0  # evenings since the program began: a seed deals each its own cards

    def troubles(self) -> tuple[str, ...]:
        said = what_is_wrong(self.opened)
        if self.opened.book is not None:
            return said
        return (*said, translate(_("This game is not being saved.")))

    def not_saved(self) -> BookFault | None:
        """Why not everything that was played is on the disk, at the end of it all."""
        return self.opened.not_saved if self.opened.book or self._begun else None

    def waiting(self) -> OpenEvening | None:
        """The evening that was interrupted, as the book has it now."""
        return self.opened.book.open_evening() if self.opened.book else None

    def asked_for(self, table: TableOptions) -> ToPlay:
        """What ``play`` means: go on with the evening that was found, or start this one."""
        from drawholdem_tui.evening.taken_up import CannotGoOn

        opened = self.opened
        troubles, news = self.troubles(), mended(opened)
        if opened.book is None or opened.evening is None:
            news += left_aside(opened, table.seed, on_screen=True)
            return ToPlay(partial(self.start, table), troubles, news)
        try:
            evening = self.go_on(opened.evening, table.hands)
        except CannotGoOn as error:
            told = cannot_go_on(opened.evening.began, str(error))
            return ToPlay(partial(self.start, table), (*troubles, told), news)
        told, short = self.news_of(opened.evening), goes_on_in_short(opened.evening.began)
        return ToPlay(lambda: evening, troubles, (*news, told), short)

    def go_on(self, found: OpenEvening, hands: int | None = None) -> Evening:
        """Take an evening up again; ``CannotGoOn`` where this program cannot."""
        from drawholdem_tui.evening.taken_up import CannotGoOn, taken_up

        if self.opened.book is None:
            raise CannotGoOn(translate(_("the book is not open")))
        return taken_up(found, self.opened.book, hands)

    def news_of(self, found: OpenEvening) -> str:
        """What the log of an evening begins with that goes on."""
        return how_it_goes_on(found, on_screen=True)

    def new_game(self, table: TableOptions) -> Evening:
        """What the menu means: regulars of the house take the computer's chairs."""
        from drawholdem_tui.evening.company import with_company

        return self.start(with_company(table))

    def at_a_real_table(self, table: TableOptions | None) -> Evening | None:
        """The one that waits, else the one asked for; nothing where there is neither."""
        if self.opened.evening is not None and not self._begun:
            return self.go_on(self.opened.evening)
        return self.start(table.but(real=True)) if table is not None else None

    def start(self, table: TableOptions, *, daily: bool = False) -> Evening:
        """A new evening; one that was open is put aside. A deal of the day has the same cards
        whatever has been begun before it."""
        from drawholdem_tui.evening.evening import fresh

        self._begun += 1
        number = 1 if daily else self._begun
        return fresh(table, self.opened.book, number, no_book=self.opened.no_book)


def how_it_goes_on(found: OpenEvening, *, on_screen: bool = False) -> str:
    """An evening that is taken up again, in a sentence."""
    from drawholdem_tui.evening.daily import day_of, is_daily

    seed, hands = found.standing.laid.get("seed"), found.standing.hands
    if isinstance(seed, str) and is_daily(seed):
        return daily_goes_on(day_of(seed), hands)
    by_minutes = (found.standing.state.get("levels") or {}).get("minutes")
    stood = (translate(_("The blind clock was paused in the meantime.")),) if by_minutes else ()
    told = goes_on if on_screen else goes_on_in_lines
    return " ".join((told(found.began, hands), *stood))


def left_aside(
    opened: Opened, seed: str | None, *, real: bool = False, on_screen: bool = False
) -> tuple[str, ...]:
    """What a deal of the day puts aside, or a table of the other kind, and how it is taken up
    again: nobody has asked for that who asks for the deal."""
    from drawholdem_tui.evening.daily import is_daily

    waiting = opened.book.open_evening() if opened.book else None
    if waiting is None or not (is_daily(seed) or waiting.standing.real != real):
        return ()
    if on_screen:
        return (is_in_history(waiting.began),)
    return (put_aside(waiting.began, waiting.id, real=waiting.standing.real),)


def what_is_wrong(opened: Opened) -> tuple[str, ...]:
    """With the book that has been opened, in sentences: what was put aside, what is missing."""
    said = [_told(opened.fault, opened)] if opened.fault else []
    as_found = str(opened.as_found) if opened.as_found else None
    if (earlier := opened.earlier) is not None:
        said.append(stands_earlier(earlier.stands, earlier.stood, as_found))
    said += [
        damaged_and_shut_away(fault.evening, fault.why, as_found or "") for fault in opened.damaged
    ]
    return tuple(said)


def _told(fault: BookFault, opened: Opened) -> str:
    return book_fault(fault.fault, fault.why, str(opened.aside) if opened.aside else None)


def mended(opened: Opened) -> tuple[str, ...]:
    """What others could read before the book was opened."""
    return tuple(mended_rights(str(path)) for path in opened.made_private)


@contextmanager
def sit_down(
    path: Path,
    afresh: bool = False,
    evening: int | None = None,
    settings: Path | None = None,
    named_by: str = "--evening",
    *,
    real: bool = False,
) -> Iterator[Opened]:
    """The book with the evening to go on with: none of them ``afresh``, or the one named. It is
    closed behind it. Neither it nor the ``settings`` are for others to read. A refusal begins with
    what has named the evening. One at a table of the other kind, ``real`` or not, is not gone on
    with here."""
    opened = open_book(path, here_and_now(), afresh=afresh, take_up=evening)
    if settings is not None:
        also = make_private([settings])
        opened = opened.but(made_private=(*opened.made_private, *also))
    try:
        if evening is not None and opened.fault:
            raise UsageError(f"{named_by}: {_told(opened.fault, opened).rstrip('.')}")
        if evening is not None and (opened.evening is None or opened.evening.id != evening):
            none = _("there is no evening {number} to resume; history lists them")
            raise UsageError(f"{named_by}: {translate(none, number=evening)}")
        if opened.evening and opened.evening.standing.real != real:
            if evening is not None:
                raise UsageError(f"{named_by}: {at_the_other_table(evening, real=not real)}")
            opened = opened.but(evening=None)
        yield opened
    finally:
        if opened.book:
            opened.book.close()
