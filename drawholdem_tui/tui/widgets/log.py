"""The last lines of what has happened."""

from __future__ import annotations

from textual import events

from drawholdem_tui.tui.drawing.cells import Cells
from drawholdem_tui.tui.drawing.clicks import CommandChosen
from drawholdem_tui.tui.drawing.drawn import Drawn
from drawholdem_tui.tui.drawing.wrapping import wrapped
from drawholdem_tui.tui.looks import ink
from drawholdem_tui.tui.scene.regions import LogPicture

_HEADS = "\u2014"  # stands before a heading, which must not differ by its ink alone


class Log(Drawn[LogPicture]):
    """As many of the last lines as fit, the latest at the bottom and brightest."""

    def paint(self, cells: Cells, picture: LogPicture) -> None:
        palette = self.looks.palette
        top = 1 if cells.height > 5 else 0
        room, width = cells.height - top, cells.width - 3
        rows: list[tuple[str, bool, bool]] = []
        for said, heading in reversed(picture.rows):
            line, latest = f"{_HEADS} {said}" if heading else said, not rows
            parts = wrapped(line, width)
            if len(rows) + len(parts) > room and rows:
                break
            # a single row has room for the beginning of the line alone
            parts = parts if len(parts) <= room else [line]
            rows[:0] = [(part, heading, latest) for part in parts]
        for y, (row, heading, latest) in enumerate(rows, top):
            color = palette.text if latest or heading else palette.dim
            cells.text(2, y, row, ink(color, palette.surround, bold=heading), width=width)

    def on_click(self, event: events.Click) -> None:
        event.stop()
        self.post_message(CommandChosen("log"))
