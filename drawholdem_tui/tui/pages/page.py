"""Text that fills the screen: the log of a hand, the help, the standings; and lines with cards and
bars in them: what choices cost, how a sitting went. Any key but those that move in it closes it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from textual import events
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.content import Content
from textual.screen import Screen
from textual.widget import Widget
from textual.widgets import Static

from drawholdem_tui.tui.keys.pressed import typed
from drawholdem_tui.tui.looks import Looks
from drawholdem_tui.tui.pages.closing import close
from drawholdem_tui.tui.table.drawing.cells import Cells, wrapped
from drawholdem_tui.tui.table.drawing.drawn import FeltSheet
from drawholdem_tui.tui.table.drawing.lines import Heading, Line, Said, draw_line
from drawholdem_tui.tui.table.scene.plan import Place
from drawholdem_tui.words.language import _, translate

EDGES: Final = 6  # cells of a page that hold no text
_MARGIN: Final = 2
_WIDEST: Final = 110  # columns of lines: longer ones are hard to read
_SCROLLS: Final = _("Up, Down, PgUp/Dn and Space scroll; any other key goes back")
_MOVES: Final[dict[str, Callable[[Widget], None]]] = {
    "up": lambda text: text.scroll_up(animate=False),
    "down": lambda text: text.scroll_down(animate=False),
    "pageup": lambda text: text.scroll_page_up(animate=False),
    "pagedown": lambda text: text.scroll_page_down(animate=False),
    "space": lambda text: text.scroll_page_down(animate=False),
    "home": lambda text: text.scroll_home(animate=False),
    "end": lambda text: text.scroll_end(animate=False),
}


class ReadingScreen(Screen[None]):
    """Made of ``heading``, ``text`` (what scrolls) and ``hint``, by their classes."""

    AUTO_FOCUS = ""
    DEFAULT_CSS = """
    ReadingScreen { background: $felt; }
    ReadingScreen > .rail { height: 1; background: $rail; }
    ReadingScreen > .heading {
        height: 1; padding: 0 2; background: $surface; color: $accent; text-style: bold;
    }
    ReadingScreen > .text {
        padding: 0 1 0 2; background: $felt; color: $on-felt; scrollbar-size-vertical: 1;
        scrollbar-color: $foreground 80%; scrollbar-color-hover: $foreground;
        scrollbar-color-active: $foreground;
        scrollbar-background: $surface; scrollbar-background-hover: $surface;
        scrollbar-background-active: $surface;
    }
    ReadingScreen > .hint {
        height: auto; max-height: 2; padding: 0 2; background: $surface; color: $text-muted;
    }
    """

    def moved(self, key: str) -> bool:
        """Move in the text by a key; whether it was one of those."""
        if key not in _MOVES:
            return False
        _MOVES[key](self.query_one(".text"))
        return True

    def on_key(self, event: events.Key) -> None:
        event.stop()
        self.press(typed(event))

    def press(self, key: str) -> None:
        if not self.moved(key):
            close(self)

    def on_click(self) -> None:
        close(self)


def _line(text: str, where: str) -> Static:
    return Static(Content(text), classes=where, markup=False)


class Page(ReadingScreen):
    """A heading and lines; names in them are text, not markup."""

    def __init__(
        self,
        heading: str,
        lines: Sequence[str],
        *,
        at_end: bool = False,
        private: bool = False,
        further: Callable[[], Screen[None]] | None = None,
    ) -> None:
        """``private``: gone as soon as somebody else may be looking; ``further``: what ``?`` opens
        over it, where there is more to read."""
        super().__init__()
        self.private = private
        self._heading = heading
        self._text = "\n".join(lines)
        self._at_end = at_end
        self._further = further

    def compose(self) -> ComposeResult:
        yield _line(self._heading, "heading")
        yield Static("", classes="rail")
        with VerticalScroll(classes="text", can_focus=False):
            yield Static(Content(self._text), markup=False)
        hint = _SCROLLS
        if self._further:
            hint = _("Up, Down, PgUp/Dn and Space scroll; ?: rules; other keys go back")
        yield _line(translate(hint), "hint")

    def on_mount(self) -> None:
        if self._at_end:
            self.query_one(VerticalScroll).scroll_end(animate=False)

    def press(self, key: str) -> None:
        if key == "?" and self._further:
            self.app.push_screen(self._further())
        else:
            super().press(key)


class LinesSheet(FeltSheet[tuple[Line, ...]]):
    """Single pieces of text are broken where a line ends; ``first`` is the first row that is
    seen."""

    first = 0

    def paint(self, cells: Cells, picture: tuple[Line, ...]) -> None:
        left = max(_MARGIN, (cells.width - _WIDEST) // 2)
        width = cells.width - 2 * left
        rows = [row for line in picture for row in _broken(line, width)]
        room = cells.height - 2
        self.first = max(0, min(self.first, len(rows) - room))
        for y, row in enumerate(rows[self.first : self.first + room], start=2):
            place = Place(left, y, width, 1)
            if isinstance(row, Heading):
                gold = self.ink("gold")
                cells.fill(place, gold, self.looks.glyphs.dash)
                cells.text(left + 3, y, f" {row.text} ", gold)
            else:
                draw_line(cells, place, row, self.looks)

    def moved(self, key: str) -> bool:
        """By a key; whether it was one of those."""
        page = max(1, self.area.height - 3)
        steps = {"up": -1, "down": 1, "pageup": -page, "pagedown": page, "space": page}
        steps |= {"home": -self.first, "end": 10_000}
        if key in steps:
            self.first = max(0, self.first + steps[key])
            self._redraw()
        return key in steps


def _broken(line: Line, width: int) -> list[Line]:
    if isinstance(line, Heading) or len(line) != 1 or not isinstance(said := line[0], Said):
        return [line]
    return [(Said(row, said.tone),) for row in wrapped(said.text, width, indent="")]


class LinesPage(ReadingScreen):
    def __init__(
        self, heading: str, lines: Sequence[Line], looks: Looks, *, private: bool = False
    ) -> None:
        """``private``: gone as soon as somebody else may be looking."""
        super().__init__()
        self.private = private
        self._heading = heading
        self.sheet = LinesSheet(looks, id="lines")
        self.sheet.show(tuple(lines))

    def compose(self) -> ComposeResult:
        yield _line(self._heading, "heading")
        yield self.sheet
        yield _line(translate(_SCROLLS), "hint")

    def look(self, looks: Looks) -> None:
        self.sheet.look(looks)

    def moved(self, key: str) -> bool:
        return self.sheet.moved(key)
