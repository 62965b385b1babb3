"""What the statistics are drawn with: a page of figures on the felt."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from rich.cells import cell_len
from rich.style import Style
from textual import events, on
from textual.message import Message

from drawholdem_tui.tui.looks import block, ink
from drawholdem_tui.tui.statistics.drawn import draw_graph, draw_portrait, from_the_middle
from drawholdem_tui.tui.statistics.plan import GraphPicture, PagePicture, Row, TablePicture
from drawholdem_tui.tui.table.drawing.cells import Cells, wrapped
from drawholdem_tui.tui.table.drawing.drawn import CommandChosen, FeltSheet
from drawholdem_tui.tui.table.scene.plan import Place

_BESIDE: Final = 100  # columns from which on a meaning stands beside its figure
_WIDEST: Final = 150  # of a page: figures far from what they are of cannot be read
_MARGIN: Final = 2
_APART: Final = 2
_BAR: Final = 20  # columns that stand for all hands
_WIDE_BAR: Final = 41  # for the largest gain and the largest loss
_LOW, _HIGH = 6, 14  # rows of a graph above a table at least, and at most


class _Table(NamedTuple):
    """The columns of a table from left to right."""

    widths: tuple[int, ...]
    bars: bool  # whether there is room for them behind the figures
    beside: int  # columns for a meaning behind those


class StatisticsPage(FeltSheet[PagePicture]):
    """``at`` is the row one stands on."""

    class RowChosen(Message):
        """Somebody has clicked a row, or turned the wheel."""

        def __init__(self, at: int, *, clicked: bool) -> None:
            super().__init__()
            self.at = at
            self.clicked = clicked

    at = 0
    _top = 0  # the first row that is seen
    _rows: Place = Place(0, 0, 0, 0)  # where they are

    def moved(self, key: str) -> int | None:
        """The row to which a key leads; nothing where it is none that moves."""
        page = max(1, self._rows.height - 1)
        last = len(self.picture.table.rows) - 1 if self.picture and self.picture.table else 0
        steps = {"up": -1, "down": 1, "pageup": -page, "pagedown": page, "home": -last, "end": last}
        return max(0, min(self.at + steps[key], last)) if key in steps else None

    def stand_on(self, at: int) -> None:
        self.at = at
        self._redraw()

    # Drawing

    def _ink(self, color: str, *, bold: bool = False) -> Style:
        return ink(color, self.looks.palette.felt, bold=bold)

    def paint(self, cells: Cells, picture: PagePicture) -> None:
        palette = self.looks.palette
        left = max(_MARGIN, (cells.width - _WIDEST) // 2)
        width = cells.width - 2 * left
        self._tabs(cells, picture)
        dash = Place(1, 2, cells.width - 2, 1)
        cells.fill(dash, self._ink(palette.accent), self.looks.glyphs.dash)
        y = 3
        if picture.about:
            for line in wrapped(picture.about, width, indent="")[:2]:
                cells.text(left, y, line, self._ink(palette.text, bold=True))
                y += 1
        told = [row for line in self._told(picture, width) for row in wrapped(line, width, "")]
        told = told[: max(0, min(6, cells.height - y - 2))]
        bottom = cells.height - len(told)
        for number, line in enumerate(told):
            color = palette.dim if picture.chosen and not picture.meanings else palette.text
            cells.text(left, bottom + number, line, self._ink(color))
        place = Place(left, y, width, max(0, bottom - y))
        if picture.portrait:
            self._rows = place._replace(height=0)
            draw_portrait(cells, place, picture.portrait, self.looks)
        if picture.graph:
            high = min(place.height, _beside_the_table(picture.table, place))
            self._graph(cells, place._replace(height=high), picture.graph)
            place = place._replace(y=y + high, height=place.height - high)
        if picture.table and place.height:
            self._table(cells, place, picture)

    def _told(self, picture: PagePicture, width: int) -> list[str]:
        """What a row means, where there is no room for all of it beside the figures."""
        if not picture.meanings or picture.table is None:
            return picture.told.split("\n") if picture.told else []
        rows = picture.table.rows
        longest = max((cell_len(row.meaning) for row in rows), default=0)
        if longest <= _laid(picture.table, width, meanings=True).beside:
            return []
        return [rows[min(self.at, len(rows) - 1)].meaning or " "]

    def _tabs(self, cells: Cells, picture: PagePicture) -> None:
        palette = self.looks.palette
        for x, page, title in _placed(picture.tabs):
            if page == picture.tab:
                cells.text(x, 1, f" {title} ", block(palette.surround, palette.accent))
            else:
                cells.text(x + 1, 1, title, self._ink(palette.dim))

    def _graph(self, cells: Cells, place: Place, graph: GraphPicture) -> None:
        rows = wrapped(graph.sentence, place.width, indent="") if graph.sentence else []
        rows = rows[: max(0, place.height - 4)]
        below = len(rows) + (place.height > len(rows) + _LOW)
        for y, row in enumerate(rows, place.y):
            cells.text(place.x, y, row, self._ink(self.looks.palette.dim))
        plot = Place(place.x, place.y + len(rows), place.width, place.height - below)
        draw_graph(cells, plot, graph, self.looks)

    def _table(self, cells: Cells, place: Place, picture: PagePicture) -> None:
        table = picture.table
        if table is None:
            return
        laid = _laid(table, place.width, meanings=picture.meanings)
        x, y = place.x, place.y
        if any(table.heads):
            for width, head in zip(laid.widths, table.heads, strict=True):
                cells.right(x + width, y, head, self._ink(self.looks.palette.dim))
                x += width + _APART
            y += 1
        room = max(0, place.bottom - y)
        self.at = max(0, min(self.at, len(table.rows) - 1))
        self._top = max(0, self.at - room + 1, min(self._top, len(table.rows) - room, self.at))
        seen = table.rows[self._top : self._top + room]
        self._rows = Place(place.x, y, place.width, len(seen))
        for number, row in enumerate(seen):
            at = Place(place.x, y + number, place.width, 1)
            chosen = picture.chosen and self._top + number == self.at
            self._row(cells, at, row, laid, chosen=chosen)
        self._scrollbar(cells, len(table.rows))
        self._legend(cells, Place(place.x, y + len(seen) + 1, place.width, 0), table, place.bottom)

    def _row(self, cells: Cells, place: Place, row: Row, laid: _Table, *, chosen: bool) -> None:
        palette = self.looks.palette
        gold = block(palette.surround, palette.accent)
        if chosen:
            cells.fill(Place(1, place.y, cells.width - 2, 1), gold)
        x, y = place.x, place.y
        for number, (width, text) in enumerate(zip(laid.widths, row.cells, strict=True)):
            sign = row.signs[number] if number < len(row.signs) else 0
            color = palette.win if sign > 0 else palette.loss if sign else palette.text
            if number and row.few:
                color = palette.dim
            style = gold if chosen else self._ink(color)
            if number:
                cells.right(x + width, y, text, style)
            else:
                cells.text(x, y, text, style, width=width)
            x += width + _APART
        room = min(_WIDE_BAR, place.right - x - _APART)
        if row.gain is not None and room >= _BAR:
            bar = Place(x + _APART, y, room, 1)
            from_the_middle(cells, bar, row.gain, self.looks, gold if chosen else None)
        if not laid.bars:
            return
        full, quiet = self._ink(palette.accent), self._ink(palette.dim)
        if chosen:
            full = quiet = gold
        if row.share is not None:
            glyphs = self.looks.glyphs
            end = cells.text(x, y, glyphs.filled(round(2 * _BAR * row.share)), full)
            cells.text(end, y, glyphs.shares[2] * (x + _BAR - end), quiet)
        x += _BAR + _APART
        if cell_len(row.meaning) <= laid.beside:  # else it is told below
            cells.text(x, y, row.meaning, quiet)

    def _scrollbar(self, cells: Cells, count: int) -> None:
        rows = self._rows
        if count <= rows.height or not rows.height:
            return
        palette, x = self.looks.palette, cells.width - 1
        cells.fill(Place(x, rows.y, 1, rows.height), ink(palette.text, palette.empty))
        long = max(1, rows.height**2 // count)
        top = rows.y + (rows.height - long) * self._top // (count - rows.height)
        cells.fill(Place(x, top, 1, long), block(palette.surround, palette.accent))

    def _legend(self, cells: Cells, place: Place, table: TablePicture, bottom: int) -> None:
        """What the columns mean, as far as there is room."""
        beside = max((cell_len(title) for title, _means in table.legend), default=0) + _APART
        y = place.y
        for title, means in table.legend:
            rows = wrapped(means, place.width - beside, indent="")
            if y + len(rows) > bottom:
                return
            cells.text(place.x, y, title, self._ink(self.looks.palette.accent))
            for line in rows:
                cells.text(place.x + beside, y, line, self._ink(self.looks.palette.dim))
                y += 1

    # The mouse

    def on_click(self, event: events.Click) -> None:
        event.stop()
        tabs = self.picture.tabs if self.picture else ()
        if event.y == 1:
            for x, page, title in _placed(tabs):
                if x <= event.x < x + cell_len(title) + 2:
                    self.post_message(CommandChosen(page))
        elif self._rows.y <= event.y < self._rows.bottom:
            self.post_message(self.RowChosen(self._top + event.y - self._rows.y, clicked=True))

    @on(events.MouseScrollDown)
    @on(events.MouseScrollUp)
    def turn(self, event: events.MouseEvent) -> None:
        event.stop()
        at = self.moved("up" if isinstance(event, events.MouseScrollUp) else "down")
        if at is not None:
            self.post_message(self.RowChosen(at, clicked=False))


def _beside_the_table(table: TablePicture | None, place: Place) -> int:
    """The rows of a graph: all, or what a table with its legend leaves of them."""
    if table is None:
        return place.height
    below = len(table.rows) + 1 + (len(table.legend) + 2 if table.legend else 0)
    return max(_LOW, min(_HIGH, place.height - below))


def _placed(tabs: tuple[tuple[str, str], ...]) -> Iterator[tuple[int, str, str]]:
    """Where each begins, with the blank before it."""
    x = 1
    for page, title in tabs:
        yield x, page, title
        x += cell_len(title) + 2


def _laid(table: TablePicture, width: int, *, meanings: bool) -> _Table:
    lines = [table.heads, *(row.cells for row in table.rows)]
    widths = tuple(max(1, *map(cell_len, column)) for column in zip(*lines, strict=True))
    behind = width - sum(widths) - _APART * len(widths) - _BAR
    beside = behind - _APART if width >= _BESIDE - 2 * _MARGIN else 0
    return _Table(widths, meanings and behind >= 0, beside)
