"""A computed strategy for one size of stacks, and what there is to say of it: plain values."""

from __future__ import annotations

from typing import Final, NamedTuple

HANDS: Final = 169
NODES: Final = ("keep-keep", "keep-swap", "swap-keep", "swap-swap")  # button's, big blind's
CERTAIN: Final = 255  # a share of one, as the table has it
HARDLY: Final = 0.03  # what is done, or left out, so rarely is told as never, and always


class Told(NamedTuple):
    """The button's ``value`` in big blinds; what a perfect opponent wins in thousandths of one, on
    average over both seats; how often each node comes, and how often it is pushed and called."""

    value: float
    exploitability: float
    button_swaps: float
    after_keep: float  # how often the big blind swaps then
    after_swap: float
    reached: tuple[float, ...]
    push: tuple[float, ...]
    call: tuple[float, ...]


class Square(NamedTuple):
    """A square of hands: who does what, and where."""

    kind: str  # button_swaps, big_blind_swaps, push, call
    at: int = 0  # behind which swap of the button; of pushes and calls the node


_BETS: Final = ("push", "call")
SQUARES: Final = (
    Square("button_swaps"),
    *(Square("big_blind_swaps", at) for at in range(2)),
    *(Square(kind, at) for kind in _BETS for at in range(len(NODES))),
)


class Strategy(NamedTuple):
    """Shares by place in the square of hands, each as a byte. Columns: the button swaps its high,
    its low card; the big blind behind a button that has kept; behind one that has swapped; pushes
    and calls by node. Without swaps: one push, one call."""

    told: Told
    cells: bytes

    @property
    def swaps(self) -> bool:
        return len(self.cells) > 2 * HANDS

    @property
    def squares(self) -> tuple[Square, ...]:
        """Those there are."""
        return SQUARES if self.swaps else tuple(Square(kind) for kind in _BETS)

    def shares(self, square: Square, place: int) -> tuple[float, float]:
        """How often the high and the low card are swapped; of a bet how often it is made, twice."""
        kind, at = square
        if kind == "button_swaps":
            return self.button_swaps(place)
        if kind == "big_blind_swaps":
            return self.big_blind_swaps(place, button_swapped=bool(at))
        share = self.push(place, at) if kind == "push" else self.call(place, at)
        return share, share

    def often(self, square: Square) -> float:
        """Over all hands that come there."""
        told, (kind, at) = self.told, square
        if kind == "button_swaps":
            return told.button_swaps
        if kind == "big_blind_swaps":
            return told.after_swap if at else told.after_keep
        return told.push[at] if kind == "push" else told.call[at]

    def button_swaps(self, place: int) -> tuple[float, float]:
        """How often the high and the low card."""
        return self._share(0, place), self._share(1, place)

    def big_blind_swaps(self, place: int, *, button_swapped: bool) -> tuple[float, float]:
        column = 4 if button_swapped else 2
        return self._share(column, place), self._share(column + 1, place)

    def push(self, place: int, node: int = 0) -> float:
        return self._share(6 + node if self.swaps else 0, place)

    def call(self, place: int, node: int = 0) -> float:
        return self._share(10 + node if self.swaps else 1, place)

    def _share(self, column: int, place: int) -> float:
        return self.cells[column * HANDS + place] / CERTAIN


def node_of(*, button_swapped: bool, big_blind_swapped: bool) -> int:
    """The place of a node in ``NODES``.

    >>> NODES[node_of(button_swapped=False, big_blind_swapped=True)]
    'keep-swap'
    """
    return in_turn(button_swapped, big_blind_swapped)


def in_turn(*swapped: bool) -> int:
    """The place of what everybody did, the first counting most.

    >>> in_turn(True, False, True)
    5
    """
    found = 0
    for each in swapped:
        found = 2 * found + each
    return found
