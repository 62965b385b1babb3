"""Points at what is spoken of."""

from __future__ import annotations

from drawholdem_tui.tui.drawing.cells import Cells
from drawholdem_tui.tui.drawing.drawn import Overlay
from drawholdem_tui.tui.looks import block
from drawholdem_tui.tui.scene.plan import Place, Plan

_WIDTH = 3


class Pointer(Overlay[str]):
    """The id of a region: it stands before it, in its first row."""

    def place_in(self, plan: Plan) -> Place | None:
        target = plan.places.get(self.picture or "")
        if target is None:
            return None
        if self.picture == "title":  # over the price of a swap, at its right end
            return Place(target.right - _WIDTH, target.bottom, _WIDTH, 1)
        x = target.x - _WIDTH if target.x >= _WIDTH else target.x
        return Place(x, target.y, _WIDTH, 1)

    def paint(self, cells: Cells, picture: str) -> None:
        glyphs, palette = self.looks.glyphs, self.looks.palette
        sign = glyphs.lifted if picture == "title" else glyphs.turn
        cells.text(0, 0, f" {sign} ", block(palette.key_fg, palette.accent))
