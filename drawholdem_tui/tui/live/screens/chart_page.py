"""The charts of hands before the flop, over the table: a square of hands, each with a sign for what
is better; what a swap brings, and what was computed for short stacks."""

from __future__ import annotations

from typing import Final

from rich.cells import cell_len
from rich.style import Style
from textual import events

from drawholdem_tui.tui.live.director import Director
from drawholdem_tui.tui.live.pictures.chart import (
    Advised,
    ChartCell,
    ChartPicture,
    Looked,
    Planned,
    chart_picture,
    looked_at,
    opponents_now,
    own_place,
)
from drawholdem_tui.tui.looks import Looks, block, ink
from drawholdem_tui.tui.pages.closing import SheetScreen, close
from drawholdem_tui.tui.table.drawing.cells import Cells, wrapped
from drawholdem_tui.tui.table.drawing.drawn import FeltSheet, KeyClicked
from drawholdem_tui.tui.table.scene.layouts import layout_for
from drawholdem_tui.tui.table.scene.plan import Place
from drawholdem_tui.tui.table.widgets.bars import tell_too_small

_SIDE: Final = 13
_LEFT: Final = 2
_WIDEST: Final = 10
_STEPS: Final = {"up": (-1, 0), "down": (1, 0), "left": (0, -1), "right": (0, 1)}
_DEEPER: Final = {"+": 1, "plus": 1, "-": -1, "minus": -1}


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
        palette = self.looks.palette
        style = self._style(cell.advised)
        if at == picture.own:
            style = block(palette.black, palette.paper)
        elif at == picture.chosen:
            style = block(palette.surround, palette.accent)
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


class ChartScreen(SheetScreen[ChartPicture, None]):
    """Opens at one's own hand, if that lies open: then it goes when that is hidden. Where the
    computed strategy holds, it opens at that."""

    def __init__(self, looks: Looks, director: Director) -> None:
        super().__init__(Chart(looks, id="chart"))
        self._own = own_place(director)
        self.private = self.shows_own_cards = self._own is not None
        self._opponents = opponents_now(director)
        self._chosen = self._own or 0
        self._computed: Looked | Planned
        self._computed, self._short = looked_at(director)

    def on_mount(self) -> None:
        self._show()

    def press(self, key: str) -> None:
        if len(key) == 1 and key in "123456789":
            self._opponents, self._short = int(key), False
        elif key in ("p", "P"):
            self._computed = self._computed.next() if self._short else self._computed
            self._short = True
        elif self._short and key in ("t", "T"):
            self._computed = self._computed.among_others()
        elif self._short and key in _DEEPER:
            self._computed = self._computed.deeper(_DEEPER[key])
        elif key in _STEPS:
            down, right = _STEPS[key]
            row, column = divmod(self._chosen, _SIDE)
            self._chosen = (row + down) % _SIDE * _SIDE + (column + right) % _SIDE
        elif key.startswith("hand-"):
            self._chosen = int(key.removeprefix("hand-"))
        else:
            close(self)
            return
        self._show()

    def _show(self) -> None:
        if self._short:
            self.sheet.show(self._computed.picture(self._own, self._chosen))
        else:
            self.sheet.show(chart_picture(self._opponents, self._own, self._chosen))
