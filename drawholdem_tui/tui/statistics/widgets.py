"""What the statistics are drawn with: a page of figures on the felt."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from rich.cells import cell_len
from rich.style import Style
from textual import events, on
from textual.message import Message

from drawholdem_tui.tui.looks import Tone, block, ink, tone_of
from drawholdem_tui.tui.looks.contrast import mix
from drawholdem_tui.tui.statistics.arranged import (
    LOW,
    MARGIN,
    WIDEST,
    Columns,
    Sheet,
    graph_rows,
    laid_out,
    placed,
    rows_of,
    step_between,
)
from drawholdem_tui.tui.statistics.drawn import draw_graph, signed_ink
from drawholdem_tui.tui.statistics.plan import (
    MARK,
    GraphPicture,
    PagePicture,
    PortraitPicture,
    Row,
    TablePicture,
)
from drawholdem_tui.tui.statistics.portrait_drawn import draw_portrait
from drawholdem_tui.tui.statistics.portrait_halves import draw_below_a_list
from drawholdem_tui.tui.table.drawing.cells import Cells, longest, wrapped
from drawholdem_tui.tui.table.drawing.drawn import CommandChosen, FeltSheet
from drawholdem_tui.tui.table.drawing.frame import draw_scrolled
from drawholdem_tui.tui.table.drawing.letters import from_the_middle
from drawholdem_tui.tui.table.scene.plan import Place

_TIGHT: Final = 20  # rows of a page that has none to spare
_SAYS: Final = 22  # rows of a page from which on words stand apart from a table
_APART: Final = 3  # columns between two figures of whom is lit
_SMALL_GRAPH: Final = 9  # rows: one more is better than a blank above it or at the foot


class StatisticsPage(FeltSheet[PagePicture]):
    """``at`` is the row one stands on."""

    class RowChosen(Message):
        """Somebody has clicked a row, or turned the wheel."""

        def __init__(self, at: int, *, clicked: bool) -> None:
            super().__init__()
            self.at = at
            self.clicked = clicked

    class Scrolls(Message):
        """There is more than is seen, or that has just ended."""

    at = 0
    _top = 0  # the first row that is seen
    _rows: Place = Place(0, 0, 0, 0)  # where they are
    _lines: Mapping[int, int] = MappingProxyType({})  # which is where
    _step = 1  # from one to the next
    _more = 0  # rows of a portrait that are not seen
    _practice: Place | None = None  # where one can click
    _left = MARGIN  # where the page begins

    @property
    def scrolls(self) -> bool:
        """Whether there is more of the page than is seen."""
        picture = self.picture
        return bool(picture and (self._more if picture.portrait else picture.table))

    def moved(self, key: str) -> int | None:
        """The row to which a key leads; nothing where it is none that moves."""
        page = max(1, self._rows.height // self._step - 1)
        last = len(self.picture.table.rows) - 1 if self.picture and self.picture.table else 0
        if self.picture and self.picture.portrait:
            last = self._more
        steps = {"up": -1, "down": 1, "pageup": -page, "pagedown": page, "home": -last, "end": last}
        return max(0, min(self.at + steps[key], last)) if key in steps else None

    def stand_on(self, at: int) -> None:
        self.at = at
        self._redraw()

    # Drawing

    def paint(self, cells: Cells, picture: PagePicture) -> None:
        left = self._left = max(MARGIN, (cells.width - WIDEST) // 2)
        width = cells.width - 2 * left
        self._tabs(cells, picture)
        needed = rows_of(picture.table) if picture.table and not picture.about else 0
        y = 2 if cells.height < _TIGHT or needed == cells.height - 2 else 3
        if picture.about:
            for line in wrapped(picture.about, width - 6, indent="")[:2]:
                Sheet(cells, self.looks).heading(line, Place(left, y, width, 1))
                y += 1
            Sheet(cells, self.looks).others(Place(left, y - 1, width, 1), picture)
        y += cells.height > _TIGHT and not picture.graph and bool(picture.below)
        if picture.more:
            self._of_whom_is_lit(cells, Place(left, y, width, 2), picture.says, picture.more)
            y += 2 + (cells.height >= _SAYS)
        told = [
            row for line in picture.told.split("\n") if line for row in wrapped(line, width, "")
        ]
        told = told[: max(0, min(6, cells.height - y - 2))]
        is_quiet = bool(picture.below or picture.more)
        spare = (told and cells.height >= _TIGHT) or picture.more
        bottom = cells.height - len(told) - bool(spare)
        self._practice = None
        place = Place(left, y, width, max(0, bottom - y))
        if picture.more:
            low = cells.height < _SAYS and not told  # where each row counts
            place = place._replace(height=place.height - bool(told) + low)
        end = self._under(cells, place, picture)
        # below what it is about; what changes with the row one stands on stays where it is
        bottom = min(bottom, end + 1)
        style = self.looks.on_felt("quiet" if is_quiet else "plain")
        for number, line in enumerate(told):
            cells.text(left, bottom + number, line, style)

    def _under(self, cells: Cells, place: Place, picture: PagePicture) -> int:
        """Below the heading; the row where it ends."""
        if picture.portrait:
            self._portrait(cells, place, picture)
            return place.bottom
        self._step = 1 if picture.more else step_between(picture, place)
        if picture.more and picture.table:
            y, graph = self._table(cells, place, picture, picture.table), picture.graph
            course = (lambda at: self._graph(cells, at, graph)) if graph else None
            rest = place._replace(y=y, height=place.bottom - y)
            draw_below_a_list(cells, rest, picture.more, self.looks, course)
            return place.bottom
        if picture.graph and (high := graph_rows(picture, place)):
            self._graph(
                cells, place._replace(height=high), picture.graph, headed=bool(picture.about)
            )
            place = place._replace(y=place.y + high, height=place.height - high)
        if picture.table is None or not place.height:
            return place.bottom if picture.graph else place.y
        y = self._table(cells, place, picture, picture.table)
        if picture.below and place.bottom - y - 1 > LOW:
            self._graph(cells, place._replace(y=y + 1, height=place.bottom - y - 1), picture.below)
            return place.bottom
        return y + bool(picture.below)

    def _of_whom_is_lit(
        self, cells: Cells, place: Place, says: tuple[str, ...], more: PortraitPicture
    ) -> None:
        """How that one plays; below it what came of it, as much as has room."""
        x = cells.text(place.x, place.y, says[0], self.looks.on_felt("gold"))
        cells.text(x + 2 * bool(says[0]), place.y, says[-1], self.looks.on_felt())
        x, y, quiet = place.x, place.y + 1, self.looks.on_felt("quiet")
        long = sum(cell_len(f"{each.title} {each.told}") + _APART for each in more.results) - _APART
        for each in more.results[: None if long <= place.width else 1]:  # else no part of the sum
            x = cells.text(x, y, each.title, quiet) + 1
            x = cells.text(x, y, each.told, signed_ink(each.sign, self.looks)) + _APART
        for every in reversed(more.about_luck):
            if told := longest(every, place.right - x):
                x = cells.text(x, y, told, quiet) + _APART

    def _portrait(self, cells: Cells, place: Place, picture: PagePicture) -> None:
        if picture.portrait is None:
            return
        self._rows, self._step = place, 1
        drawn = draw_portrait(cells, place, picture.portrait, self.looks, self.at)
        more, self._more = self._more, drawn.rows - place.height
        self._practice = drawn.practice
        if bool(more) != self.scrolls:
            self.post_message(self.Scrolls())
        self.at = self._top = max(0, min(self.at, self._more))
        self._scrollbar(cells, drawn.rows)

    def _tabs(self, cells: Cells, picture: PagePicture) -> None:
        palette = self.looks.palette
        for x, page, title in placed(picture.tabs, self._left):
            if page == picture.tab:
                cells.text(x, 1, f" {title} ", block(palette.surround, palette.accent))
            else:
                cells.text(x + 1, 1, title, self.looks.on_felt("quiet"))

    def _graph(
        self, cells: Cells, place: Place, graph: GraphPicture, *, headed: bool = False
    ) -> None:
        """Its sentence is the heading, or what stands below one."""
        rows = wrapped(graph.sentence, place.width - 6, indent="") if graph.sentence else []
        if len(rows) > 1 and cells.height <= _TIGHT:
            rows = [graph.brief] if graph.brief else rows[: not graph.bought and len(rows)]
        for y, row in enumerate(rows := rows[: max(0, place.height - 4)], place.y):
            if y == place.y and not headed:
                Sheet(cells, self.looks).heading(row, place)
            else:
                self._with_a_mark(cells, place._replace(y=y), row)
        spare = place.height - len(rows) - LOW
        above, below = place.height > _SMALL_GRAPH, spare >= 0  # its axis touches no table
        if graph.figures or graph.bought:  # what is told at their ends has a row above them
            above, below = spare > LOW // 2, spare >= 0
        y, high = place.y + len(rows) + above, place.height - len(rows) - above - below
        plot = Place(place.x, y, place.width, high)
        draw_graph(cells, plot, graph, self.looks)

    def _with_a_mark(self, cells: Cells, place: Place, row: str) -> None:
        """As gold as it is in the graph."""
        before, mark, after = row.partition(MARK)
        quiet = self.looks.on_felt("quiet")
        x = cells.text(place.x, place.y, before, quiet)
        if mark:
            x = cells.text(x, place.y, self.looks.glyphs.chip, self.looks.on_felt("gold"))
            cells.text(x, place.y, after, quiet)

    def _table(self, cells: Cells, place: Place, picture: PagePicture, table: TablePicture) -> int:
        """The row below it and a blank."""
        laid, y = laid_out(table, place.width), place.y
        if any(table.heads):
            dim = self.looks.on_felt("quiet")
            cells.text(place.x, y, table.heads[0], dim, width=laid.widths[0])
            for begin, width, head in zip(
                [*laid.begins()][1:], laid.widths[1:], table.heads[1:], strict=False
            ):
                cells.right(place.x + begin + width, y, head, dim)
            y += self._step
        below = place.bottom - y - self._step * bool(table.others) - bool(table.total)
        room = max(0, below // self._step)
        self.at = max(0, min(self.at, len(table.rows) - 1))
        self._top = max(0, self.at - room + 1, min(self._top, len(table.rows) - room, self.at))
        seen = table.rows[self._top : self._top + room]
        apart = int(0 < table.others - self._top < len(seen))
        air = int(apart and self._step == 1 and place.height > rows_of(table))
        self._rows = Place(place.x, y, place.width, (len(seen) + apart) * self._step + air)
        self._lines = {}
        for number, row in enumerate(seen, self._top):
            if number == table.others > self._top:
                y += self._step - 1 + air  # right above those of its kind
                cells.text(place.x, y, table.kind, self.looks.on_felt("quiet"))
                y += 1
            self._lines[y] = number
            chosen = picture.chosen and number == self.at
            if not chosen and number % 2 == 0 and self._step == 1:
                self._darker(cells, y)
            self._row(cells, place._replace(y=y, height=1), row, laid, chosen=chosen)
            y += self._step
        self._scrollbar(cells, len(table.rows))
        if table.total and y < place.bottom:
            y += self._step == 1 and y + 1 < place.bottom
            self._row(cells, place._replace(y=y, height=1), table.total, laid, chosen=False)
            y += 1
        return y + 1

    def _whole_row(self, cells: Cells, y: int) -> Place:
        """It ends where the headings do."""
        return Place(self._left - 1, y, cells.width - 2 * self._left + 2, 1)

    def _darker(self, cells: Cells, y: int) -> None:
        """Each other row, so that the eye keeps to it."""
        palette = self.looks.palette
        if palette.has_halves:
            ground = mix(palette.felt, palette.empty, 0.4)
            cells.fill(self._whole_row(cells, y), ink(palette.text, ground))

    def _row(self, cells: Cells, place: Place, row: Row, laid: Columns, *, chosen: bool) -> None:
        if chosen:
            cells.fill(self._whole_row(cells, place.y), self.looks.on_gold())
        y, begins = place.y, [place.x + each for each in laid.begins()]
        ground = cells.ground(place.x, y)
        for number, (x, width, text) in enumerate(
            zip(begins, laid.widths, row.cells, strict=False)
        ):
            tone = _tone(row, number, row.signs[number] if number < len(row.signs) else 0)
            bold = Style(bold=row.strong or None)
            style = self.looks.on_gold(tone) if chosen else self.looks.ink(tone, ground) + bold
            if number:
                cells.right(x + width, y, text, style)
            else:
                cells.text(x, y, text, style, width=width)
        for number, gain in zip(laid.bars, row.gains, strict=False):
            x = begins[number] + laid.widths[number] + laid.clear
            self._gain(cells, Place(x, y, laid.bar, 1), gain, chosen=chosen)

    def _gain(self, cells: Cells, bar: Place, gain: float, *, chosen: bool) -> None:
        """Its line goes on to the next row."""
        table = self.picture.table if self.picture else None
        if table is None:
            return
        last = self._lines[bar.y] + 1 in (table.others, len(table.rows))
        from_the_middle(cells, bar, gain, self.looks, chosen=chosen)
        if self._step > 1 and not last and bar.y + self._step < self._rows.bottom:
            x, down = bar.x + (bar.width - 1) // 2, self.looks.glyphs.rail.down
            cells.text(x, bar.y + 1, down, self.looks.on_felt("quiet"))

    def _scrollbar(self, cells: Cells, count: int) -> None:
        rows = self._rows
        count *= self._step
        if count <= rows.height or not rows.height:
            return
        bar = Place(cells.width - 1, rows.y, 1, rows.height)
        draw_scrolled(cells, self.looks, bar, self._step * self._top, count)

    # The mouse

    def on_click(self, event: events.Click) -> None:
        event.stop()
        tabs = self.picture.tabs if self.picture else ()
        if event.y == 1:
            for x, page, title in placed(tabs, self._left):
                if x <= event.x < x + cell_len(title) + 2:
                    self.post_message(CommandChosen(page))
            return
        if self.picture and self.picture.portrait:
            self._click_to_practise(event, self.picture.portrait)
        elif (at := self._lines.get(event.y, self._lines.get(event.y - 1))) is not None:
            self.post_message(self.RowChosen(at, clicked=True))

    def _click_to_practise(self, event: events.Click, portrait: PortraitPicture) -> None:
        at, practice = self._practice, portrait.practice
        if at and practice and event.y == at.y and at.x <= event.x < at.right:
            self.post_message(CommandChosen(practice.command))

    @on(events.MouseScrollDown)
    @on(events.MouseScrollUp)
    def turn(self, event: events.MouseEvent) -> None:
        event.stop()
        at = self.moved("up" if isinstance(event, events.MouseScrollUp) else "down")
        if at is not None:
            self.post_message(self.RowChosen(at, clicked=False))


def _tone(row: Row, number: int, sign: int) -> Tone:
    if row.quiet and not number:
        return "quiet"
    return tone_of(sign, "strong" if row.strong else "plain")
