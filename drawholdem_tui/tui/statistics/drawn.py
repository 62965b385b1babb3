"""A course of values as a graph, and the portrait of one player, on the felt."""

from __future__ import annotations

from typing import Final

from rich.cells import cell_len
from rich.style import Style

from drawholdem_tui.tui.looks import Looks, ink
from drawholdem_tui.tui.looks.contrast import mix
from drawholdem_tui.tui.statistics.plan import (
    EIGHTHS,
    Columns,
    GraphPicture,
    Habit,
    PortraitPicture,
    Row,
    TablePicture,
    chosen_columns,
    columns,
    marked_columns,
)
from drawholdem_tui.tui.table.drawing.cells import Cells, wrapped
from drawholdem_tui.tui.table.scene.plan import Place
from drawholdem_tui.words.language import In, _, translate
from drawholdem_tui.words.numbers import percent

_THIN: Final = 0.35  # of the felt, in what stands below the edge of a graph
_A_LINE: Final = 2  # eighths of a cell: so little is a line
_LEAST: Final = 8  # columns that a graph wants beside its labels
_APART: Final = 3  # columns between the two halves of a portrait, and before a bar
_FIGURES: Final = 10  # columns for a figure
_SHORT, _TALL = 4, 14  # rows of its graph; on a high screen two fifths
_HEAD: Final = 4  # rows above it
_EVENINGS: Final = 116  # columns from which on the evenings stand beside the graph
_BESIDE: Final = 24  # for them


def draw_graph(cells: Cells, place: Place, picture: GraphPicture, looks: Looks) -> None:
    """Labels to the left, what begins and ends below it. Where there is too little room the labels
    go first."""
    if place.width < 1 or place.height < 1 or not picture.values:
        return
    labels = (picture.highest, picture.zero, picture.lowest)
    left = max(map(cell_len, labels)) + 1
    if place.width - left < _LEAST:
        left = 0
    below = 1 if place.height > 3 and (picture.begin or picture.end) else 0
    plot = Place(place.x + left, place.y, place.width - left, place.height - below)
    drawn = columns(picture.values, plot.width, plot.height)
    _columns(cells, plot, picture, drawn, looks)
    if left:
        _labels(cells, plot, picture, drawn, looks)
    if below:
        quiet = looks.on_felt("quiet")
        cells.text(plot.x, plot.bottom, picture.begin, quiet)
        cells.right(plot.right, plot.bottom, picture.end, quiet)


def _columns(
    cells: Cells, plot: Place, picture: GraphPicture, drawn: Columns, looks: Looks
) -> None:
    """What was won stands there in green, what was lost hangs in red: a bright edge over a thin
    ground, not a slab."""
    palette, glyphs, ground = looks.palette, looks.glyphs, looks.palette.felt
    line = plot.y + drawn.above
    chosen = chosen_columns(picture, plot.width)
    for x, height in enumerate(drawn.heights, start=plot.x):
        color, full = palette.win, palette.win
        if height < 0:
            color, full = palette.loss, palette.red
        if x - plot.x in chosen:
            color = full = palette.accent
        body = mix(full, ground, _THIN) if palette.has_halves else color
        _column(cells, (x, line), height, (color, body), looks)
    if drawn.above and drawn.below:
        dim, floor = ink(palette.dim, ground), "_" if glyphs.only_ascii else glyphs.rises[0]
        for x, height in enumerate(drawn.heights, start=plot.x):
            if height <= 0:
                cells.text(x, line - 1, floor, dim)
    gold = ink(palette.accent, ground, bold=True)
    for column in marked_columns(picture, plot.width):
        cells.text(plot.x + column, max(plot.y, line - 1), glyphs.chip, gold)


def _column(
    cells: Cells, at: tuple[int, int], height: int, colors: tuple[str, str], looks: Looks
) -> None:
    """From nothing up or down; by halves of a cell, the last of them brighter."""
    glyphs, felt, (bright, thin) = looks.glyphs, looks.palette.felt, colors
    edge, body = ink(bright, felt), ink(thin, felt)
    x, line = at
    if glyphs.only_ascii or not looks.palette.has_halves:
        _by_eighths(cells, at, height, body, looks)
    elif 0 < abs(height) <= _A_LINE:
        sign = glyphs.rises[0] if height > 0 else glyphs.hangs[0]
        cells.text(x, line - (height > 0), sign, edge)
    elif height:
        full, half = divmod(max(1, round(abs(height) / 4)), 2)
        rows = full if half else full - 1  # below the last one
        last = line - rows - 1 if height > 0 else line + rows
        cells.fill(Place(x, line - rows if height > 0 else line, 1, rows), body, "\u2588")
        near, far = ("\u2584", "\u2580") if height > 0 else ("\u2580", "\u2584")
        cells.text(x, last, near if half else far, edge if half else ink(bright, thin))


def _by_eighths(cells: Cells, at: tuple[int, int], height: int, style: Style, looks: Looks) -> None:
    """In one colour."""
    (x, line), glyphs = at, looks.glyphs
    if height > 0:
        full, rest = divmod(height, EIGHTHS)
        cells.fill(Place(x, line - full, 1, full), style, glyphs.rises[-1])
        if rest:
            cells.text(x, line - full - 1, glyphs.rises[rest - 1], style)
    elif height < 0:
        full, rest = divmod(-height + 1, EIGHTHS)  # what lacks an eighth of a cell is whole
        cells.fill(Place(x, line, 1, full), style, glyphs.hangs[-1])
        if rest > 1:
            cells.text(x, line + full, glyphs.hangs[rest > EIGHTHS // 2 - 1], style)


def _labels(cells: Cells, plot: Place, picture: GraphPicture, drawn: Columns, looks: Looks) -> None:
    """The one at nothing stands beside the floor, where no other does."""
    right, line = plot.x - 1, plot.y + drawn.above
    if drawn.above:
        cells.right(right, plot.y, picture.highest, looks.on_felt("gain"))
    if drawn.below:
        cells.right(right, line + drawn.below - 1, picture.lowest, looks.on_felt("loss"))
    zero = line - 1 if drawn.above > 1 else line if drawn.below > 1 else None
    if zero is not None:
        cells.right(right, zero, picture.zero, looks.on_felt("quiet"))


def _signed(sign: int, looks: Looks, *, bold: bool = False) -> Style:
    palette = looks.palette
    color = palette.win if sign > 0 else palette.loss if sign else palette.text
    return ink(color, palette.felt, bold=bold)


def from_the_middle(
    cells: Cells, place: Place, length: float, looks: Looks, style: Style | None = None
) -> None:
    """A bar to the right for a gain, to the left for a loss."""
    sign, middle, half = looks.glyphs.shares[0], place.x + place.width // 2, (place.width - 1) // 2
    long = round(half * abs(length))
    begin = middle + 1 if length > 0 else middle - long
    cells.text(begin, place.y, sign * long, style or _signed(1 if length > 0 else -1, looks))
    cells.text(middle, place.y, looks.glyphs.rail.down, style or looks.on_felt("quiet"))


def draw_portrait(cells: Cells, place: Place, picture: PortraitPicture, looks: Looks) -> None:
    """Results above, the course of the chips below them, then swaps and opponents beside habits."""
    _Portrait(cells, picture, looks).draw(place)


class _Portrait:
    """What draws a part of it gives the row below, where there may be something."""

    def __init__(self, cells: Cells, picture: PortraitPicture, looks: Looks) -> None:
        self.cells = cells
        self.picture = picture
        self.looks = looks
        self.plain = looks.on_felt()
        self.quiet = looks.on_felt("quiet")
        self.gold = looks.on_felt("gold")

    def draw(self, place: Place) -> None:
        half = (place.width - _APART) // 2
        left = place._replace(width=half)
        right = Place(place.right - half, place.y, half, place.height)
        y = max(self._says(left), self._results(right)) + 1
        below = max(self._rows_at_the_left, 2 + len(self.picture.habits))
        tall = max(_TALL, place.height * 2 // 5)
        high = max(_SHORT, min(tall, place.bottom - y - 2 - below))
        self._heading(place._replace(y=y), translate(_("chips, hand by hand")))
        self._course(Place(place.x, y + 1, place.width, high))
        y += high + 2
        self._at_the_left(left._replace(y=y, height=place.bottom - y))
        self._habits(right._replace(y=y, height=place.bottom - y))

    def _heading(self, place: Place, title: str) -> None:
        accent = ink(self.looks.palette.accent, self.looks.palette.felt)
        self.cells.fill(place._replace(height=1), accent, self.looks.glyphs.dash)
        self.cells.text(place.x + 2, place.y, f" {title} ", self.gold)

    def _lines(self, place: Place, text: str, style: Style) -> int:
        """As many rows as it needs."""
        lines = wrapped(text, place.width, indent="") if text else []
        for y, line in enumerate(lines, place.y):
            self.cells.text(place.x, y, line, style)
        return place.y + len(lines)

    def _says(self, place: Place) -> int:
        """Who, of how much, and what stands out."""
        self.cells.text(place.x, place.y, self.picture.name, self.gold)
        self.cells.text(place.x, place.y + 1, self.picture.played, self.quiet)
        y = place.y + 2
        for says in self.picture.says:
            if y + len(wrapped(says, place.width, indent="")) > place.y + _HEAD:
                break
            y = self._lines(place._replace(y=y), says, self.plain)
        return y

    def _results(self, place: Place) -> int:
        """A row each; bars of luck and play begin at one line."""
        cells, results = self.cells, self.picture.results
        titles = max(cell_len(each.title) for each in results) + 2
        figures = place.x + titles + max(cell_len(each.told) for each in results if each.title)
        bars, y = figures + _APART, place.y
        for each in results:
            cells.text(place.x, y, each.title, self.quiet)
            if not each.title:  # of the row above, beside it
                cells.text(bars, y - 1, each.told, self.quiet)
                continue
            cells.right(figures, y, each.told, _signed(each.sign, self.looks, bold=True))
            if each.length is not None:
                bar = Place(bars, y, place.right - bars, 1)
                from_the_middle(cells, bar, each.length, self.looks)
            y += 1
        return self._lines(place._replace(y=y), self.picture.about_luck, self.quiet)

    def _course(self, place: Place) -> None:
        picture = self.picture
        beside = _BESIDE if picture.evenings and place.width >= _EVENINGS else 0
        room = place._replace(width=place.width - beside)
        if picture.graph:
            draw_graph(self.cells, room, picture.graph, self.looks)
        else:
            self._lines(room, picture.no_graph, self.quiet)
        step = 3 if place.height >= 3 * len(picture.evenings) else 2
        x = room.right + _APART
        for number, each in enumerate(picture.evenings if beside else ()):
            y = place.y + step * number
            if y + 1 < place.bottom:
                self.cells.text(x, y, each.title, self.quiet)
                self.cells.text(x, y + 1, each.told, _signed(each.sign, self.looks, bold=True))

    @property
    def _rows_at_the_left(self) -> int:
        swaps = 4 + len(self.picture.swaps.rows) if self.picture.swaps else 0
        return swaps + 1 + len(self.picture.others)

    def _at_the_left(self, place: Place) -> None:
        cells, picture, y = self.cells, self.picture, place.y
        if picture.swaps:
            self._heading(place, translate(In("swaps by street", "swaps")))
            y = self._figures(place._replace(y=y + 1), picture.swaps)
            if place.height >= self._rows_at_the_left:
                cells.text(place.x, y, picture.about_swaps, self.quiet, width=place.width)
                y += 1
            y += 1
        self._heading(place._replace(y=y), translate(_("opponents and pots")))
        titles = max((cell_len(row.cells[0]) for row in picture.others), default=0) + 2
        room, x = max(0, place.bottom - y - 1), place.x + titles
        for at, each in enumerate(picture.others[:room], y + 1):
            cells.text(place.x, at, each.cells[0], self.plain)
            style = _signed(each.signs[1], self.looks)
            end = cells.text(x, at, each.cells[1], style, width=place.right - x) + 2
            cells.text(end, at, each.meaning, self.quiet, width=place.right - end)

    def _figures(self, place: Place, table: TablePicture) -> int:
        """A table whose figures end at the same columns."""
        lines = [Row(table.heads), *table.rows]
        widths = [max(cell_len(row.cells[at]) for row in lines) for at in range(len(table.heads))]
        apart = max(2, min(_FIGURES, (place.width - sum(widths)) // len(widths)))
        for y, row in enumerate(lines, place.y):
            x = place.x
            for at, (text, width) in enumerate(zip(row.cells, widths, strict=True)):
                sign = row.signs[at] if at < len(row.signs) else 0
                style = self.quiet if y == place.y else _signed(sign, self.looks)
                x += width + (apart if at else 0)
                if at:
                    self.cells.right(x, y, text, style)
                else:
                    self.cells.text(place.x, y, text, style)
        return place.y + len(lines)

    def _habits(self, place: Place) -> None:
        """A share is a bar from nothing to all; that of the others is marked on it, and told
        behind."""
        cells, habits, about = self.cells, self.picture.habits, self.picture.about_habits
        self._heading(place, translate(_("style")))
        told = place.x + 2 + max((cell_len(each.title) for each in habits), default=0)
        shares = [each.told for each in habits if each.share is not None]
        figures = told + max(map(cell_len, shares), default=0)
        behind = max(cell_len(about), *(cell_len(each.theirs) for each in habits))
        x = figures + 2
        bar = Place(x, place.y + 1, max(0, place.right - x - behind - 2), 1)
        cells.text(bar.x, bar.y, "0", self.quiet)
        cells.right(bar.right, bar.y, percent(1.0), self.quiet)
        cells.right(place.right, bar.y, about, self.quiet)
        for y, each in enumerate(habits, place.y + 2):
            cells.text(place.x, y, each.title, self.plain)
            if each.few:
                begin = min(told, place.right - cell_len(each.told))
                cells.text(max(begin, told - 1), y, each.told, self.quiet)
            else:
                cells.right(figures, y, each.told, self.gold if each.stands_out else self.plain)
                cells.right(place.right, y, each.theirs, self.quiet)
            if each.share is not None:
                self._bar(bar._replace(y=y), each)

    def _bar(self, place: Place, habit: Habit) -> None:
        cells, palette, glyphs = self.cells, self.looks.palette, self.looks.glyphs
        halves = round(2 * place.width * (habit.share or 0.0))
        color = palette.accent if habit.stands_out else palette.text
        end = cells.text(place.x, place.y, glyphs.filled(halves), ink(color, palette.felt))
        rest = ink(mix(palette.dim, palette.felt, 0.5), palette.felt)
        cells.text(end, place.y, glyphs.shares[2] * (place.right - end), rest)
        if habit.others is not None:
            x = place.x + min(place.width - 1, int(place.width * habit.others))
            cells.text(x, place.y, glyphs.rail.down, self.looks.on_felt("strong"))
