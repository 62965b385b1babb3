"""The 169 hands before the flop as a square of text: any of them, and the chart."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from drawholdem_tui.engine.cards import RANKS
from drawholdem_tui.players.coach.chart import Cell, cells
from drawholdem_tui.words.hands.ranks import THE
from drawholdem_tui.words.language import _, plural, translate
from drawholdem_tui.words.numbers import written

_SIDE: Final = len(RANKS)


def chart_as_lines(opponents: int, width: int | None = None) -> list[str]:
    """A heading, thirteen rows of thirteen hands, and how to read them, within ``width``."""
    return [
        chart_heading(opponents),
        *square_of(list(map(_mark, cells(opponents))), width, apart=2),
        translate(_("Suited hands are above the diagonal. The number is the win % if you keep.")),
        translate(_("-7: swap the seven. = : keep both cards. ~ : about equal.")),
        translate(_("Fees are not counted, nor whether a hand is worth playing.")),
    ]


def chart_heading(opponents: int) -> str:
    return plural(
        "Before the flop, against {opponents} opponent",
        "Before the flop, against {opponents} opponents",
        opponents,
    ).format(opponents=opponents)


def hand_on_the_chart(cell: Cell) -> str:
    """A hand in a sentence: what keeping wins, and what the better swap would."""
    template = _("{hand}: keeping wins {before}, swapping {the_rank} {after}. Keep both.")
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


def why_the_coach_differs(counted: int) -> str:
    """Facing a bet: beside a hand, where the chart is of more."""
    return translate(_("The coach counts the {count} with chips in front."), count=counted)


def _mark(cell: Cell) -> str:
    mark = "=" if not cell.swapping else f"-{cell.swap}"
    if cell.close:
        mark = "~"
    return f"{cell.before * 100:>2.0f} {mark:<2}"


def square_of(marks: Sequence[str], width: int | None = None, *, apart: int = 1) -> list[str]:
    """Thirteen lines of thirteen hands, each with its mark. If named hands would make the lines
    wider than ``width``, the ranks are given below and beside instead."""
    longest = max(map(len, marks))
    named = zip(cells(1), marks, strict=True)
    rows = _rows([f"{cell.hand:<3} {mark:<{longest + apart}}" for cell, mark in named])
    if width is None or max(map(len, rows)) <= width:
        return rows
    ranks = RANKS[::-1]
    heading = "".join(f" {rank:<{longest}}" for rank in ranks)
    rows = _rows([f" {mark:<{longest}}" for mark in marks])
    return [f" {heading}".rstrip(), *(rank + row for rank, row in zip(ranks, rows, strict=True))]


def _rows(hands: Sequence[str]) -> list[str]:
    return ["".join(hands[at : at + _SIDE]).rstrip() for at in range(0, len(hands), _SIDE)]
