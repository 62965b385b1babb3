"""Between two hands, whoever shows it: who buys chips, posts an overblind, comes
and goes."""

from __future__ import annotations

import enum
from collections.abc import Callable

from drawholdem_tui.evening.evening import Evening
from drawholdem_tui.match.errors import MatchError
from drawholdem_tui.match.match import Match
from drawholdem_tui.match.mode import Mode
from drawholdem_tui.match.names import NAMELESS
from drawholdem_tui.words.language import _, translate
from drawholdem_tui.words.numbers import chips
from drawholdem_tui.words.people import Told, Who, called, kept_as, together, told, you_first
from drawholdem_tui.words.refusals.errors import sentence
from drawholdem_tui.words.sentences import as_sentence
from drawholdem_tui.words.table.games import preset_name


class Change(enum.StrEnum):
    """What somebody at the table can want there, as it is typed."""

    OVERBLIND = "overblind"
    REBUY = "rebuy"  # up to the buy-in
    TOP_UP = "topup"  # by an amount
    SIT_OUT = "sitout"
    SIT_IN = "sitin"
    LEAVE = "leave"


_CHOOSES = Told(_("You choose {game}."), _("{name} chooses {game}."))
_ALL_OPEN = _("From the next hand on, all hands are face up.")
_HIDDEN = _("From the next hand on, cards are hidden again.")
NOT_FOR_SHOWING = _("Hands can be face up only at a table set up for it.")
_SITS_DOWN = Told(_("You sit down with {amount}."), _("{name} sits down with {amount}."))
_RETURNS = Told(
    _("You are back with {stack} ({total} bought so far)."),
    _("{name} is back with {stack} ({total} bought so far)."),
)
_POSTS = Told(
    _("You will post an overblind of {amount} in the next hand."),
    _("{name} will post an overblind of {amount} in the next hand."),
)
_BUYS = Told(
    _("You buy {bought} and now have {stack} ({total} bought so far)."),
    _("{name} buys {bought} and now has {stack} ({total} bought so far)."),
)
_WOULD_BUY = Told(
    _("Press again: you buy {bought} and play on with {stack}. Bought so far: {so_far}."),
    _("Press again: {name} buys {bought} and plays on with {stack}. Bought so far: {so_far}."),
)
_NO_BUYER = Told(
    _("You cannot buy: you have {stack} or more."),
    _("Nobody can buy: each of you has {stack} or more."),
)
_STILL_OUT = Told(_("You are still sitting out."), _("{name} is still sitting out."))
_COMES_IN = Told(_("You are waiting for the big blind."), _("{name} is waiting for the big blind."))
_SITS_OUT = Told(_("You sit out."), _("{name} sits out."))
_IS_BACK = Told(_("You are back."), _("{name} is back."))
_WAITS = Told(
    _("You will be back at the next big blind."), _("{name} will be back at the next big blind.")
)
_LEAVES = Told(_("You leave with {amount}."), _("{name} leaves with {amount}."))
_NO_CHIPS = Told(_("You are out of chips."), _("{name} is out of chips."))


def refusal(error: MatchError) -> str:
    """Why something cannot be; everybody in it is called as whoever reads calls them."""
    values = {
        key: called(str(value)) if key == "name" else value for key, value in error.values.items()
    }
    return as_sentence(sentence(error.code, values))


class BetweenHands:
    """What is possible, what it changes, and how that is told; written down at once."""

    def __init__(self, evening: Evening) -> None:
        self.evening = evening
        self.match = evening.match
        self.buy_in = evening.laid.buy_in
        self._has_been_here = False  # whoever has joined last

    def people(self) -> list[int]:
        """Who has neither left nor been knocked out."""
        chairs = self.match.chairs
        return [
            chair
            for chair in self.evening.people
            if not chairs[chair].left and chairs[chair].place is None
        ]

    def out_of_chips(self, match: Match | None = None) -> list[int]:
        """People who are asked whether to buy some; of a ``match`` that was looked ahead in."""
        if self.match.mode is Mode.KNOCKOUT:
            return []
        chairs = (match or self.match).chairs
        return [
            chair
            for chair in self.people()
            if not chairs[chair].stack and not chairs[chair].sits_out
        ]

    def computers_buy_in(self) -> list[str]:
        """Those without chips do so by themselves; a sentence each."""
        more = translate(_("{name} buys {amount} ({total} bought so far)."))
        return [
            more.format(
                name=self.match.chairs[chair].name,
                amount=chips(self.buy_in),
                total=chips(self.match.chairs[chair].bought),
            )
            for chair in self.evening.bots_buy_in()
        ]

    def possible(self, change: Change) -> bool:
        """Whether it makes sense for anybody at this table now."""
        people = self.people()
        match change:
            case Change.OVERBLIND:
                return self.may_overblind() in people
            case Change.REBUY:
                return bool(self.buyers())
            case Change.LEAVE:  # the last one leaves the table as a whole
                return len(people) > 1
            case _:
                return self.match.mode is Mode.CASH and bool(people)

    def may_join(self) -> bool:
        """Whether there is a place for somebody new."""
        return self.match.mode is Mode.CASH and self.match.has_place

    def may_overblind(self) -> int | None:
        """The one chair that may say so now: left of the big blind, with chips for it (DH-8)."""
        found = self.match.next_overblind()
        return found[0] if found else None

    def change(self, change: Change, chair: int, amount: int = 0) -> str:
        """Do it for one person; the sentence that tells it, or why it cannot be."""
        return self._done(lambda: self._changed(change, chair, amount))

    def would_buy(self, chair: int) -> str:
        """What a rebuy comes to, before it is one."""
        return told(
            self.evening.who(chair),
            _WOULD_BUY,
            bought=chips(self.price(chair)),
            stack=chips(self.buy_in),
            so_far=chips(self.match.chairs[chair].bought),
        )

    def chooser(self) -> int | None:
        """The person who may say which game comes next."""
        chair = self.match.chooser()
        return chair if chair in self.people() else None

    def choose(self, game: str) -> str:
        """Which game comes next; how that is told, or why it cannot be."""
        who = self.evening.who(self.chooser() or 0)

        def chosen() -> str:
            self.match.choose(game)
            return told(who, _CHOOSES, game=preset_name(game))

        return self._done(chosen)

    def _done(self, do: Callable[[], str]) -> str:
        try:
            said = do()
        except MatchError as error:
            return refusal(error)
        self.evening.changed()
        return said

    def who_may_show(self) -> list[int]:
        """People with cards of the last hand that nobody else has seen."""
        return [chair for chair in self.people() if self.evening.may_show(chair)]

    def open_or_hide(self) -> str:
        """All hands lie open from the next one on, or no longer (EV-13); how that is told, or why
        it cannot be."""
        if not self.evening.may_be_opened:
            return translate(NOT_FOR_SHOWING)
        on = not self.evening.laid.in_the_open
        self.evening.open_hands(on=on)
        return translate(_ALL_OPEN if on else _HIDDEN)

    def sit_in_or_out(self, chair: int) -> Change:
        """What the one key for both means for somebody."""
        return Change.SIT_IN if self.match.chairs[chair].sits_out else Change.SIT_OUT

    def join(self, name: str) -> int:
        """Somebody sits down, with the chips that everybody started with, or comes back;
        ``MatchError`` where there is no place, or where others sit and there is no name: but
        whoever left without one is known."""
        seats, kept = self.match.chairs, kept_as(name)
        if kept == NAMELESS and self.people() and not any(each.was_left_by(kept) for each in seats):
            raise MatchError("no_name_among_several", you=called(NAMELESS))
        there = len(seats)
        chair = self.match.join(kept, self.buy_in)
        self._has_been_here = chair < there
        self.evening.changed()
        return chair

    def has_joined(self, chair: int) -> str:
        who, seat = self.evening.who(chair), self.match.chairs[chair]
        said = told(who, _SITS_DOWN, amount=chips(seat.stack))
        if self._has_been_here:
            said = told(who, _RETURNS, stack=chips(seat.stack), total=chips(seat.bought))
        return self._and_waits(chair, said)

    def buyers(self) -> list[int]:
        """Who may buy chips now."""
        return [] if self.match.mode is Mode.KNOCKOUT else [*filter(self.price, self.people())]

    def no_buyer(self) -> str:
        """Why nobody may, in a cash game."""
        return told(Who("", len(self.people()) == 1), _NO_BUYER, stack=chips(self.buy_in))

    def price(self, chair: int) -> int:
        """Of a rebuy: chips up to the buy-in."""
        return max(self.buy_in - self.match.chairs[chair].stack, 0)

    def is_out_of_chips(self, chair: int) -> str:
        return told(self.evening.who(chair), _NO_CHIPS)

    def are_out_of_chips(self) -> str:
        """All of them, of whom one after the other is asked."""
        broke = self.out_of_chips()
        if len(broke) == 1:
            return self.is_out_of_chips(broke[0])
        people = you_first(self.evening.who(chair) for chair in broke)
        names = together([called(who.name) for who in people])
        return translate(_("{names} are out of chips."), names=names)

    def _changed(self, change: Change, chair: int, amount: int) -> str:
        seat = self.match.chairs[chair]
        who = self.evening.who(chair)  # before anybody leaves
        match change:
            case Change.OVERBLIND:
                self.match.ask_for_overblind(chair)
                return told(who, _POSTS, amount=chips(dict(self.match.overblind_places())[chair]))
            case Change.REBUY:
                return self._buy(chair, self.price(chair))
            case Change.TOP_UP:
                return self._buy(chair, amount)
            case Change.SIT_OUT:
                self.match.sit_out(chair)
                return told(who, _SITS_OUT)
            case Change.SIT_IN:
                self.match.sit_in(chair)
                waits = seat.waits and self.match.next_rules().has_blinds
                return told(who, _WAITS if waits else _IS_BACK)
            case Change.LEAVE:
                self.match.leave(chair)
                return told(who, _LEAVES, amount=chips(seat.stack))

    def _buy(self, chair: int, amount: int) -> str:
        self.match.buy(chair, amount)
        seat, who = self.match.chairs[chair], self.evening.who(chair)
        said = told(
            who, _BUYS, bought=chips(amount), stack=chips(seat.stack), total=chips(seat.bought)
        )
        return f"{said} {told(who, _STILL_OUT)}" if seat.sits_out else self._and_waits(chair, said)

    def _and_waits(self, chair: int, said: str) -> str:
        """Whoever has not been dealt in last comes in with the big blind, so that nobody escapes
        one (TH-2)."""
        if self.match.chairs[chair].waits and self.match.next_rules().has_blinds:
            return f"{said} {told(self.evening.who(chair), _COMES_IN)}"
        return said
