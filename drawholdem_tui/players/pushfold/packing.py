"""A strategy in few bytes: how many follow, and those pressed together: figures, then the cells."""

from __future__ import annotations

import zlib
from struct import Struct, pack, unpack_from
from typing import Final

from drawholdem_tui.players.pushfold.strategy import LAYOUTS, Table, Told

_SIZE: Final = Struct("<H")


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
