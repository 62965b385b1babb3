"""Makes ``finals.bin``: how strong opponents' hands are in the end at draw poker.

    python -m drawholdem_tui.players.odds.tables.make_finals

Each table is its hands in order, 2,000 of them at equal distances. The same seed, the same bytes.
"""

from __future__ import annotations

import sys
from array import array
from pathlib import Path
from random import Random
from typing import Final

from drawholdem_tui.players.odds.tables.finals import DREW, FILE, STEPS
from drawholdem_tui.players.odds.tables.ranks import ranks
from drawholdem_tui.players.odds.usual_discards import usual_discards

DEALS: Final = 1_000_000
SEED: Final = 2026
MOST: Final = 3


def make(deals: int, seed: int) -> bytes:
    """The tables as their file has them."""
    rng = Random(seed)
    strength = ranks().strength
    ended: dict[int | None, list[int]] = {kind: [] for kind in DREW}
    for _ in range(deals):
        eight = rng.sample(range(52), 8)
        hand, more = eight[:5], eight[5:]
        discards = usual_discards(hand, MOST)
        final = strength([card for card in hand if card not in discards] + more[: len(discards)])
        ended[None].append(final)
        ended[len(discards)].append(final)
    table = array("H")
    for hands in ended.values():
        hands.sort()
        table.extend(hands[(2 * at + 1) * len(hands) // (2 * STEPS)] for at in range(STEPS))
    if sys.byteorder == "big":
        table.byteswap()
    return table.tobytes()


if __name__ == "__main__":
    (Path(__file__).parent / FILE).write_bytes(make(DEALS, SEED))
