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
from drawholdem_tui.tour.narration import Narration, Question, narration_of
from drawholdem_tui.tui.directing.again.chances import ReplayChances
from drawholdem_tui.tui.directing.again.reviewing import Reviewing
from drawholdem_tui.tui.directing.notices import Notices
from drawholdem_tui.tui.hot_seat.front import Front
from drawholdem_tui.tui.keys.commands import When
from drawholdem_tui.tui.keys.keymap import Keymap
from drawholdem_tui.words.cards import Face
from drawholdem_tui.words.games import hand_number
from drawholdem_tui.words.language import mark as _
from drawholdem_tui.words.language import translate

SECONDS: Final = (0.0, 4.0, 2.5, 1.6, 0.9, 0.4)  # a step, by pace
_LONGEST_NUMBER: Final = 5
_READ: Final = 30  # signs, in the time of a step
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
    ) -> None:
        """``whose`` is the name of whoever looks; else it is "You", where that sits there;
        ``auto``: it goes on by itself, from the last hand to the first."""
        self.shelf = shelf
        self.keymap = keymap
        self.front = front
        self.notices = Notices(front)
        self.pace = 3
        self.playing = False
        self.typed = ""
        self.coached = False
        self._face = face
        self._whose = whose
        self._wait = 0  # a new one makes those before it void
        self.auto = auto
        self._goes_on = False  # what is told here has been read
        self.answers: dict[tuple[int, int], int] = {}  # by hand and place
        self.hand, self.on_shelf, self.player = self._first()
        self.narration = self._narrated()
        self.chances = ReplayChances(front)
        self.reviewing = Reviewing(self.player.recorded.hand, front)

    # Which hand

    def _first(self) -> tuple[int, OnTheShelf, Player]:
        """Whoever opens a replay has seen that there is one."""
        for number in range(len(self.shelf)):
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
        recorded = recorded_of(played, self._whose)
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
        self.notices.tell(translate(_("there is no further hand")))

    def _begin(self, number: int, on_shelf: OnTheShelf, player: Player) -> None:
        eyes = self.player.eyes
        self.reviewing.stop()
        self.hand, self.on_shelf, self.player = number, on_shelf, player
        self.narration, self._goes_on = self._narrated(), False
        self.reviewing = Reviewing(player.recorded.hand, self.front)
        if eyes is not Eyes.OWN:
            player.eyes = eyes
        self._moved()

    # What a hand tells of itself

    def _narrated(self) -> Narration | None:
        found, played = self.on_shelf
        said = [at for at, _decision in played.decisions] if isinstance(played, Replay) else []
        return narration_of(found.fields, said, self.player)

    @property
    def question(self) -> Question | None:
        """Open here: what there is to say before it has been read, and no right answer given."""
        asked = self._asks_here
        return None if asked is None or self.answer == asked.right or not self._has_read else asked

    @property
    def answered(self) -> Question | None:
        """Asked here, and answered rightly."""
        asked = self._asks_here
        return asked if asked is not None and self.answer == asked.right else None

    @property
    def _asks_here(self) -> Question | None:
        return self.narration.questions.get(self.player.at) if self.narration else None

    @property
    def _has_read(self) -> bool:
        narration = self.narration
        return narration is None or self.player.at not in narration.captions or self._goes_on

    @property
    def answer(self) -> int | None:
        """The last one given here."""
        return self.answers.get((self.hand, self.player.at))

    def begin_by_itself(self) -> None:
        """For a room: nobody presses a key."""
        self.playing = True
        self._go_on_later()

    # What is pressed

    def press(self, key: str) -> None:
        """A key as it was typed; a letter with Shift counts as one without, where nothing else is
        meant."""
        if key.isdecimal() and key.isascii():
            if self.narration:
                self._answer(int(key))
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

    def _answer(self, number: int) -> None:
        if self.question and 0 < number <= len(self.question.choices):
            self.answers[self.hand, self.player.at] = number
            self.front.changed()

    def run(self, command: str) -> None:
        """Do what a command says."""
        typed, self.typed = self.typed, ""
        if command not in _GOES_ON_PLAYING:
            self.playing = False
        match command:
            case "replay jump":
                self._jump(typed)
            case "replay play":
                self._play()
            case "replay hand" | "replay hand back":
                self._turn(1 if command == "replay hand" else -1)
            case "replay faster" | "replay slower":
                change = 1 if command == "replay faster" else -1
                self.pace = max(1, min(len(SECONDS) - 1, self.pace + change))
                self.notices.tell(translate(_("speed {speed} of 5")).format(speed=self.pace))
            case "replay cost" | "replay cost back":
                self._to_what_cost(1 if command == "replay cost" else -1)
            case what if what in _ON_THE_SCREEN:
                self.front.open(_ON_THE_SCREEN[what])
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
            case _:
                self._go(command)

    def go_to(self, place: int) -> None:
        """Where somebody has clicked."""
        self.playing = False
        if self.player.go_to(place):
            self._moved()

    def _go(self, command: str) -> None:
        player = self.player
        going: dict[str, Callable[[], bool]] = {
            "replay on": lambda: self._by(1),
            "replay back": lambda: self._by(-1),
            "replay street": lambda: player.by_streets(1),
            "replay street back": lambda: player.by_streets(-1),
            "replay begin": lambda: player.go_to(0),
            "replay end": lambda: player.go_to(len(player.places) - 1),
        }
        before = self.player.at
        if going[command]():
            self._goes_on = self._goes_on and self.player.at == before
            self._moved()
        elif self.narration and command == "replay on":
            self._turn(1)
        elif command in ("replay on", "replay street", "replay end"):
            self.notices.tell(translate(_("the end of the hand")))

    def _by(self, step: int) -> bool:
        """One place; in a scene to the next that something is told of."""
        player, narration = self.player, self.narration
        if narration is None:
            return player.by(step)
        if step > 0 and self._asks_here and self.answer is None and not self._has_read:
            self._goes_on = True
            return True
        told = sorted({0, *narration.captions, *narration.questions, len(player.places) - 1})
        ahead = [at for at in told if (at - player.at) * step > 0]
        return player.go_to((ahead[0] if step > 0 else ahead[-1]) if ahead else player.at)

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
        self.playing = not self.playing
        if self.playing and self.player.at_the_end:
            self.player.go_to(0)
            self._moved()
        self._wait += 1
        if self.playing:
            self._go_on_later()

    def _go_on_later(self) -> None:
        wait = self._wait

        def go_on() -> None:
            if not self.playing or wait != self._wait:
                return
            if not self._by(1):
                self._go_on_with_the_next()
            self.playing = self.auto or not self.player.at_the_end
            self._moved()
            if self.playing:
                self._go_on_later()

        self.front.later(self._seconds(), go_on)

    def _go_on_with_the_next(self) -> None:
        """From the last back to the first."""
        if self.hand + 1 < len(self.shelf):
            self._turn(1)
        elif taken := self._taken(0):
            self._begin(0, *taken)

    def _seconds(self) -> float:
        """As long as it takes to read what is told, where something is."""
        seconds = SECONDS[self.pace]
        said = self.narration.captions.get(self.player.at) if self.narration else None
        return seconds * (1 + len(said.text) / _READ) if said else seconds

    # Whose cards, chances, and what they cost

    def _other_eyes(self) -> None:
        """The viewer's, those that were shown, all; without a viewer the first two are the same."""
        player = self.player
        order = [Eyes.OWN, Eyes.SHOWN, Eyes.ALL]
        if player.recorded.own is None:
            order.remove(Eyes.SHOWN)
        player.eyes = order[(order.index(player.eyes) + 1) % len(order)]
        self._moved()

    def seen_seats(self) -> set[int]:
        """Whose cards may be seen now through the whole hand."""
        recorded = self.player.recorded
        if self.player.eyes is Eyes.ALL and not recorded.unseen:
            return set(range(len(recorded.names)))
        own = recorded.own
        hidden = self.player.eyes is Eyes.SHOWN or None in self.player.own_cards
        return set() if own is None or hidden else {own}

    def _count(self) -> None:
        if not self.chances.look(self.player):
            key = self.keymap.key_of("replay eyes")
            self.notices.tell(translate(_("no hand lies open; {key}: all cards")).format(key=key))

    def _ask_the_coach(self) -> None:
        if self.coached and self.player.recorded.hand.over:
            self.reviewing.look_at(self.seen_seats())

    def _to_what_cost(self, step: int) -> None:
        seats = self.seen_seats()
        if not seats or not self.player.recorded.hand.over:
            key = self.keymap.key_of("replay eyes")
            template = translate(_("nobody's cards can be judged here; {key}: all cards"))
            self.notices.tell(template.format(key=key))
            return
        if not self.reviewing.knows(seats):
            self.notices.tell(translate(_("The coach thinks \u2026")))
        player = self.player

        def go() -> None:
            if player is self.player:
                self._step_to_what_cost(seats, step)

        self.reviewing.look_at(seats, go)

    def _step_to_what_cost(self, seats: set[int], step: int) -> None:
        here = self.player.place.actions
        dear = self.reviewing.dear(seats)
        ahead = [n for n in dear if n > here] if step > 0 else [n for n in dear if n < here][::-1]
        if not ahead:
            none = _("no choice cost anything") if not dear else _("no further choice that cost")
            self.notices.tell(translate(none))
        elif self.player.before_action(ahead[0]):
            self.coached = True
            self._moved()


_GOES_ON_PLAYING: Final = frozenset(
    ("replay play", "replay faster", "replay slower", "replay eyes", "replay chances",
     "replay coach", "replay picture"),
)  # fmt: skip
_NOT_DEALT: Final = _("the file ends before the cards are dealt")


def title_of(number: int) -> str:
    """``hand 12``; nothing where a file does not say which."""
    return hand_number(number) if number else ""
