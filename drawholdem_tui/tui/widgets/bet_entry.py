"""The bet entry, over the action bar while an amount is being said."""

from __future__ import annotations

from rich.cells import cell_len
from rich.style import Style

from drawholdem_tui.tui.geometry import Place
from drawholdem_tui.tui.looks import block, ink
from drawholdem_tui.tui.scene import BetPicture
from drawholdem_tui.tui.widgets.amounts import amount
from drawholdem_tui.tui.widgets.cells import Cells
from drawholdem_tui.tui.widgets.drawn import Overlay


class BetEntry(Overlay[BetPicture]):
    """The amount as typed, what it may be, the steps, and why it would be refused."""

    def ground(self) -> Style:
        return ink(self.looks.palette.text, self.looks.palette.seat_to_act)

    def paint(self, cells: Cells, picture: BetPicture) -> None:
        palette, glyphs = self.looks.palette, self.looks.glyphs
        here = palette.seat_to_act
        quiet = ink(palette.dim, here)
        accent = ink(palette.accent, here, bold=True)
        cells.fill(Place(0, 0, 1, cells.height), accent, glyphs.edge)
        y = 0 if cells.height < 4 else 1
        x = cells.text(2, y, f"{picture.verb} ", ink(palette.text, here, bold=True))
        x = cells.text(
            x, y, f" {picture.amount}{glyphs.cursor}", block(palette.black, palette.paper)
        )
        if picture.all_in:
            x = cells.text(x + 1, y, "(all-in)", accent)
        facts = f"pots {amount(picture.pot)}  stack {amount(picture.stack)}"
        if x + 2 + len(facts) < cells.width:
            cells.right(cells.width - 2, y, facts, quiet)
        self._steps(cells, picture, y + 1)
        if picture.wrong:
            cells.text(2, y + 2, f"! {picture.wrong}", ink(palette.text, here, bold=True))
        else:
            cells.text(
                2, y + 2, f"{picture.bounds}   Enter says it   Esc closes", quiet,
            )  # fmt: skip

    def _steps(self, cells: Cells, picture: BetPicture, y: int) -> None:
        """The steps of left and right; the chosen one is a block with a sign before it."""
        palette = self.looks.palette
        here, x = palette.seat_to_act, 2
        gap = 2 if sum(cell_len(step) + 3 for step in picture.steps) < cells.width - 2 else 1
        for at, step in enumerate(picture.steps):
            if at == picture.step:
                style = block(palette.key_fg, palette.key_bg)
                x = cells.text(x - 1, y, f"{self.looks.glyphs.next}{step}", style)
            else:
                x = cells.text(x, y, step, ink(palette.text, here))
            x += gap
