"""Directs what is seen: puts questions to people, takes keys, and knows the state of the table.

No widget is known here, and no time passes by itself, so that tests can play without a screen.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence

from drawholdem_tui.controller.loop import Loop
from drawholdem_tui.engine.actions import Action
from drawholdem_tui.engine.cards import Card
from drawholdem_tui.engine.decisions import Decision, may_still_swap
from drawholdem_tui.engine.hand import Hand
from drawholdem_tui.engine.view import View
from drawholdem_tui.evening.between import BetweenHands
from drawholdem_tui.evening.evening import Evening
from drawholdem_tui.match.match import Dealing
from drawholdem_tui.storage.settings_schema import Preferences
from drawholdem_tui.story.hand_on_show import HandOnShow
from drawholdem_tui.tui.directing.afterwards import Afterwards
from drawholdem_tui.tui.directing.between import Interval
from drawholdem_tui.tui.directing.notices import Notices
from drawholdem_tui.tui.directing.pace import Pace
from drawholdem_tui.tui.directing.person import Person
from drawholdem_tui.tui.directing.run_out import RunOut
from drawholdem_tui.tui.hot_seat.action_places import Offer
from drawholdem_tui.tui.hot_seat.answering import Answering
from drawholdem_tui.tui.hot_seat.bet_entry import TypedBet
from drawholdem_tui.tui.hot_seat.coaching import ask_the_coach
from drawholdem_tui.tui.hot_seat.front import Front
from drawholdem_tui.tui.hot_seat.keyboard import CALM, Keyboard, Lull
from drawholdem_tui.tui.hot_seat.own_cards import OwnCards
from drawholdem_tui.tui.hot_seat.question import REST, Question
from drawholdem_tui.tui.keys.commands import When, not_now
from drawholdem_tui.tui.keys.commands import command as command_of
from drawholdem_tui.tui.keys.keymap import Keymap
from drawholdem_tui.words.cards import Face
from drawholdem_tui.words.evening import last_hand
from drawholdem_tui.words.language import mark as _
from drawholdem_tui.words.language import translate

IN_THE_ENTRY = ("peek", "coach", "log", "help", "pots")  # the amount stays as it is
_OPENS = ("help", "log", "pots", "chart", "settings", "leave")


class Director:
    """``press`` and ``run`` come from the screen, ``ask`` from the loop."""

    def __init__(
        self,
        evening: Evening,
        preferences: Preferences,
        keymap: Keymap,
        front: Front,
        face: Face,
    ) -> None:
        self.evening = evening
        self.face = face
        self.match = evening.match
        self.preferences = preferences
        self.keymap = keymap
        self.front = front
        self.pace = Pace(preferences.speed)
        self.pace.by_hand = self.in_the_open
        self.afterwards = Afterwards(front)
        self.run_out = RunOut(front)
        self.between = Interval(BetweenHands(evening), front)
        self.people = {chair: Person(chair, self.ask) for chair in evening.people}
        self.loop: Loop | None = None  # set by who starts it
        self.last_hand: Hand | None = None  # played, or just over: own cards stay in sight
        self.news: tuple[str, ...] = ()  # told once, with the next hand
        self.show = self.on_show()
        self.question: Question | None = None
        self.notices = Notices(front)
        self.keyboard = Keyboard()
        self.own_cards = OwnCards(self.keyboard, front, self._cards_are_down)
        self._answering = Answering(self.own_cards)
        self._meant: tuple[int, dict[str, Offer]] | None = None  # by the last question
        self._pass_on_preferences()

    def prefer(self, preferences: Preferences, keymap: Keymap) -> None:
        """Somebody has changed the settings."""
        if preferences.speed != self.preferences.speed:
            self.pace.speed = preferences.speed
        self.preferences = preferences
        self.keymap = keymap
        self._pass_on_preferences()
        self.front.changed()

    def _pass_on_preferences(self) -> None:
        alone = self.preferences.always_open and len(self.people) == 1
        self.keyboard.always_open = alone or self.in_the_open
        self.own_cards.seconds = self.preferences.peek_seconds
        self._answering.keymap = self.keymap
        self._answering.asks_before_free_folds = self.preferences.confirm_free_fold
        self._answering.asks_before_big_calls = self.preferences.confirm_big_calls

    # The hand on the screen

    def on_show(self, dealing: Dealing | None = None) -> HandOnShow:
        """A hand before its first event; the button still lies where it was."""
        button = self.show.button if dealing else None
        computers = self.evening.laid.bots
        return HandOnShow(
            self.match.chairs,
            computers,
            self.match.rules,
            self.face,
            dealing,
            button=button,
            alone=self.evening.alone,
            in_the_open=self.in_the_open,
        )

    def hand_begins(self, dealing: Dealing) -> None:
        """One person alone has the keyboard from the first card on."""
        self.everybody_looks()
        self.afterwards.hand_begins()
        self._meant = None
        self._answering.forget()
        dealt_in = [chair for chair in self.people if chair in dealing.chairs]
        if len(dealt_in) == 1 and not self._others_are_here(dealt_in[0]):
            self.keyboard.hand_to(dealt_in[0], others=False)

    def settled(self) -> None:
        """Everything that has happened is shown: somebody is to act."""
        hand = self.loop.hand if self.loop else None
        if hand is not None:
            self.last_hand = hand
            self.show.stage.to_act = hand.decision.seat if hand.decision else None
            self.show.stage.may_still_swap = may_still_swap(hand.decision, self.show.board)
        self.front.changed()

    def hand_ends(self) -> None:
        """Whoever wants it is told what the own decisions have cost."""
        for chair in self.people:
            by_itself = chair == self.evening.alone and self.preferences.after_the_hand
            if by_itself or chair in self.afterwards.asked:
                self._look_afterwards(chair)

    def _look_afterwards(self, chair: int, then: Callable[[], None] = lambda: None) -> None:
        hand, dealing = self.last_hand, self.show.dealing
        if hand is not None and dealing is not None and hand.decision is None:
            self.afterwards.look_at(hand, dealing, chair, then)

    def everybody_looks(self) -> None:
        """The end of a hand is for all: nobody's cards lie open but those that are shown."""
        self.own_cards.new_card = None
        self.keyboard.everybody_looks()

    def people_in_the_hand(self) -> bool:
        """Whether somebody who is no computer can still win it."""
        dealing, seats = self.show.dealing, self.show.stage.seats
        if dealing is None or not seats:
            return True
        own = [dealing.seat_of(chair) for chair in self.people]
        return any(seat is not None and not seats[seat].folded for seat in own)

    @property
    def flight(self) -> float:
        """Seconds that things are in the air now; 0 where nothing moves."""
        return self.pace.flight if self.preferences.motion else 0.0

    def show_cards(self, chair: int, cards: Sequence[Card]) -> None:
        """Of the hand that is over, for everybody."""
        event = self.evening.show(chair, cards) if self.between.open else None
        if event is not None:
            self.show.after(event)
            self.front.changed()

    def end_the_evening(self) -> None:
        """With the hand going on, or at once where none is."""
        self.evening.end_with_this_hand()
        if self.between.open:
            self.between.go_on()
        else:
            self.show.note(last_hand())
        self.front.changed()

    # Questions

    async def ask(self, chair: int, view: View, decision: Decision) -> Action:
        """Put a question to the person on a chair, and wait for the answer."""
        said = self._answering.said_before(chair, decision)
        if said is not None:
            return said
        await self._until_the_new_card_is_seen(chair)
        answer: asyncio.Future[Action] = asyncio.get_running_loop().create_future()
        question = Question(chair, view, decision, answer)
        if self._meant and self._meant[0] == chair:
            question.rest_after(self._meant[1])
        self.keyboard.hand_to(chair, others=self._others_are_here(chair))
        if self._meant is None and not self.keyboard.curtain and len(self.people) > 1:
            question.rest_at_first()  # who is out may have pressed the last key
        self.question = question
        self.pace.arrived()
        if self.preferences.bell:
            self.front.ring()
        self.front.changed()
        try:
            return await answer
        finally:
            question.stop_thinking()
            self._meant = (chair, question.offers())
            self.question = None

    def painted(self) -> None:
        """The screen shows what there is: keys from now on are meant for it."""
        now = self.front.now()
        self.keyboard.painted(now)
        for lull in (self.own_cards.lull, self.between.lull):
            lull.painted(now, self.keyboard.last_key if len(self.people) > 1 else float("-inf"))
        question = self.question
        if question and not self.keyboard.curtain and question.shown_at == float("inf"):
            question.seen(now, self.keyboard.last_key)
            if question.resting:
                self.front.changed()
                self.front.later(REST, self.front.changed)

    @property
    def in_the_open(self) -> bool:
        """All hands lie so that everybody sees them."""
        return self.evening.laid.in_the_open

    def _others_are_here(self, chair: int) -> bool:
        """Whether another person sits at the table, in this hand or not: between two of them the
        keyboard is handed over, whatever has been folded."""
        return not self.in_the_open and any(other != chair for other in self.between.people())

    async def _until_the_new_card_is_seen(self, chair: int) -> None:
        """Before the keyboard is handed over, whoever has just swapped looks at the new card; till
        then it is nobody else's turn."""
        new_card = self.own_cards.new_card
        if new_card is None:
            return
        stage = self.show.stage
        to_act, stage.to_act = stage.to_act, None
        try:
            if self.keyboard.holder != chair and self._others_are_here(chair):
                self.front.changed()
                await new_card
        finally:
            stage.to_act = to_act
            self.own_cards.new_card = None

    @property
    def shows_new_card(self) -> bool:
        return self.question is None and self.own_cards.waits_for_a_look

    def cards_down(self) -> None:
        """Whoever sees the screen next may be somebody else."""
        self.own_cards.hide()
        self.front.changed()

    def attended(self, *, now: bool) -> None:
        """The terminal has got or lost the focus. One person alone comes back to open cards; among
        several people they stay covered until somebody looks."""
        self.keyboard.unattended = not now
        if not now:
            self.own_cards.hide()
        self.front.changed()

    def _cards_are_down(self) -> None:
        """With the cards goes whatever tells of them: only openers get as far as an amount."""
        question = self.question
        if question and question.entry and question.is_about_opening:
            question.entry = None

    # Keys and clicks

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
        elif len(key) == 1 and (other := self.keymap.run_by(key, When)):
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
                self._answering.press(self.question, command, at)
        elif when is When.BETWEEN:
            if not self.between.is_an_answer(command) or self._is_meant(self.between.lull, at):
                self.between.run(command)
        else:
            self._always(command, at)
        self._changed()

    def times(self) -> tuple[When, ...]:
        """What is going on, for commands."""
        if self.question:
            return (When.DECISION, When.ALWAYS)
        return (When.BETWEEN, When.ALWAYS) if self.between.open else (When.ALWAYS,)

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
                self._answering.say(question, action)
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
                    self._given_away(self.question.chair),
                    allowed=self.coach_is_allowed,
                    cards_are_open=self.keyboard.open,
                )
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
        alone = self.evening.alone
        if self.between.open and alone is not None:
            if self.afterwards.of(alone):
                self.front.open(f"why-{alone}")
            else:
                self._look_afterwards(alone, lambda: self.front.open(f"why-{alone}"))
        elif self.between.open and self.afterwards.asked:
            self.front.open("why")
        elif self.question and self.keyboard.open:
            chair = self.question.chair
            wanted = self.afterwards.asks(chair)
            said = _("{name}: {key} tells after each hand what it cost")
            if not wanted:
                said = _("{name}: nothing is told after a hand")
            name, key = self.match.chairs[chair].name, self.keymap.key_of("why")
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

    def _given_away(self, chair: int) -> tuple[Card, ...]:
        """The cards that somebody has seen go in this hand."""
        from drawholdem_tui.players.coach.seen import given_away

        hand, dealing = self.loop.hand if self.loop else None, self.show.dealing
        seat = dealing.seat_of(chair) if dealing else None
        if hand is None or seat is None:
            return ()
        return given_away(hand.events_for(seat), seat)

    @property
    def coach_is_allowed(self) -> bool:
        return self.preferences.coach_allowed(len(self.people))
