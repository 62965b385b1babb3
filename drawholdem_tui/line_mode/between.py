"""Between two hands at the plain-text table: who goes on, buys, posts, comes and goes."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from drawholdem_tui.evening.table_options import is_a_name
from drawholdem_tui.line_mode.lines import Quit
from drawholdem_tui.line_mode.person import as_sentence
from drawholdem_tui.line_mode.typed import CommandError, full_word
from drawholdem_tui.match.match import Chair, MatchError
from drawholdem_tui.match.mode import Mode
from drawholdem_tui.words.errors import sentence
from drawholdem_tui.words.numbers import chips
from drawholdem_tui.words.people import about

if TYPE_CHECKING:
    from drawholdem_tui.line_mode.host import PlainHost

COMMANDS = (
    "next", "overblind", "rebuy", "topup", "sitout", "sitin", "join", "leave", "stacks", "rules",
    "help", "new", "quit",
)  # fmt: skip


class BetweenHands:
    """What people say there, and what comes of it."""

    def __init__(self, host: PlainHost) -> None:
        self.host = host
        self.match = host.match
        self.lines = host.lines
        self.starts_anew = False

    def until_next(self) -> bool:
        """Until somebody wants the next hand; ``False`` where nobody does any more."""
        goes_on = False
        while not goes_on and not self.starts_anew and self.host.people_at_the_table():
            self._who_is_broke()
            typed = self.lines.ask("Enter or next: the next hand; help: what else").split()
            try:
                goes_on = self._said_next(typed)
            except CommandError as error:
                self.lines.say(as_sentence(f"{error}."))
            except MatchError as error:
                self.lines.say(as_sentence(sentence(error.code, error.values) + "."))
        return goes_on

    def _who_is_broke(self) -> None:
        if self.match.mode is Mode.KNOCKOUT:
            return
        for chair in self.host.people_at_the_table():
            if not self.match.chairs[chair].stack:
                name = self.match.chairs[chair].name
                template = "{name} {has} no chips: say rebuy {name}, or leave {name}."
                self.lines.say(about(name, template))

    def _said_next(self, typed: list[str]) -> bool:
        if not typed:
            return True
        word = full_word(typed[0], COMMANDS, ())
        rest = typed[1:]
        match word:
            case "next":
                return True
            case "quit":
                raise Quit
            case "new":
                self.starts_anew = True
            case "help":
                self.lines.say(f"Between hands: {', '.join(COMMANDS)}.")
                self.lines.say("With several people say who: overblind Ann, topup Ann 500.")
            case "stacks" | "rules":
                for line in self.host.ask_table(word):
                    self.lines.say(line)
            case "join":
                self._join(" ".join(rest))
                self.host.evening.changed()
            case _:
                self._change(word, rest)
                self.host.evening.changed()
        return False

    def _join(self, name: str) -> None:
        """Somebody new sits down, with the chips that everybody started with."""
        if not is_a_name(name):
            raise CommandError("join needs a name, such as: join Zoe")
        chair = self.match.join(name, self.host.buy_in)
        self.host.seat_person(chair)
        self.lines.say(
            about(name, "{name} sit{s} down with {chips}.", chips=chips(self.host.buy_in))
        )

    def _change(self, word: str, rest: list[str]) -> None:
        """Somebody goes, buys or posts."""
        amounts = [each for each in rest[-1:] if re.fullmatch("[0-9][0-9,]{0,11}", each)]
        chair = self._chair_of(rest[: len(rest) - len(amounts)] if word == "topup" else rest)
        seat = self.match.chairs[chair]
        match word:
            case "overblind":
                self.match.ask_for_overblind(chair)
                self._say_of(seat, "{name} post{s} an overblind if the place is right.")
            case "rebuy":
                self._buy(chair, seat, max(self.host.buy_in - seat.stack, 0))
            case "topup":
                if not amounts:
                    raise CommandError("topup needs an amount, such as: topup 500")
                self._buy(chair, seat, int(amounts[0].replace(",", "")))
            case "sitout":
                self.match.sit_out(chair)
                self._say_of(seat, "{name} sit{s} out.")
            case "sitin":
                self.match.sit_in(chair)
                back = "{name} {is_} back with the next big blind."
                self._say_of(seat, back if seat.waits else "{name} {is_} in.")
            case "leave":
                self.match.leave(chair)
                self._say_of(seat, "{name} leave{s} with {chips}.", chips=chips(seat.stack))

    def _say_of(self, seat: Chair, template: str, **values: str) -> None:
        self.lines.say(about(seat.name, template, **values))

    def _buy(self, chair: int, seat: Chair, amount: int) -> None:
        self.match.buy(chair, amount)
        template = "{name} buy{s} {bought} and {has} {stack}."
        self._say_of(seat, template, bought=chips(amount), stack=chips(seat.stack))

    def _chair_of(self, name: list[str]) -> int:
        people = self.host.people_at_the_table()
        if not name and len(people) == 1:
            return people[0]
        wanted = " ".join(name).lower()
        for chair in people:
            if self.match.chairs[chair].name.lower() == wanted:
                return chair
        names = ", ".join(self.match.chairs[chair].name for chair in people)
        raise CommandError(f"say who: {names}")
