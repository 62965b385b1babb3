"""How hard the next spots are, by how close the next best answer comes to the best."""

from __future__ import annotations

from typing import Final

LEVELS: Final = range(1, 6)
FIRST_LEVEL: Final = 2.0
_BANDS: Final = ((0.08, 0.25), (0.045, 0.12), (0.03, 0.08), (0.02, 0.05), (0.01, 0.03))
# hardly any draw but one to a flush has more of an edge
_OF_DRAWS: Final = ((0.025, 0.12), (0.02, 0.06), (0.014, 0.04), (0.01, 0.03), (0.006, 0.02))
_GOOD: Final = 0.3  # with these two steps seven of ten answers are the best in the long run
_BAD: Final = 0.7


def band(level: int) -> tuple[float, float]:
    """The gap between the best and the next, in parts of the final pot."""
    return _BANDS[level - 1]


def band_of_draws(level: int) -> tuple[float, float]:
    return _OF_DRAWS[level - 1]


def after(level: float, *, right: bool) -> float:
    """Harder after a right answer, easier after a wrong one.

    >>> round(after(2.0, right=True), 2), round(after(2.0, right=False), 2), after(5.0, right=True)
    (2.3, 1.3, 5.0)
    """
    step = _GOOD if right else -_BAD
    return min(max(level + step, float(LEVELS[0])), float(LEVELS[-1]))
