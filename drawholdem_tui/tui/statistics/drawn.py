"""A course of values as a graph, and bars, on the felt."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Final

from rich.cells import cell_len
from rich.style import Style

from drawholdem_tui.tui.looks import Looks, ink, tone_of
from drawholdem_tui.tui.looks.contrast import mix
from drawholdem_tui.tui.statistics.arranged import rows_below, tell_below
from drawholdem_tui.tui.statistics.plan import (
    EIGHTHS,
    Columns,
    GraphPicture,
    chosen_columns,
    columns,
    columns_from,
    even_width,
    lit_columns,
    marked_columns,
    slots_of,
    spread,
)
from drawholdem_tui.tui.table.drawing.cells import Cells
from drawholdem_tui.tui.table.drawing.letters import Inks, draw_step
from drawholdem_tui.tui.table.scene.plan import Place

_THIN: Final = 0.9  # of the felt, in what stands below the edge of a graph
_DEEP: Final = 0.92  # of the felt, in what hangs: as far from it as what stands
_HALF: Final = EIGHTHS // 2
_UPRIGHT: Final = "\u258f"  # a line at the left of a cell
_SEEN: Final = 4  # half cells of a course from which on its highest value stands out
_LEAST: Final = 8  # columns that a graph wants beside its labels
_FIGURES: Final = 4  # rows of bars with a figure at their ends at least
_FEW: Final = 6  # rows of stacks below which nothing lies over them that never changes
_HIGH: Final = 12  # rows from which on their names stand apart
_NEAR: Final = 2  # columns between what is told below a graph
_LONG: Final = 60  # columns of a graph at whose end there is a figure


def draw_graph(cells: Cells, place: Place, picture: GraphPicture, looks: Looks) -> Columns | None:
    """Labels to the left, what begins and ends below it. Where there is too little room the labels
    go first. Gives what was drawn."""
    if place.width < 1 or place.height < 1 or not picture.values:
        return None
    every = (picture.highest, picture.zero, picture.lowest, picture.first_bought)
    left = max(map(cell_len, every)) + 1
    if place.width - left < _LEAST:
        left = 0
    right = cell_len(picture.last) + 1
    right *= bool(picture.last) and place.width - left - right >= _LONG
    below = rows_below(picture, place._replace(width=place.width - left - right))
    plot = Place(place.x + left, place.y, place.width - left - right, place.height - below)
    flat = bool(picture.bought) and not picture.told_bought and plot.height < _FEW
    if flat:  # a line there would run through edges of stacks
        picture = picture._replace(bought=(), first_bought="")
    if flat or picture.told_bought:  # which stands above its line
        plot = plot._replace(y=plot.y + 1, height=plot.height - 1)
    if picture.figures and has_bars(picture, plot):
        apart = plot.height >= _HIGH or (plot.height > _FIGURES + 1 and min(picture.values) < 0)
        drawn = _bars(cells, plot._replace(height=plot.height - apart), picture, looks)
    else:
        plot = plot._replace(width=even_width(picture, plot.width))
        most = _most(picture, plot.height)
        drawn = columns(picture.values, plot.width, plot.height, most, picture.chosen)
        edges = _columns(cells, plot, picture, drawn, looks)
        _tell_bought(cells, plot, picture, (drawn, edges), looks)
        _mark(cells, plot, picture, drawn, looks)
    for y, told, style in labels(plot, picture, drawn, looks) if left else ():
        cells.right(plot.x - 1, y, told, style)
    if right:
        tell_last(cells, plot, picture, drawn, looks)
    if below:
        tell_below(cells, plot, picture, below, looks)
    return drawn


def tell_last(
    cells: Cells, plot: Place, picture: GraphPicture, drawn: Columns, looks: Looks
) -> None:
    """At the end of the line."""
    y = row_of_the_line(plot, drawn, -1)
    cells.text(plot.right + 1, y, picture.last, signed_ink(picture.values[-1], looks))


def row_of_the_line(plot: Place, drawn: Columns, at: int) -> int:
    """In which row it lies in a column."""
    height, rows = drawn.heights[at], _rows_to(drawn.heights[at])
    y = plot.y + drawn.above - max(1, rows) if height >= 0 else plot.y + drawn.above + rows - 1
    return max(plot.y, min(y, plot.bottom - 1))


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
    heights, line = [0] * room.width, room.y + drawn.above
    for slot, height in zip(every, drawn.heights, strict=True):
        for x in slot.bar:
            heights[x] = height
    _columns(cells, room, picture, drawn._replace(heights=tuple(heights)), looks)
    all_told = all(cell_len(told) < every[0].end - every[0].begin for told in picture.figures)
    for at, slot in enumerate(every):
        told, value, whole = picture.figures[at], picture.values[at], at % picture.together == 0
        if all_told or whole:
            x = plot.x + (slot.bar.start + slot.bar.stop - cell_len(told)) // 2
            rows = -(-abs(drawn.heights[at]) // EIGHTHS)
            y = max(plot.y, line - rows - 1) if value >= 0 else min(line + rows, plot.bottom - 1)
            cells.text(x, y, told, signed_ink(value, looks, bold=whole))
    return drawn._replace(above=drawn.above + above, below=drawn.below + below)


def _columns(
    cells: Cells,
    plot: Place,
    picture: GraphPicture,
    drawn: Columns,
    looks: Looks,
) -> list[range]:
    """What was won stands there in green, what was lost hangs in red: a bright line over a thin
    ground, not a slab; in which rows that line is, column by column."""
    palette, line = looks.palette, plot.y + drawn.above
    chosen, lit = chosen_columns(picture, plot.width), lit_columns(picture, plot.width)
    halves = [max(each != 0, round(abs(each) / _HALF)) for each in drawn.heights]
    ends, top = {max(drawn.heights), min(drawn.heights)}, max(halves)
    if top >= _SEEN:  # what is less than the end that reaches there is seen to be
        heights = zip(halves, drawn.heights, strict=True)
        halves = [min(many, top - (each not in ends)) for many, each in heights]
    signed = [-many if each < 0 else many for many, each in zip(halves, drawn.heights, strict=True)]
    before = [*signed[:1], *signed]
    gains = palette.win, mix(palette.win, palette.felt, _THIN)
    losses = palette.loss, mix(palette.red, palette.felt, _DEEP)
    here, gold, rows = (palette.accent, palette.accent), palette.accent, []
    for at, steps in enumerate(zip(before, signed, strict=False)):
        inks = (here, here) if at in chosen else (gains, losses)
        if at in lit:  # what is below its line still says whether that is a gain
            inks = (gold, gains[1]), (gold, losses[1])
        lies, height = (plot.x + at, line), drawn.heights[at]
        if picture.figures and looks.in_halves:  # bars are not joined
            rows.append(_bar(cells, lies, height, inks[height < 0], looks))
        else:
            rows.append(_column(cells, lies, height, (steps, inks), looks))
    if drawn.above:
        floor = "_" if looks.glyphs.only_ascii else looks.glyphs.rises[0]
        nothing = palette.loss if picture.bought else palette.dim  # that is no line at it
        for at, height in enumerate(drawn.heights):
            joined = looks.in_halves and not picture.figures  # a bar says itself where it stands
            x, y = plot.x + at, line - 1
            if height > 0 and not joined:
                continue
            if y not in rows[at]:  # else the course lies on it
                color = palette.accent if at in lit else nothing
                cells.text(x, y, floor, ink(color, cells.ground(x, y)))
    return rows


def _mark(cells: Cells, plot: Place, picture: GraphPicture, drawn: Columns, looks: Looks) -> None:
    """On the stacks, where something was bought."""
    for column in marked_columns(picture, plot.width):
        rows = _rows_to(max(0, drawn.heights[column]))
        x, y = plot.x + column, max(plot.y, plot.y + drawn.above - 1 - rows)
        style = ink(looks.palette.accent, cells.ground(x, y), bold=True)
        cells.text(x, y, looks.glyphs.chip, style)


_Step = tuple[tuple[int, int], Inks]


def _column(cells: Cells, at: tuple[int, int], height: int, step: _Step, looks: Looks) -> range:
    """From nothing up or down, where the one before it ended."""
    felt, (halves, inks), (_x, line) = looks.palette.felt, step, at
    bright, thin = inks[height < 0]
    if not looks.in_halves:
        _by_eighths(cells, at, height, thin if looks.palette.has_halves else bright, looks)
        many = _rows_to(height)
        last = line - many if height > 0 else line + many - 1
        return range(last, last + (height != 0))
    return draw_step(cells, at, halves, inks, felt)


def _bar(
    cells: Cells, at: tuple[int, int], height: int, inks: tuple[str, str], looks: Looks
) -> range:
    """As high as its value to an eighth of a cell. A cell has two colours only: its bright end is
    half a cell, or all that is in the last one."""
    (x, line), (bright, thin), signs, felt = at, inks, looks.glyphs.rises, looks.palette.felt
    size, stands = abs(height), height > 0
    rest = size % EIGHTHS
    ground = size - max(_HALF, rest)
    many = -(-size // EIGHTHS)
    for row in range(many):
        inside, below = size - row * EIGHTHS, ground - row * EIGHTHS
        near, far, part = (bright, felt, inside) if below <= 0 else (thin, bright, below)
        part = min(part, EIGHTHS)
        y = line - 1 - row if stands else line + row
        if part == EIGHTHS:
            cells.text(x, y, signs[-1], ink(near, near))
        elif stands:
            cells.text(x, y, signs[part - 1], ink(near, far))
        else:
            cells.text(x, y, signs[EIGHTHS - part - 1], ink(far, near))
    return range(line - many, line) if stands else range(line, line + many)


def _most(picture: GraphPicture, rows: int) -> int:
    """To which it is drawn: the line at what was bought has a row above all stacks, into which it
    is drawn, and that at what was bought first lies between two rows, where no edge of a stack
    is."""
    high, bought = max(picture.values), max(picture.bought, default=0)
    most = -(-bought * rows // (rows - 1)) if bought > high and rows > 1 else high
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
    cells: Cells,
    plot: Place,
    picture: GraphPicture,
    course: tuple[Columns, list[range]],
    looks: Looks,
) -> None:
    """A thin line at what was bought, with a step where there is more of it and that told above."""
    if not picture.bought:
        return
    (drawn, edges), glyphs = course, looks.glyphs
    line, full = plot.y + drawn.above, glyphs.rises[-1]
    levels = bought_levels(picture, plot.width, drawn)
    at = [_row_of(level, line, plot, looks) for level in levels]
    seen = [  # else it lies on them
        [each for each in edge if cells.signs[each][x] != full]
        for x, edge in enumerate(edges, plot.x)
    ]
    courses = list(zip(levels, at, seen, strict=True))
    hung = {  # between two rows it lies in the upper, unless an edge is there: then all along
        level
        for level, (y, _sign), rows in courses
        if level % EIGHTHS == 0 and y in rows and y + 1 not in rows
    }
    for x, (level, (y, sign), rows) in enumerate(courses, plot.x):
        upright, row = y in rows and y + 1 in rows, y + (level in hung)
        if level and (upright or row not in rows):
            told = glyphs.hangs[0] if level in hung else sign
            ground = looks.palette.win if upright else cells.ground(x, row)
            cells.text(x, row, told, looks.ink("quiet", ground))
    step = _UPRIGHT if looks.in_halves else glyphs.rail.down
    for x, ((low, _), (high, _)) in enumerate(pairwise(at), plot.x + 1):
        for y in range(high + 1, low + 1):
            cells.text(x, y, step, looks.ink("quiet", cells.ground(x, y)))
    free = plot.width
    for place, told in reversed(picture.told_bought):  # the last is the sum of all
        wide, column = cell_len(told), columns_from(place, len(picture.values), plot.width)
        begin = min(column, plot.width - wide)
        y = at[min(column, plot.width - 1)][0] - 1
        near = begin < 0 or begin + wide > free
        if not near and not any(y in edge for edge in edges[begin : begin + wide]):
            cells.text(plot.x + begin, y, told, looks.on_felt("plain"))
            free = begin - _NEAR


def _row_of(level: int, line: int, plot: Place, looks: Looks) -> tuple[int, str]:
    """As near as a thin line can lie to so many eighths; between two rows it lies in the upper."""
    y = line - -(-level // EIGHTHS)
    if not looks.in_halves:
        return y, looks.glyphs.rail.across
    low = 0 < level % EIGHTHS <= _HALF
    return y - (y > plot.y and not low), looks.glyphs.rises[0]


def _by_eighths(cells: Cells, at: tuple[int, int], height: int, color: str, looks: Looks) -> None:
    """In one colour."""
    (x, line), glyphs, felt = at, looks.glyphs, looks.palette.felt
    style = ink(color, felt)
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


def signed_ink(sign: int, looks: Looks, *, bold: bool = True) -> Style:
    return ink(looks.colour(tone_of(sign)), looks.palette.felt, bold=bold)
