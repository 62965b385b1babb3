"""A question over the table that is answered with yes or no."""

from __future__ import annotations

from textual import events
from textual.app import ComposeResult
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import Static

from drawholdem_tui.tui.keys.typed import key_of
from drawholdem_tui.tui.screens.over.closing import close
from drawholdem_tui.words.language import mark as _
from drawholdem_tui.words.language import translate


class Asked(ModalScreen[bool]):
    """Enter is yes, Escape no; so are Y and N."""

    AUTO_FOCUS = ""
    DEFAULT_CSS = """
    Asked { align: center middle; }
    Asked > Static {
        width: auto; max-width: 90%; height: auto; padding: 1 3;
        border: round $accent; background: $surface; color: $text;
    }
    """

    def __init__(self, lines: tuple[str, ...], yes: str, no: str) -> None:
        super().__init__()
        enter, escape = translate(_("Enter")), translate(_("Esc"))
        wide = max(len(enter), len(escape))
        self._lines = (*lines, "", f"{enter:<{wide}}  {yes}", f"{escape:<{wide}}  {no}")

    def compose(self) -> ComposeResult:
        yield Static(Content("\n".join(self._lines)), markup=False)

    def on_key(self, event: events.Key) -> None:
        event.stop()
        match key_of(event):
            case "enter" | "y":
                close(self, result=True)
            case "escape" | "n":
                close(self, result=False)

    def on_click(self, event: events.Click) -> None:
        """On one of the two last lines, as its key."""
        box = self.query_one(Static)
        from_below = box.size.height - 1 - event.get_content_offset_capture(box).y
        if event.widget is box and from_below in (0, 1):
            close(self, result=from_below == 1)
