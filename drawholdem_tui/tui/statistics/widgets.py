"""What the statistics are drawn with: a table of figures, and a course of values as a graph."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import Final

from rich.cells import cell_len
from rich.style import Style
from rich.text import Text
from textual.actions import SkipAction
from textual.widgets import DataTable

from drawholdem_tui.tui.looks import Looks, ink
from drawholdem_tui.tui.looks.contrast import mix
from drawholdem_tui.tui.statistics.plan import (
    EIGHTHS,
    Columns,
    GraphPicture,
    TablePicture,
    chosen_columns,
    columns,
    marked_columns,
)
from drawholdem_tui.tui.table.drawing.cells import Cells, wrapped
from drawholdem_tui.tui.table.drawing.drawn import Sheet
from drawholdem_tui.tui.table.scene.plan import Place

_BESIDE: Final = 100  # columns from which on a meaning stands beside its figure
_THIN: Final = 0.5  # of the felt, in what stands below the edge of a graph
_LEAST: Final = 8  # columns that a graph wants beside its labels
_MOVES: Final[Mapping[str, Callable[[DataTable[Text]], None]]] = {
    "up": DataTable.action_cursor_up,
    "down": DataTable.action_cursor_down,
    "pageup": DataTable.action_page_up,
    "pagedown": DataTable.action_page_down,
    "home": DataTable.action_scroll_top,
    "end": DataTable.action_scroll_bottom,
}


class FiguresTable(DataTable[Text]):
    """Moved in by the keys of its page."""

    can_focus = False

    def __init__(self) -> None:
        super().__init__(cursor_type="row", zebra_stripes=False)
        self._meanings: tuple[str, ...] = ()
        self._beside = 0  # columns that these have beside their figures

    def moves(self, key: str) -> bool:
        return key in _MOVES

    def move(self, key: str) -> None:
        with suppress(SkipAction):  # no row to choose, and all of them are seen
            _MOVES[key](self)

    def lay(
        self, picture: TablePicture, width: int, at: int = 0, *, chosen: bool, told: bool
    ) -> None:
        """For a screen of so many columns; ``chosen``: a row is, ``told``: what rows mean is.
        Widths are said: the table would find them out when it has nothing else to do, and not
        where it is laid anew before."""
        self.clear(columns=True)
        widths = _widths(picture)
        for number, (head, each) in enumerate(zip(picture.heads, widths, strict=True)):
            self.add_column(Text(head, justify="right" if number else "left"), width=each)
        self._meanings = tuple(row.meaning for row in picture.rows)
        self._beside = width - sum(widths) - 2 * len(widths) - 6 if told and width >= _BESIDE else 0
        if self._beside:
            self.add_column(Text(""), width=self._beside)
        for row in picture.rows:
            name, *figures = row.cells
            cells = [Text(name), *(Text(each, justify="right") for each in figures)]
            if self._beside:
                cells.append(Text(row.meaning, overflow="ellipsis", no_wrap=True))
            self.add_row(*cells)
        self.show_cursor = chosen
        if picture.rows:
            self.move_cursor(row=min(max(at, 0), len(picture.rows) - 1))

    @property
    def meaning(self) -> str:
        """Of the row that is chosen."""
        at = self.cursor_row
        return self._meanings[at] if 0 <= at < len(self._meanings) else ""

    @property
    def has_room(self) -> bool:
        """For all meanings, beside their figures."""
        return max(map(len, self._meanings), default=0) <= self._beside


def _widths(picture: TablePicture) -> list[int]:
    """Of each column, its head with it."""
    lines = [picture.heads, *(row.cells for row in picture.rows)]
    return [max(1, *map(cell_len, column)) for column in zip(*lines, strict=True)]


class Graph(Sheet[GraphPicture]):
    """Of any size."""

    def ground(self) -> Style:
        return ink(self.looks.palette.text, self.looks.palette.felt)

    def paint(self, cells: Cells, picture: GraphPicture) -> None:
        rows = wrapped(picture.sentence, cells.width, indent="") if picture.sentence else []
        rows = rows[: max(0, cells.height - 3)]
        draw_graph(cells, Place(0, 0, cells.width, cells.height - len(rows)), picture, self.looks)
        quiet = ink(self.looks.palette.dim, self.looks.palette.felt)
        for y, row in enumerate(rows, start=cells.height - len(rows)):
            cells.text(0, y, row, quiet, width=max(cell_len(row), 1))


def draw_graph(cells: Cells, place: Place, picture: GraphPicture, looks: Looks) -> None:
    """Labels to the left, what begins and ends below it. Where there is too little room the labels
    go first."""
    if place.width < 1 or place.height < 1 or not picture.values:
        return
    labels = (picture.highest, picture.zero, picture.lowest)
    left = max(map(cell_len, labels)) + 1
    if place.width - left < _LEAST:
        left = 0
    below = 1 if place.height > 3 and (picture.begin or picture.end) else 0
    plot = Place(place.x + left, place.y, place.width - left, place.height - below)
    drawn = columns(picture.values, plot.width, plot.height)
    _columns(cells, plot, picture, drawn, looks)
    if left:
        _labels(cells, plot, picture, drawn, looks)
    if below:
        _below(cells, plot, picture, looks)


def _columns(
    cells: Cells, plot: Place, picture: GraphPicture, drawn: Columns, looks: Looks
) -> None:
    """What was won stands on the line in green, what was lost hangs from it in red: a bright edge
    over a thin ground, not a slab."""
    palette, glyphs = looks.palette, looks.glyphs
    line, ground = plot.y + drawn.above, palette.felt
    if plot.height > drawn.above + drawn.below:
        dim = ink(palette.dim, ground)
        cells.fill(Place(plot.x, line, plot.width, 1), dim, glyphs.rail.across)
        gold = ink(palette.accent, ground, bold=True)
        for column in marked_columns(picture, plot.width):
            cells.text(plot.x + column, line, glyphs.chip, gold)
    chosen = chosen_columns(picture, plot.width)
    for x, height in enumerate(drawn.heights, start=plot.x):
        color = palette.win if height > 0 else palette.loss
        body = color
        if palette.has_halves:
            body = mix(palette.win if height > 0 else palette.red, ground, _THIN)
        edge = palette.accent if x - plot.x in chosen else color
        column = Place(x, line, 1, drawn.above if height > 0 else drawn.below)
        _column(cells, column, height, (ink(edge, ground), ink(body, ground)), looks)


def _column(
    cells: Cells, place: Place, height: int, styles: tuple[Style, Style], looks: Looks
) -> None:
    """From the line up or down, with its edge in a style of its own."""
    glyphs, (edge, body) = looks.glyphs, styles
    full, rest = divmod(abs(height), EIGHTHS)
    x, line, _width, most = place
    if height > 0:
        cells.fill(Place(x, line - full, 1, full), body, glyphs.rises[-1])
        if rest and full < most:
            cells.text(x, line - full - 1, glyphs.rises[rest - 1], edge)
        elif full:
            cells.text(x, line - full, glyphs.rises[-1], edge)
    elif height < 0:
        cells.fill(Place(x, line + 1, 1, full), body, glyphs.hangs[-1])
        if rest and full < most:
            cells.text(x, line + 1 + full, glyphs.hangs[rest > EIGHTHS * 3 // 4], edge)
        elif full:
            cells.text(x, line + full, glyphs.hangs[-1], edge)


def _labels(cells: Cells, plot: Place, picture: GraphPicture, drawn: Columns, looks: Looks) -> None:
    palette = looks.palette
    right = plot.x - 1
    line = min(plot.y + drawn.above, plot.bottom - 1)
    cells.right(right, line, picture.zero, ink(palette.dim, palette.felt))
    if drawn.above:
        cells.right(right, plot.y, picture.highest, ink(palette.win, palette.felt))
    if drawn.below:
        cells.right(right, line + drawn.below, picture.lowest, ink(palette.loss, palette.felt))


def _below(cells: Cells, plot: Place, picture: GraphPicture, looks: Looks) -> None:
    palette = looks.palette
    quiet = ink(palette.dim, palette.felt)
    cells.text(plot.x, plot.bottom, picture.begin, quiet)
    cells.right(plot.right, plot.bottom, picture.end, quiet)
