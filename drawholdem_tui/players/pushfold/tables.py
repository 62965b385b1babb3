"""The tables, by stack: read when somebody asks for one, and only that one."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Final

from drawholdem_tui.players.pushfold.packing import record_at, unpacked
from drawholdem_tui.players.pushfold.strategy import Strategy
from drawholdem_tui.players.pushfold.three import ThreeStrategy

FILE: Final = "heads_up.bin"
STACKS: Final = range(2, 26)  # in big blinds: of each first with swaps, then without
THREE_FILE: Final = "three.bin"
THREE_STACKS: Final = (2, 3, 4, 5, 6, 7, 8, 10, 12, 15)  # likewise
_COLUMNS: Final = {True: 14, False: 2}


@cache
def table(stack: int, *, swaps: bool = True) -> Strategy:
    """Between two, of one of the ``STACKS``."""
    number = 2 * STACKS.index(stack) + (not swaps)
    return unpacked(record_at(_file(FILE), number), _COLUMNS[swaps])


@cache
def table_of_three(stack: int, *, swaps: bool = True) -> ThreeStrategy:
    """Between three, of one of the ``THREE_STACKS``."""
    from drawholdem_tui.players.pushfold.packing_three import unpacked_three

    number = 2 * THREE_STACKS.index(stack) + (not swaps)
    return unpacked_three(record_at(_file(THREE_FILE), number), swaps=swaps)


def nearest(stack: float, *, swaps: bool = True) -> Strategy:
    """The table that is nearest to a stack."""
    return table(min(max(round(stack), STACKS[0]), STACKS[-1]), swaps=swaps)


def nearest_of_three(stack: float, *, swaps: bool = True) -> ThreeStrategy:
    """The same between three."""
    return table_of_three(min(THREE_STACKS, key=lambda each: abs(each - stack)), swaps=swaps)


@cache
def _file(name: str) -> bytes:
    return files(__name__.rpartition(".")[0]).joinpath(name).read_bytes()
