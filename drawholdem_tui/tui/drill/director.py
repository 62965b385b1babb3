"""Directs a sitting of spots: the table as it stood, an answer by the usual keys, its worth.

The next spot is made beside the screen while somebody thinks about this one.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from drawholdem_tui.drills.hand_shown import followed
from drawholdem_tui.drills.in_words import question
from drawholdem_tui.drills.sitting import Sitting
from drawholdem_tui.drills.spot import Option, Spot
from drawholdem_tui.engine.actions import Action
from drawholdem_tui.story.player import Player
from drawholdem_tui.tui.drill.commands import (
    BAR_OF_A_QUESTION,
    BAR_OF_AN_ANSWER,
    CLICKED,
    LEAVE,
)
from drawholdem_tui.tui.hot_seat.commands import MARKS
from drawholdem_tui.tui.hot_seat.question import Asked
from drawholdem_tui.tui.hot_seat.screen_port import Front, Notices
from drawholdem_tui.tui.keys.command import Command, Doer, When
from drawholdem_tui.tui.keys.keymap import Keymap, command
from drawholdem_tui.words.cards import Face
from drawholdem_tui.words.language import _, translate
from drawholdem_tui.words.refusals.errors import sentence
from drawholdem_tui.words.sentences import as_sentence

ANSWER: Final = "answer "  # before its number: the command of a click on it


class Drilling:
    """``press`` and ``run`` come from the screen, which may be there later than the first spot."""

    front: Front  # both are given when it begins
    notices: Notices

    def __init__(
        self, sitting: Sitting, keymap: Keymap, face: Face, first: Spot | None = None
    ) -> None:
        """``first`` is the spot to begin with, where it has been made already."""
        self.sitting = sitting
        self.keymap = keymap
        self.face = face
        self.spot: Spot | None = None  # none: it is being made, or the sitting is over
        self.player: Player | None = None
        self.asked: Asked | None = None  # where the spot is a decision
        self.chosen: Option | None = None  # then its worth is told
        self.answered: list[tuple[Spot, Option]] = []  # since it was taken up
        self.doers = self._what_is_done()
        self._made: dict[int, Spot] = {}
        self._begun: set[int] = set()
        self._is_seen = False
        if first is not None:
            self._has_come(first)

    @property
    def place(self) -> int:
        """Of the spot that is shown, counted from 0."""
        answered = len(self.sitting.answers)
        return answered - 1 if self.chosen is not None else answered

    @property
    def notice(self) -> str:
        """What is told for a moment."""
        return self.notices.text if self._is_seen else ""

    def begin(self, front: Front) -> None:
        """With the first, or the one where somebody was interrupted."""
        self.front, self.notices, self._is_seen = front, Notices(front), True
        if self.spot is None:
            self._show(self.place)

    # Spots

    def _show(self, place: int) -> None:
        self.chosen = self.spot = self.player = self.asked = None
        if place >= self.sitting.many:
            self.front.open("result")
            return
        if place in self._made:
            self._has_come(self._made.pop(place))
        else:
            self._make(place)
        self.front.changed()

    def _has_come(self, spot: Spot) -> None:
        self.spot, self.player = spot, followed(spot, self.face)
        self.asked = None
        if spot.decision is not None and spot.asks is None:
            only = tuple(each.do for each in spot.options if isinstance(each.do, Action))
            self.asked = Asked(spot.seat, spot.view, spot.decision, only=only)

    def is_seen(self) -> None:
        """What is shown stands on the screen: time to make what follows."""
        if self.spot is not None and (following := self.place + 1) < self.sitting.many:
            self._make(following)

    def _make(self, place: int) -> None:
        if place in self._begun:
            return
        self._begun.add(place)

        def work() -> Iterator[Spot]:
            yield self.sitting.spot_at(place)

        def tell(spot: Spot) -> None:
            if self.spot is None and place == self.place:
                self._has_come(spot)
                self.front.changed()
            else:
                self._made[place] = spot

        self.front.think(work, tell)

    # What is pressed

    def press(self, key: str) -> None:
        """Before the answer the keys of a decision, after it those that go on."""
        if key == "escape":
            self.run(LEAVE)
        elif self.spot and not self.chosen and not self.asked and key.isdecimal() and key.isascii():
            self.run(ANSWER + key)
        elif self.asked and not self.chosen and (decision := self.keymap.typed(key, When.DECISION)):
            self.run(decision)
        elif command := self.keymap.typed(key, When.DRILL):
            self.run(command)

    def run(self, command: str) -> None:
        """Do what a command says."""
        if doer := self.doers.get(CLICKED.get(command, command)):
            if why := doer.why_not():
                self.notices.tell(why)
            else:
                doer.do()
        elif self.spot is not None and self.chosen is None:
            if self.asked is not None:
                self._decide(self.spot, self.asked, command)
            elif command.startswith(ANSWER):
                number = int(command.removeprefix(ANSWER)[:4])
                if 0 < number <= len(self.spot.options):
                    self._answer(self.spot, self.spot.options[number - 1])
        self.front.changed()

    def possible(self) -> Iterable[Command]:
        """Answers, or what goes on behind one."""
        if self.chosen is not None:
            return map(command, BAR_OF_AN_ANSWER)
        return map(command, (*(self.asked.offers() if self.asked else ()), *BAR_OF_A_QUESTION))

    def _what_is_done(self) -> Mapping[str, Doer]:
        return {
            "drill next": Doer(self._next),
            "drill hand": Doer(lambda: self.front.open("hand"), self._not_yet),
            "drill rules": Doer(lambda: self.front.open("rules")),
            "drill help": Doer(lambda: self.front.open("help")),
            "drill leave": Doer(lambda: self.front.open("leave")),
        }

    def _next(self) -> None:
        if self.chosen is not None:
            self._show(len(self.sitting.answers))

    def _not_yet(self) -> str:
        """How a hand went on tells much about it."""
        told = translate(_("You can see the whole hand after you answer."))
        return told if self.chosen is None else ""

    def _decide(self, spot: Spot, asked: Asked, command: str) -> None:
        if asked.has_a_card_for(command):
            asked.mark(MARKS.index(command))
        elif command not in asked.offers():
            self.notices.tell(question(spot))
        elif (action := asked.says(command)) is None:
            self.notices.tell(translate(_("Mark a card first.")))
        elif error := asked.refuses(action):
            self.notices.tell(as_sentence(sentence(error.code, error.values, to_you=True)))
        else:
            self._answer(spot, spot.option(action))

    def _answer(self, spot: Spot, option: Option) -> None:
        self.sitting.answer(spot, option)
        self.answered.append((spot, option))
        self.chosen = option
        self.notices.forget()
