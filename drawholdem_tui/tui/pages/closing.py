"""Leaving a screen once, however many keys come at the same time; and a screen that is one drawn
sheet."""

from __future__ import annotations

from typing import Generic, TypeVar

from textual import events
from textual.app import ComposeResult
from textual.screen import Screen, ScreenResultType

from drawholdem_tui.tui.keys.pressed import key_of
from drawholdem_tui.tui.looks import Looks
from drawholdem_tui.tui.table.drawing.drawn import KeyClicked, Sheet


def close(screen: Screen[ScreenResultType], result: ScreenResultType | None = None) -> None:
    """Dismiss it, with whatever lies over it. A screen that is gone already stays gone: its second
    dismissal would take the one below."""
    app = screen.app
    if screen not in app.screen_stack:
        return
    while app.screen is not screen:
        app.pop_screen()
    screen.dismiss(result)


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
