"""A table of any number of rows, its row of keys, and how the word being typed may go on."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from rich.text import Text
from textual import events
from textual.message import Message
from textual.suggester import Suggester
from textual.widgets import DataTable

from drawholdem_tui.tui.table.scene.plan import Place
from drawholdem_tui.tui.table.widgets.bars import KeyBar


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


Cells = Sequence[Text]
Rows = Callable[[int, int], Sequence[Cells]]

_AHEAD: Final = 4  # rows that are there beyond those that are seen
_WHEEL: Final = 3  # rows
_GAP: Final = 1


class LongTable(DataTable[Text], can_focus=False):
    """Its keys are its screen's: ``move`` does what they say."""

    DEFAULT_CSS = """
    LongTable {
        height: 1fr; max-height: 100%; background: $background; color: $foreground;
        scrollbar-size: 0 0;
    }
    LongTable > .datatable--header {
        background: $surface; color: $foreground; text-style: bold;
    }
    LongTable > .datatable--cursor {
        background: $background; color: $foreground; text-style: bold reverse;
    }
    LongTable > .datatable--hover { background: $background; }
    """

    class Moved(Message):
        """To another row, or this one was chosen once more."""

        def __init__(self, at: int, *, again: bool) -> None:
            super().__init__()
            self.at = at
            self.again = again

    def __init__(self) -> None:
        super().__init__(cursor_type="row", cell_padding=0)
        self.at = 0
        self._count = 0
        self._first = 0  # of those that are in it
        self._rows: Rows = lambda _first, _last: ()
        self._wide: tuple[tuple[str, int], ...] = ()

    def fill(self, columns: Sequence[tuple[str, int]], count: int, rows: Rows, at: int) -> None:
        """``columns`` by heading and width; ``rows`` gives those from one place to another."""
        if tuple(columns) != self._wide:
            self._wide = tuple(columns)
            self.clear(columns=True)
            for number, (heading, width) in enumerate(columns):
                self.add_column(Text(heading), width=width, key=str(number))
        self._count, self._rows = count, rows
        self.at = max(0, min(at, count - 1))
        self._lay()

    def move(self, key: str) -> bool:
        """By a key; whether it was one that moves."""
        page = max(1, self.size.height - 2)
        steps = {"up": -1, "down": 1, "pageup": -page, "pagedown": page}
        ends = {"home": -self._count, "end": self._count}
        if key not in steps and key not in ends:
            return False
        self.go_to(self.at + (steps | ends)[key])
        return True

    def go_to(self, at: int) -> None:
        """To a row by its place among all."""
        at = max(0, min(at, self._count - 1))
        if at == self.at:
            return
        self.at = at
        if self._first <= at < self._first + self.row_count:
            self._point()
        else:
            self._lay()
        self.post_message(self.Moved(self.at, again=False))

    def _lay(self) -> None:
        room = max(1, self.size.height - 1 or self.app.size.height - 5)
        most = room + 2 * _AHEAD
        self._first = max(0, min(self.at - most // 2, self._count - most))
        self.clear()
        self.add_rows(self._rows(self._first, min(self._count, self._first + most)))
        self._point()

    def _point(self) -> None:
        self.move_cursor(row=self.at - self._first, animate=False)

    def on_resize(self, _event: events.Resize) -> None:
        self._lay()

    def on_mouse_scroll_down(self, event: events.MouseScrollDown) -> None:
        self._wheel(event, _WHEEL)

    def on_mouse_scroll_up(self, event: events.MouseScrollUp) -> None:
        self._wheel(event, -_WHEEL)

    def _wheel(self, event: events.MouseEvent, rows: int) -> None:
        event.stop()
        event.prevent_default()
        self.go_to(self.at + rows)

    def on_click(self, event: events.Click) -> None:
        """On a row: there; on the row where one is: it is chosen."""
        event.prevent_default()
        row = event.style.meta.get("row", -1)
        if row < 0:
            return
        at = self._first + row
        if at == self.at:
            self.post_message(self.Moved(at, again=True))
        else:
            self.go_to(at)
