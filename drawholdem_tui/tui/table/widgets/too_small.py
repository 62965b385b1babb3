"""Shown instead of the table on a screen that cannot hold it."""

from __future__ import annotations

from drawholdem_tui.tui.looks import Looks, ink
from drawholdem_tui.tui.table.drawing.cells import Cells
from drawholdem_tui.tui.table.drawing.drawn import Drawn
from drawholdem_tui.tui.table.scene.plan import SMALLEST
from drawholdem_tui.words.language import mark as _
from drawholdem_tui.words.language import translate


def tell_too_small(cells: Cells, looks: Looks) -> None:
    """``needs 60x20, this is 50x14``."""
    times = looks.glyphs.times
    width, height = SMALLEST
    cells.fill(cells.everything, ink(looks.palette.text, looks.palette.surround))
    cells.centre(
        cells.height // 2,
        translate(_("needs {needed}, this is {here}")).format(
            needed=f"{width}{times}{height}", here=f"{cells.width}{times}{cells.height}"
        ),
        ink(looks.palette.text, looks.palette.surround, bold=True),
    )


class TooSmall(Drawn[bool]):
    """There, but laid out only where it is needed."""

    def __init__(self, looks: Looks) -> None:
        super().__init__(looks, id="too-small")
        self.picture = True

    def paint(self, cells: Cells, picture: bool) -> None:
        tell_too_small(cells, self.looks)
