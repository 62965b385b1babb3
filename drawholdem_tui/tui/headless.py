"""The application without a terminal, for whatever plays, measures or photographs it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from textual import events
from textual.geometry import Size
from textual.message_pump import MessagePump

from drawholdem_tui.tui.app import DrawHoldem
from drawholdem_tui.tui.forms.form import Form
from drawholdem_tui.tui.forms.form_screens import FormScreen
from drawholdem_tui.tui.live.screens.table import TableScreen

_OF_A_KEY = 2  # hops: to the app, and to the screen
_OF_A_CLICK = 5  # to the app, to a widget, and what it says of it over the table to the screen
_LONGEST = 2_000  # rounds until a screen is there
LEFT, RIGHT = 1, 3  # buttons of the mouse


class Headless:
    """Hands and eyes. What they do is worked through when they return, but for what takes time."""

    def __init__(self, app: DrawHoldem) -> None:
        self.app = app

    @property
    def table(self) -> TableScreen | None:
        """The table, also where something lies over it."""
        tables = [screen for screen in self.app.screen_stack if isinstance(screen, TableScreen)]
        return tables[-1] if tables else None

    @property
    def page(self) -> str:
        """What kind of screen is seen."""
        return type(self.app.screen).__name__

    @property
    def size(self) -> tuple[int, int]:
        return self.app.size.width, self.app.size.height

    @property
    def form(self) -> Form:
        """What is being set on the page that is seen."""
        screen = self.app.screen
        if not isinstance(screen, FormScreen):
            raise TypeError(f"{self.page} is no page to set anything on")
        return screen.form

    async def press(self, *keys: str) -> None:
        """Keys by their characters, or by the names of those that have none."""
        for key in keys:
            await self._send(_event_of(key))

    async def type_ahead(self, *keys: str) -> None:
        """Keys that are all there before the first one is looked at."""
        for key in keys:
            self.app.post_message(_event_of(key))
        await self.settle()

    async def click(self, x: int, y: int, button: int = LEFT) -> None:
        for kind in (events.MouseDown, events.MouseUp):
            at = kind(None, x, y, 0, 0, button, False, False, False, x, y)
            self.app.post_message(at)
        await self.settle(_OF_A_CLICK)

    async def paste(self, text: str) -> None:
        await self._send(events.Paste(text))

    async def resize(self, width: int, height: int) -> None:
        size = Size(width, height)
        if self.app._driver is not None:  # noqa: SLF001  # as Textual's own pilot does
            self.app._driver._size = size.width, size.height  # noqa: SLF001
        await self._send(events.Resize(size, size))

    async def settle(self, hops: int = _OF_A_KEY) -> None:
        """Until every message on the way has arrived, and a new screen is there."""
        for _ in range(hops):
            await self._hop(all_widgets=hops > _OF_A_KEY)
        for _ in range(_LONGEST):
            screen = self.app.screen
            if not self.app.is_running or (screen.is_mounted and screen.size == self.app.size):
                break
            await asyncio.sleep(0)
        self.app.screen._on_timer_update()  # noqa: SLF001  # as Textual's own pilot does
        await self._hop(all_widgets=False)

    async def _hop(self, *, all_widgets: bool) -> None:
        """Until everything that app, screen and widgets have been sent so far is dealt with."""
        screen = self.app.screen
        of_screen = screen.walk_children(with_self=True) if all_widgets else [screen]
        waiting: set[MessagePump] = set()

        def there(pump: MessagePump) -> None:
            waiting.discard(pump)

        for each in (self.app, *of_screen):
            if each.call_later(there, each):
                waiting.add(each)
        while self.app.is_running and not all(map(_has_ended, waiting)):
            await asyncio.sleep(0)

    async def wait(self, seconds: float) -> None:
        """Until timers of so many seconds have run out."""
        await asyncio.sleep(seconds)
        await self.settle()

    def lines(self) -> list[str]:
        """The cells of the screen."""
        strips = self.app.screen._compositor.render_strips()  # noqa: SLF001
        return [strip.text.rstrip() for strip in strips]

    async def _send(self, event: events.Event) -> None:
        if not self.app.is_running:
            raise RuntimeError("the program has ended: nobody is there to be told")
        self.app.post_message(event)
        await self.settle()


@asynccontextmanager
async def headless(app: DrawHoldem, size: tuple[int, int] = (80, 24)) -> AsyncIterator[Headless]:
    """The application on a screen of this size, ended behind it."""
    async with app.run_test(size=size):
        hands = Headless(app)
        await hands.settle()
        yield hands


def _has_ended(pump: MessagePump) -> bool:
    """What had not arrived there never will."""
    return pump._closing and pump._task is None  # noqa: SLF001


def _event_of(key: str) -> events.Key:
    return events.Key(key, " " if key == "space" else key if len(key) == 1 else None)
