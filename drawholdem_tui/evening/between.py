"""Between two hands, whoever shows it: who buys chips, posts an overblind, comes
and goes."""

from __future__ import annotations

import enum

from drawholdem_tui.evening.evening import Evening
from drawholdem_tui.match.match import MatchError
from drawholdem_tui.match.mode import Mode
from drawholdem_tui.words.errors import sentence
from drawholdem_tui.words.hands import as_sentence
from drawholdem_tui.words.numbers import chips
from drawholdem_tui.words.people import about


class Change(enum.Enum):
    """What somebody at the table can want there."""

    OVERBLIND = enum.auto()
    REBUY = enum.auto()  # up to the buy-in
    TOP_UP = enum.auto()  # by an amount
    SIT_OUT = enum.auto()
    SIT_IN = enum.auto()
    LEAVE = enum.auto()


class BetweenHands:
    """What is possible, what it changes, and how that is told; written down at once."""

    def __init__(self, evening: Evening) -> None:
        self.evening = evening
        self.match = evening.match
        self.buy_in = evening.laid.buy_in

    def people(self) -> list[int]:
        """Who has neither left nor been knocked out."""
        chairs = self.match.chairs
        return [
            chair
            for chair in self.evening.people
            if not chairs[chair].left and chairs[chair].place is None
        ]

    def out_of_chips(self) -> list[int]:
        """People who could buy some."""
        if self.match.mode is Mode.KNOCKOUT:
            return []
        return [chair for chair in self.people() if not self.match.chairs[chair].stack]

    def computers_buy_in(self) -> list[str]:
        """Those without chips do so by themselves; a sentence each."""
        return [f"{name} buys {chips(self.buy_in)} more." for name in self.evening.bots_buy_in()]

    def possible(self, change: Change) -> bool:
        """Whether it makes sense for anybody at this table now."""
        people = self.people()
        match change:
            case Change.OVERBLIND:
                rules = self.match.rules
                playing = sum(chair.can_play for chair in self.match.chairs)
                return rules.has_blinds and rules.overblinds(playing) > 0 and bool(people)
            case Change.REBUY:
                return self.match.mode is Mode.CASH and any(map(self._missing, people))
            case _:
                return self.match.mode is Mode.CASH and bool(people)

    def change(self, change: Change, chair: int, amount: int = 0) -> str:
        """Do it for one person; the sentence that tells it, or why it cannot be."""
        try:
            said = self._changed(change, chair, amount)
        except MatchError as error:
            return as_sentence(sentence(error.code, error.values)) + "."
        self.evening.changed()
        return said

    def sit_in_or_out(self, chair: int) -> Change:
        """What the one key for both means for somebody."""
        return Change.SIT_IN if self.match.chairs[chair].sits_out else Change.SIT_OUT

    def join(self, name: str) -> int:
        """Somebody new sits down, with the chips that everybody started with; ``MatchError`` where
        there is no place."""
        chair = self.match.join(name, self.buy_in)
        self.evening.changed()
        return chair

    def has_joined(self, chair: int) -> str:
        """How that is told."""
        name = self.match.chairs[chair].name
        return about(name, "{name} sit{s} down with {chips}.", chips=chips(self.buy_in))

    def _changed(self, change: Change, chair: int, amount: int) -> str:
        seat = self.match.chairs[chair]
        match change:
            case Change.OVERBLIND:
                self.match.ask_for_overblind(chair)
                return about(seat.name, "{name} post{s} an overblind if the place is right.")
            case Change.REBUY:
                return self._buy(chair, self._missing(chair))
            case Change.TOP_UP:
                return self._buy(chair, amount)
            case Change.SIT_OUT:
                self.match.sit_out(chair)
                return about(seat.name, "{name} sit{s} out.")
            case Change.SIT_IN:
                self.match.sit_in(chair)
                waits = "{name} {is_} back with the next big blind."
                return about(seat.name, waits if seat.waits else "{name} {is_} back.")
            case Change.LEAVE:
                self.match.leave(chair)
                return about(seat.name, "{name} leave{s} with {chips}.", chips=chips(seat.stack))

    def _buy(self, chair: int, amount: int) -> str:
        self.match.buy(chair, amount)
        seat = self.match.chairs[chair]
        told = "{name} buy{s} {bought} and {has} {stack}."
        return about(seat.name, told, bought=chips(amount), stack=chips(seat.stack))

    def _missing(self, chair: int) -> int:
        """Chips up to the buy-in."""
        return max(self.buy_in - self.match.chairs[chair].stack, 0)
