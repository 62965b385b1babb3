"""How the pots are laid out in their region: one a row, or all in one line."""

from __future__ import annotations

from typing import NamedTuple

from rich.cells import cell_len

from drawholdem_tui.tui.scene.amounts import amount
from drawholdem_tui.tui.scene.regions import PotRow

APART = 3  # cells between two pots in one line


class LaidPot(NamedTuple):
    row: PotRow
    x: int  # where its name begins
    y: int
    end: int  # the cell behind its amount


def merged(rows: tuple[PotRow, ...], room: int) -> tuple[PotRow, ...]:
    """As many rows as there is room for: the smallest side pots become one, such as ``+2``.

    The main pot and the swap pot always keep a row of their own.
    """
    if len(rows) <= room:
        return rows
    swap = tuple(row for row in rows if row.swap)
    sides = tuple(row for row in rows if not row.swap)
    kept = max(1, room - len(swap) - 1)
    rest = sides[kept:]
    together = PotRow(f"+{len(rest)}", sum(row.amount for row in rest), ())
    return (*sides[:kept], together, *swap)


def lay_pots(
    rows: tuple[PotRow, ...], width: int, height: int, *, alone: bool
) -> tuple[LaidPot, ...]:
    """Beside a board the pots begin at their left edge; ``alone`` they stand in the middle."""
    if not rows:
        return ()
    if height == 1:
        return _in_one_line(rows, width)
    rows = merged(rows, height)
    names = max(cell_len(row.name) for row in rows)
    amounts = max(len(amount(row.amount)) for row in rows)
    whole = names + amounts + 3 + max(cell_len(" ".join(row.who)) for row in rows)
    left = max(1, (width - whole) // 2) if alone else 1
    end = min(width, left + names + 1 + amounts)
    top = (height - len(rows)) // 2
    return tuple(LaidPot(row, left, top + y, end) for y, row in enumerate(rows))


def _in_one_line(rows: tuple[PotRow, ...], width: int) -> tuple[LaidPot, ...]:
    room = len(rows)
    while room > 2 and _length(merged(rows, room)) > width - 3:
        room -= 1
    laid, x = [], 2
    for row in merged(rows, room):
        end = x + cell_len(row.name) + 1 + len(amount(row.amount))
        laid.append(LaidPot(row, x, 0, end))
        x = end + APART
    return tuple(laid)


def _length(rows: tuple[PotRow, ...]) -> int:
    return sum(cell_len(row.name) + 1 + len(amount(row.amount)) + APART for row in rows) - APART
