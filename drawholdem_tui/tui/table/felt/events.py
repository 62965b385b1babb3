"""What has been said in a recorded hand, as a list to click on."""

from __future__ import annotations

from typing import NamedTuple

from rich.style import Style
from textual import events

from drawholdem_tui.tui.looks import ink
from drawholdem_tui.tui.table.drawing.cells import Cells
from drawholdem_tui.tui.table.drawing.clicks import PlaceChosen
from drawholdem_tui.tui.table.drawing.drawn import Overlay
from drawholdem_tui.tui.table.drawing.wrapping import wrapped
from drawholdem_tui.tui.table.scene.plan import Place, Plan
from drawholdem_tui.tui.table.scene.regions import EventsPicture

_LEFT = 2


class _Row(NamedTuple):
    text: str
    place: int
    now: bool
    begins: bool  # a line of its own, and no rest of one


class Events(Overlay[EventsPicture]):
    """Lies where the log has a column of its own, else where one would act. What is told now is
    bright and marked."""

    def place_in(self, plan: Plan) -> Place | None:
        return plan.places.get("log" if plan.layout == "wide" else "actions")

    def ground(self) -> Style:
        return ink(self.looks.palette.text, self._ground)

    @property
    def _ground(self) -> str:
        wide = self.plan is not None and self.plan.layout == "wide"
        return self.looks.palette.bar if wide else self.looks.palette.surround

    def paint(self, cells: Cells, picture: EventsPicture) -> None:
        palette = self.looks.palette
        for y, row in enumerate(self._rows(picture)):
            style = ink(palette.text if row.now else palette.dim, self._ground)
            if row.now and row.begins:
                cells.text(0, y, self.looks.glyphs.turn, ink(palette.accent, self._ground))
            cells.text(_LEFT, y, row.text, style, width=cells.width - _LEFT)

    def _rows(self, picture: EventsPicture) -> list[_Row]:
        """The last ones that there is room for. Only those are wrapped that can be seen."""
        height = self.area.height
        last = picture.rows[-1].place if picture.rows else -1
        since = last if picture.since is None else min(picture.since + 1, last)
        rows = [
            _Row(part, row.place, row.place >= since, begins=at == 0)
            for row in picture.rows[-height:]
            for at, part in enumerate(wrapped(row.text, self.area.width - _LEFT - 1))
        ]
        return rows[-height:]

    def on_click(self, event: events.Click) -> None:
        event.stop()
        rows = self._rows(self.picture) if self.picture else []
        if 0 <= event.y < len(rows):
            self.post_message(PlaceChosen(rows[event.y].place))
