"""Points at what is spoken of."""

from __future__ import annotations

from drawholdem_tui.tui.looks import block
from drawholdem_tui.tui.table.drawing.cells import Cells
from drawholdem_tui.tui.table.drawing.drawn import Overlay
from drawholdem_tui.tui.table.scene.plan import Place, Plan

_WIDTH = 3
_BEHIND = 4  # cells of the line behind its name, with its corner


class Pointer(Overlay[str]):
    """The id of a region: it stands beside it, in its first row."""

    def place_in(self, plan: Plan) -> Place | None:
        target = plan.places.get(self.picture or "")
        if target is None:
            return None
        if self.picture == "title":  # under the price of a swap, at its right end
            return Place(target.right - _WIDTH, target.bottom, _WIDTH, 1)
        if self.picture == "swap-line" and plan.felt:  # behind its name
            line = plan.ring or target
            y = line.bottom - 1 if plan.ring else line.y + line.height // 2
            return Place(line.right - _BEHIND, y, _WIDTH, 1)
        x = target.right if _is_at_the_edge(target) else target.x - _WIDTH
        return Place(x, target.y, _WIDTH, 1)

    def paint(self, cells: Cells, picture: str) -> None:
        glyphs, palette = self.looks.glyphs, self.looks.palette
        sign = glyphs.lifted if picture == "title" else glyphs.turn
        if self.plan and _stands_behind(picture, self.plan):
            sign = "<" if glyphs.only_ascii else "\u25c0"
        cells.text(0, 0, f" {sign} ", block(palette.key_fg, palette.accent))


def _stands_behind(picture: str, plan: Plan) -> bool:
    """It points back at its target."""
    if picture == "swap-line":
        return plan.felt is not None
    return picture.startswith("seat") and _is_at_the_edge(plan.places[picture])


def _is_at_the_edge(target: Place) -> bool:
    """Nothing has room before it."""
    return target.x < _WIDTH
