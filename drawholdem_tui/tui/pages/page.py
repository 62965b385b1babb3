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
from drawholdem_tui.tui.pages.closing import close
from drawholdem_tui.tui.pages.reading_screen import ReadingScreen
from drawholdem_tui.words.language import mark as _
from drawholdem_tui.words.language import translate


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
        with VerticalScroll(classes="text", can_focus=False):
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
        if self.moved(key):
            return
        if key == "?" and self._further:
            self.app.push_screen(self._further())
        else:
            close(self)
