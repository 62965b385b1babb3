"""The last row of the page: its keys, and how the word being typed may go on."""

from __future__ import annotations

from collections.abc import Sequence

from textual.suggester import Suggester

from drawholdem_tui.tui.table.scene.plan import Place
from drawholdem_tui.tui.table.widgets.key_bar import KeyBar


class KeyLine(KeyBar):
    """As wide as its page."""

    DEFAULT_CSS = "KeyLine { width: 1fr; height: 1; }"

    @property
    def _place(self) -> Place | None:
        return Place(0, 0, *self.area)


class LastWord(Suggester):
    """The right arrow takes it."""

    def __init__(self, words: Sequence[str]) -> None:
        super().__init__(use_cache=False, case_sensitive=True)
        self._words = words

    async def get_suggestion(self, value: str) -> str | None:
        last = value.rpartition(" ")[2].casefold()
        for word in self._words if last else ():
            if word.casefold().startswith(last) and word.casefold() != last:
                return value + word[len(last) :]
        return None
