"""The line at the top."""

from __future__ import annotations

from rich.cells import cell_len
from rich.style import Style

from drawholdem_tui.tui.drawing.cells import Cells
from drawholdem_tui.tui.drawing.drawn import Drawn
from drawholdem_tui.tui.looks import ink
from drawholdem_tui.tui.scene.regions import TitlePicture


class Title(Drawn[TitlePicture]):
    """Game, hand and stakes on the left; on the right a notice and what a swap costs now."""

    def ground(self) -> Style:
        return ink(self.looks.palette.text, self.looks.palette.bar)

    def paint(self, cells: Cells, picture: TitlePicture) -> None:
        palette = self.looks.palette
        accent = ink(palette.accent, palette.bar, bold=True)
        strong = ink(palette.text, palette.bar, bold=True)
        right = cells.width - 1
        if picture.swap:
            right = cells.right(right, 0, picture.swap, accent) - 2
        if picture.notice:
            right = cells.right(right, 0, f"! {picture.notice}", strong) - 2
        facts = f"  {picture.hand}  {picture.stakes}"
        game = ", ".join(filter(None, (picture.game, picture.structure)))
        if 1 + cell_len(game + facts) > right:
            game = picture.game  # who plays knows the limit; the blinds change
        x = cells.text(1, 0, game, strong, width=right - 1)
        cells.text(x, 0, facts, ink(palette.dim, palette.bar), width=right - x)
