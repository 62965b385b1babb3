"""Near the end of a knockout a chip that is lost weighs more than one that is won: who is out gets
the next place from below, and twice the chips are not two first places.

How much more is reckoned with the usual model of such ends: each is first as often as it has chips
of all there are, and of the others each second as often as it has chips of theirs.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import permutations
from math import prod
from typing import Final

from drawholdem_tui.engine.view import View
from drawholdem_tui.players.cpu.shark.scenes import live_opponents

# What the first places are worth to somebody who likes to go far, by how many began.
_FEW: Final = (0.65, 0.35)
_MANY: Final = (0.5, 0.3, 0.2)
_FEW_BEGAN: Final = 4
_HEAVIEST: Final = 2.0


def weight_of_losing(view: View) -> float:
    """All one has, against the live opponent who is worst to lose it to: 1 where a chip is a chip,
    as in a cash game, between two, and among many with much to play for."""
    table = view.table
    if table.mode != "knockout" or view.you is None:
        return 1.0
    prizes = _FEW if table.places <= _FEW_BEGAN else _MANY
    stacks = tuple(table.stacks)
    return max(
        (_weight(stacks, prizes, view.you, seat) for seat in live_opponents(view)), default=1.0
    )


@lru_cache(maxsize=128)
def _weight(stacks: tuple[int, ...], prizes: tuple[float, ...], you: int, other: int) -> float:
    """What is lost by losing to somebody, for once what is gained by winning."""
    risk = min(stacks[you], stacks[other])

    def then(mine: int) -> float:
        after = list(stacks)
        after[you], after[other] = stacks[you] + mine, stacks[other] - mine
        return _expected(after, prizes, you)

    now = then(0)
    gain, loss = then(risk) - now, now - then(-risk)
    if gain <= 0 or loss <= 0:
        return 1.0
    return min(max(loss / gain, 1.0), _HEAVIEST)


def _expected(stacks: Sequence[int], prizes: Sequence[float], you: int) -> float:
    """What one's place will be worth. Those without a chip are behind everybody who has some."""
    playing = [seat for seat, stack in enumerate(stacks) if stack]
    if you not in playing:
        return prizes[len(playing)] if len(playing) < len(prizes) else 0.0
    others = [seat for seat in playing if seat != you]
    every = sum(stacks)
    expected = 0.0
    for place, prize in enumerate(prizes[: len(playing)]):
        for before in permutations(others, place):
            left = every
            parts = []
            for seat in (*before, you):
                parts.append(stacks[seat] / left)
                left -= stacks[seat]
            expected += prize * prod(parts)
    return expected
