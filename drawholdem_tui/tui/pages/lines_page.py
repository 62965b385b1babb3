"""A page of lines that have cards and bars in them: what choices cost, how a sitting went."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from textual import events
from textual.app import ComposeResult
from textual.content import Content
from textual.widgets import Static

from drawholdem_tui.tui.keys.pressed import key_of
from drawholdem_tui.tui.looks import Looks
from drawholdem_tui.tui.pages.closing import close
from drawholdem_tui.tui.pages.page import ReadingScreen
from drawholdem_tui.tui.table.drawing.cells import Cells, wrapped
from drawholdem_tui.tui.table.drawing.drawn import FeltSheet
from drawholdem_tui.tui.table.drawing.lines import Heading, Line, Said, draw_line
from drawholdem_tui.tui.table.scene.plan import Place
from drawholdem_tui.words.language import mark as _
from drawholdem_tui.words.language import translate

_MARGIN: Final = 2
_WIDEST: Final = 110  # columns of lines: longer ones are hard to read


class LinesSheet(FeltSheet[tuple[Line, ...]]):
    """Single pieces of text are broken where a line ends; ``first`` is the first row that is
    seen."""

    first = 0

    def paint(self, cells: Cells, picture: tuple[Line, ...]) -> None:
        left = max(_MARGIN, (cells.width - _WIDEST) // 2)
        width = cells.width - 2 * left
        rows = [row for line in picture for row in _broken(line, width)]
        room = cells.height - 2
        self.first = max(0, min(self.first, len(rows) - room))
        for y, row in enumerate(rows[self.first : self.first + room], start=2):
            place = Place(left, y, width, 1)
            if isinstance(row, Heading):
                gold = self.ink("gold")
                cells.fill(place, gold, self.looks.glyphs.dash)
                cells.text(left + 3, y, f" {row.text} ", gold)
            else:
                draw_line(cells, place, row, self.looks)

    def move(self, key: str) -> bool:
        """By a key; whether it was one of those."""
        page = max(1, self.area.height - 3)
        steps = {"up": -1, "down": 1, "pageup": -page, "pagedown": page, "space": page}
        steps |= {"home": -self.first, "end": 10_000}
        if key in steps:
            self.first = max(0, self.first + steps[key])
            self._redraw()
        return key in steps


def _broken(line: Line, width: int) -> list[Line]:
    if isinstance(line, Heading) or len(line) != 1 or not isinstance(said := line[0], Said):
        return [line]
    return [(Said(row, said.tone),) for row in wrapped(said.text, width, indent="")]


class LinesPage(ReadingScreen):
    """Any key but those that move in it closes it."""

    def __init__(
        self, heading: str, lines: Sequence[Line], looks: Looks, *, private: bool = False
    ) -> None:
        """``private``: gone as soon as somebody else may be looking."""
        super().__init__()
        self.private = private
        self._heading = heading
        self.sheet = LinesSheet(looks, id="lines")
        self.sheet.show(tuple(lines))

    def compose(self) -> ComposeResult:
        yield Static(Content(self._heading), classes="heading", markup=False)
        yield self.sheet
        hint = translate(_("Up, Down, PgUp/Dn and Space scroll; any other key goes back"))
        yield Static(Content(hint), classes="hint", markup=False)

    def look(self, looks: Looks) -> None:
        self.sheet.look(looks)

    def on_key(self, event: events.Key) -> None:
        event.stop()
        if not self.sheet.move(key_of(event)):
            close(self)
