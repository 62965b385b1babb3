"""The keys that are always there, in the last row."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.cells import cell_len
from rich.style import Style
from textual import events

from drawholdem_tui.tui.looks import ink
from drawholdem_tui.tui.table.drawing.cells import Cells
from drawholdem_tui.tui.table.drawing.clicks import CommandChosen, KeyClicked
from drawholdem_tui.tui.table.drawing.drawn import Drawn
from drawholdem_tui.tui.table.scene.regions import KeyBarPicture, KeyHint

_LEFT: Final = 1
_BETWEEN: Final = 3


class KeyBar(Drawn[KeyBarPicture]):
    """Keys with what they do, as many as fit whole; the last, which is the way out, always."""

    def ground(self) -> Style:
        return ink(self.looks.palette.text, self.looks.palette.bar)

    def _placed(self) -> list[tuple[int, int, KeyHint]]:
        hints = self.picture.hints if self.picture else ()
        while len(hints) > 1 and _end(hints) >= self.area.width:
            hints = (*hints[:-2], hints[-1])
        placed, x = [], _LEFT
        for hint in hints:
            placed.append((x, x + _width(hint), hint))
            x += _width(hint) + _BETWEEN
        return placed

    def paint(self, cells: Cells, picture: KeyBarPicture) -> None:
        palette = self.looks.palette
        for x, _right, hint in self._placed():
            cap = ink(palette.dim if hint.grey else palette.text, palette.bar, bold=not hint.grey)
            after = cells.text(x, 0, hint.key, cap)
            cells.text(after + 1, 0, hint.title, ink(palette.dim, palette.bar))

    def on_click(self, event: events.Click) -> None:
        for x, right, hint in self._placed():
            if x <= event.x < right:
                event.stop()
                pressed = KeyClicked(hint.pressed) if hint.pressed else None
                self.post_message(pressed or CommandChosen(hint.command))


def _width(hint: KeyHint) -> int:
    return cell_len(hint.key) + 1 + cell_len(hint.title)


def _end(hints: Sequence[KeyHint]) -> int:
    return _LEFT + sum(map(_width, hints)) + _BETWEEN * (len(hints) - 1)
