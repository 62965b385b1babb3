"""The keys of a page that has no plan, in its last row."""

from __future__ import annotations

from drawholdem_tui.tui.table.scene.plan import Place
from drawholdem_tui.tui.table.widgets.key_bar import KeyBar


class KeyLine(KeyBar):
    """As wide as its page."""

    DEFAULT_CSS = "KeyLine { width: 1fr; height: 1; }"

    @property
    def _place(self) -> Place | None:
        return Place(0, 0, *self.area)
