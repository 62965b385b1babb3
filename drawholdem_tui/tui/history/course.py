"""How chips went, beside a table: its figures stand at its right edge, or they would read as a
column of that table."""

from __future__ import annotations

from typing import Final

from rich.cells import cell_len

from drawholdem_tui.tui.looks import Looks
from drawholdem_tui.tui.statistics.drawn import draw_graph, has_bars, labels
from drawholdem_tui.tui.statistics.plan import GraphPicture, chosen_columns
from drawholdem_tui.tui.table.drawing.cells import Cells
from drawholdem_tui.tui.table.scene.plan import Place

_LEAST: Final = 12  # columns that a course wants beside its figures


def draw_course(cells: Cells, place: Place, picture: GraphPicture, looks: Looks) -> None:
    """With a line of gold down through the hand one stands on: what hardly differs from nothing
    cannot be lit otherwise."""
    figures: tuple[str, ...] = (picture.highest, picture.zero, picture.lowest)
    if picture.figures and has_bars(picture, place._replace(height=place.height - 1)):
        figures = ("",)  # each has its own
    right = max(map(cell_len, figures)) + 1
    if place.width - right < _LEAST:
        right = 0
    bare = picture._replace(highest="", zero="", lowest="")
    room = place._replace(width=place.width - right)
    plot = Place(room.x + 1, room.y, room.width - 1, room.height)
    chosen = chosen_columns(picture, plot.width)
    if chosen and not picture.figures and _is_flat(picture, plot.height):
        x = plot.x + chosen[len(chosen) // 2]
        line = Place(x, plot.y, 1, plot.height)
        cells.fill(line, looks.on_felt("gold"), looks.glyphs.rail.down)
    drawn = draw_graph(cells, room, bare, looks)
    if right > 1 and drawn:
        for y, told, style in labels(plot, picture, drawn, looks):
            if drawn.above > 1 or told != picture.zero:  # else it is half a row off
                cells.text(plot.right + 1, y, told, style)


def _is_flat(picture: GraphPicture, rows: int) -> bool:
    """Whether what is chosen hardly differs from nothing."""
    values, at = (0, *picture.values), picture.chosen
    high = max(values) - min(values)
    return at is not None and 4 * rows * abs(picture.values[at]) < high
