"""The tables, by stack: read when somebody asks for one, and only that one."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Final

from drawholdem_tui.players.pushfold.packing import record_at, unpacked
from drawholdem_tui.players.pushfold.strategy import Strategy

FILE: Final = "heads_up.bin"
STACKS: Final = range(2, 26)  # in big blinds: of each first with swaps, then without
_COLUMNS: Final = {True: 14, False: 2}


@cache
def table(stack: int, *, swaps: bool = True) -> Strategy:
    """Of one of the ``STACKS``."""
    number = 2 * STACKS.index(stack) + (not swaps)
    return unpacked(record_at(_file(), number), _COLUMNS[swaps])


def nearest(stack: float, *, swaps: bool = True) -> Strategy:
    """The table that is nearest to a stack."""
    return table(min(max(round(stack), STACKS[0]), STACKS[-1]), swaps=swaps)


@cache
def _file() -> bytes:
    return files(__name__.rpartition(".")[0]).joinpath(FILE).read_bytes()
