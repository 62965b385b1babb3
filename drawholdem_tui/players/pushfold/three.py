"""The computed strategy between three: squares of hands as between two, of one seat more."""

from __future__ import annotations

from typing import Final, NamedTuple

from drawholdem_tui.players.pushfold.strategy import HANDS, Square

PARTS: Final = 30  # a share of one, as a cell has it
NODES: Final = 8  # who has swapped: the button counts 4, the small blind 2, the big blind 1
BETS: Final = ("push", "call", "late_push", "call_button", "call_small", "overcall")
SWAPS: Final = (
    Square("button_swaps"),
    *(Square("small_blind_swaps", at) for at in range(2)),
    *(Square("big_blind_swaps", at) for at in range(4)),
)
SQUARES: Final = (*SWAPS, *(Square(kind, at) for kind in BETS for at in range(NODES)))


class ThreeTold(NamedTuple):
    """What each seat wins, in big blinds; what somebody wins at most in one of the seats who knows
    all of it, in thousandths of one; how often each node comes, and what is done in each square."""

    values: tuple[float, float, float]  # the button's, the small blind's, the big blind's
    exploitability: float
    reached: tuple[float, ...]
    often: tuple[float, ...]  # by square


class ThreeStrategy(NamedTuple):
    """Shares by place in the square of hands: of a swap first how often the high card goes, then
    the low one. Without swaps there are the bets alone."""

    told: ThreeTold
    cells: bytes

    @property
    def swaps(self) -> bool:
        return len(self.cells) > len(BETS) * HANDS

    @property
    def squares(self) -> tuple[Square, ...]:
        """Those there are."""
        return SQUARES if self.swaps else tuple(Square(kind) for kind in BETS)

    def shares(self, square: Square, place: int) -> tuple[float, float]:
        """How often the high and the low card are swapped; of a bet how often it is made, twice."""
        number = self.squares.index(square)
        if square in SWAPS:
            return self._share(2 * number, place), self._share(2 * number + 1, place)
        share = self._share(number + len(SWAPS) if self.swaps else number, place)
        return share, share

    def often(self, square: Square) -> float:
        """Over all hands that come there."""
        return self.told.often[self.squares.index(square)]

    def _share(self, column: int, place: int) -> float:
        return self.cells[column * HANDS + place] / PARTS
