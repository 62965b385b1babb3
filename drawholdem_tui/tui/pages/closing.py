"""Leaving a screen once, however many keys come at the same time; a screen that is one drawn sheet,
and one to read, which any key closes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Generic, Protocol, TypeVar, cast

from textual import events
from textual.app import App, ComposeResult
from textual.screen import Screen, ScreenResultType

from drawholdem_tui.tui.keys.pressed import key_of, typed
from drawholdem_tui.tui.looks import Looks
from drawholdem_tui.tui.table.drawing.drawn import FeltSheet, KeyClicked, Sheet
from drawholdem_tui.tui.table.drawing.frame import TOP, Key, draw_title

if TYPE_CHECKING:
    from drawholdem_tui.tui.table.drawing.cells import Cells


def close(screen: Screen[ScreenResultType], result: ScreenResultType | None = None) -> None:
    """Dismiss it, with whatever lies over it. A screen that is gone already stays gone: its second
    dismissal would take the one below."""
    app = screen.app
    if screen not in app.screen_stack:
        return
    while app.screen is not screen:
        app.pop_screen()
    screen.dismiss(result)


class TopSheet(FeltSheet[str]):
    """The title of a page with the rail below it, where the rest of it is no sheet."""

    RAIL = 1
    DEFAULT_CSS = f"TopSheet {{ height: {TOP}; }}"

    def paint(self, cells: Cells, picture: str) -> None:
        draw_title(cells, self.looks, picture)


Picture = TypeVar("Picture")


class SheetScreen(Screen[ScreenResultType], Generic[Picture, ScreenResultType]):
    """Subclasses say what a key does. Handlers of messages are not overridden: Textual would call
    them all."""

    AUTO_FOCUS = ""

    def __init__(self, sheet: Sheet[Picture]) -> None:
        super().__init__()
        self.sheet = sheet

    def compose(self) -> ComposeResult:
        yield self.sheet

    def look(self, looks: Looks) -> None:
        self.sheet.look(looks)

    def on_key(self, event: events.Key) -> None:
        event.stop()
        self.press(self.key_of(event))

    def key_of(self, event: events.Key) -> str:
        return key_of(event)

    def on_key_clicked(self, message: KeyClicked) -> None:
        message.stop()
        self.press(message.key)

    def press(self, key: str) -> None:
        raise NotImplementedError


class _Dressed(Protocol):
    """The application, as far as pages know it."""

    @property
    def looks(self) -> Looks: ...

    def tell_keys(self, keys: Sequence[Key]) -> None:
        """On a page of help."""


def looks_of(app: App[Any]) -> Looks:
    """As everything looks now."""
    return cast("_Dressed", app).looks


class ReadingScreen(Screen[None]):
    """``moved`` says which keys do not close it."""

    AUTO_FOCUS = ""
    DEFAULT_CSS = "ReadingScreen { background: $felt; }"
    private = False  # gone as soon as somebody else may be looking

    @property
    def looks(self) -> Looks:
        return looks_of(self.app)

    def moved(self, key: str) -> bool:
        """Move in the text by a key; whether it was one of those."""
        raise NotImplementedError

    def on_key(self, event: events.Key) -> None:
        event.stop()
        self.press(typed(event))

    def press(self, key: str) -> None:
        if key == "?":
            self.tell_help()
        elif not self.moved(key):
            close(self)

    def told_keys(self) -> Sequence[Key]:
        """What can be pressed here."""
        return ()

    def tell_help(self) -> None:
        """Help leaves no page."""
        cast("_Dressed", self.app).tell_keys(self.told_keys())

    def on_click(self) -> None:
        close(self)

    def attended(self, *, now: bool) -> None:
        """The terminal has got or lost the focus."""
        if self.private and not now:
            close(self)
