"""The chart of hands before the flop: a square of hands, each with a sign for what is better."""

from __future__ import annotations

from typing import Final

from rich.cells import cell_len
from rich.style import Style
from textual import events

from drawholdem_tui.tui.live.chart.squares import Advised, ChartCell, ChartPicture
from drawholdem_tui.tui.looks import block, ink
from drawholdem_tui.tui.table.drawing.cells import Cells, wrapped
from drawholdem_tui.tui.table.drawing.drawn import FeltSheet, KeyClicked
from drawholdem_tui.tui.table.scene.layouts import layout_for
from drawholdem_tui.tui.table.scene.plan import Place
from drawholdem_tui.tui.table.widgets.bars import tell_too_small

_SIDE: Final = 13
_LEFT: Final = 2
_WIDEST: Final = 10


class Chart(FeltSheet[ChartPicture]):
    """One's own hand lies there as a card; what is told of a hand stands below."""

    RAIL = 1

    def paint(self, cells: Cells, picture: ChartPicture) -> None:
        if layout_for(cells.width, cells.height) == "too small":
            tell_too_small(cells, self.looks)
            return
        palette = self.looks.palette
        bar = ink(palette.dim, palette.bar)
        for y in (0, cells.height - 1):
            cells.fill(Place(0, y, cells.width, 1), bar)
        cells.text(_LEFT, 0, picture.heading, ink(palette.accent, palette.bar, bold=True))
        cells.text(_LEFT, cells.height - 1, picture.keys, bar)
        square = self._square(cells)
        for at, cell in enumerate(picture.cells):
            self._cell(cells, self._place_of(square, at), cell, picture, at)
        air = 1 if square.bottom + 5 < cells.height else 0
        y = square.bottom + air
        self._legend(cells, y, picture)
        plain = ink(palette.text, palette.felt, bold=True)
        rows = wrapped(picture.told, cells.width - 2 * _LEFT, indent="")
        for at, row in enumerate(rows[:2], y + 1 + air):
            cells.text(_LEFT, at, row, plain)

    def _square(self, cells: Cells) -> Place:
        width = min(_WIDEST, (cells.width - _LEFT) // _SIDE)
        height = 2 if cells.height >= 2 * _SIDE + 8 else 1
        left = (cells.width - width * _SIDE) // 2
        top = 2 if cells.height > height * _SIDE + 6 else 1
        return Place(left, top, width * _SIDE, height * _SIDE)

    def _place_of(self, square: Place, at: int) -> Place:
        width, height = square.width // _SIDE, square.height // _SIDE
        return Place(square.x + at % _SIDE * width, square.y + at // _SIDE * height, width, height)

    def _cell(
        self, cells: Cells, place: Place, cell: ChartCell, picture: ChartPicture, at: int
    ) -> None:
        style = self._style(cell.advised)
        if at == picture.own:
            style = block(self.looks.palette.black, self.looks.palette.paper)
        elif at == picture.chosen:
            style = block(self.looks.palette.surround, self.looks.palette.accent)
        cells.fill(place, style)
        told = f"{cell.hand}{self._sign(cell.advised)}".ljust(4)
        figures = "" if cell.before is None else f"{cell.before * 100:.0f}"
        if place.height == 1 and place.width >= 4 + len(figures) + 1:
            told = f"{told}{figures}"
        x = place.x + max(0, (place.width - len(told)) // 2)
        cells.text(x, place.y, told, style, width=place.width)
        if place.height > 1:
            if place.width >= 7 and cell.after is not None:
                figures = f"{figures}{self.looks.glyphs.next}{cell.after * 100:.0f}"
            x = place.x + (place.width - cell_len(figures)) // 2
            cells.text(x, place.y + 1, figures, style, width=place.width)

    def _style(self, advised: Advised) -> Style:
        palette = self.looks.palette
        if advised in (Advised.KEEP, Advised.ALL_IN, Advised.CALL):
            return ink(palette.text, palette.felt, bold=True)
        if advised in (Advised.CLOSE, Advised.FOLD):
            return ink(palette.dim, palette.seat)
        return ink(palette.accent, palette.seat, bold=advised is Advised.SWAP_HIGH)

    def _sign(self, advised: Advised) -> str:
        return self.looks.glyphs.advised[list(Advised).index(advised)]

    def _legend(self, cells: Cells, y: int, picture: ChartPicture) -> None:
        x, there = _LEFT, {cell.advised for cell in picture.cells}
        for advised, words in picture.legend:
            if advised not in there:
                continue
            sign = f" {self._sign(advised)} "
            x = cells.text(x, y, sign, self._style(advised))
            quiet = ink(self.looks.palette.dim, self.looks.palette.felt)
            x = cells.text(x + 1, y, words, quiet) + 2

    def on_click(self, event: events.Click) -> None:
        """On a hand: it is told below; elsewhere back."""
        event.stop()
        square = self._square(Cells(*self.area, self.ink()))
        inside = square.x <= event.x < square.right and square.y <= event.y < square.bottom
        if not inside:
            self.post_message(KeyClicked("escape"))
            return
        column = (event.x - square.x) * _SIDE // square.width
        row = (event.y - square.y) * _SIDE // square.height
        self.post_message(KeyClicked(f"hand-{row * _SIDE + column}"))
