"""Closed pages go, and what they held with them.

Textual 8.2.8 keeps the colours around a widget in an ``lru_cache`` on a method, and so, with each
of its 1,024 entries, everything that was drawn of the widget whose method it was: of a thousand
pages that nobody sees any more, half a megabyte each. The same function without ``self`` finds the
same colours (Textualize/textual#6665).
"""

from __future__ import annotations

from functools import lru_cache

from textual._styles_cache import StylesCache
from textual.color import Color
from textual.style import Style


@lru_cache(1024)
def _inner_and_outer(base_background: Color, background: Color) -> tuple[Style, Style]:
    return Style(background=base_background + background), Style(background=base_background)


def let_closed_pages_go() -> None:
    """Once, before anything is drawn."""
    StylesCache.get_inner_outer = staticmethod(_inner_and_outer)  # type: ignore[assignment]
