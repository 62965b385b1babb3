"""The time between two hands at the screen: until somebody goes on."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from drawholdem_tui.evening.between import BetweenHands, Change
from drawholdem_tui.match.errors import MatchError
from drawholdem_tui.match.names import is_a_name
from drawholdem_tui.tui.hot_seat.keyboard import Lull
from drawholdem_tui.tui.hot_seat.screen_port import Front
from drawholdem_tui.words.language import mark as _
from drawholdem_tui.words.language import translate
from drawholdem_tui.words.refusals.errors import sentence
from drawholdem_tui.words.sentences import as_sentence

# the commands that are about one of the people
_CHANGES = {
    "overblind": Change.OVERBLIND,
    "rebuy": Change.REBUY,
    "sit out": Change.SIT_OUT,
    "get up": Change.LEAVE,
}

_OF_THE_TABLE = ("open", "show", "game", "join")

_NOBODY_ELSE = _("Nobody else is here to play on: leave the table instead.")
_NO_PLACE = _("Nobody can join: it is a knockout, or the table is full.")
_NO_NAME = _(
    "A name has one to twenty letters, begins neither with a digit nor with cpu, and has neither"
    " comma nor colon."
)


class Interval:
    """Open while the table waits for the next hand."""

    def __init__(
        self, between: BetweenHands, front: Front, seat_person: Callable[[int], None]
    ) -> None:
        self.hands = between
        self.front = front
        self._seat_person = seat_person
        self.told = ""  # what the last command did
        self.bought: tuple[str, ...] = ()  # by computers, since the last hand
        self.evening_is_over = False  # nothing but looking is left
        self.lull = Lull()  # the last key of the hand sends nobody's look at its end away
        self._asked = False  # whether to buy chips
        self._newcomer = False  # says who they are: nobody goes on meanwhile
        self.sure = Lull()  # a double press only asks: the second key is not yet meant
        self.open = False
        self._goes_on = False
        self._stir = asyncio.Event()
        self._changes = 0
        self._written = 0  # of the changes

    @property
    def is_being_written(self) -> bool:
        """Something has changed that is not on the disk yet: nobody sees it before."""
        return self._written != self._changes

    async def until_next(self, seconds: float | None) -> None:
        """Until somebody goes on, or nobody has done anything for so many seconds."""
        self.open, self._goes_on = True, False
        self._stir.clear()
        self.told = ""
        self._asked = self._newcomer = False
        self.lull.begin()
        self.front.changed()
        try:
            while not self._goes_on:
                asked = self._newcomer or self.out_of_chips is not None
                await self._until_stirred(None if asked else seconds)
                await self.written()
        finally:
            self.open = False

    async def _until_stirred(self, seconds: float | None) -> None:
        try:
            await asyncio.wait_for(self._stir.wait(), seconds)
        except TimeoutError:
            self._goes_on = True
        self._stir.clear()

    def changed(self) -> None:
        """Shown as soon as it is on the disk."""
        self._changes += 1
        self._stir.set()

    async def written(self) -> None:
        """Until all that has changed is on the disk, and can be shown."""
        while self.is_being_written:
            changes = self._changes
            await self.hands.evening.written()
            self._written = changes
            self.front.changed()

    def people(self) -> list[int]:
        """Who is still at the table."""
        return self.hands.people()

    @property
    def out_of_chips(self) -> int | None:
        """The chair of who is asked whether to buy some; one after the other."""
        return next(iter(self.hands.out_of_chips()), None) if not self.evening_is_over else None

    def possible(self, command: str) -> bool:
        """Whether a command makes sense at this table now."""
        if command == "next":
            return True
        if command == "show":
            return bool(self.hands.who_may_show())
        if command == "open":
            return not self.evening_is_over and self.hands.evening.may_be_opened
        if command == "game":
            return not self.evening_is_over and self.hands.chooser() is not None
        if command == "join":
            return not self.evening_is_over and self.hands.may_join()
        return not self.evening_is_over and self.hands.possible(_CHANGES[command])

    def lull_before(self, command: str) -> Lull | None:
        """Of a command that ends what is asked now: whether to go on, or whether somebody buys
        chips."""
        if command == "rebuy" and self._asked:
            return self.sure
        return self.lull if command == "next" or self.out_of_chips is not None else None

    def run(self, command: str) -> None:
        """Do it, or ask who is meant where several people sit here."""
        broke = self.out_of_chips
        if command == "next" and broke is None:
            self.go_on()
            return
        if command == "next":
            command = "rebuy"
        if command != "rebuy":
            self._asked = False
        people = self.people()
        if command in _OF_THE_TABLE:
            self._of_the_table(command)
        elif not self.possible(command):
            self._refuse(command)
        elif broke is not None and command in ("rebuy", "sit out"):
            self.lull.begin()  # the next one is asked, or everybody whether to go on
            self.change(command, broke)
        elif command == "overblind" and (whose := self.hands.may_overblind()) is not None:
            self.change(command, whose)
        elif len(people) == 1:
            self._change_or_ask(command, people[0])
        else:
            self.front.open(command)

    def _of_the_table(self, command: str) -> None:
        if command == "open":
            self.told = self.hands.open_or_hide()
            self.changed()
        elif self.possible(command):
            self._newcomer = command == "join"
            self._stir.set()
            self.front.open(command)
        elif command == "join" and not self.evening_is_over:
            self._tell(translate(_NO_PLACE))

    def _refuse(self, command: str) -> None:
        """Say why it cannot be."""
        if self.evening_is_over or not self.people():
            return
        if command == "get up":
            self._tell(translate(_NOBODY_ELSE))
        else:
            self._tell(self.hands.change(_CHANGES[command], self.people()[0]))

    def _tell(self, sentence: str) -> None:
        self.told = sentence
        self.front.changed()

    def go_on(self) -> None:
        """To the next hand, or to the end."""
        self._goes_on = True
        self._stir.set()

    def _change_or_ask(self, command: str, chair: int) -> None:
        """Chips are bought at the second press: the first one says how many."""
        if command == "rebuy" and not self._asked:
            self._asked = True
            self.sure.begin()
            self.told = self.hands.would_buy(chair)
            self.front.changed()
        else:
            self.change(command, chair)

    def choose(self, game: str) -> None:
        """Whoever is next to deal has said it, if the table still waits."""
        if self.open:
            self.told = self.hands.choose(game)
            self.changed()

    def joins(self, name: str | None) -> str:
        """Somebody new says a name, or none after all; why it cannot be."""
        if name is not None and not is_a_name(name):
            return translate(_NO_NAME)
        try:
            chair = self.hands.join(name) if name is not None and self.open else None
        except MatchError as error:
            return as_sentence(sentence(error.code, error.values))
        self._newcomer = False
        if chair is not None:
            self._seat_person(chair)
            self.told = self.hands.has_joined(chair)
        self.changed()
        return ""

    def change(self, command: str, chair: int) -> None:
        """For one person. Whoever was asked too long is too late: the next hand goes on already."""
        if not self.open:
            return
        self._asked = False
        change = _CHANGES[command]
        if change is Change.SIT_OUT:
            change = self.hands.sit_in_or_out(chair)
        self.told = self.hands.change(change, chair)
        self.changed()
