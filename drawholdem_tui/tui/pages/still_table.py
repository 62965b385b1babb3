"""A table at which nothing flies: of a recorded hand, or of a spot."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from textual import events
from textual.app import ComposeResult

from drawholdem_tui.engine.events import Event
from drawholdem_tui.tui.keys.typed import typed
from drawholdem_tui.tui.looks import Looks
from drawholdem_tui.tui.pages.directed import DirectedScreen
from drawholdem_tui.tui.table.drawing.clicks import CommandChosen, KeyClicked
from drawholdem_tui.tui.table.scene.regions import Scene
from drawholdem_tui.tui.table.widgets.table import Table


class Directs(Protocol):
    """Whoever knows what is shown, and what keys and commands do to it."""

    def press(self, key: str) -> None: ...

    def run(self, command: str) -> None: ...


class StillTable(DirectedScreen[None]):
    """Drawn anew after each change, as a whole."""

    directs: Directs  # given by whoever makes it of this

    def __init__(self, looks: Looks) -> None:
        super().__init__()
        self.looks = looks
        self.table = Table(looks)
        self._showing = False

    def scene(self) -> Scene | None:
        """As it stands now; nothing while there is nothing to show."""
        raise NotImplementedError

    def compose(self) -> ComposeResult:
        yield self.table

    def on_unmount(self) -> None:
        self._thoughts.stop()

    def look(self, looks: Looks) -> None:
        """Other colours and signs, at once."""
        self.looks = looks
        self.table.look(looks)
        self.changed()

    def read_rules(self, clause: str) -> None:
        """At the clause of the moment."""
        from drawholdem_tui.tui.pages.rules import RulesPage

        self.app.push_screen(RulesPage(self.looks.glyphs.face, clause))

    # What the director wants

    def changed(self) -> None:
        """Show the scene once, however many changes come in one go."""
        if not self._showing and self.is_running:
            self._showing = True
            self.call_next(self.show)

    def show(self) -> None:
        """Now."""
        self._showing = False
        scene = self.scene()
        if scene is not None:
            self.table.show(scene)
            self.draw_table(self.table)

    async def see(self, event: Event, happens: Callable[[], None]) -> None:
        """It is there at once."""
        del event
        happens()
        self.changed()

    # What the terminal says

    def on_key(self, event: events.Key) -> None:
        event.stop()
        self.key_comes()
        self.directs.press(typed(event))

    def on_command_chosen(self, message: CommandChosen) -> None:
        message.stop()
        self.directs.run(message.command)

    def on_key_clicked(self, message: KeyClicked) -> None:
        message.stop()
        self.directs.press(message.key)
