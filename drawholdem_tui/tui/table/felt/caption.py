"""Under the swap line: what happens, and why, at a table for showing."""

from __future__ import annotations

from rich.cells import cell_len

from drawholdem_tui.tui.table.drawing.cells import Cells
from drawholdem_tui.tui.table.drawing.drawn import Overlay, lay_on_table
from drawholdem_tui.tui.table.drawing.wrapping import wrapped
from drawholdem_tui.tui.table.scene.plan import Place


class Caption(Overlay[str]):
    """In as many rows as there are."""

    def _lie_down(self, cells: Cells, place: Place) -> None:
        if self.plan and self.plan.felt:
            lay_on_table(cells, place, self.plan, self.looks)

    def paint(self, cells: Cells, picture: str) -> None:
        lines = wrapped(picture, cells.width)
        told = lines[: cells.height]
        if len(lines) > cells.height:
            told[-1] = " ".join(lines[cells.height - 1 :])  # cut where the room ends
        for y, line in enumerate(told):
            x = max(0, (cells.width - cell_len(line)) // 2)
            cells.write(x, y, line, self.looks.palette.text, bold=True, width=cells.width - x)
