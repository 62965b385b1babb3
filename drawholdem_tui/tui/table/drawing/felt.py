"""The table that everything lies on: felt below a lamp and a rail, drawn once a size; and the inks
of the plates on it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise, product
from math import sqrt
from typing import Final

from rich.style import Style

from drawholdem_tui.engine.fact import Fact
from drawholdem_tui.tui.looks import Looks, ground_in, ink
from drawholdem_tui.tui.table.drawing.cells import Cells
from drawholdem_tui.tui.table.scene.layouts import reach
from drawholdem_tui.tui.table.scene.plan import Place, Plan
from drawholdem_tui.tui.table.scene.regions import SeatLook

# what a half cell shows: a number from 0 is a band of light, from the middle outwards
OUTSIDE: Final = -1
RAIL: Final = -2
RAIL_LIGHT: Final = -3

_RAIL: Final = 0.9  # rows that the rail is wide; twice as many columns
_CORNER: Final = 3  # columns, where it is straight
_SHINE: Final = 0.35  # of them on the far side lie in the light


def oval(width: int, height: int, bands: int, *, rail: bool = True) -> list[list[int]]:
    """Two rows for every row of cells, the upper half and the lower.

    >>> [row.count(OUTSIDE) for row in oval(12, 3, 1)]
    [2, 0, 0, 0, 0, 2]
    """
    far = []  # from the rail to the middle; the near side lies the other way round
    for half in range(height):
        away = height / 2 - (half + 0.5) / 2  # rows from the middle
        row = [OUTSIDE] * width
        if rail:
            _fill(row, RAIL_LIGHT, reach(width, height, away, 0.0))
            _fill(row, RAIL, reach(width, height, min(away + _SHINE, height / 2)))
        felt = reach(width, height, away, _RAIL if rail else 0.0)
        for band in reversed(range(bands)):
            _fill(row, band, min(felt, _light(width, height, away, band, bands)))
        far.append(row)
    near = [[RAIL if each == RAIL_LIGHT else each for each in row] for row in reversed(far)]
    return far + near


def _fill(row: list[int], what: int, reach: float) -> None:
    """So far on both sides of the middle."""
    middle = len(row) / 2
    left = max(0, round(middle - reach))
    right = min(len(row), round(middle + reach))
    if left < right:
        row[left:right] = [what] * (right - left)


def _light(width: int, height: int, away: float, band: int, bands: int) -> float:
    """How far a band of light reaches; the last has no end."""
    if band == bands - 1:
        return float(width)
    radius = (band + 0.5) / (bands - 1)
    rest = radius**2 - (away / (height / 2)) ** 2
    return width / 2 * sqrt(rest) if rest > 0 else 0.0


def ground_of(plan: Plan, looks: Looks) -> Cells | None:
    """What lies below the regions, on all of the screen: where seats are rows, the felt as a page
    lies on it, with the rail above the board if a row is free there."""
    if plan.felt:
        return _ground(plan.size, plan.felt, plan.rail, looks)
    felt = plan.places.get("felt")
    if felt is None:
        return None
    first = min(place.y for name, place in plan.places.items() if name in ("board", "pots"))
    return _below_rows(plan.size, felt, 0 if first > felt.y else -1, looks)


@lru_cache(4)
def _below_rows(screen: tuple[int, int], felt: Place, rail: int, looks: Looks) -> Cells:
    """The rail is half a row: what may lie below it touches it nowhere."""
    ground = Cells(*screen, looks.ink())
    ground.lay(ground_of_a_page((felt.width, felt.height), looks, -1), felt)
    for x in range(felt.x, felt.right) if rail >= 0 and looks.in_halves else ():
        colours = looks.palette.rail_light, ground.ground(x, felt.y + rail)
        if not _CORNER <= x < felt.right - _CORNER:  # cut, as an oval's are
            colours = looks.palette.surround, looks.palette.rail
        ground.text(x, felt.y + rail, "▀", ink(*colours))
    return ground


@lru_cache(4)
def _ground(screen: tuple[int, int], felt: Place, rail: bool, looks: Looks) -> Cells:
    palette, ground = looks.palette, Cells(*screen, looks.ink())
    colours = {
        OUTSIDE: palette.surround,
        RAIL: palette.rail,
        RAIL_LIGHT: palette.rail_light,
        **dict(enumerate(palette.light)),
    }
    rows = oval(felt.width, felt.height, len(palette.light), rail=rail)
    if not looks.in_halves:
        _in_signs(ground, felt, rows, looks)
        return ground
    cells: dict[tuple[int, int], tuple[str, Style]] = {}
    for y in range(felt.height):
        for x, pair in enumerate(zip(rows[2 * y], rows[2 * y + 1], strict=True), felt.x):
            if pair not in cells:
                top, low = (colours[each] for each in pair)
                cells[pair] = ("▀", ink(top, low)) if top != low else (" ", ink(palette.text, top))
            ground.signs[felt.y + y][x], ground.styles[felt.y + y][x] = cells[pair]
    return ground


def felt_between(cells: Cells, places: Sequence[Place], looks: Looks, *, bar: bool) -> None:
    """Below cards that hang over the rail: no speck of it is seen in a gap or at a corner beside
    it, nor half of one where a bar is below them."""
    light = looks.palette.light
    for one, after in pairwise(places) if looks.in_halves else ():
        if one.right >= after.x:
            continue
        beside = product(range(one.right - 1, one.right + 2), range(one.y, one.bottom))
        for x, y in (*beside, *[(one.right, one.bottom)] * bar):
            low = cells.ground(x, y)
            if y < cells.height and (cells.shows(x, y, "▀") or low not in light):
                half = "▀", ink(light[-1], low)
                whole = " ", ink(looks.palette.text, light[-1])
                cells.text(x, y, *(half if y == one.bottom else whole))


def draw_table(cells: Cells, place: Place, looks: Looks) -> None:
    """A whole one with its rail, on whatever lies there."""
    if not looks.in_halves:
        return  # the plates alone say who sits where
    whole = Place(0, 0, place.width, place.height)
    drawn = _ground((place.width, place.height), whole, True, looks)
    outside = looks.palette.surround
    for y, (signs, styles) in enumerate(zip(drawn.signs, drawn.styles, strict=True), place.y):
        for x, (sign, style) in enumerate(zip(signs, styles, strict=True), place.x):
            low = ground_in(style)
            top = style.color.name if sign != " " and style.color else low
            if top == low == outside:
                continue
            ground = cells.ground(x, y)
            if top == outside:
                cells.text(x, y, "▄", ink(low, ground))
            elif low == outside:
                cells.text(x, y, "▀", ink(top, ground))
            else:
                cells.text(x, y, sign, style)


def draw_ring(cells: Cells, ring: Place, looks: Looks) -> None:
    """As much of it as these cells have; what lies on it is drawn later."""
    frame, color = looks.glyphs.ring, looks.palette.accent
    left, top, right, low = ring.x, ring.y, ring.right - 1, ring.bottom - 1
    for y in (top, low):
        up, down = y == top, y == low
        first = frame.sign(up=up, down=down, left=True, right=False)
        between = frame.sign(up=up, down=down, left=False, right=False) * (ring.width - 2)
        last = frame.sign(up=up, down=down, left=False, right=True)
        begin = max(0, -left)  # what is beyond an edge would be told of by a sign
        row = (first + between + last)[begin : max(begin, cells.width - left)]
        cells.write(left + begin, y, row, color)
    for y in range(top + 1, low):
        for x in (left, right):
            if 0 <= x < cells.width:
                cells.write(x, y, frame.down, color)


@lru_cache(4)
def ground_of_a_page(size: tuple[int, int], looks: Looks, rail: int = 0) -> Cells:
    """The felt as a page lies on it: the rail in a row near its top, the lamp over its middle.
    Bands end with whole cells: a page is read, and copied, without signs between its words."""
    palette, (width, height) = looks.palette, size
    ground = Cells(width, height, looks.on_felt())
    if not looks.in_halves:
        return ground
    bands = len(palette.light)
    inks = [ink(palette.text, light) for light in palette.light]
    for y in range(height):
        row = [0] * width
        for band in reversed(range(bands)):
            _fill(row, band, _light(width, height, height / 2 - y - 0.5, band, bands))
        ground.styles[y] = [inks[band] for band in row]
    if 0 <= rail < height:
        ground.signs[rail] = ["▀"] * width
        ground.styles[rail] = [ink(palette.rail_light, palette.rail)] * width
    return ground


def _in_signs(ground: Cells, felt: Place, rows: list[list[int]], looks: Looks) -> None:
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


STANDS_OUT: Final = frozenset({SeatLook.TO_ACT, SeatLook.WON})
_BACK_SEATED: Final = frozenset({SeatLook.FOLDED, SeatLook.OUT})


class SeatInk(Fact):
    colour: str  # of its ground
    ground: Style
    name: Style
    stack: Style
    said: Style
    quiet: Style
    accent: Style


def seat_ink(look: SeatLook, looks: Looks, resting_ground: str, to_act: str = "") -> SeatInk:
    """Whoever is out stands back; whose turn it is, or who has won, has a warm ground."""
    ground = (to_act or looks.palette.seat_to_act) if look in STANDS_OUT else resting_ground
    quiet, accent = looks.ink("quiet", ground), looks.ink("gold", ground)
    if look in _BACK_SEATED:
        return SeatInk(ground, quiet, quiet, quiet, quiet, quiet, quiet)
    strong = looks.ink("strong", ground)
    said = accent if look in STANDS_OUT else strong if look is SeatLook.ALL_IN else quiet
    return SeatInk(ground, looks.ink("plain", ground), strong, strong, said, quiet, accent)
