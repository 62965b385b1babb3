"""A course of values as a graph, and bars, on the felt."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

from rich.cells import cell_len
from rich.style import Style

from drawholdem_tui.tui.looks import Looks, Tone, ink, tone_of
from drawholdem_tui.tui.looks.contrast import mix
from drawholdem_tui.tui.statistics.plan import (
    EIGHTHS,
    Columns,
    GraphPicture,
    Slot,
    chosen_columns,
    columns,
    columns_from,
    lit_columns,
    marked_columns,
    slots_of,
    spread,
)
from drawholdem_tui.tui.table.drawing.cells import Cells
from drawholdem_tui.tui.table.scene.plan import Place

_THIN: Final = 0.86  # of the felt, in what stands below the edge of a graph
_DEEP: Final = 0.56  # of the felt, in what hangs: a darker red needs more of itself not to be brown
_GAINS, _LOSSES = (0.3, 0.5), (0.06, 0.24)  # of it, in bars, and in those that add up to another
_LIT: Final = 0.55  # of it, in what is lit
_CORAL: Final = 0.6  # of what is written of losses in a bar of one: on the felt that is brown
_HALF: Final = EIGHTHS // 2
_TO_ITS_FIGURE: Final = {7: -1, 0: -2, 1: 1}  # of eighths in the last cell of a bar, so many more
_A_LINE: Final = 2  # eighths of a cell: so little is a line
_LEAST: Final = 8  # columns that a graph wants beside its labels
_FIGURES: Final = 4  # rows of bars with a figure at their ends at least
_FEW: Final = 6  # rows of stacks below which nothing lies over them
_HIGH: Final = 12  # rows from which on their names stand apart
_NEAR: Final = 2  # columns between what is told below a graph


def draw_graph(cells: Cells, place: Place, picture: GraphPicture, looks: Looks) -> Columns | None:
    """Labels to the left, what begins and ends below it. Where there is too little room the labels
    go first. Gives what was drawn."""
    if place.width < 1 or place.height < 1 or not picture.values:
        return None
    every = (picture.highest, picture.zero, picture.lowest, picture.first_bought)
    left = max(map(cell_len, every)) + 1
    if place.width - left < _LEAST:
        left = 0
    below = _rows_below(picture, place)
    plot = Place(place.x + left, place.y, place.width - left, place.height - below)
    if picture.bought and plot.height < _FEW:  # a line there would run through edges of stacks
        plot = plot._replace(y=plot.y + 1, height=plot.height - 1)
        picture = picture._replace(bought=(), first_bought="", told_bought=())
    if picture.figures and has_bars(picture, plot):
        apart = plot.height >= _HIGH or (plot.height > _FIGURES and min(picture.values) < 0)
        apart = apart and not _has_names_inside(picture, plot.width)
        drawn = _bars(cells, plot._replace(height=plot.height - apart), picture, looks)
    else:
        most = _most(picture, plot.height)
        drawn = columns(picture.values, plot.width, plot.height, most)
        _columns(cells, plot, picture, drawn, looks)
        _tell_bought(cells, plot, picture, drawn, looks)
    if left:
        for y, told, style in labels(plot, picture, drawn, looks):
            cells.right(plot.x - 1, y, told, style)
    if below:
        _below(cells, plot, picture, drawn, looks)
        slots = slots_of(picture, plot.width)[1] if below > 1 else []
        for y in range(1, below):
            named = [(slots[at], note[y - 1]) for at, note in enumerate(picture.notes)]
            tone: Tone = "plain" if y == 1 and picture.together > 1 else "quiet"
            _names(cells, plot._replace(y=plot.y + y), named, looks.on_felt(tone))
    return drawn


def rows_used(picture: GraphPicture, rows: int) -> int:
    """One fewer with what is below it, where nothing would hang as far as the last one."""
    drawn = columns(picture.values, len(picture.values), rows - 1)
    return rows - (_rows_to(min(drawn.heights)) < drawn.below)


def _rows_below(picture: GraphPicture, place: Place) -> int:
    """Where it begins and ends, and of notes below bars as many as fit."""
    if place.height <= 3 or not (picture.begin or picture.end or picture.ticks or picture.notes):
        return 0
    if not picture.notes:
        return 1
    room = place.width // len(picture.notes) - 1
    most = min(map(len, picture.notes), default=0)
    fit = [max(cell_len(note[at]) for note in picture.notes) <= room for at in range(most)]
    return 1 + min([*fit, False].index(False), max(0, place.height // 3 - 2))


def has_bars(picture: GraphPicture, plot: Place) -> bool:
    """Whether there is room for a figure at the end of each."""
    wide = max(map(cell_len, picture.figures)) + 1
    return plot.height > _FIGURES and plot.width // len(picture.values) >= wide


def _bars(cells: Cells, plot: Place, picture: GraphPicture, looks: Looks) -> Columns:
    """Each value one of its own, with its figure at its end, if there is room for all; else those
    are told which others add up to."""
    above, below = max(picture.values) > 0, min(picture.values) < 0
    room = plot._replace(y=plot.y + above, height=plot.height - above - below)
    every, _groups = slots_of(picture, room.width)
    drawn = columns(picture.values, len(picture.values), room.height)
    drawn = drawn._replace(heights=_clear(drawn.heights))
    all_told = all(cell_len(told) < every[0].end - every[0].begin for told in picture.figures)
    palette, line = looks.palette, room.y + drawn.above
    flat = drawn._replace(heights=(0,) * room.width)
    _columns(cells, room, picture._replace(marks=()), flat, looks)
    for at, (slot, height) in enumerate(zip(every, drawn.heights, strict=True)):
        color, fainter = (palette.win, _GAINS) if height > 0 else (palette.loss, _LOSSES)
        if palette.has_halves:  # calm; and more so what the first one is made of
            full = color if height > 0 else mix(palette.red, palette.loss, _CORAL)
            color = mix(full, palette.felt, fainter[at % picture.together > 0])
        if picture.chosen == at:
            color = palette.accent
        for x in slot.bar:
            _by_eighths(cells, (room.x + x, line), height, color, looks)
    for at, (slot, height) in enumerate(zip(every, drawn.heights, strict=True)):
        told, value = picture.figures[at], picture.values[at]
        if all_told or at % picture.together == 0:
            x = plot.x + (slot.bar.start + slot.bar.stop - cell_len(told)) // 2
            rows = abs(height) // EIGHTHS + (height != 0)
            y = max(plot.y, line - rows - 1) if value >= 0 else min(line + rows, plot.bottom - 1)
            cells.text(x, y, told, signed_ink(value, looks))
    return drawn._replace(above=drawn.above + above, below=drawn.below + below)


def _clear(heights: Sequence[int]) -> tuple[int, ...]:
    """None ends near the end of a row, so that each figure is as near to its bar, but for those
    that would be as high as others then; what is there at all is seen."""
    moved = {}
    for height in heights:
        size = abs(height) + _TO_ITS_FIGURE.get(abs(height) % EIGHTHS, 0)
        moved[height] = (height > 0) * max(size, _A_LINE) - (height < 0) * max(size, _A_LINE)
    several = Counter(moved.values())
    return tuple(each if several[moved[each]] > 1 else moved[each] for each in heights)


def _has_names_inside(picture: GraphPicture, width: int) -> bool:
    """Whether the name of each bar can stand at the line, where its bar does not go."""
    every, _groups = slots_of(picture, width)
    longest = max(map(cell_len, (*picture.figures, *(told for _at, told in picture.ticks))))
    return min(picture.values) < 0 < max(picture.values) and longest < every[0].end - every[0].begin


def _below(cells: Cells, plot: Place, picture: GraphPicture, drawn: Columns, looks: Looks) -> None:
    """Where it begins and ends, and between the two as much as is not in the way of either."""
    quiet, y = looks.on_felt("quiet"), plot.bottom
    if picture.figures:
        every, _groups = slots_of(picture, plot.width)
        inside = has_bars(picture, plot) and _has_names_inside(picture, plot.width)
        for at, told in picture.ticks:
            up = drawn.above - 2 if picture.values[at] < 0 else drawn.above  # of it, or below it
            row = plot._replace(height=up) if inside else plot
            _names(cells, row, [(every[at], told)], quiet)
        return
    free = cells.text(plot.x, y, picture.begin, quiet) + _NEAR
    last = cells.right(plot.right, y, picture.end, quiet) - _NEAR
    for at, told in picture.ticks:
        x = plot.x + at * plot.width // len(picture.values) - cell_len(told) // 2
        if free <= x and x + cell_len(told) <= last:
            free = cells.text(x, y, told, quiet) + _NEAR


def _names(cells: Cells, plot: Place, named: Sequence[tuple[Slot, str]], style: Style) -> None:
    """What each bar is, below it."""
    free = plot.x
    for (_begin, _end, bar), told in named:
        x = plot.x + (bar.start + bar.stop - cell_len(told)) // 2
        if free <= x and x + cell_len(told) <= plot.right:
            free = cells.text(x, plot.bottom, told, style) + _NEAR


def _columns(
    cells: Cells,
    plot: Place,
    picture: GraphPicture,
    drawn: Columns,
    looks: Looks,
) -> None:
    """What was won stands there in green, what was lost hangs in red: a bright edge over a thin
    ground, not a slab."""
    palette, glyphs, ground = looks.palette, looks.glyphs, looks.palette.felt
    line = plot.y + drawn.above
    chosen, lit = chosen_columns(picture, plot.width), lit_columns(picture, plot.width)
    for x, height in enumerate(drawn.heights, start=plot.x):
        color, full, thin = palette.win, palette.win, _THIN
        if height < 0:
            color, full, thin = palette.loss, palette.red, _DEEP
        if x - plot.x in lit:
            color, full, thin = palette.accent, palette.accent, _LIT
        if x - plot.x in chosen:
            color = full = palette.accent
        thinned = palette.has_halves and x - plot.x not in chosen
        body = mix(full, ground, thin) if thinned else color
        _column(cells, (x, line), height, (color, body), looks)
    if drawn.above:
        floor = "_" if glyphs.only_ascii else glyphs.rises[0]
        for x, height in enumerate(drawn.heights, start=plot.x):
            if height <= 0:
                color = palette.accent if x - plot.x in lit else palette.dim
                cells.text(x, line - 1, floor, ink(color, cells.ground(x, line - 1)))
    for column in marked_columns(picture, plot.width):
        height = drawn.heights[column]
        x, y = plot.x + column, max(plot.y, line - 1 - (_rows_to(height) if height > 0 else 0))
        cells.text(x, y, glyphs.chip, ink(palette.accent, cells.ground(x, y), bold=True))


def _column(
    cells: Cells, at: tuple[int, int], height: int, colors: tuple[str, str], looks: Looks
) -> None:
    """From nothing up or down; by halves of a cell, the last of them brighter."""
    glyphs, felt, (bright, thin) = looks.glyphs, looks.palette.felt, colors
    edge, body = ink(bright, felt), ink(thin, thin)
    x, line = at
    if glyphs.only_ascii or not looks.palette.has_halves:
        _by_eighths(cells, at, height, thin, looks)
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


def _most(picture: GraphPicture, rows: int) -> int:
    """To which it is drawn: the line at what was bought has a row above the highest stack, and that
    at what was bought first lies between two rows, where no edge of a stack is."""
    high, bought = max(picture.values), max(picture.bought, default=0)
    apart = bought > high and rows > 1
    most = max(high, bought, -(-high * rows // (rows - 1)) if apart else 0)
    first = rows * picture.bought[0] if picture.bought else 0
    between = first // max(1, most)
    return -(-first // between) if between > 1 else most


def bought_levels(picture: GraphPicture, width: int, drawn: Columns) -> list[int]:
    """What had been bought until then, in eighths of a cell; nothing where none is told."""
    if not picture.bought:
        return [0] * width
    high = max(1, _most(picture, drawn.above))
    return [round(EIGHTHS * drawn.above * each / high) for each in spread(picture.bought, width)]


def _tell_bought(
    cells: Cells, plot: Place, picture: GraphPicture, drawn: Columns, looks: Looks
) -> None:
    """A thin line at what was bought; each time there is more of it that is told on the line or
    beside it."""
    levels, line = bought_levels(picture, plot.width, drawn), plot.y + drawn.above
    edges = [line - _rows_to(height) for height in drawn.heights]
    tops = [line - -(-level // EIGHTHS) for level in levels]
    for x, (level, top, edge) in enumerate(zip(levels, tops, edges, strict=True), plot.x):
        sign, y = looks.glyphs.rail.across if top == plot.y else _thin_at(level, looks), top
        if level % EIGHTHS == 0 and looks.in_halves and top not in (plot.y, edge + 1):
            sign, y = looks.glyphs.rises[0], top - 1  # between two rows
        if level and y != edge:
            cells.text(x, y, sign, looks.ink("quiet", cells.ground(x, y)))
    for at, told in picture.told_bought:
        begin = columns_from(at, len(picture.values), plot.width)
        end = begin + cell_len(told) + 2
        top, below = tops[min(begin, plot.width - 1)], edges[begin:end]
        beside = [y for y in (top - 1, top + 1) if y not in tops[begin:end]]
        near = [y for y in (top, *beside) if plot.y <= y < line and y not in below]
        free = [y for y in near if len({y < edge for edge in below}) == 1]  # it touches no step
        if end > plot.width or not free:
            continue
        seen, after = (f" {told} ", 0) if free[0] == top else (told, 1)
        for x, sign in enumerate(seen, plot.x + begin + after):
            cells.text(x, free[0], sign, looks.ink("plain", cells.ground(x, free[0])))


def _thin_at(level: int, looks: Looks) -> str:
    """Of a cell, as near as a line can lie to so many eighths."""
    if not looks.in_halves:
        return looks.glyphs.rail.across
    rest = level % EIGHTHS or EIGHTHS
    if rest > EIGHTHS - _A_LINE:
        return looks.glyphs.hangs[0]
    return looks.glyphs.rises[0] if rest <= _A_LINE else looks.glyphs.rail.across


def _by_eighths(cells: Cells, at: tuple[int, int], height: int, color: str, looks: Looks) -> None:
    """In one colour."""
    (x, line), glyphs, felt = at, looks.glyphs, looks.palette.felt
    style = ink(color, felt)
    if height > 0:
        full, rest = divmod(height, EIGHTHS)
        cells.fill(Place(x, line - full, 1, full), style, glyphs.rises[-1])
        if rest:
            cells.text(x, line - full - 1, glyphs.rises[rest - 1], style)
    elif height < 0 and looks.in_halves:  # what lies below its end stands before it
        full, rest = divmod(-height, EIGHTHS)
        cells.fill(Place(x, line, 1, full), style, glyphs.rises[-1])
        if rest:
            cells.text(x, line + full, glyphs.rises[EIGHTHS - rest - 1], ink(felt, color))
    elif height < 0:
        full, rest = divmod(-height + 1, EIGHTHS)  # what lacks an eighth of a cell is whole
        cells.fill(Place(x, line, 1, full), style, glyphs.hangs[-1])
        if rest > 1:
            cells.text(x, line + full, glyphs.hangs[rest > EIGHTHS // 2 - 1], style)


def labels(
    plot: Place, picture: GraphPicture, drawn: Columns, looks: Looks
) -> Iterator[tuple[int, str, Style]]:
    """In which rows they stand. The one at nothing does beside the floor, where no other does."""
    line = plot.y + drawn.above
    high, low = _rows_to(max(drawn.heights)), _rows_to(min(drawn.heights))
    bought = _rows_to(bought_levels(picture, len(drawn.heights), drawn)[0])
    if picture.first_bought and high != bought > 1:
        yield line - bought, picture.first_bought, looks.on_felt("quiet")
    if drawn.above:
        yield line - max(1, high), picture.highest, looks.on_felt("gain")
    if drawn.below:
        yield line + max(1, low) - 1, picture.lowest, looks.on_felt("loss")
    zero = line - 1 if high > 1 else line if low > 1 else None
    if zero is not None:
        yield zero, picture.zero, looks.on_felt("quiet")


def _rows_to(height: int) -> int:
    """From the line to where a column ends, that has so many eighths of a cell."""
    return max(height != 0, -(-round(abs(height) / _HALF) // 2))  # a line takes one, too


def signed_ink(sign: int, looks: Looks) -> Style:
    return ink(looks.colour(tone_of(sign)), looks.palette.felt, bold=True)
