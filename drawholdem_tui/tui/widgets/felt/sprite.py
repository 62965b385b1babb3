"""What flies over the table: a card's back, chips, the button."""

from __future__ import annotations

from rich.style import Style
from textual.strip import Strip

from drawholdem_tui.tui.drawing.cards import back
from drawholdem_tui.tui.drawing.cells import Cells
from drawholdem_tui.tui.drawing.drawn import Flying
from drawholdem_tui.tui.looks import Looks, block, ink
from drawholdem_tui.tui.scene.amounts import amount
from drawholdem_tui.tui.scene.flights import Backs, Bare, Chips, DealerButton, Thing
from drawholdem_tui.tui.scene.plan import Place
from drawholdem_tui.tui.widgets.felt.seat_ink import seat_ink


class Sprite(Flying):
    """Mounted once with the table. It draws whatever it is given, which is never the face of a
    card."""

    ALLOW_SELECT = False
    DEFAULT_CSS = "Sprite { width: auto; height: auto; }"

    def __init__(self, looks: Looks) -> None:
        super().__init__()
        self.looks = looks
        self._what: Thing | None = None
        self._drawn: list[Strip] = []

    def carry(self, what: Thing) -> None:
        if what != self._what:
            self._what = what
            self._draw()

    def look(self, looks: Looks) -> None:
        if looks != self.looks:
            self.looks = looks
            self._draw()

    def render_line(self, y: int) -> Strip:
        return self._drawn[y] if y < len(self._drawn) else Strip.blank(self.size.width)

    def _draw(self) -> None:
        if self._what is None:
            return
        cells = Cells(*self._what.size, self._ground(self._what), self.looks.glyphs)
        self._paint(cells, self._what)
        self._drawn = cells.strips()
        self.refresh()

    def _ground(self, what: Thing) -> Style:
        palette = self.looks.palette
        if isinstance(what, Bare):
            return seat_ink(what.look, self.looks, palette.seat).ground
        return ink(palette.text, palette.felt)

    def _paint(self, cells: Cells, what: Thing) -> None:
        palette, glyphs = self.looks.palette, self.looks.glyphs
        match what:
            case Backs(cards, width, height, gap):
                for number in range(cards):
                    place = Place(number * (width + gap), 0, width, height)
                    cells.fill(place, back(self.looks), glyphs.back(self.looks.back))
            case Chips(value, fee):
                colour = palette.accent if fee else palette.chip(value)
                told = palette.accent if fee else palette.text
                cells.text(0, 0, glyphs.chip, ink(colour, palette.felt, bold=True))
                cells.text(2, 0, amount(value), ink(told, palette.felt, bold=True))
            case DealerButton(width):
                cells.fill(Place(0, 0, width, 1), block(palette.key_fg, palette.key_bg))
                x = width // 2
                cells.text(x, 0, glyphs.button, block(palette.key_fg, palette.key_bg))
            case Bare():
                pass
