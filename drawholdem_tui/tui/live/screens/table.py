"""The table: widgets on one side, the director and the loop on the other. It wires them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from textual import events
from textual.screen import ModalScreen, Screen

from drawholdem_tui.controller.ports import TableLeft
from drawholdem_tui.engine.events import Event
from drawholdem_tui.evening.bookkeeping import WhatNow
from drawholdem_tui.evening.evening import Evening
from drawholdem_tui.storage.book.faults import BookFault
from drawholdem_tui.storage.settings_schema import Preferences
from drawholdem_tui.tui.keys.keymap import Keymap
from drawholdem_tui.tui.keys.pressed import key_of
from drawholdem_tui.tui.live.commands import AGAIN, CHART, LAST_HAND, LEAVE, SETTINGS
from drawholdem_tui.tui.live.director import Director
from drawholdem_tui.tui.live.host import ScreenHost
from drawholdem_tui.tui.live.pictures.compose import compose
from drawholdem_tui.tui.live.screens.asked import Leave, what_now
from drawholdem_tui.tui.live.screens.overlays import asked_to_leave, overlay
from drawholdem_tui.tui.looks import Looks
from drawholdem_tui.tui.pages.closing import close
from drawholdem_tui.tui.pages.directed import TableFront
from drawholdem_tui.tui.table.drawing.drawn import CommandChosen, KeyClicked
from drawholdem_tui.tui.table.pictures import places_of_the_hand
from drawholdem_tui.tui.table.scene.regions import ActionsPicture, KeyBarPicture, Scene
from drawholdem_tui.words.past.book import saved_again

if TYPE_CHECKING:  # loaded when somebody asks what can be done
    from drawholdem_tui.evening.table_options import TableOptions
    from drawholdem_tui.tui.pages.can_do import Can

_A_WHILE = 5.0  # seconds


class TableScreen(TableFront[bool]):
    """Dismissed with whether the evening has come to its end."""

    def __init__(
        self,
        evening: Evening,
        preferences: Preferences,
        keymap: Keymap,
        looks: Looks,
        open_settings: Callable[[], None],
    ) -> None:
        super().__init__(looks)
        self.evening = evening
        self.open_settings = open_settings
        self.director = Director(evening, preferences, keymap, self, looks.glyphs.face)
        self._playing: asyncio.Task[None] | None = None
        self._seen: Scene | None = None  # what is shown, as long as nothing has changed since
        self.last_hand: Callable[[], Screen[Any] | None] | None = None  # of the book that keeps it
        self.once_more: TableOptions | None = None  # at which the same people sit down, after this

    def on_mount(self) -> None:
        self.show()
        self.call_after_refresh(self._start)  # the first cards are seen to be dealt

    def _start(self) -> None:
        host = ScreenHost(self.director)
        loop = self.evening.loop(self.director.people, host, saving=self)
        self.director.loop = loop
        if self.evening.by_minutes:
            self.set_interval(_A_WHILE, self.changed)  # the countdown goes on by itself
        self._playing = asyncio.create_task(loop.play(self.evening.laid.hands))
        self._playing.add_done_callback(self._played)

    def _played(self, task: asyncio.Task[None]) -> None:
        """The evening is over. If it broke off instead, the program ends and says so: what has
        been said is on the disk, and a table that hangs is worse."""
        self._thoughts.stop()
        self.evening.left()
        if task.cancelled():
            return
        error = task.exception()
        if isinstance(error, TableLeft):
            close(self, result=False)
        elif error is not None:
            self._failed(error)
        elif self.is_running:
            close(self, result=True)

    async def leave(self, how: Leave | None) -> None:
        """Somebody has answered how to leave, if at all."""
        if how is Leave.OPEN:
            await self.stop()
            close(self, result=False)
        elif how is Leave.FOR_GOOD:
            await self.director.end_the_evening()

    async def cannot_save(self, fault: BookFault) -> WhatNow:
        """Told before anything is shown that is not on the disk."""
        self.changed()
        return await what_now(self.app, fault)

    def saves_again(self) -> None:
        self.director.show.note(saved_again)
        self.changed()

    async def stop(self) -> None:
        """End the loop where it is."""
        if self._playing is not None:
            self._playing.cancel()
            await asyncio.gather(self._playing, return_exceptions=True)

    def cards_down(self) -> None:
        """Now, not with the next frame: there may be none for a long time."""
        self.director.cards_down()
        self.table.show(self.scene())
        self._close_over("private")

    def look(self, looks: Looks) -> None:
        self.director.face = looks.glyphs.face
        super().look(looks)

    def say_again(self) -> None:
        """Somebody may have chosen another language."""
        self.director.say_again()

    # What the director wants

    def changed(self) -> None:
        """Show the scene once, however many changes come in one go; what is still in the air would
        only keep it from being seen."""
        self._seen = None
        self.table.motion.finish()
        if not self.director.keyboard.open:
            self._close_over("shows_own_cards")
        super().changed()

    def scene(self) -> Scene:
        self._seen = compose(self.director)
        if not isinstance(self.app.screen, ModalScreen):
            return self._seen
        # it has keys of its own
        grey = tuple(each.but(possible=False) for each in self._seen.actions.buttons)
        return self._seen.but(keys=KeyBarPicture(), actions=ActionsPicture(grey))

    async def see(self, event: Event, happens: Callable[[], None]) -> None:
        before = self._seen or compose(self.director)
        happens()
        after = compose(self.director)
        places = places_of_the_hand(self.director.show)
        try:
            if self.app.screen is self:
                await self.table.fly(event, before, after, places, self.director.flight)
        finally:
            self.changed()

    def attended(self, *, now: bool) -> None:
        """The terminal has got or lost the focus."""
        self.director.attended(now=now)
        self.table.show(self.scene())
        if not now:
            self._close_over("private")

    def _close_over(self, which: str) -> None:
        """Pages over the table that say so of themselves: somebody else may see nothing of them."""
        if self.is_running and self.app.screen is not self:
            for over in self.app.screen_stack:
                if getattr(over, which, False):
                    close(over)

    def open(self, what: str) -> None:
        if self.app.screen is not self:  # two quick presses open one thing
            return
        if what == SETTINGS:
            self.open_settings()
        elif what == LEAVE and self.evening.is_a_fork:  # there is nothing to save or to end
            self.call_later(self.leave, Leave.OPEN)
        elif what == LEAVE:
            if len(self.director.between.people()) > 1:
                self.cards_down()  # the others look up
            self.app.push_screen(*asked_to_leave(self.director, self.leave))
        elif what == AGAIN:
            from drawholdem_tui.evening.again import the_same_again

            self.once_more = the_same_again(self.evening)
            self.director.between.go_on()
        elif what == LAST_HAND:
            if self.last_hand and (screen := self.last_hand()):
                self.app.push_screen(screen)
        elif what == CHART:
            from drawholdem_tui.tui.live.screens.chart_page import ChartScreen

            self.app.push_screen(ChartScreen(self.looks, self.director))
        else:
            self.app.push_screen(*overlay(what, self.director))

    def can_do(self) -> Sequence[Can]:
        """Chosen from a list, which takes time: never too soon."""
        from drawholdem_tui.tui.pages.can_do import by_commands

        director = self.director
        chosen = partial(director.run, at=float("inf"))
        return by_commands(director.possible(), director.keymap, chosen)

    # What the terminal says

    def on_key(self, event: events.Key) -> None:
        event.stop()
        self.key_comes()
        key, director = key_of(event), self.director
        if self.table.motion.spends(event.time) and not director.counts_in_flight(key, event.time):
            director.keyboard.key_at(event.time)  # it is one of this person's all the same
        else:
            director.press(key, event.time)

    def on_command_chosen(self, message: CommandChosen) -> None:
        message.stop()
        self.director.run(message.command, message.time)

    def on_key_clicked(self, message: KeyClicked) -> None:
        message.stop()
        self.director.press(message.key, message.time)

    def on_screen_suspend(self) -> None:
        self.table.motion.finish()
        self.changed()

    def on_screen_resume(self) -> None:
        self.changed()

    def show(self) -> None:
        self._showing = False
        if self.table.motion.flying:  # asked for before: the end of the flight shows everything
            return
        director = self.director
        hurries = director.pace.hurries and not director.between.evening_is_over
        if not (hurries or director.between.is_being_written):  # it is asked for again behind that
            super().show()

    def drawn(self) -> None:
        super().drawn()
        self.director.painted()
