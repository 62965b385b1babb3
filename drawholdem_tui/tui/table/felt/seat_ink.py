"""The colours of a seat, by how it stands out."""

from __future__ import annotations

from rich.cells import cell_len
from rich.style import Style

from drawholdem_tui.engine.fact import Fact
from drawholdem_tui.tui.looks import Looks, ink
from drawholdem_tui.tui.table.drawing.cells import Cells
from drawholdem_tui.tui.table.scene.regions import SeatLook, SeatPicture

_BACK_SEATED = frozenset({SeatLook.FOLDED, SeatLook.OUT})


class SeatInk(Fact):
    colour: str  # of its ground
    ground: Style
    name: Style
    stack: Style
    said: Style
    quiet: Style
    accent: Style


def seat_ink(look: SeatLook, looks: Looks, resting_ground: str, to_act: str = "") -> SeatInk:
    """Whoever is out stands back; whose turn it is has the warm colour, and a ground of its own."""
    palette = looks.palette
    ground = (to_act or palette.seat_to_act) if look is SeatLook.TO_ACT else resting_ground
    quiet = ink(palette.dim, ground)
    accent = ink(palette.accent, ground, bold=True)
    if look in _BACK_SEATED:
        return SeatInk(ground, quiet, quiet, quiet, quiet, quiet, quiet)
    strong = ink(palette.text, ground, bold=True)
    said = {
        SeatLook.TO_ACT: accent,
        SeatLook.ALL_IN: strong,
        SeatLook.WON: ink(palette.win, ground, bold=True),
    }.get(look, quiet)
    return SeatInk(ground, ink(palette.text, ground), strong, strong, said, quiet, accent)


def draw_name(
    cells: Cells, at: tuple[int, int], picture: SeatPicture, inks: SeatInk, width: int
) -> int:
    """And beside it the chance to win, while a board is dealt out over open hands; where it
    ends."""
    x, y = at
    room = width - cell_len(picture.chance) - 1 if picture.chance else width
    end = cells.text(x, y, picture.name, inks.name, width=room)
    return cells.text(end + 1, y, picture.chance, inks.stack) if picture.chance else end


def turn_mark(picture: SeatPicture, looks: Looks, sign: str) -> str:
    """The sign before the name: whose turn it is, or who has won."""
    if picture.look is SeatLook.TO_ACT:
        return sign
    return looks.glyphs.star if picture.look is SeatLook.WON else " "


def fitting(picture: SeatPicture, width: int) -> str:
    """What was said, as far as it has room: no amount is cut."""
    if picture.said_in_short and cell_len(picture.said) > width:
        return picture.said_in_short
    return picture.said


def swapped(picture: SeatPicture, looks: Looks, width: int) -> str:
    """How often a card was swapped, with the streets where there is room."""
    if not picture.swaps:
        return ""
    streets = f"{looks.glyphs.swap} " + ", ".join(picture.swaps)
    return streets if cell_len(streets) <= width else f"{looks.glyphs.swap}{len(picture.swaps)}"
