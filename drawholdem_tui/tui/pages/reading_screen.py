"""What pages to read have in common: a heading, a hint, and the keys that move in them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from textual.screen import Screen
from textual.widget import Widget

from drawholdem_tui.tui.pages.closing import close

_MOVES: Final[dict[str, Callable[[Widget], None]]] = {
    "up": lambda text: text.scroll_up(animate=False),
    "down": lambda text: text.scroll_down(animate=False),
    "pageup": lambda text: text.scroll_page_up(animate=False),
    "pagedown": lambda text: text.scroll_page_down(animate=False),
    "space": lambda text: text.scroll_page_down(animate=False),
    "home": lambda text: text.scroll_home(animate=False),
    "end": lambda text: text.scroll_end(animate=False),
}


class ReadingScreen(Screen[None]):
    """Made of ``heading``, ``text`` (what scrolls) and ``hint``, by their classes."""

    AUTO_FOCUS = ""
    DEFAULT_CSS = """
    ReadingScreen { background: $background; }
    ReadingScreen > .heading {
        height: 1; padding: 0 2; background: $surface; color: $accent; text-style: bold;
    }
    ReadingScreen > .text {
        padding: 1 1 1 2; scrollbar-size-vertical: 1;
        scrollbar-color: $foreground 60%; scrollbar-color-hover: $foreground;
        scrollbar-color-active: $foreground;
        scrollbar-background: $surface; scrollbar-background-hover: $surface;
        scrollbar-background-active: $surface;
    }
    ReadingScreen > .hint {
        height: auto; max-height: 2; padding: 0 2; background: $surface; color: $text-muted;
    }
    """

    def moved(self, key: str) -> bool:
        """Move in the text by a key; whether it was one of those."""
        if key not in _MOVES:
            return False
        _MOVES[key](self.query_one(".text"))
        return True

    def on_click(self) -> None:
        close(self)
