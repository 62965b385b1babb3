"""The table while the program loads: soon there, and then out of the way."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from textual.app import ComposeResult
from textual.screen import Screen

from drawholdem_tui.tui.looks import Looks
from drawholdem_tui.tui.scene import Scene
from drawholdem_tui.tui.widgets.table import Table

_GLANCE: Final = 0.005  # seconds between two looks whether it is drawn
_SENT: Final = 0.03  # seconds after which what is drawn is on its way to the terminal


class LaidScreen(Screen[None]):
    """``seen`` is called as soon as the table stands on the terminal: what it does may take long,
    and would keep the first frame back. Textual's own word that a screen was refreshed comes before
    it is laid out."""

    AUTO_FOCUS = ""

    def __init__(self, looks: Looks, scene: Scene, seen: Callable[[], None]) -> None:
        super().__init__()
        self._scene = scene
        self._seen = seen
        self.table = Table(looks, seats=len(scene.seats))

    def compose(self) -> ComposeResult:
        yield self.table

    def on_mount(self) -> None:
        self.table.show(self._scene)
        self._watch = self.set_interval(_GLANCE, self._look)

    def _look(self) -> None:
        if self.table.title_line.is_drawn:
            self._watch.stop()
            self.set_timer(_SENT, self._seen)
