"""A page to set things on, as it is drawn: its rows, and beside or below them what there is to
choose for the one that is set now, and what the values come to: how things look, and who sits
round the table."""

from __future__ import annotations

from typing import Final

from rich.cells import cell_len
from textual import events, on
from textual.message import Message

from drawholdem_tui.tui.forms.form import FormPicture, Row
from drawholdem_tui.tui.forms.small_table import (
    SAMPLE,
    draw_backs,
    draw_sample,
    draw_seats,
    sample_rows,
)
from drawholdem_tui.tui.looks import block
from drawholdem_tui.tui.table.drawing.cells import Cells, wrapped
from drawholdem_tui.tui.table.drawing.drawn import CommandChosen, FeltSheet
from drawholdem_tui.tui.table.drawing.frame import (
    TOP,
    Key,
    draw_heading,
    draw_keys,
    draw_scrolled,
    draw_title,
    laid_keys,
)
from drawholdem_tui.tui.table.scene.plan import CardSize, Place
from drawholdem_tui.words.language import _, translate
from drawholdem_tui.words.sentences import as_sentence

_SAMPLES: Final[tuple[CardSize, ...]] = ((13, 13), (11, 8), (7, 5))
_LEAST: Final = (34, 11)  # of a table with its seats
_LONG: Final = 12  # choices from which on they stand in columns
_MIN_TOLD: Final = 6  # rows of a heading, of help, and between them
_COLUMN: Final = 3  # cells between two columns of choices


_TITLE: Final = 24  # cells of the titles, or as many as the longest has, where there is room
_PANEL: Final = 96  # cells of a page from which on choices stand beside the rows
_WIDEST: Final = 176
_ROWS: Final = 84  # cells of the rows at most: what is beside them grows
_MARGIN: Final = 2
_FOOT: Final = 5  # rows below the others, where there is nothing beside them
_BETWEEN: Final = 4
_BESIDE: Final = 18  # cells of help beside choices at least
_BACKS: Final = (5, 3)  # columns of a card at the end of them: of a few, and of more
_FEW: Final = 2
_TALL: Final = 24  # rows of a page that begins and ends with an empty one

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
        room, (lines, first, visible) = self._room, self._seen(picture)
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
        margin, air = max(_MARGIN, (width - _WIDEST) // 2), self._air
        return Place(margin, TOP + air, width - 2 * margin, height - TOP - 1 - 2 * air)

    @property
    def _air(self) -> bool:
        return self.area.height >= _TALL

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
        return whole._replace(height=max(1, whole.height - _FOOT - self._ends - self._air))

    @property
    def _ends(self) -> bool:
        """Whether its last row is in no group, and ends it."""
        return self.picture is not None and not self.picture.rows[-1].group

    @property
    def _end(self) -> int:
        """Where the last row stands, if it ends the form: a free row below the others."""
        room = self._room
        if not self.picture or not self._has_panel:
            return room.bottom + self._air
        _lines, _first, visible = self._seen(self.picture)
        return min(self._whole.bottom - 1, room.y + len(visible) + 1)

    @property
    def _values(self) -> int:
        """Where they begin, the same for all rows of a page."""
        rows, room = self.picture.rows if self.picture else (), self._room
        longest = max((cell_len(row.title) for row in rows), default=0)
        return room.x + min(max(_TITLE, longest + 2), max(_TITLE, room.width * 9 // 16))

    def _seen(self, picture: FormPicture) -> tuple[Lines, int, Lines]:
        """All lines, the first that is seen, and those that are: with air round the headings, where
        all of them have room for it; without any, where rows would go for it."""
        room = self._room.height
        ways = [_lines(picture, air) for air in (2, 1, 0, *([] if self._has_panel else [-1]))]
        lines = next((each for each in ways if len(each) <= room), ways[-1])
        first = min(max(0, lines.index(picture.at) - room // 2), max(0, len(lines) - room))
        visible = lines[first : first + room]
        while visible and not isinstance(visible[-1], int):  # a group without rows
            del visible[-1]
        return lines, first, visible

    def _last(self, picture: FormPicture, visible: Lines) -> int | None:
        """The last row stays in sight below the others if it is in no group: it ends the form."""
        last = len(picture.rows) - 1
        return None if picture.rows[last].group or last in visible else last

    # The rows

    def _row(self, cells: Cells, y: int, picture: FormPicture, at: int) -> None:
        palette, room, x = self.looks.palette, self._room, self._values
        row, value, here = picture.rows[at], picture.values[at], at == picture.at
        name, plain = self.looks.on_felt("quiet"), self.looks.on_felt()
        if not row.group and not here:  # what ends the form is a key to press
            end = room.x
            if not picture.typing:
                end = cells.text(end, y, f" {value} ", block(palette.surround, palette.accent))
            cells.text(end + 1, y, row.title, self.looks.on_felt("strong"))
            return
        if here:
            name = plain = block(palette.surround, palette.accent)
            cells.fill(Place(room.x - 1, y, room.width + 2, 1), plain)
            left, right = "<>" if row.step or len(row.choices) > 1 else "  "
            chosen = not picture.typing and value in (label for _choice, label in row.choices)
            value = f"{left} {value}{'_' if row.can_be_typed and not chosen else ''} {right}"
        cells.text(room.x, y, row.title, name, width=x - room.x - 2)
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
            lower = self._air and self._ends
            place = Place(whole.x, whole.bottom - _FOOT + lower, whole.width, _FOOT)
            draw_heading(cells, place._replace(height=1), row.title, self.looks)
            self._below(cells, place._replace(y=place.y + 1), picture, told)
            return
        room = self._room
        x = room.right + _BETWEEN
        place = Place(x, whole.y, whole.right - x, whole.height)
        draw_heading(cells, place._replace(height=1), row.title, self.looks)
        for card in _SAMPLES if picture.sample else ():
            rows, long = sample_rows(card) + 2, len(SAMPLE) * (card[0] + 1) + 5
            told_in = self._most_told(place.width)
            if place.width >= long and place.height >= rows + told_in:
                below = Place(place.x, place.y + told_in, place.width, 1)
                draw_heading(cells, below, translate(_("how it looks")), self.looks)
                draw_sample(cells, below._replace(y=below.y + 2), card, self.looks)
                place = place._replace(height=told_in)
                break
        y = place.y + 2
        for line in wrapped(told or row.help, place.width - 1, indent=""):
            cells.text(place.x, y, line, self.looks.on_felt("strong" if told else "quiet"))
            y += 1
        y = self._choices(cells, Place(place.x, y + 1, place.width, place.bottom - y - 1), picture)
        free = Place(place.x, y + 1, place.width, place.bottom - y - 1)
        if picture.laid and free.width >= _LEAST[0] and free.height >= _LEAST[1]:
            draw_seats(cells, free, picture.laid, self.looks)

    def _most_told(self, width: int) -> int:
        """Rows of whichever row has the most to choose from: what is below must not jump."""
        rows = self.picture.rows if self.picture else ()
        return max((_MIN_TOLD + len(_in_columns(row, width)) for row in rows), default=0)

    def _choices(self, cells: Cells, place: Place, picture: FormPicture) -> int:
        """One a row, many of them in columns; those around the chosen one where there is no room
        for all. Gives the row behind them."""
        row, value = picture.rows[picture.at], picture.values[picture.at]
        lines = _in_columns(row, place.width)
        if len(row.choices) < 2 or place.height < 1:
            return place.y
        wide = max(cell_len(label) for _choice, label in row.choices) + 2 + _COLUMN
        at = next((n for n, line in enumerate(lines) if value in line), 0)
        first = min(max(0, at - place.height // 2), max(0, len(lines) - place.height))
        shown = place.height - (first + place.height < len(lines))
        if left := sum(map(len, lines[first + shown :])):
            self._more(cells, place._replace(y=place.y + shown, width=wide), left)
        for y, labels in enumerate(lines[first : first + shown], place.y):
            for x, label in zip(range(place.x, place.right, wide), labels, strict=False):
                if label == value:
                    cells.text(x, y, self.looks.glyphs.turn, self.looks.on_felt("gold"))
                tone = self.looks.on_felt("gold" if label == value else "plain")
                cells.text(x + 2, y, label, tone, width=place.right - x - 2)
        return place.y + min(len(lines), place.height)

    def _below(self, cells: Cells, place: Place, picture: FormPicture, told: str) -> None:
        """Where there is no room for a column: help first, then the choices in a line of text; or
        few of them below each other, with help beside them, and cards where these have room."""
        row, value = picture.rows[picture.at], picture.values[picture.at]
        help_ink = self.looks.on_felt("strong" if told else "quiet")
        longest = max((cell_len(label) for _choice, label in row.choices), default=0)
        x, many = place.x + 2 + longest + _BETWEEN, picture.laid.cards if picture.laid else 0
        wide = many * (_BACKS[many > _FEW] + 1) - 1
        hand = Place(place.right - wide, place.y, wide, 3)
        for end in (hand.x - _BETWEEN, place.right) if 1 < len(row.choices) < _FOOT else ():
            rows = wrapped(told or row.help, max(1, end - x), indent="")
            if end - x >= _BESIDE and len(rows) < _FOOT:
                self._choices(cells, place._replace(height=_FOOT - 1), picture)
                for y, line in enumerate(rows, place.y):
                    cells.text(x, y, line, help_ink)
                if many and end < hand.x:
                    draw_backs(cells, hand, many, self.looks)
                return
        rows = wrapped(told or row.help, place.width - 1, indent="")[:2]
        for y, line in enumerate(rows, place.y):
            cells.text(place.x, y, line, help_ink)
        if len(row.choices) > 1:
            y, free = place.y + len(rows), _FOOT - 1 - len(rows)
            lines = self._in_rows(row, place.width - 1)
            at = next((n for n, line in enumerate(lines) if value in line), 0)
            first = min(max(0, at - free + 1), max(0, len(lines) - free))
            end = place.x
            for at, labels in enumerate(lines[first : first + free], y):
                end = place.x
                for label in labels:
                    tone = self.looks.on_felt("gold" if label == value else "plain")
                    end = cells.text(end, at, label, tone, width=place.right - end) + 3
            if left := sum(map(len, lines[first + free :])):
                self._more(cells, Place(end, y + free - 1, place.right - end, 1), left)

    def _more(self, cells: Cells, place: Place, left: int) -> None:
        """That there are so many further ones, at the end of the row."""
        cells.right(place.right, place.y, self._so_many(left), self.looks.on_felt("quiet"))

    def _so_many(self, left: int) -> str:
        more = translate(_("{count} more"), count=left)
        return f" {more} {self.looks.glyphs.advised[1]}"

    def _in_rows(self, row: Row, width: int) -> list[list[str]]:
        """From the second on, which may be the last that is seen, with room to say how many more
        there are."""
        lines, more = list[list[str]]([[]]), cell_len(self._so_many(len(row.choices)))
        for _choice, label in row.choices:
            used = sum(cell_len(each) + 3 for each in lines[-1])
            if lines[-1] and used + cell_len(label) > width - more * (len(lines) > 1):
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
        room, (_lines, _first, visible) = self._room, self._seen(self.picture)
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


def _in_columns(row: Row, width: int) -> list[list[str]]:
    """Its choices in as many columns as there is room for, if they are many."""
    labels = [label for _choice, label in row.choices]
    wide = max(map(cell_len, labels), default=0) + 2 + _COLUMN
    many = max(1, width // wide) if len(labels) > _LONG else 1
    rows = -(-len(labels) // many)
    return [labels[at::rows] for at in range(rows)]


def _lines(picture: FormPicture, air: int) -> Lines:
    """The rows by number, below their group's name; with air also below it, then more above it."""
    lines: Lines = []
    group = ""
    for at, row in enumerate(picture.rows):
        if row.group != group:
            group = row.group
            lines += [*[None] * (air or 1), group] if lines else [group]
            lines += [None] if air > 0 and group else []
        lines.append(at)
    return lines
