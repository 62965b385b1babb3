"""What the size of a bet says: the more is put in for what is there, the fewer hands are worth it.

Whoever bets ten pots with anything loses ten where one hand of eleven calls; so nobody who thinks
does, and few good hands want nine of ten to fold. A bet of one pot is made with a third of the
hands, one of ten with a tenth, and so on without an end. Whoever calls has to be as choosy.
"""

from __future__ import annotations

from math import log2
from typing import Final

_STEPS: Final = 3  # to a doubling of pots and what lies there: what is told apart
_USUAL: Final = 2.0  # pots: what is usual before the flop says nothing
_HALF: Final = 11.0  # pots beyond that: half as many hands
_ON_A_BOARD: Final = 0.35  # of the hands that bet anything, how many fewer by the pot
_DEFENDS: Final = 1.2  # of the hands that have to go on, lest anything could be bet
_BEFORE: Final = 0.25  # before the flop hands are nearer to each other


def in_steps(pots: float) -> float:
    """About the same size, of as few different ones as will do.

    >>> [round(in_steps(pots), 2) for pots in (0.0, 0.5, 0.52, 2.0, 66.0)]
    [0.0, 0.59, 0.59, 2.17, 63.0]
    """
    size: float = 2 ** (round(_STEPS * log2(1 + pots)) / _STEPS) - 1
    return size


def with_such_a_size(least: float, pots: float, *, before: bool) -> float:
    """The place from which hands bet so many pots, where ``least`` is that of any bet."""
    fewer = 1 + max(pots - _USUAL, 0) / _HALF if before else 1 + _ON_A_BOARD * pots
    return 1 - (1 - least) / fewer


def goes_on_against(odds: float, *, before: bool) -> float:
    """The place from which hands go on at least against a bet that asks for such odds.

    >>> [round(goes_on_against(odds, before=False), 2) for odds in (0.25, 1 / 3, 0.48)]
    [0.2, 0.4, 0.91]
    """
    pots = odds / max(1 - 2 * odds, 1e-3)
    if before:
        return 1 - 1 / (1 + _BEFORE * pots)
    return 1 - min(_DEFENDS / (1 + pots), 1.0)
