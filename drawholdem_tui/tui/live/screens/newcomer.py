"""Somebody new says a name, between two hands."""

from __future__ import annotations

from collections.abc import Callable

from textual import events
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.screen import ModalScreen
from textual.widgets import Input, Static

from drawholdem_tui.match.names import LONGEST_NAME
from drawholdem_tui.tui.pages.closing import close
from drawholdem_tui.words.language import mark as _
from drawholdem_tui.words.language import translate
from drawholdem_tui.words.numbers import chips


class Newcomer(ModalScreen[None]):
    """Asks until the name is one that can sit here, or nobody wants to."""

    DEFAULT_CSS = """
    Newcomer { align: center middle; }
    Newcomer > Vertical {
        width: 50; max-width: 90%; height: auto; padding: 1 3;
        border: round $accent; background: $surface; color: $text;
    }
    Newcomer Static { height: auto; }
    Newcomer Input { border: none; padding: 0; height: 1; margin: 1 0; background: $background; }
    Newcomer .why { color: $accent; }
    """

    def __init__(self, buy_in: int, joins: Callable[[str | None], str]) -> None:
        """``joins`` is told the name, and says why it cannot be."""
        super().__init__()
        self._buy_in = buy_in
        self._joins = joins

    def compose(self) -> ComposeResult:
        asked = _("Who sits down, with {amount}?")
        keys = _("Enter: sit down   Esc: nobody")
        with Vertical():
            yield Static(translate(asked).format(amount=chips(self._buy_in)), markup=False)
            yield Input(compact=True, max_length=LONGEST_NAME)
            yield Static(classes="why", markup=False)
            yield Static(translate(keys), markup=False)

    def on_input_submitted(self, message: Input.Submitted) -> None:
        message.stop()
        why = self._joins(message.value.strip())
        if why:
            self.query_one(".why", Static).update(why)
        else:
            close(self)

    def on_key(self, event: events.Key) -> None:
        if event.key == "escape":
            event.stop()
            self._joins(None)
            close(self)
