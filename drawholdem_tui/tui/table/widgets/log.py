"""The last lines of what has happened."""

from __future__ import annotations

from rich.style import Style
from textual import events

from drawholdem_tui.tui.looks import ink
from drawholdem_tui.tui.table.drawing.cells import Cells
from drawholdem_tui.tui.table.drawing.clicks import CommandChosen
from drawholdem_tui.tui.table.drawing.drawn import Drawn
from drawholdem_tui.tui.table.drawing.wrapping import wrapped
from drawholdem_tui.tui.table.scene.regions import LogPicture

_HEADS = "\u2014"  # stands before a heading, which must not differ by its ink alone


class Log(Drawn[LogPicture]):
    """As many of the last lines as fit, the latest at the bottom and brightest."""

    @property
    def _ground(self) -> str:
        """Beside the table it has a ground of its own."""
        wide = self.plan is not None and self.plan.layout == "wide"
        return self.looks.palette.bar if wide else self.looks.palette.surround

    def ground(self) -> Style:
        return ink(self.looks.palette.text, self._ground)

    def paint(self, cells: Cells, picture: LogPicture) -> None:
        palette, ground = self.looks.palette, self._ground
        top = 1 if cells.height > 5 else 0
        left = 2 if cells.height > 5 else 1
        room, width = cells.height - top, cells.width - left - 1
        rows: list[tuple[str, bool, bool]] = []
        for each in reversed(picture.rows):
            line, latest = f"{_HEADS} {each.text}" if each.heading else each.text, not rows
            parts = wrapped(line, width)
            if len(rows) + len(parts) > room and rows:
                break
            # a single row has room for the beginning of the line alone
            parts = parts if len(parts) <= room else [line]
            rows[:0] = [(part, each.heading, latest) for part in parts]
        for y, (row, heading, latest) in enumerate(rows, top):
            color = palette.text if latest or heading else palette.dim
            cells.text(left, y, row, ink(color, ground, bold=heading), width=width)

    def on_click(self, event: events.Click) -> None:
        event.stop()
        self.post_message(CommandChosen("log"))
