"""Somebody at the keyboard. Nothing private is printed before this person has taken it over."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence

from drawholdem_tui.controller.ports import Player
from drawholdem_tui.engine.actions import Action, Keep
from drawholdem_tui.engine.decisions import BetDecision, Decision, SwapDecision
from drawholdem_tui.engine.events import CardsDrawn, CardSwapped, Event, HandStarted, Street
from drawholdem_tui.engine.view import View
from drawholdem_tui.line_mode.between import COMMANDS
from drawholdem_tui.line_mode.choices import by_number, help_with, prompt_of, terse_prompt_of
from drawholdem_tui.line_mode.lines import Lines, Quit
from drawholdem_tui.line_mode.understanding import (
    ACTIONS,
    QUESTIONS,
    CommandError,
    actions_of,
    command_in,
    not_in_a_hand,
    refusals_told,
    shown_on_offer,
    words_on_offer,
)
from drawholdem_tui.match.dealing import Dealing
from drawholdem_tui.words.cards import Face, faces
from drawholdem_tui.words.language import _, translate
from drawholdem_tui.words.people import called, of
from drawholdem_tui.words.table.decisions import own_hand, situation
from drawholdem_tui.words.typed_words import is_spelled


class Keyboard:
    """Who sits before it: the curtain between two people."""

    def __init__(self, lines: Lines) -> None:
        self.lines = lines
        self.holder: str | None = None
        self.is_shared = False  # by several people at the table, in the hand or not
        self.lies_open = False  # all that is told is for everybody: nobody takes over from anybody
        self.reminded_of: tuple[str, str] | None = None  # the cards last told, and to whom

    def clear(self) -> bool:
        """Everybody looks now: what somebody alone could see is put away, if there is any."""
        if self.holder is None:
            return False
        if not self.lines.everybody_looks():
            self.lines.put_away()
        self.holder = None
        return True

    def pause(self, told: str) -> None:
        """Nobody's cards are to be seen until somebody goes on."""
        was_private = self.lines.is_private
        self.lines.put_away()
        self.lines.ask(told)
        if not was_private:
            self.lines.everybody_looks()

    def hand_to(self, name: str, *, others_are_in: bool) -> bool:
        """Nothing between two turns of the same person; else what stands above is put away, and
        the next one takes over with Enter, if anybody else plays this hand. Whether the screen is
        another one now."""
        if self.lies_open or self.holder == name:
            return False
        private = False
        if self.holder is not None or others_are_in or (self.is_shared and self.lines.has_two):
            private = self.lines.put_away()
        if others_are_in:
            curtain = _("{name} is next. {name}, press Enter when nobody else is looking.")
            self.lines.ask_fresh(translate(curtain, name=called(name)))
        self.holder = name
        self.reminded_of = None
        return others_are_in or private


# answers a question about the table that has nothing private in it
AskTable = Callable[[str], list[str]]


class Person(Player):
    """A human player of the plain-text table."""

    listens = True

    def __init__(
        self,
        name: str,
        chair: int,
        *,
        keyboard: Keyboard,
        face: Face,
        terse: bool,
        ask_table: AskTable,
        end_the_evening: Callable[[], Awaitable[str]],
        others_are_in: Callable[[], bool],
        tutor: Callable[[], int] = lambda: 0,
    ) -> None:
        """``tutor``: above how many percent of the pot a choice is spoken of first; 0: never."""
        self.name = name
        self.chair = chair
        self.keyboard = keyboard
        self.lines = keyboard.lines
        self.face = face
        self.terse = terse
        self._ask_table = ask_table
        self._end_the_evening = end_the_evening
        self._others_are_in = others_are_in
        self._after_keeping: Action | None = None
        self._heard = 0  # lines of this hand's log
        self._turn: Street | None = None  # whose swap has been chosen: the bet belongs to it (DH-9)
        self._known: list[str] = []  # what was told last of pots and stack
        self._tutor = tutor

    async def decide(self, view: View, decision: Decision) -> Action:
        """Ask until something is said that can be done."""
        said, self._after_keeping = self._after_keeping, None
        if said is not None and isinstance(decision, BetDecision):
            return said
        if self.keyboard.hand_to(self.name, others_are_in=self._others_are_in()):
            self._known = []
            self._catch_up()
        self._tell_what_is_new(view, decision)
        prompt = terse_prompt_of(decision) if self.terse else prompt_of(decision, self.face)
        while True:
            typed = self.lines.ask(prompt)
            with refusals_told(self.lines.say):
                action = await self._understand(typed, view, decision)
                if action is not None and self._is_meant(view, decision, action):
                    self._heard = len(self._ask_table("log"))
                    self._turn = view.street if isinstance(decision, SwapDecision) else None
                    return action

    def _is_meant(self, view: View, decision: Decision, action: Action) -> bool:
        """Whether it is said for good, where the tutor has something against it."""
        threshold = self._tutor()
        if not threshold:
            return True
        from drawholdem_tui.players.coach.tutor import warning
        from drawholdem_tui.words.advice.coach import tutor_asks, tutor_prompt, tutor_understands

        warned = warning(view, decision, action, threshold)
        if warned is None:
            return True
        self.lines.say(tutor_asks(warned.cost, warned.pot))
        while True:
            match self.lines.ask(tutor_prompt()).strip():
                case "1":
                    return True
                case "2":
                    self._after_keeping = None
                    return False
                case "3":
                    self._coach(view, decision)
                case typed if is_spelled(typed.lower(), "quit"):
                    raise Quit
                case _:
                    self.lines.say(tutor_understands())

    def told(self, dealing: Dealing, events: Sequence[Event]) -> None:
        """What only this person may know: the new cards, but where everybody has been told."""
        if any(isinstance(event, HandStarted) for event in events):
            self._heard, self._known = 0, []
        if self.keyboard.lies_open:
            return
        seat = dealing.seat_of(self.chair)
        for event in events:
            if isinstance(event, CardSwapped) and event.seat == seat:
                out, new = faces([event.discarded], self.face), faces([event.received], self.face)
                self._news(translate(_("You give up {out} and get {new}."), out=out, new=new))
            elif isinstance(event, CardsDrawn) and event.seat == seat and event.count:
                new = faces(event.received, self.face)
                self._news(translate(_("You get {new}."), new=new))

    def _news(self, line: str) -> None:
        """Something private, which the next person's turn would scroll away at once."""
        self.lines.say(line)
        if self._others_are_in():
            self.lines.ask(translate(_("Press Enter when you have seen it.")))

    def _catch_up(self) -> None:
        """What has happened in this hand since one's last turn was scrolled away with the rest."""
        log = self._ask_table("log")
        self.lines.say_all(log[self._heard if self._heard < len(log) else 0 :])

    def _tell_what_is_new(self, view: View, decision: Decision) -> None:
        """Cards, board, pots and stack, once a turn; the bet behind a swap is the same turn. The
        pot is not told again just behind the heading of a street, or as it was told last."""
        same_turn = isinstance(decision, BetDecision) and self._turn is view.street
        same_turn = same_turn and view.street is not Street.PREFLOP
        hand = own_hand(view.own_cards, view.board, self.face)
        self._remind(hand, always=not (same_turn or self.terse))
        told = situation(view, decision)
        known = self._known if same_turn else self._known[:1]
        if view.in_the_middle == sum(pot.amount for pot in view.pots) + view.swap_pot:
            known = [told[0], *known]
        if new := [line for line in told if line not in known]:
            self.lines.say(" ".join(new))
        self._known = told

    def _remind(self, hand: str, *, always: bool = True) -> None:
        """One's own cards; else only where they are not the same as at the last question."""
        if always or self.keyboard.reminded_of != (self.name, hand):
            self.keyboard.reminded_of = (self.name, hand)
            self.lines.say(f"{of(called(self.name), hand)}.")

    async def _understand(self, typed: str, view: View, decision: Decision) -> Action | None:
        """The action, or ``None`` after answering a question."""
        words = by_number(typed.split(), decision)
        if not words:
            offered = shown_on_offer(decision)
            raise CommandError(_("choose one of: {offered} (or help)"), offered=offered)
        try:
            word, rest = command_in(words, words_on_offer(decision), (*QUESTIONS, *ACTIONS))
        except CommandError:
            not_in_a_hand(words[0], COMMANDS)
            raise
        if word == "end":
            self.lines.say(await self._end_the_evening())
            return None
        if word in QUESTIONS:
            self._answer(word, view, decision)
            return None
        actions = actions_of(word, rest, decision)
        if isinstance(decision, SwapDecision) and isinstance(actions[0], Keep) and actions[1:]:
            if decision.then is not None:
                decision.then.check(actions[1])
            self._after_keeping = actions[1]
        else:
            decision.check(actions[0])
        return actions[0]

    def _answer(self, word: str, view: View, decision: Decision) -> None:
        match word:
            case "quit":
                raise Quit
            case "hand":
                self.lines.say(f"{own_hand(view.own_cards, view.board, self.face)}.")
            case "coach":
                self._coach(view, decision)
            case "pause":
                self.keyboard.pause(translate(_("Paused. Press Enter to continue.")))
                self._remind(own_hand(view.own_cards, view.board, self.face))
            case "pot":
                self.lines.say(" ".join(situation(view, decision)))
                self.lines.say_all(self._ask_table(word))
            case "help":
                self.lines.say_all(help_with(decision))
            case _:
                self.lines.say_all(self._ask_table(word))

    def _coach(self, view: View, decision: Decision) -> None:
        # nobody waits for it at the start
        from drawholdem_tui.players.coach.advice import chosen_before
        from drawholdem_tui.players.coach.believed import spoken
        from drawholdem_tui.words.advice.coach import coach_lines

        told = spoken(view, decision, seed=chosen_before(view))
        self.lines.say_all(coach_lines(told, decision, self.face))
