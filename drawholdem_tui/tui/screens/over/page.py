"""Text that fills the screen: the log of a hand, the help, the standings. Any key but those that
move in it closes it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from textual import events
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.content import Content
from textual.screen import Screen
from textual.widgets import Static

from drawholdem_tui.tui.keys.typed import key_of
from drawholdem_tui.tui.screens.over.closing import close
from drawholdem_tui.words.language import mark as _
from drawholdem_tui.words.language import translate


class Page(Screen[None]):
    """A heading and lines; names in them are text, not markup."""

    AUTO_FOCUS = ""
    DEFAULT_CSS = """
    Page { background: $background; }
    Page > .heading {
        height: 1; padding: 0 2; background: $surface; color: $accent; text-style: bold;
    }
    Page > VerticalScroll {
        padding: 1 1 1 2; scrollbar-size-vertical: 1;
        scrollbar-color: $foreground 60%; scrollbar-color-hover: $foreground;
        scrollbar-color-active: $foreground;
        scrollbar-background: $surface; scrollbar-background-hover: $surface;
        scrollbar-background-active: $surface;
    }
    Page > .hint { height: 1; padding: 0 2; background: $surface; color: $text-muted; }
    """

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
        with VerticalScroll(can_focus=False):
            yield Static(Content(self._text), markup=False)
        hint = translate(_("Up, Down, Page and Space move; any other key goes back"))
        if self._further:
            hint = translate(_("Up, Down, Page and Space move; ? the rules; other keys go back"))
        yield Static(Content(hint), classes="hint", markup=False)

    def on_mount(self) -> None:
        if self._at_end:
            self.query_one(VerticalScroll).scroll_end(animate=False)

    def on_key(self, event: events.Key) -> None:
        event.stop()
        key = key_of(event)
        scroll = self.query_one(VerticalScroll)
        match key:
            case "up":
                scroll.scroll_up(animate=False)
            case "down":
                scroll.scroll_down(animate=False)
            case "pageup":
                scroll.scroll_page_up(animate=False)
            case "pagedown" | "space":
                scroll.scroll_page_down(animate=False)
            case "home":
                scroll.scroll_home(animate=False)
            case "end":
                scroll.scroll_end(animate=False)
            case "?" if self._further:
                self.app.push_screen(self._further())
            case _:
                close(self)

    def on_click(self) -> None:
        close(self)
