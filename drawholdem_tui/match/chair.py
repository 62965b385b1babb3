"""A chair at the table: who sits there, with how much, and what has become of them."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(slots=True, repr=False)  # made at every start, and nobody prints one
class Chair:
    name: str
    stack: int
    bought: int
    sits_out: bool = False
    waits: bool = False  # came in or back, and waits for the big blind
    left: bool = False
    wants_overblind: bool = False  # said in advance (DH-8)
    place: int | None = None  # knocked out
    hands_won: int = 0
    biggest_pot: int = 0
    course: tuple[int, ...] = ()  # in a knockout the stack after each hand, to the last one

    @property
    def net(self) -> int:
        return self.stack - self.bought

    @property
    def can_play(self) -> bool:
        return self.stack > 0 and not self.sits_out and not self.left

    def buy(self, chips: int) -> None:
        self.stack += chips
        self.bought += chips

    def comes_back(self, chips: int, *, waits: bool) -> None:
        """After having left, with as much as then, and at least with ``chips``."""
        self.left = self.sits_out = self.wants_overblind = False
        self.waits = waits
        self.buy(max(chips - self.stack, 0))
