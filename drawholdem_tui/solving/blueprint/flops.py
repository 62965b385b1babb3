"""What a flop is worth to the button, by both hands: fitted to hands that sharks have played from
there on.

For each way to come to a flop (how often it was raised, and whether the button began with a call) a
straight line in a few things that matter: the share that the hands win of each other, how deep the
stacks are, and of each hand its ranks, its suits and how near its cards are. A chip won or lost is
counted in pots.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Final, NamedTuple

import numpy as np

from drawholdem_tui.players.blueprint.tree import So
from drawholdem_tui.solving.hands import HANDS, Figures, equities

# How it came to a flop: raises before it, and whether the button began with a call.
LINES: Final = ((0, True), (1, True), (1, False), (2, False), (3, False))
_CALMLY: Final = 5.0  # how much a figure has to explain to be believed
_FREELY: Final = 0.01  # those that come first: what every flop is worth, and by the share won
_FIRST: Final = 3
_OURS: Final = "flops.json"


class Sample(NamedTuple):
    """A hand played from the flop on; amounts in big blinds."""

    line: int
    stack: float
    button_swapped: bool
    big_blind_swapped: bool
    button: int  # the places of both hands on the flop
    big_blind: int
    pot: float
    won: float  # by the button, from the start of the hand


# by line, what each thing that matters is worth
Flops = tuple[tuple[float, ...], ...]


def ours() -> Flops:
    """What the game's own blueprint was computed with."""
    return read(files(__name__.rpartition(".")[0]).joinpath(_OURS).read_text(encoding="utf-8"))


def read(text: str) -> Flops:
    """``ValueError`` where it is something else."""
    found = json.loads(text)
    things = 8 + 4 * _kinds().shape[1]
    fits = isinstance(found, list) and len(found) == len(LINES)
    if not fits or not all(isinstance(line, list) and len(line) == things for line in found):
        raise ValueError
    return tuple(tuple(map(float, line)) for line in found)


def fitted(samples: Sequence[Sample]) -> Flops:
    """The lines that come nearest to all of them; deep pots count less, as luck does more there."""
    return tuple(_line([each for each in samples if each.line == at]) for at in range(len(LINES)))


def _line(samples: Sequence[Sample]) -> tuple[float, ...]:
    stack, pot, won = (np.array([each[at] for each in samples]) for at in (1, 6, 7))
    button, big_blind = (np.array([each[at] for each in samples], int) for at in (4, 5))
    swapped = np.array([each[2:4] for each in samples], float).reshape(-1, 2)
    deep = np.log((stack - pot / 2) / pot)
    things = _things(button, big_blind, deep, swapped[:, 0], swapped[:, 1])
    weight = 1 / (0.3 + np.exp(deep))
    calm = np.full(things.shape[1], _CALMLY)
    calm[:_FIRST] = _FREELY
    weighed = (things * weight[:, None]).T
    found = np.linalg.solve(weighed @ things + np.diag(calm), weighed @ (won / pot))
    return tuple(map(float, found))


def worth_of_a_flop(flops: Flops, stack: float, so: So, context: int) -> Figures:
    """What the button wins there, by its hand and the other's."""
    put_in = so.price
    pot = 2 * put_in
    button, big_blind = np.indices((HANDS, HANDS))
    deep = np.full((HANDS, HANDS), np.log((stack - put_in) / pot))
    one, other = (np.full((HANDS, HANDS), float(each)) for each in divmod(context, 2))
    line = LINES.index((so.raises, so.called_first))
    won = _things(button, big_blind, deep, one, other) @ np.array(flops[line]) * pot
    found: Figures = np.clip(won, -stack, stack)
    return found


def _things(
    button: Figures, big_blind: Figures, deep: Figures, one: Figures, other: Figures
) -> Figures:
    share = equities()[button, big_blind] - 0.5
    always = np.ones_like(share)
    found = [always, deep, share, share * deep, share**3, share**3 * deep, one - 0.5, other - 0.5]
    for hand in (button, big_blind):
        for each in _kinds().T:
            found += [each[hand], each[hand] * deep]
    return np.stack(found, -1)


@cache
def _kinds() -> Figures:
    """Of each kind of hand: its ranks, whether it is a pair, suited, or connected, and how high."""
    rows = []
    for place in range(HANDS):
        row, column = divmod(place, 13)
        high, low = 12 - min(row, column), 12 - max(row, column)
        pair, near = high == low, high - low in (1, 2)
        rows.append([high / 12, low / 12, pair, column > row, near, max(high + low - 14, 0) / 10])
    kinds = np.array(rows, float)
    found: Figures = kinds - kinds.mean(0)
    return found
