"""The table itself, below everything else."""

from __future__ import annotations

from drawholdem_tui.tui.table.drawing.cells import Cells
from drawholdem_tui.tui.table.drawing.drawn import OnTheTable


class Felt(OnTheTable[bool]):
    """Its light never moves: it is drawn once a size."""

    def paint(self, cells: Cells, picture: bool) -> None:
        pass  # what it lies on is all there is to see
