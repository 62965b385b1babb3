"""What flies over the table: a card's back, chips, the button."""

from __future__ import annotations

from textual.strip import Strip

from drawholdem_tui.tui.looks import Looks, block, ink
from drawholdem_tui.tui.table.drawing.cards import draw_card
from drawholdem_tui.tui.table.drawing.cells import Cells
from drawholdem_tui.tui.table.drawing.drawn import Flying, lay_on_table
from drawholdem_tui.tui.table.scene.amounts import amount
from drawholdem_tui.tui.table.scene.flights import Backs, Bare, Chips, DealerButton, Thing
from drawholdem_tui.tui.table.scene.plan import Place, Plan


class Sprite(Flying):
    """Mounted once with the table. It draws whatever it is given, which is never the face of a
    card."""

    ALLOW_SELECT = False
    DEFAULT_CSS = "Sprite { width: auto; height: auto; }"

    def __init__(self, looks: Looks) -> None:
        super().__init__()
        self.looks = looks
        self._what: Thing | None = None
        self._plan: Plan | None = None
        self._drawn: list[Strip] = []

    def carry(self, what: Thing, plan: Plan) -> None:
        self._what, self._plan = what, plan
        self._drawn = []

    def move(self, place: Place | None) -> None:
        """It lies on what is below it there."""
        if place != self.place:
            self.place = place
            self._draw()

    def look(self, looks: Looks) -> None:
        self.looks = looks
        self._draw()

    def render_line(self, y: int) -> Strip:
        return self._drawn[y] if y < len(self._drawn) else Strip.blank(self.size.width)

    def _draw(self) -> None:
        if self._what is None or self._plan is None or self.place is None:
            return
        ground = ink(self.looks.palette.text, self.looks.palette.surround)
        cells = Cells(*self._what.size, ground, self.looks.glyphs)
        lay_on_table(cells, self.place, self._plan, self.looks)
        self._paint(cells, self._what)
        drawn = cells.strips()
        if drawn != self._drawn:
            self._drawn = drawn
            self.refresh()

    def _paint(self, cells: Cells, what: Thing) -> None:
        palette, glyphs = self.looks.palette, self.looks.glyphs
        match what:
            case Backs(cards, size, step):
                for number in range(cards):
                    draw_card(cells, Place(number * step, 0, *size), None, self.looks)
            case Chips(value, fee):
                colour = palette.accent if fee else palette.chip(value)
                told = palette.accent if fee else palette.text
                cells.write(0, 0, glyphs.chip, colour, bold=True)
                cells.write(2, 0, amount(value), told, bold=True)
            case DealerButton(width):
                cells.fill(Place(0, 0, width, 1), block(palette.key_fg, palette.key_bg))
                x = width // 2
                cells.text(x, 0, glyphs.button, block(palette.key_fg, palette.key_bg))
            case Bare():
                pass
