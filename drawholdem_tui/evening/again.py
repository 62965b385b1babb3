"""What has been played, once more: the same table for another evening; or a hand, gone on with from
one of its places as a copy against computers, which no book knows."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from drawholdem_tui.engine.actions import Action
from drawholdem_tui.engine.hand import Hand
from drawholdem_tui.engine.rules import FEWEST_SEATS
from drawholdem_tui.evening.daily import is_daily
from drawholdem_tui.evening.evening import Evening
from drawholdem_tui.evening.table_options import DEFAULT_LEVEL, Laid, TableOptions, laid_of
from drawholdem_tui.match.chair import Chair
from drawholdem_tui.match.dealing import Dealing
from drawholdem_tui.match.match import Match
from drawholdem_tui.match.mode import Mode
from drawholdem_tui.match.state import NO_MATCH, match_of
from drawholdem_tui.storage.book.faults import BookFault
from drawholdem_tui.storage.book.history import history
from drawholdem_tui.storage.book.pages import GoingOn
from drawholdem_tui.storage.book.rows import Standing


def the_same_again(evening: Evening) -> TableOptions | None:
    """The table as it was laid, with other cards and without who has left for good. None of a deal
    of the day, of dealt hands, nor of real cards and chips."""
    return None if evening.is_a_fork else _table_of(evening.laid, evening.match)


def last_played(book: Path) -> TableOptions | None:
    """The same of the last evening of a book that has such a table."""
    if not book.exists():
        return None
    try:
        with history(book) as past:
            standings = (past.standing(number) for number, row in past.every_evening() if row)
            tables = (_as_it_was_laid(each) for each in standings if each)
            return next((each for each in tables if each), None)
    except BookFault:
        return None


def _as_it_was_laid(standing: Standing) -> TableOptions | None:
    try:
        return _table_of(laid_of(standing.laid), match_of(standing.state))
    except NO_MATCH:
        return None


def _table_of(laid: Laid, match: Match) -> TableOptions | None:
    if laid.real or laid.deal or (laid.seed and is_daily(laid.seed)):
        return None
    here = [chair for chair, seat in enumerate(match.chairs) if not seat.left]
    alone = sum(chair not in laid.bots for chair in here) == 1
    names = {at: seat.kept_name if alone else seat.name for at, seat in enumerate(match.chairs)}
    seats = tuple(f"cpu:{laid.bots[at]}" if at in laid.bots else names[at] for at in here)
    if len(seats) < FEWEST_SEATS:
        return None
    return TableOptions(
        laid.game,
        match.rules,
        seats,
        laid.buy_in,
        None,
        match.mode,
        match.levels,
        laid.hands,
        laid.rabbit,
        match.choice.way if match.choice else None,
        laid.for_showing,
    )


_SECRET = bytes(32)  # for what the file has no card for: the same, however often one plays on


@dataclass(slots=True)
class _OneHand(Match):
    """A table that only ever deals this one."""

    forked: Dealing | None = None

    def next_dealing(self) -> Dealing:
        if self.forked is None or self.hands:
            return Match.next_dealing(self)
        self.hands, self.dealt_in = self.forked.number, self.forked.chairs
        return self.forked


def fork(
    document: str, hand: Hand, names: Sequence[str], actions: Sequence[Action], *, person: int
) -> Evening:
    """The hand of a hand file after these actions, with somebody on the seat ``person``."""
    rules, setup = hand.rules, hand.setup
    seats = range(len(names))
    chairs = [Chair(name, had, had) for name, had in zip(names, setup.stacks, strict=True)]
    dealing = Dealing(1, rules, setup, tuple(seats), len(names) - 1)
    pot = setup.carried
    match = _OneHand(rules, chairs, Mode.CASH, carried=pot, brought=pot, forked=dealing)
    bots = {seat: DEFAULT_LEVEL for seat in seats if seat != person}
    laid = Laid("", bots, max(setup.stacks), hands=1, deal=(document,))
    evening = Evening(laid, match, None, hand=GoingOn(1, _SECRET, tuple(actions)))
    evening.is_a_fork = True
    return evening
