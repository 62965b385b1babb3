"""The plain-text table: tells what happens, and looks after it between the hands."""

from __future__ import annotations

from collections.abc import Sequence

from drawholdem_tui.controller.loop import Loop
from drawholdem_tui.engine.events import Event
from drawholdem_tui.engine.hand import Hand
from drawholdem_tui.engine.rules import Game
from drawholdem_tui.evening.between import BetweenHands
from drawholdem_tui.evening.company import SmallTalk, notes_of
from drawholdem_tui.evening.evening import Evening
from drawholdem_tui.line_mode.between import Interval
from drawholdem_tui.line_mode.ending import tell_that_it_stops, tell_the_summary
from drawholdem_tui.line_mode.lines import Lines
from drawholdem_tui.line_mode.person import Keyboard, Person
from drawholdem_tui.line_mode.stacks import stacks
from drawholdem_tui.match.choice import GAMES
from drawholdem_tui.match.dealing import Dealing, HandResult
from drawholdem_tui.match.match import Match
from drawholdem_tui.match.mode import Mode
from drawholdem_tui.story.hand_on_show import HandOnShow, is_for_everybody
from drawholdem_tui.words.cards import Face, faces, in_words
from drawholdem_tui.words.language import _, translate
from drawholdem_tui.words.past.book import whole_seal
from drawholdem_tui.words.people import Told, told
from drawholdem_tui.words.sentences import as_sentence
from drawholdem_tui.words.table.evening import hand_heading, last_hand
from drawholdem_tui.words.table.games import rules_in_short
from drawholdem_tui.words.table.levels import new_level

_DRAWS = Told(_("You draw {card}."), _("{name} draws {card}."))
_MAY_CHOOSE = Told(
    _("You choose the next game: type game and one of {games}, or next for the same."),
    _("{name} chooses the next game: type game and one of {games}, or next for the same."),
)
_HIGH_CARD = Told(
    _("You have the high card and the button."), _("{name} has the high card and the button.")
)


class PlainHost:
    """Prints for everybody what everybody may know."""

    listens = True

    def __init__(
        self,
        evening: Evening,
        lines: Lines,
        face: Face,
        *,
        after_the_hand: bool = True,
        small_talk: bool = True,
        tutor: int = 0,
        terse: bool = False,
    ) -> None:
        """``after_the_hand``: one person alone is told which decision cost most."""
        self.evening = evening
        self.match = evening.match
        self.lines = lines
        self.face = face
        self.terse = terse
        self.keyboard = Keyboard(lines)
        self.people: dict[int, Person] = {}
        self.loop: Loop | None = None  # set by who starts it
        for chair in evening.people:
            self.seat_person(chair)
        self.between = BetweenHands(evening)
        self.interval = Interval(
            self.between, lines, self.ask_table, self.seat_person, self._is_shown
        )
        self.show = self._on_show()
        self._in_a_hand = False
        self._after_the_hand = after_the_hand
        self._tutor = tutor
        self._small_talk = SmallTalk(evening) if small_talk else None
        self._last: tuple[Hand, int] | None = None  # and where the person alone sat

    @property
    def starts_anew(self) -> bool:
        """Somebody wants a new evening behind this one."""
        return self.interval.starts_anew

    def _on_show(self, dealing: Dealing | None = None) -> HandOnShow:
        """A hand before its first event."""
        return HandOnShow(
            self.match.chairs,
            self.evening.laid.bots,
            self.match.rules,
            self.face,
            dealing,
            alone=self.evening.alone,
            in_the_open=self.evening.laid.in_the_open,
        )

    # People

    def seat_person(self, chair: int) -> None:
        """A human on a chair."""
        name = self.match.chairs[chair].name
        self.people[chair] = Person(
            name,
            chair,
            keyboard=self.keyboard,
            face=self.face,
            terse=self.terse,
            ask_table=self.ask_table,
            end_the_evening=self._end_the_evening,
            others_are_in=lambda: self._others_are_in(chair),
            tutor=lambda: self._tutor if self.evening.alone is not None else 0,
        )
        if self.loop:  # somebody has come between two hands
            self.loop.players[chair] = self.people[chair]

    def _others_are_in(self, person: int) -> bool:
        """Whether another person has been dealt in, folded or not: who has folded sits at the same
        keyboard and may not read on, but where all hands lie open."""
        if self.keyboard.lies_open:
            return False
        dealing = self.show.dealing
        dealt_in = dealing.chairs if dealing and self._in_a_hand else ()
        return any(chair != person and chair in dealt_in for chair in self.people)

    # What happens in a hand

    def hand_begins(self, dealing: Dealing, seal: str) -> None:
        self.show = self._on_show(dealing)
        self.show.seal = seal
        for chair, person in self.people.items():  # somebody may have come, or gone
            person.name = self.match.chairs[chair].name
        self._in_a_hand = True
        self.keyboard.is_shared = len(self.between.people()) > 1
        self.keyboard.lies_open = self.evening.laid.in_the_open
        self.lines.tell()
        heading = hand_heading(
            dealing, self.match, self.evening.laid.seed, seal,
            alone=self.evening.alone, spelled=self.face is in_words,
        )  # fmt: skip
        if self.evening.is_new_level(dealing):
            heading.append(as_sentence(new_level(dealing.rules)))
        heading += self.evening.told_with_a_hand()
        self.show.begins(heading)
        for line in heading[:1] if self.terse else heading:
            self.lines.tell(line)

    def happened(self, dealing: Dealing, events: Sequence[Event]) -> None:
        self.show.is_last = self.evening.is_last_hand
        for event in events:
            if is_for_everybody(event):
                self._everybody_looks()
            if said := self.show.after(event):
                self.lines.tell(said)

    def _is_shown(self, event: Event) -> str | None:
        """Of the hand that is over."""
        return self.show.after(event)

    def _everybody_looks(self) -> None:
        """Nobody's cards may still stand above the end of a hand."""
        if len(self.between.people()) > 1 and self.keyboard.clear():
            for line in self.ask_table("board"):
                self.lines.tell(line)

    def player_failed(self, dealing: Dealing, seat: int, why: str) -> None:
        self.lines.tell(self.show.failed(seat))

    def hand_is_over(self, dealing: Dealing, result: HandResult) -> None:
        for line in self.show.ends(result):
            self.lines.tell(line)
        if self._small_talk and (said := self._small_talk.after(result)):
            self.lines.tell(said)
        self._in_a_hand = False
        if self._after_the_hand and self._last:
            from drawholdem_tui.players.coach.review import looked_at
            from drawholdem_tui.words.advice.review import heard_line, quiet_line

            if dearest := looked_at(*self._last).dearest:
                heard = self.face is in_words
                self.lines.tell(
                    heard_line(dearest, self.face) if heard else quiet_line(dearest, self.face)[0]
                )

    async def settled(self) -> None:
        """Lines are there as soon as they are printed."""
        hand = self.loop.hand if self.loop else None
        dealing, alone = self.show.dealing, self.evening.alone
        if hand is not None and dealing is not None:
            seat = dealing.seat_of(alone) if alone is not None else None
            self._last = None if seat is None else (hand, seat)

    def note(self, line: str) -> None:
        """Something of this hand for whoever comes to the keyboard later."""
        self.show.note(line)

    async def _end_the_evening(self) -> str:
        """With the hand going on; told when it is on the disk."""
        self.evening.end_with_this_hand()
        await self.evening.written()
        return last_hand()

    def ask_table(self, word: str) -> list[str]:
        """Questions that have nothing private in them."""
        match word:
            case "log":
                return [str(line) for line in self.show.log]
            case "stacks":
                dealing = self.show.dealing if self._in_a_hand else None
                return stacks(self.evening, self.show, dealing)
            case "board":
                if self.match.rules.game is Game.DRAW_POKER:
                    return []
                return [self._board()]
            case "pot":
                return self.show.side_pots()
            case "seal":
                return whole_seal(self.show.seal)
            case "why":
                return self._why()
            case "notes":
                return notes_of(self.evening, self._asked())
        return rules_in_short(self.match.rules)

    def _asked(self) -> int | None:
        """The chair of whoever is."""
        hand, dealing = self.loop.hand if self.loop else None, self.show.dealing
        decision = hand.decision if hand else None
        return dealing.chairs[decision.seat] if dealing and decision else None

    def _why(self) -> list[str]:
        """What the decisions of the last hand cost, for one person alone."""
        if self._last is None:
            return [translate(_("The coach only helps when just one person is at the table."))]
        from drawholdem_tui.players.coach.review import looked_at
        from drawholdem_tui.words.advice.why import why_as_lines

        return why_as_lines(looked_at(*self._last), self.face)

    def _board(self) -> str:
        cards = faces(self.show.board, self.face)
        said = _("Board: {cards}.") if cards else _("Board: nothing yet.")
        return translate(said, cards=cards)

    # Between hands

    async def between_hands(self, match: Match) -> bool:
        """Bots buy in again by themselves, people say what they want."""
        if self.evening.to_end:
            return False
        if self.evening.last and self.show.dealing is None:  # taken up between two hands
            self.show = self._on_show(self.evening.last.dealing)
            self.show.look_back(self.evening.last.hand)
        bought = self.between.computers_buy_in()
        self.evening.computer_chooses()
        await self.evening.written()
        self.lines.say_all(bought)
        people = self.between.people()
        if (chooser := self.between.chooser()) is not None:
            self.lines.say(told(self.evening.who(chooser), _MAY_CHOOSE, games=", ".join(GAMES)))
        if not match.hands or not people or (match.over and match.mode is Mode.KNOCKOUT):
            return True
        goes_on = await self.interval.until_next()
        if goes_on and match.over:
            self.lines.say(translate(_("Fewer than two players have chips: the evening is over.")))
        return goes_on

    async def evening_is_over(self) -> None:
        """What has been printed stays."""

    # The end

    def interrupted(self) -> None:
        """Somebody has left the table before the evening was over."""
        in_mid_hand = self.loop is not None and self.loop.hand is not None
        saved = _("The game is saved mid-hand, with everyone's chips as they were before the hand.")
        tell_that_it_stops(
            self.evening, self.lines, in_mid_hand=in_mid_hand, saved=translate(saved)
        )
        if in_mid_hand:
            self.match.hands -= 1

    def summary(self) -> None:
        tell_the_summary(self.evening, self.lines, self.face)

    def draw_for_the_button(self) -> None:
        """Shown to everybody (TH-2); in the hand of a file everybody sits already."""
        if not self.match.drawn:
            return
        drawn = " ".join(
            told(self.evening.who(chair), _DRAWS, card=self.face(card))
            for chair, card in self.match.drawn.items()
        )
        button = self.match.button
        self.lines.say(translate(_("Cards for the button: {drawn}"), drawn=drawn))
        if button:
            self.lines.say(told(self.evening.who(button.button), _HIGH_CARD))
