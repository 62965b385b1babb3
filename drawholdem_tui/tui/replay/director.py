"""Directs a replay: leafs through hands, goes about in one, and knows what is shown of it.

Like the director of a live table it knows no widget, and time passes only where its front says so.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from drawholdem_tui.past.shelf import Shelf
from drawholdem_tui.story.recorded import Eyes
from drawholdem_tui.tui.hot_seat.notices import Notices
from drawholdem_tui.tui.hot_seat.screen_port import Front
from drawholdem_tui.tui.keys.commands import When
from drawholdem_tui.tui.keys.keymap import Keymap
from drawholdem_tui.tui.replay.autoplay import ByItself
from drawholdem_tui.tui.replay.chances import ReplayChances
from drawholdem_tui.tui.replay.cost import WhatCost
from drawholdem_tui.tui.replay.next_hand import Leafing, Opened
from drawholdem_tui.words.cards import Face
from drawholdem_tui.words.language import mark as _
from drawholdem_tui.words.language import translate

_LONGEST_NUMBER: Final = 5
_ANSWER: Final = "answer "  # before its number: the command of a click on it
_ON_THE_SCREEN: Final = {
    "replay copy": "copy", "replay write": "write", "replay picture": "picture",
    "replay log": "log", "replay rules": "rules", "replay help": "help", "replay fork": "fork",
    "replay leave": "leave",
}  # fmt: skip
# a click on a region of the table says what it says in a game; the others do nothing here
_CLICKED: Final = {"log": "replay log", "next": "replay hand"}


class Replaying:
    """``press`` and ``run`` come from the screen."""

    def __init__(
        self,
        shelf: Shelf,
        keymap: Keymap,
        face: Face,
        front: Front,
        *,
        whose: str | None = None,
        auto: bool = False,
        first: int = 0,
    ) -> None:
        """``whose`` is the name of whoever looks; else it is "You", where that sits there;
        ``auto``: it goes on by itself, from the last hand to the first; ``first`` is the hand that
        is seen first, if it can be shown."""
        self.shelf = shelf
        self.keymap = keymap
        self.front = front
        self.notices = Notices(front)
        self.typed = ""
        self.auto = auto
        self.by_itself = ByItself(front, self._goes_on, self._to_read)
        self.chances = ReplayChances(front)
        self._leafing = Leafing(shelf, whose, face, self.notices)
        opened = self._leafing.from_(first)
        if opened is None:
            raise LookupError  # whoever opens a replay has seen that there is a hand
        self.hand, self.on_shelf, self.player, self.telling = opened
        self.what_cost = WhatCost(self.player, front, self.notices, self._moved)

    # Which hand

    def _turn(self, step: int) -> None:
        """To the next hand that can be shown."""
        if opened := self._leafing.beside(self.hand, step):
            self._begin(opened)
            return
        told = _("that was the tour") if self.telling else _("there is no further hand")
        self.notices.tell(translate(told))

    def _begin(self, opened: Opened) -> None:
        eyes = self.player.eyes
        self.hand, self.on_shelf, self.player, self.telling = opened
        self.what_cost.take_up(self.player)
        if eyes is not Eyes.OWN:
            self.player.eyes = eyes
        self._moved()

    # What is pressed

    def press(self, key: str) -> None:
        """A key as it was typed."""
        if key.isdecimal() and key.isascii():
            if self.telling:
                self.run(_ANSWER + key)
                return
            self.typed = (self.typed + key)[-_LONGEST_NUMBER:]
            self.front.changed()
            return
        if key == "escape":
            self.typed = ""
            self.run("replay leave")
            return
        if command := self.keymap.typed(key, When.REPLAY):
            self.run(command)

    def run(self, command: str) -> None:
        """Do what a command says."""
        typed, self.typed = self.typed, ""
        command = _CLICKED.get(command, command)
        if command not in _GOES_ON_PLAYING:
            self.by_itself.hold_on()
        match command:
            case "replay jump":
                self._jump(typed)
            case "replay play":
                if not self.by_itself.plays and self.player.at_the_end:
                    self._go("replay begin")
                self.by_itself.turn()
            case "replay hand" | "replay hand back":
                self._turn(1 if command == "replay hand" else -1)
            case "replay faster" | "replay slower":
                self.by_itself.change_pace(1 if command == "replay faster" else -1)
                told = translate(_("speed {speed} of 5"))
                self.notices.tell(told.format(speed=self.by_itself.pace))
            case what if what in _ON_THE_SCREEN:
                self.front.open(_ON_THE_SCREEN[what])
            case answer if answer.startswith(_ANSWER):
                if self.telling:
                    self.telling.answer(int(answer.removeprefix(_ANSWER)))
            case _:
                self._look_or_go(command)
        self.front.changed()

    def _look_or_go(self, command: str) -> None:
        match command:
            case "replay eyes":
                self._other_eyes()
            case "replay chances":
                self.chances.turn()
                self._count()
            case "replay coach":
                self.what_cost.turn()
            case "replay cost" | "replay cost back":
                self.what_cost.go(1 if command == "replay cost" else -1, self.keymap)
            case _:
                self._go(command)

    def go_to(self, place: int) -> None:
        """Where somebody has clicked."""
        self.by_itself.hold_on()
        if self.player.go_to(place):
            self._moved()

    def _go(self, command: str) -> None:
        player = self.player
        if command == "replay on" and self.telling and self.telling.holds():
            key = self.keymap.key_of(command)
            told = translate(_("a digit answers; {key} again passes the question"))
            self.notices.tell(told.format(key=key))
            return
        going: dict[str, Callable[[], bool]] = {
            "replay on": lambda: self._by(1),
            "replay back": lambda: self._by(-1),
            "replay street": lambda: player.by_streets(1),
            "replay street back": lambda: player.by_streets(-1),
            "replay begin": lambda: player.go_to(0),
            "replay end": lambda: player.go_to(len(player.places) - 1),
        }
        if command not in going:  # a click on cards or chips, which opens something in a game only
            return
        if going[command]():
            self._moved()
        elif self.telling and command == "replay on":
            self._turn(1)
        elif command in ("replay on", "replay street", "replay end"):
            self.notices.tell(translate(_("the end of the hand")))

    def _by(self, step: int) -> bool:
        """One place; in a scene to the next that something is told of."""
        return self.telling.by(step) if self.telling else self.player.by(step)

    def _jump(self, typed: str) -> None:
        """To an action by its number; Enter alone is a step."""
        if not typed:
            self._go("replay on")
        elif self.player.to_action(int(typed)):
            self._moved()

    def _moved(self) -> None:
        self._count()
        self.what_cost.look()
        self.front.changed()

    # By itself

    def _goes_on(self) -> bool:
        """From the last hand back to the first, for a room."""
        if not (self.telling.goes_on() if self.telling else self.player.by(1)):
            if self.hand + 1 < len(self.shelf):
                self._turn(1)
            elif opened := self._leafing.from_(0):
                self._leafing.forget_answers()
                self._begin(opened)
        self._moved()
        return self.auto or not self.player.at_the_end

    def _to_read(self) -> str:
        return self.telling.text if self.telling else ""

    # Whose cards, and their chances

    def _other_eyes(self) -> None:
        """The viewer's, those that were shown, all; without a viewer the first two are the same."""
        player = self.player
        order = [Eyes.OWN, Eyes.SHOWN, Eyes.ALL]
        if player.recorded.own is None:
            order.remove(Eyes.SHOWN)
        player.eyes = order[(order.index(player.eyes) + 1) % len(order)]
        self._moved()

    def _count(self) -> None:
        if not self.chances.look(self.player):
            key = self.keymap.key_of("replay eyes")
            self.notices.tell(translate(_("no hand lies open; {key}: all cards")).format(key=key))


_GOES_ON_PLAYING: Final = frozenset(
    ("replay play", "replay faster", "replay slower", "replay eyes", "replay chances",
     "replay coach", "replay picture"),
)  # fmt: skip
