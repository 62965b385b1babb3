"""The list as it is drawn: any number of rows on the felt, what an evening came to above, and the
chosen row below. With it the row of keys, and how the word being typed may go on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.cells import cell_len
from textual import events, on
from textual.containers import Horizontal
from textual.message import Message
from textual.suggester import Suggester

from drawholdem_tui.tui.history.drawn import (
    MARGIN,
    draw_below,
    draw_course,
    draw_results,
    draw_title,
    draw_words,
    figures_beside,
    left_of,
)
from drawholdem_tui.tui.history.plan import Above, Column, ListPicture, Nets, Pieces, Result, Rows
from drawholdem_tui.tui.looks import block, ink
from drawholdem_tui.tui.looks.contrast import mix
from drawholdem_tui.tui.table.drawing.cells import Cells, longest, wrapped
from drawholdem_tui.tui.table.drawing.drawn import FeltSheet
from drawholdem_tui.tui.table.drawing.lines import Cell, How, Said, Tied, draw_line
from drawholdem_tui.tui.table.scene.plan import Place
from drawholdem_tui.tui.table.widgets.bars import KeyBar


class KeyLine(KeyBar):
    """As wide as its page."""

    DEFAULT_CSS = "KeyLine { width: 1fr; height: 1; }"

    @property
    def _place(self) -> Place | None:
        return Place(0, 0, *self.area)


class Finding(Horizontal):
    """The line in which something is typed: in the place of the rail, while it is; else outside the
    screen, as what is not displayed loses the focus that a quick key has just given it."""

    DEFAULT_CSS = """
    Finding { layer: over; height: 1; offset-y: -1; background: $surface; }
    Finding:focus-within { offset-y: 1; }
    """


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


_WHEEL: Final = 3  # rows
_TWO: Final = 2  # rows above the list: no graph
_MARKS: Final = MARGIN - 1  # columns before a sign before the first column
_FEW: Final = 3  # ... and with more, who sat there comes first
_AIRY: Final = 6  # ... and with more, a blank is below the graph
_BESIDE_LABEL: Final = 3  # columns before what a graph is of
_LEAST_GRAPH: Final = 30


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
    _lies: tuple[tuple[int, int], ...] = ()  # in which row of the screen which of them does

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
        if not picture.rows:
            self._nothing(cells, picture.told)
            return
        y, parts = 1, picture.parts
        if (above := picture.above) and parts.above:
            self._above(cells, above, parts)
        y += parts.above
        self._headings(cells, y - (parts.tall > 1), picture.columns)
        self._list_at = y + 1
        at, lies = self._list_at, list[tuple[int, int]]()
        for number, row in enumerate(picture.rows, picture.first):
            if name := picture.begin.get(number):
                draw_title(cells, at, name, self.looks, quiet=True)
                at += 1
            self._row(cells, at, row, picture, number)
            lies += ((each, number) for each in range(at, at + parts.tall))
            at += parts.tall
        self._lies = tuple(lies)
        self._scrollbar(cells, picture)
        top = cells.height - 1 - parts.below
        rows = parts.below if picture.told else parts.below + 1
        ends = (self._end_of(kind, cells, picture.columns) for kind in ("net", "cost"))
        nets = next(filter(None, ends), 0)
        place = Place(0, top, cells.width, rows)
        draw_below(cells, place, picture.below, parts, self.looks, nets=nets)
        cells.text(MARGIN, cells.height - 1, picture.told, self.ink(), width=cells.width - 4)

    def _end_of(self, kind: str, cells: Cells, columns: Sequence[Column]) -> int:
        """Of a column of figures; 0 where there is none."""
        x = left_of(cells) + _MARKS
        for column in columns:
            x += column.width
            if column.id == kind:
                return x - 2
        return 0

    def _nothing(self, cells: Cells, told: str) -> None:
        """Why there is nothing to see, in the middle."""
        lines = wrapped(told, cells.width - 4, indent="")
        for y, line in enumerate(lines, (cells.height - len(lines)) // 2):
            cells.centre(y, line, self.ink("strong"))

    def _above(self, cells: Cells, above: Above, parts: Rows) -> None:
        """Of each line what there is room for as a whole; the graph gives way to the first."""
        (first, second, third), rows = above.lines, parts.above
        lines = above.lines if rows > 1 else (_in_one(first, third),)
        bars: tuple[Result, ...] = ()
        if rows > _FEW:
            alone = tuple(each for each in first if not isinstance(each, Nets))
            alone = alone[1:] if alone and not alone[0].text else alone  # no blank begins it
            bars = above.results if len(alone) < len(first) or not third else ()
            lines = tuple(filter(None, (second, alone if bars else first, third)))
        left = left_of(cells)
        right, label = cells.width - left - MARGIN, 0
        of = max(map(cell_len, above.graph_of[-1:]), default=0) + _BESIDE_LABEL
        graph = above.graph
        if (
            graph
            and rows > _TWO
            and (wide := min(80, cells.width * 33 // 100)) < right - cells.width // 2
        ):
            over = rows > _FEW  # what it is of stands there
            beside = right - left - MARGIN - of * (not over)
            wide = max(min(wide, _LEAST_GRAPH), min(wide, beside - above.least))
            lies = Place(right - wide, 1 + over, wide, rows - over - (rows > _AIRY))
            draw_course(cells, lies, graph, self.looks)
            right -= wide + 1
            label = 0 if over else right - of
            if over:
                end = lies.right - figures_beside(graph, lies)
                told = longest(above.graph_of, end - cells.width * 2 // 3)
                label = cells.right(end, 1, told, self.ink("quiet")) - 1
            elif label > min(cells.width * 2 // 5, left + MARGIN + above.least):
                cells.right(right, 1, above.graph_of[-1], self.ink("quiet"))
            else:
                label = 0
        for y, line in enumerate(lines[:rows], start=1):
            end = label if y == 1 and label else right
            draw_words(cells, Place(left + MARGIN, y, end - left - MARGIN, 1), line, self.looks)
        room = Place(left + MARGIN, 1 + len(lines), right - left - MARGIN - _BESIDE_LABEL, 0)
        room = room._replace(height=rows - len(lines) - 1)
        if bars and not draw_results(cells, room, bars, parts, self.looks):
            draw_words(cells, room, first, self.looks)

    def _headings(self, cells: Cells, y: int, columns: Sequence[Column]) -> None:
        x = left_of(cells) + _MARKS
        for column in columns:
            if column.at_right:
                cells.right(x + column.width - 2, y, column.heading, self.ink("quiet"))
            else:
                cells.text(x, y, column.heading, self.ink("quiet"), width=column.width - 1)
            x += column.width

    def _row(
        self, cells: Cells, y: int, row: Sequence[Cell], picture: ListPicture, number: int
    ) -> None:
        palette, chosen = self.looks.palette, number == picture.at
        left = left_of(cells)
        right = cells.width - max(1, left)
        whole = Place(left, y, right - left, 1)
        if chosen:
            cells.fill(whole, block(palette.surround, palette.accent))
        elif number % 2 and palette.has_halves and picture.parts.tall == 1:
            ground = mix(palette.felt, palette.empty, 0.45)
            cells.fill(whole, ink(palette.text, ground))
        x = left + _MARKS
        how = How(picture.parts.tall == 1 and number % 2 > 0, chosen)
        for column, cell in zip(picture.columns, row, strict=True):
            room = Place(x, y, max(1, column.width - 1 - column.at_right), 1)
            if column.id == "rest":  # a figure shorter than the next column leaves a blank
                room = room._replace(width=column.width)
            elif column.id == "bar":  # right beside the figure it is of
                room = room._replace(x=x - 1, width=room.width + 1)
            draw_line(cells, room, cell, self.looks, how._replace(at_right=column.at_right))
            x += column.width

    def _scrollbar(self, cells: Cells, picture: ListPicture) -> None:
        rows, tall = len(picture.rows), picture.parts.tall
        if picture.every <= rows or not rows:
            return
        palette, x = self.looks.palette, cells.width - 1
        lines = rows * tall + len(picture.begin)
        top = self._list_at + lines * picture.first // picture.every
        long = max(1, lines * rows // picture.every)
        bottom = self._list_at + lines
        cells.fill(Place(x, self._list_at, 1, lines), ink(palette.text, palette.empty))
        if picture.first + rows >= picture.every:
            top = bottom - long
        thumb, sign = block(palette.surround, palette.accent), " "
        if self.looks.in_halves:  # half as wide: the bars of the pots stand near
            gold = mix(palette.accent, palette.empty, 0.35)
            thumb, sign = ink(palette.empty, gold), self.looks.glyphs.edge
        cells.fill(Place(x, top, 1, min(long, bottom - top)), thumb, sign)

    # The mouse

    @on(events.MouseScrollDown)
    @on(events.MouseScrollUp)
    def turn(self, event: events.MouseEvent) -> None:
        event.stop()
        up = isinstance(event, events.MouseScrollUp)
        self._go_to(self._chosen + (-_WHEEL if up else _WHEEL))

    def on_click(self, event: events.Click) -> None:
        """On a row: there; on the row where one is: it is chosen."""
        if (row := dict(self._lies).get(event.y)) is not None:
            self._go_to(row, again=True)

    def _go_to(self, at: int, *, again: bool = False) -> None:
        at = self._within(at)
        if again or at != self._chosen:
            self.post_message(self.Moved(at, again=at == self._chosen))


def _in_one(first: Pieces, last: Pieces) -> Pieces:
    """A mark between the two, which goes with what it stands before."""
    if not (first and last and isinstance(last[0], Said)):
        return *first, *last
    return *first, Tied((Said("\u00b7", "quiet"), last[0])), *last[1:]
