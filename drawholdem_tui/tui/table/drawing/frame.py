"""What every page has at its edges: the name of the game and of the page above the rail, its keys
in the last row."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from rich.cells import cell_len
from textual.content import Content

from drawholdem_tui.tui.looks import Looks
from drawholdem_tui.tui.table.drawing.cells import Cells
from drawholdem_tui.tui.table.drawing.lines import Said
from drawholdem_tui.tui.table.scene.plan import Place
from drawholdem_tui.words.language import _, translate

TOP: Final = 2  # rows of the title and the rail
_LEFT: Final = 1
_APART: Final = 2
_BETWEEN: Final = 3
_GOLD: Final = "bold $accent"


class Key(NamedTuple):
    """``press`` is what a click on it does; without one it is told, and no more."""

    name: str  # "Enter"
    does: str
    press: str = ""


class Laid(NamedTuple):
    """A key, and where it stands."""

    x: int
    right: int
    key: Key


def draw_title(cells: Cells, looks: Looks, page: str, told: Sequence[Said] = ()) -> None:
    """On the right what the page comes to, where there is room for all of it; before the name of
    the page that of the game, if there is room for both."""
    ground, game = looks.palette.bar, translate(_("Draw-Holdem"))
    cells.fill(Place(0, 0, cells.width, 1), looks.ink("plain", ground))
    right, used = cells.width - _LEFT, sum(_APART + cell_len(said.text) for said in told)
    rest = right - _LEFT - cell_len(page) - used
    if 0 <= rest < cell_len(game) + _APART and told:
        x = cells.text(_LEFT, 0, page, looks.ink("gold", ground))
    else:
        x = cells.text(_LEFT, 0, game, looks.ink("gold", ground))
        x = cells.text(x + _APART, 0, page, looks.ink("plain", ground), width=cells.width - x - 3)
    if x + used <= right:
        for said in reversed(told):
            cells.right(right, 0, said.text, looks.ink(said.tone, ground))
            right -= cell_len(said.text) + _APART


def page_head(page: str, room: int) -> Content:
    """The same of a page whose title is a widget."""
    name = f"{translate(_('Draw-Holdem'))}{' ' * _APART}"
    if cell_len(name) + cell_len(page) > room:
        return Content.assemble((page, _GOLD))
    return Content.assemble((name, _GOLD), page)


def room_for(page: str, room: int) -> int:
    """How long its name may be: beside that of the game, unless it needs all the room there is."""
    beside = room - cell_len(translate(_("Draw-Holdem"))) - _APART
    return beside if cell_len(page) <= beside else room


def laid_keys(keys: Sequence[Key], width: int) -> list[Laid]:
    """As many as fit whole; the last, which is the way out, always."""
    keys = list(keys)
    while len(keys) > 1 and _LEFT + sum(map(_width, keys)) + _BETWEEN * (len(keys) - 1) >= width:
        del keys[-2]
    laid, x = [], _LEFT
    for key in keys:
        laid.append(Laid(x, x + _width(key), key))
        x += _width(key) + _BETWEEN
    return laid


def draw_keys(cells: Cells, looks: Looks, keys: Sequence[Key], *, above: int = 0) -> None:
    """In the last row, or so many ``above`` it."""
    ground, y = looks.palette.bar, cells.height - 1 - above
    cells.fill(Place(0, y, cells.width, 1), looks.ink("plain", ground))
    for x, _right, key in laid_keys(keys, cells.width):
        end = cells.text(x, y, key.name, looks.ink("strong", ground))
        cells.text(end + bool(key.name), y, key.does, looks.ink("quiet", ground))


def draw_scrolled(cells: Cells, looks: Looks, bar: Place, first: int, rows: int) -> None:
    """A line at the edge of what does not fit, thick where it is what is seen: from the ``first``
    of so many rows on."""
    glyphs, palette = looks.glyphs, looks.palette
    length = max(1, bar.height * bar.height // rows)
    at = bar.y + round((bar.height - length) * first / max(1, rows - bar.height))
    for y in range(bar.y, bar.bottom):
        seen = at <= y < at + length
        sign = ("#" if glyphs.only_ascii else "\u2590") if seen else glyphs.upright
        cells.write(bar.x, y, sign, palette.dim)


def _width(key: Key) -> int:
    return cell_len(key.name) + bool(key.name) + cell_len(key.does)
