"""The colours for terminals that have 256, 16 or none (NO_COLOR).

They are chosen by hand, because the nearest one is another hue (felt turns to teal) or the same as
the colour beside it. Without any, weight and reversed blocks say everything.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from rich.segment import Segment
from rich.style import Style
from textual.color import Color
from textual.filter import LineFilter
from textual.theme import Theme

from drawholdem_tui.tui.looks.contrast import contrast_ratio
from drawholdem_tui.tui.looks.palette import CONTRAST, DARK, FELT, LIGHT, OWN, Palette, theme_of

_QUIET = (1.5, 7.5)  # between these ratios text was meant to stand back

_FELT_OF_256 = FELT.but(
    surround="#121212",
    bar="#000000",
    felt="#005f00",
    light=("#005f00",),  # they have no other green as dark
    rail="#5f3700",
    rail_light="#875f00",
    seat="#1c1c1c",
    seat_to_act="#3a3a3a",
    text="#ffffff",
    dim="#bcbcbc",
    accent="#ffd75f",
    win="#afff87",
    loss="#ffafaf",
    paper="#ffffd7",
    back_bg="#870000",
    back_fg="#ffafaf",
    empty="#1c1c1c",
    key_fg="#121212",
    chips=("#ffffff", "#ffafaf", "#87d7ff", "#d7afff"),
)
_LIGHT_OF_256 = LIGHT.but(
    surround="#eeeeee",
    bar="#d0d0d0",
    felt="#afd7af",
    light=("#d7ffd7", "#afd7af"),
    rail="#875f00",
    rail_light="#af8700",
    seat="#e4e4e4",
    seat_to_act="#ffffd7",
    accent="#870000",
    loss="#870000",
    back_fg="#ffd7d7",
    back_bg="#870000",
    empty="#d0d0d0",
)
_CONTRAST_OF_256 = CONTRAST.but(
    felt="#005f00",
    light=("#005f00",),
    rail="#6c6c6c",
    rail_light="#9e9e9e",
    seat_to_act="#303030",
    dim="#d0d0d0",
    loss="#ffafaf",
    empty="#000000",
)

# exactly the sixteen, so that nothing has to be guessed; light on dark, as those terminals are
SIXTEEN = Palette(
    surround="#000000",
    bar="#000000",
    felt="#0000aa",
    light=("#0000aa",),
    rail="#aa5500",
    rail_light="#aa5500",
    seat="#000000",
    seat_to_act="#555555",
    text="#ffffff",
    dim="#aaaaaa",
    accent="#ffff55",
    win="#55ff55",
    loss="#ffffff",  # their red is too dark
    paper="#ffffff",
    paper_faded="#aaaaaa",
    black="#000000",
    red="#aa0000",
    blue="#0000aa",
    green="#aa00aa",  # their green is too faint on white
    back_fg="#ffffff",
    back_bg="#aa0000",
    empty="#000000",
    key_fg="#000000",
    key_bg="#aaaaaa",
    chips=("#ffffff", "#ffff55", "#55ffff", "#55ff55"),
)

# what is grey here is dim there; the rest is told by weight, by blocks and by signs
WITHOUT = Palette(
    surround="#000000",
    bar="#000000",
    felt="#000000",
    light=("#000000",),
    rail="#000000",
    rail_light="#000000",
    seat="#000000",
    seat_to_act="#000000",
    text="#ffffff",
    dim="#808080",
    accent="#ffffff",
    win="#ffffff",
    loss="#ffffff",
    paper="#ffffff",
    paper_faded="#808080",
    black="#000000",
    red="#000000",
    blue="#000000",
    green="#000000",
    back_fg="#ffffff",
    back_bg="#000000",
    empty="#000000",
    key_fg="#000000",
    key_bg="#ffffff",
    chips=("#ffffff", "#ffffff", "#ffffff", "#ffffff"),
)


def palettes(color_system: str | None, *, no_color: bool) -> Mapping[str, Palette]:
    """Our own themes as a terminal can show them."""
    if no_color:
        return dict.fromkeys(OWN, WITHOUT)
    if color_system == "standard":
        return dict.fromkeys(OWN, SIXTEEN)
    if color_system == "256":
        return {
            "felt": _FELT_OF_256,
            "dark": DARK,
            "light": _LIGHT_OF_256,
            "contrast": _CONTRAST_OF_256,
        }
    return OWN


def themes(own: Mapping[str, Palette]) -> list[Theme]:
    """The same for everything that is Textual's."""
    return [
        theme_of(name, palette, dark=palette is not LIGHT and palette is not _LIGHT_OF_256)
        for name, palette in own.items()
    ]


class WithoutColour(LineFilter):
    """No colour at all leaves the program; what stood back is dim, blocks stay blocks."""

    def apply(self, segments: list[Segment], background: Color) -> list[Segment]:
        del background
        return [
            Segment(text, None if style is None else _without_colour(style), control)
            for text, style, control in segments
        ]


@lru_cache(1024)
def _without_colour(style: Style) -> Style:
    return Style(
        bold=style.bold,
        italic=style.italic,
        underline=style.underline,
        reverse=bool(style.reverse) is not _is_dark_on_light(style),
        dim=style.dim or _is_quiet(style),
        meta=style.meta,
    )


def _is_dark_on_light(style: Style) -> bool:
    """Textual says what is reversed by exchanging the colours."""
    if style.color is None or style.bgcolor is None:
        return False
    ink = Color.from_rich_color(style.color)
    ground = Color.from_rich_color(style.bgcolor)
    return ink.brightness < ground.brightness - 0.3


def _is_quiet(style: Style) -> bool:
    if style.color is None or style.bgcolor is None:
        return False
    ink = Color.from_rich_color(style.color)
    ground = Color.from_rich_color(style.bgcolor)
    if ink.ansi is not None or ground.ansi is not None:
        return False
    least, most = _QUIET
    return least < contrast_ratio(ink.hex6, ground.hex6) < most
