"""A real table in lines: what the dealer does next, whose turn it is, what it costs."""

from __future__ import annotations

from typing import Final

from drawholdem_tui.engine.actions import Action
from drawholdem_tui.engine.decisions import Decision, SwapDecision
from drawholdem_tui.engine.judging import Judgement
from drawholdem_tui.evening.evening import Evening
from drawholdem_tui.evening.real.called import CalledHand, comes_to
from drawholdem_tui.evening.real.clock import Clock
from drawholdem_tui.evening.real.table import Referee
from drawholdem_tui.evening.real.who_wins import (
    asked,
    cards_typed,
    judge,
    last_chip,
    numbered,
)
from drawholdem_tui.line_mode.ending import is_lost, tell_that_it_stops, tell_the_summary
from drawholdem_tui.line_mode.lines import Lines, Quit
from drawholdem_tui.line_mode.referee.asked import QUESTIONS, answer
from drawholdem_tui.line_mode.referee.between import COMMANDS, RealInterval
from drawholdem_tui.line_mode.referee.understanding import (
    IN_A_HAND,
    answers_in,
    is_a_run,
    is_yes,
    prompt_for,
    said_by,
    understood,
)
from drawholdem_tui.line_mode.understanding import CommandError, command_in, refusals_told
from drawholdem_tui.match.mode import Mode
from drawholdem_tui.words.cards import Face
from drawholdem_tui.words.language import _, translate
from drawholdem_tui.words.numbers import chips
from drawholdem_tui.words.people import called
from drawholdem_tui.words.table.evening import last_hand, saved_mid_hand
from drawholdem_tui.words.table.mistakes import misdealt
from drawholdem_tui.words.table.who_wins import ask_who_wins
from drawholdem_tui.words.typed_words import shown_word

_ON_THE_FLOP: Final = 3  # cards lie there


class RefereeInLines:
    """Asks whoever deals, for everybody at the table: nothing here is hidden."""

    def __init__(self, evening: Evening, lines: Lines, face: Face) -> None:
        self.evening = evening
        self.lines = lines
        self.face = face
        self.referee = Referee(evening)
        self.interval = RealInterval(self.referee, lines, self._answer)
        self.clock = Clock(evening)
        self.hand = CalledHand(self.referee, face)
        self._judged: Judgement | None = None  # so far: not enough for every pot
        self._due = ""  # what is still to be said of it
        self._next_is_wanted = False  # a hand: somebody has said so

    # An evening

    async def play(self, hands: int | None = None) -> None:
        """Until nobody wants another hand, or so many have been played."""
        if self.referee.hand is not None:
            await self._begins(again=True)
        while self._goes_on(hands):
            if self.referee.hand is None:
                if not await self._deals():
                    break
            elif self.referee.to_be_closed:
                await self._after_the_hand()
            else:
                await self._ask()
        self.referee.end()
        await self.evening.written()

    def _goes_on(self, hands: int | None) -> bool:
        match, evening = self.evening.match, self.evening
        if self.referee.hand is not None:
            return True
        enough = hands is not None and match.hands >= hands
        return not (enough or evening.to_end or (match.over and match.mode is Mode.KNOCKOUT))

    async def _deals(self) -> bool:
        """The time to count, to come and to go, and then the next hand; ``False`` where nobody
        wants one any more."""
        wanted, self._next_is_wanted = self._next_is_wanted, False
        if not wanted and not await self.interval.until_next():
            return False
        if self.evening.match.over:
            self.lines.say(translate(_("Fewer than two players have chips: the evening is over.")))
            return False
        self.referee.deal()
        await self._begins()
        return True

    async def _after_the_hand(self) -> None:
        """The last word can still be taken back; anything else closes the hand."""
        again = _("Enter or next: the next hand; undo: step back; help: more commands")
        if self.evening.to_end:
            again = _("Enter: end the evening; undo: step back; help: more commands")
        typed = self.lines.ask(translate(again)).split()
        with refusals_told(self.lines.say):
            word = command_in(typed, ("undo", *COMMANDS, *QUESTIONS), ())[0] if typed else "next"
            if word == "undo":
                await self._undo()
                return
            if word in QUESTIONS:  # to ask closes nothing
                self.lines.say_all(self.interval.help() if word == "help" else self._answer(word))
                return
            await self._close()
            if word == "next":  # whoever is out of chips is asked first
                self._next_is_wanted = not self.interval.hands.out_of_chips()
            else:
                self._next_is_wanted = await self.interval.do(typed)

    async def _close(self) -> None:
        if result := self.referee.close():
            self.hand.ends(result)  # its log has been told it, too
        await self.evening.written()

    # A hand

    async def _begins(self, *, again: bool = False) -> None:
        """Its heading, and what has happened in it so far: nobody does that ``again``."""
        await self.evening.written()
        self.lines.say()
        self._judged = None
        self.lines.say_all(self.hand.begins())
        if again:
            self.lines.say(translate(_("The hand goes on. This has been done already:")))
        self._tell()
        if again:
            self.lines.say(translate(_("And now:")))

    def _tell(self) -> None:
        """What has happened since last time, and what the dealer does; at its end, what it comes
        to."""
        self.lines.say_all(self.hand.news())
        if self.referee.to_be_closed:
            then = self.referee.as_it_will_stand()
            self.lines.say_all(comes_to(self.referee, then, self.face))

    def note(self, line: str) -> None:
        """Something of this hand for whoever asks for its log."""
        self.hand.show.note(line)

    # Questions

    async def _ask(self) -> None:
        self.lines.say_all(self.clock.news())
        if self.referee.judging is not None:
            await self._ask_who_wins()
        elif (decision := self.referee.decision) is not None:
            await self._ask_what_is_said(decision)

    async def _ask_what_is_said(self, decision: Decision) -> None:
        self.lines.say(self.hand.turn())
        typed = self.lines.ask(prompt_for(decision)).split()
        with refusals_told(self.lines.say):
            if not typed:
                raise CommandError(
                    _("choose one of: {offered} (or help)"), offered=prompt_for(decision)
                )
            cards = cards_typed(typed)
            if cards is not None and not self._are_answers(typed, len(cards)):
                await self._tell_board(typed)
                return
            answers = answers_in(typed, decision)
            began = _round_of(self.referee)
            for at, each in enumerate(answers):
                asked = self.referee.decision if _round_of(self.referee) == began else None
                if asked is None or not await self._says(each, asked):
                    self._not_used(answers[at if asked is None else at + 1 :])
                    return

    def _are_answers(self, typed: list[str], cards: int) -> bool:
        """``ks`` may be a card, and so may ``8c``, a bet that is called. Before the flop they are
        none; later ``ks`` is one with a capital, and ``8c`` where a single card is a board."""
        lie = len(self.referee.board)
        if not lie or not is_a_run(typed):
            return is_a_run(typed)
        capitals = any(sign.isupper() for sign in typed[0])
        numbers = any(sign.isdecimal() for sign in typed[0])
        return not capitals and not (numbers and (cards > 1 or lie > _ON_THE_FLOP))

    async def _says(self, typed: list[str], decision: Decision) -> bool:
        """One answer, or a command; whether somebody has acted."""
        word, rest = understood(typed, decision, self.hand.show.rules.game)
        if word in IN_A_HAND:
            await self._command(word, rest)
            return False
        actions = said_by(word, rest, decision)
        if not self._is_meant(decision, actions):
            return False
        self.referee.act(*actions)
        await self.evening.written()
        self._tell()
        return True

    def _not_used(self, answers: list[list[str]]) -> None:
        """Of several in one word, those behind the end of the betting or a no."""
        if answers:
            told = translate(_("Ignored, because the round is over: {rest}."))
            self.lines.say(told.format(rest=" ".join("".join(each) for each in answers)))

    def _is_meant(self, decision: Decision, actions: list[Action]) -> bool:
        """The last chip is asked for once."""
        amount = next(filter(None, (last_chip(decision, each) for each in actions)), None)
        if amount is None:
            return True
        sure = translate(_("{name} all-in for their last {amount}? yes, or anything else for no"))
        answer = self.lines.ask(
            sure.format(name=self.hand.names[decision.seat], amount=chips(amount))
        )
        if not is_yes(answer):
            self.lines.say(translate(_("Cancelled.")))
            return False
        return True

    async def _ask_who_wins(self) -> None:
        if self._judged is None:
            self._say_who_is_left()
        else:
            self.lines.say(self._due)
        typed = self.lines.ask(translate(_("who wins"))).split()
        with refusals_told(self.lines.say):
            if typed and (cards := cards_typed(typed)) and self._is_a_board(len(cards)):
                await self._tell_board(typed)
                return
            try:
                word, rest = command_in(typed or [""], IN_A_HAND, ())
            except CommandError:
                word, rest = "", []
            if word in IN_A_HAND and typed:
                await self._command(word, rest)
                return
            await self._judge(typed)

    def _say_who_is_left(self) -> None:
        judging, names = asked(self.referee), self.hand.names
        hands = [(number, names[seat]) for number, seat in numbered(self.referee)]
        told = ask_who_wins(hands, knows_the_board=judging.knows_the_board)
        self.lines.say_all([line for line in (self.hand.turn(), *told) if line])

    def _is_a_board(self, cards: int) -> bool:
        return cards in (1, 3, 4, 5) and bool(self.referee.board)

    async def _judge(self, typed: list[str]) -> None:
        self._judged, self._due = judge(typed, self.referee, self._judged)
        if self._due:
            return
        await self.evening.written()
        self._tell()

    # Commands

    async def _command(self, word: str, rest: list[str]) -> None:
        if rest and word != "board":
            alone = _("type {word} alone; omit {rest!r}")
            raise CommandError(alone, word=shown_word(word), rest=" ".join(rest))
        match word:
            case "undo":
                await self._undo()
            case "misdeal":
                await self._misdeal()
            case "board" if rest:
                await self._tell_board(rest)
            case "pause":
                self.evening.stopwatch.run(on=False)
                self.lines.ask(translate(_("Paused. Press Enter to continue.")))
                self.evening.stopwatch.run()
            case "end":
                self.evening.end_with_this_hand()
                await self.evening.written()
                self.lines.say(last_hand())
            case "quit":
                raise Quit
            case _:
                self.lines.say_all(self._answer(word))

    async def _tell_board(self, typed: list[str]) -> None:
        cards = cards_typed(typed)
        if cards is None:
            raise CommandError(_("type the board cards, such as: board Qs 7d 2c"))
        self.referee.tell_board(cards)
        await self.evening.written()
        self.hand.stands_otherwise()
        self.lines.say(self.hand.board())

    async def _undo(self) -> None:
        if self._judged is not None:  # who wins is asked from the beginning
            self._judged = None
            return
        backs = self.referee.undo()
        await self.evening.written()
        self.hand.stands_otherwise()
        self._judged = None
        self.lines.say_all(self.hand.taken_back(backs))

    async def _misdeal(self) -> None:
        sure = translate(_("Misdeal: return this hand's chips? yes, or anything else for no"))
        if not is_yes(self.lines.ask(sure)):
            return
        told = misdealt(self.hand.button, self.hand.put_in())
        self.referee.misdeal()
        await self.evening.written()
        here = [chair for chair in self.evening.match.chairs if not chair.left]
        self.lines.say(told)
        self.lines.say(", ".join(f"{called(chair.name)} {chips(chair.stack)}" for chair in here))

    def _answer(self, word: str) -> list[str]:
        return answer(word, self.referee, self.hand)

    # The end

    def interrupted(self) -> None:
        """Somebody has left the table before the evening was over."""
        self.referee.close()
        in_mid_hand = self.referee.hand is not None
        if in_mid_hand or is_lost(self.evening):
            self.referee.forget()
        tell_that_it_stops(
            self.evening, self.lines, in_mid_hand=in_mid_hand, saved=saved_mid_hand()
        )

    def summary(self) -> None:
        tell_the_summary(self.evening, self.lines, self.face)


def _round_of(referee: Referee) -> tuple[object, bool]:
    """What is said in one breath ends with it: nobody is answered for who has not been asked."""
    swaps_alone = isinstance(referee.decision, SwapDecision) and referee.decision.then is None
    return referee.hand.view(None).street if referee.hand else None, swaps_alone
