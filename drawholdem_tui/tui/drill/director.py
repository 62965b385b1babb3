"""Directs a sitting of spots: the table as it stood, an answer by the usual keys, its worth.

The next spot is made beside the screen while somebody thinks about this one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from drawholdem_tui.drills.hand_shown import followed
from drawholdem_tui.drills.in_words import question
from drawholdem_tui.drills.sitting import Sitting
from drawholdem_tui.drills.spot import Option, Spot
from drawholdem_tui.engine.actions import Action, Call, Draw, Fold, Keep, RaiseTo, Swap
from drawholdem_tui.engine.decisions import DrawDecision, SwapDecision
from drawholdem_tui.engine.errors import IllegalAction
from drawholdem_tui.story.player import Player
from drawholdem_tui.tui.hot_seat.choices import exchange
from drawholdem_tui.tui.hot_seat.notices import Notices
from drawholdem_tui.tui.hot_seat.screen_port import Front
from drawholdem_tui.tui.keys.command import When
from drawholdem_tui.tui.keys.keymap import Keymap
from drawholdem_tui.words.cards import Face
from drawholdem_tui.words.language import mark as _
from drawholdem_tui.words.language import translate
from drawholdem_tui.words.refusals.errors import sentence
from drawholdem_tui.words.sentences import as_sentence

ANSWER: Final = "answer "  # before its number: the command of a click on it
_ON_THE_SCREEN: Final = {
    "drill hand": "hand", "drill rules": "rules", "drill help": "help", "drill leave": "leave",
}  # fmt: skip
_PLACES: Final[dict[object, tuple[str, ...]]] = {
    Fold: ("fold",), Call: ("call",), RaiseTo: ("raise",), Keep: ("keep",), Swap: ("swap",),
    Draw: ("swap", "keep"),
}  # fmt: skip


def places_of(option: Option) -> tuple[str, ...]:
    """Where it is on offer among the actions: all others are grey, and answer nothing."""
    return _PLACES.get(type(option.do), ())


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
        self.marked: frozenset[int] = frozenset()
        self.chosen: Option | None = None  # then its worth is told
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
        self.chosen, self.marked = None, frozenset()
        self.spot = self.player = None
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

        self.front.think(work, self._is_made(place))

    def _is_made(self, place: int) -> Callable[[Spot], None]:
        def tell(spot: Spot) -> None:
            if self.spot is None and place == self.place:
                self._has_come(spot)
                self.front.changed()
            else:
                self._made[place] = spot

        return tell

    # What is pressed

    def press(self, key: str) -> None:
        """Before the answer the keys of a decision, behind it those that go on."""
        if key == "escape":
            self.run("drill leave")
            return
        if self.spot is not None and self.chosen is None:
            if self.spot.asks is not None and key.isdecimal() and key.isascii():
                self.run(ANSWER + key)
                return
            if decision := self.keymap.typed(key, When.DECISION):
                self.run(decision)
                return
        if command := self.keymap.typed(key, When.DRILL):
            self.run(command)

    def run(self, command: str) -> None:
        """Do what a command says."""
        spot = self.spot
        if command in _ON_THE_SCREEN:
            self._open(_ON_THE_SCREEN[command])
        elif command in ("drill next", "next"):  # a click on what an answer was worth is one, too
            if self.chosen is not None:
                self._show(len(self.sitting.answers))
        elif spot is None or self.chosen is not None:
            return
        elif command.startswith(ANSWER):
            number = int(command.removeprefix(ANSWER)[:4])
            if spot.asks is not None and 0 < number <= len(spot.options):
                self._answer(spot, spot.options[number - 1])
        elif spot.asks is None:
            self._act(spot, command)
        self.front.changed()

    def _open(self, what: str) -> None:
        """How a hand went on tells much about it: it is seen behind the answer."""
        if what == "hand" and self.chosen is None:
            self.notices.tell(translate(_("The hand can be seen when you have answered.")))
        else:
            self.front.open(what)

    def _act(self, spot: Spot, command: str) -> None:
        if command.startswith("mark "):
            self._mark(spot, int(command.removeprefix("mark ")) - 1)
            return
        action = self._said(spot, command)
        if action is None or spot.decision is None:
            self.notices.tell(question(spot))
            return
        try:
            spot.decision.check(action)
        except IllegalAction as error:
            self.notices.tell(as_sentence(sentence(error.code, error.values, to_you=True)))
            return
        self._answer(spot, spot.option(action))

    def _mark(self, spot: Spot, place: int) -> None:
        match spot.decision:
            case SwapDecision():
                self.marked = frozenset() if place in self.marked else frozenset({place})
                self.marked = frozenset(each for each in self.marked if each < 2)
            case DrawDecision(cards=cards) if place < len(cards):
                self.marked ^= {place}

    def _said(self, spot: Spot, command: str) -> Action | None:
        """What a key says, if that is one of the answers."""
        decision = spot.decision
        said: Action | None = None
        match command:
            case "fold" | "call" | "raise":
                said = next(
                    (
                        each.do
                        for each in spot.options
                        if isinstance(each.do, Fold | Call | RaiseTo) and command in places_of(each)
                    ),
                    None,
                )
            case "keep" if decision is not None:
                said = Draw() if isinstance(decision, DrawDecision) else Keep()
            case "swap" if decision is not None:
                said = exchange(decision, self.marked)
                if said is None:
                    self.notices.tell(translate(_("Mark a card first.")))
        known = isinstance(said, Swap | Draw) or any(each.do == said for each in spot.options)
        return said if said is not None and known else None

    def _answer(self, spot: Spot, option: Option) -> None:
        self.sitting.answer(spot, option)
        self.chosen = option
