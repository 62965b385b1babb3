"""The shape of a table and the light of a lamp over it: where each colour begins and ends in every
half row. Worked out by the row, not by the cell, and once a size."""

from __future__ import annotations

from math import sqrt
from typing import Final

# what a half cell shows: a number from 0 is a band of light, from the middle outwards
OUTSIDE: Final = -1
RAIL: Final = -2
RAIL_LIGHT: Final = -3

_ROUNDNESS: Final = 3.2  # of a superellipse: 2 is an oval, without end a rectangle
_RAIL: Final = 0.9  # rows that the rail is wide; twice as many columns
_SHINE: Final = 0.35  # of them on the far side lie in the light


def oval(width: int, height: int, bands: int, *, rail: bool = True) -> list[list[int]]:
    """Two rows for every row of cells, the upper half and the lower.

    >>> [row.count(OUTSIDE) for row in oval(12, 3, 1)]
    [2, 0, 0, 0, 0, 2]
    """
    far = []  # from the rail to the middle; the near side lies the other way round
    for half in range(height):
        away = height / 2 - (half + 0.5) / 2  # rows from the middle
        row = [OUTSIDE] * width
        if rail:
            _fill(row, RAIL_LIGHT, _reach(width, height, away, 0.0))
            _fill(row, RAIL, _reach(width, height, away, _SHINE))
        felt = _reach(width, height, away, _RAIL if rail else 0.0)
        for band in reversed(range(bands)):
            _fill(row, band, min(felt, _light(width, height, away, band, bands)))
        far.append(row)
    near = [[RAIL if each == RAIL_LIGHT else each for each in row] for row in reversed(far)]
    return far + near


def _fill(row: list[int], what: int, reach: float) -> None:
    """So far on both sides of the middle."""
    middle = len(row) / 2
    left = max(0, round(middle - reach))
    right = min(len(row), round(middle + reach))
    if left < right:
        row[left:right] = [what] * (right - left)


def _reach(width: int, height: int, away: float, inwards: float) -> float:
    """How far a table reaches to each side, so many rows from the middle."""
    across, along = height / 2 - inwards, width / 2 - 2 * inwards
    share = away / across
    return along * (1 - share**_ROUNDNESS) ** (1 / _ROUNDNESS) if share < 1 else 0.0


def _light(width: int, height: int, away: float, band: int, bands: int) -> float:
    """How far a band of light reaches; the last has no end."""
    if band == bands - 1:
        return float(width)
    radius = (band + 0.5) / (bands - 1)
    rest = radius**2 - (away / (height / 2)) ** 2
    return width / 2 * sqrt(rest) if rest > 0 else 0.0
