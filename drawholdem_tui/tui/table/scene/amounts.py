"""Chips in the room there is."""

from __future__ import annotations

from drawholdem_tui.words.numbers import chips, written

_UNITS = ((1_000_000_000_000, "T"), (1_000_000_000, "B"), (1_000_000, "M"), (1_000, "K"))


def amount(value: int, width: int = 9) -> str:
    """In full up to seven digits, shortened where that does not fit.

    >>> amount(1_000_000), amount(12_345_678), amount(64_500, 5)
    ('1,000,000', '12.3M', '64.5K')
    """
    full = chips(value)
    if len(full) <= width:
        return full
    for unit, letter in _UNITS:
        if abs(value) >= unit:
            # cut, not rounded: nobody has more than is shown
            tenths = value * 10 // unit
            short = written(f"{tenths // 10:,}.{tenths % 10}{letter}")
            return short if len(short) <= width else written(f"{value // unit:,}{letter}")
    return full
