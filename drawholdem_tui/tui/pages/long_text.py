"""A text of many chapters: wrapped into the width there is, and searched."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import ClassVar, Final, NamedTuple

from rich.cells import cell_len
from rich.segment import Segment
from textual import events
from textual.geometry import Size
from textual.scroll_view import ScrollView
from textual.strip import Strip

from drawholdem_tui.rulebook import Kind, Line
from drawholdem_tui.tui.table.drawing.wrapping import wrapped

_WIDEST: Final = 92  # longer lines are hard to follow


class _Row(NamedTuple):
    text: str
    line: int  # of the text
    kind: Kind
    begins: bool  # the first row of its line


class LongText(ScrollView, can_focus=False):
    """Headings and the names of clauses stand out; what is searched for is marked."""

    COMPONENT_CLASSES: ClassVar[set[str]] = {
        "long-text--heading",
        "long-text--name",
        "long-text--found",
    }
    DEFAULT_CSS = """
    LongText { overflow-y: scroll; overflow-x: hidden; }
    LongText > .long-text--heading { color: $accent; text-style: bold; }
    LongText > .long-text--name { color: $accent; }
    LongText > .long-text--found { text-style: reverse; }
    """

    def __init__(self, lines: Sequence[Line], name_first: str = "", *, classes: str = "") -> None:
        """``name_first`` is the chapter or the clause that it opens at."""
        super().__init__(classes=classes)
        self._lines = lines
        self._rows: list[_Row] = []
        self._first = name_first
        self._wanted: re.Pattern[str] | None = None
        self._found: int | None = None  # the row of the place found last

    # Moving

    def go_to(self, name: str) -> bool:
        """To a chapter or a clause."""
        return self._go(lambda row: row.begins and self._lines[row.line].name == name, 0)

    def search(self, wanted: str) -> bool:
        """To the first place from here on, or from the beginning; whether there is one."""
        self._wanted = re.compile(re.escape(wanted).replace(r"\ ", r"\s+"), re.IGNORECASE)
        self._found = None
        return self.again(1)

    def again(self, step: int) -> bool:
        """To the next place, or with -1 to the one before."""
        wanted = self._wanted
        if wanted is None:
            return False
        start = round(self.scroll_y) if self._found is None else self._found + step
        found = self._go(lambda row: bool(wanted.search(row.text)), start, step)
        self.refresh()
        return found

    def _go(self, fits: Callable[[_Row], bool], start: int, step: int = 1) -> bool:
        count = len(self._rows)
        for passed in range(count):
            at = (start + step * passed) % count
            if fits(self._rows[at]):
                self._found = at
                self.scroll_to(y=at, animate=False)
                return True
        return False

    # Drawing

    def on_resize(self, _event: events.Resize) -> None:
        width = min(_WIDEST, self.scrollable_content_region.width - 1)  # apart from the bar
        top = self._rows[round(self.scroll_y)].line if self._rows else None
        self._rows = [
            row for number in range(len(self._lines)) for row in self._wrap(number, width)
        ]
        self._found = None
        self.virtual_size = Size(width, len(self._rows))
        if top is not None:
            self._go(lambda row: row.line == top, 0)
        elif self._first:
            self.call_after_refresh(self.go_to, self._first)  # when it can be scrolled
        self.refresh()

    def _wrap(self, number: int, width: int) -> list[_Row]:
        line = self._lines[number]
        parts = [line.text]
        if cell_len(line.text) > width:
            words = line.text.lstrip()
            before = " " * (len(line.text) - len(words))
            parts = [before + part for part in wrapped(words, width - len(before), "")]
        return [_Row(part, number, line.kind, at == 0) for at, part in enumerate(parts)]

    def render_line(self, y: int) -> Strip:
        width = self.scrollable_content_region.width
        at = round(self.scroll_offset.y) + y
        if not 0 <= at < len(self._rows):
            return Strip.blank(width, self.rich_style)
        return Strip(self._segments(self._rows[at])).adjust_cell_length(width, self.rich_style)

    def _segments(self, row: _Row) -> list[Segment]:
        plain = self.rich_style
        name = self._lines[row.line].name if row.begins else ""
        if row.kind in (Kind.TITLE, Kind.CHAPTER):
            plain, name = self.get_component_rich_style("long-text--heading"), ""
        segments = [Segment(name, self.get_component_rich_style("long-text--name"))] if name else []
        rest = row.text[len(name) :]
        at = 0
        for found in self._wanted.finditer(rest) if self._wanted else ():
            marked = plain + self.get_component_rich_style("long-text--found", partial=True)
            segments += [Segment(rest[at : found.start()], plain), Segment(found[0], marked)]
            at = found.end()
        return [*segments, Segment(rest[at:], plain)]
