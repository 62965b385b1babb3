"""A course of values as a graph, and bars, on the felt."""

from __future__ import annotations

from typing import Final

from rich.cells import cell_len
from rich.style import Style

from drawholdem_tui.tui.looks import Looks, ink, tone_of
from drawholdem_tui.tui.looks.contrast import mix
from drawholdem_tui.tui.statistics.plan import (
    EIGHTHS,
    Columns,
    GraphPicture,
    chosen_columns,
    columns,
    marked_columns,
)
from drawholdem_tui.tui.table.drawing.cells import Cells
from drawholdem_tui.tui.table.scene.plan import Place

_THIN: Final = 0.72  # of the felt, in what stands below the edge of a graph
_A_LINE: Final = 2  # eighths of a cell: so little is a line
_LEAST: Final = 8  # columns that a graph wants beside its labels
_NEAR: Final = 2  # columns between what is told below a graph


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


def _below(cells: Cells, plot: Place, picture: GraphPicture, looks: Looks) -> None:
    """Where it begins and ends, and between the two as much as is not in the way of either."""
    quiet, y = looks.on_felt("quiet"), plot.bottom
    free = cells.text(plot.x, y, picture.begin, quiet) + _NEAR
    last = cells.right(plot.right, y, picture.end, quiet) - _NEAR
    for at, told in picture.ticks:
        x = plot.x + at * plot.width // len(picture.values) - cell_len(told) // 2
        if free <= x and x + cell_len(told) <= last:
            free = cells.text(x, y, told, quiet) + _NEAR


def _columns(
    cells: Cells, plot: Place, picture: GraphPicture, drawn: Columns, looks: Looks
) -> None:
    """What was won stands there in green, what was lost hangs in red: a bright edge over a thin
    ground, not a slab."""
    palette, glyphs, ground = looks.palette, looks.glyphs, looks.palette.felt
    line = plot.y + drawn.above
    chosen = chosen_columns(picture, plot.width)
    for x, height in enumerate(drawn.heights, start=plot.x):
        color, full = palette.win, palette.win
        if height < 0:
            color, full = palette.loss, palette.red
        if x - plot.x in chosen:
            color = full = palette.accent
        body = mix(full, ground, _THIN) if palette.has_halves else color
        _column(cells, (x, line), height, (color, body), looks)
    if drawn.above and drawn.below:
        dim, floor = ink(palette.dim, ground), "_" if glyphs.only_ascii else glyphs.rises[0]
        for x, height in enumerate(drawn.heights, start=plot.x):
            if height <= 0:
                cells.text(x, line - 1, floor, dim)
    gold = ink(palette.accent, ground, bold=True)
    for column in marked_columns(picture, plot.width):
        cells.text(plot.x + column, max(plot.y, line - 1), glyphs.chip, gold)


def _column(
    cells: Cells, at: tuple[int, int], height: int, colors: tuple[str, str], looks: Looks
) -> None:
    """From nothing up or down; by halves of a cell, the last of them brighter."""
    glyphs, felt, (bright, thin) = looks.glyphs, looks.palette.felt, colors
    edge, body = ink(bright, felt), ink(thin, felt)
    x, line = at
    if glyphs.only_ascii or not looks.palette.has_halves:
        _by_eighths(cells, at, height, body, looks)
    elif 0 < abs(height) <= _A_LINE:
        sign = glyphs.rises[0] if height > 0 else glyphs.hangs[0]
        cells.text(x, line - (height > 0), sign, edge)
    elif height:
        full, half = divmod(max(1, round(abs(height) / 4)), 2)
        rows = full if half else full - 1  # below the last one
        last = line - rows - 1 if height > 0 else line + rows
        cells.fill(Place(x, line - rows if height > 0 else line, 1, rows), body, "\u2588")
        near, far = ("\u2584", "\u2580") if height > 0 else ("\u2580", "\u2584")
        cells.text(x, last, near if half else far, edge if half else ink(bright, thin))


def _by_eighths(cells: Cells, at: tuple[int, int], height: int, style: Style, looks: Looks) -> None:
    """In one colour."""
    (x, line), glyphs = at, looks.glyphs
    if height > 0:
        full, rest = divmod(height, EIGHTHS)
        cells.fill(Place(x, line - full, 1, full), style, glyphs.rises[-1])
        if rest:
            cells.text(x, line - full - 1, glyphs.rises[rest - 1], style)
    elif height < 0:
        full, rest = divmod(-height + 1, EIGHTHS)  # what lacks an eighth of a cell is whole
        cells.fill(Place(x, line, 1, full), style, glyphs.hangs[-1])
        if rest > 1:
            cells.text(x, line + full, glyphs.hangs[rest > EIGHTHS // 2 - 1], style)


def _labels(cells: Cells, plot: Place, picture: GraphPicture, drawn: Columns, looks: Looks) -> None:
    """The one at nothing stands beside the floor, where no other does."""
    right, line = plot.x - 1, plot.y + drawn.above
    if drawn.above:
        cells.right(right, plot.y, picture.highest, looks.on_felt("gain"))
    if drawn.below:
        cells.right(right, line + drawn.below - 1, picture.lowest, looks.on_felt("loss"))
    zero = line - 1 if drawn.above > 1 else line if drawn.below > 1 else None
    if zero is not None:
        cells.right(right, zero, picture.zero, looks.on_felt("quiet"))


def signed_ink(sign: int, looks: Looks) -> Style:
    return ink(looks.colour(tone_of(sign)), looks.palette.felt, bold=True)


def from_the_middle(
    cells: Cells,
    place: Place,
    length: float,
    looks: Looks,
    style: Style | None = None,
    *,
    thick: bool = False,
) -> None:
    """A bar to the right for a gain, to the left for a loss."""
    sign = looks.glyphs.rises[3] if thick else looks.glyphs.shares[0]
    middle, half = place.x + place.width // 2, (place.width - 1) // 2
    long = round(half * abs(length))
    begin = middle + 1 if length > 0 else middle - long
    palette, ground = looks.palette, cells.ground(place.x, place.y)
    bar = style or ink(palette.win if length > 0 else palette.loss, ground)
    cells.text(begin, place.y, sign * long, bar)
    cells.text(middle, place.y, looks.glyphs.rail.down, style or ink(palette.dim, ground))
