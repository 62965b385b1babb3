"""Keys and commands at the table: whose they are, what they do now, and which of them still belong
to what was there before."""

from __future__ import annotations

from collections.abc import Callable

from drawholdem_tui.controller.loop import Loop
from drawholdem_tui.engine.cards import Card
from drawholdem_tui.engine.hand import Hand
from drawholdem_tui.engine.rules import Game
from drawholdem_tui.evening.evening import Evening
from drawholdem_tui.match.match import Match
from drawholdem_tui.storage.settings_schema import Preferences
from drawholdem_tui.story.hand_on_show import HandOnShow
from drawholdem_tui.tui.hot_seat.answering import Answering
from drawholdem_tui.tui.hot_seat.bet_entry import TypedBet
from drawholdem_tui.tui.hot_seat.coaching import ask_the_coach
from drawholdem_tui.tui.hot_seat.keyboard import CALM, Keyboard, Lull
from drawholdem_tui.tui.hot_seat.notices import Notices
from drawholdem_tui.tui.hot_seat.own_cards import OwnCards
from drawholdem_tui.tui.hot_seat.question import Question
from drawholdem_tui.tui.hot_seat.screen_port import Front
from drawholdem_tui.tui.keys.command import AT_THE_TABLE, When, not_now
from drawholdem_tui.tui.keys.commands import command as command_of
from drawholdem_tui.tui.keys.keymap import Keymap
from drawholdem_tui.tui.live.afterwards import Afterwards
from drawholdem_tui.tui.live.between import Interval
from drawholdem_tui.tui.live.pace import Pace
from drawholdem_tui.tui.live.person import Person
from drawholdem_tui.words.language import mark as _
from drawholdem_tui.words.language import translate
from drawholdem_tui.words.people import called

IN_THE_ENTRY = ("peek", "coach", "log", "help", "pots")  # the amount stays as it is
_OPENS = ("help", "log", "pots", "notes", "chart", "rules", "settings", "leave")


class Keys:
    """What the director does with whatever is pressed. The director sets all of these."""

    evening: Evening
    match: Match
    preferences: Preferences
    keymap: Keymap
    front: Front
    people: dict[int, Person]
    pace: Pace
    afterwards: Afterwards
    between: Interval
    loop: Loop | None
    last_hand: Hand | None
    show: HandOnShow
    question: Question | None
    notices: Notices
    keyboard: Keyboard
    own_cards: OwnCards
    answering: Answering

    def spent(self, at: float) -> None:
        """A key that has only ended a flight is one of this person's all the same."""
        self.keyboard.key_at(at)

    def press(self, key: str, at: float) -> None:
        """A key, with the time at which it was pressed."""
        if self.keyboard.curtain:
            self._press_on_the_curtain(key, at)
            return
        self.keyboard.key_at(at)
        question = self.question
        if question and question.entry:
            self._press_in_the_entry(question, question.entry, key, at)
            return
        if self.shows_new_card and key == "enter":
            self._new_card_is_seen(at)
            return
        command = self.keymap.run_by(key, self.times())
        if question and question.sure and key == "enter":
            command = question.sure
        if command:
            self.run(command, at)
        elif len(key) == 1 and (other := self.keymap.run_by(key, AT_THE_TABLE)):
            self.notices.tell(not_now(command_of(other).when, between=self.between.open))

    def run(self, command: str, at: float) -> None:
        """Do what a command says, if that is possible now. ``at`` is in the future where it was
        chosen from a list."""
        at = min(at, self.front.now())
        if self.keyboard.curtain:
            if command == "peek":
                self._press_on_the_curtain(self.keymap.keys_of("peek")[0], at)
            elif command == "leave":
                self.front.open(command)
            return
        self.keyboard.key_at(at)
        when = command_of(command).when
        if when not in self.times():
            return
        if when is When.DECISION:
            if self.question and at >= self.question.shown_at:
                self.answering.press(self.question, command, at)
        elif when is When.BETWEEN:
            lull = self.between.lull_before(command)
            if lull is None or self._is_meant(lull, at):
                self.between.run(command)
        else:
            self._always(command, at)
        self._changed()

    def _press_on_the_curtain(self, key: str, at: float) -> None:
        if key in self.keymap.keys_of("leave"):
            self.front.open("leave")
        elif key in self.keymap.keys_of("peek"):
            if self.keyboard.take(at):
                self.own_cards.stay_open_for_a_while()
            else:
                self.front.later(CALM, self.front.changed)
            self.front.changed()

    def _press_in_the_entry(self, question: Question, entry: TypedBet, key: str, at: float) -> None:
        if at < question.shown_at:
            return
        looking = self.keymap.run_by(key, (When.ALWAYS,))
        if looking in IN_THE_ENTRY:
            self._always(looking, at)
        elif key == "escape":
            question.entry = None
        elif key == "enter":
            action = entry.said()
            if action:
                self.answering.say(question, action)
        else:
            entry.press(key)
            self.own_cards.stay_open_for_a_while()
        self._changed()

    def _changed(self) -> None:
        """Something to show, unless it is an answer: what that brings about follows as soon as it
        is written down, and would have to wait for the frame in between."""
        if self.question is None or not self.question.answer.done():
            self.front.changed()

    def _always(self, command: str, at: float) -> None:
        if self.question and command in ("peek", "coach"):
            self.question.forget_refusals()
        match command:
            case "peek" if self.in_the_open:
                self.pace.turn()
            case "peek":
                self._look(at)
            case "coach" if self.question:
                ask_the_coach(
                    self.question,
                    self.front,
                    self.given_away(self.question.chair),
                    allowed=self.coach_is_allowed,
                    cards_are_open=self.keyboard.open,
                )
            case "sort":
                self._sort()
            case "why":
                self._why()
            case "pause" | "skip":
                self._hold_or_hurry(command)
            case "faster" | "slower":
                self.pace.change(1 if command == "faster" else -1)
                self.notices.tell(translate(_("speed {speed} of 5")).format(speed=self.pace.speed))
            case what if what in _OPENS:
                self.front.open(what)

    def _hold_or_hurry(self, command: str) -> None:
        """The evening's clock stands as long as the game is paused."""
        if command == "pause":
            self.pace.pause()
        elif self.between.people() or not self.people:
            self.pace.skip()
        else:
            self.pace.skip_to_the_end()
            self.between.go_on()
        self.evening.stopwatch.run(on=not self.pace.paused)

    def _why(self) -> None:
        """After a hand what stands behind the coach's line; before that, at one's own turn, the
        wish to be told."""
        alone = self.alone
        if self.between.open and alone is not None:
            if self.afterwards.of(alone):
                self.front.open(f"why-{alone}")
            else:
                self.look_afterwards(alone, lambda: self.front.open(f"why-{alone}"))
        elif self.between.open and self.afterwards.asked:
            self.front.open("why")
        elif self.question and self.keyboard.open:
            chair = self.question.chair
            wanted = self.afterwards.asks(chair)
            said = _("{name}: {key} tells after each hand what it cost")
            if not wanted:
                said = _("{name}: nothing is told after a hand")
            name, key = called(self.match.chairs[chair].name), self.keymap.key_of("why")
            self.notices.tell(translate(said).format(name=name, key=key))
        else:
            self.notices.tell(translate(_("ask for it at your turn")))

    def _is_meant(self, lull: Lull, at: float) -> bool:
        """Whether a key was pressed for what came up, and not still for what was before."""
        meant = lull.is_over(at)
        if not meant:
            self.notices.tell(translate(_("One moment \u2026")))
        return meant

    def _new_card_is_seen(self, at: float) -> None:
        if self._is_meant(self.own_cards.lull, at):
            self.own_cards.seen()

    def _look(self, at: float) -> None:
        """Own cards of a hand that goes on."""
        if self.shows_new_card and self.keyboard.open:
            self._new_card_is_seen(at)
        elif self.keyboard.holder is not None and self.show.ending is None:
            self.own_cards.look()

    def _sort(self) -> None:
        """Only what somebody is looking at: where marks lie among hidden cards tells nothing."""
        if self.show.rules.game is not Game.DRAW_POKER:
            self.notices.tell(translate(_("two cards need no sorting")))
        elif self.may_sort:
            self.own_cards.sort = not self.own_cards.sort
        else:
            self.notices.tell(translate(_("look at your cards first")))

    # What is going on

    def times(self) -> tuple[When, ...]:
        """What is going on, for commands."""
        if self.question:
            return (When.DECISION, When.ALWAYS)
        return (When.BETWEEN, When.ALWAYS) if self.between.open else (When.ALWAYS,)

    @property
    def alone(self) -> int | None:
        """The one person of the hand on show who still is the only one: whoever has come or gone
        since then sees the screen, too."""
        return self.show.alone if self.show.alone == self.evening.alone else None

    @property
    def in_the_open(self) -> bool:
        """All hands lie so that everybody sees them."""
        return self.evening.laid.in_the_open

    @property
    def may_sort(self) -> bool:
        """Five cards that somebody is looking at."""
        after = self.show.ending is not None and self.keyboard.always_open
        return self.show.rules.game is Game.DRAW_POKER and (self.keyboard.open or after)

    @property
    def shows_new_card(self) -> bool:
        return self.question is None and self.own_cards.waits_for_a_look

    def look_afterwards(self, chair: int, then: Callable[[], None] = lambda: None) -> None:
        hand, dealing = self.last_hand, self.show.dealing
        if hand is not None and dealing is not None and hand.decision is None:
            self.afterwards.look_at(hand, dealing, chair, then)

    def given_away(self, chair: int) -> tuple[Card, ...]:
        """The cards that somebody has seen go in this hand."""
        from drawholdem_tui.players.coach.seen import given_away_by

        return given_away_by(self.loop.hand if self.loop else None, self.show.seat_of(chair))

    @property
    def coach_is_allowed(self) -> bool:
        here = [chair for chair in self.people if not self.match.chairs[chair].left]
        return self.preferences.coach_allowed(len(here))
