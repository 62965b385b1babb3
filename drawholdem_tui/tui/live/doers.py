"""What each command does at the table, why it does nothing now, and what it is called there."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property, partial
from itertools import compress
from typing import Final

from drawholdem_tui.engine.cards import Card
from drawholdem_tui.engine.decisions import DrawDecision, SwapDecision
from drawholdem_tui.engine.rules import Game
from drawholdem_tui.tui.hot_seat.coaching import ask_the_coach, no_coach
from drawholdem_tui.tui.hot_seat.commands import COACH, MARKS
from drawholdem_tui.tui.hot_seat.commands import COMMANDS as ANSWERS
from drawholdem_tui.tui.hot_seat.keyboard import Lull
from drawholdem_tui.tui.keys.command import Command, Doer, When, not_now, possible
from drawholdem_tui.tui.keys.keymap import COMMANDS
from drawholdem_tui.tui.live import commands as c
from drawholdem_tui.tui.live.asking import Asking
from drawholdem_tui.words.language import In, _, translate
from drawholdem_tui.words.people import called
from drawholdem_tui.words.sentences import as_sentence
from drawholdem_tui.words.table.decisions import why_not

_PAGES: Final = (c.HELP, c.LOG, c.NOTES, c.CHART, c.RULES, c.SETTINGS, c.LEAVE)


class Doers(Asking):
    """``pressed_at`` is when the key of the command that is being done was pressed."""

    pressed_at = 0.0

    @cached_property
    def doers(self) -> Mapping[str, Doer]:
        return {
            **{each.id: self._answers(each.id) for each in ANSWERS},
            **self.between.doers,
            **{page: Doer(partial(self.front.open, page)) for page in (*_PAGES, *c.AT_THE_END)},
            c.POTS: Doer(partial(self.front.open, c.POTS), title=self._pots_are_called),
            c.WHY: Doer(self._why, title=self._tells_why),
            c.PEEK: Doer(self._peek, self._too_early, title=self._peek_is_called),
            c.SORT: Doer(self._sort, self._nothing_to_sort),
            COACH: Doer(
                self._coach, self._no_coach, title=self._coach_is_called, tell=self._refuse
            ),
            c.PAUSE: Doer(self._pause, title=self._pause_is_called),
            c.SKIP: Doer(self._skip, title=self._skip_is_called),
            c.FASTER: Doer(partial(self._change_pace, 1)),
            c.SLOWER: Doer(partial(self._change_pace, -1)),
        }

    def possible(self) -> list[Command]:
        """What would do something now, for the command palette."""
        times, ends = self.times(), self.at_the_end()
        there = (each for each in COMMANDS if each.when in times or each.id in ends)
        return possible(there, self.doers)

    def at_the_end(self) -> tuple[str, ...]:
        """What else than to see how the evening ended can be done behind its last hand: another one
        without that page, and a look at the hand itself, where its key shows no cards."""
        if not (self.between.open and self.between.evening_is_over):
            return ()
        from drawholdem_tui.evening.again import the_same_again

        kept = self.evening.keeper and self.doers[c.SHOW].why_not()
        can = the_same_again(self.evening) is not None, bool(kept)
        return tuple(compress(c.AT_THE_END, can))

    def show_cards(self, chair: int, cards: Sequence[Card]) -> None:
        """Of the hand that is over, for everybody."""
        event = self.evening.show(chair, cards) if self.between.open else None
        if event is not None:
            self.show.after(event)
            self.between.changed()

    @property
    def may_sort(self) -> bool:
        """Five cards that somebody is looking at."""
        after = self.show.ending is not None and self.keyboard.always_open
        return self.show.rules.game is Game.DRAW_POKER and (self.keyboard.open or after)

    @property
    def nobody_plays(self) -> bool:
        """All who sit here are out, or gone: computers go on among themselves. Whoever goes out in
        a hand is told so when its end has been seen."""
        in_the_hand = any(self.show.seat_of(chair) is not None for chair in self.people)
        is_seen = self.show.ending is not None or not in_the_hand
        return bool(self.people) and not self.between.people() and is_seen

    # Answers

    def _answers(self, command: str) -> Doer:
        """What is no answer now is refused where the question is."""
        answer = partial(self._answer, command)
        return Doer(answer, partial(self._no_answer, command), tell=lambda _why: answer())

    def _answer(self, command: str) -> None:
        question = self.question
        early = command in MARKS and self.alone is not None  # costs nothing
        if question and (early or self.pressed_at >= question.shown_at):
            self.answering.press(question, command, self.pressed_at)

    def _no_answer(self, command: str) -> str:
        not_asked = not_now(When.DECISION, between=self.between.open)
        question = self.question
        if question is None:
            return not_asked
        if command in MARKS:
            decision = question.decision
            cards = decision.cards if isinstance(decision, SwapDecision | DrawDecision) else ()
            return "" if MARKS.index(command) < len(cards) else not_asked
        offered = question.all_offers().get(command)
        if offered is None or not (offered.possible or offered.why):
            return not_asked
        if offered.possible or offered.why is None:
            return ""
        return why_not(offered.why, fee=offered.least, stack=offered.stack)

    # Own cards

    def _too_early(self) -> str:
        early = self.keyboard.curtain and self.keyboard.waits(self.front.now())
        return translate(_("One moment\u2026")) if early else ""

    def _peek(self) -> None:
        if self.question:
            self.question.forget_refusals()
        if self.in_the_open:
            self.pace.turn()
        elif self.shows_new_card and self.keyboard.open:
            self.new_card_is_seen()
        elif self.keyboard.has_just_opened(self.pressed_at):
            self._one_moment()
        elif why := self._nothing_to_look_at():
            self._tell_near(why, until_asked=True)
        else:
            self.own_cards.look(self.pressed_at)

    def _tell_near(self, why: str, *, until_asked: bool = False) -> None:
        """Where the question is, if there is one: the title is far from the eyes then."""
        if self.question:
            self.question.refused = as_sentence(why)
        else:
            self.notices.tell(why, until_asked=until_asked)

    def _nothing_to_look_at(self) -> str:
        if self.between.open:
            ends = _("the hand is over: {key} ends the evening")
            goes_on = _("the hand is over: {key} goes on")
            template = ends if self.between.ends_the_evening else goes_on
            return translate(template, key=self.keymap.key_of(c.NEXT))
        at, seats = self.show.seat_of(self.keyboard.holder), self.show.stage.seats
        if self.show.ending is not None or at is None or at >= len(seats) or seats[at].folded:
            return not_now(When.DECISION, between=False)
        seen = self.keyboard.open or self.own_cards.waits_for_a_look
        if self.question is None and self.alone is None and not seen:
            # it may be the next person who presses the key already
            return translate(_("cards open when it is your turn"))
        open_anyway = self.keyboard.always_open and self.keyboard.open
        open_anyway = open_anyway or any(seats[at].cards)
        return translate(_("your cards lie open already")) if open_anyway else ""

    def _peek_is_called(self) -> str | None:
        is_over, keyboard = self.show.ending is not None, self.keyboard
        if self.in_the_open and not is_over:
            return translate(_("go on")) if self.pace.waits_for_a_hand else ""
        if is_over or keyboard.always_open:
            return ""
        if keyboard.curtain:
            return translate(_("take the turn"))
        if self._nothing_to_look_at():
            return ""
        return self.behind_a_new_card or (translate(_("hide")) if keyboard.open else None)

    @property
    def behind_a_new_card(self) -> str:
        """What comes when somebody of several has seen it; "" where nobody looks at one."""
        if self.in_the_open or self.alone is not None:
            return ""
        if not (self.shows_new_card and self.keyboard.open):
            return ""
        if self.nobody_is_asked:
            return translate(In("behind a new card", "how it ends"))
        return translate(In("behind a new card", "next player"))

    @property
    def nobody_is_asked(self) -> bool:
        """Any more in this hand, so far as it was played: not all of that may be shown yet."""
        hand = self.loop.hand if self.loop else None
        return hand is None or hand.decision is None

    def new_card_is_seen(self) -> None:
        if self.is_meant(self.own_cards.lull):
            self.own_cards.seen()

    def is_meant(self, lull: Lull) -> bool:
        """Whether a key was pressed for what came up, and not still for what was before."""
        meant = lull.is_over(self.pressed_at)
        if not meant:
            self._one_moment()
        return meant

    def _one_moment(self) -> None:
        """A key that does nothing for it comes too early."""
        self.notices.tell(translate(_("One moment\u2026")))

    def _sort(self) -> None:
        chair = self.keyboard.nearest if self.alone is None else self.alone
        if chair is not None:
            self.own_cards.sort(chair)

    def _nothing_to_sort(self) -> str:
        """Only what somebody is looking at: where marks lie among hidden cards tells nothing."""
        if self.show.rules.game is not Game.DRAW_POKER:
            return translate(_("sorting is for five-card hands"))
        return "" if self.may_sort else translate(_("look at your cards first"))

    # The coach

    def _coach(self) -> None:
        if question := self.question:
            question.forget_refusals()
            ask_the_coach(question, self.front, cards_are_open=self.keyboard.open)
            self._coach_stays(question.chair, stays=question.coached)
        elif (alone := self.alone) is not None:  # who need not wait to be asked
            stays = self.match.chairs[alone].name not in self.coached
            self._coach_stays(alone, stays=stays)
            said = _("the coach joins your next decision") if stays else _("no coach")
            self.notices.tell(translate(said))

    def _coach_stays(self, chair: int, *, stays: bool) -> None:
        name = self.match.chairs[chair].name
        (self.coached.add if stays else self.coached.discard)(name)

    def _no_coach(self) -> str:
        early = self.alone is not None and self.can_still_act and not self.between.open
        if self.question is None and not early:
            return not_now(When.DECISION, between=self.between.open)
        return "" if self.coach_is_allowed else no_coach()

    def _refuse(self, why: str) -> None:
        """Where the question is, if there is one."""
        if self.question:
            self.question.forget_refusals()
            self.question.refused = why

    def _coach_is_called(self) -> str | None:
        """Also while others think: its key stays where it is."""
        there = self.coach_is_allowed and self.show.ending is None and self.can_still_act
        return translate(_("coach")) if there else ""

    def _pots_are_called(self) -> str | None:
        """In the bar of who is asked, where not everybody can win all of them, or soon will not."""
        stage = self.show.stage
        all_in = any(seat.all_in for seat in stage.seats)
        return None if self.question and (len(stage.pots) > 1 or all_in) else ""

    def _why(self) -> None:
        """After a hand what stands behind the coach's line; before that, at one's own turn, the
        wish to be told."""
        alone = self.alone
        if self.between.open and alone is not None:
            page = f"{c.WHY}-{alone}"
            if self.show.seat_of(alone) is None:
                self.between.tell(translate(_("You were not in this hand.")))
            elif self.afterwards.of(alone):
                self.front.open(page)
            else:
                self.look_afterwards(alone, partial(self.front.open, page))
        elif self.between.open and self.afterwards.asked:
            self.front.open(c.WHY)
        elif self._told_anyway:
            if self.question:
                self.question.forget_refusals()
            self._tell_near(translate(_("your mistakes after a hand: on (see settings)")))
        elif self.question and self.keyboard.open:
            chair = self.question.chair
            said = _("Review off for {name}: no coach after the hand.")
            if self.afterwards.asks(chair):
                said = _("Review on for {name}: after each hand, {key} shows your mistakes.")
            name, key = called(self.match.chairs[chair].name), self.keymap.key_of(c.WHY)
            self.notices.tell(translate(said).format(name=name, key=key))
        else:
            closed = self.question is not None and not self.between.open
            why = translate(
                _("open your cards first ({peek}), then {key}")
                if closed
                else _("{key} on your turn switches your own review on"),
                key=self.keymap.key_of(c.WHY),
                peek=self.keymap.key_of(c.PEEK),
            )
            if self.between.open and self.between.out_of_chips is None:  # the title is full
                self.between.tell(as_sentence(why))
            else:
                self.notices.tell(why)

    @property
    def _told_anyway(self) -> bool:
        return self.alone is not None and self.preferences.after_the_hand

    def _tells_why(self) -> str | None:
        """In the bar where there is something to tell somebody of the last hand, and whether there
        will be, before the eyes of who is asked."""
        question = self.question
        if question and self.keyboard.open and not self._told_anyway:
            on = question.chair in self.afterwards.asked
            return translate(_("review: on") if on else _("review: off"))
        wanted = self.afterwards.asked if self.alone is None else {self.alone}
        there = self.between.open and any(self.afterwards.of(chair) for chair in wanted)
        return None if there else ""

    # Pace; the evening's clock stands as long as the game is paused

    def _pause(self) -> None:
        """Whoever holds on may leave the table: among several people their cards close."""
        self.pace.pause()
        if self.pace.paused:
            self.cards_down()
        self.evening.stopwatch.run(on=not self.pace.paused)

    def _pause_is_called(self) -> str | None:
        if self.between.open:
            return ""
        return translate(_("go on")) if self.pace.paused else None

    def _skip(self) -> None:
        if self.nobody_plays:
            self.pace.skip_to_the_end()
            self.between.go_on()
        else:
            self.pace.skip()
        self.evening.stopwatch.run(on=not self.pace.paused)

    def _skip_is_called(self) -> str | None:
        if self.nobody_plays and not self.between.evening_is_over:
            return translate(_("to the end"))
        waits = self.evening.bots or self.in_the_open  # people alone wait for nobody
        return None if waits and not self.between.open else ""

    def _change_pace(self, step: int) -> None:
        self.pace.change(step)
        self.notices.tell(translate(_("speed {speed} of 5")).format(speed=self.pace.speed))
