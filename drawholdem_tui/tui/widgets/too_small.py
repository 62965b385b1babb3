"""Shown instead of the table on a screen that cannot hold it."""

from __future__ import annotations

from drawholdem_tui.tui.geometry import SMALLEST
from drawholdem_tui.tui.looks import Looks, ink
from drawholdem_tui.tui.widgets.cells import Cells
from drawholdem_tui.tui.widgets.drawn import Drawn


class TooSmall(Drawn[tuple[int, int]]):
    """``needs 60x20, is 50x14``. The size needed is its picture; its own size is the rest."""

    def __init__(self, looks: Looks) -> None:
        super().__init__(looks, id="too-small")
        self.picture = SMALLEST

    def paint(self, cells: Cells, picture: tuple[int, int]) -> None:
        times = self.looks.glyphs.times
        width, height = picture
        cells.centre(
            cells.height // 2,
            f"needs {width}{times}{height}, is {cells.width}{times}{cells.height}",
            ink(self.looks.palette.text, self.looks.palette.surround, bold=True),
        )
