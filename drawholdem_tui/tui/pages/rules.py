"""The rulebook on the screen: its chapters by digits, what is searched for, clause by clause. And
what one reads beside it: which hand beats which, how a hand has gone so far, and who had what."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from typing import Final, NamedTuple

from rich.cells import cell_len
from textual import events
from textual.app import ComposeResult
from textual.geometry import Size
from textual.scroll_view import ScrollView
from textual.strip import Strip
from textual.widget import Widget

from drawholdem_tui.engine.cards import Card, card
from drawholdem_tui.rulebook import Kind, Line, lines_of, rulebook
from drawholdem_tui.story.log import Deed, LogLine
from drawholdem_tui.tui.looks import Looks, Tone, block, tone_of
from drawholdem_tui.tui.pages.closing import ReadingScreen, TopSheet, looks_of
from drawholdem_tui.tui.pages.page import COLON, KeySheet
from drawholdem_tui.tui.pages.parts import Item, Part
from drawholdem_tui.tui.table.drawing.cells import Cells, wrapped
from drawholdem_tui.tui.table.drawing.drawn import Sheet
from drawholdem_tui.tui.table.drawing.felt import ground_of_a_page
from drawholdem_tui.tui.table.drawing.frame import TOP, Group, Key, draw_heading
from drawholdem_tui.tui.table.drawing.lines import Balance, Column, Faces, Said, Table
from drawholdem_tui.tui.table.scene.log_rows import ResultRow
from drawholdem_tui.tui.table.scene.plan import Place
from drawholdem_tui.words.cards import Face
from drawholdem_tui.words.hands.ranking import examples, ranking_heading
from drawholdem_tui.words.language import In, _, chosen, translate
from drawholdem_tui.words.numbers import signed
from drawholdem_tui.words.past.book import whole_seal
from drawholdem_tui.words.people import of
from drawholdem_tui.words.sentences import capital
from drawholdem_tui.words.table.events import street_title

_WIDEST: Final = 92  # longer lines are hard to follow
_MARGIN: Final = 2
_MOVES: Final[dict[str, Callable[[Widget], None]]] = {
    "up": lambda text: text.scroll_up(animate=False),
    "down": lambda text: text.scroll_down(animate=False),
    "pageup": lambda text: text.scroll_page_up(animate=False),
    "pagedown": lambda text: text.scroll_page_down(animate=False),
    "space": lambda text: text.scroll_page_down(animate=False),
    "home": lambda text: text.scroll_home(animate=False),
    "end": lambda text: text.scroll_end(animate=False),
}


class _Row(NamedTuple):
    text: str
    line: int  # of the text
    kind: Kind
    begins: bool  # the first row of its line


class LongText(ScrollView, can_focus=False):
    """Headings and the names of clauses stand out; what is searched for is marked."""

    DEFAULT_CSS = """
    LongText {
        overflow-y: scroll; overflow-x: hidden; background: $felt; scrollbar-size-vertical: 1;
        scrollbar-color: $accent; scrollbar-color-hover: $accent; scrollbar-color-active: $accent;
        scrollbar-background: $surface; scrollbar-background-hover: $surface;
        scrollbar-background-active: $surface;
    }
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
        width = min(_WIDEST, self.scrollable_content_region.width - 2 * _MARGIN)
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
            before, hangs = " " * (len(line.text) - len(words)), " " * line.hangs
            parts = [before + part for part in wrapped(words, width - len(before), hangs)]
        return [_Row(part, number, line.kind, at == 0) for at, part in enumerate(parts)]

    def render_line(self, y: int) -> Strip:
        """On the felt, as it lies below the whole screen."""
        looks, width = looks_of(self.app), self.scrollable_content_region.width
        cells = Cells(width, 1, looks.on_felt(), looks.glyphs)
        at = round(self.scroll_offset.y) + y
        if 0 <= at < len(self._rows):
            self._row(cells, self._rows[at], looks)
        screen = (self.app.size.width, self.app.size.height)
        whole, below = ground_of_a_page(screen, looks, -1), Cells(width, 1, looks.on_felt())
        for row in whole.styles[TOP + y : TOP + y + 1]:  # the screen may have become smaller
            below.styles[0][: len(row)] = row[:width]
        cells.lie_on_felt(looks.on_felt(), below)
        return cells.strip(0)

    def _row(self, cells: Cells, row: _Row, looks: Looks) -> None:
        left = max(_MARGIN, (cells.width - _WIDEST) // 2)
        if row.kind in (Kind.TITLE, Kind.CHAPTER):
            place = Place(left, 0, min(_WIDEST, cells.width - left), 1)
            draw_heading(cells, place, row.text, looks)
            return
        name = self._lines[row.line].name if row.begins else ""
        cells.text(left, 0, row.text, looks.on_felt())
        cells.text(left, 0, name, looks.on_felt("gold"))
        for found in self._wanted.finditer(row.text) if self._wanted else ():
            x = left + cell_len(row.text[: found.start()])
            cells.text(x, 0, found[0], block(looks.palette.surround, looks.palette.accent))


_LONGEST_SEARCH: Final = 40
_A_CARD: Final = re.compile(r"\b[2-9TJQKA][cdhs]\b")


class RulesPage(ReadingScreen):
    """Digits lead to chapters, a slash searches; any other key but that for help goes back."""

    def __init__(self, face: Face, at: str = "") -> None:
        """``at``: the chapter or the clause that it opens at."""
        super().__init__()
        lines = [_with_faces(line, face) for line in lines_of(rulebook(chosen()))]
        self._text = LongText(_with_contents(lines), at, classes="text")
        self._search: str | None = None  # being typed

    def compose(self) -> ComposeResult:
        top, self._keys = TopSheet(self.looks, id="top"), KeySheet(self.looks, id="keys")
        top.show(translate(_("Rules")))
        self._keys.show(_keys())
        yield top
        yield self._text
        yield self._keys

    def told_keys(self) -> Sequence[Key]:
        scroll = Key(translate(_("Up Down Space")), translate(_("scroll")))
        return (scroll, *_keys())

    def moved(self, key: str) -> bool:
        if key not in _MOVES:
            return False
        _MOVES[key](self._text)
        return True

    def look(self, looks: Looks) -> None:
        for sheet in self.query(Sheet):
            sheet.look(looks)
        self._text.refresh()

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
            told = translate(_("{text!r} was not found in the rules"), text=so_far)
            self._keys.show((Key("", told),) if missing else _keys())
            return
        sign = " " if key == "space" else key
        if key == "backspace":
            so_far = so_far[:-1]
        elif len(sign) == 1 and len(so_far) < _LONGEST_SEARCH:
            so_far += sign
        self._search = so_far
        hint = "" if so_far else translate(_("for example: swap pot"))
        self._keys.show((Key(translate(_("Search: {typed}"), typed=so_far), hint),))


def _keys() -> tuple[Key, ...]:
    return (
        Key(translate(_("1 to 9, 0")), translate(In("beside a key", "chapters"))),
        Key("/", translate(In("beside a key", "search")), "/"),
        Key("n N", translate(In("beside a key", "next, previous"))),
        Key(translate(_("Esc")), translate(_("back")), "escape"),
    )


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


def ranking() -> Part:
    """All kinds of hands, the best first, each with cards."""
    rows = tuple((Said(name), Faces(example)) for name, example in examples())
    return Part(ranking_heading(), (Table((Column(), Column()), rows),))


_TONES: Final[dict[Deed, Tone]] = {
    **dict.fromkeys((Deed.KEEP, Deed.FOLD, Deed.CHECK, Deed.SPLIT, Deed.NOTE), "quiet"),
    Deed.RESULT: "gold",
    Deed.NET: "gold",
}


def hand_so_far(log: Iterable[LogLine], *, sealed: bool) -> list[Part]:
    """A part for each street, which begins with the board; no seal where that is told whole."""
    parts = [Part("", ())]
    for line in log:
        items: tuple[Item, ...] = ((Said(line.text, _TONES.get(line.deed, "plain")),),)
        if line.heading:
            title = capital(line.text)
            items = ()
            if reached := line.reached:
                title, pot = street_title(reached.street, reached.pot, reached.swap_pot)
                board = [Faces(reached.board)] if reached.board else []
                items = ((*board, Said(pot, "gold")),)
            parts.append(Part(title, items))
        elif line.deed is not Deed.SEAL or not sealed:
            parts[-1] = parts[-1]._replace(items=(*parts[-1].items, *items))
    return [part for part in parts if part.items or part.heading]


def seal_part(seal: str) -> Part:
    """All of it, and what it is for."""
    title, *groups = whole_seal(seal)
    why = translate(_("Told before the first card: nobody can change the deck unnoticed."))
    return Part(title.rstrip(COLON), tuple((Said(each, "quiet"),) for each in (*groups, why)))


_MOST: Final = 80  # cells of a bar


class Ended(NamedTuple):
    """Which hand it was and who won it, with its board, the winning cards and who had what: where
    one comes from a list of many."""

    told: str
    board: tuple[Card, ...]
    winning: frozenset[Card]
    rows: tuple[ResultRow, ...]
    shorter: str = ""  # which hand it was, where there is no room for more


def winners(ended: Ended) -> tuple[Group, ...]:
    """With what, where that has been shown."""
    won = (row for row in ended.rows if row.won and row.cards)
    return tuple(
        Group(of(row.name, row.shortest or row.hand), row.cards, winning=ended.winning)
        for row in won
    )


def who_won(rows: Sequence[ResultRow], *, bars: bool) -> list[Table]:
    """With what, as far as that was shown, and who lost: the nets add up to nothing."""
    some = [row for row in rows if row.net or row.won] if any(row.won for row in rows) else []
    hands = [row.shortest or row.hand for row in some]
    return [_who_had(some, hands, frozenset(), bars=bars)] * bool(some)


def who_had_what(ended: Ended) -> list[Part]:
    hands = [row.shorter or row.hand for row in ended.rows]
    items = (_who_had(ended.rows, hands, ended.winning, bars=True),)
    return [Part(translate(_("who had what")), items, "right", spare=True)] * bool(hands)


def _who_had(
    rows: Sequence[ResultRow], hands: Sequence[str], winning: frozenset[Card], *, bars: bool
) -> Table:
    most = max((abs(row.net) for row in rows), default=0) or 1
    columns = Column(), Column(goes=2), Column(goes=1), Column(right=True)
    told = (
        (
            Said(row.name, "strong" if row.won else "plain"),
            Faces(row.cards, winning=(winning or row.marked) if row.won else frozenset()),
            Said(hand, "gold" if row.won else "quiet"),
            Said(signed(row.net), tone_of(row.net, "quiet")),
            Balance(row.net / most) if bars else Said(""),
        )
        for row, hand in zip(rows, hands, strict=True)
    )
    return Table((*columns, Column(goes=3, most=_MOST)), tuple(told))
