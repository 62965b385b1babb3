"""All the pots, always in sight."""

from __future__ import annotations

from rich.style import Style
from textual import events

from drawholdem_tui.tui.drawing.cells import Cells
from drawholdem_tui.tui.drawing.clicks import CommandChosen
from drawholdem_tui.tui.drawing.drawn import Drawn
from drawholdem_tui.tui.looks import ink
from drawholdem_tui.tui.scene.amounts import amount
from drawholdem_tui.tui.scene.pot_rows import lay_pots
from drawholdem_tui.tui.scene.regions import PotRow, PotsPicture


class Pots(Drawn[PotsPicture]):
    """A pot a line with who can win it; all in one line where there is no room."""

    def ground(self) -> Style:
        return ink(self.looks.palette.text, self.looks.palette.felt)

    def on_click(self, event: events.Click) -> None:
        event.stop()
        self.post_message(CommandChosen("pots"))

    def _name_ink(self, row: PotRow) -> Style:
        palette = self.looks.palette
        return ink(palette.accent if row.swap else palette.dim, palette.felt)

    def paint(self, cells: Cells, picture: PotsPicture) -> None:
        palette = self.looks.palette
        strong = ink(palette.text, palette.felt, bold=True)
        quiet = ink(palette.dim, palette.felt)
        alone = self.plan is not None and "board" not in self.plan.places
        in_one_line = cells.height == 1
        laid = lay_pots(picture.rows, cells.width, cells.height, alone=alone)
        for at, pot in enumerate(laid):
            if in_one_line and at:
                apart = f" {self.looks.glyphs.dot} "
                cells.text(pot.x - len(apart), pot.y, apart, quiet)
            cells.text(pot.x, pot.y, pot.row.name, self._name_ink(pot.row))
            cells.right(pot.end, pot.y, amount(pot.row.amount), strong)
            if not in_one_line:
                x = pot.end + 2
                cells.text(x, pot.y, " ".join(pot.row.who), quiet, width=cells.width - x - 1)
