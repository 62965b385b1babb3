"""Playing on from a place in a recorded hand: a copy against computers, which no book knows."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from drawholdem_tui.engine.actions import Action
from drawholdem_tui.engine.hand import Hand
from drawholdem_tui.evening.evening import Evening
from drawholdem_tui.evening.laid import Laid
from drawholdem_tui.evening.table_options import DEFAULT_LEVEL
from drawholdem_tui.match.chair import Chair
from drawholdem_tui.match.dealing import Dealing
from drawholdem_tui.match.match import Match
from drawholdem_tui.match.mode import Mode
from drawholdem_tui.storage.book.pages import GoingOn

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
    stacks = zip(names, setup.stacks, strict=True)
    chairs = [Chair(name, stack, stack) for name, stack in stacks]
    dealing = Dealing(1, rules, setup, tuple(seats), len(names) - 1)
    pot = setup.carried
    match = _OneHand(rules, chairs, Mode.CASH, carried=pot, brought=pot, forked=dealing)
    laid = Laid(
        "",
        {seat: DEFAULT_LEVEL for seat in seats if seat != person},
        max(setup.stacks),
        hands=1,
        deal=(document,),
    )
    evening = Evening(laid, match, None, hand=GoingOn(1, _SECRET, tuple(actions)))
    evening.is_a_fork = True
    return evening
