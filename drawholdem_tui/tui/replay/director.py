"""Directs a replay: leafs through hands, goes about in one, and knows what is shown of it.

Like the director of a live table it knows no widget, and time passes only where its front says so.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import partial
from typing import Final

from drawholdem_tui.past.shelf import Shelf
from drawholdem_tui.story.recorded import Eyes
from drawholdem_tui.tui.hot_seat.screen_port import Front, Notices
from drawholdem_tui.tui.keys.command import Command, Doer, When
from drawholdem_tui.tui.keys.keymap import Keymap, command
from drawholdem_tui.tui.replay.beside import ReplayChances, WhatCost, never_graded
from drawholdem_tui.tui.replay.commands import (
    CLICKED,
    COMMANDS,
    EYES,
    FORK,
    GOES_ON_PLAYING,
    GRADED,
    LEAVE,
    OF_A_SCENE,
    OF_THE_SCREEN,
    ON,
    WHY,
)
from drawholdem_tui.tui.replay.opened import Leafing, Opened, WhoLooks
from drawholdem_tui.words.cards import Face
from drawholdem_tui.words.language import _, translate
from drawholdem_tui.words.people import Told, told

_SECONDS: Final = (0.0, 4.0, 2.5, 1.6, 0.9, 0.4)  # a step, by pace
_HIDDEN: Final = Told(
    _("Your cards are hidden; {key}: all cards"),
    _("{name}'s cards are hidden; {key}: all cards"),
)
_TO_BE_READ: Final = 8.0  # seconds of a notice; the next key takes it away before
_READ: Final = 30  # signs, in the time of a step


class ByItself:
    """``step`` goes on, and says whether there is more; ``told`` is what there is to read."""

    def __init__(self, front: Front, step: Callable[[], bool], told: Callable[[], str]) -> None:
        self._front = front
        self._step = step
        self._told = told
        self._wait = 0  # a new one makes those before it void
        self.plays = False
        self.pace = 3

    def begin(self) -> None:
        self.plays = True
        self._wait += 1
        self._later()

    def change_pace(self, step: int) -> None:
        self.pace = max(1, min(len(_SECONDS) - 1, self.pace + step))

    def seconds(self) -> float:
        return _SECONDS[self.pace] * (1 + len(self._told()) / _READ)

    def _later(self) -> None:
        wait = self._wait

        def go_on() -> None:
            if not self.plays or wait != self._wait:
                return
            self.plays = self._step()
            if self.plays:
                self._later()
            self._front.changed()

        self._front.later(self.seconds(), go_on)


_LONGEST_NUMBER: Final = 5
_ANSWER: Final = "answer "  # before its number: the command of a click on it


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
        self.notices = Notices(front, _TO_BE_READ)
        self.typed = ""
        self._number = ""  # typed before the command that is being done
        self.auto = auto
        self.by_itself = ByItself(
            front, self._goes_on, lambda: self.telling.text if self.telling else ""
        )
        self.chances = ReplayChances(front)
        self._leafing = Leafing(shelf, whose, face, self.notices)
        opened = self._leafing.from_(first)
        if opened is None:
            raise LookupError  # whoever opens a replay has seen that there is a hand
        self.hand, self.on_shelf, self.player, self.telling = opened
        self.who_looks = WhoLooks(front, self._moved)
        self.who_looks.take_up(self.player, shelf.several(self.on_shelf.found))
        self.what_cost = WhatCost(self.player, front, self.notices, self._moved)
        self.doers = self._what_is_done()

    # Which hand

    def _turn(self, step: int) -> None:
        """To the next hand that can be shown."""
        if opened := self._leafing.beside(self.hand, step):
            self._begin(opened)
        else:
            told = _("that was the tour") if self.telling else _("there are no more hands")
            self.notices.tell(translate(told))

    def _begin(self, opened: Opened) -> None:
        self.hand, self.on_shelf, self.player, self.telling = opened
        self.who_looks.take_up(self.player, self.shelf.several(self.on_shelf.found))
        self.what_cost.take_up(self.player)
        self.what_cost.told &= not self.who_looks.asks  # the cards of several are closed again
        self._moved()

    def _as_the_other(self) -> None:
        """At the same action of the same hand, where somebody else has played it, too."""
        number, action = self.shelf.other(self.hand), self.player.place.actions
        if number is None or not (opened := self._leafing.from_(number)):
            self.notices.tell(translate(_("there is no other result to compare")))
            return
        eyes = self.player.eyes
        self._begin(opened)
        self.player.eyes = eyes  # of one deal; another hand's cards are closed
        self.player.before_action(action)
        self._moved()

    # What is pressed

    def press(self, key: str) -> None:
        """A key as it was typed."""
        if key.isdecimal() and key.isascii() and not self.telling:
            self.typed = (self.typed + key)[-_LONGEST_NUMBER:]
            self.front.changed()
        elif key.isdecimal() and key.isascii():
            self.run(_ANSWER + key)
        elif command := LEAVE if key == "escape" else self.keymap.typed(key, When.REPLAY):
            self.run(command)

    def run(self, command: str) -> None:
        """Do what a command says."""
        self._number, self.typed = self.typed, ""
        self.notices.forget()
        command = CLICKED.get(command, command)
        if command not in GOES_ON_PLAYING:
            self.by_itself.plays = False
        if command.startswith(_ANSWER):
            if self.telling:
                self.telling.answer(int(command.removeprefix(_ANSWER)))
        elif doer := self.doers.get(command):
            doer.do()
        self.front.changed()

    def _what_is_done(self) -> Mapping[str, Doer]:
        return {
            "replay on": Doer(self._on),
            "replay back": Doer(lambda: self._went(self._by(-1))),
            "replay street": Doer(lambda: self._went_on(self.player.by_streets(1))),
            "replay street back": Doer(lambda: self._went(self.player.by_streets(-1))),
            "replay begin": Doer(lambda: self._went(self.player.go_to(0))),
            "replay end": Doer(lambda: self._went_on(self.player.go_to_the_end())),
            "replay hand": Doer(lambda: self._turn(1)),
            "replay hand back": Doer(lambda: self._turn(-1)),
            "replay jump": Doer(self._jump),
            "replay play": Doer(self._play),
            "replay faster": Doer(lambda: self._change_pace(1)),
            "replay slower": Doer(lambda: self._change_pace(-1)),
            "replay cost": Doer(partial(self._to_a_graded_one, 1)),
            "replay cost back": Doer(partial(self._to_a_graded_one, -1)),
            "replay decision": Doer(partial(self._to_a_graded_one, 1, every=True)),
            "replay decision back": Doer(partial(self._to_a_graded_one, -1, every=True)),
            "replay eyes": Doer(self.who_looks.other_eyes),
            "replay other": Doer(self._as_the_other),
            "replay chances": Doer(self._turn_chances),
            "replay coach": Doer(partial(self.who_looks.with_open_cards, self._coach)),
            WHY: Doer(self._why),
            **{
                each: Doer(partial(self.front.open, each.removeprefix("replay ")))
                for each in OF_THE_SCREEN
            },
            FORK: Doer(self._play_on),
        }

    def possible(self) -> Iterable[Command]:
        """In a scene that tells of itself, in its words."""
        if self.telling:
            return [command(each).but(title=title, help=does) for each, title, does in OF_A_SCENE]
        silent = GRADED if never_graded(self.player) else ()
        return [each for each in COMMANDS if each.id not in silent]

    def go_to(self, place: int) -> None:
        """Where somebody has clicked."""
        self.by_itself.plays = False
        if self.player.go_to(place):
            self._moved()

    def _on(self) -> None:
        if self.telling and self.telling.holds():
            told = _("press a digit to answer, or {key} again to skip")
            self.notices.tell(translate(told, key=self.keymap.key_of(ON)))
        elif self._by(1):
            self._moved()
        elif self.telling:
            self._turn(1)
        else:
            self._went_on(False)

    def _went(self, moved: bool) -> None:
        if moved:
            self._moved()

    def _went_on(self, moved: bool) -> None:
        self._went(moved)
        if not moved:
            self.notices.tell(translate(_("the end of the hand")))

    def _by(self, step: int) -> bool:
        """One place; in a scene to the next that something is told of."""
        return self.telling.by(step) if self.telling else self.player.by(step)

    def _jump(self) -> None:
        """To an action by its number; Enter alone is a step."""
        if not self._number:
            self._on()
        else:
            self._went(self.player.to_action(int(self._number)))

    def _moved(self) -> None:
        self._count()
        self.grades()
        self.front.changed()

    def grades(self) -> None:
        """What each decision cost stands below a hand; a scene tells of itself."""
        if self.telling is None or self.what_cost.told:
            self.what_cost.look()

    # By itself

    def _play(self) -> None:
        if self.by_itself.plays:
            self.by_itself.plays = False
            return
        if self.player.at_the_end:
            self._went(self.player.go_to(0))
        self.by_itself.begin()

    def _change_pace(self, step: int) -> None:
        self.by_itself.change_pace(step)
        self.notices.tell(translate(_("speed {speed} of 5"), speed=self.by_itself.pace))

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

    def _coach(self) -> None:
        """What this decision cost; and why there is nothing to say of a step, or no longer."""
        self.what_cost.turn()
        if why := self._no_grade() if self.what_cost.told else translate(_("coach off")):
            self.notices.tell(why)

    def _to_a_graded_one(self, step: int, *, every: bool = False) -> None:
        go = partial(self.what_cost.go, step, self.keymap, every=every)
        self.who_looks.with_open_cards(go)

    def _no_grade(self) -> str:
        if self.what_cost.judged is not None:
            return ""
        seat = self.player.place.to_act
        if self.player.next_action is None or seat is None:
            return translate(_("nothing is decided at this step"))
        if never := never_graded(self.player):
            return never
        return told(self.player.show.who(seat), _HIDDEN, key=self.keymap.key_of(EYES))

    def _why(self) -> None:
        """All decisions of the viewer, or of whoever decides here, on a page; of several people
        whose cards are closed, of the one who looks."""
        if self.who_looks.asks:
            self.who_looks.ask(lambda seat: self._tell_why({seat}, f"{seat}+"))
            return
        seats, own = self.player.seen_seats(), self.player.recorded.own
        here = own if own in seats else self.player.asked_next
        if here is None or here not in seats:
            here = min(seats, default=0)
        self._tell_why(seats, str(here))

    def _tell_why(self, seats: set[int], of: str) -> None:
        self.what_cost.when_known(seats, self.keymap, lambda: self.front.open(f"why-{of}"))

    # Whose cards, and their chances

    def _play_on(self) -> None:
        """At a table whose cards lie open to whoever sits down there."""
        self.who_looks.once_allowed(partial(self.front.open, "fork"))

    def _turn_chances(self) -> None:
        self.chances.turn()
        self._count()

    def _count(self) -> None:
        if not self.chances.look(self.player):
            told = _("no hand is face up; {key}: all cards")
            if self.player.eyes is Eyes.ALL:
                told = _("nobody has shown a hand that could be counted here")
            self.notices.tell(translate(told, key=self.keymap.key_of(EYES)))
