"""The table while the program loads: soon there, and then out of the way.

It could stand there sooner, before Textual is loaded, for a sixth of a second in which nobody can
play yet. But until the driver takes the terminal, what is typed is echoed over the picture, or
Ctrl-C and Ctrl-Z would be nobody's.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from textual import events
from textual.geometry import Size
from textual.screen import Screen
from textual.strip import Strip

from drawholdem_tui.tui.keys.pressed import typed
from drawholdem_tui.tui.looks import Looks, ink
from drawholdem_tui.tui.table.drawing.cells import Cells
from drawholdem_tui.tui.table.scene.layouts import plan
from drawholdem_tui.tui.table.scene.regions import Scene
from drawholdem_tui.tui.table.widgets.regions import regions
from drawholdem_tui.tui.terminal.frames import after

_GLANCE: Final = 0.005  # seconds between two looks whether it is drawn
_SENT: Final = 0.03  # seconds after which what is drawn is on its way to the terminal
_NOWHERE: Final = Size(0, 0)


class LaidScreen(Screen[None]):
    """The regions of a table, drawn but not mounted: nothing happens to them, and mounting them
    would take longer than drawing them.

    ``seen`` is called as soon as the table stands on the terminal: what it does may take long, and
    would keep the first frame back. Textual's own word that a screen was refreshed comes before it
    is laid out."""

    AUTO_FOCUS = ""

    def __init__(self, looks: Looks, scene: Scene | None, seen: Callable[[], None]) -> None:
        """Without a scene it is empty; somebody lays one then."""
        super().__init__()
        self._looks = looks
        self._scene = scene
        self._seen = seen
        self._drawn: list[Strip] = []
        self._drawn_for = Size(0, 0)

    def on_mount(self) -> None:
        self._look()

    def _look(self) -> None:
        if self._drawn:
            after(_SENT, self, self._seen)
        else:
            after(_GLANCE, self, self._look)

    def drawn_for(self, size: Size) -> list[Strip]:
        if self._drawn_for != size:
            self._drawn_for, self._drawn = size, self._lines(size)
        return self._drawn

    def render_line(self, y: int) -> Strip:
        self.drawn_for(self.size)
        if y < len(self._drawn):
            return self._drawn[y]
        return Strip.blank(self.size.width)  # it shrinks, and nothing has been laid out yet

    def _lines(self, size: Size) -> list[Strip]:
        """The whole screen, each region over those before it."""
        looks, scene = self._looks, self._scene
        if scene is None:
            return []
        width, height = size
        planned = plan(width, height, len(scene.seats), scene.hole_cards, scene.own_seat)
        cells = Cells(width, height, ink(looks.palette.text, looks.palette.surround), looks.glyphs)
        for region, picture_of in regions(looks, len(scene.seats)):
            drawn = region.cells_in(planned, picture_of(scene))
            if drawn and (place := region.place_in(planned)):
                cells.lay(drawn, place)
        return cells.strips()


class LaidSpot(LaidScreen):
    """The table as it stood when somebody was asked. ``coming`` has the scene when the spot is
    made, which it may not be yet; keys that come as soon as it is seen are kept for the table."""

    def __init__(
        self, looks: Looks, coming: Callable[[], Scene | None], seen: Callable[[], None]
    ) -> None:
        super().__init__(looks, None, seen)
        self._coming = coming
        self.pressed: list[str] = []

    def _look(self) -> None:
        if self._scene is None and self._has_come():
            self._drawn_for = _NOWHERE
            self.refresh()
        super()._look()

    def _lines(self, size: Size) -> list[Strip]:
        self._has_come()
        return super()._lines(size)

    def _has_come(self) -> bool:
        if self._scene is None:
            self._scene = self._coming()
        return self._scene is not None

    def on_key(self, event: events.Key) -> None:
        if self._drawn:
            event.stop()
            self.pressed.append(typed(event))
