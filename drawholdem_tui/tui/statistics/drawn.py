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
from drawholdem_tui.words.language import In, translate
from drawholdem_tui.words.language import mark as _
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
        _below(cells, plot, picture, looks)


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
    palette, right = looks.palette, plot.x - 1
    line = plot.y + drawn.above
    if drawn.above:
        cells.right(right, plot.y, picture.highest, ink(palette.win, palette.felt))
    if drawn.below:
        cells.right(right, line + drawn.below - 1, picture.lowest, ink(palette.loss, palette.felt))
    zero = line - 1 if drawn.above > 1 else line if drawn.below > 1 else None
    if zero is not None and picture.zero:
        cells.right(right, zero, picture.zero, ink(palette.dim, palette.felt))


def _below(cells: Cells, plot: Place, picture: GraphPicture, looks: Looks) -> None:
    palette = looks.palette
    quiet = ink(palette.dim, palette.felt)
    cells.text(plot.x, plot.bottom, picture.begin, quiet)
    cells.right(plot.right, plot.bottom, picture.end, quiet)


def draw_portrait(cells: Cells, place: Place, picture: PortraitPicture, looks: Looks) -> None:
    """Results above, the course of the chips below them, then swaps and opponents beside habits."""
    half = (place.width - _APART) // 2
    left = place._replace(width=half)
    right = Place(place.right - half, place.y, half, place.height)
    y = max(_says(cells, left, picture, looks), _results(cells, right, picture, looks)) + 1
    below = max(_rows_at_the_left(picture), 2 + len(picture.habits))
    tall = max(_TALL, place.height * 2 // 5)
    high = max(_SHORT, min(tall, place.bottom - y - 2 - below))
    _heading(cells, place._replace(y=y), translate(_("chips, hand by hand")), looks)
    _course(cells, Place(place.x, y + 1, place.width, high), picture, looks)
    y += high + 2
    _at_the_left(cells, left._replace(y=y, height=place.bottom - y), picture, looks)
    _habits(cells, right._replace(y=y, height=place.bottom - y), picture, looks)


def _heading(cells: Cells, place: Place, title: str, looks: Looks) -> None:
    gold = looks.palette.accent
    felt = looks.palette.felt
    cells.fill(place._replace(height=1), ink(gold, felt), looks.glyphs.dash)
    cells.text(place.x + 2, place.y, f" {title} ", ink(gold, felt, bold=True))


def _says(cells: Cells, place: Place, picture: PortraitPicture, looks: Looks) -> int:
    """Who, of how much, and what stands out; returns the row below."""
    palette, felt = looks.palette, looks.palette.felt
    cells.text(place.x, place.y, picture.name, ink(palette.accent, felt, bold=True))
    cells.text(place.x, place.y + 1, picture.played, ink(palette.dim, felt))
    y = place.y + 2
    for says in picture.says:
        lines = wrapped(says, place.width, indent="")
        if y + len(lines) > place.y + _HEAD:
            break
        for line in lines:
            cells.text(place.x, y, line, ink(palette.text, felt))
            y += 1
    return y


def _signed(sign: int, looks: Looks, *, bold: bool = False) -> Style:
    palette = looks.palette
    color = palette.win if sign > 0 else palette.loss if sign else palette.text
    return ink(color, palette.felt, bold=bold)


def _results(cells: Cells, place: Place, picture: PortraitPicture, looks: Looks) -> int:
    """A row each; bars of luck and play begin at one line."""
    palette, felt = looks.palette, looks.palette.felt
    titles = max(cell_len(each.title) for each in picture.results) + 2
    figures = max(cell_len(each.told) for each in picture.results if each.title)
    bars = Place(place.x + titles + figures + _APART, 0, 0, 1)
    room = place.right - bars.x
    y = place.y
    for each in picture.results:
        cells.text(place.x, y, each.title, ink(palette.dim, felt))
        if not each.title:  # of the row above, beside it
            cells.text(bars.x, y - 1, each.told, ink(palette.dim, felt))
            continue
        style = _signed(each.sign, looks, bold=True)
        cells.right(place.x + titles + figures, y, each.told, style)
        if each.length is not None:
            from_the_middle(cells, Place(bars.x, y, room, 1), each.length, looks)
        y += 1
    for line in wrapped(picture.about_luck, place.width, indent="") if picture.about_luck else ():
        cells.text(place.x, y, line, ink(palette.dim, felt))
        y += 1
    return y


def from_the_middle(
    cells: Cells, place: Place, length: float, looks: Looks, style: Style | None = None
) -> None:
    """A bar to the right for a gain, to the left for a loss."""
    palette, sign = looks.palette, looks.glyphs.shares[0]
    middle, half = place.x + place.width // 2, (place.width - 1) // 2
    long = round(half * abs(length))
    begin = middle + 1 if length > 0 else middle - long
    color = style or _signed(1 if length > 0 else -1, looks)
    cells.text(begin, place.y, sign * long, color)
    rail = style or ink(palette.dim, palette.felt)
    cells.text(middle, place.y, looks.glyphs.rail.down, rail)


def _course(cells: Cells, place: Place, picture: PortraitPicture, looks: Looks) -> None:
    palette, felt = looks.palette, looks.palette.felt
    beside = _BESIDE if picture.evenings and place.width >= _EVENINGS else 0
    room = place._replace(width=place.width - beside)
    if picture.graph:
        draw_graph(cells, room, picture.graph, looks)
    else:
        for y, line in enumerate(wrapped(picture.no_graph, room.width, indent=""), room.y):
            cells.text(room.x, y, line, ink(palette.dim, felt))
    if not beside:
        return
    step = 3 if place.height >= 3 * len(picture.evenings) else 2
    for number, each in enumerate(picture.evenings):
        y = place.y + step * number
        if y + 1 >= place.bottom:
            return
        cells.text(room.right + _APART, y, each.title, ink(palette.dim, felt))
        style = _signed(each.sign, looks, bold=True)
        cells.text(room.right + _APART, y + 1, each.told, style)


def _rows_at_the_left(picture: PortraitPicture) -> int:
    swaps = 3 + len(picture.swaps.rows) if picture.swaps else 0
    return swaps + bool(swaps) + 1 + len(picture.others)


def _at_the_left(cells: Cells, place: Place, picture: PortraitPicture, looks: Looks) -> None:
    quiet = ink(looks.palette.dim, looks.palette.felt)
    y = place.y
    if picture.swaps:
        _heading(cells, place, translate(In("swaps by street", "swaps")), looks)
        y = _figures(cells, place._replace(y=y + 1), picture.swaps, looks)
        if place.height >= _rows_at_the_left(picture):
            cells.text(place.x, y, picture.about_swaps, quiet, width=place.width)
            y += 1
        y += 1
    _heading(cells, place._replace(y=y), translate(_("opponents and pots")), looks)
    room = max(0, place.bottom - y - 1)
    titles = max((cell_len(row.cells[0]) for row in picture.others), default=0) + 2
    for each in picture.others[:room]:
        y += 1
        cells.text(place.x, y, each.cells[0], ink(looks.palette.text, looks.palette.felt))
        x, style = place.x + titles, _signed(each.signs[1], looks)
        end = cells.text(x, y, each.cells[1], style, width=place.right - x) + 2
        cells.text(end, y, each.meaning, quiet, width=place.right - end)


def _figures(cells: Cells, place: Place, table: TablePicture, looks: Looks) -> int:
    """A table whose figures end at the same columns; returns the row below."""
    lines = [Row(table.heads), *table.rows]
    widths = [max(cell_len(row.cells[at]) for row in lines) for at in range(len(table.heads))]
    free = place.width - sum(widths)
    apart = max(2, min(_FIGURES, free // len(widths)))
    quiet = ink(looks.palette.dim, looks.palette.felt)
    for y, row in enumerate(lines, place.y):
        x = place.x
        for at, (text, width) in enumerate(zip(row.cells, widths, strict=True)):
            sign = row.signs[at] if at < len(row.signs) else 0
            style = quiet if y == place.y else _signed(sign, looks)
            x += width + (apart if at else 0)
            if at:
                cells.right(x, y, text, style)
            else:
                cells.text(place.x, y, text, style)
    return place.y + len(lines)


def _habits(cells: Cells, place: Place, picture: PortraitPicture, looks: Looks) -> None:
    """A share is a bar from nothing to all; that of the others is marked on it, and told behind."""
    palette, felt = looks.palette, looks.palette.felt
    _heading(cells, place, translate(_("style")), looks)
    titles = max((cell_len(each.title) for each in picture.habits), default=0)
    shares = [each.told for each in picture.habits if each.share is not None]
    figures = max(map(cell_len, shares), default=0)
    behind = max(cell_len(picture.about_habits), *(cell_len(it.theirs) for it in picture.habits))
    x = place.x + titles + 2 + figures + 2
    bar = Place(x, place.y + 1, max(0, place.right - x - behind - 2), 1)
    quiet = ink(palette.dim, felt)
    cells.text(bar.x, bar.y, "0", quiet)
    cells.right(bar.right, bar.y, percent(1.0), quiet)
    cells.right(place.right, bar.y, picture.about_habits, quiet)
    for y, each in enumerate(picture.habits, place.y + 2):
        cells.text(place.x, y, each.title, ink(palette.text, felt))
        color = palette.accent if each.stands_out else palette.text
        if each.few:
            begin = min(place.x + titles + 2, place.right - cell_len(each.told))
            cells.text(max(begin, place.x + titles + 1), y, each.told, quiet)
        else:
            style = ink(color, felt, bold=each.stands_out)
            cells.right(place.x + titles + 2 + figures, y, each.told, style)
            cells.right(place.right, y, each.theirs, quiet)
        if each.share is not None:
            _bar(cells, bar._replace(y=y), each, looks)


def _bar(cells: Cells, place: Place, habit: Habit, looks: Looks) -> None:
    palette, glyphs, felt = looks.palette, looks.glyphs, looks.palette.felt
    share = habit.share or 0.0
    halves = round(2 * place.width * share)
    color = palette.accent if habit.stands_out else palette.text
    end = cells.text(place.x, place.y, glyphs.filled(halves), ink(color, felt))
    rest = glyphs.shares[2] * (place.right - end)
    cells.text(end, place.y, rest, ink(mix(palette.dim, felt, 0.5), felt))
    if habit.others is not None:
        x = place.x + min(place.width - 1, int(place.width * habit.others))
        cells.text(x, place.y, glyphs.rail.down, ink(palette.text, felt, bold=True))
