"""Between two hands at the plain-text table: what people type there, and what comes of it."""

from __future__ import annotations

import re
from collections.abc import Callable
from contextlib import suppress

from drawholdem_tui.engine.events import Event
from drawholdem_tui.evening.between import BetweenHands, Change, refusal
from drawholdem_tui.line_mode.choices import BETWEEN_HANDS
from drawholdem_tui.line_mode.lines import Lines, Quit
from drawholdem_tui.line_mode.understanding import CommandError, command_in
from drawholdem_tui.match.errors import MatchError
from drawholdem_tui.match.names import heard, is_a_name
from drawholdem_tui.words.language import _, translate
from drawholdem_tui.words.numbers import chips
from drawholdem_tui.words.people import called, kept_as
from drawholdem_tui.words.sentences import as_sentence
from drawholdem_tui.words.typed_words import amount_behind

COMMANDS = (
    "next", "overblind", "rebuy", "topup", "sitout", "sitin", "show", "join", "leave", "stacks",
    "notes", "faceup", "game", "rules", "why", "help", "new", "end", "quit",
)  # fmt: skip

_PROMPT = _("Enter or next: the next hand; help: more commands")

_TO_BUY = _(
    "Enter or rebuy: buy {price}; sitout; leave; next: go on without you; help: more commands"
)

_ABOUT_WHO_IS_ASKED = ("rebuy", "sitout", "leave")


class Interval:
    """Until somebody wants the next hand."""

    commands: tuple[str, ...] = COMMANDS
    what_they_do: tuple[str, ...] = BETWEEN_HANDS
    enter_when_broke = "rebuy"

    def __init__(
        self,
        between: BetweenHands,
        lines: Lines,
        ask_table: Callable[[str], list[str]],
        seat_person: Callable[[int], None],
        told_of: Callable[[Event], str | None],
    ) -> None:
        self.hands = between
        self.match = between.match
        self.lines = lines
        self._ask_table = ask_table
        self._seat_person = seat_person
        self._told_of = told_of
        self._said: list[str] = []  # by the last command; told when what it did is on the disk
        self.starts_anew = False

    async def until_next(self) -> bool:
        """``False`` where nobody wants one any more."""
        goes_on = False
        while not (goes_on or self._ends) and self.hands.people():
            broke = next(iter(self.hands.out_of_chips()), None)
            prompt = translate(_PROMPT)
            if broke is not None:
                self.lines.say(self.hands.is_out_of_chips(broke))
                prompt = self._to_buy(broke)
            typed = self.lines.ask(prompt).split()
            if broke is not None:
                typed = self._meant_by_who_is_broke(typed, broke)
            goes_on = await self.do(typed)
        return goes_on

    async def do(self, typed: list[str]) -> bool:
        """What somebody has typed, and told when what it did is on the disk; whether it was that
        the next hand is wanted."""
        goes_on = False
        try:
            goes_on = self._said_next(typed)
        except CommandError as error:
            self._said.append(as_sentence(str(error)))
        except MatchError as error:
            self._said.append(refusal(error))
        await self.hands.evening.written()
        self.lines.say_all(self._said)
        self._said.clear()
        return goes_on

    def _to_buy(self, chair: int) -> str:
        return translate(_TO_BUY, price=chips(self.hands.price(chair)))

    def help(self) -> list[str]:
        """What can be typed here."""
        return [translate(line) for line in self.what_they_do]

    @property
    def _ends(self) -> bool:
        return self.starts_anew or self.hands.evening.to_end

    def _meant_by_who_is_broke(self, typed: list[str], chair: int) -> list[str]:
        """What is about somebody is about whoever is asked."""
        if not typed:
            typed = [self.enter_when_broke]
        with suppress(CommandError):  # what is wrong is told when it is done
            word, rest = command_in(typed, self.commands, ())
            if word in _ABOUT_WHO_IS_ASKED and not rest:
                return [*typed, self.match.chairs[chair].name]
        return typed

    def _said_next(self, typed: list[str]) -> bool:
        if not typed:
            return True
        word, rest = command_in(typed, self.commands, ())
        match word:
            case "next":
                return True
            case "quit":
                raise Quit
            case "end":
                self.hands.evening.end_with_this_hand()
            case "new":
                self.starts_anew = True
            case "faceup":
                self._said.append(self.hands.open_or_hide())
            case "stacks" | "notes" | "rules" | "why" | "help":
                self._said += self.help() if word == "help" else self._ask_table(word)
            case _:
                self._about_somebody(word, rest)
        return False

    def _about_somebody(self, word: str, rest: list[str]) -> None:
        match word:
            case "show":
                self._show(rest)
            case "game":
                self._said.append(self.hands.choose(" ".join(rest)))
            case "join":
                self._join(" ".join(rest))
            case _:
                self._change(word, rest)

    def _show(self, rest: list[str]) -> None:
        """``show``, ``show 2``, ``show Ann 1``: one card or all that nobody has seen."""
        number = int(rest.pop()) if rest and re.fullmatch("[1-5]", rest[-1]) else None
        who_may = self.hands.who_may_show()
        chair = who_may[0] if not rest and len(who_may) == 1 else self._chair_of(rest)
        unseen = self.hands.evening.may_show(chair)
        if not unseen or (number is not None and number > len(unseen)):
            raise CommandError(_("you have nothing to show"))
        cards = unseen if number is None else (unseen[number - 1],)
        event = self.hands.evening.show(chair, cards)
        if event and (said := self._told_of(event)):
            self._said.append(said)

    def _join(self, name: str) -> None:
        if not is_a_name(name):
            raise CommandError(_("join needs a name, such as: join Zoe"))
        chair = self.hands.join(name)
        self._seat_person(chair)
        self._said.append(self.hands.has_joined(chair))

    def _change(self, word: str, rest: list[str]) -> None:
        """Somebody goes, buys or posts."""
        amount = 0
        if word == "topup":
            rest, typed = amount_behind(rest)
            if typed is None:
                self._chair_of(rest)  # who it is comes first
                raise CommandError(_("topup needs an amount, such as: topup 500"))
            amount = typed
        self._said.append(self.hands.change(Change(word), self._chair_of(rest), amount))

    def _chair_of(self, name: list[str]) -> int:
        people = self.hands.people()
        if not name and len(people) == 1:
            return people[0]
        wanted = kept_as(" ".join(name))
        names = {chair: self.match.chairs[chair].name for chair in people}
        for alike in (str, heard):  # two of an older evening may be told apart by capitals alone
            for chair in people:
                if alike(names[chair]) == alike(wanted):
                    return chair
        raise CommandError(_("name one of: {names}"), names=", ".join(map(called, names.values())))
