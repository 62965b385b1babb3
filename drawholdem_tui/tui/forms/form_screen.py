"""A page to set things on: what keys and clicks do to its form."""

from __future__ import annotations

from typing import ClassVar

from textual import events
from textual.screen import ScreenResultType

from drawholdem_tui.tui.forms.form import Form, FormPicture
from drawholdem_tui.tui.forms.form_page import FormPage, RowChosen
from drawholdem_tui.tui.keys.pressed import typed
from drawholdem_tui.tui.looks import Looks
from drawholdem_tui.tui.pages.closing import SheetScreen, close
from drawholdem_tui.tui.table.drawing.drawn import CommandChosen
from drawholdem_tui.words.language import In, translate


class FormScreen(SheetScreen[FormPicture, ScreenResultType]):
    """Subclasses say what Enter and a changed value mean."""

    HEADING: ClassVar[str] = ""
    KEYS: ClassVar[tuple[tuple[str, str | In, str | In], ...]] = ()  # press, name, what it does
    SAMPLE: ClassVar[bool] = False  # whether it shows what the looks come to

    def __init__(self, form: Form, looks: Looks) -> None:
        super().__init__(FormPage(looks, id="form"))
        self.form = form

    def on_mount(self) -> None:
        self.show_form()

    def key_of(self, event: events.Key) -> str:
        return typed(event)

    def on_paste(self, event: events.Paste) -> None:
        """As if it had been typed, up to the end of its first line."""
        event.stop()
        for sign in next(iter(event.text.splitlines()), ""):
            if sign.isprintable():
                self.press("space" if sign == " " else sign)

    def on_command_chosen(self, message: CommandChosen) -> None:
        """A click on a key at the bottom."""
        message.stop()
        self.press(message.command)

    def press(self, key: str) -> None:
        if key == "enter":
            self.entered()
        elif key == "escape":
            close(self)
        else:
            self.form.told = ""
            if self.form.press(key):
                self.changed(self.form.row.id)
        self.show_form()

    def on_row_chosen(self, message: RowChosen) -> None:
        message.stop()
        self.clicked(message.at, again=message.again, way=message.way)

    def clicked(self, at: int, *, again: bool, way: str) -> None:
        """A click goes to a row; another one changes what can be chosen there."""
        if again:
            self.press(way)
        else:
            self.form.go(at)
            self.show_form()

    def entered(self) -> None:
        """Enter."""

    def changed(self, row_id: str) -> None:
        """A value has another value."""

    def show_form(self) -> None:
        keys = [(press, translate(name), translate(does)) for press, name, does in self.KEYS]
        picture = self.form.picture(translate(self.HEADING), keys, sample=self.SAMPLE)
        self.sheet.show(picture._replace(seats=self.seats(picture)))

    def seats(self, picture: FormPicture) -> tuple[tuple[str, str], ...]:
        """Who sits round the table, where the form is about one."""
        del picture
        return ()
