"""The table that everything lies on: felt below a lamp and a rail, drawn once a size."""

from __future__ import annotations

from functools import lru_cache

from rich.style import Style

from drawholdem_tui.engine.fact import Fact
from drawholdem_tui.tui.looks import Looks, ink
from drawholdem_tui.tui.table.scene.oval import OUTSIDE, RAIL, RAIL_LIGHT, oval
from drawholdem_tui.tui.table.scene.plan import Place, Plan


class Ground(Fact):
    """The cells below everything, by row and column of the screen."""

    signs: list[list[str]]
    styles: list[list[Style]]


def ground_of(plan: Plan, looks: Looks) -> Ground | None:
    """What lies below the regions; nothing where seats are rows."""
    if plan.felt is None:
        return None
    return _ground(plan.size, plan.felt, plan.rail, looks)


@lru_cache(4)
def _ground(screen: tuple[int, int], felt: Place, rail: bool, looks: Looks) -> Ground:
    palette = looks.palette
    halves = palette.has_halves and not looks.glyphs.only_ascii
    around = ink(palette.text, palette.surround)
    width, height = screen
    signs = [[" "] * width for _ in range(height)]
    styles = [[around] * width for _ in range(height)]
    colours = {
        OUTSIDE: palette.surround,
        RAIL: palette.rail,
        RAIL_LIGHT: palette.rail_light,
        **dict(enumerate(palette.light)),
    }
    rows = oval(felt.width, felt.height, len(palette.light), rail=rail)
    if not halves:
        _in_signs(Ground(signs, styles), felt, rows, looks)
        return Ground(signs, styles)
    cells: dict[tuple[int, int], tuple[str, Style]] = {}
    for y in range(felt.height):
        for x, pair in enumerate(zip(rows[2 * y], rows[2 * y + 1], strict=True), felt.x):
            cell = cells.get(pair)
            if cell is None:
                top, low = (colours[each] for each in pair)
                drawn = ("▀", ink(top, low)) if top != low else (" ", ink(palette.text, top))
                cell = cells[pair] = drawn
            signs[felt.y + y][x], styles[felt.y + y][x] = cell
    return Ground(signs, styles)


def _in_signs(ground: Ground, felt: Place, rows: list[list[int]], looks: Looks) -> None:
    """Without colours or half cells: the felt in one colour, and a rail of signs round it."""
    palette, glyphs = looks.palette, looks.glyphs
    style, rail = ink(palette.text, palette.light[0]), ink(palette.dim, palette.light[0])
    width, height = felt.width, felt.height

    def away(x: int, y: int) -> bool:
        inside = 0 <= x < width and 0 <= y < height
        return not inside or OUTSIDE in (rows[2 * y][x], rows[2 * y + 1][x])

    for y in range(height):
        for x in range(width):
            if away(x, y):
                continue
            sign = glyphs.rail.sign(
                up=away(x, y - 1), down=away(x, y + 1), left=away(x - 1, y), right=away(x + 1, y)
            )
            if sign == " ":
                beyond = [away(x + right, y + low) for low in (-1, 1) for right in (-1, 1)]
                sign = glyphs.rail.bend(beyond)
            ground.signs[felt.y + y][felt.x + x] = sign
            ground.styles[felt.y + y][felt.x + x] = style if sign == " " else rail
