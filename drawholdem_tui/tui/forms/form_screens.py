"""Pages to set things on: what keys and clicks do to a form, a new game, the settings."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, ClassVar, Protocol

from textual import events
from textual.screen import ScreenResultType

from drawholdem_tui.engine.rules import PRESETS
from drawholdem_tui.evening.table_options import TableOptions
from drawholdem_tui.storage.settings import Settings
from drawholdem_tui.storage.settings_schema import SCHEMA, SettingError
from drawholdem_tui.tui.forms.form import Form, FormPicture, Row
from drawholdem_tui.tui.forms.form_page import FormPage, RowChosen
from drawholdem_tui.tui.forms.new_game import WrongRow, laid_table, rows_of, table_of
from drawholdem_tui.tui.forms.settings import (
    KEY,
    key_rows,
    row_of,
    text_of,
    value_of,
    values_of,
    what_would_be_right,
)
from drawholdem_tui.tui.forms.small_table import LaidTable
from drawholdem_tui.tui.keys.keymap import KeymapError, keymap_of
from drawholdem_tui.tui.keys.pressed import typed
from drawholdem_tui.tui.looks import Looks
from drawholdem_tui.tui.pages.closing import SheetScreen, close, looks_of
from drawholdem_tui.tui.table.drawing.drawn import CommandChosen
from drawholdem_tui.tui.table.drawing.frame import Key
from drawholdem_tui.words.language import In, _, translate
from drawholdem_tui.words.sentences import as_sentence

if TYPE_CHECKING:  # loaded when somebody asks what can be done
    from drawholdem_tui.tui.pages.can_do import Can


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
        if key == "?" and not self.form.typing:
            self.tell_help()
        elif key == "enter":
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
        keys = [(press, translate(name), translate(does)) for press, name, does in self.keys()]
        picture = self.form.picture(translate(self.HEADING), keys, sample=self.SAMPLE)
        self.sheet.show(picture._replace(laid=self.laid(picture)))

    def keys(self) -> tuple[tuple[str, str | In, str | In], ...]:
        """What they do here and now."""
        return self.KEYS

    def told_keys(self) -> list[Key]:
        """As the last row has them."""
        return [Key(translate(name), translate(does), press) for press, name, does in self.keys()]

    def tell_help(self) -> None:
        from drawholdem_tui.tui.pages.can_do import help_of_keys

        self.app.push_screen(help_of_keys(self.told_keys()))

    def can_do(self) -> Sequence[Can]:
        from drawholdem_tui.tui.pages.can_do import by_keys

        return by_keys(self.told_keys(), self.press)

    def laid(self, picture: FormPicture) -> LaidTable | None:
        """The table, where the form is about one."""
        del picture
        return None


class NewGameScreen(FormScreen[TableOptions | None]):
    """Dismissed with the table, or with nothing."""

    HEADING = _("New game")
    KEYS = (
        ("enter", _("Enter"), _("play")),
        ("", _("Up Down"), In("beside a key", "choose a row")),
        ("", _("Left Right"), In("beside a key", "change it")),
        ("?", "?", _("help")),
        ("escape", _("Esc"), _("back")),
    )

    def __init__(
        self, looks: Looks, names: Sequence[str], values: Mapping[str, str], *, real: bool = False
    ) -> None:
        """At a ``real`` table only people sit."""
        super().__init__(Form(partial(rows_of, names=names, real=real), values), looks)
        self._real = real

    def tell_help(self) -> None:
        """How the game that is chosen is played."""
        from drawholdem_tui.tui.pages.can_do import HelpPage
        from drawholdem_tui.tui.pages.parts import Part
        from drawholdem_tui.tui.pages.rules import RulesPage, ranking
        from drawholdem_tui.words.table.help import swapping_in_short

        lines: list[str | Part] = [*swapping_in_short(PRESETS[self.form.values["game"]]), ranking()]
        further = partial(RulesPage, looks_of(self.app).glyphs.face)
        self.app.push_screen(HelpPage(lines, further=further))

    def changed(self, row_id: str) -> None:
        self.form.wrong.clear()

    def keys(self) -> tuple[tuple[str, str | In, str | In], ...]:
        """Enter behind something typed ends that, and no more; anywhere else it plays. Where one
        can type, that is told rather than the help."""
        play, up_down, left_right, help_, back = self.KEYS
        enter = ("enter", _("Enter"), In("beside a key", "next row"))
        helps = () if self.form.row.can_be_typed else (help_,)
        return (enter if self.form.is_typed else play, up_down, left_right, *helps, back)

    def laid(self, picture: FormPicture) -> LaidTable:
        rows = dict(zip((row.id for row in picture.rows), picture.values, strict=True))
        return laid_table(self.form.values, rows)

    def entered(self) -> None:
        if self.form.is_typed:
            self.form.go(self.form.at + 1)
            return
        try:
            table = table_of(self.form.values)
        except WrongRow as wrong:
            self.form.mark(wrong.row, wrong.why)
        else:
            _names, computers = table.who_sits_there()
            if self._real and computers:
                told = translate(_("only people sit at a real table"))
                self.form.mark(f"seat {min(computers) + 1}", told)
            else:
                close(self, table)


class Owner(Protocol):
    """Whose settings they are: the one place where they are kept."""

    @property
    def settings(self) -> Settings: ...

    def take(self, settings: Settings) -> str | None:
        """Others from now on; a sentence where they could not be saved."""


class SettingsScreen(FormScreen[None]):
    """Its owner takes every change at once."""

    HEADING = _("Settings")
    SAMPLE = True
    KEYS = (
        ("", _("Up Down"), In("beside a key", "choose a row")),
        ("", _("Left Right"), In("beside a key", "change it")),
        ("enter", _("Enter"), In("beside a key", "give another key")),
        ("escape", _("Esc"), _("back")),
    )

    def __init__(self, looks: Looks, owner: Owner, themes: Sequence[str]) -> None:
        self._owner = owner
        self._capturing = ""  # the command that waits for its new key

        def rows(values: Mapping[str, str]) -> list[Row]:
            """In the language that is spoken when they are asked for."""
            return [*(row_of(each, themes) for each in SCHEMA), *key_rows(values)]

        super().__init__(Form(rows, values_of(owner.settings)), looks)

    def press(self, key: str) -> None:
        if self._capturing:
            command, self._capturing = self._capturing, ""
            self._give(command, key.lower())
            self.show_form()
            return
        before = self.form.row.id
        super().press(key)
        if self.form.row.id != before and not before.startswith(KEY):
            self._as_in_force(before)
            self.show_form()

    def keys(self) -> tuple[tuple[str, str | In, str | In], ...]:
        if self.form.row.id.startswith(KEY):
            return self.KEYS
        return tuple(each for each in self.KEYS if each[0] != "enter")

    def clicked(self, at: int, *, again: bool, way: str) -> None:
        """A second click on a key asks for another one; any other click for none."""
        self._capturing = self.form.told = ""
        is_key = self.form.row.id.startswith(KEY)
        super().clicked(at, again=again, way="enter" if is_key else way)

    def entered(self) -> None:
        row = self.form.row
        if row.id.startswith(KEY):
            self._capturing = row.id.removeprefix(KEY)
            self.form.told = translate(_("Press the new key; Escape keeps the old one."))
        elif self.form.press("right"):
            self.changed(row.id)

    def changed(self, row_id: str) -> None:
        try:
            value = value_of(row_id, self.form.values[row_id])
            settings = self._owner.settings.change(row_id, value)
        except (SettingError, ValueError) as error:
            self.form.wrong = {row_id: what_would_be_right(row_id) or str(error)}
            return
        self._take(settings)

    def _as_in_force(self, name: str) -> None:
        """Whoever leaves a row sees what counts, not what was typed and refused."""
        self.form.set(name, text_of(getattr(self._owner.settings.preferences, name)))

    def _give(self, command: str, key: str) -> None:
        self.form.told = ""
        if key == "escape":
            return
        keymap = keymap_of(self._owner.settings.keys)
        try:
            keymap.give(command, key)
        except KeymapError as error:
            self.form.told = as_sentence(str(error))
            return
        self.form.set(KEY + command, keymap.all_keys_of(command))
        self._take(self._owner.settings.change_key(command, key))

    def _take(self, settings: Settings) -> None:
        self.form.told = self._owner.take(settings) or ""
