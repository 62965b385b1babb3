"""The keys that are always there, in the last row."""

from __future__ import annotations

from rich.cells import cell_len
from rich.style import Style
from textual import events

from drawholdem_tui.tui.looks import ink
from drawholdem_tui.tui.scene import KeyBarPicture, KeyHint
from drawholdem_tui.tui.widgets.cells import Cells
from drawholdem_tui.tui.widgets.command_chosen import CommandChosen
from drawholdem_tui.tui.widgets.drawn import Drawn


class KeyBar(Drawn[KeyBarPicture]):
    """Keys with what they do, as many as fit whole."""

    def ground(self) -> Style:
        return ink(self.looks.palette.text, self.looks.palette.bar)

    def _placed(self) -> list[tuple[int, int, KeyHint]]:
        placed, x = [], 2
        for hint in self.picture.hints if self.picture else ():
            end = x + cell_len(hint.key) + 1 + cell_len(hint.title)
            if end > self.area.width - 1:
                break
            placed.append((x, end, hint))
            x = end + 3
        return placed

    def paint(self, cells: Cells, picture: KeyBarPicture) -> None:
        palette = self.looks.palette
        for x, _end, hint in self._placed():
            after = cells.text(x, 0, hint.key, ink(palette.text, palette.bar, bold=True))
            cells.text(after + 1, 0, hint.title, ink(palette.dim, palette.bar))

    def on_click(self, event: events.Click) -> None:
        for x, end, hint in self._placed():
            if x <= event.x < end:
                event.stop()
                self.post_message(CommandChosen(hint.command))
