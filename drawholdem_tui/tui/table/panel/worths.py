"""What each answer to a spot was worth: a row each with a small bar, and the sentence behind it."""

from __future__ import annotations

from typing import Final

from rich.cells import cell_len

from drawholdem_tui.tui.looks import Looks, ink
from drawholdem_tui.tui.table.drawing.cells import Cells
from drawholdem_tui.tui.table.drawing.wrapping import wrapped
from drawholdem_tui.tui.table.scene.regions import ResultsPicture, WorthRow

_LEFT: Final = 2
_APART: Final = 2
_LONGEST_BAR: Final = 24
_SHORTEST_BAR: Final = 4


def paint_worths(cells: Cells, picture: ResultsPicture, looks: Looks) -> None:
    """The verdict, the answers, and why; where there is little room, the answers go last."""
    palette, width = looks.palette, cells.width - 2 * _LEFT
    bold = ink(palette.text, palette.surround, bold=True)
    y = 1 if cells.height > len(picture.worths) + 6 else 0
    fits = cell_len(picture.heading) <= width
    heading = picture.heading if fits else picture.heading_in_short or picture.heading
    cells.text(_LEFT, y, heading, bold, width=width)
    y += 1
    says = _fitting(picture.notes, width, max(1, cells.height - y - len(picture.worths)))
    rows = picture.worths[: max(0, cells.height - y - len(says))]
    for row in rows:
        _row(cells, y, row, rows, looks)
        y += 1
    if cells.height - y > len(says):
        y += 1
    for line in says[: max(0, cells.height - y)]:
        cells.text(_LEFT, y, line, ink(palette.text, palette.surround), width=width)
        y += 1


def _fitting(wordings: tuple[str, ...], width: int, rows: int) -> list[str]:
    """The longest that there are rows for."""
    parts = [wrapped(each, width, indent="") for each in wordings] or [[]]
    return next((each for each in parts if len(each) <= rows), parts[-1])


def _row(cells: Cells, y: int, row: WorthRow, rows: tuple[WorthRow, ...], looks: Looks) -> None:
    palette, glyphs = looks.palette, looks.glyphs
    style = ink(palette.text, palette.surround, bold=row.yours)
    gold = ink(palette.accent, palette.surround, bold=True)
    quiet = ink(palette.dim, palette.surround)
    name = max(cell_len(each.name) for each in rows)
    worth = max(cell_len(each.worth) for each in rows)
    less = max(cell_len(each.less) for each in rows)
    if row.yours:
        cells.text(0, y, glyphs.next, gold)
    cells.text(_LEFT, y, row.name, style)
    x = _LEFT + name + _APART
    bar = min(_LONGEST_BAR, cells.width - x - worth - less - 2 * _APART - _LEFT)
    if bar >= _SHORTEST_BAR:
        halves = round(row.bar * bar * 2)
        filled = glyphs.shares[0] * (halves // 2) + glyphs.shares[1] * (halves % 2)
        end = cells.text(x, y, filled, gold if row.best else style)
        cells.text(end, y, glyphs.shares[2] * (x + bar - end), quiet)
        x += bar + _APART
    cells.text(x + worth - cell_len(row.worth), y, row.worth, style)
    cells.text(x + worth + _APART, y, row.less, gold if row.best else quiet)
