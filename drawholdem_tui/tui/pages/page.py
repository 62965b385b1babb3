"""Text that fills the screen: the log of a hand, the help, the standings; and lines with cards and
bars in them: what choices cost, how a sitting went. Any key but those that move in it closes it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from textual import events
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.content import Content
from textual.screen import Screen
from textual.widget import Widget
from textual.widgets import Static

from drawholdem_tui.tui.keys.pressed import typed
from drawholdem_tui.tui.looks import Looks, block
from drawholdem_tui.tui.pages.closing import close
from drawholdem_tui.tui.pages.parts import Part, draw_parts, height_of, scale_for
from drawholdem_tui.tui.table.drawing.cells import Cells
from drawholdem_tui.tui.table.drawing.drawn import FeltSheet
from drawholdem_tui.tui.table.drawing.frame import TOP, Key, draw_keys, draw_title
from drawholdem_tui.tui.table.drawing.lines import Said
from drawholdem_tui.tui.table.scene.plan import Place
from drawholdem_tui.words.language import _, translate

EDGES: Final = 6  # cells of a page that hold no text
_MARGIN: Final = 2
_ABOVE: Final = TOP + 1  # rows above the text
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


class Leaf(NamedTuple):
    """A page: what it is called, what it comes to, and its parts."""

    title: str
    parts: tuple[Part, ...]
    told: Said | None = None
    widest: int = 172  # cells of its lines


class LeafSheet(FeltSheet[Leaf]):
    """As large as all of it fits; else it scrolls, and ``first`` is the first row that is seen."""

    RAIL = 1
    first = 0
    hint = ""  # in the place of the keys

    def paint(self, cells: Cells, picture: Leaf) -> None:
        draw_title(cells, self.looks, picture.title, picture.told)
        left = max(_MARGIN, (cells.width - picture.widest) // 2)
        width, room = cells.width - 2 * left, cells.height - _ABOVE - 1
        scale = scale_for(picture.parts, width, room)
        rows = height_of(picture.parts, width, scale)
        self.first = max(0, min(self.first, rows - room))
        whole = Cells(cells.width, max(rows, 1), self.ink(), self.looks.glyphs)
        draw_parts(whole, Place(left, 0, width, rows), picture.parts, self.looks, scale)
        seen = slice(self.first, self.first + room)
        cells.signs[_ABOVE : _ABOVE + len(whole.signs[seen])] = whole.signs[seen]
        cells.styles[_ABOVE : _ABOVE + len(whole.styles[seen])] = whole.styles[seen]
        if rows > room:
            self._scrolled(cells, Place(cells.width - 1, _ABOVE, 1, room), rows)
        draw_keys(cells, self.looks, self._keys(scrolls=rows > room))

    def _scrolled(self, cells: Cells, bar: Place, rows: int) -> None:
        """A bar at the edge: how much of it is seen."""
        palette = self.looks.palette
        length = max(1, bar.height * bar.height // rows)
        at = bar.y + round((bar.height - length) * self.first / (rows - bar.height))
        cells.fill(bar, block(palette.text, palette.seat), " ")
        cells.fill(bar._replace(y=at, height=length), block(palette.surround, palette.accent))

    def _keys(self, *, scrolls: bool) -> list[Key]:
        if self.hint:
            return [Key("", self.hint)]
        back = Key(translate(_("Esc")), translate(_("back")))
        moves = Key(translate(_("Up Down Space")), translate(_("scroll")))
        return [moves, back] if scrolls else [back]

    def moved(self, key: str) -> bool:
        """By a key; whether it was one of those."""
        page = max(1, self.area.height - _ABOVE - 2)
        steps = {"up": -1, "down": 1, "pageup": -page, "pagedown": page, "space": page}
        steps |= {"home": -self.first, "end": 10_000}
        if key in steps:
            self.first = max(0, self.first + steps[key])
            self._redraw()
        return key in steps


class LeafPage(ReadingScreen):
    def __init__(self, leaf: Leaf, looks: Looks, *, private: bool = False) -> None:
        """``private``: gone as soon as somebody else may be looking."""
        super().__init__()
        self.private = private
        self.sheet = LeafSheet(looks, id="leaf")
        self.sheet.show(leaf)

    def compose(self) -> ComposeResult:
        yield self.sheet

    def look(self, looks: Looks) -> None:
        self.sheet.look(looks)

    def moved(self, key: str) -> bool:
        return self.sheet.moved(key)
