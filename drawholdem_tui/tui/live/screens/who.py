"""Who is meant, where several people sit at the table."""

from __future__ import annotations

from collections.abc import Mapping

from textual import events
from textual.app import ComposeResult
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import Static

from drawholdem_tui.tui.keys.typed import key_of
from drawholdem_tui.tui.pages.closing import close
from drawholdem_tui.words.language import mark as _
from drawholdem_tui.words.language import translate

_KEYS = "1234567890"


class Who(ModalScreen[int | None]):
    """Dismissed with a chair, or with nobody."""

    AUTO_FOCUS = ""
    DEFAULT_CSS = """
    Who { align: center middle; }
    Who > Static {
        width: auto; height: auto; padding: 1 3;
        border: round $accent; background: $surface; color: $text;
    }
    """

    def __init__(self, question: str, names: Mapping[int, str]) -> None:
        super().__init__()
        self._question = question
        self._by_key = dict(zip(_KEYS, names.items(), strict=False))

    def compose(self) -> ComposeResult:
        rows = [f"{key}  {name}" for key, (_chair, name) in self._by_key.items()]
        nobody = f"{translate(_('Esc'))}  {translate(_('nobody'))}"
        yield Static(Content("\n".join([self._question, "", *rows, "", nobody])))

    def on_key(self, event: events.Key) -> None:
        event.stop()
        key = key_of(event)
        if key in self._by_key:
            close(self, self._by_key[key][0])
        elif key == "escape":
            close(self)

    def on_click(self, event: events.Click) -> None:
        """On a row, as its key."""
        row = event.y - 4 if event.widget is self.query_one(Static) else -1
        rows = list(self._by_key.values())
        if 0 <= row < len(rows):
            close(self, rows[row][0])
        elif row == len(rows) + 1:
            close(self)
