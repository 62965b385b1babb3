"""How much room there is on a page of the statistics, and for what."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from rich.cells import cell_len

from drawholdem_tui.tui.statistics.plan import PagePicture, TablePicture
from drawholdem_tui.tui.table.drawing.cells import wrapped
from drawholdem_tui.tui.table.scene.plan import Place

_BESIDE: Final = 100  # columns from which on a meaning stands beside its figure
MARGIN: Final = 2
APART: Final = 2
BAR: Final = 20  # columns that stand for all hands
LOW, _HIGH = 6, 0.5  # rows of a graph beside a table at least; a part of the page at most
_SPREAD: Final = 4  # rows more than there have to be, and a blank stands behind each
_MOST: Final = 14  # rows of a table that is spread


class Columns(NamedTuple):
    """The columns of a table from left to right."""

    widths: tuple[int, ...]
    bars: bool  # whether there is room for them behind the figures
    beside: int  # columns for a meaning behind those


def rows_of(table: TablePicture, width: int) -> int:
    """Head, rows, and a legend."""
    beside = max((cell_len(title) for title, _means in table.legend), default=0) + APART
    legend = [wrapped(means, width - beside, indent="") for _title, means in table.legend]
    below = 1 + sum(map(len, legend)) if legend else 0
    return any(table.heads) + len(table.rows) + below


def step_between(picture: PagePicture, place: Place) -> int:
    """From one row to the next: there is one between them on a high page."""
    table = picture.table
    if table is None or picture.meanings or len(table.rows) > _MOST:
        return 1
    graph = 2 * LOW if picture.graph or picture.below else 0
    free = place.height - rows_of(table, place.width) - graph
    return 2 if free >= len(table.rows) + _SPREAD else 1


def graph_rows(picture: PagePicture, place: Place) -> int:
    """The rows of a graph: all, or what a table with its legend leaves; too few are none."""
    table = picture.table
    if table is None:
        return place.height
    spread = (len(table.rows) + 1) * (step_between(picture, place) - 1)
    free = place.height - rows_of(table, place.width) - spread - 1
    high = min(free, int(place.height * _HIGH))
    return high if high >= LOW else 0


def placed(tabs: tuple[tuple[str, str], ...]) -> Iterator[tuple[int, str, str]]:
    """Where each begins, with the blank before it."""
    x = 1
    for page, title in tabs:
        yield x, page, title
        x += cell_len(title) + 2


def laid_out(table: TablePicture, width: int, *, meanings: bool) -> Columns:
    lines = [table.heads, *(row.cells for row in table.rows)]
    widths = tuple(max(1, *map(cell_len, column)) for column in zip(*lines, strict=True))
    behind = width - sum(widths) - APART * len(widths) - BAR
    beside = behind - APART if width >= _BESIDE - 2 * MARGIN else 0
    return Columns(widths, meanings and behind >= 0, beside)
