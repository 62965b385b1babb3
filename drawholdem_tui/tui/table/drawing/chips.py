"""Chips: the colour of one, how a pile of them grows, and how it lies before its amount."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from drawholdem_tui.tui.looks import Looks
from drawholdem_tui.tui.looks.palette import Palette
from drawholdem_tui.tui.table.drawing.cells import Cells

_DEARER: Final = (25, 100, 1000)  # from these amounts on a chip has the next colour
_GROWS: Final = (10, 50, 200, 1000)  # from these amounts on a pile has one chip more
_WORTH: Final = (1000, 100, 25, 5)


def colour(amount: int, palette: Palette) -> str:
    """Of one chip that stands for the amount: as in a card room, it tells what it is worth."""
    return palette.chips[sum(amount >= least for least in _DEARER)]


def pile(amount: int, most: int, palette: Palette) -> tuple[str, ...]:
    """The colours of a pile, the dearest first: it grows with what lies there, up to ``most``."""
    many = min(most, 1 + sum(amount >= each for each in _GROWS))
    found, left = list[str](), amount
    for worth in _WORTH:
        chips, left = divmod(left, worth)
        found += [colour(worth, palette)] * min(chips, many)
    found = found or [palette.chips[0]]
    return tuple((found + [found[-1]] * many)[:many])


def draw_pile(
    cells: Cells, x: int, y: int, chips: Sequence[str], looks: Looks, *, bold: bool = True
) -> int:
    """Chip by chip from there on; returns where the amount begins."""
    for place, chip in enumerate(chips, x):
        cells.write(place, y, looks.glyphs.chip, chip, bold=bold)
    return x + len(chips) + 1
