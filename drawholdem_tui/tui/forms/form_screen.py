"""A page to set things on: its rows, and the help of the one that is set now."""

from __future__ import annotations

from textwrap import wrap
from typing import ClassVar, Final

from rich.cells import cell_len
from textual import events, on
from textual.message import Message
from textual.screen import ScreenResultType

from drawholdem_tui.engine.cards import cards
from drawholdem_tui.tui.forms.form import Form, FormPicture
from drawholdem_tui.tui.keys.pressed import typed
from drawholdem_tui.tui.looks import Looks, block, ink
from drawholdem_tui.tui.pages.closing import SheetScreen, close
from drawholdem_tui.tui.table.drawing.cards import draw_card
from drawholdem_tui.tui.table.drawing.cells import Cells
from drawholdem_tui.tui.table.drawing.drawn import CommandChosen, FeltSheet
from drawholdem_tui.tui.table.scene.plan import Place
from drawholdem_tui.words.language import translate
from drawholdem_tui.words.numbers import chips
from drawholdem_tui.words.sentences import as_sentence

_SAMPLE: Final = (30, 10)
_FACES: Final = (*cards("As7d"), None)
_CARD: Final = (7, 5)
_LEFT = 3
_TITLE = 24  # cells of the titles, or as many as the longest has, where there is room
_TOP = 2
_BELOW = 4  # rows for the help, what was told, and the keys
_BETWEEN_KEYS = 3
_WIDEST = 18  # of a value


class RowChosen(Message):
    """A row was clicked; ``again`` if it was the one that is set already, and then with the arrow
    key ``way``."""

    def __init__(self, at: int, *, again: bool, way: str) -> None:
        super().__init__()
        self.at = at
        self.again = again
        self.way = way


class FormPage(FeltSheet[FormPicture]):
    """Groups have a line of their own; what does not fit scrolls with the row that is set."""

    RAIL = 1

    def paint(self, cells: Cells, picture: FormPicture) -> None:
        palette = self.looks.palette
        bar = ink(palette.text, palette.bar)
        cells.fill(Place(0, 0, cells.width, 1), bar)
        cells.text(_LEFT - 1, 0, picture.heading, ink(palette.accent, palette.bar, bold=True))
        lines = _lines(picture)
        visible = self._visible(lines, picture.at)
        if visible[-1] != lines[-1]:
            more = self.looks.glyphs.ellipsis
            cells.text(_LEFT, _TOP + len(visible), more, ink(palette.dim, palette.felt))
        if picture.sample:
            self._sample(cells)
        for y, line in enumerate(visible, _TOP):
            if isinstance(line, str):
                cells.text(_LEFT - 1, y, line, ink(palette.dim, palette.felt, bold=True))
            elif line is not None:
                self._row(cells, y, picture, line)
        self._foot(cells, picture)

    @property
    def _values(self) -> int:
        """Where they begin, the same for all rows of a page."""
        rows = self.picture.rows if self.picture else ()
        longest = max((cell_len(row.title) for row in rows), default=0)
        return _LEFT + min(max(_TITLE, longest + 1), max(_TITLE, self.area.width * 2 // 5))

    def _sample(self, cells: Cells) -> None:
        """Beside the rows, at the lower right, if that leaves room for every value."""
        x = cells.width - _SAMPLE[0] - _LEFT
        y = cells.height - _BELOW - _SAMPLE[1]
        if x >= self._values + _WIDEST and y >= _TOP:
            _draw_sample(cells, (x, y), self.looks)

    def _visible(self, lines: list[int | str | None], at: int) -> list[int | str | None]:
        room = max(1, self.area.height - _TOP - _BELOW)
        here = lines.index(at)
        first = min(max(0, here - room // 2), max(0, len(lines) - room))
        visible = lines[first : first + room]
        return visible[:-1] if isinstance(visible[-1], str) else visible  # a group without rows

    def _row(self, cells: Cells, y: int, picture: FormPicture, at: int) -> None:
        palette, glyphs = self.looks.palette, self.looks.glyphs
        row, value = picture.rows[at], picture.values[at]
        here = at == picture.at
        quiet = ink(palette.dim, palette.felt)
        name = ink(palette.text, palette.felt, bold=here)
        if here:
            cells.text(_LEFT - 2, y, glyphs.turn, ink(palette.accent, palette.felt))
        x = self._values
        cells.text(_LEFT, y, row.title, name, width=x - _LEFT - 1)
        if not here:
            plain = ink(palette.text, palette.felt)
            end = cells.text(x, y, value, plain, width=cells.width - x - 1)
        else:
            left, right = "<>" if row.step or len(row.choices) > 1 else "  "
            typed_at = "_" if row.can_be_typed else ""
            label = f"{left} {value}{typed_at} {right}"
            end = cells.text(x - 2, y, label, block(palette.surround, palette.accent))
        if row.id in picture.wrong:
            style = ink(palette.accent, palette.felt, bold=True)
            said = f"! {picture.wrong[row.id]}"  # which is said whole below the rows, too
            cells.text(end + 2, y, said if end + 2 + cell_len(said) < cells.width else "!", style)
        elif here and len(row.choices) > 1:
            others = " \u00b7 ".join(label for _choice, label in row.choices if label != value)
            cells.text(end + 2, y, others, quiet)

    def _foot(self, cells: Cells, picture: FormPicture) -> None:
        palette = self.looks.palette
        y = cells.height - _BELOW + 1
        row = picture.rows[picture.at]
        told = picture.told or as_sentence(picture.wrong.get(row.id, ""))
        strong = bool(told)
        style = ink(palette.text if strong else palette.dim, palette.felt, bold=strong)
        for line in wrap(told or row.help, max(10, cells.width - 2 * _LEFT))[:2]:
            cells.text(_LEFT, y, line, style)
            y += 1
        bar = ink(palette.text, palette.bar)
        cells.fill(Place(0, cells.height - 1, cells.width, 1), bar)
        x = _LEFT - 1
        for _key, label in picture.keys:
            if x + cell_len(label) > cells.width:  # all of it, or none
                break
            x = cells.text(x, cells.height - 1, label, bar) + _BETWEEN_KEYS

    @on(events.MouseScrollUp)
    @on(events.MouseScrollDown)
    def turn(self, event: events.MouseEvent) -> None:
        event.stop()
        up = isinstance(event, events.MouseScrollUp)
        self.post_message(CommandChosen("up" if up else "down"))

    def on_click(self, event: events.Click) -> None:
        if self.picture is None:
            return
        event.stop()
        visible = self._visible(_lines(self.picture), self.picture.at)
        if _TOP <= event.y < _TOP + len(visible):
            line = visible[event.y - _TOP]
            if isinstance(line, int):
                way = "left" if self._values - 2 <= event.x < self._values else "right"
                self.post_message(RowChosen(line, again=line == self.picture.at, way=way))
        elif event.y == self.area.height - 1:
            x = _LEFT - 1
            for key, label in self.picture.keys:
                end = x + cell_len(label)
                if key and x <= event.x < end:
                    self.post_message(CommandChosen(key))
                x = end + _BETWEEN_KEYS


def _lines(picture: FormPicture) -> list[int | str | None]:
    """The rows by number, a group's name above its first, an empty line between groups."""
    lines: list[int | str | None] = []
    group = ""
    for at, row in enumerate(picture.rows):
        if row.group != group:
            group = row.group
            lines += [None, group] if lines else [group]
        lines.append(at)
    return lines


def _draw_sample(cells: Cells, corner: tuple[int, int], looks: Looks) -> None:
    """On a piece of felt, with its corner here."""
    palette, (x, y) = looks.palette, corner
    felt = ink(palette.text, palette.felt)
    cells.fill(Place(x, y, *_SAMPLE), felt)
    plate = Place(x + 2, y + 1, 26, 1)
    cells.fill(plate, ink(palette.text, palette.seat_to_act))
    cells.text(plate.x, y + 1, looks.glyphs.edge, ink(palette.accent, palette.seat_to_act))
    cells.text(plate.x + 2, y + 1, chips(1000), ink(palette.text, palette.seat_to_act, bold=True))
    button = f" {looks.glyphs.button} "
    cells.text(plate.right - 4, y + 1, button, block(palette.key_fg, palette.key_bg))
    for number, face in enumerate(_FACES):
        draw_card(cells, Place(x + 3 + number * (_CARD[0] + 1), y + 3, *_CARD), face, looks)
    cells.text(x + 2, y + 8, looks.glyphs.dash * 18, ink(palette.accent, palette.felt))
    fee = f" {looks.glyphs.chip} 130 "
    cells.text(x + 20, y + 8, fee, ink(palette.accent, palette.felt, bold=True))


class FormScreen(SheetScreen[FormPicture, ScreenResultType]):
    """Subclasses say what Enter and a changed value mean."""

    HEADING: ClassVar[str] = ""
    KEYS: ClassVar[tuple[tuple[str, str], ...]] = ()
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
        keys = [(key, translate(label)) for key, label in self.KEYS]
        picture = self.form.picture(translate(self.HEADING), keys, sample=self.SAMPLE)
        self.sheet.show(picture)
