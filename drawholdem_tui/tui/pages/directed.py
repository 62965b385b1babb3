"""A screen that somebody directs: what the list of all hands, the live table, a replay and a spot
ask of it alike."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Generic, Protocol, TypeVar

from textual import events
from textual.app import ComposeResult
from textual.await_complete import AwaitComplete

from drawholdem_tui.engine.events import Event
from drawholdem_tui.tui.hot_seat.background import Thoughts
from drawholdem_tui.tui.hot_seat.screen_port import Thought
from drawholdem_tui.tui.keys.pressed import typed
from drawholdem_tui.tui.looks import Looks
from drawholdem_tui.tui.table.drawing.drawn import CommandChosen, KeyClicked
from drawholdem_tui.tui.table.scene.regions import Scene
from drawholdem_tui.tui.table.widgets.motion import now
from drawholdem_tui.tui.table.widgets.table import Table
from drawholdem_tui.tui.terminal.frames import SoonDrawn, after

if TYPE_CHECKING:  # loaded when somebody asks for it
    from drawholdem_tui.tui.keys.command import Command
    from drawholdem_tui.tui.keys.keymap import Keymap
    from drawholdem_tui.tui.pages.can_do import Can

Answer = TypeVar("Answer")


class DirectedScreen(SoonDrawn[Answer], Generic[Answer]):
    """Time, the bell, and thoughts beside the event loop."""

    AUTO_FOCUS = ""

    def __init__(self) -> None:
        super().__init__()
        self._thoughts = Thoughts(self._failed)

    def key_is_on_its_way(self) -> None:
        self._thoughts.key_is_on_its_way()

    def key_comes(self) -> None:
        """Its answer waits for nothing: neither for the next frame nor for a thought."""
        self.hurry()
        self._thoughts.wait_for_a_key()

    def drawn(self) -> None:
        """The frame is on its way to the terminal."""
        self._thoughts.go_on()

    def later(self, seconds: float, call: Callable[[], None]) -> None:
        after(seconds, self, call)

    def now(self) -> float:
        return now()

    def ring(self) -> None:
        self.app.bell()

    def think(
        self, work: Callable[[], Iterator[Thought]], tell: Callable[[Thought], None]
    ) -> Callable[[], None]:
        def told(thought: Thought) -> None:
            self.hurry()  # a frame that waited would be in the way of a key
            tell(thought)

        return self._thoughts.start(work, told)

    def give_way(self) -> None:
        self._thoughts.give_way()

    def dismiss(self, result: Answer | None = None) -> AwaitComplete:
        """Nothing more is told to it: its widgets go before it does."""
        self._thoughts.stop()
        return super().dismiss(result)

    def _failed(self, error: BaseException) -> None:
        self.app.call_later(fail, error)


class TableFront(DirectedScreen[Answer], Generic[Answer]):
    """The table on the screen, drawn as its scene stands."""

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

    def look(self, looks: Looks) -> None:
        """Other colours and signs, at once."""
        self.looks = looks
        self.table.look(looks)
        self.changed()

    def changed(self) -> None:
        """Show the scene once, however many changes come in one go."""
        if not self._showing and self.is_running:
            self._showing = True
            self.call_next(self.show)

    def show(self) -> None:
        """Now."""
        self._showing = False
        if scene := self.scene():
            self.table.show(scene)
            self.draw(self.table.drawn, self.drawn)


class Directs(Protocol):
    """Whoever knows what is shown, and what keys and commands do to it."""

    @property
    def keymap(self) -> Keymap: ...

    def press(self, key: str) -> None: ...

    def run(self, command: str) -> None: ...

    def possible(self) -> Iterable[Command]:
        """What would do something now."""
        ...


class StillTable(TableFront[None]):
    """Drawn anew after each change, as a whole."""

    directs: Directs  # given by whoever makes it of this

    def on_unmount(self) -> None:
        self._thoughts.stop()

    def can_do(self) -> Sequence[Can]:
        from drawholdem_tui.tui.pages.can_do import by_commands

        here = self.directs
        return by_commands(here.possible(), here.keymap, here.run)

    def read_rules(self, clause: str) -> None:
        """At the clause of the moment."""
        from drawholdem_tui.tui.pages.rules import RulesPage

        self.app.push_screen(RulesPage(self.looks.glyphs.face, clause))

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


def fail(error: BaseException) -> None:
    """A fault beside the loop is one of the program: it is told where all of them are."""
    raise error
