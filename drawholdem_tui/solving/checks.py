"""What a check of a table is asked for, and what comes of it."""

from __future__ import annotations

from typing import NamedTuple


class Check(NamedTuple):
    """The stacks that there are, in turn from the button, and the stack of the table that is played
    by. The same seed deals the same cards."""

    stacks: tuple[float, ...]
    table: int
    swaps: bool
    hands: int
    seed: int


class Won(NamedTuple):
    """What the best response wins in a seat beyond what the strategy wins there with the same
    cards, in thousandths of a big blind a hand, with its standard error."""

    more: float
    error: float


class Checked(NamedTuple):
    """Each seat against the others, the button first."""

    seats: tuple[Won, ...]
