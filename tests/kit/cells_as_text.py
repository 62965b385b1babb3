"""The cells of a screen as text that can be read."""

from __future__ import annotations

from collections.abc import Iterable

from textual.strip import Strip

from drawholdem_tui.tui.looks.palette import OWN

_TABLE = {
    color
    for palette in OWN.values()
    for color in (palette.rail, palette.rail_light, *palette.light)
}


def as_text(strips: Iterable[Strip]) -> str:
    """Without the half cells of the felt's light and of the rail: they are always the same."""
    return "".join(f"{_line(strip).rstrip()}\n" for strip in strips)


def _line(strip: Strip) -> str:
    parts = []
    for text, style, _control in strip:
        color = style.color.name if style and style.color else ""
        parts.append(text.replace("▀", " ") if color in _TABLE else text)
    return "".join(parts)
