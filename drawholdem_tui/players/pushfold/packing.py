"""A strategy in few bytes: most hands always do the same.

Two bits a cell say never, always, or that a byte follows with the share; behind the cells of two
bits stand those bytes. The figures told of a strategy stand before it, in millionths.
"""

from __future__ import annotations

from struct import Struct
from typing import Final

from drawholdem_tui.players.pushfold.strategy import CERTAIN, HANDS, NODES, Strategy, Told

_FIGURES: Final = Struct("<17i")
_MILLIONTHS: Final = 1_000_000
_NEVER, _ALWAYS, _FOLLOWS = 0, 1, 2
_SIZE: Final = Struct("<H")


def packed(strategy: Strategy) -> bytes:
    """How many bytes follow, and those."""
    told, cells = strategy
    figures = (*told[:5], *told.reached, *told.push, *told.call)
    tags, shares = bytearray(), bytearray()
    for at in range(0, len(cells), 4):
        byte = 0
        for turn, cell in enumerate(cells[at : at + 4]):
            tag = {0: _NEVER, CERTAIN: _ALWAYS}.get(cell, _FOLLOWS)
            if tag == _FOLLOWS:
                shares.append(cell)
            byte |= tag << 2 * turn
        tags.append(byte)
    body = _FIGURES.pack(*(round(each * _MILLIONTHS) for each in figures)) + tags + shares
    return _SIZE.pack(len(body)) + body


def record_at(text: bytes, number: int) -> bytes:
    """The record that comes so many behind the first."""
    at = 0
    for _ in range(number):
        at += _SIZE.size + _SIZE.unpack_from(text, at)[0]
    begin = at + _SIZE.size
    return text[begin : begin + _SIZE.unpack_from(text, at)[0]]


def unpacked(record: bytes, columns: int) -> Strategy:
    """The strategy of a record, with so many columns."""
    figures = [each / _MILLIONTHS for each in _FIGURES.unpack_from(record)]
    nodes = len(NODES)
    by_node = [tuple(figures[at : at + nodes]) for at in range(5, len(figures), nodes)]
    many = columns * HANDS
    shares = iter(record[_FIGURES.size + -(-many // 4) :])
    cells = bytearray()
    for byte in record[_FIGURES.size : _FIGURES.size + -(-many // 4)]:
        for turn in range(4):
            tag = byte >> 2 * turn & 3
            if tag == _FOLLOWS:
                cells.append(next(shares))
            else:
                cells.append(CERTAIN if tag == _ALWAYS else 0)
    value, exploitability, button, after_keep, after_swap = figures[:5]
    told = Told(value, exploitability, button, after_keep, after_swap, *by_node)
    return Strategy(told, bytes(cells[:many]))
