"""The page of the list as plain values, and how its rows are shared out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from drawholdem_tui.engine.cards import Card
from drawholdem_tui.tui.statistics.plan import GraphPicture
from drawholdem_tui.tui.table.drawing.lines import Cell, Said
from drawholdem_tui.tui.table.scene.regions import CardFace

WIDEST: Final = 160  # columns of a page


class Column(NamedTuple):
    """``weight``: the least of them gives way first; 0 stays."""

    id: str
    heading: str
    width: int
    weight: int = 0
    at_right: bool = False


class Above(NamedTuple):
    """What there is to say of an evening, and how its chips went."""

    lines: tuple[tuple[Said, ...], ...]
    graph: GraphPicture | None = None
    graph_of: str = ""


class Below(NamedTuple):
    """The row one stands on: its large cards with who has the last of them, and lines beside."""

    title: str
    lines: tuple[Cell, ...] = ()
    nets: tuple[Said, ...] = ()  # at the right edge of these lines
    board: tuple[Card, ...] = ()
    places: int = 0  # of the board
    held: tuple[CardFace, ...] = ()
    winning: frozenset[Card] = frozenset()
    names: tuple[str, str] = ("", "")  # below the board, below the held ones
    of_a_hand: bool = False  # else of an evening


class ListPicture(NamedTuple):
    """``rows`` are those from ``first`` on that there is room for."""

    columns: tuple[Column, ...]
    rows: tuple[tuple[Cell, ...], ...]
    first: int
    at: int
    every: int  # of how many
    above: Above | None
    below: Below
    told: str = ""  # what a key has done, or what is wrong


class Rows(NamedTuple):
    """Of the page, from top to bottom: how many each part has."""

    above: int
    rows: int
    below: int
    card: tuple[int, int] | None  # how large the cards below are


# width, height, the least height and width of a page for it
_CARDS: Final = ((11, 8, 50, 150), (9, 7, 34, 132), (5, 3, 26, 90))


def rows_of_page(height: int, width: int, *, of_one_evening: bool, of_hands: bool) -> Rows:
    """Under the rail and over the last row, in which something is told.

    >>> rows_of_page(28, 100, of_one_evening=True, of_hands=True)
    Rows(above=3, rows=15, below=7, card=(5, 3))
    """
    above = 0
    if of_one_evening:
        above = 4 if height >= 34 else 3 if height >= 26 else 1 if height >= 20 else 0
    fit = (each for each in _CARDS if of_hands and each[2] <= height and each[3] <= width)
    card = next(fit, None)
    below = 1 + (card[1] + 3 if card else 5 if height >= 26 else 4 if height >= 20 else 0)
    return Rows(above, max(1, height - 3 - above - below), below, card[:2] if card else None)


def fitted(columns: Sequence[Column], width: int, least_rest: int) -> list[Column]:
    """Those for which there is room; the last takes what is left."""
    kept = list(columns)
    while sum(each.width for each in kept) + least_rest > width:
        if not (weak := [each for each in kept if each.weight]):
            break
        kept.remove(min(weak, key=lambda each: each.weight))
    rest = width - sum(each.width for each in kept)
    return [each._replace(width=max(1, rest)) if each.id == "rest" else each for each in kept]
