"""A page to set things on, as it is drawn: its rows, and beside or below them what there is to
choose for the one that is set now, and what the values come to: how things look, and who sits
round the table."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, pi, sin
from typing import Final

from rich.cells import cell_len
from textual import events, on
from textual.message import Message

from drawholdem_tui.engine.cards import cards
from drawholdem_tui.tui.forms.form import FormPicture, Row
from drawholdem_tui.tui.looks import Looks, block, ink
from drawholdem_tui.tui.table.drawing.cards import draw_card
from drawholdem_tui.tui.table.drawing.cells import Cells, wrapped
from drawholdem_tui.tui.table.drawing.drawn import CommandChosen, FeltSheet
from drawholdem_tui.tui.table.drawing.felt import draw_table
from drawholdem_tui.tui.table.drawing.frame import (
    TOP,
    Key,
    draw_keys,
    draw_scrolled,
    draw_title,
    laid_keys,
)
from drawholdem_tui.tui.table.drawing.lines import draw_heading
from drawholdem_tui.tui.table.scene.plan import Place
from drawholdem_tui.words.numbers import chips
from drawholdem_tui.words.sentences import as_sentence

SAMPLE: Final = (30, 10)
_FACES: Final = (*cards("As7d"), None)
_CARD: Final = (7, 5)
LEAST: Final = (34, 11)  # of a table with its seats
_MOST: Final = (104, 34)
_PLATE: Final = (14, 21)  # cells of one: of many, and of few
_MANY: Final = 6
_CARDS: Final = ((56, 18, (7, 5)), (80, 26, (11, 8)))  # on tables of so many cells and more
_BOARD: Final = 5
_CLEAR: Final = 2  # cells between two plates at least


def draw_sample(cells: Cells, corner: tuple[int, int], looks: Looks) -> None:
    """On a piece of felt, with its corner here."""
    palette, (x, y) = looks.palette, corner
    felt = ink(palette.text, palette.felt)
    cells.fill(Place(x, y, *SAMPLE), felt)
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


def draw_seats(cells: Cells, place: Place, seats: Sequence[tuple[str, str]], looks: Looks) -> None:
    """A table from above, the first of them at its near side, the others clockwise from there."""
    width, height = min(place.width, _MOST[0]), min(place.height, _MOST[1])
    x, y = place.x + (place.width - width) // 2, place.y
    draw_table(cells, Place(x + 2, y + 1, width - 4, height - 2), looks)
    card = (3, 2) if len(seats) > _MANY else (4, 3)
    for least_width, least_height, larger in _CARDS:
        card = larger if width >= least_width and height >= least_height else card
    left = x + (width - _BOARD * (card[0] + 1) + 1) // 2
    top = y + (height - card[1]) // 2
    for at in range(_BOARD):
        draw_card(cells, Place(left + at * (card[0] + 1), top, *card), None, looks)
    most = min(_PLATE[len(seats) <= _MANY], (width - 2 * _CLEAR) // (3 if len(seats) > 2 else 2))
    longest = max(cell_len(who) for who, _shorter in seats) + 3
    plate = longest if longest <= most else min(most, _PLATE[0])
    for at, (who, shorter) in enumerate(seats):
        turn = pi / 2 + 2 * pi * at / len(seats)
        middle = x + width / 2 + (width - plate) / 2 * cos(turn)
        row = y + (height - 1) / 2 * (1 + sin(turn))
        spot = Place(round(middle - plate / 2), round(row), plate, 1)
        ground = looks.palette.seat if at else looks.palette.seat_to_act
        cells.fill(spot, ink(looks.palette.text, ground))
        if not at:
            cells.text(spot.x, spot.y, looks.glyphs.edge, ink(looks.palette.accent, ground))
        tone = looks.ink("plain" if at else "strong", ground)
        name = who if longest <= most else shorter
        cells.text(spot.x + 1 + (not at), spot.y, name, tone, width=plate - 2)


_TITLE: Final = 24  # cells of the titles, or as many as the longest has, where there is room
_PANEL: Final = 96  # cells of a page from which on choices stand beside the rows
_WIDEST: Final = 176
_ROWS: Final = 84  # cells of the rows at most: what is beside them grows
_MARGIN: Final = 2
_FOOT: Final = 5  # rows below the others, where there is nothing beside them
_BETWEEN: Final = 4
_TALL: Final = 30  # rows of a page that begins with an empty one
_ROOMY: Final = 24  # rows of one with air

Lines = list[int | str | None]


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
        draw_title(cells, self.looks, picture.heading)
        lines, room = self._lines(picture), self._room
        first = self._first(lines, picture.at)
        visible = self._visible(lines, first)
        for y, line in enumerate(visible, room.y):
            if isinstance(line, str):
                draw_heading(cells, Place(room.x, y, room.width, 1), line, self.looks)
            elif line is not None:
                self._row(cells, y, picture, line)
        if (last := self._last(picture, visible)) is not None:
            self._row(cells, self._end, picture, last)
        if any(isinstance(line, int) and line not in (*visible, last) for line in lines):
            bar = Place(room.right + 1, room.y, 1, room.height)
            draw_scrolled(cells, self.looks, bar, first, len(lines))
        self._beside(cells, picture)
        draw_keys(cells, self.looks, [_key(each) for each in picture.keys])

    # Where things are

    @property
    def _whole(self) -> Place:
        width, height = self.area
        margin = max(_MARGIN, (width - _WIDEST) // 2)
        top = TOP + (height >= _TALL)
        return Place(margin, top, width - 2 * margin, height - top - 1)

    @property
    def _has_panel(self) -> bool:
        return self._whole.width >= _PANEL

    @property
    def _room(self) -> Place:
        """Of the rows; the last of all stands below them."""
        whole = self._whole
        if self._has_panel:
            width = min(_ROWS, max(52, (whole.width - _BETWEEN) * 9 // 16))
            return whole._replace(width=width, height=whole.height - self._ends)
        end = (1 + 2 * self._air) * self._ends
        return whole._replace(height=max(1, whole.height - _FOOT - end))

    @property
    def _ends(self) -> bool:
        """Whether its last row is in no group, and ends it."""
        return self.picture is not None and not self.picture.rows[-1].group

    @property
    def _air(self) -> int:
        return int(self.area.height >= _ROOMY)

    @property
    def _end(self) -> int:
        """Where the last row stands, if it ends the form."""
        whole = self._whole
        if self._has_panel:
            return whole.bottom - 1
        return whole.bottom - _FOOT - 1 - self._air

    @property
    def _values(self) -> int:
        """Where they begin, the same for all rows of a page."""
        rows, room = self.picture.rows if self.picture else (), self._room
        longest = max((cell_len(row.title) for row in rows), default=0)
        return room.x + 1 + min(max(_TITLE, longest + 2), max(_TITLE, room.width * 9 // 16))

    def _lines(self, picture: FormPicture) -> Lines:
        """With air between the rows, or below the headings, where all of them have room for it."""
        ways = [_lines(picture, air) for air in (2, 1, 0)]
        return next((each for each in ways if len(each) <= self._room.height), ways[-1])

    def _first(self, lines: Lines, at: int) -> int:
        room = self._room.height
        return min(max(0, lines.index(at) - room // 2), max(0, len(lines) - room))

    def _visible(self, lines: Lines, first: int) -> Lines:
        visible = lines[first : first + self._room.height]
        while visible and not isinstance(visible[-1], int):  # a group without rows
            del visible[-1]
        return visible

    def _last(self, picture: FormPicture, visible: Lines) -> int | None:
        """The last row stays in sight below the others if it is in no group: it ends the form."""
        last = len(picture.rows) - 1
        return None if picture.rows[last].group or last in visible else last

    # The rows

    def _row(self, cells: Cells, y: int, picture: FormPicture, at: int) -> None:
        palette, room, x = self.looks.palette, self._room, self._values
        row, value, here = picture.rows[at], picture.values[at], at == picture.at
        usual = not row.choices or value == row.choices[0][1]
        name = self.looks.on_felt("quiet")
        plain = name if row.rare and usual and row.id not in picture.wrong else self.looks.on_felt()
        if not row.group and not here:  # what ends the form is a key to press
            end = cells.text(room.x + 1, y, f" {value} ", block(palette.surround, palette.accent))
            cells.text(end + 1, y, row.title, self.looks.on_felt("strong"))
            return
        if here:
            name = plain = block(palette.surround, palette.accent)
            cells.fill(Place(room.x - 1, y, room.width + 2, 1), plain)
            left, right = "<>" if row.step or len(row.choices) > 1 else "  "
            value = f"{left} {value}{'_' if row.can_be_typed else ''} {right}"
        cells.text(room.x + 1, y, row.title, name, width=x - room.x - 3)
        x -= 2 * here
        end = cells.text(x, y, value, plain, width=room.right + _MARGIN - x)
        if row.id in picture.wrong:
            style = plain if here else self.looks.on_felt("gold")
            said = f"! {picture.wrong[row.id]}"  # which is said whole elsewhere, too
            cells.text(end + 2, y, said if end + 2 + cell_len(said) < room.right else "!", style)

    # The one that is set

    def _beside(self, cells: Cells, picture: FormPicture) -> None:
        whole, row = self._whole, picture.rows[picture.at]
        told = picture.told or as_sentence(picture.wrong.get(row.id, ""))
        if not self._has_panel:
            place = Place(whole.x, whole.bottom - _FOOT, whole.width, _FOOT)
            draw_heading(cells, place._replace(height=1), row.title, self.looks)
            self._below(cells, place._replace(y=place.y + 1), picture, told)
            return
        room = self._room
        x = room.right + _BETWEEN
        place = Place(x, whole.y, whole.right - x, whole.height)
        draw_heading(cells, place._replace(height=1), row.title, self.looks)
        if picture.sample and place.height >= SAMPLE[1] + 8:
            corner = (place.x, place.bottom - SAMPLE[1])
            draw_sample(cells, corner, self.looks)
            place = place._replace(height=place.height - SAMPLE[1] - 1)
        y = place.y + 2
        for line in wrapped(told or row.help, place.width - 1, indent=""):
            cells.text(place.x + 1, y, line, self.looks.on_felt("strong" if told else "quiet"))
            y += 1
        y = self._choices(cells, Place(place.x, y + 1, place.width, place.bottom - y - 1), picture)
        free = Place(place.x, y + 1, place.width, place.bottom - y - 2)
        if picture.seats and free.width >= LEAST[0] and free.height >= LEAST[1]:
            draw_seats(cells, free, picture.seats, self.looks)

    def _choices(self, cells: Cells, place: Place, picture: FormPicture) -> int:
        """One a row; those around the chosen one where there is no room for all. Gives the row
        behind them."""
        row, value = picture.rows[picture.at], picture.values[picture.at]
        labels = [label for _choice, label in row.choices]
        if len(labels) < 2 or place.height < 1:
            return place.y
        at = labels.index(value) if value in labels else 0
        first = min(max(0, at - place.height // 2), max(0, len(labels) - place.height))
        for y, label in enumerate(labels[first : first + place.height], place.y):
            chosen = label == value
            if chosen:
                cells.text(place.x + 1, y, self.looks.glyphs.turn, self.looks.on_felt("gold"))
            tone = self.looks.on_felt("gold" if chosen else "plain")
            cells.text(place.x + 3, y, label, tone, width=place.width - 3)
        return place.y + min(len(labels), place.height)

    def _below(self, cells: Cells, place: Place, picture: FormPicture, told: str) -> None:
        """Where there is no room for a column: help first, then the choices in a line of text."""
        row, value = picture.rows[picture.at], picture.values[picture.at]
        rows = wrapped(told or row.help, place.width - 1, indent="")[:2]
        for y, line in enumerate(rows, place.y):
            cells.text(place.x + 1, y, line, self.looks.on_felt("strong" if told else "quiet"))
        if len(row.choices) > 1:
            y, free = place.y + len(rows), _FOOT - 1 - len(rows)
            lines = self._in_rows(row, place.width - 1)
            at = next((n for n, line in enumerate(lines) if value in line), 0)
            first = min(max(0, at - free + 1), max(0, len(lines) - free))
            for labels in lines[first : first + free]:
                x = place.x + 1
                for label in labels:
                    tone = self.looks.on_felt("gold" if label == value else "plain")
                    x = cells.text(x, y, label, tone, width=place.right - x) + 3
                y += 1

    def _in_rows(self, row: Row, width: int) -> list[list[str]]:
        lines: list[list[str]] = [[]]
        for _choice, label in row.choices:
            used = sum(cell_len(each) + 3 for each in lines[-1])
            if lines[-1] and used + cell_len(label) > width:
                lines.append([])
            lines[-1].append(label)
        return lines

    # The mouse

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
        if event.y == self.area.height - 1:
            for x, right, key in laid_keys(list(map(_key, self.picture.keys)), self.area.width):
                if key.press and x <= event.x < right:
                    self.post_message(CommandChosen(key.press))
            return
        lines, room = self._lines(self.picture), self._room
        visible = self._visible(lines, self._first(lines, self.picture.at))
        number = event.y - room.y
        line = visible[number] if 0 <= number < len(visible) else None
        if event.y == self._end:
            line = self._last(self.picture, visible)
        if isinstance(line, int) and event.x <= room.right:
            way = "left" if self._values - 2 <= event.x < self._values else "right"
            self.post_message(RowChosen(line, again=line == self.picture.at, way=way))


def _key(told: tuple[str, str, str]) -> Key:
    press, name, does = told
    return Key(name, does, press)


def _lines(picture: FormPicture, air: int) -> Lines:
    """The rows by number, below their group's name; with air also below it, then between rows."""
    lines: Lines = []
    group = ""
    for at, row in enumerate(picture.rows):
        if row.group != group:
            group = row.group
            lines += [None, group] if lines else [group]
            lines += [None] if air and group else []
        elif air > 1 and lines:
            lines.append(None)
        lines.append(at)
    return lines
