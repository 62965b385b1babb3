"""A computed strategy for one size of stacks, and what there is to say of it: plain values, between
two and between three the same with another number of seats."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final, NamedTuple

HANDS: Final = 169
HARDLY: Final = 0.03  # what is done, or left out, so rarely is told as never, and always


class Square(NamedTuple):
    """A square of hands: who does what, and where."""

    kind: str  # one of the swaps or bets of its layout
    at: int = 0  # who swapped before, as ``in_turn`` counts it; of bets the node


class Layout(NamedTuple):
    """What a table for so many seats is made of, in the order of its cells."""

    seats: int
    swaps: tuple[str, ...]  # whose, in turn
    bets: tuple[str, ...]
    certain: int  # a share of one, as a cell has it
    parts: int  # of a whole, in which its figures are kept

    @property
    def nodes(self) -> int:
        """In how many ways all can have kept or swapped."""
        return 1 << self.seats

    @property
    def swap_squares(self) -> tuple[Square, ...]:
        swaps = enumerate(self.swaps)
        return tuple(Square(kind, at) for turn, kind in swaps for at in range(1 << turn))

    def squares(self, *, swaps: bool) -> tuple[Square, ...]:
        """Those there are; without swaps the bets alone, at their only node."""
        nodes = self.nodes if swaps else 1
        bets = (Square(kind, at) for kind in self.bets for at in range(nodes))
        return (*(self.swap_squares if swaps else ()), *bets)

    def columns(self, *, swaps: bool) -> int:
        """A swap has two: how often the high card goes, and the low one."""
        return len(self.squares(swaps=swaps)) + (len(self.swap_squares) if swaps else 0)


LAYOUTS: Final = {
    2: Layout(2, ("button_swaps", "big_blind_swaps"), ("push", "call"), 255, 1_000_000),
    3: Layout(
        3,
        ("button_swaps", "small_blind_swaps", "big_blind_swaps"),
        ("push", "call", "late_push", "call_button", "call_small", "overcall"),
        30,
        10_000,
    ),
}


class Told(NamedTuple):
    """What each seat wins in big blinds, in turn from the button; what a perfect opponent wins in
    thousandths of one: between two on average over both seats, between three in the best of them;
    how often each node comes up, and how often each square is played."""

    values: tuple[float, ...]
    exploitability: float
    reached: tuple[float, ...]
    often: tuple[float, ...]


@dataclass(frozen=True)
class Table:
    """Shares by place in the square of hands, each as a byte: column by column, as its layout has
    the squares."""

    seats: int
    told: Told
    cells: bytes

    @property
    def layout(self) -> Layout:
        return LAYOUTS[self.seats]

    @property
    def swaps(self) -> bool:
        return len(self.cells) > len(self.layout.bets) * HANDS

    @property
    def squares(self) -> tuple[Square, ...]:
        return tuple(_columns(self.seats, swaps=self.swaps))

    def shares(self, square: Square, place: int) -> tuple[float, float]:
        """How often the high and the low card are swapped; of a bet how often it is made, twice."""
        layout = LAYOUTS[self.seats]
        at = _columns(self.seats, swaps=self.swaps)[square] * HANDS + place
        low = at + HANDS if square.kind in layout.swaps else at
        return self.cells[at] / layout.certain, self.cells[low] / layout.certain

    def bets(self, kind: str, place: int, node: int = 0) -> float:
        return self.shares(Square(kind, node), place)[0]

    def often(self, square: Square) -> float:
        """Over all hands that get there; never if there is no such square."""
        squares = self.squares
        return self.told.often[squares.index(square)] if square in squares else 0.0

    def comes(self, square: Square) -> bool:
        """Whether play by this table ever gets there: where it never does, no hand goes in over all
        that get there, though the square has some that would."""
        if square.kind in self.layout.swaps or self.often(square):
            return True
        return not any(self.shares(square, place)[0] for place in range(HANDS))


@cache
def _columns(seats: int, *, swaps: bool) -> dict[Square, int]:
    """The first column of each square."""
    layout, found, column = LAYOUTS[seats], dict[Square, int](), 0
    for square in layout.squares(swaps=swaps):
        found[square] = column
        column += 2 if square.kind in layout.swaps else 1
    return found


def in_turn(*swapped: bool) -> int:
    """The place of what everybody did, the first counting most.

    >>> in_turn(True, False, True)
    5
    """
    return sum(each << at for at, each in enumerate(reversed(swapped)))


def who_swapped(at: int, turns: int) -> tuple[bool, ...]:
    """The reverse.

    >>> who_swapped(5, 3)
    (True, False, True)
    """
    return tuple(bool(at >> turns - 1 - turn & 1) for turn in range(turns))


def node_name(at: int, turns: int) -> str:
    """
    >>> node_name(2, 3)
    'keep-swap-keep'
    """
    return "-".join("swap" if each else "keep" for each in who_swapped(at, turns))


NODES: Final = tuple(node_name(at, 2) for at in range(LAYOUTS[2].nodes))
