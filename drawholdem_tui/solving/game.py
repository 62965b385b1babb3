"""Push or fold as it is computed, for two or three: the button swaps (for a fee, which is a bet, of
three: DH-5), then the small blind, then the big blind, each for all to see; the button goes all-in
or folds, the others call, or push where it has folded, or fold. All have the same stack.

Amounts are in big blinds. Seats are counted in their turn, from the button; nodes as ``in_turn``
counts who has swapped.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np

from drawholdem_tui.players.pushfold.strategy import LAYOUTS, Layout
from drawholdem_tui.solving.hands import HANDS, Figures

SMALL_BLIND: Final = 0.5
FEE: Final = 0.5
PUSH, CALL, LATE, CALL_BUTTON, CALL_SMALL, OVERCALL = range(len(LAYOUTS[3].bets))
# What is done, or left out, more rarely than can be told: of three by the samples.
_HARDLY: Final = {2: 0.0, 3: 0.02}


class Samples(NamedTuple):
    """So many boards, so many threes of hands drawn on each; some have a card in common."""

    boards: int = 20_000
    threes: int = 10_000
    seed: int = 3


class Game(NamedTuple):
    """All have ``stack`` before antes and blinds; without ``swaps`` it is plain hold'em. Antes are
    computed between two alone, and nothing is sampled between them."""

    stack: float
    seats: int = 2
    swaps: bool = True
    ante: float = 0.0
    samples: Samples = Samples()

    @property
    def layout(self) -> Layout:
        return LAYOUTS[self.seats]

    @property
    def nodes(self) -> int:
        return self.layout.nodes if self.swaps else 1

    @property
    def possible(self) -> Figures:
        """By hand: keep, swap the high card, the low one; of a pair either is the same."""
        found = np.ones((HANDS, 3), bool)
        found[::14, 1] = False
        if not self.swaps:
            found[:, 1:] = False
        return found

    def before(self, seat: int) -> Figures:
        """By node, which of the patterns it is that a seat has seen."""
        return np.arange(self.nodes) >> self.seats - seat

    def has_swapped(self, seat: int) -> Figures:
        """By node."""
        found: Figures = np.arange(self.nodes) >> self.seats - 1 - seat & 1
        return found


class Plays(NamedTuple):
    """By kind of hand: of each seat how often it keeps, swaps high, swaps low, by what it has seen;
    and how often everything goes in, by bet, node and kind."""

    swaps: tuple[Figures, ...]
    bets: Figures


def as_cells(game: Game, plays: Plays) -> bytes:
    """In whole parts: a hand that does something does it in whole parts, too."""
    swaps = [each[:, card] for seat in plays.swaps for each in seat for card in (1, 2)]
    columns = (swaps if game.swaps else []) + [each for bet in plays.bets for each in bet]
    shares, hardly = np.concatenate(columns), _HARDLY[game.seats]
    shares = np.where(shares < hardly, 0, np.where(shares > 1 - hardly, 1, shares))
    return bytes(np.rint(shares * game.layout.certain).astype(np.uint8))


def as_plays(game: Game, cells: bytes) -> Plays:
    layout = game.layout
    shares: Figures = np.frombuffer(cells, np.uint8).reshape(-1, HANDS) / layout.certain
    many = 2 * len(layout.swap_squares) if game.swaps else 0
    swaps: tuple[Figures, ...]
    if game.swaps:
        high, low = shares[0:many:2], shares[1:many:2]
        each = np.stack([np.maximum(1 - high - low, 0), high, low], 2)
        swaps = tuple(each[(1 << seat) - 1 : (2 << seat) - 1] for seat in range(game.seats))
    else:
        keep = np.zeros((1, HANDS, 3))
        keep[:, :, 0] = 1
        swaps = (keep,) * game.seats
    return Plays(swaps, shares[many:].reshape(len(layout.bets), game.nodes, HANDS))


class Check(NamedTuple):
    """The stacks that there are, in turn from the button, and the stack of the table that is played
    by. The same seed deals the same cards."""

    stacks: tuple[float, ...]
    table: int
    swaps: bool
    hands: int
    seed: int


class Won(NamedTuple):
    """What the best response wins in a seat beyond what the strategy wins there with the same
    cards, in thousandths of a big blind a hand, with its standard error."""

    more: float
    error: float


class Checked(NamedTuple):
    """Each seat against the others, the button first."""

    seats: tuple[Won, ...]
