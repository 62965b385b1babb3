"""How the pots are laid out in their region: one a row, or all in one line."""

from __future__ import annotations

from rich.cells import cell_len

from drawholdem_tui.engine.fact import Fact
from drawholdem_tui.tui.table.scene.plan import amount
from drawholdem_tui.tui.table.scene.regions import PotRow, PotsPicture
from drawholdem_tui.words.language import _, translate
from drawholdem_tui.words.numbers import how_many

_SIDE_POTS = _("{count} side pots")  # two or more: "three"
APART = 3  # cells between two pots in one line
_FEW = 4  # chips of most pots
CHIPS = 5  # lie before an amount at most
_NAME, _WHOLE, _ALONE = 8, 44, 24  # cells that are kept for them, needed or not


def lies_in(row: PotRow) -> str:
    """How much; in a pot that is still empty what is on its way there."""
    return f"+{amount(row.coming)}" if row.coming and not row.amount else amount(row.amount)


class LaidPot(Fact):
    row: PotRow
    x: int  # where it begins
    y: int
    end: int  # the cell behind its amount
    who: tuple[int, int]  # where it is told who can win it


def merged(rows: tuple[PotRow, ...], room: int) -> tuple[PotRow, ...]:
    """As many rows as there is room for: the last side pots become one, but neither the main pot
    nor the swap pot does."""
    if len(rows) <= room:
        return rows
    swap = tuple(row for row in rows if row.swap)
    sides = tuple(row for row in rows if not row.swap)
    kept = max(1, room - len(swap) - 1)
    rest = sides[kept:]
    if len(rest) < 2:  # it is one already
        return rows
    name = translate(_SIDE_POTS, count=how_many(len(rest)))
    together = PotRow(name, sum(row.amount for row in rest), ())
    return (*sides[:kept], together, *swap)


def lay_pots(
    picture: PotsPicture, width: int, height: int, *, below_board: bool
) -> tuple[LaidPot, ...]:
    """In columns that do not move when an amount grows; who can win a pot stands beside it, or
    below it where there is no room beside. Those ``below_board`` leave a row free to it, if they
    can."""
    rows = picture.rows
    if not any(row.amount or row.swap for row in rows):
        return ()  # all of it still lies before the seats
    if height == 1:
        return _in_one_line(rows, width)
    rows = merged(rows, height)
    names = max([_NAME, *(cell_len(row.name) for row in rows if row.who)])
    amounts = max(len(amount(most)) for most in (picture.most, *(row.amount for row in rows)))
    if picture.no_board and len(rows) == 1:
        return (_in_the_middle(rows[0], width),)
    kept = min(max(len(rows), picture.kept), height)
    left = max(0, (width - (_WHOLE if kept > 1 else _ALONE)) // 2)
    end = left + CHIPS + 1 + amounts
    beside = end + 1 + names + 1
    rows = tuple(_in_short(row, width - end - 1) for row in rows)
    below = width < _WHOLE - 6 and 2 * kept <= height
    each = 2 if below else 1
    top = (height - each * kept + below_board) // 2
    return tuple(
        LaidPot(row, left, y, end, (end + 1, y + 1) if below else (beside, y))
        for y, row in zip(range(top, height, each), rows, strict=False)
    )


def _in_short(row: PotRow, room: int) -> PotRow:
    """Without how many pots it is of."""
    is_whole = row.who or cell_len(row.name) <= room
    return row if is_whole else row.but(name=translate(_("side pots")))


def _in_the_middle(row: PotRow, width: int) -> LaidPot:
    """What is told below it says who can win it, too."""
    told = amount(row.amount)
    left = (width - (_FEW + 1 + len(told) + 1 + cell_len(row.name))) // 2
    end = left + _FEW + 1 + len(told)
    return LaidPot(row, left, 0, end, (width, 0))


def _in_one_line(rows: tuple[PotRow, ...], width: int) -> tuple[LaidPot, ...]:
    room = len(rows)
    while room > 2 and _length(merged(rows, room)) > width - 3:
        room -= 1
    laid, x = [], 2
    for row in merged(rows, room):
        end = x + cell_len(row.name) + 1 + len(lies_in(row))
        laid.append(LaidPot(row, x, 0, end, (end, 0)))
        x = end + APART
    return tuple(laid)


def _length(rows: tuple[PotRow, ...]) -> int:
    return sum(cell_len(row.name) + 1 + len(lies_in(row)) + APART for row in rows) - APART
