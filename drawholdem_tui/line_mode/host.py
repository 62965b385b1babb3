"""The plain-text table: tells what happens, and looks after it between the hands."""

from __future__ import annotations

from collections.abc import Sequence

from drawholdem_tui.controller.loop import Loop
from drawholdem_tui.engine.events import (
    BetsCollected,
    Event,
    HandMucked,
    HandShown,
    PotAwarded,
    PotCarried,
)
from drawholdem_tui.engine.rules import Game
from drawholdem_tui.evening.evening import Evening
from drawholdem_tui.line_mode.between import BetweenHands
from drawholdem_tui.line_mode.keyboard import Keyboard
from drawholdem_tui.line_mode.lines import Lines
from drawholdem_tui.line_mode.person import Person, storyteller
from drawholdem_tui.match.match import Dealing, HandResult, Match
from drawholdem_tui.match.mode import Mode
from drawholdem_tui.words.book import not_saved
from drawholdem_tui.words.cards import Face, faces
from drawholdem_tui.words.errors import on_one_line
from drawholdem_tui.words.evening import hand_heading, standings
from drawholdem_tui.words.events import Storyteller
from drawholdem_tui.words.games import failure, rules_in_short
from drawholdem_tui.words.numbers import chips, net
from drawholdem_tui.words.people import about


class PlainHost:
    """Prints for everybody what everybody may know."""

    listens = True

    def __init__(self, evening: Evening, lines: Lines, face: Face) -> None:
        self.evening = evening
        self.match = evening.match
        self.lines = lines
        self.face = face
        self.buy_in = evening.laid.buy_in
        self.keyboard = Keyboard(lines)
        self.people: dict[int, Person] = {}
        self.loop: Loop | None = None  # set by who starts it
        for chair in evening.people:
            self.seat_person(chair)
        self.between = BetweenHands(self)
        self._dealing: Dealing | None = None
        self._teller: Storyteller | None = None
        self._log: list[str] = []
        self._pots = ""  # main and side pots, where there is more than one

    @property
    def starts_anew(self) -> bool:
        """Somebody wants a new evening behind this one."""
        return self.between.starts_anew

    # People

    def seat_person(self, chair: int) -> None:
        """A human on a chair."""
        name = self.match.chairs[chair].name
        self.people[chair] = Person(
            name,
            chair,
            keyboard=self.keyboard,
            face=self.face,
            ask_table=self.ask_table,
            others_are_in=self._others_are_in,
        )
        if self.loop:  # somebody has come between two hands
            self.loop.players[chair] = self.people[chair]

    def _others_are_in(self, name: str) -> bool:
        """Whether another person has been dealt in, folded or not: who has folded sits at the same
        keyboard and may not read on."""
        dealt_in = self._dealing.chairs if self._dealing else ()
        names = [self.match.chairs[chair].name for chair in self.people if chair in dealt_in]
        return any(other != name for other in names)

    # What happens in a hand

    def hand_begins(self, dealing: Dealing, seal: str) -> None:
        names = [chair.name for chair in self.match.chairs]
        self._dealing = dealing
        self._teller = storyteller(dealing, names, self.face)
        self._log = []
        self._pots = ""
        self.lines.say()
        for line in hand_heading(dealing, self.match, self.evening.laid.seed, seal):
            self._tell(line)
        if fault := self.evening.not_saved:
            self._tell(not_saved(fault.fault, fault.why))

    def happened(self, dealing: Dealing, events: Sequence[Event]) -> None:
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
        if len(self.people_at_the_table()) > 1 and self.keyboard.clear():
            for line in self.ask_table("board"):
                self.lines.say(line)

    def _tell(self, line: str) -> None:
        self._log.append(line)
        self.lines.say(line)

    def player_failed(self, dealing: Dealing, seat: int, why: str) -> None:
        self._tell(failure(self.match.chairs[dealing.chairs[seat]].name, on_one_line(why, 120)))

    def hand_is_over(self, dealing: Dealing, result: HandResult) -> None:
        nets = ", ".join(
            f"{self.match.chairs[chair].name} {net(amount)}"
            for chair, amount in sorted(result.nets.items())
        )
        self._tell(f"Net: {nets}.")
        for chair in reversed(result.knocked_out):
            seat = self.match.chairs[chair]
            self._tell(
                about(seat.name, "{name} {is_} out, in place {place}.", place=str(seat.place))
            )
        self._dealing = None

    async def settled(self) -> None:
        """Lines are there as soon as they are printed."""

    def ask_table(self, word: str) -> list[str]:
        """Questions that have nothing private in them."""
        match word:
            case "log":
                return self._log
            case "stacks":
                return self._stacks()
            case "board":
                board = self._teller.board if self._teller else ()
                if self.match.rules.game is Game.DRAW_POKER:
                    return []
                return [f"Board: {faces(board, self.face) or 'nothing yet'}."]
            case "pot":
                return [self._pots] if self._pots else []
        return rules_in_short(self.match.rules)

    def _stacks(self) -> list[str]:
        """Before the hand's end, what each has left in it."""
        stacks = {
            chair: seat.stack for chair, seat in enumerate(self.match.chairs) if not seat.left
        }
        hand = self.loop.hand if self.loop else None
        if hand and self._dealing:
            stacks |= dict(zip(self._dealing.chairs, hand.stacks, strict=True))
        return [
            f"{self.match.chairs[chair].name} {chips(stack)}." for chair, stack in stacks.items()
        ]

    # Between hands

    async def between_hands(self, match: Match) -> bool:
        """Bots buy in again by themselves, people say what they want."""
        for name in self.evening.bots_buy_in():
            self.lines.say(f"{name} buys {chips(self.buy_in)} more.")
        people = self.people_at_the_table()
        if not match.hands or not people or (match.over and match.mode is Mode.KNOCKOUT):
            return True
        goes_on = self.between.until_next()
        if goes_on and match.over:
            self.lines.say("Fewer than two have chips and play: the evening is over.")
        return goes_on

    def people_at_the_table(self) -> list[int]:
        """Who has neither left nor been knocked out."""
        seats = self.match.chairs
        return [c for c in self.people if not seats[c].left and seats[c].place is None]

    async def evening_is_over(self) -> None:
        """What has been printed stays."""

    # The end

    def interrupted(self) -> None:
        """Somebody has left the table before the evening was over."""
        in_mid_hand = self.loop is not None and self.loop.hand is not None
        if self.evening.keeper is None or self.evening.not_saved:
            if in_mid_hand:
                self.lines.say("The evening ends in mid-hand; the chips stand as before it.")
            self.match.close()
        elif in_mid_hand:
            self.lines.say("The game is saved in mid-hand; the chips stand as before it.")
        else:
            self.lines.say("The game is saved.")
        if in_mid_hand:
            self.match.hands -= 1

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
        self.lines.say(f"For the first button: {drawn}.")
        self.lines.say(about(winner, "{name} {has} the high card and the button."))
