"""The screen where nobody wants colours (NO_COLOR): weight and reversed blocks alone."""

from __future__ import annotations

from functools import lru_cache

from rich.segment import Segment
from rich.style import Style
from textual.color import Color
from textual.filter import LineFilter

from drawholdem_tui.tui.looks.contrast import contrast_ratio

_QUIET = (1.5, 7.5)  # between these ratios text was meant to stand back


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
