"""The five cards in the middle."""

from __future__ import annotations

from rich.style import Style

from drawholdem_tui.tui.drawing.cards import LARGE, SMALL, draw_card, draw_empty, draw_row
from drawholdem_tui.tui.drawing.cells import Cells
from drawholdem_tui.tui.drawing.drawn import Drawn
from drawholdem_tui.tui.looks import ink
from drawholdem_tui.tui.scene.plan import Place
from drawholdem_tui.tui.scene.regions import BoardPicture
from drawholdem_tui.words.language import mark as _
from drawholdem_tui.words.language import translate


class Board(Drawn[BoardPicture]):
    """Cards as large as the region is high; in a single line as text."""

    def ground(self) -> Style:
        return ink(self.looks.palette.text, self.looks.palette.felt)

    def paint(self, cells: Cells, picture: BoardPicture) -> None:
        if cells.height < SMALL[1]:
            self._line(cells, picture)
            return
        size = LARGE if cells.height >= LARGE[1] else SMALL
        needed = picture.places * (size[0] + 1) - 1
        x = max(0, (cells.width - needed) // 2)
        for place in range(picture.places):
            if place < len(picture.cards):
                card = picture.cards[place]
                chosen = card in picture.marked
                draw_card(cells, Place(x, 0, *size), card, self.looks,
                    marked=chosen, faded=bool(picture.marked) and not chosen,
                )  # fmt: skip
            else:
                draw_empty(cells, Place(x, 0, *size), self.looks)
            x += size[0] + 1

    def _line(self, cells: Cells, picture: BoardPicture) -> None:
        palette = self.looks.palette
        ground = ink(palette.text, palette.felt, bold=True)
        x = cells.text(2, 0, translate(_("Board")), ink(palette.dim, palette.felt)) + 2
        x = draw_row(cells, (x, 0), picture.cards, ground, self.looks, marked=picture.marked)
        for _place in range(len(picture.cards), picture.places):
            x = cells.text(x + 1, 0, self.looks.glyphs.empty * 2, ink(palette.dim, palette.empty))
