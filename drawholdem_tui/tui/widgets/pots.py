"""All the pots, always in sight."""

from __future__ import annotations

from rich.cells import cell_len
from rich.style import Style

from drawholdem_tui.tui.looks import ink
from drawholdem_tui.tui.scene import PotRow, PotsPicture
from drawholdem_tui.tui.widgets.amounts import amount
from drawholdem_tui.tui.widgets.cells import Cells
from drawholdem_tui.tui.widgets.drawn import Drawn


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


class Pots(Drawn[PotsPicture]):
    """A pot a line with who can win it; all in one line where there is no room."""

    def ground(self) -> Style:
        return ink(self.looks.palette.text, self.looks.palette.felt)

    def _name_ink(self, row: PotRow) -> Style:
        palette = self.looks.palette
        return ink(palette.accent if row.swap else palette.dim, palette.felt)

    def paint(self, cells: Cells, picture: PotsPicture) -> None:
        if not picture.rows:
            return
        if cells.height == 1:
            self._one_line(cells, picture)
            return
        rows = merged(picture.rows, cells.height)
        palette = self.looks.palette
        strong = ink(palette.text, palette.felt, bold=True)
        quiet = ink(palette.dim, palette.felt)
        names = max(cell_len(row.name) for row in rows)
        amounts = max(len(amount(row.amount)) for row in rows)
        left = self._left(names + amounts + 3 + max(cell_len(" ".join(row.who)) for row in rows))
        right = min(cells.width, left + names + 1 + amounts)
        for y, row in enumerate(rows, (cells.height - len(rows)) // 2):
            cells.text(left, y, row.name, self._name_ink(row))
            cells.right(right, y, amount(row.amount), strong)
            who, x = " ".join(row.who), right + 2
            cells.text(x, y, who, quiet, width=cells.width - x - 1)

    def _left(self, width: int) -> int:
        """Beside a board the pots begin at their left edge; alone they stand in the middle."""
        alone = self.plan is not None and "board" not in self.plan.places
        return max(1, (self.size.width - width) // 2) if alone else 1

    def _one_line(self, cells: Cells, picture: PotsPicture) -> None:
        palette = self.looks.palette
        apart = f" {self.looks.glyphs.dot} "
        room = len(picture.rows)
        while room > 2 and self._length(merged(picture.rows, room)) > cells.width - 3:
            room -= 1
        x = 2
        for at, row in enumerate(merged(picture.rows, room)):
            if at:
                x = cells.text(x, 0, apart, ink(palette.dim, palette.felt))
            x = cells.text(x, 0, f"{row.name} ", self._name_ink(row))
            x = cells.text(x, 0, amount(row.amount), ink(palette.text, palette.felt, bold=True))

    def _length(self, rows: tuple[PotRow, ...]) -> int:
        return sum(cell_len(row.name) + len(amount(row.amount)) + 4 for row in rows) - 3
