"""Lines below each other with as much air between them as there is room for."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from enum import IntEnum
from typing import NamedTuple

from drawholdem_tui.tui.table.scene.plan import Place

Draw = Callable[[Place], None]  # into a place of one row


class Air(IntEnum):
    """What comes first where there is more room, and what last."""

    NONE = 0
    SECTIONS = 1
    EXTRAS = 2
    HEADS = 3
    SENTENCES = 4
    ROWS = 5


class Airy(NamedTuple):
    """A row that is there from so much air on: blank, or what can be done without."""

    air: Air
    draw: Draw | None = None


Column = Sequence[Draw | Airy]


def _kept(column: Column, air: Air) -> list[Draw | Airy]:
    return [each for each in column if not (isinstance(each, Airy) and each.air > air)]


def rows(column: Column, air: Air) -> int:
    return len(_kept(column, air))


def draw_column(place: Place, column: Column, air: Air) -> None:
    """From the top of a place down."""
    for y, each in enumerate(_kept(column, air), place.y):
        draw = each.draw if isinstance(each, Airy) else each
        if draw:
            draw(place._replace(y=y, height=1))


def apart(lines: Iterable[Draw], air: Air = Air.ROWS) -> list[Draw | Airy]:
    """With a blank between each two."""
    told: list[Draw | Airy] = []
    for each in lines:
        if told:
            told.append(Airy(air))
        told.append(each)
    return told
