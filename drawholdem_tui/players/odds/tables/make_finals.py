"""Makes ``finals.bin``: how strong opponents' hands are in the end at draw poker.

    python -m drawholdem_tui.players.odds.tables.make_finals

Each table is its hands in order, 2,000 of them at equal distances. The same seed, the same bytes,
however many processes count.
"""

from __future__ import annotations

import sys
from array import array
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple, TypeAlias

from drawholdem_tui.heavy.jobs import Blocks, Job
from drawholdem_tui.heavy.places import cores, processes
from drawholdem_tui.heavy.run import Run
from drawholdem_tui.players.odds.discards import usual_discards
from drawholdem_tui.players.odds.tables.finals import FILE, KINDS, STEPS, Kind
from drawholdem_tui.players.odds.tables.ranks import ranks

DEALS: Final = 1_000_000
SEED: Final = 2026
MOST: Final = 3
DEALS_A_BLOCK: Final = 20_000
LOWEST_OPENERS: Final = (36, 37, 8, 4, 1)  # two jacks, four, three, two

Ended: TypeAlias = dict[Kind, list[int]]  # how strong the hands were


class Block(NamedTuple):
    """So many deals, and the state of the one random source before them."""

    lot: tuple[Any, ...]
    deals: int


class _Lots:
    """The state of the random source before each block."""

    def __init__(self, seed: int) -> None:
        self._rng = Random(seed)
        self._before = [self._rng.getstate()]

    def before(self, number: int) -> tuple[Any, ...]:
        while len(self._before) <= number:
            for _ in range(DEALS_A_BLOCK):
                _eight(self._rng)
            self._before.append(self._rng.getstate())
        return self._before[number]


def make(deals: int, seed: int, jobs: int = 1) -> bytes:
    lots = _Lots(seed)
    firsts = range(0, deals, DEALS_A_BLOCK)
    blocks = Blocks(
        len(firsts),
        lambda number: Block(lots.before(number), min(DEALS_A_BLOCK, deals - firsts[number])),
    )
    ended: Ended = {kind: [] for kind in KINDS}
    with processes(jobs) as place:
        for answer in Run(Job(dealt_out, blocks), place).all_answers():
            for kind, hands in answer.value.items():
                ended[kind] += hands
    table = array("H")
    for hands in ended.values():
        hands.sort()
        table.extend(hands[(2 * at + 1) * len(hands) // (2 * STEPS)] for at in range(STEPS))
    if sys.byteorder == "big":
        table.byteswap()
    return table.tobytes()


def dealt_out(block: Block) -> Ended:
    """What each hand was in the end."""
    rng = Random()
    rng.setstate(block.lot)
    strength = ranks().strength
    lowest = strength(LOWEST_OPENERS)
    ended: Ended = {kind: [] for kind in KINDS}
    for _ in range(block.deals):
        eight = _eight(rng)
        hand, more = eight[:5], eight[5:]
        discards = usual_discards(hand, MOST)
        final = strength([card for card in hand if card not in discards] + more[: len(discards)])
        for opened in (False, True) if strength(hand) >= lowest else (False,):
            ended[None, opened].append(final)
            ended[len(discards), opened].append(final)
    return ended


def _eight(rng: Random) -> list[int]:
    """A hand, and what could be drawn to it."""
    return rng.sample(range(52), 8)


if __name__ == "__main__":
    (Path(__file__).parent / FILE).write_bytes(make(DEALS, SEED, cores()))
