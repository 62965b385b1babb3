"""Directs a real table: keys and typed lines on one side, what was said at the table on the other.
Nothing is hidden, so nobody takes the keyboard over from anybody."""

from __future__ import annotations

import enum
from collections.abc import Callable, Mapping
from functools import partial
from typing import Final, Protocol

from drawholdem_tui.engine.actions import Draw, Fold, RaiseTo
from drawholdem_tui.engine.cards import UNKNOWN
from drawholdem_tui.engine.decisions import DrawDecision
from drawholdem_tui.engine.errors import CardError, IllegalAction
from drawholdem_tui.engine.judging import Judgement
from drawholdem_tui.evening.between import Change, refusal
from drawholdem_tui.evening.evening import Evening
from drawholdem_tui.evening.real.ahead import enough_hands
from drawholdem_tui.evening.real.clock import Clock
from drawholdem_tui.evening.real.spoken import spoken_between
from drawholdem_tui.evening.real.who_wins import Unclear, cards_typed, judge
from drawholdem_tui.match.errors import MatchError
from drawholdem_tui.tui.keys.command import Doer, When
from drawholdem_tui.tui.keys.keymap import Keymap
from drawholdem_tui.tui.referee.answers import Answers
from drawholdem_tui.tui.referee.commands import HELP, LEAVE, LOG, PRESETS, RULES, TYPE
from drawholdem_tui.words.cards import Face
from drawholdem_tui.words.language import _, translate
from drawholdem_tui.words.refusals.errors import sentence
from drawholdem_tui.words.sentences import as_sentence
from drawholdem_tui.words.table.evening import last_hand
from drawholdem_tui.words.table.mistakes import misdealt

_LINES: Final = 60  # of what was called out, kept


class Entry(enum.StrEnum):
    """What a line is typed for."""

    AMOUNT = _("Bet or raise to")
    BOARD = _("Board cards, such as Qs 7d 2c")
    WINNERS = _("Who wins? Best first: 2 1; a tie: =13; or cards: 1 AsKd 3 7c7d")
    BETWEEN = _("correct Ben 1240, join Zoe, leave Ben, rebuy Ben, sitout Ben, button Ben …")


class Shows(Protocol):
    """The screen, or a test in its place."""

    def changed(self) -> None:
        """There is something new to show, as soon as it is on the disk."""

    def open(self, what: str) -> None: ...

    def ring(self) -> None: ...

    def ended(self, *, over: bool) -> None:
        """The evening came to its end, or somebody has left."""


class AtARealTable(Answers):
    """``press`` and ``run`` come from the screen."""

    def __init__(self, evening: Evening, keymap: Keymap, face: Face, front: Shows) -> None:
        super().__init__(evening, face)
        self.keymap = keymap
        self.front = front
        self.clock = Clock(evening)
        self.fresh = 0  # of them have come with the last key that said something
        self.entry: Entry | None = None
        self.typed = ""
        self.paused = False
        self.doers = self._what_is_done()
        self._judged: Judgement | None = None  # so far: not enough for every pot
        self.due = ""  # which pot is to be judged yet
        if self.referee.hand is not None:
            self._begins()
        elif not self.referee.match.hands and self.referee.match.button:
            has = _("{name} has the button (drawn at random). To move it: {key}, then button Ben.")
            name = self.referee.match.chairs[self.referee.match.button.button].name
            self.lines.append(translate(has).format(name=name, key=keymap.key_of(TYPE)))
        self.ahead = self._looks_ahead()

    # As it stands

    @property
    def asked_once(self) -> str:
        """A question that any key but Y answers with no."""
        return self._sure[0] if self._sure else ""

    def _changed(self, before: int | None = None) -> None:
        """``before``: so many lines there were."""
        if before is not None and len(self.lines) > before:
            self.fresh = len(self.lines) - before
            del self.lines[:-_LINES]
        self.ahead = self._looks_ahead()
        self.front.changed()

    # Keys

    def press(self, key: str) -> None:
        self.notice, before = "", len(self.lines)
        if self._sure is not None:
            (_question, do), self._sure = self._sure, None
            if key.lower() in {"y", "j", "o"}:
                self._try(do)
        elif self.entry is not None:
            self._type(key)
        elif not self._is_an_answer(key):
            command = LEAVE if key == "escape" else self.keymap.typed(key, When.REFEREE)
            if command:
                self._run(command)
        self._changed(before)

    def run(self, command: str) -> None:
        """Do what a command says."""
        before = len(self.lines)
        self._run(command)
        self._changed(before)

    def _run(self, command: str) -> None:
        if doer := self.doers.get(command):
            if why := doer.why_not():
                self.notice = why
            else:
                self._try(doer.do)

    def _is_an_answer(self, key: str) -> bool:
        """A number where one is asked for: so many cards, who wins, how much is bet."""
        if self.referee.judging and key == "=":
            self._opens(Entry.WINNERS, key)
            return True
        if not (key.isdecimal() and key.isascii()):
            return False
        if isinstance(self.decision, DrawDecision):
            draw = Draw((UNKNOWN,) * int(key), self._splits)
            self._try(lambda: self._says(draw))
        elif self.referee.judging:
            self._try(lambda: self._judge([key if key != "0" else "10"]))
        elif self._no_raise():
            self.notice = self._no_raise()
        else:
            self._opens(Entry.AMOUNT, key)
        return True

    def _type(self, key: str) -> None:
        match key:
            case "escape":
                self.entry, self.typed = None, ""
            case "backspace":
                self.typed = self.typed[:-1]
            case "enter":
                entry, words = self.entry, self.typed.split()
                self.entry, self.typed = None, ""
                if entry is not None:
                    self._try(lambda: self._typed(entry, words))
            case "space":
                self.typed += " "
            case _ if len(key) == 1 and len(self.typed) < 80:
                self.typed += key

    def _try(self, do: Callable[[], object]) -> None:
        """What cannot be is told, and that is the end of it."""
        try:
            do()
        except Unclear as error:
            self.notice = as_sentence(str(error))
        except MatchError as error:
            self.notice = refusal(error)
        except (IllegalAction, CardError) as error:
            self.notice = as_sentence(sentence(error.code, error.values))

    def _what_is_done(self) -> Mapping[str, Doer]:
        return {
            "referee fold": Doer(lambda: self._bets(Fold()), self._no_bet),
            "referee call": Doer(self._check_or_call, self._no_bet),
            "referee raise": Doer(lambda: self._opens(Entry.AMOUNT), self._no_raise),
            **{
                preset: Doer(partial(self._preset, place), self._no_raise)
                for place, preset in enumerate(PRESETS)
            },
            "referee all in": Doer(self._all_in, self._no_bet),
            "referee swap": Doer(self._swap),
            "referee keep": Doer(self._keep),
            "referee undo": Doer(self._undo),
            "referee board": Doer(lambda: self._opens(Entry.BOARD), self._no_board),
            "referee next": Doer(self._next, self._not_over),
            "referee rebuy": Doer(lambda: self._about_broke(Change.REBUY), self._nobody_broke),
            "referee sit out": Doer(lambda: self._about_broke(Change.SIT_OUT), self._nobody_broke),
            "referee type": Doer(self._opens_what_is_typed, self._nothing_to_type),
            "referee misdeal": Doer(self._misdeal, self._nothing_to_misdeal),
            "referee pause": Doer(self._pause),
            **{page: Doer(partial(self.front.open, page)) for page in (LOG, RULES, HELP)},
            "referee end": Doer(self._end),
            "referee leave": Doer(self._leave),
        }

    # What is typed

    def _opens(self, entry: Entry, typed: str = "") -> None:
        self.entry, self.typed = entry, typed

    def _opens_what_is_typed(self) -> None:
        self._opens(Entry.WINNERS if self.referee.judging else Entry.BETWEEN)

    def _nothing_to_type(self) -> str:
        return "" if self.referee.judging else self._not_over()

    def _typed(self, entry: Entry, words: list[str]) -> None:
        match entry:
            case Entry.AMOUNT:
                text = "".join(sign for sign in "".join(words) if sign.isdecimal())
                if not text:
                    raise Unclear(_("type an amount"))
                self._bets(RaiseTo(int(text[:15])))
            case Entry.BOARD:
                self._tell_board(words)
            case Entry.WINNERS:
                board = cards_typed(words)
                if board and len(board) in (3, 4, 5) and self.referee.board:
                    self._tell_board(words)
                else:
                    self._judge(words)
            case Entry.BETWEEN:
                self._between(words)

    def _tell_board(self, words: list[str]) -> None:
        told = cards_typed(words)
        if told is None:
            raise Unclear(_("type the board cards, such as: Qs 7d 2c"))
        self.referee.tell_board(told)
        self.hand.stands_otherwise()
        self.lines.append(self.hand.board())

    def _judge(self, words: list[str]) -> None:
        self._judged, self.due = judge(words, self.referee, self._judged)
        if not self.due:
            self._goes_on()

    def _between(self, words: list[str]) -> None:
        """Whatever is said between two hands closes the one that is over."""
        self._close()
        said = spoken_between(words, self.referee, self.between)
        self.lines.extend(said)
        self.notice = said[-1]  # the next hand may leave no room for it above

    # Mistakes

    def _undo(self) -> None:
        if self._judged is not None:  # who wins is asked from the beginning
            self._judged, self.due = None, ""
            return
        backs = self.referee.undo()
        self.hand.stands_otherwise()
        self._splits = False
        self.lines.extend(self.hand.taken_back(backs))

    def _misdeal(self) -> None:
        def all_back() -> None:
            told = misdealt(self.hand.button, self.hand.put_in())
            self.referee.misdeal()
            self._judged, self.due = None, ""
            self.lines.append(told)

        self._sure = (translate(_("Misdeal: return all chips bet in this hand? (Y/N)")), all_back)

    # Hands

    def _next(self) -> None:
        broke, enough = self.broke, enough_hands(self.referee)
        self._close()
        if enough:
            self._is_over()
        elif broke is not None:
            self.notice = self.between.is_out_of_chips(broke)
        elif self.referee.match.over:
            self.notice = translate(_("Fewer than two players have chips."))
        else:
            self._deals()

    def _end(self) -> None:
        if self.is_between:
            self._is_over()
            return
        self.evening.end_with_this_hand()
        self.lines.append(last_hand())

    def _is_over(self) -> None:
        self.referee.end()
        self.front.ended(over=True)

    def _leave(self) -> None:
        self._close()
        self.referee.forget()
        self.front.ended(over=False)

    def _pause(self) -> None:
        self.paused = not self.paused
        self.evening.stopwatch.run(on=not self.paused)

    def tick(self) -> None:
        """A second has passed: what the clock says rings once."""
        if self.paused:
            return
        if news := self.clock.news():
            self.lines.extend(news)
            self.front.ring()
        self._changed()
