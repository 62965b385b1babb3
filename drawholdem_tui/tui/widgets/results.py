"""The end of a hand: who won what with which five cards, and what everybody's net is."""

from __future__ import annotations

from rich.cells import cell_len
from rich.style import Style

from drawholdem_tui.tui.looks import ink
from drawholdem_tui.tui.scene import ResultRow, ResultsPicture
from drawholdem_tui.tui.widgets.cards import draw_row, row_width
from drawholdem_tui.tui.widgets.cells import Cells
from drawholdem_tui.tui.widgets.drawn import Overlay
from drawholdem_tui.words.numbers import net


class Results(Overlay[ResultsPicture]):
    """It covers the own hand until a key goes on."""

    def paint(self, cells: Cells, picture: ResultsPicture) -> None:
        palette, cut = self.looks.palette, self.looks.glyphs.ellipsis
        ground = ink(palette.text, palette.surround)
        top = 1 if cells.height >= 8 else 0
        cells.text(2, top, picture.heading, ink(palette.accent, palette.surround, bold=True))
        last = cells.height - 1
        cells.text(2, last, picture.hint, ink(palette.dim, palette.surround), ellipsis=cut)
        nets = self._net_lines(picture, cells.width - 4)
        # the rows of the pots come first; the nets take what is left
        y = top + 1
        rows = picture.rows[: max(1, last - y - min(len(nets), 2))]
        for row in rows:
            self._row(cells, row, y, ground)
            y += 1
        for line in nets[: last - y]:
            cells.text(2, y, line, ground, ellipsis=cut)
            y += 1

    def _row(self, cells: Cells, row: ResultRow, y: int, ground: Style) -> None:
        palette, cut = self.looks.palette, self.looks.glyphs.ellipsis
        width = row_width(len(row.five))
        cards_x = cells.width - 2 - width if row.five else cells.width - 1
        style = ink(palette.win, palette.surround, bold=True) if row.strong else ground
        mark = self.looks.glyphs.star if row.strong else " "
        cells.text(2, y, f"{mark} {row.text}", style, width=cards_x - 3, ellipsis=cut)
        draw_row(cells, (cards_x, y), row.five, ground, self.looks)

    def _net_lines(self, picture: ResultsPicture, width: int) -> list[str]:
        """``Ann +120   Ben -60``, in as many lines as they take."""
        lines: list[str] = []
        for name, won in picture.nets:
            entry = f"{name} {net(won)}"
            if lines and cell_len(lines[-1]) + 3 + cell_len(entry) <= width:
                lines[-1] += f"   {entry}"
            else:
                lines.append(entry)
        return lines
