"""A page to set things on, filling the screen."""

from __future__ import annotations

from typing import ClassVar

from textual import events
from textual.app import ComposeResult
from textual.screen import Screen, ScreenResultType

from drawholdem_tui.tui.form import Form
from drawholdem_tui.tui.keys import key_of
from drawholdem_tui.tui.looks import Looks
from drawholdem_tui.tui.widgets.form import FormPage, RowChosen


class FormScreen(Screen[ScreenResultType]):
    """Subclasses say what Enter and a changed value mean."""

    AUTO_FOCUS = ""
    HEADING: ClassVar[str] = ""
    KEYS: ClassVar[str] = ""

    def __init__(self, form: Form, looks: Looks) -> None:
        super().__init__()
        self.form = form
        self.form_page = FormPage(looks, id="form")

    def compose(self) -> ComposeResult:
        yield self.form_page

    def on_mount(self) -> None:
        self.show_form()

    def look(self, looks: Looks) -> None:
        self.form_page.look(looks)

    def on_key(self, event: events.Key) -> None:
        event.stop()
        key = key_of(event)
        if key == "enter":
            self.entered()
        elif key == "escape":
            self.dismiss(None)
            return
        else:
            self.form.told = ""
            if self.form.press(key):
                self.changed(self.form.row.id)
        self.show_form()

    def on_row_chosen(self, message: RowChosen) -> None:
        """A click goes to a row; another one changes what can be chosen there."""
        message.stop()
        self.form.go(message.at)
        if message.again and self.form.press("right"):
            self.changed(self.form.row.id)
        self.show_form()

    def entered(self) -> None:
        """Enter."""

    def changed(self, row_id: str) -> None:
        """A value has another value."""

    def show_form(self) -> None:
        self.form_page.show(self.form.picture(self.HEADING, self.KEYS))
