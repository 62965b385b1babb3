"""A strategy in few bytes: how many follow, figures in whole parts, and the cells.

Between two most hands always do the same: two bits a cell say never, always, or that a byte follows
with the share; behind the cells of two bits stand those bytes. Between three all of it is pressed
together.
"""

from __future__ import annotations

import zlib
from struct import Struct, pack, unpack_from
from typing import Final

from drawholdem_tui.players.pushfold.strategy import (
    HANDS,
    LAYOUTS,
    Strategy,
    Table,
    ThreeStrategy,
    ThreeTold,
    Told,
)

_MILLIONTHS: Final = 1_000_000
_TEN_THOUSANDTHS: Final = 10_000
_NEVER, _ALWAYS, _FOLLOWS = 0, 1, 2
_SIZE: Final = Struct("<H")


def packed(table: Table) -> bytes:
    """How many bytes follow, and those."""
    told, cells = table.told, table.cells
    if isinstance(told, Told):
        figures = (*told[:5], *told.reached, *told.push, *told.call)
        body = _whole(figures, _MILLIONTHS) + _in_two_bits(cells, table.layout.certain)
    else:
        figures = (*told.values, told.exploitability, *told.reached, *told.often)
        body = zlib.compress(_whole(figures, _TEN_THOUSANDTHS) + cells, 9)
    return _SIZE.pack(len(body)) + body


def record_at(text: bytes, number: int) -> bytes:
    """The record that comes so many behind the first."""
    at = 0
    for _ in range(number):
        at += _SIZE.size + _SIZE.unpack_from(text, at)[0]
    begin = at + _SIZE.size
    return text[begin : begin + _SIZE.unpack_from(text, at)[0]]


def unpacked(record: bytes, *, seats: int, swaps: bool) -> Table:
    """The strategy of a record."""
    layout = LAYOUTS[seats]
    if seats == 2:
        nodes = layout.nodes  # all of them, with swaps or without
        value, exploitability, button, after_keep, after_swap, *others = _parts(
            record, 5 + 3 * nodes, _MILLIONTHS
        )
        by_node = (tuple(others[at : at + nodes]) for at in range(0, 3 * nodes, nodes))
        cells = _out_of_two_bits(
            record[4 * (5 + 3 * nodes) :], layout.columns(swaps=swaps) * HANDS, layout.certain
        )
        return Strategy(
            Told(value, exploitability, button, after_keep, after_swap, *by_node), cells
        )
    nodes, squares = layout.nodes if swaps else 1, len(layout.squares(swaps=swaps))
    text, many = zlib.decompress(record), 4 + nodes + squares
    button, small, big, worst, *others = _parts(text, many, _TEN_THOUSANDTHS)
    told = ThreeTold((button, small, big), worst, tuple(others[:nodes]), tuple(others[nodes:]))
    return ThreeStrategy(told, text[4 * many :])


def _whole(figures: tuple[float, ...], parts: int) -> bytes:
    return pack(f"<{len(figures)}i", *(round(each * parts) for each in figures))


def _parts(text: bytes, many: int, parts: int) -> list[float]:
    return [each / parts for each in unpack_from(f"<{many}i", text)]


def _in_two_bits(cells: bytes, certain: int) -> bytes:
    tags, shares = bytearray(), bytearray()
    for at in range(0, len(cells), 4):
        byte = 0
        for turn, cell in enumerate(cells[at : at + 4]):
            tag = {0: _NEVER, certain: _ALWAYS}.get(cell, _FOLLOWS)
            if tag == _FOLLOWS:
                shares.append(cell)
            byte |= tag << 2 * turn
        tags.append(byte)
    return bytes(tags + shares)


def _out_of_two_bits(text: bytes, many: int, certain: int) -> bytes:
    tags = -(-many // 4)
    shares, cells = iter(text[tags:]), bytearray()
    for byte in text[:tags]:
        for turn in range(4):
            tag = byte >> 2 * turn & 3
            if tag == _FOLLOWS:
                cells.append(next(shares))
            else:
                cells.append(certain if tag == _ALWAYS else 0)
    return bytes(cells[:many])
