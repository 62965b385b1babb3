"""Text that fills the screen: the log of a hand, the help, the standings. Any key but those that
move in it closes it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from textual import events
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.content import Content
from textual.screen import Screen
from textual.widget import Widget
from textual.widgets import Static

from drawholdem_tui.tui.keys.pressed import key_of
from drawholdem_tui.tui.pages.closing import close
from drawholdem_tui.words.language import mark as _
from drawholdem_tui.words.language import translate

EDGES: Final = 6  # cells of a page that hold no text
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
    ReadingScreen { background: $felt; }
    ReadingScreen > .rail { height: 1; background: $rail; }
    ReadingScreen > .heading {
        height: 1; padding: 0 2; background: $surface; color: $accent; text-style: bold;
    }
    ReadingScreen > .text {
        padding: 0 1 0 2; background: $felt; color: $on-felt; scrollbar-size-vertical: 1;
        scrollbar-color: $foreground 80%; scrollbar-color-hover: $foreground;
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


class Page(ReadingScreen):
    """A heading and lines; names in them are text, not markup."""

    def __init__(
        self,
        heading: str,
        lines: Sequence[str],
        *,
        at_end: bool = False,
        private: bool = False,
        further: Callable[[], Screen[None]] | None = None,
    ) -> None:
        """``private``: gone as soon as somebody else may be looking; ``further``: what ``?`` opens
        over it, where there is more to read."""
        super().__init__()
        self.private = private
        self._heading = heading
        self._text = "\n".join(lines)
        self._at_end = at_end
        self._further = further

    def compose(self) -> ComposeResult:
        yield Static(Content(self._heading), classes="heading", markup=False)
        yield Static("", classes="rail")
        with VerticalScroll(classes="text", can_focus=False):
            yield Static(Content(self._text), markup=False)
        hint = translate(_("Up, Down, PgUp/Dn and Space scroll; any other key goes back"))
        if self._further:
            hint = translate(_("Up, Down, PgUp/Dn and Space scroll; ?: rules; other keys go back"))
        yield Static(Content(hint), classes="hint", markup=False)

    def on_mount(self) -> None:
        if self._at_end:
            self.query_one(VerticalScroll).scroll_end(animate=False)

    def on_key(self, event: events.Key) -> None:
        event.stop()
        key = key_of(event)
        if self.moved(key):
            return
        if key == "?" and self._further:
            self.app.push_screen(self._further())
        else:
            close(self)
