"""A screen that is one drawn sheet: keys, and clicks on what stands for a key, are the same."""

from __future__ import annotations

from typing import Generic, TypeVar

from textual import events
from textual.app import ComposeResult
from textual.screen import Screen

from drawholdem_tui.tui.keys.typed import key_of
from drawholdem_tui.tui.looks import Looks
from drawholdem_tui.tui.table.drawing.drawn import KeyClicked, Sheet

Picture = TypeVar("Picture")


class SheetScreen(Screen[None], Generic[Picture]):
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
        self.press(key_of(event))

    def on_key_clicked(self, message: KeyClicked) -> None:
        message.stop()
        self.press(message.key)

    def press(self, key: str) -> None:
        raise NotImplementedError
