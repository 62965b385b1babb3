"""A course of values drawn on cells: values in, cells out."""

from __future__ import annotations

from typing import Final

from rich.cells import cell_len

from drawholdem_tui.tui.looks import Looks, ink
from drawholdem_tui.tui.statistics.graph_plan import (
    EIGHTHS,
    Columns,
    GraphPicture,
    columns,
    marked_columns,
)
from drawholdem_tui.tui.table.drawing.cells import Cells
from drawholdem_tui.tui.table.scene.plan import Place

_LEAST: Final = 8  # columns that a graph wants beside its labels


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
    palette, glyphs = looks.palette, looks.glyphs
    line = plot.y + drawn.above
    ground = looks.palette.surround
    if plot.height > drawn.above + drawn.below:
        dim = ink(palette.dim, ground)
        cells.fill(Place(plot.x, line, plot.width, 1), dim, glyphs.rail.across)
        gold = ink(palette.accent, ground, bold=True)
        for column in marked_columns(picture, plot.width):
            cells.text(plot.x + column, line, glyphs.chip, gold)
    up, down = ink(palette.win, ground), ink(palette.dim, ground)
    for x, height in enumerate(drawn.heights, start=plot.x):
        full, rest = divmod(abs(height), EIGHTHS)
        if height > 0:
            cells.fill(Place(x, line - full, 1, full), up, glyphs.rises[-1])
            if rest and full < drawn.above:
                cells.text(x, line - full - 1, glyphs.rises[rest - 1], up)
        elif height < 0:
            cells.fill(Place(x, line + 1, 1, full), down, glyphs.hangs[-1])
            if rest and full < drawn.below:
                cells.text(x, line + 1 + full, glyphs.hangs[rest > EIGHTHS * 3 // 4], down)


def _labels(cells: Cells, plot: Place, picture: GraphPicture, drawn: Columns, looks: Looks) -> None:
    style = ink(looks.palette.text, looks.palette.surround)
    right = plot.x - 1
    line = min(plot.y + drawn.above, plot.bottom - 1)
    cells.right(right, line, picture.zero, ink(looks.palette.dim, looks.palette.surround))
    if drawn.above:
        cells.right(right, plot.y, picture.highest, style)
    if drawn.below:
        cells.right(right, line + drawn.below, picture.lowest, style)


def _below(cells: Cells, plot: Place, picture: GraphPicture, looks: Looks) -> None:
    palette = looks.palette
    quiet = ink(palette.dim, palette.surround)
    cells.text(plot.x, plot.bottom, picture.begin, quiet)
    cells.right(plot.right, plot.bottom, picture.end, quiet)
