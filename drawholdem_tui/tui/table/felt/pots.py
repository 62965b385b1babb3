"""All the pots, always in sight."""

from __future__ import annotations

from rich.cells import cell_len
from textual import events

from drawholdem_tui.tui.table.drawing.cells import Cells
from drawholdem_tui.tui.table.drawing.clicks import CommandChosen
from drawholdem_tui.tui.table.drawing.drawn import OnTheTable
from drawholdem_tui.tui.table.scene.amounts import amount
from drawholdem_tui.tui.table.scene.pot_rows import CHIPS, LaidPot, lay_pots
from drawholdem_tui.tui.table.scene.regions import PotRow, PotsPicture


class Pots(OnTheTable[PotsPicture]):
    """A pot a line: chips, how much, its name, and who can win it; all in one line where there is
    no room."""

    def on_click(self, event: events.Click) -> None:
        event.stop()
        self.post_message(CommandChosen("pots"))

    def _name_ink(self, row: PotRow) -> str:
        return self.looks.palette.accent if row.swap else self.looks.palette.text

    def paint(self, cells: Cells, picture: PotsPicture) -> None:
        laid = lay_pots(picture, cells.width, cells.height)
        if cells.height == 1:
            self._in_one_line(cells, laid)
            return
        for pot in laid:
            self._row(cells, pot)
        if picture.story and laid and (y := laid[-1].y + 2) < cells.height:
            x = (cells.width - cell_len(picture.story)) // 2
            cells.write(x, y, picture.story, self.looks.palette.dim)

    def _row(self, cells: Cells, pot: LaidPot) -> None:
        palette, row = self.looks.palette, pot.row
        begin = cells.write_right(pot.end, pot.y, amount(row.amount), palette.text, bold=True)
        chips = (palette.accent,) * CHIPS if row.swap else palette.chips[:CHIPS]
        for at, chip in enumerate(reversed(chips[: CHIPS if row.amount else 1]), 1):
            cells.write(begin - 1 - at, pot.y, self.looks.glyphs.chip, chip)
        cells.write(pot.end + 1, pot.y, row.name, self._name_ink(row), bold=row.swap)
        quiet = palette.accent if row.coming else palette.dim
        x, y = pot.who
        cells.write(x, y, told_of(row, cells.width - x), quiet)

    def _in_one_line(self, cells: Cells, laid: tuple[LaidPot, ...]) -> None:
        palette = self.looks.palette
        for at, pot in enumerate(laid):
            if at:
                apart = f" {self.looks.glyphs.dot} "
                cells.write(pot.x - len(apart), pot.y, apart, palette.dim)
            color = palette.accent if pot.row.swap else palette.dim
            cells.write(pot.x, pot.y, pot.row.name, color)
            cells.write_right(pot.end, pot.y, amount(pot.row.amount), palette.text, bold=True)


def told_of(row: PotRow, room: int) -> str:
    """What is on its way to a pot, and who can win it, in the room there is."""
    coming = f"+{amount(row.coming)}" if row.coming else ""
    for who in (" ".join(row.who), row.shorter, ""):
        told = ", ".join(part for part in (coming, who) if part)
        if cell_len(told) <= room:
            return told
    return ""
