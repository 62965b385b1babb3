"""The line at the top."""

from __future__ import annotations

from typing import Any

from rich.cells import cell_len
from rich.style import Style

from drawholdem_tui.tui.looks import ink
from drawholdem_tui.tui.table.drawing.cells import Cells
from drawholdem_tui.tui.table.drawing.drawn import Drawn
from drawholdem_tui.tui.table.scene.regions import TitlePicture


class Title(Drawn[TitlePicture]):
    """Game, hand and stakes on the left; on the right a notice and what a swap costs now."""

    def ground(self) -> Style:
        return ink(self.looks.palette.text, self.looks.palette.bar)

    def paint(self, cells: Cells, picture: TitlePicture) -> None:
        palette = self.looks.palette
        accent = ink(palette.accent, palette.bar, bold=True)
        strong = ink(palette.text, palette.bar, bold=True)
        picture = _fitted(picture, cells.width)
        right = cells.width - 1
        if picture.swap:
            style = ink(palette.dim, palette.bar) if picture.nobody_swaps else accent
            right = cells.right(right, 0, picture.swap, style) - 2
        if picture.notice:
            right = cells.right(right, 0, f"! {picture.notice}", strong) - 2
        x = cells.text(1, 0, picture.game, accent, width=right - 1)
        for fact in _facts(picture):
            x = cells.text(x + 2, 0, fact, ink(palette.dim, palette.bar), width=right - x - 2)


def _facts(picture: TitlePicture) -> list[str]:
    return [
        fact for fact in (picture.structure, picture.stakes, picture.rise, picture.hand) if fact
    ]


def _fitted(picture: TitlePicture, width: int) -> TitlePicture:
    """What can be missed goes first, one after the other; the blinds stay."""
    steps: tuple[dict[str, Any], ...] = (
        {},
        {"structure": ""},
        {"hand": ""},
        {"swap": picture.swap_in_short or picture.swap},
        {"rise": picture.rise_in_short},
    )
    for missing in steps:
        picture = picture.but(**missing)
        notice = f"! {picture.notice}" if picture.notice else ""
        parts = [each for each in (notice, picture.swap, *_facts(picture)) if each]
        if 2 + cell_len(picture.game) + sum(2 + cell_len(part) for part in parts) <= width:
            break
    return picture
