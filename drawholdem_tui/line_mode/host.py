"""The plain-text table: tells what happens, and looks after it between the hands."""

from __future__ import annotations

from collections.abc import Sequence

from drawholdem_tui.controller.bots import BotPlayer
from drawholdem_tui.controller.ports import Player
from drawholdem_tui.engine.actions import Action
from drawholdem_tui.engine.events import (
    BetsCollected,
    Event,
    HandMucked,
    HandShown,
    PotAwarded,
    PotCarried,
)
from drawholdem_tui.line_mode.commands import CommandError, full_word
from drawholdem_tui.line_mode.lines import Lines, Quit
from drawholdem_tui.line_mode.person import Keyboard, Person, storyteller
from drawholdem_tui.line_mode.tellings import hand_heading, standings
from drawholdem_tui.match.match import Chair, Dealing, HandResult, Match, MatchError, Mode
from drawholdem_tui.words.cards import Face, faces
from drawholdem_tui.words.errors import on_one_line, sentence
from drawholdem_tui.words.events import Storyteller
from drawholdem_tui.words.match import action_instead, rules_in_short
from drawholdem_tui.words.numbers import chips, net

BETWEEN_HANDS = (
    "next", "overblind", "rebuy", "topup", "sitout", "sitin", "leave", "stacks", "rules", "help",
    "new", "quit",
)  # fmt: skip


class PlainHost:
    """Prints for everybody what everybody may know."""

    listens = True

    def __init__(self, match: Match, lines: Lines, face: Face, buy_in: int) -> None:
        self.match = match
        self.lines = lines
        self.face = face
        self.buy_in = buy_in
        self.keyboard = Keyboard(lines)
        self.players: dict[int, Player] = {}
        self.starts_anew = False
        self._dealing: Dealing | None = None
        self._teller: Storyteller | None = None
        self._log: list[str] = []
        self._pots = ""  # main and side pots, where there is more than one

    # People

    def seat_person(self, chair: int) -> Person:
        """A human on a chair."""
        name = self.match.chairs[chair].name
        person = Person(
            name,
            chair,
            keyboard=self.keyboard,
            face=self.face,
            ask_table=self.ask_table,
            others_are_in=self._others_are_in,
        )
        self.players[chair] = person
        return person

    def _people(self) -> list[int]:
        return [chair for chair, player in self.players.items() if isinstance(player, Person)]

    def _others_are_in(self, name: str) -> bool:
        """Whether another person has been dealt in, folded or not: who has folded sits at the same
        keyboard and may not read on."""
        dealt_in = self._dealing.chairs if self._dealing else ()
        names = [self.match.chairs[chair].name for chair in self._people() if chair in dealt_in]
        return any(other != name for other in names)

    # What happens in a hand

    async def hand_begins(self, dealing: Dealing) -> None:
        names = [chair.name for chair in self.match.chairs]
        self._dealing = dealing
        self._teller = storyteller(dealing, names, self.face)
        self._log = []
        self._pots = ""
        self.lines.say()
        for line in hand_heading(dealing, self.match):
            self._tell(line)

    async def happened(self, dealing: Dealing, events: Sequence[Event]) -> None:
        for event in events:
            if isinstance(event, HandShown | HandMucked | PotAwarded | PotCarried):
                self._everybody_looks()
            said = self._teller.tell(event) if self._teller else None
            if isinstance(event, BetsCollected):
                self._pots = said or ""
            if said and said != self._log[-1]:
                self._tell(said)

    def _everybody_looks(self) -> None:
        """The end of a hand is for all, and nobody's cards may still stand above it."""
        if len(self._people_at_the_table()) > 1:
            self.keyboard.clear()

    def _tell(self, line: str) -> None:
        self._log.append(line)
        self.lines.say(line)

    async def player_failed(self, dealing: Dealing, seat: int, why: str, instead: Action) -> None:
        name = self.match.chairs[dealing.chairs[seat]].name
        self._tell(action_instead(name, on_one_line(why, 120), instead))

    async def hand_is_over(self, dealing: Dealing, result: HandResult) -> None:
        nets = ", ".join(
            f"{self.match.chairs[chair].name} {net(amount)}"
            for chair, amount in sorted(result.nets.items())
        )
        self._tell(f"Net: {nets}.")
        for chair in reversed(result.knocked_out):
            seat = self.match.chairs[chair]
            self._tell(f"{seat.name} is out, in place {seat.place}.")
        self._dealing = None

    def ask_table(self, word: str) -> list[str]:
        """Questions that have nothing private in them."""
        match word:
            case "log":
                return self._log
            case "stacks":
                return [f"{chair.name} {chips(chair.stack)}" for chair in self.match.chairs]
            case "board":
                board = self._teller.board if self._teller else ()
                return [f"Board: {faces(board, self.face) or 'none yet'}."]
            case "pot":
                return [self._pots] if self._pots else []
        return rules_in_short(self.match.rules)

    # Between hands

    async def between_hands(self, match: Match) -> bool:
        """Bots buy in again by themselves, people say what they want."""
        self._bots_buy_in()
        if not match.hands:
            return True
        if not self._people_at_the_table() or (match.over and match.mode is Mode.KNOCKOUT):
            return match.mode is Mode.KNOCKOUT
        goes_on = False
        while not goes_on and not self.starts_anew and self._people_at_the_table():
            self._who_is_broke()
            typed = self.lines.ask("Enter or next: the next hand; help: what else").split()
            try:
                goes_on = self._said_next(typed)
            except CommandError as error:
                self.lines.say(f"{error}.")
            except MatchError as error:
                told = sentence(error.code, error.values)
                self.lines.say(told[:1].upper() + told[1:] + ".")
        return goes_on and not match.over

    def _bots_buy_in(self) -> None:
        if self.match.mode is Mode.KNOCKOUT:
            return
        for chair, player in self.players.items():
            seat = self.match.chairs[chair]
            if isinstance(player, BotPlayer) and not seat.stack:
                self.match.buy(chair, self.buy_in)
                self.lines.say(f"{seat.name} buys {chips(self.buy_in)} more.")

    def _who_is_broke(self) -> None:
        if self.match.mode is Mode.KNOCKOUT:
            return
        for chair in self._people_at_the_table():
            if not self.match.chairs[chair].stack:
                name = self.match.chairs[chair].name
                self.lines.say(f"{name} has no chips: rebuy {name}, or leave {name}.")

    def _people_at_the_table(self) -> list[int]:
        return [chair for chair in self._people() if not self.match.chairs[chair].left]

    def _said_next(self, typed: list[str]) -> bool:
        if not typed:
            return True
        word = full_word(typed[0], BETWEEN_HANDS, ())
        rest = typed[1:]
        match word:
            case "next":
                return True
            case "quit":
                raise Quit
            case "new":
                self.starts_anew = True
            case "help":
                self.lines.say(f"Between hands: {', '.join(BETWEEN_HANDS)}.")
                self.lines.say("With several people say who: overblind Ann, topup Ann 500.")
            case "stacks" | "rules":
                for line in self.ask_table(word):
                    self.lines.say(line)
            case _:
                self._change(word, rest)
        return False

    def _change(self, word: str, rest: list[str]) -> None:
        """Somebody comes, goes, buys or posts."""
        amounts = [each for each in rest if each.replace(",", "").isdigit()]
        chair = self._chair_of([each for each in rest if each not in amounts])
        seat = self.match.chairs[chair]
        match word:
            case "overblind":
                self.match.ask_for_overblind(chair)
                self.lines.say(f"{seat.name} posts an overblind if the place is right.")
            case "rebuy":
                self._buy(chair, seat, max(self.buy_in - seat.stack, 0))
            case "topup":
                if not amounts:
                    raise CommandError("topup needs an amount, such as: topup 500")
                self._buy(chair, seat, int(amounts[0].replace(",", "")))
            case "sitout":
                self.match.sit_out(chair)
                self.lines.say(f"{seat.name} sits out.")
            case "sitin":
                self.match.sit_in(chair)
                self.lines.say(f"{seat.name} is back with the next big blind.")
            case "leave":
                self.match.leave(chair)
                self.lines.say(f"{seat.name} leaves with {chips(seat.stack)}.")

    def _buy(self, chair: int, seat: Chair, amount: int) -> None:
        self.match.buy(chair, amount)
        self.lines.say(f"{seat.name} buys {chips(amount)} and has {chips(seat.stack)}.")

    def _chair_of(self, name: list[str]) -> int:
        people = self._people_at_the_table()
        if not name and len(people) == 1:
            return people[0]
        wanted = " ".join(name).lower()
        for chair in people:
            if self.match.chairs[chair].name.lower() == wanted:
                return chair
        names = ", ".join(self.match.chairs[chair].name for chair in people)
        raise CommandError(f"say who: {names}")

    # The end

    def summary(self) -> None:
        """Who has won what."""
        self.lines.say()
        for line in standings(self.match):
            self.lines.say(line)

    def draw_for_the_button(self) -> None:
        """Shown to everybody (TH-2)."""
        drawn = ", ".join(
            f"{self.match.chairs[chair].name} {self.face(card)}"
            for chair, card in self.match.drawn.items()
        )
        button = self.match.button
        winner = self.match.chairs[button.button].name if button else ""
        self.lines.say(f"For the first button: {drawn}. {winner} has the high card.")
