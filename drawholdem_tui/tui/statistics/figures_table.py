"""A table of figures; what each row means stands beside it, or is told of the chosen one."""

from __future__ import annotations

from contextlib import suppress
from typing import Final

from rich.cells import cell_len
from rich.text import Text
from textual.actions import SkipAction
from textual.widgets import DataTable

from drawholdem_tui.tui.statistics.figures import TablePicture

_BESIDE: Final = 100  # columns from which on a meaning stands beside its figure


class FiguresTable(DataTable[Text]):
    """Moved in by the keys of its page."""

    can_focus = False

    def __init__(self) -> None:
        super().__init__(cursor_type="row", zebra_stripes=False)
        self._meanings: tuple[str, ...] = ()
        self._beside = 0  # columns that these have beside their figures

    def move(self, key: str) -> None:
        """By one of the keys that move."""
        moves = {
            "up": self.action_cursor_up,
            "down": self.action_cursor_down,
            "pageup": self.action_page_up,
            "pagedown": self.action_page_down,
            "home": self.action_scroll_top,
            "end": self.action_scroll_bottom,
        }
        with suppress(SkipAction):  # no row to choose, and all of them are seen
            moves[key]()

    def lay(
        self, picture: TablePicture, width: int, at: int = 0, *, chosen: bool, told: bool
    ) -> None:
        """For a screen of so many columns; ``chosen``: a row is, ``told``: what rows mean is.
        Widths are said: the table would find them out when it has nothing else to do, and not
        where it is laid anew before."""
        self.clear(columns=True)
        widths = _widths(picture)
        for number, (head, each) in enumerate(zip(picture.heads, widths, strict=True)):
            self.add_column(Text(head, justify="right" if number else "left"), width=each)
        self._meanings = tuple(row.meaning for row in picture.rows)
        self._beside = width - sum(widths) - 2 * len(widths) - 6 if told and width >= _BESIDE else 0
        if self._beside:
            self.add_column(Text(""), width=self._beside)
        for row in picture.rows:
            name, *figures = row.cells
            cells = [Text(name), *(Text(each, justify="right") for each in figures)]
            if self._beside:
                cells.append(Text(row.meaning, overflow="ellipsis", no_wrap=True))
            self.add_row(*cells)
        self.show_cursor = chosen
        if picture.rows:
            self.move_cursor(row=min(max(at, 0), len(picture.rows) - 1))

    @property
    def meaning(self) -> str:
        """Of the row that is chosen."""
        at = self.cursor_row
        return self._meanings[at] if 0 <= at < len(self._meanings) else ""

    @property
    def has_room(self) -> bool:
        """For all meanings, beside their figures."""
        return max(map(len, self._meanings), default=0) <= self._beside


def _widths(picture: TablePicture) -> list[int]:
    """Of each column, its head with it."""
    lines = [picture.heads, *(row.cells for row in picture.rows)]
    return [max(1, *map(cell_len, column)) for column in zip(*lines, strict=True)]
