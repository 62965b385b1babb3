"""What is told on the felt, and the pointer to what is spoken of."""

from __future__ import annotations

from rich.cells import cell_len

from drawholdem_tui.tui.looks import block
from drawholdem_tui.tui.table.drawing.cells import Cells
from drawholdem_tui.tui.table.drawing.drawn import Overlay, lay_on_table
from drawholdem_tui.tui.table.drawing.wrapping import wrapped
from drawholdem_tui.tui.table.scene.plan import Place, Plan


class Caption(Overlay[str]):
    """In as many rows as there are."""

    def _lie_down(self, cells: Cells, place: Place) -> None:
        if self.plan and self.plan.felt:
            lay_on_table(cells, place, self.plan, self.looks)

    def paint(self, cells: Cells, picture: str) -> None:
        lines = wrapped(picture, cells.width)
        told = lines[: cells.height]
        if len(lines) > cells.height:
            told[-1] = " ".join(lines[cells.height - 1 :])  # cut where the room ends
        for y, line in enumerate(told):
            x = max(0, (cells.width - cell_len(line)) // 2)
            cells.write(x, y, line, self.looks.palette.text, bold=True, width=cells.width - x)


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
