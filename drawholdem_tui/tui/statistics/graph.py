"""A course of values as a graph, with the same in a sentence below it."""

from __future__ import annotations

from rich.cells import cell_len
from rich.style import Style

from drawholdem_tui.tui.looks import ink
from drawholdem_tui.tui.statistics.graph_drawn import draw_graph
from drawholdem_tui.tui.statistics.graph_plan import GraphPicture
from drawholdem_tui.tui.table.drawing.cells import Cells, wrapped
from drawholdem_tui.tui.table.drawing.drawn import Sheet
from drawholdem_tui.tui.table.scene.plan import Place


class Graph(Sheet[GraphPicture]):
    """Of any size."""

    def ground(self) -> Style:
        return ink(self.looks.palette.text, self.looks.palette.surround)

    def paint(self, cells: Cells, picture: GraphPicture) -> None:
        rows = wrapped(picture.sentence, cells.width, indent="") if picture.sentence else []
        rows = rows[: max(0, cells.height - 3)]
        draw_graph(cells, Place(0, 0, cells.width, cells.height - len(rows)), picture, self.looks)
        quiet = ink(self.looks.palette.dim, self.looks.palette.surround)
        for y, row in enumerate(rows, start=cells.height - len(rows)):
            cells.text(0, y, row, quiet, width=max(cell_len(row), 1))
