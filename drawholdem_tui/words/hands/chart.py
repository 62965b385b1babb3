"""The chart of hands before the flop as a square of text."""

from __future__ import annotations

from drawholdem_tui.engine.cards import RANKS
from drawholdem_tui.players.coach.chart import Cell, cells
from drawholdem_tui.words.hands.ranks import THE
from drawholdem_tui.words.hands.square_of_hands import square_of
from drawholdem_tui.words.language import _, plural, translate
from drawholdem_tui.words.numbers import written


def chart_as_lines(opponents: int, width: int | None = None) -> list[str]:
    """A heading, thirteen rows of thirteen hands, and how to read them, within ``width``."""
    return [
        chart_heading(opponents),
        *square_of(list(map(_mark, cells(opponents))), width, apart=2),
        translate(_("Suited hands are above the diagonal. The number is the win % if you keep.")),
        translate(_("-7: swap the seven. = : keep. ~ : about equal.")),
    ]


def chart_heading(opponents: int) -> str:
    return plural(
        "Before the flop, against {opponents} opponent",
        "Before the flop, against {opponents} opponents",
        opponents,
    ).format(opponents=opponents)


def hand_on_the_chart(cell: Cell) -> str:
    """A hand in a sentence: what keeping wins, and what the better swap would."""
    template = _("{hand}: keeping wins {before}, swapping {the_rank} {after}. Keep.")
    if cell.close:
        template = _("{hand}: keeping wins {before}, swapping {the_rank} {after}. About equal.")
    elif cell.swapping:
        template = _("{hand}: keeping wins {before}, swapping {the_rank} {after}. Swap.")
    return translate(template).format(
        hand=cell.hand,
        the_rank=translate(THE[RANKS.index(cell.swap) + 2]),
        before=written(f"{cell.before:.1%}"),
        after=written(f"{cell.after:.1%}"),
    )


def _mark(cell: Cell) -> str:
    mark = "=" if not cell.swapping else f"-{cell.swap}"
    if cell.close:
        mark = "~"
    return f"{cell.before * 100:>2.0f} {mark:<2}"
