"""The list as it is drawn: any number of rows on the felt, what an evening came to above, and the
chosen row below. With it the row of keys, and how the word being typed may go on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.style import Style
from textual import events, on
from textual.containers import Horizontal
from textual.message import Message
from textual.suggester import Suggester
from textual.widgets import Input

from drawholdem_tui.tui.history.plan import (
    WIDEST,
    Above,
    Below,
    Column,
    ListPicture,
    Rows,
    rows_of_page,
)
from drawholdem_tui.tui.looks import Tone, block, ink
from drawholdem_tui.tui.looks.contrast import mix
from drawholdem_tui.tui.statistics.drawn import draw_graph
from drawholdem_tui.tui.table.drawing.cards import draw_card, draw_empty, underline
from drawholdem_tui.tui.table.drawing.cells import Cells
from drawholdem_tui.tui.table.drawing.drawn import FeltSheet
from drawholdem_tui.tui.table.drawing.lines import Cell, How, Said, draw_line
from drawholdem_tui.tui.table.scene.plan import Place
from drawholdem_tui.tui.table.scene.regions import CardFace
from drawholdem_tui.tui.table.widgets.bars import KeyBar


class KeyLine(KeyBar):
    """As wide as its page."""

    DEFAULT_CSS = "KeyLine { width: 1fr; height: 1; }"

    @property
    def _place(self) -> Place | None:
        return Place(0, 0, *self.area)


class Finding(Horizontal):
    """The line in which something is typed: in the place of the rail, while it has a use."""

    DEFAULT_CSS = """
    Finding { layer: over; height: 1; offset-y: 1; display: none; background: $surface; }
    """

    def on_descendant_focus(self) -> None:
        self.display = True

    def on_descendant_blur(self) -> None:
        self.display = bool(self.query_one(Input).value)

    def on_input_changed(self, message: Input.Changed) -> None:
        self.display = bool(message.value) or message.input.has_focus


class LastWord(Suggester):
    """The right arrow takes it."""

    def __init__(self, words: Sequence[str]) -> None:
        super().__init__(use_cache=False, case_sensitive=True)
        self._words = words

    async def get_suggestion(self, value: str) -> str | None:
        last = value.rpartition(" ")[2].casefold()
        for word in self._words if last else ():
            if word.casefold().startswith(last) and word.casefold() != last:
                return value + word[len(last) :]
        return None


_MARGIN: Final = 1
_WHEEL: Final = 3  # rows
_NEAR: Final = 64  # columns from a name to its chips at most


def _left(cells: Cells) -> int:
    """Where the page begins: figures far from what they are of cannot be read."""
    return max(0, (cells.width - WIDEST) // 2)


class LongTable(FeltSheet[ListPicture]):
    """Its keys are its screen's: ``moved_by`` tells where they lead."""

    class Moved(Message):
        """To another row, or this one was chosen once more."""

        def __init__(self, at: int, *, again: bool) -> None:
            super().__init__()
            self.at = at
            self.again = again

    _chosen = 0
    _every = 0
    _top = 0  # of the rows that are seen
    _seen = 1  # so many are
    _list_at = 0  # the row of the screen that the first lies in

    def see(self, at: int, count: int, room: int) -> tuple[int, int]:
        """Which rows are seen where one stands there."""
        self._every, self._seen, self._chosen = count, room, max(0, min(at, count - 1))
        least, most = self._chosen - room + 1, min(self._chosen, max(0, count - room))
        self._top = max(0, least, min(self._top, most))
        return self._top, min(count, self._top + room)

    def moved_by(self, key: str) -> int | None:
        """The row to which a key leads; nothing where it is none that moves."""
        page = max(1, self._seen - 1)
        steps = {"up": -1, "down": 1, "pageup": -page, "pagedown": page}
        steps |= {"home": -self._every, "end": self._every}
        return self._within(self._chosen + steps[key]) if key in steps else None

    def _within(self, at: int) -> int:
        return max(0, min(at, self._every - 1))

    # Drawing

    def paint(self, cells: Cells, picture: ListPicture) -> None:
        y, parts = 1, self._parts(cells, picture)
        if above := picture.above:
            y = self._above(cells, above, parts.above)
        self._headings(cells, y, picture.columns)
        self._list_at = y + 1
        for number, row in enumerate(picture.rows):
            self._row(cells, y + 1 + number, row, picture, picture.first + number)
        self._scrollbar(cells, picture)
        self._below(cells, cells.height - 1 - parts.below, picture.below, parts)
        cells.text(2, cells.height - 1, picture.told, self._ink("plain"), width=cells.width - 4)

    def _parts(self, cells: Cells, picture: ListPicture) -> Rows:
        return rows_of_page(
            cells.height,
            cells.width,
            of_one_evening=picture.above is not None,
            of_hands=picture.below.of_a_hand,
        )

    def _ink(self, tone: Tone) -> Style:
        return self.ink(tone)

    def _above(self, cells: Cells, above: Above, rows: int) -> int:
        left = _left(cells)
        right = cells.width - left - 2
        if above.graph and rows > 1:
            wide = min(60, cells.width * 38 // 100)
            place = Place(right - wide, 1, wide, rows)
            draw_graph(cells, place, above.graph, self.looks)
            right = cells.right(place.x - 1, 1, above.graph_of, self._ink("quiet")) - 1
        for y, line in enumerate(above.lines[:rows], start=1):
            x = left + 2
            for said in line:
                x = cells.text(x, y, said.text, self._ink(said.tone), width=right - x)
        return 1 + rows

    def _headings(self, cells: Cells, y: int, columns: Sequence[Column]) -> None:
        x = _left(cells) + _MARGIN
        for column in columns:
            if column.at_right:
                cells.right(x + column.width - 2, y, column.heading, self._ink("quiet"))
            else:
                cells.text(x, y, column.heading, self._ink("quiet"), width=column.width - 1)
            x += column.width

    def _row(
        self, cells: Cells, y: int, row: Sequence[Cell], picture: ListPicture, number: int
    ) -> None:
        palette, chosen = self.looks.palette, number == picture.at
        if chosen:
            cells.fill(Place(0, y, cells.width - 1, 1), block(palette.surround, palette.accent))
        elif number % 2 and palette.has_halves:
            ground = mix(palette.felt, palette.empty, 0.75)
            cells.fill(Place(0, y, cells.width - 1, 1), ink(palette.text, ground))
        x = _left(cells) + _MARGIN
        for column, cell in zip(picture.columns, row, strict=True):
            room = Place(x, y, column.width - (2 if column.at_right else 1), 1)
            how = How(number % 2 > 0, chosen, column.at_right)
            draw_line(cells, room, cell, self.looks, how)
            x += column.width

    def _scrollbar(self, cells: Cells, picture: ListPicture) -> None:
        rows = len(picture.rows)
        if picture.every <= rows or not rows:
            return
        palette, x = self.looks.palette, cells.width - 1
        top = self._list_at + rows * picture.first // picture.every
        long = max(1, rows * rows // picture.every)
        bottom = self._list_at + rows
        cells.fill(Place(x, self._list_at, 1, rows), ink(palette.text, palette.empty))
        if picture.first + rows >= picture.every:
            top = bottom - long
        thumb = block(palette.surround, palette.accent)
        cells.fill(Place(x, top, 1, min(long, bottom - top)), thumb)

    # The row one stands on

    def _below(self, cells: Cells, y: int, below: Below, parts: Rows) -> None:
        gold = ink(self.looks.palette.accent, self.looks.palette.felt)
        left = _left(cells)
        line = Place(left + _MARGIN, y, cells.width - 2 * (left + _MARGIN), 1)
        cells.fill(line, gold, self.looks.glyphs.dash)
        if below.title:
            cells.text(left + 5, y, f" {below.title} ", self._ink("gold"), width=cells.width - 10)
        beside = left + 2
        if parts.card and (below.board or below.held):
            beside = self._cards(cells, y + 1, below, parts.card) + 4
        room = parts.below - 1
        right = min(cells.width - left - 2, beside + _NEAR)
        for number, cell in enumerate(below.lines[:room], start=1):
            net = below.nets[number - 1] if number <= len(below.nets) else Said("")
            end = cells.right(right, y + number, net.text, self._ink(net.tone)) - 1
            draw_line(cells, Place(beside, y + number, end - beside, 1), cell, self.looks)

    def _cards(self, cells: Cells, y: int, below: Below, size: tuple[int, int]) -> int:
        """Those of the winning five lie higher, on a bar of gold; gives where they end."""
        width, height = size
        x, apart = _left(cells) + 2, width + 1
        for number in range(below.places):
            if number < len(below.board):
                self._card(cells, Place(x, y, width, height), below.board[number], below)
            else:
                draw_empty(cells, (Place(x, y + 1, width, height),), self.looks)
            x += apart
        label = y + height + 1
        cells.text(_left(cells) + 2, label, below.names[0], self._ink("quiet"))
        x += 3 if below.places else 0
        cells.text(x, label, below.names[1], self._ink("gold"), width=2 * apart + 12)
        for face in below.held:
            self._card(cells, Place(x, y, width, height), face, below)
            x += apart
        return x

    def _card(self, cells: Cells, place: Place, face: CardFace, below: Below) -> None:
        counts = face in below.winning
        if counts:
            underline(cells, place, self.looks)
        else:
            place = place._replace(y=place.y + 1)
        faded = face is not None and bool(below.winning) and not counts
        draw_card(cells, place, face, self.looks, faded=faded)

    # The mouse

    @on(events.MouseScrollDown)
    @on(events.MouseScrollUp)
    def turn(self, event: events.MouseEvent) -> None:
        event.stop()
        up = isinstance(event, events.MouseScrollUp)
        self._go_to(self._chosen + (-_WHEEL if up else _WHEEL))

    def on_click(self, event: events.Click) -> None:
        """On a row: there; on the row where one is: it is chosen."""
        row = event.y - self._list_at
        if 0 <= row < min(self._seen, self._every - self._top):
            self._go_to(self._top + row, again=True)

    def _go_to(self, at: int, *, again: bool = False) -> None:
        at = self._within(at)
        if again or at != self._chosen:
            self.post_message(self.Moved(at, again=at == self._chosen))
