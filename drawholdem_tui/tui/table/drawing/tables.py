"""A table on the felt of a page: words, small cards and bars in columns, one row in gold."""

from __future__ import annotations

from typing import Final, NamedTuple

from rich.cells import cell_len

from drawholdem_tui.tui.looks import Looks, block
from drawholdem_tui.tui.table.drawing.cells import Cells
from drawholdem_tui.tui.table.drawing.lines import (
    FACE,
    Balance,
    Bar,
    Faces,
    How,
    Piece,
    Said,
    draw_line,
)
from drawholdem_tui.tui.table.scene.plan import Place

_APART: Final = 2
_LEAST: Final = 6  # cells of a bar
_MOST: Final = 36


class Column(NamedTuple):
    """``goes``: the lower, the sooner it finds room; 0 always."""

    title: str = ""
    right: bool = False
    goes: int = 0


class Table(NamedTuple):
    """``lit`` is the row that is told beside it."""

    columns: tuple[Column, ...]
    rows: tuple[tuple[Piece, ...], ...]
    lit: int = -1

    @property
    def width(self) -> int:
        """With all its columns, and bars as short as they can be."""
        return _needed(_wanted(self))

    @property
    def has_titles(self) -> bool:
        return any(each.title for each in self.columns)

    def height(self, *, airy: bool = False) -> int:
        rows = len(self.rows)
        return self.has_titles + (max(0, 2 * rows - 1) if airy else rows)


def draw_table(
    cells: Cells, place: Place, table: Table, looks: Looks, *, airy: bool = False
) -> None:
    """As many of its columns as there is room for."""
    widths = _widths(table, place.width)
    y = place.y
    if table.has_titles:
        x = place.x
        for column, width in zip(table.columns, widths, strict=True):
            if width:
                title = Said(column.title, "quiet")
                how = How(at_right=column.right)
                draw_line(cells, Place(x, y, width, 1), (title,), looks, how)
                x += width + _APART
        y += 1
    for number, row in enumerate(table.rows):
        how = How(other=bool(number % 2) and not airy, chosen=number == table.lit)
        if how.chosen:
            gold = block(looks.palette.surround, looks.palette.accent)
            cells.fill(Place(place.x - 1, y, place.width + 2, 1), gold)
        x = place.x
        for column, width, piece in zip(table.columns, widths, row, strict=True):
            if width:
                room = Place(x, y, width, 1)
                draw_line(cells, room, (piece,), looks, how._replace(at_right=column.right))
                x += width + _APART
        y += 2 if airy else 1


def _widths(table: Table, room: int) -> list[int]:
    """Of each column; none of those that are left out. Bars take what is left."""
    columns, widths = table.columns, _wanted(table)
    bars = [at for at in range(len(columns)) if _has_bars(table, at)]
    order = sorted(range(len(columns)), key=lambda at: columns[at].goes)
    kept: list[int] = []
    for at in order:
        if not columns[at].goes or _needed([widths[each] for each in (*kept, at)]) <= room:
            kept.append(at)
    widths = [width if at in kept else 0 for at, width in enumerate(widths)]
    there = [at for at in bars if widths[at]]
    for at in there:
        spare = max(0, room - _needed(widths)) // len(there)
        widths[at] = min(max(_MOST, widths[at]), widths[at] + spare)
    return widths


def _wanted(table: Table) -> list[int]:
    return [
        max(
            cell_len(column.title),
            _LEAST if _has_bars(table, at) else 0,
            *(_width(row[at]) for row in table.rows),
        )
        for at, column in enumerate(table.columns)
    ]


def _has_bars(table: Table, at: int) -> bool:
    return any(_is_bar(row[at]) for row in table.rows)


def _needed(widths: list[int]) -> int:
    there = [width for width in widths if width]
    return sum(there) + _APART * (len(there) - 1)


def _is_bar(piece: Piece) -> bool:
    return isinstance(piece, Bar | Balance)


def _width(piece: Piece) -> int:
    if isinstance(piece, Said):
        return piece.width or cell_len(piece.text)
    if isinstance(piece, Faces):
        return max(0, FACE * (piece.at + len(piece.cards) + piece.empty) - 1)
    return piece.width
