"""The chart of hands before the flop as a square of text."""

from __future__ import annotations

from drawholdem_tui.players.coach.chart import Cell, cells
from drawholdem_tui.words.language import mark as _
from drawholdem_tui.words.language import plural, translate


def chart_as_lines(opponents: int) -> list[str]:
    """A heading, thirteen rows of thirteen hands, and how to read them."""
    heading = plural(
        "Before the flop, against {opponents} opponent",
        "Before the flop, against {opponents} opponents",
        opponents,
    ).format(opponents=opponents)
    hands = cells(opponents)
    rows = ["".join(map(_cell, hands[at : at + 13])).rstrip() for at in range(0, 169, 13)]
    return [
        heading,
        *rows,
        translate(_("Suited hands stand above the diagonal; in hundredths, what keeping wins.")),
        translate(_("-7: swap the seven. = : keep. ~ : too close to call.")),
    ]


def _cell(cell: Cell) -> str:
    mark = "=" if not cell.swapping else f"-{cell.swap}"
    if cell.close:
        mark = "~"
    return f"{cell.hand:<3} {cell.before * 100:>2.0f} {mark:<2}  "
