"""What can fly over the table, and how it gets from one place to another."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from drawholdem_tui.tui.table.scene.plan import CardSize, Place, amount
from drawholdem_tui.tui.table.scene.spots import Cell


@dataclass(frozen=True, slots=True)
class Backs:
    """Cards face down, side by side."""

    cards: int
    card: CardSize = (2, 1)
    step: int = 3  # from one to the next

    @property
    def size(self) -> tuple[int, int]:
        return (self.cards - 1) * self.step + self.card[0], self.card[1]


@dataclass(frozen=True, slots=True)
class Chips:
    amount: int
    fee: bool = False  # in the colour of the swap line

    @property
    def size(self) -> tuple[int, int]:
        return 2 + len(amount(self.amount)), 1


@dataclass(frozen=True, slots=True)
class DealerButton:
    width: int = 3

    @property
    def size(self) -> tuple[int, int]:
        return self.width, 1


@dataclass(frozen=True, slots=True)
class Bare:
    """The table where cards have just left it, until new ones lie there. It stays in its place."""

    width: int
    height: int

    @property
    def size(self) -> tuple[int, int]:
        return self.width, self.height


Thing: TypeAlias = Backs | Chips | DealerButton | Bare


@dataclass(frozen=True, slots=True)
class Move:
    what: Thing
    start: Cell
    end: Cell
    out_of_the_deck: bool = False  # not seen before it sets out

    def at(self, share: float) -> Place:
        """Where it is after a share of its way; things set out fast and arrive softly.

        >>> Move(DealerButton(), (0, 0), (8, 4)).at(0.5)
        Place(x=7, y=4, width=3, height=1)
        """
        left = (1 - min(max(share, 0.0), 1.0)) ** 3
        x, y = (
            round(end + (start - end) * left)
            for start, end in zip(self.start, self.end, strict=True)
        )
        return Place(x, y, *self.what.size)
