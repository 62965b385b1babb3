"""The colours for terminals that have 256, 16 or none (NO_COLOR)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from rich.segment import Segment
from rich.style import Style
from textual.color import Color
from textual.filter import LineFilter
from textual.theme import Theme

from drawholdem_tui.tui.looks.contrast import contrast_ratio
from drawholdem_tui.tui.looks.palette import OWN, PALETTES, Palette, theme_of

_QUIET = (1.5, 7.5)  # between these ratios text was meant to stand back


def palettes(color_system: str | None, *, no_color: bool) -> Mapping[str, Palette]:
    """Our own themes as a terminal can show them."""
    if no_color:
        return dict.fromkeys(OWN, PALETTES["without"])
    if color_system == "standard":
        return dict.fromkeys(OWN, PALETTES["sixteen"])
    if color_system == "256":
        return {name: PALETTES.get(f"{name}_256", own) for name, own in OWN.items()}
    return OWN


def themes(own: Mapping[str, Palette]) -> list[Theme]:
    """The same for everything that is Textual's."""
    light = PALETTES["light"], PALETTES["light_256"]
    return [theme_of(name, palette, dark=palette not in light) for name, palette in own.items()]


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
    return any(ink.brightness < ground.brightness - 0.3 for ink, ground in _colours(style))


def _is_quiet(style: Style) -> bool:
    least, most = _QUIET
    return any(
        ink.ansi is ground.ansi is None and least < contrast_ratio(ink.hex6, ground.hex6) < most
        for ink, ground in _colours(style)
    )


def _colours(style: Style) -> list[tuple[Color, Color]]:
    """Of what is written and what is behind it, where both are told."""
    if style.color is None or style.bgcolor is None:
        return []
    return [(Color.from_rich_color(style.color), Color.from_rich_color(style.bgcolor))]
