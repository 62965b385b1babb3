"""What can be trained."""

from __future__ import annotations

import enum


class Kind(enum.StrEnum):
    SWAP = "swap"  # keep, or swap one of two cards
    DRAW = "draw"  # what to discard
    POT = "pot"  # fees and pots, by the clauses
    SHORT = "short"  # two short stacks, as they have been computed
    RANKS = "ranks"  # which hand wins, and what it is
    CALL = "call"  # only of one's own hands: nobody is asked to guess what others bet with


KINDS = (Kind.SWAP, Kind.DRAW, Kind.POT, Kind.SHORT, Kind.RANKS)  # that can be asked for
WITHOUT_DRAW_POKER = tuple(kind for kind in KINDS if kind is not Kind.DRAW)
PRICED = (Kind.SWAP, Kind.DRAW, Kind.SHORT, Kind.CALL)  # where an answer is worth chips
