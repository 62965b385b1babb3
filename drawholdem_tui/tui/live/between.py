"""The time between two hands at the screen: until somebody goes on."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from functools import cached_property, partial
from typing import Final

from drawholdem_tui.evening.between import NOT_FOR_SHOWING, BetweenHands, Change
from drawholdem_tui.match.errors import MatchError
from drawholdem_tui.match.mode import Mode
from drawholdem_tui.match.names import is_a_name
from drawholdem_tui.tui.hot_seat.keyboard import Lull
from drawholdem_tui.tui.hot_seat.screen_port import Front
from drawholdem_tui.tui.keys.command import Doer
from drawholdem_tui.tui.live import commands as c
from drawholdem_tui.words.language import _, translate
from drawholdem_tui.words.numbers import chips, how_many
from drawholdem_tui.words.people import called
from drawholdem_tui.words.refusals.errors import sentence
from drawholdem_tui.words.sentences import as_sentence

# the commands that are about one of the people
_CHANGES: Final = {
    c.OVERBLIND: Change.OVERBLIND,
    c.REBUY: Change.REBUY,
    c.SIT_OUT: Change.SIT_OUT,
    c.GET_UP: Change.LEAVE,
}

_OVER = _("this evening is over")
_NOTHING_TO_SHOW = _("Nobody has any cards left to show.")
_NO_CHOICE = _("You cannot choose a game now.")
_NOBODY_ELSE = _("There is nobody else to play with: leave the table instead.")
_NO_PLACE = _("The table is full: nobody else can join.")
_NOT_NOW = _("Nobody can join a tournament once it has begun.")
_NO_NAME = _(
    "A name has 1 to 20 characters, does not begin with a digit or cpu, and has no comma or colon."
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
        self.asked = ""  # the command that is held for a second press
        self._left_out: set[int] = set()  # out of chips, and somebody has said to play on
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
        self.asked, self._newcomer = "", False
        self.lull.begin()
        self.front.changed()
        try:
            while not self._goes_on:
                asked = self._newcomer or self.out_of_chips is not None
                try:
                    await asyncio.wait_for(self._stir.wait(), None if asked else seconds)
                except TimeoutError:
                    self._goes_on = True
                self._stir.clear()
                await self.written()
        finally:
            self.open = False

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

    # What can be pressed, and why it does nothing

    @cached_property
    def doers(self) -> Mapping[str, Doer]:
        return {
            c.NEXT: Doer(self._next, title=self._next_is_called),
            **{
                each: Doer(
                    partial(self._wants, each),
                    partial(self._no_change, change),
                    title=partial(self._change_is_called, each),
                    tell=self.tell,
                )
                for each, change in _CHANGES.items()
            },
            c.OPEN: Doer(
                self._open,
                lambda: self._unless(self.hands.evening.may_be_opened, NOT_FOR_SHOWING),
                tell=self.tell,
            ),
            c.SHOW: self._asks(c.SHOW, self._nothing_to_show),
            c.GAME: self._asks(
                c.GAME, lambda: self._unless(self.hands.chooser() is not None, _NO_CHOICE)
            ),
            c.JOIN: self._asks(c.JOIN, self._nobody_can_join),
        }

    def lull_before(self, command: str) -> Lull | None:
        """Of a command that ends what is asked now: whether to go on, or whether somebody buys
        chips."""
        if command == self.asked:
            return self.sure
        goes_on = command in (c.NEXT, c.AGAIN)
        return self.lull if goes_on or self.out_of_chips is not None else None

    def _next_is_called(self) -> str | None:
        if self.evening_is_over:
            fork = self.hands.evening.is_a_fork
            return translate(_("back to the previous page") if fork else _("how the evening ended"))
        asked, broke = self.asked == c.NEXT, self.hands.out_of_chips()
        if self.ends_the_evening:
            return translate(_("again: end the evening") if asked else _("end the evening"))
        if self.only_computers_play:
            return translate(_("again: watch") if asked else _("watch"))
        if not (asked and broke):
            return None
        told = _("again: without them") if len(broke) > 1 else _("again: without {name}")
        return translate(told, name=called(self.hands.match.chairs[broke[0]].name))

    @property
    def ends_the_evening(self) -> bool:
        """Going on, as long as nobody buys chips, sits in again or joins."""
        return not self.evening_is_over and bool(self.people()) and self.hands.match.over

    @property
    def only_computers_play(self) -> bool:
        """As long as nobody buys chips."""
        return not any(self.hands.match.chairs[chair].stack for chair in self.people())

    def in_full(self, command: str) -> str:
        """What a key does, and for whom, where that has room."""
        if command == c.AGAIN:
            return translate(
                _("the same {count} again"), count=how_many(len(self.hands.match.chairs))
            )
        if command == c.LAST_HAND:
            return translate(_("see the last hand again"))
        whose = {c.OVERBLIND: self.hands.may_overblind(), c.REBUY: self.out_of_chips}
        chair = whose.get(command)
        if chair is None or self._no_change(_CHANGES[command]):
            return ""
        alone, told = len(self.people()) == 1, _("{name} posts an overblind")
        if command == c.REBUY:
            told = _("buy {price}") if alone else _("{name} buys {price}")
        elif alone:
            return ""
        name, price = called(self.hands.match.chairs[chair].name), chips(self.hands.price(chair))
        return translate(told, name=name, price=price)

    def _wants(self, command: str) -> None:
        """Do it, or ask who is meant where several people sit here."""
        broke = self.out_of_chips
        if command != self.asked:
            self.asked = ""
        if broke is not None and command in (c.REBUY, c.SIT_OUT):
            self.lull.begin()  # the next one is asked, or everybody whether to go on
            self.change(command, broke)
        elif command == c.OVERBLIND and (whose := self.hands.may_overblind()) is not None:
            self.change(command, whose)
        elif len(people := self.hands.buyers() if command == c.REBUY else self.people()) != 1:
            self.front.open(command)
        elif command == c.REBUY and not self.asked:  # the first press says how many
            self._ask_again(command, self.hands.would_buy(people[0]))
        else:
            self.change(command, people[0])

    def _nobody_can_join(self) -> str:
        no_cash = self.hands.match.mode is not Mode.CASH
        return self._unless(self.hands.may_join(), _NOT_NOW if no_cash else _NO_PLACE)

    def _no_change(self, change: Change) -> str:
        people = self.people()
        if self.evening_is_over:
            return translate(_OVER)
        if self.hands.possible(change):
            return ""
        if change is Change.LEAVE or not people:
            return translate(_NOBODY_ELSE)
        if change is Change.REBUY and self.hands.match.mode is Mode.CASH:
            return self.hands.no_buyer()
        return self.hands.change(change, people[0])  # which says why it is none

    def _change_is_called(self, command: str) -> str | None:
        """Where several sit here, but only one may, that one is named."""
        chair = self.hands.may_overblind() if command == c.OVERBLIND else None
        if chair is None or len(self.people()) == 1 or self._no_change(Change.OVERBLIND):
            return None
        name = called(self.hands.match.chairs[chair].name)
        return translate(_("overblind: {name}")).format(name=name)

    def _open(self) -> None:
        self.asked = ""
        self.told = self.hands.open_or_hide()
        self.changed()

    def _asks(self, command: str, why_not: Callable[[], str]) -> Doer:
        """A page opens over the table."""

        def ask() -> None:
            self.asked, self._newcomer = "", command == c.JOIN
            self._stir.set()
            self.front.open(command)

        return Doer(ask, why_not, tell=self.tell)

    def _nothing_to_show(self) -> str:
        return "" if self.hands.who_may_show() else translate(_NOTHING_TO_SHOW)

    def _unless(self, possible: bool, why: str) -> str:
        if self.evening_is_over:
            return translate(_OVER)
        return "" if possible else translate(why)

    def tell(self, why: str) -> None:
        self.asked = ""
        if not self.evening_is_over:
            self.told = why
            self.front.changed()

    def _ask_again(self, command: str, told: str) -> None:
        self.asked, self.told = command, told
        self.sure.begin()
        self.front.changed()

    def _next(self) -> None:
        """Over somebody who is out of chips only by a second press, once for each; and so to the
        end of an evening that could go on."""
        broke = set() if self.evening_is_over else {*self.hands.out_of_chips()}
        if (broke <= self._left_out and not self.ends_the_evening) or self.asked == c.NEXT:
            self._left_out = broke
            self.go_on()
        else:
            self._ask_again(c.NEXT, "")

    def go_on(self) -> None:
        """To the next hand, or to the end."""
        self._goes_on = True
        self._stir.set()

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
        self.asked = ""
        change = _CHANGES[command]
        if change is Change.SIT_OUT:
            change = self.hands.sit_in_or_out(chair)
        self.told = self.hands.change(change, chair)
        self.changed()
