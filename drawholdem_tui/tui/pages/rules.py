"""The rulebook on the screen: its chapters by digits, what is searched for, clause by clause."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import ClassVar, Final, NamedTuple

from rich.cells import cell_len
from rich.segment import Segment
from textual import events
from textual.app import ComposeResult
from textual.content import Content
from textual.geometry import Size
from textual.scroll_view import ScrollView
from textual.strip import Strip
from textual.widgets import Static

from drawholdem_tui.engine.cards import card
from drawholdem_tui.rulebook import Kind, Line, lines_of, rulebook
from drawholdem_tui.tui.pages.page import ReadingScreen
from drawholdem_tui.tui.table.drawing.cells import wrapped
from drawholdem_tui.words.cards import Face
from drawholdem_tui.words.language import _, chosen, translate

_WIDEST: Final = 92  # longer lines are hard to follow


class _Row(NamedTuple):
    text: str
    line: int  # of the text
    kind: Kind
    begins: bool  # the first row of its line


class LongText(ScrollView, can_focus=False):
    """Headings and the names of clauses stand out; what is searched for is marked."""

    COMPONENT_CLASSES: ClassVar[set[str]] = {
        f"long-text--{each}" for each in ("heading", "name", "found")
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
        self._rows = [row for at in range(len(self._lines)) for row in self._wrap(at, width)]
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


_LONGEST_SEARCH: Final = 40
_A_CARD: Final = re.compile(r"\b[2-9TJQKA][cdhs]\b")


class RulesPage(ReadingScreen):
    """Digits lead to chapters, a slash searches; any other key goes back."""

    def __init__(self, face: Face, at: str = "") -> None:
        """``at``: the chapter or the clause that it opens at."""
        super().__init__()
        lines = [_with_faces(line, face) for line in lines_of(rulebook(chosen()))]
        self._text = LongText(_with_contents(lines), at, classes="text")
        self._search: str | None = None  # being typed

    def compose(self) -> ComposeResult:
        yield Static(Content(translate(_("Rules"))), classes="heading", markup=False)
        yield Static("", classes="rail")
        yield self._text
        yield Static(Content(_hint()), classes="hint", markup=False)

    def press(self, key: str) -> None:
        if self._search is not None:
            self._type(key)
            return
        match key:
            case "/":
                self._type("")
            case "n" | "N":
                self._text.again(1 if key == "n" else -1)
            case digit if digit.isdecimal() and digit.isascii():
                self._text.go_to("10" if digit == "0" else digit)
            case _:
                super().press(key)

    def _type(self, key: str) -> None:
        """Into the search, until Enter looks for it."""
        so_far = self._search or ""
        if key in ("enter", "escape"):
            self._search = None
            missing = key == "enter" and so_far and not self._text.search(so_far)
            told = translate(_("{text!r} was not found in the rules")).format(text=so_far)
            self._tell(told if missing else _hint())
            return
        sign = " " if key == "space" else key
        if key == "backspace":
            so_far = so_far[:-1]
        elif len(sign) == 1 and len(so_far) < _LONGEST_SEARCH:
            so_far += sign
        self._search = so_far
        self._tell(translate(_("Search: {typed}")).format(typed=so_far))

    def _tell(self, text: str) -> None:
        self.query_one(".hint", Static).update(Content(text))


def _hint() -> str:
    return translate(_("1 to 9, 0: chapters   / search   n N: next, previous   Esc: back"))


def _with_faces(line: Line, face: Face) -> Line:
    """Cards in tables, as they look at the table."""
    if line.kind is not Kind.AS_IT_IS:
        return line
    return line._replace(text=_A_CARD.sub(lambda found: face(card(found[0])), line.text))


def _with_contents(lines: list[Line]) -> list[Line]:
    """The chapters are listed behind the introduction, where there is one."""
    chapters = [line for line in lines if line.kind is Kind.CHAPTER]
    first = lines.index(chapters[0])
    contents = [Line(f"  {line.text}", Kind.AS_IT_IS) for line in chapters]
    blank = Line("", Kind.TEXT)
    return [*lines[: first - 1], *contents, blank, blank, *lines[first:]]
