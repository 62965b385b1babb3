"""Spots in a row: a seed gives the same ones in every program of the same edition."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from drawholdem_tui.drills.dealt import seed_of
from drawholdem_tui.drills.kinds.all_kinds import KINDS, Kind
from drawholdem_tui.drills.kinds.swap import swap_spot
from drawholdem_tui.drills.spot import Spot

# Makes other spots of the same seed: the next number. What was kept of earlier ones is forgotten.
EDITION: Final = 5
_MIXED: Final = (4, 2, 2, 2, 1)  # how often each of the kinds comes, where none is named


def key_of(kind: Kind, level: int, seed: str, place: int) -> str:
    """The key of a place in a series."""
    return f"{kind} {level} {place} {seed}"


def spot_of(key: str) -> Spot:
    """The spot of a key, again. The first of a sitting comes at once: a swap before the flop needs
    no search. The other kinds are loaded meanwhile."""
    kind, level, place, _seed = key.split(" ", 3)
    rng = Random(seed_of(EDITION, key))
    match Kind(kind):
        case Kind.SWAP:
            return swap_spot(key, rng, int(level), at_once=place == "0")
        case Kind.DRAW:
            from drawholdem_tui.drills.kinds.draw import draw_spot

            return draw_spot(key, rng, int(level), at_once=place == "0")
        case Kind.POT:
            from drawholdem_tui.drills.kinds.pot import pot_spot

            return pot_spot(key, rng, int(level))
        case Kind.SHORT:
            from drawholdem_tui.drills.kinds.short import short_spot

            return short_spot(key, rng, int(level))
        case Kind.RANKS:
            from drawholdem_tui.drills.kinds.ranks import ranks_spot

            return ranks_spot(key, rng, int(level))
    raise ValueError(key)


def kind_at(kinds: Sequence[Kind], seed: str, place: int) -> Kind:
    """One of several at random, the first of a sitting a swap; of one kind, that one."""
    if len(kinds) == 1 or not place:
        return kinds[0]
    chances = [_MIXED[KINDS.index(kind)] for kind in kinds]
    return Random(seed_of("kind", seed, place)).choices(kinds, chances)[0]
