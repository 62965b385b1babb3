"""The 169 hands before the flop as a square of text."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from drawholdem_tui.engine.cards import RANKS
from drawholdem_tui.players.coach.chart import cells

_SIDE: Final = len(RANKS)


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
