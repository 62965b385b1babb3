"""The tables by stack, each read on its first use. A strategy in few bytes: how many follow, and
those pressed together: figures, then the cells."""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from struct import Struct, pack, unpack_from
from typing import Final

from drawholdem_tui.players.pushfold.strategy import LAYOUTS, Table, Told

FILES: Final = {2: "heads_up.bin", 3: "three.bin"}  # by the number of seats
STACKS: Final[dict[int, Sequence[int]]] = {  # in big blinds: of each first with swaps, then without
    2: (*range(2, 26), 30, 40, 50, 70, 100),
    3: (2, 3, 4, 5, 6, 7, 8, 10, 12, 15),
}
_SIZE: Final = Struct("<H")


def table(stack: int, *, swaps: bool = True, seats: int = 2) -> Table:
    return _table(seats, stack, swaps)


def nearest(stack: float, *, swaps: bool = True, seats: int = 2) -> Table:
    return table(min(STACKS[seats], key=lambda each: abs(each - stack)), swaps=swaps, seats=seats)


@cache
def _table(seats: int, stack: int, swaps: bool) -> Table:
    number = 2 * STACKS[seats].index(stack) + (not swaps)
    return unpacked(record_at(_file(FILES[seats]), number), seats=seats, swaps=swaps)


@cache
def _file(name: str) -> bytes:
    return files(__name__.rpartition(".")[0]).joinpath(name).read_bytes()


def packed(table: Table) -> bytes:
    """How many bytes follow, and those."""
    told, parts = table.told, table.layout.parts
    figures = (*told.values, told.exploitability, *told.reached, *told.often)
    whole = pack(f"<{len(figures)}i", *(round(each * parts) for each in figures))
    return framed(whole + table.cells)


def framed(text: bytes) -> bytes:
    """Pressed together, as a record among others."""
    body = zlib.compress(text, 9)
    return _SIZE.pack(len(body)) + body


def record_at(text: bytes, number: int) -> bytes:
    """The record that comes so many after the first."""
    at = 0
    for _ in range(number):
        at += _SIZE.size + _SIZE.unpack_from(text, at)[0]
    begin = at + _SIZE.size
    return text[begin : begin + _SIZE.unpack_from(text, at)[0]]


def unpacked(record: bytes, *, seats: int, swaps: bool) -> Table:
    """The strategy of a record."""
    layout, text = LAYOUTS[seats], zlib.decompress(record)
    nodes, squares = layout.nodes if swaps else 1, len(layout.squares(swaps=swaps))
    many = seats + 1 + nodes + squares
    found = [each / layout.parts for each in unpack_from(f"<{many}i", text)]
    values, (worst, *others) = tuple(found[:seats]), found[seats:]
    told = Told(values, worst, tuple(others[:nodes]), tuple(others[nodes:]))
    return Table(seats, told, text[4 * many :])
