"""How much room there is on a page of the statistics, and for what; and lines below each other with
as much air between them as there is room for."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from enum import IntEnum
from typing import Final, NamedTuple

from rich.cells import cell_len

from drawholdem_tui.tui.statistics.plan import PagePicture, TablePicture
from drawholdem_tui.tui.table.drawing.cells import wrapped
from drawholdem_tui.tui.table.scene.plan import Place

_BESIDE: Final = 100  # columns from which on a meaning stands beside its figure
MARGIN: Final = 2
WIDEST: Final = 196  # of a page: figures far from what they are of cannot be read
APART: Final = 2
LEGENDS_APART: Final = 6  # columns between two parts of a legend
BAR: Final = 20  # columns that stand for all hands
LOW, _HIGH = 5, 0.6  # rows of a graph beside a table at least; a part of the page at most
_SPREAD: Final = 4  # rows more than there have to be, and a blank stands behind each
_MOST: Final = 14  # rows of a table that is spread
_NARROWEST, _WIDEST = 7, 121  # columns of a bar for gains and losses
_BEHIND: Final = 4  # columns behind one at least
_FAR: Final = 18  # and at most
_MOST_APART: Final = 8  # columns between two figures
_FEWEST: Final = 3  # rows of a long table that are seen at least


class Columns(NamedTuple):
    """The columns of a table from left to right."""

    widths: tuple[int, ...]
    shares: bool  # whether there is room for them behind the figures
    beside: int  # columns for a meaning behind those
    gains: tuple[int, ...]  # behind each column, how wide a bar to either side is there
    apart: int  # columns between two
    behind: int  # and behind a bar: what stands there is not of it


def rows_of(table: TablePicture, width: int) -> int:
    """Head, rows, and a legend."""
    _beside, wide, half = legend_columns(table, width)
    legend = [len(wrapped(means, wide, indent="")) for _title, means in table.legend]
    below = 1 + max(sum(legend[:half]), sum(legend[half:])) if legend else 0
    return any(table.heads) + len(table.rows) + below


def legend_columns(table: TablePicture, width: int) -> tuple[int, int, int]:
    """Columns before what a title means and for that; and how many stand in the first of two
    parts, or all of them where there is no room for two."""
    legend = table.legend
    beside = max((cell_len(title) for title, _means in legend), default=0) + APART
    longest = max((cell_len(means) for _title, means in legend), default=0)
    if len(legend) > _FEWEST and 2 * (beside + longest) + LEGENDS_APART <= width:
        return beside, longest, -(-len(legend) // 2)
    return beside, width - beside, len(legend)


def step_between(picture: PagePicture, place: Place) -> int:
    """From one row to the next: there is one between them on a high page."""
    table = picture.table
    if table is None or picture.meanings or len(table.rows) > _MOST:
        return 1
    graph = 2 * LOW if picture.graph else 3 * LOW if picture.below else 0
    free = place.height - rows_of(table, place.width) - graph
    return 2 if free >= len(table.rows) + _SPREAD else 1


def graph_rows(picture: PagePicture, place: Place) -> int:
    """The rows of a graph: all, or what a table with its legend leaves; too few are none."""
    table = picture.table
    if table is None:
        return place.height
    spread = (len(table.rows) + 1) * (step_between(picture, place) - 1)
    free = place.height - rows_of(table, place.width) - spread - 1
    if not table.legend:  # it can be scrolled
        free = max(free, min(place.height // 2, place.height - _FEWEST - 2))
    high = min(free, int(place.height * _HIGH))
    return high if high >= LOW else 0


def placed(tabs: tuple[tuple[str, str], ...], left: int) -> Iterator[tuple[int, str, str]]:
    """Where each begins, with the blank before it; the first word stands at the page's left."""
    x = left - 1
    for page, title in tabs:
        yield x, page, title
        x += cell_len(title) + 2


def laid_out(table: TablePicture, width: int, *, meanings: bool) -> Columns:
    lines = [table.heads, *(row.cells for row in table.rows)]
    widths = tuple(max(1, *map(cell_len, column)) for column in zip(*lines, strict=True))
    behind = width - sum(widths) - APART * len(widths) - BAR
    beside = behind - APART if width >= _BESIDE - 2 * MARGIN else 0
    apart = APART
    if not meanings and len(table.bars) < 2:
        apart = max(APART, min(_MOST_APART, (4 * width // 5 - sum(widths)) // len(widths)))
    used = sum(widths) + apart * len(widths)
    gains, far = _gains(table, len(widths), width - used)
    return Columns(widths, meanings and behind >= 0, beside, gains, apart, far)


def _gains(table: TablePicture, columns: int, free: int) -> tuple[tuple[int, ...], int]:
    """All of them as wide, or if that is too narrow those that there is room for; and how far what
    stands behind one is from it."""
    bars = table.bars
    many = len(bars) or 1
    far = max(_BEHIND, min(_FAR, free // (3 * many)))
    wide = 0
    while bars:
        is_last = bars[-1].behind == columns - 1  # nothing stands behind it
        wide = min(_WIDEST, (free + far * is_last) // len(bars) - far)
        if wide >= _NARROWEST:
            break
        bars = bars[:1] if len(bars) > 1 else ()
    there = {bar.behind for bar in bars}
    return tuple(wide - 1 + wide % 2 if at in there else 0 for at in range(columns)), far


Draw = Callable[[Place], None]  # into a place of one row


class Air(IntEnum):
    """What comes first where there is more room, and what last."""

    NONE = 0
    SECTIONS = 1
    EXTRAS = 2
    HEADS = 3
    SENTENCES = 4
    ROWS = 5


class Airy(NamedTuple):
    """A row that is there from so much air on: blank, or what can be done without."""

    air: Air
    draw: Draw | None = None


Column = Sequence[Draw | Airy]


def _kept(column: Column, air: Air) -> list[Draw | Airy]:
    return [each for each in column if not (isinstance(each, Airy) and each.air > air)]


def rows(column: Column, air: Air) -> int:
    return len(_kept(column, air))


def draw_column(place: Place, column: Column, air: Air) -> None:
    """From the top of a place down."""
    for y, each in enumerate(_kept(column, air), place.y):
        draw = each.draw if isinstance(each, Airy) else each
        if draw:
            draw(place._replace(y=y, height=1))


def apart(lines: Iterable[Draw]) -> list[Draw | Airy]:
    """With a blank between each two."""
    told: list[Draw | Airy] = []
    for each in lines:
        if told:
            told.append(Airy(Air.ROWS))
        told.append(each)
    return told
