"""The colours of a seat, by how it stands out."""

from __future__ import annotations

from typing import NamedTuple

from rich.style import Style

from drawholdem_tui.tui.looks import Looks, ink
from drawholdem_tui.tui.scene.regions import SeatLook, SeatPicture
from drawholdem_tui.words.language import mark as _
from drawholdem_tui.words.language import translate

_BACK_SEATED = frozenset({SeatLook.FOLDED, SeatLook.OUT})


class SeatInk(NamedTuple):
    ground: Style
    name: Style
    stack: Style
    said: Style
    quiet: Style
    accent: Style


def seat_ink(look: SeatLook, looks: Looks, resting_ground: str) -> SeatInk:
    """Whoever is out stands back; whose turn it is has the warm colour, and a lighter ground."""
    palette = looks.palette
    ground = palette.seat_to_act if look is SeatLook.TO_ACT else resting_ground
    quiet = ink(palette.dim, ground)
    accent = ink(palette.accent, ground, bold=True)
    if look in _BACK_SEATED:
        return SeatInk(quiet, quiet, quiet, quiet, quiet, quiet)
    strong = ink(palette.text, ground, bold=True)
    said = {
        SeatLook.TO_ACT: accent,
        SeatLook.ALL_IN: strong,
        SeatLook.WON: ink(palette.win, ground, bold=True),
    }.get(look, ink(palette.text, ground))
    return SeatInk(
        ink(palette.text, ground), strong, ink(palette.text, ground), said, quiet, accent
    )


def turn_mark(picture: SeatPicture, looks: Looks, sign: str) -> str:
    """The sign before the name: whose turn it is, or who has won."""
    if picture.look is SeatLook.TO_ACT:
        return sign
    return looks.glyphs.star if picture.look is SeatLook.WON else " "


def swapped(picture: SeatPicture, looks: Looks, width: int) -> str:
    """How often a card was swapped, with the streets where there is room; or how many drawn."""
    if picture.drew is not None:
        drew = translate(_("drew {count}")).format(count=picture.drew)
        return drew if len(drew) <= width else f"{looks.glyphs.swap}{picture.drew}"
    if not picture.swaps:
        return ""
    streets = f"{looks.glyphs.swap} " + ", ".join(picture.swaps)
    return streets if len(streets) <= width else f"{looks.glyphs.swap}{len(picture.swaps)}"
