"""How somebody has played, as numbers that add up from hand to hand."""

from __future__ import annotations

from dataclasses import dataclass, field, fields
from typing import Final, Self

from drawholdem_tui.engine.events import Street

SWAP_STREETS: Final = (Street.PREFLOP, Street.FLOP, Street.TURN, Street.RIVER)


def _four() -> list[int]:
    return [0] * len(SWAP_STREETS)


@dataclass(slots=True)
class Counts:
    """One player's. What is counted by street goes by ``SWAP_STREETS``."""

    hands: int = 0  # dealt in
    net: int = 0
    blinds: float = 0.0  # the same in big blinds, hand by hand
    squares: float = 0.0  # of those
    entered: int = 0  # hands with chips put in of one's own will before the flop
    raised: int = 0  # hands with a raise there
    faced: int = 0  # hands in which a single raise of somebody else's was to be answered there
    reraised: int = 0  # of them: answered with a raise
    pushed: int = 0  # bets and raises on the flop and later
    called: int = 0  # calls there
    flops: int = 0  # hands in which one saw the flop
    showdowns: int = 0  # of them: down to the showdown
    won_showdowns: int = 0  # of those: with chips won
    asked: list[int] = field(default_factory=_four)  # swaps that were on offer
    swapped: list[int] = field(default_factory=_four)
    paid: int = 0  # for swaps
    swapped_hands: int = 0  # hands with a swap
    swapped_and_folded: int = 0
    draws: int = 0  # of draw poker
    drawn: int = 0  # cards

    def add(self, other: Self) -> None:
        for name in _NUMBERS:
            if more := getattr(other, name):
                setattr(self, name, getattr(self, name) + more)
        for name in _BY_STREET:
            mine, more = getattr(self, name), getattr(other, name)
            setattr(self, name, [one + two for one, two in zip(mine, more, strict=True)])


_BY_STREET: Final = tuple(each.name for each in fields(Counts) if each.default_factory is _four)
_NUMBERS: Final = tuple(each.name for each in fields(Counts) if each.name not in _BY_STREET)
