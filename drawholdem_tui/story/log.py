"""The log of a hand, a line a deed: what each tells of is a value, and never read out of its
words."""

from __future__ import annotations

import enum
from collections.abc import Sequence
from typing import Final, NamedTuple

from drawholdem_tui.engine import events as e
from drawholdem_tui.engine.cards import Card
from drawholdem_tui.words.language import _, translate
from drawholdem_tui.words.numbers import chips, how_many
from drawholdem_tui.words.people import together


class Deed(enum.Enum):
    """What a line tells of."""

    HAND = "hand"  # where it begins
    STREET = "street"  # or the draw
    ANTE = "ante"  # the whole of it
    POST = "post"
    SWAP = "swap"
    KEEP = "keep"
    DRAW = "draw"
    FOLD = "fold"
    CHECK = "check"
    CALL = "call"
    BET = "bet"  # or a raise
    POT = "pot"
    SHOW = "show"
    RESULT = "result"
    NET = "net"  # what a hand came to for each
    SEAL = "seal"  # how that of the deck begins
    SPLIT = "split"  # the openers, and what the rules say of that
    NOTE = "note"  # anything else


HEADINGS: Final = (Deed.HAND, Deed.STREET)
# what somebody says when asked
DECIDED: Final = (
    Deed.SWAP, Deed.KEEP, Deed.DRAW, Deed.FOLD, Deed.CHECK, Deed.CALL, Deed.BET,
)  # fmt: skip
_DEEDS: Final[dict[type[e.Event], Deed]] = {
    e.BoardDealt: Deed.STREET,
    e.Burned: Deed.STREET,  # told at the draw alone
    e.AntePosted: Deed.ANTE,
    e.OpenersSplit: Deed.SPLIT,
    e.BlindPosted: Deed.POST,
    e.CardSwapped: Deed.SWAP,
    e.SwapDeclined: Deed.KEEP,
    e.CardsDrawn: Deed.DRAW,
    e.Folded: Deed.FOLD,
    e.Checked: Deed.CHECK,
    e.Called: Deed.CALL,
    e.Raised: Deed.BET,
    e.BetReturned: Deed.POT,
    e.BetsCollected: Deed.POT,
    e.FeesCollected: Deed.POT,
    e.HandShown: Deed.SHOW,
    e.HandMucked: Deed.SHOW,
    e.CardsShown: Deed.SHOW,
    e.OpenersShown: Deed.SHOW,
    e.PotAwarded: Deed.RESULT,
    e.SwapPotAwarded: Deed.RESULT,
    e.PotCarried: Deed.RESULT,
}
# what several do one after the other, in one sentence
_TOGETHER: Final = {
    Deed.FOLD: _("{names} fold."),
    Deed.CHECK: _("{names} check."),
    Deed.CALL: _("{names} call."),
}


class Reached(NamedTuple):
    """A street, with all of the board that lies there then."""

    street: e.Street
    board: tuple[Card, ...]
    pot: int
    swap_pot: int = 0


class LogLine(NamedTuple):
    """Something that was said of the hand. ``who`` are all who have done the same in a row up to
    here, and ``together`` is that in one sentence, where they are several; of antes once it is true
    of everybody."""

    text: str
    deed: Deed = Deed.NOTE
    who: tuple[str, ...] = ()
    together: str = ""
    reached: Reached | None = None  # by a heading

    @property
    def heading(self) -> bool:
        return self.deed in HEADINGS

    def __str__(self) -> str:
        return f"\u2014 {self.text}" if self.heading else self.text


def deed_of(event: e.Event) -> Deed:
    if isinstance(event, e.AntePosted) and event.all_in:
        return Deed.POST
    return _DEEDS.get(type(event), Deed.NOTE)


def all_ante(line: LogLine, count: int, amount: int) -> LogLine:
    """The last of so many antes tells of all of them."""
    told = translate(_("All {count} ante {amount}."), count=how_many(count), amount=chips(amount))
    return line._replace(together=told)


def next_line(log: Sequence[LogLine], text: str, deed: Deed, name: str = "") -> LogLine:
    """``name`` is whose deed it is, of somebody who is told of by name."""
    if deed not in _TOGETHER or not name:
        return LogLine(text, deed)
    before = log[-1].who if log and log[-1].deed is deed else ()
    who = (*before, name)
    told = translate(_TOGETHER[deed]).format(names=together(who)) if before else ""
    return LogLine(text, deed, who, told)
