"""Directs what is seen at the table: whose a key is, and whether it was meant for what is there.

No widget is known here, and no time passes by itself, so that tests can play without a screen.
"""

from __future__ import annotations

from drawholdem_tui.engine.cards import Card
from drawholdem_tui.tui.hot_seat.bet_entry import ALL_IN_KEY, TypedBet
from drawholdem_tui.tui.hot_seat.commands import CALL, COACH, FOLD, MARKS, RAISE, SWAP, places
from drawholdem_tui.tui.hot_seat.keyboard import CALM
from drawholdem_tui.tui.hot_seat.question import Question
from drawholdem_tui.tui.keys.command import AT_THE_TABLE, When, key_name, not_now
from drawholdem_tui.tui.keys.keymap import command as command_of
from drawholdem_tui.tui.live.commands import AGAIN, IN_THE_ENTRY, ON_THE_CURTAIN, PEEK
from drawholdem_tui.tui.live.doers import Doers
from drawholdem_tui.words.language import _, translate
from drawholdem_tui.words.people import of


class Director(Doers):
    """``press`` and ``run`` come from the screen."""

    @property
    def nearest(self) -> int:
        """The chair of whoever sits before the screen, or did last; before the first is asked, of
        the first person."""
        show, nearest = self.show, self.keyboard.nearest
        people = (chair for chair in range(len(show.chairs)) if chair not in show.computers)
        return next(people, 0) if nearest is None else nearest

    @property
    def sits_below(self) -> int:
        """The chair at the bottom of the table: of whoever acts, or, where seats stay, always of
        the first person."""
        people = self.between.people() if self.preferences.seats_stay else []
        return min(people, default=self.nearest)

    def press(self, key: str, at: float) -> None:
        """A key, with the time at which it was pressed."""
        if self.keyboard.curtain:
            self._press_on_the_curtain(key, at)
            return
        self.keyboard.key_at(at)
        question = self.question
        if question and self._types_an_amount(question, key, at):
            return
        if self.shows_new_card and key == "enter":
            self.pressed_at = at
            self.new_card_is_seen()
            return
        if question and (question.marked or question.sure) and key == "escape":
            question.forget_refusals()
            question.marked = frozenset()
            self._changed()
            return
        if self.between.open and self.between.told and key == "escape":
            self.between.tell("")
            return
        command = self._ends_with(key) or self.keymap.run_by(key, self.times())
        if question and question.sure not in ("", FOLD) and key == "enter":  # which means no fold
            command = question.sure
        if question and key == "enter" and command == SWAP and SWAP not in question.offers():
            self._nothing_to_confirm(question)
        elif command:
            self.run(command, at)
        elif len(key) == 1:
            self._tell_why_not(question, key)

    def _ends_with(self, key: str) -> str:
        """What the first key of a command behind the last hand does, whatever else it means."""
        found = (each for each in self.at_the_end() if key == self.keymap.keys_of(each)[0])
        return next(found, "")

    def _types_an_amount(self, question: Question, key: str, at: float) -> bool:
        """Also where it went when time hid the cards: what is typed on marks none of them, and
        swaps none."""
        if question.entry:
            self._press_in_the_entry(question, question.entry, key, at)
            return True
        if not question.was_typing:
            return False
        question.was_typing = key in ("enter", "backspace") or key.isdecimal()
        question.forget_refusals()
        if question.was_typing:
            told = _("Your cards closed. {key}: look at them again.")
            question.refused = translate(told, key=self.keymap.key_of(PEEK))
            self._changed()
        return question.was_typing

    @property
    def held_before_the_turn(self) -> tuple[Card, ...]:
        """The open cards of one person alone who will be asked whether some of them go."""
        show, seat = self.show, self.show.seat_of(self.alone)
        hand, seats = self.loop.hand if self.loop else None, show.stage.seats
        waits = self.question is None and self.can_still_act and self.keyboard.always_open
        if not waits or hand is None or seat is None or SWAP not in places(show.rules):
            return ()
        is_in = bool(seats[seat].cards) and self.keyboard.open and show.ending is None
        can = show.stage.may_choose(seat) if show.rules.swaps else seats[seat].has_drawn is None
        return hand.view(seat).own_cards if is_in and can else ()

    def counts_in_flight(self, key: str, at: float) -> bool:
        """Whether a key says that a new card has been seen, or marks one early: that counts
        whatever flies to or from other seats."""
        if self.held_before_the_turn and self.keymap.run_by(key, (When.DECISION,)) in MARKS:
            return True
        keys = ("enter", *self.keymap.keys_of(PEEK))
        waits = self.shows_new_card and self.keyboard.open and key in keys
        return waits and self.own_cards.lull.is_over(at) and at - self.keyboard.last_key > CALM

    def _tell_why_not(self, question: Question | None, key: str) -> None:
        """A key that does nothing now is not just silent."""
        if other := self.keymap.run_by(key, AT_THE_TABLE):
            self._comes_at_another_time(other)
        elif question and key == ALL_IN_KEY and RAISE in question.offers():
            self._refuse_here(question, _("{bet}, then {all_in}: all-in."))

    def _comes_at_another_time(self, command: str) -> None:
        if command in MARKS and (held := self.held_before_the_turn):
            self.answering.mark_early(self.nearest, command, held)
            self.front.changed()
            return
        other = command_of(command)
        why = not_now(other.when, between=self.between.open)
        self.notices.tell(of(translate(other.title), why), until_asked=True)

    def _nothing_to_confirm(self, question: Question) -> None:
        told = _("Enter does nothing here: press {fold} or {call}.")
        if RAISE in question.offers():
            told = _("Enter does nothing here: press {fold}, {call} or {bet}.")
        self._refuse_here(question, told)

    def _refuse_here(self, question: Question, told: str) -> None:
        """Where whoever is asked looks."""
        question.forget_refusals()
        fold, call, bet = map(self.keymap.key_of, (FOLD, CALL, RAISE))
        all_in = key_name(ALL_IN_KEY)
        question.refused = translate(told, fold=fold, call=call, bet=bet, all_in=all_in)
        self._changed()

    def run(self, command: str, at: float) -> None:
        """Do what a command says, if that is possible now. ``at`` is in the future where it was
        chosen from a list."""
        at = min(at, self.front.now())
        if self.keyboard.curtain:
            for key in self.keymap.keys_of(command)[:1]:
                self._press_on_the_curtain(key, at)
            return
        self.keyboard.key_at(at)
        self.notices.pressed()
        when = command_of(command).when
        if when not in self.times() and command not in self.at_the_end():
            return
        self.pressed_at = at
        between = when is When.BETWEEN or command == AGAIN
        lull = self.between.lull_before(command) if between else None
        if lull is None or self.is_meant(lull):
            self._do(command)
        if self.question and not self.question.answer.done() and self.own_cards.open:
            self.own_cards.stay_open_for_a_while()  # somebody is busy with them
        self._changed()

    def _do(self, command: str) -> None:
        doer = self.doers[command]
        if why := doer.why_not():
            (doer.tell or self.notices.tell)(why)
        else:
            doer.do()

    def _press_on_the_curtain(self, key: str, at: float) -> None:
        looking = self.keymap.run_by(key, (When.ALWAYS,))
        if looking in ON_THE_CURTAIN:
            self._do_on_the_curtain(looking)
        elif looking == PEEK:
            self._take_the_turn(at)
        elif looking == COACH:
            self.notices.tell(translate(_("look at your cards first")))
        elif not self._answered_from_behind_the_curtain(key, at) and self.keyboard.is_calm(at):
            self._take_the_turn_first(key)

    def _take_the_turn_first(self, key: str) -> None:
        """A key that does something once the turn is taken is not just silent."""
        if self.keymap.run_by(key, AT_THE_TABLE):
            space = self.keymap.key_of(PEEK)
            told = translate(_("first {key}: take the turn"), key=space)
            self.notices.tell(told, until_key=True)

    def _do_on_the_curtain(self, command: str) -> None:
        self._do(command)
        self.front.changed()

    def _take_the_turn(self, at: float) -> bool:
        taken = self.keyboard.take(at)
        if taken:
            self.notices.pressed()
            self.own_cards.stay_open_for_a_while()
        else:
            self.front.later(CALM, self.front.changed)
        self.front.changed()
        return taken

    def _answered_from_behind_the_curtain(self, key: str, at: float) -> bool:
        """Whoever remembers the cards need not open them to check; a mark opens them, too."""
        command, question = self.keymap.run_by(key, (When.DECISION,)), self.known_hand
        if question and command and question.has_a_card_for(command):
            if self._take_the_turn(at):
                self.answering.press(question, command, at)
        elif question and command == CALL and question.may_check:
            if self.keyboard.take_unseen(at):
                self.answering.press(question, CALL, at)
            else:
                self.front.later(CALM, self.front.changed)
            self._changed()
        else:
            return False
        return True

    def _press_in_the_entry(self, question: Question, entry: TypedBet, key: str, at: float) -> None:
        if at < question.shown_at:
            return
        looking = self.keymap.run_by(key, (When.ALWAYS,))
        if looking in IN_THE_ENTRY:
            self.pressed_at = at
            self._do(looking)
        elif key == "escape":
            question.entry = None
        elif key == "enter":
            if action := entry.said():
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
