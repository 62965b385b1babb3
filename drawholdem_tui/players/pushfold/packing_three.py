"""The same for three in few bytes: figures in ten-thousandths, then the cells, pressed together."""

from __future__ import annotations

import zlib
from struct import Struct, pack, unpack_from
from typing import Final

from drawholdem_tui.players.pushfold.three import BETS, NODES, SQUARES, ThreeStrategy, ThreeTold

_PARTS: Final = 10_000
_SIZE: Final = Struct("<H")


def packed_three(strategy: ThreeStrategy) -> bytes:
    """How many bytes follow, and those."""
    told, cells = strategy
    figures = (*told.values, told.exploitability, *told.reached, *told.often)
    whole = pack(f"<{len(figures)}i", *(round(each * _PARTS) for each in figures))
    body = zlib.compress(whole + cells, 9)
    return _SIZE.pack(len(body)) + body


def unpacked_three(record: bytes, *, swaps: bool) -> ThreeStrategy:
    """The strategy of a record."""
    nodes, squares = (NODES, len(SQUARES)) if swaps else (1, len(BETS))
    text, many = zlib.decompress(record), 4 + nodes + squares
    figures = [each / _PARTS for each in unpack_from(f"<{many}i", text)]
    button, small, big, exploitability, *others = figures
    told = ThreeTold(
        (button, small, big), exploitability, tuple(others[:nodes]), tuple(others[nodes:])
    )
    return ThreeStrategy(told, text[4 * many :])
