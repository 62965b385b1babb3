"""What any program in a terminal owes it: to stop and end when asked, to leave it as it was, and to
show nobody a traceback."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Sequence
from contextlib import suppress
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from rich.console import RenderableType
from textual._compositor import LayoutUpdate
from textual._styles_cache import StylesCache
from textual.app import App
from textual.binding import Binding
from textual.color import Color
from textual.driver import Driver
from textual.filter import Monochrome
from textual.geometry import Region
from textual.screen import Screen
from textual.strip import Strip
from textual.style import Style

from drawholdem_tui.tui.looks.few_colours import WithoutColour
from drawholdem_tui.tui.terminal.frames import SoonDrawn
from drawholdem_tui.words.refusals.system import system_refuses

if TYPE_CHECKING:
    from drawholdem_tui.tui.terminal.driver import Ends, TerminalDriver


# Textual 8.2.8 keeps the colours around a widget in an ``lru_cache`` on a method, and so, with each
# of its 1,024 entries, everything that was drawn of the widget whose method it was: of a thousand
# pages that nobody sees any more, half a megabyte each. The same function without ``self`` finds
# the same colours (Textualize/textual#6665).
@lru_cache(1024)
def _inner_and_outer(base_background: Color, background: Color) -> tuple[Style, Style]:
    return Style(background=base_background + background), Style(background=base_background)


def let_closed_pages_go() -> None:
    """Once, before anything is drawn."""
    StylesCache.get_inner_outer = staticmethod(_inner_and_outer)  # type: ignore[assignment]


class TerminalApp(App[int]):
    """Written for the pinned version of Textual: some of what it replaces is not public."""

    BINDINGS = [  # noqa: RUF012
        Binding("ctrl+z", "suspend_process", show=False, priority=True),
        Binding("ctrl+c", "interrupt", show=False, priority=True),
    ]

    _has_begun = False  # in a theme

    def __init__(self) -> None:
        let_closed_pages_go()
        super().__init__(driver_class=_driver_class())
        self.fault: BaseException | None = None  # of the program, if one ended it
        self.ending: Ends | None = None  # who hears signals
        self.only_ascii = False
        self._disable_tooltips = True  # no page has any, and each would have a widget for them
        self._in_order: asyncio.Task[None] | None = None
        if self.no_color:
            self._filters = [each for each in self._filters if not isinstance(each, Monochrome)]
            self._filters.append(WithoutColour())

    def begin_in(self, theme: str) -> None:
        """What a theme that is set later does, before there is anything that it would have parsed
        and laid out once more."""
        self._has_begun = True
        self.set_reactive(App.theme, theme)
        dark = self.current_theme.dark
        self.set_class(dark, "-dark-mode", update=False)
        self.set_class(not dark, "-light-mode", update=False)
        self.add_class(f"-theme-{theme}", update=False)
        self._refresh_truecolor_filter(self.ansi_theme)
        self.stylesheet.set_variables(self.get_css_variables())

    def get_css_variables(self) -> dict[str, str]:
        """None while Textual makes itself: it would reckon with colours that nobody sees."""
        return super().get_css_variables() if self._has_begun else {}

    def on_load(self) -> None:
        asyncio.get_running_loop().set_exception_handler(self._outside_of_everything)

    # For whoever knows what is being played

    def before_stopping(self) -> None:
        """The program is about to stop, and anybody may be there when it goes on."""

    async def before_ending(self) -> None:
        """The program is about to end."""

    def _display(self, screen: Screen[Any], renderable: RenderableType | None) -> None:
        """Where all is drawn anew, as in another size, all is sent: whatever the terminal shows."""
        if isinstance(renderable, LayoutUpdate) and (terminal := self._terminal):
            terminal.output.forget()
        super()._display(screen, renderable)

    def show_at_once(self, lines: Sequence[Strip]) -> None:
        """The first frame, as soon as the terminal is ours. Textual lays it out behind that, and
        then sends the same."""
        terminal = self._terminal
        if terminal is None:
            return
        for each in self.get_line_filters():
            lines = [line.apply_filter(each, self.background_colors[0]) for line in lines]
        region = Region(0, 0, lines[0].cell_length if lines else 0, len(lines))
        frame = LayoutUpdate([[line] for line in lines], region)
        terminal.write_at_once(frame.render_segments(self.console))

    # Stopping and ending

    def action_suspend_process(self) -> None:
        """Ctrl-Z: to the shell and back; nothing on systems that know no such thing."""
        if terminal := self._terminal:
            self.before_stopping()
            terminal.suspend()

    async def action_quit(self) -> None:
        """At once, from wherever: everything said is on the disk."""
        self.end(0)

    def action_interrupt(self) -> None:
        """Ctrl-C ends the program as it does everywhere."""
        self.end(130)

    action_help_quit = action_interrupt  # Textual's, where something has the focus

    def end(self, code: int) -> None:
        """Stop what plays, and leave the terminal as it was."""
        if self._in_order is None:
            self._in_order = asyncio.create_task(self._end_in_order(code))

    async def _end_in_order(self, code: int) -> None:
        await self.before_ending()
        self.exit(0, return_code=code)

    @property
    def has_a_loop(self) -> bool:
        return self._loop is not None

    def end_from_outside(self, code: int) -> None:
        """Asked from another thread."""
        if self._loop is not None:
            with suppress(RuntimeError):  # it is over
                self._loop.call_soon_threadsafe(self.end, code)

    def restore_terminal(self) -> None:
        """When there is no time left for anything else."""
        if terminal := self._terminal:
            terminal.restore_at_once()

    # Faults

    def break_off(self, error: BaseException) -> None:
        """A fault of the program, or of what it stands on: everything said is on the disk, and a
        program that goes on as if nothing had happened is worse than none."""
        if self.fault is None:
            self.fault = error
        self._return_code = 2 if system_refuses(error) else 1
        self._close_messages_no_wait()

    def _handle_exception(self, error: Exception) -> None:
        """Textual would show where it happened, with everything that lay there."""
        if self._exception is None:
            self._exception = error
            self._exception_event.set()
        self.break_off(error)

    def _outside_of_everything(
        self, _loop: asyncio.AbstractEventLoop, context: dict[str, Any]
    ) -> None:
        """Something that nobody was waiting for has failed."""
        error = context.get("exception")
        if isinstance(error, Exception) and self.is_running:
            self._handle_exception(error)

    # The terminal

    def _key_comes(self) -> None:
        """Told by whoever reads keys, in a thread of its own."""
        if self.screen_stack and isinstance(screen := self.screen_stack[-1], SoonDrawn):
            screen.key_is_on_its_way()

    def write_ascii(self, *, only: bool) -> None:
        """Whether nothing but ASCII is to reach the terminal."""
        self.only_ascii = only
        if terminal := self._terminal:
            terminal.output.only_ascii = only

    @property
    def _terminal(self) -> TerminalDriver | None:
        if sys.platform == "win32":
            return None
        from drawholdem_tui.tui.terminal.driver import TerminalDriver

        return self._driver if isinstance(self._driver, TerminalDriver) else None

    def _build_driver(
        self, headless: bool, inline: bool, mouse: bool, size: tuple[int, int] | None
    ) -> Driver:
        driver = super()._build_driver(headless, inline, mouse, size)
        if terminal := self._terminal:
            terminal.ending = self.ending
            terminal.key_comes = self._key_comes
            terminal.output.only_ascii = self.only_ascii
        return driver

    def _set_pointer_shape(self, shape: str) -> None:
        """Never: nobody can ask a terminal what it was before."""


def _driver_class() -> type[Driver] | None:
    if sys.platform == "win32":
        return None
    from drawholdem_tui.tui.terminal.driver import TerminalDriver

    return TerminalDriver
