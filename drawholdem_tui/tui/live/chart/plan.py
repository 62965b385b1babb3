"""The chart of hands before the flop as a picture: plain values."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple


class Advised(Enum):
    """What to do with a hand: keep it, swap its lower or its higher card, or neither can be told
    from the other, or is done always; put everything in, or fold."""

    KEEP = "keep"
    SWAP_LOW = "low"
    SWAP_HIGH = "high"
    CLOSE = "close"
    ALL_IN = "all-in"
    FOLD = "fold"


class ChartCell(NamedTuple):
    hand: str  # "AKs"
    advised: Advised
    before: float | None  # the share of the pot as it is; of what is done now and then how often
    after: float | None = None  # with the better swap


class ChartPicture(NamedTuple):
    """Thirteen rows of thirteen hands, aces first, suited ones above the diagonal."""

    heading: str
    cells: tuple[ChartCell, ...]
    own: int | None  # the place of one's own hand, while it lies open
    chosen: int  # that which is told below
    told: str
    keys: str
    legend: tuple[tuple[Advised, str], ...]  # of those there are
