"""Directs a replay: leafs through hands, goes about in one, and knows what is shown of it.

Like the director of a live table it knows no widget, and time passes only where its front says so.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from drawholdem_tui.past.complaint import complaint, where
from drawholdem_tui.past.recorded import recorded_of
from drawholdem_tui.past.shelf import OnTheShelf, Shelf
from drawholdem_tui.storage.phh.faults import FileFault
from drawholdem_tui.storage.phh.replay import Replay
from drawholdem_tui.story.player import Player
from drawholdem_tui.story.recorded import Eyes
from drawholdem_tui.tour.narration import narration_of
from drawholdem_tui.tui.directing.again.by_itself import ByItself
from drawholdem_tui.tui.directing.again.chances import ReplayChances
from drawholdem_tui.tui.directing.again.reviewing import Reviewing
from drawholdem_tui.tui.directing.again.telling import Telling
from drawholdem_tui.tui.directing.again.what_cost import WhatCost
from drawholdem_tui.tui.directing.notices import Notices
from drawholdem_tui.tui.hot_seat.front import Front
from drawholdem_tui.tui.keys.commands import When
from drawholdem_tui.tui.keys.keymap import Keymap
from drawholdem_tui.words.cards import Face
from drawholdem_tui.words.games import hand_number
from drawholdem_tui.words.language import mark as _
from drawholdem_tui.words.language import translate

_LONGEST_NUMBER: Final = 5
_ANSWER: Final = "answer "  # before its number: the command of a click on it
_ON_THE_SCREEN: Final = {
    "replay copy": "copy", "replay write": "write", "replay picture": "picture",
    "replay log": "log", "replay rules": "rules", "replay help": "help", "replay fork": "fork",
    "replay leave": "leave",
}  # fmt: skip


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
        self.coached = False
        self.auto = auto
        self._face = face
        self._whose = whose
        self._answers: dict[int, dict[int, list[int]]] = {}  # by hand and place
        self.by_itself = ByItself(front, self._goes_on, self._to_read)
        self.chances = ReplayChances(front)
        self.hand, self.on_shelf, self.player = self._first(first)
        self.telling = self._telling()
        self.reviewing = Reviewing(self.player.recorded.hand, front)

    # Which hand

    def _first(self, first: int) -> tuple[int, OnTheShelf, Player]:
        """Whoever opens a replay has seen that there is one."""
        for number in range(first, len(self.shelf)):
            if taken := self._taken(number):
                return number, *taken
        raise LookupError

    def _taken(self, number: int) -> tuple[OnTheShelf, Player] | None:
        """A hand ready to be played; one that is broken is said to be, and left out."""
        on_shelf = self.shelf.take(number)
        found, played = on_shelf
        if isinstance(played, FileFault) or played.hand is None:
            why = complaint(played) if isinstance(played, FileFault) else translate(_NOT_DEALT)
            told = translate(_("left out: {hand}: {why}"))
            self.notices.tell(told.format(hand=where(found), why=why))
            return None
        recorded = recorded_of(played, self._whose or self.shelf.whose(found))
        return (on_shelf, Player(recorded, self._face)) if recorded else None

    def _turn(self, step: int) -> None:
        """To the next hand that can be shown."""
        number = self.hand + step
        while 0 <= number < len(self.shelf):
            taken = self._taken(number)
            if taken is not None:
                self._begin(number, *taken)
                return
            number += step
        told = _("that was the tour") if self.telling else _("there is no further hand")
        self.notices.tell(translate(told))

    def _begin(self, number: int, on_shelf: OnTheShelf, player: Player) -> None:
        eyes = self.player.eyes
        self.reviewing.stop()
        self.hand, self.on_shelf, self.player = number, on_shelf, player
        self.telling = self._telling()
        self.reviewing = Reviewing(player.recorded.hand, self.front)
        if eyes is not Eyes.OWN:
            player.eyes = eyes
        self._moved()

    def _telling(self) -> Telling | None:
        """What the hand tells of itself, if it is a scene."""
        found, played = self.on_shelf
        said = [at for at, _decision in played.decisions] if isinstance(played, Replay) else []
        narration = narration_of(found.fields, said, self.player)
        answers = self._answers.setdefault(self.hand, {})
        return Telling(narration, self.player, answers) if narration else None

    # What is pressed

    def press(self, key: str) -> None:
        """A key as it was typed; a letter with Shift counts as one without, where nothing else is
        meant."""
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
        command = self.keymap.run_by(key, (When.REPLAY,))
        command = command or self.keymap.run_by(key.lower(), (When.REPLAY,))
        if command:
            self.run(command)

    def run(self, command: str) -> None:
        """Do what a command says."""
        typed, self.typed = self.typed, ""
        if command not in _GOES_ON_PLAYING:
            self.by_itself.hold_on()
        match command:
            case "replay jump":
                self._jump(typed)
            case "replay play":
                self._play()
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
                self.coached = not self.coached
                self._ask_the_coach()
            case "replay cost" | "replay cost back":
                self._to_what_cost(1 if command == "replay cost" else -1)
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
        self._ask_the_coach()
        self.front.changed()

    # By itself

    def _play(self) -> None:
        if self.by_itself.plays:
            self.by_itself.hold_on()
            return
        if self.player.at_the_end:
            self.player.go_to(0)
            self._moved()
        self.by_itself.begin()

    def _goes_on(self) -> bool:
        """From the last hand back to the first, for a room."""
        if not (self.telling.goes_on() if self.telling else self.player.by(1)):
            if self.hand + 1 < len(self.shelf):
                self._turn(1)
            elif taken := self._taken(0):
                self._answers.clear()  # whoever looks now has not given them
                self._begin(0, *taken)
        self._moved()
        return self.auto or not self.player.at_the_end

    def _to_read(self) -> str:
        return self.telling.text if self.telling else ""

    # Whose cards, chances, and what they cost

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

    def _ask_the_coach(self) -> None:
        if self.coached and self.player.recorded.hand.over:
            self.reviewing.look_at(self.player.seen_seats())

    def _to_what_cost(self, step: int) -> None:
        def arrived() -> None:
            self.coached = True
            self._moved()

        WhatCost(self.player, self.reviewing, self.notices, arrived).go(step, self.keymap)


_GOES_ON_PLAYING: Final = frozenset(
    ("replay play", "replay faster", "replay slower", "replay eyes", "replay chances",
     "replay coach", "replay picture"),
)  # fmt: skip
_NOT_DEALT: Final = _("the file ends before the cards are dealt")


def title_of(number: int) -> str:
    """``hand 12``; nothing where a file does not say which."""
    return hand_number(number) if number else ""
