"""The tables by stack, each read on its first use."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Final

from drawholdem_tui.players.pushfold.packing import record_at, unpacked
from drawholdem_tui.players.pushfold.strategy import Table

FILES: Final = {2: "heads_up.bin", 3: "three.bin"}  # by the number of seats
STACKS: Final[dict[int, Sequence[int]]] = {  # in big blinds: of each first with swaps, then without
    2: range(2, 26),
    3: (2, 3, 4, 5, 6, 7, 8, 10, 12, 15),
}


def table(stack: int, *, swaps: bool = True, seats: int = 2) -> Table:
    """For one of the ``STACKS``."""
    return _table(seats, stack, swaps)


def nearest(stack: float, *, swaps: bool = True, seats: int = 2) -> Table:
    if seats == 2:  # all whole ones are there
        return table(min(max(round(stack), STACKS[2][0]), STACKS[2][-1]), swaps=swaps)
    return table(min(STACKS[seats], key=lambda each: abs(each - stack)), swaps=swaps, seats=seats)


@cache
def _table(seats: int, stack: int, swaps: bool) -> Table:
    number = 2 * STACKS[seats].index(stack) + (not swaps)
    return unpacked(record_at(_file(FILES[seats]), number), seats=seats, swaps=swaps)


@cache
def _file(name: str) -> bytes:
    return files(__name__.rpartition(".")[0]).joinpath(name).read_bytes()
