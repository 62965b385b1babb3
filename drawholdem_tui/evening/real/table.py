"""A table with real cards and chips: the program knows the rules, the chips and what was said.

Everything said is written down before anybody is told what comes of it. The hand going on is
whatever is written and was not taken back, played again from its beginning: a hand takes less than
a millisecond.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from drawholdem_tui.controller.ports import Played
from drawholdem_tui.engine.actions import Action, Call, Check, Fold, Keep, RaiseTo, Swap
from drawholdem_tui.engine.cards import UNKNOWN, Card
from drawholdem_tui.engine.decisions import Decision, SwapDecision
from drawholdem_tui.engine.errors import CardError, IllegalAction
from drawholdem_tui.engine.events import BoardDealt, Event
from drawholdem_tui.engine.hand import Hand
from drawholdem_tui.engine.judging import Judgement, Judging
from drawholdem_tui.evening.evening import Evening
from drawholdem_tui.evening.real.words import UNDO, BoardTold, Entry, entry_of, played, still_said
from drawholdem_tui.evening.real.words import words_for as _words_for
from drawholdem_tui.match.button import first_hand
from drawholdem_tui.match.dealing import Dealing, HandResult
from drawholdem_tui.match.errors import MatchError
from drawholdem_tui.match.match import Match
from drawholdem_tui.match.state import match_of, put_back, state_of
from drawholdem_tui.storage.phh.fields import Correction, RealTable


class TakenBack(NamedTuple):
    """What was a mistake, and whose word it was; nobody's where it was told of the table."""

    entry: Entry
    seat: int | None
    amount: int = 0  # put in with it
    undone: tuple[Event, ...] = ()  # all that had come of it, as everybody saw it


class Standing(NamedTuple):
    """Everything at the table between two hands, and what the last one came to."""

    match: Match
    result: HandResult | None


class Referee:
    """Remembers, counts and refuses; it asks nobody and shows nothing."""

    def __init__(self, evening: Evening) -> None:
        self.evening = evening
        self.dealing: Dealing | None = None
        self.hand: Hand | None = None
        self.result: HandResult | None = None  # of the last hand that was closed
        self.aside = range(0)  # places of board cards that were dealt and taken back
        self._said: list[str] = []
        self._before: Match | None = None  # as it stood before the hand going on
        evening.stopwatch.run()
        if evening.hand is not None:
            if evening.keeper:
                evening.keeper.hand_is_taken_up(evening.match)
            self._begin(evening.hand.words)

    @property
    def match(self) -> Match:
        return self.evening.match

    # What is asked

    @property
    def decision(self) -> Decision | None:
        return self.hand.decision if self.hand else None

    @property
    def judging(self) -> Judging | None:
        return self.hand.judging if self.hand else None

    @property
    def to_be_closed(self) -> bool:
        """The hand is over, and its last word can still be taken back."""
        return self.hand is not None and self.hand.over

    @property
    def events(self) -> Sequence[Event]:
        """Everything so far; no card in it that nobody has told."""
        return [event.seen_by(None) for event in self.hand.events] if self.hand else []

    def name(self, seat: int) -> str:
        """Of a seat in the hand going on."""
        chairs = self.dealing.chairs if self.dealing else ()
        return self.match.chairs[chairs[seat]].name

    def as_it_will_stand(self) -> Standing:
        """A copy of the match, the hand that is over closed in it; to look ahead by."""
        dealing, hand, before = self.dealing, self.hand, self._before
        result = None
        if dealing and hand and before and hand.over:
            match = match_of(state_of(before))
            match.next_dealing()
            match.remember(dealing, hand)
            result = match.finish(dealing, hand)
        else:
            match = match_of(state_of(self.match))
        if self.evening.by_minutes:
            match.seconds = self.evening.stopwatch.reading()
        return Standing(match, result)

    # A hand

    def deal(self) -> None:
        """The next hand begins."""
        if self.evening.by_minutes:
            self.match.seconds = self.evening.stopwatch.reading()
        if self.evening.keeper:
            self.evening.keeper.hand_begins(self.match, b"")
        self._begin(())

    def _begin(self, said: Sequence[str]) -> None:
        self._before = match_of(state_of(self.match))
        self.dealing = self.match.next_dealing()
        self._said = list(said)
        self.aside = range(0)
        self.hand = played(self.dealing, said)
        for at, words in enumerate(said):
            if words == UNDO:
                self._set_aside(self._again(said[:at]), self._again(said[: at + 1]))

    def act(self, *actions: Action) -> None:
        """One action, or two in one breath: "keep, and then check". Refused as a whole where one of
        them cannot be."""
        self._say(*actions)

    def tell_board(self, told: Sequence[Card]) -> None:
        """The cards of the street that came last, or of several: as many as lie there, or all of
        them that have not been told."""
        board = self.board
        places = self._places_of(told)
        cards = list(board)
        cards[places] = told
        known = [card for card in cards if card != UNKNOWN]
        if twice := next((card for card in known if known.count(card) > 1), None):
            raise CardError("card_twice", card=twice)
        self._say(BoardTold(tuple(cards)))

    def _places_of(self, told: Sequence[Card]) -> slice:
        """Three cards are the flop, one is the last of the board, five are all of it."""
        board = self.board
        unknown = [place for place, card in enumerate(board) if card == UNKNOWN]
        if len(told) == len(board):
            return slice(0, len(board))
        if unknown and len(told) == len(unknown) == unknown[-1] - unknown[0] + 1:
            return slice(unknown[0], unknown[-1] + 1)
        streets = [len(event.cards) for event in self.events if isinstance(event, BoardDealt)]
        if streets and len(told) == streets[-1]:
            return slice(len(board) - len(told), len(board))
        if streets and len(told) == streets[0]:
            return slice(0, len(told))
        raise IllegalAction("board_cards", found=len(told), lie=len(board))

    @property
    def board(self) -> tuple[Card, ...]:
        return self.hand.view(None).board if self.hand else ()

    def judge(self, judgement: Judgement) -> None:
        self._say(judgement)

    def _say(self, *entries: Entry) -> None:
        """Written, once it has been found to be possible."""
        words = [_words_for(entry) for entry in entries]
        hand = self._again([*self._said, *words])
        self._write(words)
        self.hand = hand

    def _again(self, said: Sequence[str]) -> Hand:
        if self.dealing is None:
            raise IllegalAction("hand_is_over")
        return played(self.dealing, said)

    def _write(self, words: Sequence[str]) -> None:
        for each in words:
            if self.evening.keeper:
                self.evening.keeper.said(len(self._said), each)
            self._said.append(each)

    # Mistakes

    def undo(self) -> list[TakenBack]:
        """Take the last word back; it stays in the book. Whoever kept both cards and acted with one
        word is asked for both again."""
        backs = [self._take_back()]
        if isinstance(backs[0].entry, Fold | Check | Call | RaiseTo) and self._kept_and_acts():
            backs.append(self._take_back())
        return backs

    def _take_back(self) -> TakenBack:
        back = self._last()
        if back is None:
            raise IllegalAction("nothing_to_undo")
        hand = self._again([*self._said, UNDO])
        self._write([UNDO])
        before, self.hand = self.hand, hand
        if before is None:
            return back
        self._set_aside(before, hand)
        undone = before.events[len(hand.events) :]
        back = back._replace(undone=tuple(event.seen_by(None) for event in undone))
        if back.seat is None:
            return back
        had, has = (each.view(None).seats[back.seat].stack for each in (before, hand))
        return back._replace(amount=max(0, has - had))

    def _set_aside(self, before: Hand, after: Hand) -> None:
        """Of the board what was dealt between the two: real cards, which keep their places."""
        lay, lie = (len(hand.view(None).board) for hand in (before, after))
        if lay > lie:
            first = min(lie, self.aside.start) if self.aside else lie
            self.aside = range(first, max(lay, self.aside.stop))

    def _kept_and_acts(self) -> bool:
        """The word before was to keep both cards, in the same turn (DH-9)."""
        holds = still_said(self._said)
        if not holds or not isinstance(entry_of(holds[-1]), Keep):
            return False
        before = self._again(holds[:-1]).decision
        return isinstance(before, SwapDecision) and before.then is not None

    def _last(self) -> TakenBack | None:
        holds = still_said(self._said)
        if not holds:
            return None
        return TakenBack(*self._with_seat(holds[:-1], holds[-1]))

    def misdeal(self) -> None:
        """Nothing of this hand holds: everybody has the chips from before it, and it is dealt
        again by the same dealer."""
        if self.dealing is None or self._before is None:
            raise IllegalAction("hand_is_over")
        holds = still_said(self._said)
        said = [self._as_told(holds[:at], words) for at, words in enumerate(holds)]
        mistakes = [*self._taken_back(), *said]
        self.evening.note_mistakes(self._before, (*mistakes, "misdeal"))
        self.dealing = self.hand = None
        self._said = []

    def forget(self) -> None:
        """Nobody plays on here: the match stands as before the hand going on, which the book has
        where there is one."""
        if self._before is not None and self.hand is not None:
            put_back(self.match, self._before)
        self.dealing = self.hand = None

    def correct(self, chair: int, stack: int) -> int:
        """Somebody has counted a stack: by how much it was wrong. Between two hands."""
        had = self.match.correct(chair, stack)
        self.evening.note_correction(Correction(self.match.chairs[chair].kept_name, had, stack))
        return stack - had

    def give_button(self, chair: int) -> None:
        """The table has drawn for it with its own cards: before the first hand (TH-2)."""
        able = [number for number, seat in enumerate(self.match.chairs) if seat.can_play]
        if self.match.hands or chair not in able:
            raise MatchError("button_is_drawn")
        self.match.button = first_hand(chair, able)
        self.match.drawn = {}
        self.evening.changed()

    # The end of a hand

    def close(self) -> HandResult | None:
        dealing, hand = self.dealing, self.hand
        if dealing is None or hand is None or not hand.over:
            return None
        laid = self.evening.laid
        real = RealTable(
            taken_back=(*laid.mistakes, *self._taken_back()),
            corrected=tuple(Correction(*row) for row in laid.corrections),
        )
        self.dealing = self.hand = None
        self._said = []
        self.match.remember(dealing, hand)
        self.result = self.match.finish(dealing, hand)
        if self.evening.by_minutes:
            self.match.seconds = self.evening.stopwatch.reading()
        self.evening.real_hand_is_over(Played(dealing, hand, b""), real)
        return self.result

    def end(self) -> None:
        self.close()
        self.match.close()
        if self.evening.keeper:
            self.evening.keeper.evening_is_over(self.match)

    def _with_seat(self, before: Sequence[str], words: str) -> tuple[Entry, int | None]:
        """What was said, and whose word it was."""
        entry = entry_of(words)
        decision = self._again(before).decision
        is_action = not isinstance(entry, BoardTold | Judgement)
        return entry, decision.seat if decision and is_action else None

    def _taken_back(self) -> list[str]:
        """As the hand's file has it, in the order of taking it back."""
        told: list[str] = []
        holds: list[str] = []
        for words in self._said:
            if words == UNDO:
                mistake = holds.pop()
                told.append(self._as_told(holds, mistake))
            else:
                holds.append(words)
        return told

    def _as_told(self, before: Sequence[str], words: str) -> str:
        entry, seat = self._with_seat(before, words)
        told = "swap" if isinstance(entry, Swap) else _words_for(entry)
        return told if seat is None else f"p{seat + 1} {told}"
