"""The last lines of what has happened."""

from __future__ import annotations

from drawholdem_tui.tui.looks import ink
from drawholdem_tui.tui.scene import LogPicture
from drawholdem_tui.tui.widgets.cells import Cells
from drawholdem_tui.tui.widgets.drawn import Drawn


class Log(Drawn[LogPicture]):
    """As many of the last lines as fit, the latest at the bottom and brightest."""

    def paint(self, cells: Cells, picture: LogPicture) -> None:
        palette = self.looks.palette
        top = 1 if cells.height > 5 else 0
        lines = picture.lines[-(cells.height - top) :]
        for y, line in enumerate(lines, top):
            heading = line.startswith("\u2014")
            latest = y == top + len(lines) - 1
            color = palette.text if latest or heading else palette.dim
            style = ink(color, palette.surround, bold=heading)
            cells.text(2, y, line, style, width=cells.width - 3)
