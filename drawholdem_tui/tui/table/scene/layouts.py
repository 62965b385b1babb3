"""Where each region of the table lies, for any size of the screen. Pure arithmetic.

Four layouts: ``compact`` has the seats as rows, ``small`` as plates above and below a straight swap
line; in ``normal`` and ``wide`` they sit round the felt, and the swap line runs round the board. A
screen gets the largest that fits both ways.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from drawholdem_tui.tui.table.scene.plan import (
    SMALLEST,
    Ends,
    LayoutName,
    Place,
    Plan,
    measures,
)

_SIZES: tuple[tuple[LayoutName, int, int], ...] = (
    ("wide", 132, 36),
    ("normal", 100, 30),
    ("small", 80, 24),
    ("compact", *SMALLEST),
)
_PLATES = 6  # seats for which there is room above and below a board


def layout_for(width: int, height: int, seats: int = 2) -> LayoutName:
    for name, least_width, least_height in _SIZES:
        if name == "small" and seats > _PLATES:
            continue
        if width >= least_width and height >= least_height:
            return name
    return "too small"


@lru_cache(4)  # while something flies, every frame asks
def plan(
    width: int,
    height: int,
    seats: int,
    hole_cards: int = 2,
    own: int = 0,
    *,
    ends: Ends = "anywhere",
) -> Plan:
    """The places of all regions on a screen of this size, seen from one of the seats; at the end of
    a hand the middle leaves room for whoever ``ends`` it. The first frame waits for what is
    imported: of the layouts only those that it needs."""
    layout = layout_for(width, height, seats)
    if layout == "too small":
        places = {"too-small": Place(0, 0, width, height)}
        return Plan(layout, places, seats, hole_cards, (width, height), own)
    if layout == "compact":
        from drawholdem_tui.tui.table.scene.layout_small import in_rows

        return in_rows(width, height, seats, hole_cards, own, ends=ends)
    if layout == "small":
        from drawholdem_tui.tui.table.scene.layout_small import with_plates

        return with_plates(width, height, seats, hole_cards, own, ends=ends)
    from drawholdem_tui.tui.table.scene.layout_ring import round_the_felt

    table = (seats, hole_cards, own)
    at = measures(width, height, hole_cards, wide=layout == "wide")
    return round_the_felt(at, (width, height), table, ends=ends)


_ROUNDNESS: Final = 3.2  # of a superellipse: 2 is an oval, without end a rectangle


def reach(width: int, height: int, away: float, inwards: float = 0.0) -> float:
    """How far a table reaches to each side, so many rows from the middle."""
    across, along = height / 2 - inwards, width / 2 - 2 * inwards
    share = away / across
    return along * (1 - share**_ROUNDNESS) ** (1 / _ROUNDNESS) if share < 1 else 0.0
