"""What opponents end with at draw poker, and what a hand of five is worth against them.

An opponent is dealt any five cards, or of those any that may open, and draws as people do
(``usual_discards``). How strong such hands are in the end, altogether and by the number of cards
drawn, is a table of 2,000 steps, made by ``make_finals``.
"""

from __future__ import annotations

import sys
from array import array
from collections import Counter
from collections.abc import Sequence
from functools import cache, lru_cache
from importlib.resources import files
from math import prod
from typing import Final, NamedTuple

from drawholdem_tui.players.odds.tables.ranks import STRONGEST

FILE: Final = "finals.bin"
STEPS: Final = 2_000
_DREW: Final = (None, 0, 1, 2, 3)  # None: whoever it is

Kind = tuple[int | None, bool]  # how many were drawn; whether the hand opened on jacks or better
KINDS: Final[tuple[Kind, ...]] = tuple(  # the tables, in the order of the file
    (drew, opened) for opened in (False, True) for drew in _DREW
)

# The points and weights of an integral over 0 to 1 that is exact for nine opponents.
_POINTS: Final = (
    (0.046910077030668, 0.1184634425280945),
    (0.2307653449471585, 0.2393143352496832),
    (0.5, 0.2844444444444444),
    (0.7692346550528415, 0.2393143352496832),
    (0.953089922969332, 0.1184634425280945),
)


class Worth(NamedTuple):
    """By strength: the chance to beat all opponents, to share with some of them, and the share of
    the pot won on average."""

    win: list[float]
    tie: list[float]
    share: list[float]


def worth_against(drew: Sequence[int | None], opener: int | None = None) -> Worth:
    """For each opponent how many cards were drawn, ``None`` if unknown; ``opener`` is the place
    among them of whoever has opened on jacks or better."""
    known = [each if each is None or each <= 3 else 3 for each in drew]
    kinds = [(each, at == opener) for at, each in enumerate(known)]
    return _worth(tuple(sorted(kinds, key=KINDS.index)))


@lru_cache(maxsize=16)
def _worth(kinds: tuple[Kind, ...]) -> Worth:
    groups = list(Counter(kinds).items())
    tables = [(_finals()[kind], many) for kind, many in groups]
    below = [0.0] * len(tables)
    win, tie, share = [0.0], [0.0], [0.0]
    for strength in range(1, STRONGEST + 1):
        equal = [finals.get(strength, 0) / STEPS for finals, _ in tables]
        beaten = prod(less**n for (_, n), less in zip(tables, below, strict=True))
        win.append(beaten)
        if any(equal):
            # one part of so many who tie: the mean over t of everybody being below, or tied by t
            mean = 0.0
            for point, weight in _POINTS:
                parts = zip(tables, below, equal, strict=True)
                mean += weight * prod((less + t * point) ** many for (_, many), less, t in parts)
            below = [less + same for less, same in zip(below, equal, strict=True)]
            not_beaten = prod(less**n for (_, n), less in zip(tables, below, strict=True))
            share.append(mean)
            tie.append(not_beaten - beaten)
        else:
            share.append(beaten)
            tie.append(0.0)
    return Worth(win, tie, share)


@cache
def _finals() -> dict[Kind, Counter[int]]:
    steps = array("H", files(__name__.rpartition(".")[0]).joinpath(FILE).read_bytes())
    if sys.byteorder == "big":
        steps.byteswap()
    return {kind: Counter(steps[at * STEPS : (at + 1) * STEPS]) for at, kind in enumerate(KINDS)}
