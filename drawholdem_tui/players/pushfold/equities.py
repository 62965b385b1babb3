"""What each kind of hand wins against each other before the flop, exactly, and how often the two
are dealt together: a table made by ``solving.make_equities``."""

from __future__ import annotations

import sys
from array import array
from collections import Counter
from functools import cache
from importlib.resources import files
from itertools import combinations
from math import comb
from typing import Final, NamedTuple

from drawholdem_tui.players.odds.tables.preflop import place_of
from drawholdem_tui.players.pushfold.strategy import HANDS

FILE: Final = "equities.bin"
BOARDS: Final = comb(48, 5)


class Against(NamedTuple):
    """One kind of hand against each of the others: in how many ways they are dealt to an opponent,
    and the share of the pot."""

    ways: tuple[int, ...]
    share: tuple[float, ...]


@cache
def against(place: int) -> Against:
    one, other = _hand_of(place)
    clear = (hand for hand in combinations(range(52), 2) if one not in hand and other not in hand)
    count = Counter(place_of(*hand) for hand in clear)
    dealt = Counter(place_of(*hand) for hand in combinations(range(52), 2))[place]
    ways = tuple(count[each] for each in range(HANDS))
    share = tuple(
        0.5 + _won(place, each) / (2 * max(1, dealt * ways[each]) * BOARDS) for each in range(HANDS)
    )
    return Against(ways, share)


def bytes_of_the_table() -> bytes:
    """Deals won less deals lost, of the squares above the diagonal, row by row."""
    return files(__name__.rpartition(".")[0]).joinpath(FILE).read_bytes()


def _hand_of(place: int) -> tuple[int, int]:
    """A hand of a kind."""
    row, column = divmod(place, 13)
    high, low = 12 - min(row, column), 12 - max(row, column)
    return 4 * high, 4 * low + (0 if row < column else 1)


def _won(one: int, other: int) -> int:
    if one == other:
        return 0
    low, high = min(one, other), max(one, other)
    at = low * HANDS - low * (low + 1) // 2 + high - low - 1
    return _table()[at] if one < other else -_table()[at]


@cache
def _table() -> array[int]:
    table = array("i", bytes_of_the_table())
    if sys.byteorder == "big":
        table.byteswap()
    return table
