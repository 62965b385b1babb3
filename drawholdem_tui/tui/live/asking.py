"""The table as the screen knows it: the hand on show, whose keyboard it is, and the questions that
are put to people."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from drawholdem_tui.controller.loop import Loop
from drawholdem_tui.controller.ports import Player
from drawholdem_tui.engine.actions import Action
from drawholdem_tui.engine.decisions import Decision, may_still_swap
from drawholdem_tui.engine.hand import Hand
from drawholdem_tui.engine.view import View
from drawholdem_tui.evening.between import BetweenHands
from drawholdem_tui.evening.evening import Evening
from drawholdem_tui.match.dealing import Dealing
from drawholdem_tui.storage.settings_schema import Preferences
from drawholdem_tui.story.hand_on_show import HandOnShow
from drawholdem_tui.tui.hot_seat.answering import Answering
from drawholdem_tui.tui.hot_seat.coaching import Tutor, ask_the_coach
from drawholdem_tui.tui.hot_seat.commands import Offer
from drawholdem_tui.tui.hot_seat.keyboard import REST, Keyboard
from drawholdem_tui.tui.hot_seat.own_cards import SOON, OwnCards
from drawholdem_tui.tui.hot_seat.question import Question
from drawholdem_tui.tui.hot_seat.screen_port import Front, Notices
from drawholdem_tui.tui.hot_seat.worked_out import Afterwards, Chances
from drawholdem_tui.tui.keys.command import When
from drawholdem_tui.tui.keys.keymap import Keymap
from drawholdem_tui.tui.live.between import Interval
from drawholdem_tui.tui.live.pace import Pace
from drawholdem_tui.words.cards import Face
from drawholdem_tui.words.language import _, translate
from drawholdem_tui.words.table.evening import last_hand

# puts a question to the person on a chair
Ask = Callable[[int, View, Decision], Awaitable[Action]]


class Person(Player):
    """Answers when the screen has an answer. What happens is shown to everybody; own cards come
    from the view."""

    def __init__(self, chair: int, ask: Ask) -> None:
        self.chair = chair
        self._ask = ask

    async def decide(self, view: View, decision: Decision) -> Action:
        return await self._ask(self.chair, view, decision)


class Asking:
    """``ask`` comes from the loop."""

    def __init__(
        self, evening: Evening, preferences: Preferences, keymap: Keymap, front: Front, face: Face
    ) -> None:
        self.evening = evening
        self.face = face
        self.match = evening.match
        self.preferences = preferences
        self.keymap = keymap
        self.front = front
        self.pace = Pace(preferences.speed)
        self.afterwards = Afterwards(front)
        self.chances = Chances(front)
        self.between = Interval(BetweenHands(evening), front, self.seat_person)
        self.people: dict[int, Person] = {}
        self.coached: set[str] = set()  # whose cards the coach stays beside, until sent away
        self.loop: Loop | None = None  # set by who starts it
        for chair in evening.people:
            self.seat_person(chair)
        self.handed_over = 0  # the keyboard, so often
        self.last_hand: Hand | None = None  # played, or just over: own cards stay in sight
        self.news: tuple[str, ...] = ()  # told once, with the next hand
        self.notice = ""  # in the title until somebody here acts, or the hand after it
        self.has_acted = False  # somebody who sits here, this evening
        self.show = self.on_show()
        self.question: Question | None = None
        self.notices = Notices(front)
        self.keyboard = Keyboard()
        self.own_cards = OwnCards(self.keyboard, front, self._cards_are_down, self._close_soon)
        self.answering = Answering(self.own_cards)
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

    def say_again(self) -> None:
        """In the language that has been chosen meanwhile. What a key has just come to was only for
        a moment."""
        self.show.say_again()
        self.notices.text = self.between.told = ""
        if self.question:
            self.question.forget_refusals()

    def _pass_on_preferences(self) -> None:
        alone = self.evening.alone is not None
        self.keyboard.always_open = self.in_the_open or (alone and self.preferences.always_open)
        self.pace.by_hand = self.in_the_open
        self.own_cards.seconds = self.preferences.peek_seconds
        self.answering.keymap = self.keymap
        self.answering.asks_before_free_folds = self.preferences.confirm_free_fold
        self.answering.asks_before_big_calls = self.preferences.confirm_big_calls
        threshold = self.preferences.tutor if alone and not self.in_the_open else 0
        self.answering.tutor = Tutor(self.front, self.keymap, threshold) if threshold else None

    def seat_person(self, chair: int) -> None:
        """Somebody who answers here, from the first hand on or since."""
        self.people[chair] = Person(chair, self.ask)
        if self.loop:
            self.loop.players[chair] = self.people[chair]

    # The hand on the screen

    def on_show(self, dealing: Dealing | None = None) -> HandOnShow:
        """A hand before its first event; the button still lies where it was."""
        return HandOnShow(
            self.match.chairs,
            self.evening.laid.bots,
            self.match.rules,
            self.face,
            dealing,
            button=self.show.button if dealing else None,
            alone=self.evening.alone,
            in_the_open=self.in_the_open,
        )

    def hand_begins(self, dealing: Dealing) -> None:
        """One person alone has the keyboard from the first card on."""
        self.everybody_looks()
        self._pass_on_preferences()  # the hands may have been laid open, or no longer
        self.afterwards.hand_begins()
        self._meant = None
        self.answering.forget()
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
                self.look_afterwards(chair)

    def everybody_looks(self) -> None:
        """The end of a hand is for all: nobody's cards lie open but those that are shown."""
        self.own_cards.new_card, self.own_cards.kept = None, ()
        self.keyboard.everybody_looks()

    def end_begins(self) -> None:
        """So it is from what is shown or won on; but one person alone keeps the own cards in sight
        until it is told what came of the hand."""
        if self.alone is None or not self.keyboard.always_open:
            self.everybody_looks()
        self.own_cards.new_card, self.own_cards.kept = None, ()

    def people_in_the_hand(self) -> bool:
        """Whether somebody who is no computer can still win it."""
        seats = self.show.stage.seats
        own = map(self.show.seat_of, self.people)
        return not seats or any(seat is not None and not seats[seat].folded for seat in own)

    @property
    def can_still_act(self) -> bool:
        """Whether somebody who sits here may still be asked in this hand, as all can see."""
        if self.question:
            return True
        stage, people = self.show.stage, self.between.people()
        if not stage.seats or (stage.has_open_hands and not self.in_the_open):
            return bool(people) and not stage.seats
        if (
            any(seat.won for seat in stage.seats)
            or sum(not each.folded for each in stage.seats) < 2
        ):
            return False
        own = (stage.seats[seat] for seat in map(self.show.seat_of, people) if seat is not None)
        return any(not seat.folded and not seat.all_in for seat in own)

    @property
    def flight(self) -> float:
        """Seconds that things are in the air now; 0 where nothing moves."""
        return self.pace.flight if self.preferences.motion else 0.0

    async def end_the_evening(self) -> None:
        """With the hand going on, or at once where none is. Where the disk fails, whoever says
        something next is asked."""
        self.evening.end_with_this_hand()
        if self.between.open:
            self.between.go_on()
        else:
            await self.evening.tried()
            self.show.note(last_hand)
        self.front.changed()

    # Questions

    async def ask(self, chair: int, view: View, decision: Decision) -> Action:
        """Put a question to the person on a chair, and wait for the answer."""
        said = self.answering.said_before(chair, decision)
        if said is not None:
            return said
        await self.until_the_new_card_is_seen(chair)
        answer: asyncio.Future[Action] = asyncio.get_running_loop().create_future()
        hides = not self.keyboard.always_open
        question = Question(chair, view, decision, answer, hides_openers=hides)
        if self.keyboard.holder != chair:
            self.own_cards.kept = ()
        if self._meant and self._meant[0] == chair:
            question.rest_after(self._meant[1])
        self.keyboard.hand_to(chair, others=self._others_are_here(chair))
        self.handed_over += self.keyboard.curtain
        if self._meant is None and not self.keyboard.curtain and len(self.people) > 1:
            question.rest_at_first()  # who is out may have pressed the last key
        if self.match.chairs[chair].name in self.coached and self.coach_is_allowed:
            ask_the_coach(question, self.front, cards_are_open=True)  # and is shown with them alone
        self.answering.marked_early(question)
        self.question = question
        self.notices.asks()
        self.pace.arrived()
        if self.preferences.bell:
            self.front.ring()
        self.front.changed()
        try:
            return await answer
        finally:
            question.stop_thinking()
            self.notice, self.has_acted = "", True
            self._meant = (chair, question.offers())
            if self.own_cards.new_card is None:  # what has been said was no swap
                self.own_cards.kept = ()
            self.question = None

    def painted(self) -> None:
        """The screen shows what there is: keys from now on are meant for it."""
        now = self.front.now()
        self.keyboard.painted(now)
        for lull in (self.own_cards.lull, self.between.lull):
            lull.painted(now, self.keyboard.last_key if len(self.people) > 1 else float("-inf"))
        self.between.sure.painted(now, self.keyboard.last_key)
        question = self.question
        if question and not self.keyboard.curtain and question.shown_at == float("inf"):
            question.seen(now, self.keyboard.last_key)
            if question.resting:
                self.front.changed()
                self.front.later(REST, self.front.changed)

    def _others_are_here(self, chair: int | None) -> bool:
        """Whether another person sits at the table, in this hand or not: between two of them the
        keyboard is handed over, whatever has been folded."""
        return not self.in_the_open and any(other != chair for other in self.between.people())

    async def until_the_new_card_is_seen(self, chair: int | None = None) -> None:
        """Before the keyboard is handed to somebody else, or the hand ends, whoever has just
        swapped looks at the new card; till then it is nobody else's turn."""
        new_card, holder = self.own_cards.new_card, self.keyboard.holder
        if new_card is None:
            return
        stage = self.show.stage
        to_act, stage.to_act = stage.to_act, None
        try:
            if holder != chair and self._others_are_here(holder if chair is None else chair):
                self.front.changed()
                await new_card
        finally:
            stage.to_act = to_act
            self.own_cards.new_card = None

    @property
    def known_hand(self) -> Question | None:
        """What is asked behind the curtain of somebody who has seen these cards before."""
        keyboard = self.keyboard
        known = keyboard.curtain and keyboard.holder in keyboard.have_looked
        return self.question if known else None

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

    def _cards_are_down(self, by_their_owner: bool) -> None:
        """With the cards goes whatever tells of them: only openers get as far as an amount. Where
        time or somebody at the window hid them, all that was begun goes, too."""
        if self.question:
            mine = by_their_owner or self.alone is not None
            self.question.cards_are_down(forgets=not mine)

    def _close_soon(self) -> None:
        self.notices.tell(translate(_("cards close in {seconds} s"), seconds=SOON), until_key=True)

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
    def shows_new_card(self) -> bool:
        return self.question is None and self.own_cards.waits_for_a_look

    def look_afterwards(self, chair: int, then: Callable[[], None] = lambda: None) -> None:
        hand, dealing = self.last_hand, self.show.dealing
        if hand is not None and dealing is not None and hand.decision is None:
            self.afterwards.look_at(hand, dealing, chair, then)

    @property
    def coach_is_allowed(self) -> bool:
        here = [chair for chair in self.people if not self.match.chairs[chair].left]
        return self.preferences.coach_allowed(len(here))
