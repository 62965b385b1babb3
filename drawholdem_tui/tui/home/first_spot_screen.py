"""The first spot while the rest of the program loads: it can be read, and soon be answered."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from textual import events
from textual.geometry import Size
from textual.strip import Strip

from drawholdem_tui.tui.keys.typed import typed
from drawholdem_tui.tui.live.screens.first_frame import LaidScreen
from drawholdem_tui.tui.looks import Looks
from drawholdem_tui.tui.table.scene.regions import Scene

_NOWHERE: Final = Size(0, 0)


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

    def _lines(self) -> list[Strip]:
        self._has_come()
        return super()._lines()

    def _has_come(self) -> bool:
        if self._scene is None:
            self._scene = self._coming()
        return self._scene is not None

    def on_key(self, event: events.Key) -> None:
        if self._drawn:
            event.stop()
            self.pressed.append(typed(event))
